import type { Ruling } from '../geometry/index.ts'
import { contentsGuttersOf } from './contents-gutters.ts'
import { byEdge } from './edges.ts'
import type { Word } from './word.ts'
import { isMarker, median, sizeOf } from './writing.ts'

/** White that runs down between two columns of running text, page points. */
export interface Gutter {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** Between the columns of a table of contents rather than of running text. */
  readonly ofContents?: true
}

/** So many lines begin at the edge of a column; fewer are the cells of a table or a few items. */
const fewestLines = 8
/** White at least this wide, in sizes of the writing, and lines that begin as exactly under each other, page points. */
const narrowest = 0.55
const sameEdge = 1
/** Share of the lines of running text that begin in small letters: of cells, titles, keys and items few do. */
const leastSmall = 0.35
/** Share of the lines right of a gutter that begin at its edge: others are set in, or are heads and items. */
const leastAtEdge = 0.4
/** Columns are so wide at least, in sizes of the writing, and none is so many times wider than the next: labels and keys are narrow. */
const narrowestColumn = 8
const mostUnlike = 1.8
/** Where text runs on, most lines fill so much of their column with at least so many words; keys, labels and cells do not. */
const filled = 0.75
const fewestWords = 2
const leastFilled = 0.5
/** Share of the lines left of a gutter that end together, where text is set to both edges. */
const leastEven = 0.5
/** So many lines end at one place where that is the edge they are set to. */
const fewestEven = 6

/** Share of the lines that end with the same word, from which on they are a list of the same words and no running text. */
const mostAlike = 0.75
/** Share of the lines that say the same, from which on they are cells. */
const mostEqual = 0.7

/** Upright words that stand on one baseline, from left to right. */
type Row = readonly Word[]
/** A place at which lines begin. */
interface Edge {
  /** Page points. */
  readonly left: number
  /** The first words of the lines that begin there, or set in from there. */
  readonly lines: readonly Word[]
}

/**
 * The gutters between columns of running text: white that no word and no rule crosses, at which line after line begins amid a sentence, between two
 * columns about as wide as each other whose lines do likewise; and those between the columns of a table of contents. `even`: of running text only
 * those whose lines on the left end together, as text does that is set to both edges and cells of a table do not.
 */
export function guttersOf(words: readonly Word[], rulings: readonly Ruling[], even: boolean): readonly Gutter[] {
  const contents = mayHaveContents(words) ? contentsGuttersOf(rowsOnBaselines(words)) : []
  if (contents.length > 0) return contents
  if (!mayHaveColumns(words)) return []
  const rows = rowsOnBaselines(words)
  const edges = edgesOf(rows)
  const upright = rows.flat()
  // Where lines begin amid sentences at one edge alone nothing stands beside it.
  const possible = edges.filter(({ lines }) => mayBeAmidSentences(lines))
  if (possible.length < 2) return []
  return possible.flatMap((edge) => {
    const right = edge.left
    const size = median(edge.lines.map(sizeOf), 10)
    if (!possible.some((other) => other.left < right - (narrowestColumn + narrowest) * size)) return []
    const left = right - narrowest * size
    const crossing = [
      ...upright.filter(({ box }) => box.left < right - sameEdge && box.right > left + sameEdge).map(({ baseline }) => baseline),
      ...rows.filter((row) => isTitleOver(row, left, right, size)).map(([word]) => word?.baseline ?? 0),
      ...rulings
        .filter(({ from, to }) => Math.abs(from.y - to.y) < 1 && crosses(from.x, to.x, left - size, right + size))
        .map(({ from }) => from.y),
    ].sort((a, b) => a - b)
    return between(crossing)
      .map(([top, bottom]) => ({ left, right: right - 0.1, top, bottom }))
      .filter((gutter) => partsText(gutter, edge, edges, rows, size, even))
  })
}

/** Pages of contents have many dots that lead to numbers. */
const fewestLeaders = 4
function mayHaveContents(words: readonly Word[]): boolean {
  let leaders = 0
  for (const { text } of words) if (text.length > 2 && text.endsWith('..')) leaders++
  return leaders >= fewestLeaders
}

/** Titles over columns are larger than their text by this factor, and their words no further apart, in sizes of the title. */
const larger = 1.25
const titleSpace = 0.5
/** true for a line in larger type that runs over the white with no more than a space between two of its words. */
function isTitleOver(row: Row, left: number, right: number, size: number): boolean {
  const at = row.findIndex(({ box }) => box.left >= right - sameEdge)
  const [before, behind] = [row[at - 1], row[at]]
  if (before === undefined || behind === undefined || before.box.right > left + sameEdge) return false
  const own = Math.min(sizeOf(before), sizeOf(behind))
  return own >= larger * size && behind.box.left - before.box.right <= titleSpace * own
}

/** A bullet or number hangs before its column by this many sizes at most; as many words end where the lines of a column do. */
const hanging = 2.2
const fewestEnds = 4

/** Words by the columns that gutters part: of each what stands in a column of text, and apart from all what stands above, below and outside of them. */
export function partedByGutters(words: readonly Word[], gutters: readonly Gutter[]): readonly ColumnOfWords[] {
  if (gutters.length === 0) return [{ words, isText: false }]
  const groups = Map.groupBy(words, (word) =>
    gutters
      .map((gutter) => {
        if (word.baseline < gutter.top || word.baseline > gutter.bottom) return ''
        return word.box.left < gutter.left && !isHanging(word, gutter, words) ? 'l' : 'r'
      })
      .join(' '),
  )
  return [...groups].map(([key, own]) => ({ words: own, isText: /[lr]/.test(key) }))
}

/** true for the marker of an item that hangs before the column right of a gutter. One that ends with the lines of the column on the left is the number of a formula. */
function isHanging(word: Word, { right, left }: Gutter, words: readonly Word[]): boolean {
  const size = sizeOf(word)
  if (right - word.box.right > hanging * size || !isMarker(word.text)) return false
  const isBeside = (other: Word) => Math.abs(other.baseline - word.baseline) <= 0.5 * size
  if (!words.some((other) => other.box.left >= left && other.box.left - word.box.right <= hanging * size && isBeside(other))) return false
  return words.filter((other) => Math.abs(other.box.right - word.box.right) <= sameEdge && !isMarker(other.text)).length < fewestEnds
}
/** Words that share a column. */
export interface ColumnOfWords {
  readonly words: readonly Word[]
  /** true for a column of running text, which stands beside another one. */
  readonly isText: boolean
}

/** Points: two columns begin at least so far apart, however small their writing is. */
const leastApart = 20
/** Points right of this are one place to `mayHaveColumns`. */
const widestPage = 2048

/**
 * Whether upright words begin below each other, some in small letters, at two places as far apart as two columns: nearly all pages without columns are
 * told by that, and sooner than by their lines.
 */
function mayHaveColumns(words: readonly Word[]): boolean {
  const begins = new Uint32Array(widestPage + 1)
  const small = new Uint32Array(widestPage + 1)
  for (const { turn, box, text } of words) {
    if (turn !== 0) continue
    const at = Math.min(widestPage - 1, Math.max(0, Math.floor(box.left)))
    begins[at] = (begins[at] ?? 0) + 1
    if (beginsSmall(text)) small[at] = (small[at] ?? 0) + 1
  }
  let first = -1
  for (let at = 0; at < widestPage; at++) {
    if ((begins[at] ?? 0) + (begins[at + 1] ?? 0) < fewestLines) continue
    if ((small[at] ?? 0) + (small[at + 1] ?? 0) < leastSmall * fewestLines) continue
    if (first < 0) first = at
    else if (at - first >= leastApart) return true
  }
  return false
}

function beginsSmall(text: string): boolean {
  const code = text.charCodeAt(0)
  return code < 0x80 ? code >= 0x61 && code <= 0x7a : /^\p{Ll}/u.test(text)
}

const crosses = (a: number, b: number, left: number, right: number): boolean => Math.min(a, b) < left && Math.max(a, b) > right

const between = (sorted: readonly number[]): readonly (readonly [top: number, bottom: number])[] =>
  [Number.NEGATIVE_INFINITY, ...sorted].map((top, i) => [top + sameBaseline, (sorted[i] ?? Number.POSITIVE_INFINITY) - sameBaseline])

const leftOf = (lines: readonly Word[]): number =>
  median(
    lines.map(({ box }) => box.left),
    0,
  )

/** Lines that stand less than this apart are one, page points. */
const sameBaseline = 1

const rowsOfLists = new WeakMap<readonly Word[], readonly Row[]>()
/** The upright words of a list in rows, worked out once a list: those within a point, or `apart` points, of the first of their row. The list may not change afterwards. */
export function rowsOnBaselines(words: readonly Word[], apart = sameBaseline): readonly Row[] {
  const known = apart === sameBaseline ? rowsOfLists.get(words) : undefined
  if (known !== undefined) return known
  const rows: Word[][] = []
  let baseline = Number.NEGATIVE_INFINITY
  for (const word of words.filter(({ turn }) => turn === 0).sort((a, b) => a.baseline - b.baseline)) {
    if (word.baseline - baseline <= apart) rows[rows.length - 1]?.push(word)
    else {
      rows.push([word])
      baseline = word.baseline
    }
  }
  for (const row of rows) if (!areInOrder(row)) row.sort((a, b) => a.box.left - b.box.left)
  if (apart === sameBaseline) rowsOfLists.set(words, rows)
  return rows
}

/** Most rows are in order as the file has them, and a look is cheaper than a sort. */
const areInOrder = (row: Row): boolean => row.every(({ box }, i) => i === 0 || box.left >= (row[i - 1]?.box.left ?? 0))

/** The places at which many lines begin, from left to right. */
function edgesOf(rows: readonly Row[]): readonly Edge[] {
  const starts = rows.flatMap((row) =>
    row.filter((word, i) => {
      const before = row[i - 1]
      return before === undefined || word.box.left - before.box.right > narrowest * sizeOf(word)
    }),
  )
  const groups = byEdge(starts, ({ box }) => box.left, sameEdge)
  return groups.flatMap((group, at) => {
    const left = leftOf(group)
    if (group.length >= fewestLines) return [{ left, lines: group }]
    if (group.length < fewestAtEdge) return []
    const size = median(group.map(sizeOf), 10)
    const setIn = groups.slice(at + 1).filter((other) => other.length >= fewestAtEdge && leftOf(other) - left <= mostSetIn * size)
    const lines = [group, ...setIn].flat()
    return lines.length >= fewestLines ? [{ left, lines }] : []
  })
}

/** Where the items of a list fill most of a column, at least so many lines begin at its edge, and the others set in by so many sizes of the writing. */
const fewestAtEdge = 3
const mostSetIn = 3

function partsText(
  { left, right, top, bottom }: Gutter,
  edge: Edge,
  edges: readonly Edge[],
  rows: readonly Row[],
  size: number,
  even: boolean,
): boolean {
  const within = ({ lines }: Edge) => lines.filter(({ baseline }) => baseline > top && baseline < bottom)
  const own = within(edge)
  if (!isAmidSentences(own)) return false
  const [first, last] = [
    Math.min(...own.map(({ baseline }) => baseline)) - size,
    Math.max(...own.map(({ baseline }) => baseline)) + 0.5 * size,
  ]
  const beside = rows.filter(([word]) => word !== undefined && word.baseline > first && word.baseline < last)
  // Quotations and items set in begin at edges of their own: any edge may be that of the column.
  const lefts = edges.filter(
    (other) =>
      other.left < left - narrowestColumn * size &&
      isAmidSentences(within(other).filter(({ baseline }) => baseline > first && baseline < last)),
  )
  const nexts = edges.filter((other) => other.left > right + narrowestColumn * size && isAmidSentences(within(other)))
  const ends = nexts.length > 0 ? nexts.map((next) => next.left - narrowest * size) : [rightmostOf(beside)]
  const begins = new Set(own)
  return lefts.some((other) => ends.some((to) => standBeside({ left, right }, begins, other.left, to, beside, size, even)))
}

const rightmostOf = (rows: readonly Row[]): number => Math.max(...rows.flatMap((row) => row.map(({ box }) => box.right)))

/** true for running text on both sides of white between two columns, of which the left one begins at `from` and the right one ends at `to`. */
function standBeside(
  { left, right }: Pick<Gutter, 'left' | 'right'>,
  begins: ReadonlySet<Word>,
  from: number,
  to: number,
  beside: readonly Row[],
  size: number,
  even: boolean,
): boolean {
  const [before, behind] = [left - from, to - right]
  if (behind < narrowestColumn * size || before > mostUnlike * behind || behind > mostUnlike * before) return false
  const rightLines = beside
    .map((row) => row.filter(({ box }) => box.left >= right - sameEdge && box.left < to))
    .filter(({ length }) => length > 0)
  const isAtEdge = (word: Word): boolean => begins.has(word) || Math.abs(word.box.left - right) <= 1.5 * sameEdge
  const atEdge = rightLines.filter(
    ([word, next]) => word !== undefined && (isAtEdge(word) || (next !== undefined && begins.has(next))),
  ).length
  if (atEdge < leastAtEdge * rightLines.length) return false
  const leftLines = beside
    .map((row) => row.filter(({ box }) => box.left >= from - sameEdge && box.right <= left + sameEdge))
    .filter(({ length }) => length > 0)
  if (!isRunning(leftLines, from, before) || !isRunning(rightLines, right, behind)) return false
  // Lines of the same words have the same white in them: no gutter.
  const byLast = [...Map.groupBy(leftLines, (line) => line.at(-1)?.text).values()]
  if (Math.max(...byLast.map(({ length }) => length)) > mostAlike * leftLines.length) return false
  const byText = [...Map.groupBy(rightLines, (line) => line.map(({ text }) => text).join(' ')).values()]
  if (Math.max(...byText.map(({ length }) => length)) >= mostEqual * rightLines.length) return false
  if (!even) return true
  // Quotations end together as well, if not where the column does.
  const ends = leftLines.map(endOf)
  return shareOf(ends, (one) => ends.filter((other) => Math.abs(other - one) <= sameEdge).length >= fewestEven) >= leastEven
}

const endOf = (line: Row): number => line.at(-1)?.box.right ?? 0

/** true for lines of which most are full of words, in a column that begins at `from` and is so wide. */
const isRunning = (lines: readonly Row[], from: number, width: number): boolean =>
  shareOf(lines, (line) => endOf(line) > from + filled * width && isOfWords(line)) >= leastFilled

/** true for a line of words rather than of a figure behind a label, a page number behind dots, signs, or letters that mark the cells of a table. */
const isOfWords = (line: Row): boolean =>
  line.filter(({ text }) => /^\p{Pi}?(?:\p{L}[\p{L}\p{M}'’‐-]+|\p{Lo})\p{P}*$/u.test(text)).length >= fewestWords &&
  !/^[\d.…]/u.test(line.at(-1)?.text ?? '')

const isAmidSentences = (lines: readonly Word[]): boolean => lines.length >= fewestLines && countOfSmall(lines) >= leastSmall * lines.length

/** Whether some of the lines that begin here may be amid sentences, enough of them that follow each other. */
const mayBeAmidSentences = (lines: readonly Word[]): boolean => countOfSmall(lines) >= leastSmall * fewestLines

const countOfSmall = (lines: readonly Word[]): number => lines.reduce((count, { text }) => (beginsSmall(text) ? count + 1 : count), 0)

const shareOf = <T>(all: readonly T[], is: (one: T) => boolean): number => (all.length === 0 ? 0 : all.filter(is).length / all.length)
