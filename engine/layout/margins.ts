import { type Box, type Ruling, type Size, unionOf } from '../geometry/index.ts'
import { bodySize, type Line, sizeOf, sizeOfLine, spokenWords, type Turn, textOfLines, type Word } from '../model/index.ts'
import { isRunningHead } from './running-heads.ts'

/** A part of the page with its lines; tables and pictures have none. */
export interface Part {
  readonly box: Box
  readonly lines: readonly Line[]
}

/** Share of the page's height at its top and bottom in which running headers, footers and page numbers stand. */
const margin = 0.12
/** The same for a number alone at the foot, which pages with wide margins have higher up. */
const deepFoot = 0.15

/**
 * The parts that this page alone shows to be furniture: in the margin, apart from the text, and either a page number, a line with one
 * at its end, a line in smaller type, or turned writing beside the text; `turn` is that of the whole page. Headers that only repetition gives away are found over the whole document.
 */
export function furnitureOf<Item extends Part>(
  parts: readonly Item[],
  page: { readonly size: Size; readonly number: number; readonly rulings: readonly Ruling[] },
  turn: Turn,
): ReadonlySet<Item> {
  const body = bodySize(parts.flatMap((part) => part.lines.flatMap((line) => line.words)))
  // Where the page itself is read turned, turned writing in its margins is its titles.
  const found = new Set<Item>(turn === 0 ? stamps(parts, page.size) : [])
  for (const edge of ['top', 'bottom'] as const) {
    let rest = parts.filter((part) => !found.has(part))
    let outer: Box | null = null
    // A header over a second line of its own, or a footer over the page number: two rows at most.
    for (let row = 0; row < 2; row++) {
      const outermost = outermostRow(rest, edge)
      const inner = rest.filter((part) => !outermost.includes(part))
      if (inner.length === 0 || (outer !== null && isNearerToText(outermost, inner, outer, edge))) break
      const isKnown = isFurniture(outermost, inner, edge, page, body)
      if (!isKnown && !(row === 0 && isHeadOrFoot(outermost, inner, edge, page, body))) break
      for (const part of outermost) found.add(part)
      // What only its setting gives away says nothing of a second row.
      if (!isKnown) break
      outer = unionOf(outermost.map(({ box }) => box))
      rest = inner
    }
  }
  return found
}

/** A second row of a header or footer stands no more than so many times as far from the first as from the text. */
const mostApart = 2
function isNearerToText(row: readonly Part[], inner: readonly Part[], outer: Box, edge: 'top' | 'bottom'): boolean {
  const box = unionOf(row.map((part) => part.box))
  const apart = edge === 'top' ? box.top - outer.bottom : outer.top - box.bottom
  return apart > mostApart * Math.max(0, gapTo(inner, box, edge))
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

/** "Page 2 of 7" with a dash at either end. */
const mostWordsOfNumber = 6

/** The page's own number alone ("2", "Page 2 of 7"), a line or more away from the text: furniture wherever a short page ends. */
function isOwnNumber(row: readonly Part[], inner: readonly Part[], edge: 'top' | 'bottom', number: number, body: number): boolean {
  const lines = row.flatMap((part) => part.lines)
  if (lines.reduce((count, { words }) => count + words.length, 0) > mostWordsOfNumber) return false
  const text = textOfLines(lines).replace(/^[-–—\s]+|[-–—\s]+$/gu, '')
  const [, own] = /^(?:\p{L}{1,9}\.?\s+)?(\d{1,4})(?:\s*(?:\/|\p{L}{1,4})\s*\d{1,4})?$/u.exec(text) ?? []
  const box = unionOf(row.map((part) => part.box))
  return own === String(number) && gapTo(inner, box, edge) > 1.2 * body
}

function gapTo(inner: readonly Part[], box: Box, edge: 'top' | 'bottom'): number {
  return edge === 'top'
    ? Math.min(...inner.map((part) => part.box.top)) - box.bottom
    : box.top - Math.max(...inner.map((part) => part.box.bottom))
}

type PageOfParts = Parameters<typeof furnitureOf>[1]

/** true for furniture of either row of an edge. */
function isFurniture(row: readonly Part[], inner: readonly Part[], edge: 'top' | 'bottom', page: PageOfParts, body: number): boolean {
  if (isOwnNumber(row, inner, edge, page.number, body)) return true
  return !isText(row, inner, edge) && isInMargin(row, inner, edge, page.size, body)
}

/** true for the outermost row when how it is set shows a running head or foot. */
function isHeadOrFoot(row: readonly Part[], inner: readonly Part[], edge: 'top' | 'bottom', page: PageOfParts, body: number): boolean {
  return !isText(row, inner, edge) && isRunningHead({ lines: row.flatMap((part) => part.lines), inner, edge, body }, page)
}

/** true for what is part of the text wherever it stands: tables and pictures, paragraphs, entries, notes and numbered lines. */
const isText = (row: readonly Part[], inner: readonly Part[], edge: 'top' | 'bottom'): boolean =>
  row.some((part) => part.lines.length === 0 || part.lines.length > 2) ||
  isEntryOfContents(row, inner) ||
  isNote(row, inner) ||
  isNumbered(row, inner, edge)

/** true for a number, with words or alone, or words with a number, that stands in the margin of the page. */
function isInMargin(row: readonly Part[], inner: readonly Part[], edge: 'top' | 'bottom', page: Size, body: number): boolean {
  const box = unionOf(row.map((part) => part.box))
  const gap = gapTo(inner, box, edge)
  const lines = row.flatMap((part) => part.lines)
  const text = textOfLines(lines).trim()
  if (edge === 'top' ? box.bottom > margin * page.height : box.top < (1 - margin) * page.height)
    // On a page that is not full the number may stand anywhere below the text, but well apart from it; under one that is full a little above the margin.
    return (
      /^[-–—]?\s?(?:\d{1,4}|[ivxl]{1,6}|[IVXL]{1,6})\s?[-–—]?$/.test(text) &&
      gap > (edge === 'bottom' && box.top > (1 - deepFoot) * page.height ? 0.85 : 2) * body &&
      (edge === 'top' ? box.bottom < 0.5 * page.height : box.top > 0.5 * page.height)
    )
  const size = Math.max(...lines.map(sizeOfLine))
  // "1   Introduction" at the head of a page: larger type keeps its number only when it stands far off.
  const pieces = lines.flatMap((line) => piecesOf(line, size > 1.25 * body ? 6 : 2.5))
  if (pieces.length > 1 && pieces.some((piece) => pageNumber.test(piece))) return gap > 0 && size < 2.6 * body
  if (gap < 0.4 * body || size > 1.25 * body) return false
  if (pageNumber.test(text)) return true
  const words = lines.reduce((count, line) => count + spokenWords(line.words), 0)
  if (lines.length > 1 || words > 14) return false
  // The only text of a page beside its tables and pictures says what they are, unless all of it is a page number.
  if (inner.every((part) => part.lines.length === 0)) return false
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

/** Lines of the text that must begin with a number at the row's edge for the row to be another of them, and how far numbers next to each other differ. */
const fewestNumbered = 3
const widestStep = 10

/** true when the row begins with the number that follows or leads to those of the lines beside it: numbered lines, listings, questions. */
function isNumbered(row: readonly Part[], inner: readonly Part[], edge: 'top' | 'bottom'): boolean {
  const [own] = row.flatMap(numbersOf)
  if (own === undefined || row.flatMap(({ lines }) => lines.flatMap(({ words }) => words)).length < 2) return false
  const others = inner
    .flatMap(numbersOf)
    .filter(({ box }) => Math.abs(box.left - own.box.left) < sameEdge || Math.abs(box.right - own.box.right) < sameEdge)
    .sort((a, b) => (edge === 'top' ? a.box.top - b.box.top : b.box.top - a.box.top))
  const [next] = others
  if (next === undefined || others.length < fewestNumbered) return false
  const step = edge === 'top' ? next.number - own.number : own.number - next.number
  return step >= 1 && step <= widestStep
}
/** The numbers with which lines begin. */
const numbersOf = ({ lines }: Part): readonly { readonly number: number; readonly box: Box }[] =>
  lines.flatMap(({ words: [first] }) =>
    first !== undefined && /^\d{1,4}[.):]?$/.test(first.text) ? [{ number: Number.parseInt(first.text, 10), box: first.box }] : [],
  )

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
  /^[-–—|•·\s]*(?:\p{L}{1,9}\.?\s+)?(?:\d{1,4}|[A-Z\d]{1,2}[-–.]\d{1,3}|[ivxl]{1,6}|[IVXL]{1,6})(?:\s*(?:\/|\p{L}{1,4})\s*\d{1,4})?[-–—|•·\s]*$/u
/** "Stock at the end of March.", "Paid so far:": running headers end without a mark, but for shortened words. */
const endsSentence = /\p{Ll}{4}[.:!?]$/u
/** "Annual Report 2023 | 14", "102 CHAPTER 4. RESULTS". */
const numberAtAnEnd = /^\d{1,4}\s+\p{L}|\p{L}[^.]*[\s|]\d{1,4}$/u
