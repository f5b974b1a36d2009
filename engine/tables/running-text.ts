import { overlapX, width } from '../geometry/index.ts'
import { spokenWords, type Word } from '../model/index.ts'
import { isMoment, readsAsValue } from './cell-text.ts'
import { type Chunk, chunksOf, rowsOnce, sizeOf, spacingSizeOf } from './text-rows.ts'

/** A figure or day beside every so many lines makes them the wrapped labels of a table's rows: cells are hardly ever longer. */
const longestCell = 8

/** Words of running text: stacks of three lines or more, of which most are long and fill the width, unless figures or labels stand beside them. */
export function runningText(words: readonly Word[]): readonly Word[] {
  const known = found.get(words)
  if (known) return known
  const prose = findRunningText(words)
  found.set(words, prose)
  return prose
}

/** Two searches for tables ask about the same words where the first takes none of them. */
const found = new WeakMap<readonly Word[], readonly Word[]>()

/** The words that are no running text; the very list where none are. */
export function outsideRunningText(words: readonly Word[]): readonly Word[] {
  const known = others.get(words)
  if (known) return known
  const prose = new Set(runningText(words))
  const outside = prose.size === 0 ? words : words.filter((word) => !prose.has(word))
  others.set(words, outside)
  return outside
}
const others = new WeakMap<readonly Word[], readonly Word[]>()

/** A piece of a row of the page. */
interface Piece extends Chunk {
  readonly row: readonly Chunk[]
  readonly besideLabel: boolean
}

function findRunningText(words: readonly Word[]): readonly Word[] {
  const lines = rowsOnce(words).flatMap((row) => {
    const chunks = chunksOf(row.words, 1)
    return chunks.map(
      ({ words: own, box }, i): Piece => ({ words: own, box, row: chunks, besideLabel: isLabelBefore(chunks[i - 1], { words: own, box }) }),
    )
  })
  // Asked only of what could be running text otherwise.
  const besideFigure = ({ row }: Piece) =>
    row.some((chunk, i) => readsAsValue(chunk.words) || isMoment(chunk.words) || (i > 0 && i === row.length - 1 && isTick(chunk)))
  const used = new Set<number>()
  const prose: Word[] = []
  lines.forEach((line, i) => {
    if (used.has(i) || spokenWords(line.words) < 4) return
    const stack = [i]
    let last = line
    for (let j = i + 1; j < lines.length; j++) {
      const next = lines[j]
      const size = sizeOf(last.words[0] as Word)
      if (!next || next.box.top - last.box.bottom > size * 1.2) break
      if (used.has(j) || next.box.top < last.box.top + size * 0.5) continue
      if (overlapX(next.box, last.box) < 0.5 * Math.min(width(next.box), width(last.box))) continue
      if (Math.abs(next.box.left - line.box.left) > size * 3) continue
      stack.push(j)
      last = next
    }
    const chunks = stack.flatMap((k) => lines[k] ?? [])
    const isOfTwo = isSentenceOfTwo(chunks)
    if (stack.length < 3 && !isOfTwo) return
    const widest = Math.max(...chunks.map((chunk) => width(chunk.box)))
    const full = chunks.filter((chunk) => width(chunk.box) > widest * 0.8 && spokenWords(chunk.words) >= 4).length
    if (full < chunks.length * 0.6 && !isOfTwo) return
    if (chunks.filter(besideFigure).length >= chunks.length / longestCell) return
    if (stack.length < longestCell && goesOnFromRow(chunks, lines.slice(0, i), besideFigure)) return
    for (const k of stack) used.add(k)
    if (areEntries(chunks)) return
    const areLabelled = chunks.every((chunk) => chunk.besideLabel) || haveLabelsInColumn(chunks)
    if (areLabelled && (chunks.every(isBehindSign) || !isWrapped(chunks, rightEdgeOf(chunks, lines)))) return
    for (const chunk of chunks) prose.push(...chunk.words)
  })
  return prose
}

/** In words: a line that is so long and goes on below in small letters is a sentence. */
const longLine = 12
/** true for two lines that have their rows for themselves, the first a long one that breaks amid a sentence: no cell is as wide. */
const isSentenceOfTwo = ([first, second, ...others]: readonly Piece[]): boolean =>
  first !== undefined &&
  second !== undefined &&
  others.length === 0 &&
  first.row.length === 1 &&
  second.row.length === 1 &&
  spokenWords(first.words) >= longLine &&
  /[\p{Ll},]$/u.test(first.words.at(-1)?.text ?? '') &&
  /^\p{Ll}/u.test(second.words[0]?.text ?? '')

/** true for a box, a tick, a cross or a disc alone, which behind a text says yes or no. */
const isTick = ({ words: [word, ...others] }: Chunk): boolean =>
  others.length === 0 && /^[\u2610-\u2612\u2713\u2714\u2717\u2718\u25CB\u25CF]$/u.test(word?.text ?? '')

/** true for lines right below a text of few words that stands beside figures, itself or lines above it, and no wider than its cell: the further lines of a wrapped label. */
function goesOnFromRow(lines: readonly Chunk[], above: readonly Piece[], besideFigure: (piece: Piece) => boolean): boolean {
  const [first] = lines
  if (!first) return false
  const size = sizeOf(first.words[0] as Word)
  let [begin, count] = [lineOver(first, above, size), lines.length]
  for (; begin !== undefined && !besideFigure(begin) && count < longestCell; count++) begin = lineOver(begin, above, size)
  if (begin === undefined || !besideFigure(begin)) return false
  const right = begin.box.right
  const room = Math.min(...begin.row.map(({ box }) => box.left).filter((left) => left >= right))
  return room < Infinity && lines.every(({ box }) => box.right < room - 2)
}

/** The line right above a text, flush with it. */
const lineOver = ({ box: below }: Chunk, above: readonly Piece[], size: number): Piece | undefined =>
  above.findLast(
    ({ box }) => Math.abs(box.left - below.left) < 2 && box.top < below.top - size * 0.5 && below.top - box.bottom <= size * 0.8,
  )

/** A paragraph of so few lines may by chance break before capitals and figures alone; one that is longer does not. */
const mostEntries = 4

/**
 * true for a few texts that stand in rows with others, mostly two or more, and none of which goes on in small letters or ends a sentence: the
 * entries of a column of short texts. Addresses beside each other stand in pairs.
 */
const areEntries = (lines: readonly Piece[]): boolean =>
  lines.length <= mostEntries &&
  lines.filter(({ row }) => row.length > 2).length * 2 > lines.length &&
  lines.every(({ row, words }) => row.length > 1 && !/[.,;:!?-]$/u.test(words.at(-1)?.text ?? '')) &&
  lines.slice(1).every(({ words }) => !/^[\p{Ll}(]/u.test(words[0]?.text ?? ''))

/** A label hardly has more words. */
const longestLabel = 3
/** Labels stand this near to their texts, in sizes of the writing; further away a text belongs to another column of the page. */
const farthestLabel = 6

/** true for a few words right before a text in its line. */
const isLabelBefore = (before: Chunk | undefined, text: Chunk): boolean =>
  before !== undefined &&
  spokenWords(before.words) <= longestLabel &&
  text.box.left - before.box.right <= farthestLabel * sizeOf(text.words[0] as Word)

/** true for texts that have a few words each before them in their line, all of which begin at one edge, however far away; signs may stand between. */
const haveLabelsInColumn = (lines: readonly Piece[]): boolean => {
  const labels = lines.map(({ row: [label, ...others], words }) =>
    others.at(-1)?.words === words && label !== undefined && spokenWords(label.words) <= longestLabel && others.slice(0, -1).every(isSign)
      ? label.box.left
      : null,
  )
  return labels.every((left) => left !== null && Math.abs(left - (labels[0] ?? left)) < 2)
}

/** Where the column of some lines ends on their right: as far as any line of the page that begins where they do. */
const rightEdgeOf = ([first]: readonly Chunk[], lines: readonly Chunk[]): number =>
  Math.max(...lines.flatMap(({ box }) => (Math.abs(box.left - (first?.box.left ?? box.left)) < 2 ? [box.right] : [])))

/** true for what stands between a name and its meaning: "=", ":", "–", "…". */
const isSign = ({ words }: Chunk): boolean => words.every(({ text }) => /^[^\p{L}\p{N}]{1,3}$/u.test(text))

const isBehindSign = ({ row, words }: Piece): boolean => {
  const before = row[row.findIndex((chunk) => chunk.words === words) - 1]
  return before !== undefined && isSign(before)
}

/** true when every line but the last ends because the first word of the next had no room left before the edge, as lines of a paragraph do. */
function isWrapped(lines: readonly Chunk[], edge: number): boolean {
  return lines.slice(0, -1).every(({ box }, i) => {
    const first = lines[i + 1]?.words[0]
    return first === undefined || box.right + 0.25 * spacingSizeOf(first) + width(first.box) > edge
  })
}
