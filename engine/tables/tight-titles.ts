import { type Box, overlapX, unionOf, width } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { holdsFigure, isMoment } from './cell-text.ts'
import { partedBetweenFigures } from './figure-parts.ts'
import { isHeading } from './headings-within.ts'
import { chunksOf, isBold, sizeOf, type TextRow } from './text-rows.ts'

/** In points: a title begins, ends or has its middle where its column does. */
const flush = 1.5
/** A title stands over its column at most this many sizes above the first row. */
const farthest = 3.2
/** Or so many times as far as the second row stands below the first, where rows are that far apart. */
const asFarAsRows = 1.15
/** Fewer columns may agree with the words of a sentence by chance. */
const fewestColumns = 3
/** Of titles in bold over rows that are not. */
const fewestUnderBold = 2
const mostWords = 40
/** Titles have at most so many lines. */
const mostLines = 3

/** A row of titles, the first word of each, and the heading of the first rows where one stands between. */
export interface TightTitles {
  readonly row: TextRow
  readonly starts: ReadonlySet<Word>
  readonly heading: TextRow | null
}

/**
 * The row of titles over rows of figures, the first of `body` or the one right above it, where titles stand so close to one another that they read
 * as one text: wider than the figures under them, they take up the room between the columns. Each must begin, end or be centred with its column;
 * null where one does not. A bold heading of the first rows may stand between. `rows` are those of the page from top to bottom, lengths are points.
 */
export function tightTitlesOver(body: readonly TextRow[], rows: readonly TextRow[]): TightTitles | null {
  const [first, second] = body
  if (first === undefined) return null
  const above = ({ baseline, box }: TextRow) => rows.findLast((row) => row.baseline < baseline - 1 && overlapX(row.box, box) > 0)
  const over = (own: readonly TextRow[], row: TextRow | undefined, heading: TextRow | null) =>
    row === undefined ? null : titlesOver(own, row, heading)
  const pitch = second === undefined ? 0 : second.baseline - first.baseline
  if (second !== undefined && isHeadingOfRows(first, second)) return over(body.slice(1), above(first), first)
  if (!holdsValue(first)) return titlesOver(body.slice(1), first)
  const next = above(first)
  if (next === undefined) return null
  return over(body, next, null) ?? (isHeadingOfRows(next, first, asFarAsRows * pitch) ? over(body, above(next), next) : null)
}

/** The first words of such titles where they are known to be the first of these rows of a table; none where they are not as close as that. */
export function tightTitlesAmong(rows: readonly TextRow[]): ReadonlySet<Word> | undefined {
  const lines = rows.slice(0, mostLines + 1).findIndex(holdsValue)
  if (lines < 1) return undefined
  const titles = rows.slice(0, lines).reduce((most, row) => (row.words.length > most.words.length ? row : most))
  return titlesOver(rows.slice(lines), titles, null, rows[lines - 1])?.starts
}

/** true for a bold text alone without figures above a row of figures, no further from it than titles are, or than `room`, in points. */
const isHeadingOfRows = (row: TextRow, below: TextRow, room = 0): boolean =>
  isHeading(row.words) &&
  !holdsValue(row) &&
  holdsValue(below) &&
  below.baseline - row.baseline <= Math.max(room, farthest * sizeOf(row.words[0] as Word))

/** `last` is the last line of the titles, of which `row` has the most words. */
function titlesOver(body: readonly TextRow[], row: TextRow, heading: TextRow | null = null, last: TextRow = row): TightTitles | null {
  const [first] = body
  const { words } = row
  if (first === undefined || words.length > mostWords || words.some((word) => holdsFigure([word]))) return null
  const [next] = body.slice(1)
  const room = Math.max(farthest * sizeOf(words[0] as Word), next === undefined ? 0 : asFarAsRows * (next.baseline - first.baseline))
  if (!holdsValue(first) || (heading ?? first).baseline - last.baseline > room) return null
  const columns = columnsOf(body)
  const fewest = isBold(words) && !isBold(first.words) ? fewestUnderBold : fewestColumns
  if (columns.length < fewest || (heading === null && chunksOf(words).length >= columns.length)) return null
  const parting = startsOver(words, columns) ?? startsOver(words, columns.slice(1))
  return parting && { row, starts: new Set(parting.starts), heading }
}

const holdsValue = ({ words }: TextRow): boolean => chunksOf(words, 1).some((text) => holdsFigure(text.words) || isMoment(text.words))

/** The first words of titles, and all white between one title and the next, in points. */
interface Parting {
  readonly starts: readonly Word[]
  readonly white: number
}

/** The words parted into a title for each column, in order and with none left over, with most white between them where several partings would do; null when none does. */
function startsOver(words: readonly Word[], columns: readonly Box[], known = new Map<number, Parting | null>()): Parting | null {
  const [column, ...others] = columns
  const [start] = words
  if (column === undefined || start === undefined) return column === undefined && start === undefined ? { starts: [], white: 0 } : null
  // The same words are left for the same columns in many ways.
  const left = words.length * (mostWords + 1) + columns.length
  const before = known.get(left)
  if (before !== undefined) return before
  let best: Parting | null = null
  for (let end = 1; end + others.length <= words.length; end++) {
    if (!isOver(unionOf(words.slice(0, end).map(({ box }) => box)), column)) continue
    const further = startsOver(words.slice(end), others, known)
    if (further === null) continue
    const next = words[end]
    const white = further.white + (next === undefined ? 0 : next.box.left - (words[end - 1]?.box.right ?? 0))
    if (best === null || white > best.white) best = { starts: [start, ...further.starts], white }
  }
  known.set(left, best)
  return best
}

const isOver = (title: Box, column: Box): boolean =>
  Math.abs(title.left - column.left) <= flush ||
  Math.abs(title.right - column.right) <= flush ||
  Math.abs(title.left + title.right - column.left - column.right) <= 2 * flush

/** From where to where the texts of each column stand, without what runs over several. */
function columnsOf(rows: readonly TextRow[]): readonly Box[] {
  const columns: Box[] = []
  const texts = rows.flatMap((row) =>
    chunksOf(row.words, 1)
      .flatMap(partedBetweenFigures)
      .map(({ box }) => box),
  )
  for (const box of texts.sort((a, b) => width(a) - width(b))) {
    const touched = columns.flatMap((column, i) => (overlapX(column, box) > 0 ? [i] : []))
    const at = touched[0]
    if (at === undefined) columns.push(box)
    else if (touched.length === 1) columns[at] = unionOf([columns[at] ?? box, box])
  }
  return columns.sort((a, b) => a.left - b.left)
}
