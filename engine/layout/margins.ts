import { type Box, type Size, unionOf } from '../geometry/index.ts'
import { bodySize, type Line, lineSize, sizeOf, type Turn, textOfLines, type Word } from '../model/index.ts'

/** A part of the page with its lines; tables and pictures have none. */
export interface Part {
  readonly box: Box
  readonly lines: readonly Line[]
}

/** Share of the page's height at its top and bottom in which running headers, footers and page numbers stand. */
const margin = 0.12

/**
 * The parts that this page alone shows to be furniture: in the margin, apart from the text, and either a page number, a line with one
 * at its end, a line in smaller type, or turned writing beside the text; `turn` is that of the whole page. Headers that only repetition gives away are found over the whole document.
 */
export function furnitureOf<Item extends Part>(
  parts: readonly Item[],
  { size: page, number }: { readonly size: Size; readonly number: number },
  turn: Turn,
): ReadonlySet<Item> {
  const body = bodySize(parts.flatMap((part) => part.lines.flatMap((line) => line.words)))
  // Where the page itself is read turned, turned writing in its margins is its titles.
  const found = new Set<Item>(turn === 0 ? stamps(parts, page) : [])
  for (const edge of ['top', 'bottom'] as const) {
    let rest = parts.filter((part) => !found.has(part))
    // A header over a second line of its own, or a footer over the page number: two rows at most.
    for (let row = 0; row < 2; row++) {
      const outermost = outermostRow(rest, edge)
      const inner = rest.filter((part) => !outermost.includes(part))
      if (inner.length === 0 || !(isOwnNumber(outermost, inner, edge, number, body) || isFurniture(outermost, inner, edge, page, body)))
        break
      for (const part of outermost) found.add(part)
      rest = inner
    }
  }
  return found
}

/** Writing turned on its side in the left or right margin of an upright page: where it was downloaded, an archive's number. */
function stamps<Item extends Part>(parts: readonly Item[], page: Size): readonly Item[] {
  const isTurned = (part: Part) => part.lines.length > 0 && part.lines.every((line) => line.words.every((word) => word.turn !== 0))
  const upright = parts.filter((part) => !isTurned(part))
  if (upright.length === 0) return []
  const text = unionOf(upright.map((part) => part.box))
  return parts.filter(
    (part) =>
      isTurned(part) &&
      (part.box.right <= Math.min(text.left, 0.15 * page.width) || part.box.left >= Math.max(text.right, 0.85 * page.width)),
  )
}

function outermostRow<Item extends Part>(parts: readonly Item[], edge: 'top' | 'bottom'): readonly Item[] {
  let first: Item | undefined
  for (const part of parts) if (!first || (edge === 'top' ? part.box.top < first.box.top : part.box.bottom > first.box.bottom)) first = part
  if (!first) return []
  const { top, bottom } = first.box
  return parts.filter((part) => (part.box.top + part.box.bottom) / 2 > top && (part.box.top + part.box.bottom) / 2 < bottom)
}

/** The page's own number alone ("2", "Page 2 of 7"), a line or more away from the text: furniture wherever a short page ends. */
function isOwnNumber(row: readonly Part[], inner: readonly Part[], edge: 'top' | 'bottom', number: number, body: number): boolean {
  const text = textOfLines(row.flatMap((part) => part.lines)).replace(/^[-–—\s]+|[-–—\s]+$/gu, '')
  const [, own] = /^(?:\p{L}{1,9}\.?\s+)?(\d{1,4})(?:\s*(?:\/|\p{L}{1,4})\s*\d{1,4})?$/u.exec(text) ?? []
  const box = unionOf(row.map((part) => part.box))
  return own === String(number) && gapTo(inner, box, edge) > 1.2 * body
}

function gapTo(inner: readonly Part[], box: Box, edge: 'top' | 'bottom'): number {
  return edge === 'top'
    ? Math.min(...inner.map((part) => part.box.top)) - box.bottom
    : box.top - Math.max(...inner.map((part) => part.box.bottom))
}

function isFurniture(row: readonly Part[], inner: readonly Part[], edge: 'top' | 'bottom', page: Size, body: number): boolean {
  if (row.some((part) => part.lines.length === 0 || part.lines.length > 2)) return false
  if (isEntryOfContents(row, inner) || isNote(row, inner)) return false
  const box = unionOf(row.map((part) => part.box))
  const gap = gapTo(inner, box, edge)
  const lines = row.flatMap((part) => part.lines)
  const text = textOfLines(lines).trim()
  if (edge === 'top' ? box.bottom > margin * page.height : box.top < (1 - margin) * page.height)
    // On a page that is not full the number may stand anywhere below the text, but well apart from it.
    return (
      /^[-–—]?\s?\d{1,4}\s?[-–—]?$/.test(text) &&
      gap > 2 * body &&
      (edge === 'top' ? box.bottom < 0.5 * page.height : box.top > 0.5 * page.height)
    )
  const size = Math.max(...lines.map(lineSize))
  // "1   Introduction" at the head of a page: larger type keeps its number only when it stands far off.
  const pieces = lines.flatMap((line) => piecesOf(line, size > 1.25 * body ? 6 : 2.5))
  if (pieces.length > 1 && pieces.some((piece) => pageNumber.test(piece))) return gap > 0 && size < 2.6 * body
  if (gap < 0.4 * body || size > 1.25 * body) return false
  if (pageNumber.test(text)) return true
  const words = lines.reduce((count, line) => count + line.words.length, 0)
  if (lines.length > 1 || words > 14) return false
  if (numberAtAnEnd.test(text) && gap > 0.6 * body && size <= 1.05 * body && !/[.:;]$/.test(text)) return true
  // A sentence above the text introduces it.
  if (edge === 'top' && endsSentence.test(text)) return false
  return size < 0.93 * body && gap > 0.9 * body && words <= 10
}

/** true for a note at the foot of the page: a mark that stands raised behind a word of the text too, itself raised or small, and words after it. */
function isNote(row: readonly Part[], inner: readonly Part[]): boolean {
  const [mark, next] = row[0]?.lines[0]?.words ?? []
  if (mark === undefined || next === undefined || !/^["'“„«(]?\p{L}/u.test(next.text)) return false
  if (mark.raised !== 'superscript' && sizeOf(mark) > smallMark * sizeOf(next)) return false
  const bare = (text: string) => text.replace(/[.,)\]([]/g, '')
  return inner.some(({ lines }) =>
    lines.some(({ words }) => words.some(({ raised, text }, i) => i > 0 && raised === 'superscript' && bare(text) === bare(mark.text))),
  )
}

/** A mark that stands too far from its note to be measured against it is smaller by this share. */
const smallMark = 0.9

/** Entries that show a table of contents, and how exactly they begin and end below one another, page points. */
const fewestEntries = 4
const sameEdge = 1.5

/** true for the last entry of a table of contents: it begins and ends as those above, and its page is none before theirs, as the page's own number is. */
function isEntryOfContents(row: readonly Part[], inner: readonly Part[]): boolean {
  const entryOf = ({ words, box }: Line) => {
    const page = Number(words.length > 1 ? words.at(-1)?.text : Number.NaN)
    return Number.isInteger(page) ? [{ page, box }] : []
  }
  const [own, ...others] = row.flatMap(({ lines }) => lines.flatMap(entryOf))
  if (own === undefined || others.length > 0 || row.length > 1) return false
  const entries = inner
    .flatMap(({ lines }) => lines.flatMap(entryOf))
    .filter(({ box }) => box.bottom <= own.box.top && Math.abs(box.right - own.box.right) <= sameEdge)
    .sort((a, b) => a.box.top - b.box.top)
  return (
    entries.length >= fewestEntries &&
    own.page >= (entries.at(-1)?.page ?? 0) &&
    entries.some(({ box }) => Math.abs(box.left - own.box.left) <= sameEdge)
  )
}

/** The texts of a line that stand more than `ems` sizes apart. */
function piecesOf(line: Line, ems: number): readonly string[] {
  const pieces: string[] = []
  let previous: Word | null = null
  for (const word of line.words) {
    const gap = previous ? Math.max(word.box.left - previous.box.right, previous.box.left - word.box.right) : 0
    const last = pieces.length - 1
    if (previous && gap <= ems * sizeOf(word)) pieces[last] = `${pieces[last]} ${word.text}`
    else pieces.push(word.text)
    previous = word
  }
  return pieces
}

/** "12", "- 12 -", "Page 3 of 8", "3/8", "7-45", "iv" standing alone. */
const pageNumber =
  /^[-–—|•·\s]*(?:\p{L}{1,9}\.?\s+)?(?:\d{1,4}|[A-Z\d]{1,2}[-–.]\d{1,3}|[ivxl]{1,6})(?:\s*(?:\/|\p{L}{1,4})\s*\d{1,4})?[-–—|•·\s]*$/u
/** "Stock at the end of March.", "Paid so far:": running headers end without a mark, but for shortened words. */
const endsSentence = /\p{Ll}{4}[.:!?]$/u
/** "Annual Report 2023 | 14", "102 CHAPTER 4. RESULTS". */
const numberAtAnEnd = /^\d{1,4}\s+\p{L}|\p{L}[^.]*[\s|]\d{1,4}$/u
