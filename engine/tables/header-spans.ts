import type { Word } from '../model/index.ts'
import { columnAt } from './rows.ts'
import { type Chunk, chunksOf, sizeOf, type TextRow } from './text-rows.ts'

/** The columns, from the first up to but not including `to`, that a header text stands for. */
export interface HeaderSpan {
  readonly from: number
  readonly to: number
}
/** The rows of a header, and the texts in it that stand for several columns, by their first word. */
export interface HeaderRows {
  readonly groups: readonly (readonly TextRow[])[]
  readonly spans: ReadonlyMap<Word, HeaderSpan>
}

/** Lines of a header as its rows (`further`: its lines below a rule): a new row begins below a line of which a text stands over several columns with texts of their own. */
export function headerRowsOf(rows: readonly TextRow[], xs: readonly number[], further: readonly TextRow[] = []): HeaderRows {
  const groups: TextRow[][] = []
  const spans = new Map<Word, HeaderSpan>()
  let ended = true
  rows.forEach((row, i) => {
    if (ended) groups.push([row])
    else groups[groups.length - 1]?.push(row)
    ended = false
    const below = [...rows.slice(i + 1), ...further]
    const line = chunksOf(row.words)
    for (const [k, chunk] of line.entries()) {
      const span = spanOver(chunk, { below, isRow: standsApart(row, below[0]) }, xs, line[k - 1], line[k + 1])
      const first = chunk.words[0]
      if (!span || !first) continue
      spans.set(first, span)
      ended = true
    }
  })
  return { groups, spans }
}

/** Lines of one title are at most this many sizes apart. */
const nearLine = 1.65
/** true when the line is a row of titles of its own, further from the next one than the lines of a title are. */
const standsApart = (row: TextRow, next: TextRow | undefined): boolean =>
  next !== undefined && next.baseline - row.baseline > nearLine * Math.max(...row.words.map(sizeOf))

/** The columns that a text stands over: it runs over edges between columns that have texts below, or its middle is theirs and not its own column's. */
function spanOver(
  chunk: Chunk,
  { below, isRow }: { readonly below: readonly TextRow[]; readonly isRow: boolean },
  xs: readonly number[],
  before: Chunk | undefined,
  after: Chunk | undefined,
): HeaderSpan | null {
  const extents = columnExtents(below, xs)
  const overhang = 0.4 * sizeOf(chunk.words[0] as Word)
  const crossed = xs.filter(
    (x, i) => i > 0 && i < xs.length - 1 && chunk.words.some((word) => word.box.left < x - overhang && word.box.right > x + overhang),
  )
  const own = columnAt(xs, middle(chunk.box))
  if (crossed.length > 0) {
    const from = columnAt(xs, chunk.box.left)
    const to = columnAt(xs, chunk.box.right) + 1
    const under = [...extents.keys()].filter((column) => column >= from && column < to)
    return under.length >= 2 && isSeparateBelow(below, under, xs) ? { from: Math.min(...under), to: Math.max(...under) + 1 } : null
  }
  const size = sizeOf(chunk.words[0] as Word)
  const mine = extents.get(own)
  if (!isRow && mine && inLine(mine, chunk.box, 0.4 * size) && isSetLike(chunk, below, xs, own)) return null
  if (areCellsOfTheirOwn(chunk, extents, xs)) return null
  const least = before ? columnAt(xs, middle(before.box)) + 1 : 0
  const most = after ? columnAt(xs, middle(after.box)) : xs.length - 1
  let best: HeaderSpan | null = null
  let nearest = 0.5 * size
  for (let from = least; from <= own; from++)
    for (let to = own + 1; to <= most; to++) {
      if (to - from < 2) continue
      const first = extents.get(from)
      const last = extents.get(to - 1)
      if (!first || !last || chunk.box.left < first.left - size || chunk.box.right > last.right + size) continue
      // Texts are set left and right in their columns: the edges halfway between them may say better where the middle is.
      const distance = Math.min(
        Math.abs((first.left + last.right) / 2 - middle(chunk.box)),
        Math.abs(((xs[from] ?? 0) + (xs[to] ?? 0)) / 2 - middle(chunk.box)),
      )
      if (distance >= nearest) continue
      nearest = distance
      best = { from, to }
    }
  return best
}

const middle = (box: { readonly left: number; readonly right: number }): number => (box.left + box.right) / 2

/** true when the two begin, end or have their middle at one x. */
const inLine = (
  a: { readonly left: number; readonly right: number },
  b: { readonly left: number; readonly right: number },
  slack: number,
): boolean => Math.abs(a.left - b.left) < 2 || Math.abs(a.right - b.right) < 2 || Math.abs(middle(a) - middle(b)) < slack

/** true when the text is set in the size and weight of the text below it, as the lines of one title are. */
function isSetLike(chunk: Chunk, below: readonly TextRow[], xs: readonly number[], column: number): boolean {
  const next = below.flatMap((row) => row.words).find((word) => columnAt(xs, middle(word.box)) === column)
  const word = chunk.words[0] as Word
  return next === undefined || (Math.abs(sizeOf(next) - sizeOf(word)) < 0.1 * sizeOf(word) && next.font?.bold === word.font?.bold)
}

/** true when the text is several tightly set ones, each in line with what stands below in its column. */
function areCellsOfTheirOwn(chunk: Chunk, extents: ReadonlyMap<number, { left: number; right: number }>, xs: readonly number[]): boolean {
  const pieces = columnExtents([{ words: chunk.words, box: chunk.box, baseline: 0 }], xs)
  return (
    pieces.size > 1 &&
    [...pieces].every(([column, piece]) => {
      const extent = extents.get(column)
      return extent !== undefined && inLine(piece, extent, 0.5 * sizeOf(chunk.words[0] as Word))
    })
  )
}

/** true when one of the lines below holds separate texts in at least two of the columns. */
const isSeparateBelow = (below: readonly TextRow[], columns: readonly number[], xs: readonly number[]): boolean =>
  below.some(
    (row) =>
      new Set(
        chunksOf(row.words)
          .map(({ box }) => columnAt(xs, middle(box)))
          .filter((column) => columns.includes(column)),
      ).size >= 2,
  )

/** From where to where the texts of each column stand in the lines. */
function columnExtents(rows: readonly TextRow[], xs: readonly number[]): ReadonlyMap<number, { left: number; right: number }> {
  const extents = new Map<number, { left: number; right: number }>()
  for (const row of rows)
    for (const word of row.words) {
      const column = columnAt(xs, middle(word.box))
      const extent = extents.get(column)
      extents.set(column, {
        left: Math.min(extent?.left ?? Infinity, word.box.left),
        right: Math.max(extent?.right ?? -Infinity, word.box.right),
      })
    }
  return extents
}
