import { type Chunk, chunksOf, sizeOf, type TextRow } from './text-rows.ts'

/** A stretch of x in which one column's texts stand. */
interface Stretch {
  left: number
  right: number
  chunks: Chunk[]
  rows: Set<number>
}

/** How sure the gaps between columns are: the fewest rows that show each gap, and the share of rows that no text runs across a gap. */
export interface ColumnCuts {
  readonly cuts: readonly number[]
  readonly support: number
}

/** Words narrower gaps than a column's are skipped: beyond this many chunks the page is no table but a drawing with letters. */
const mostChunks = 6000

/**
 * Given rows of text, the x positions between columns: chunks that stand under one another make a column, from the narrowest to the widest;
 * a chunk over two columns that stand apart in more rows than are bridged is a spanning text and joins nothing.
 */
export function columnCuts(rows: readonly TextRow[], least: number, space?: number): ColumnCuts {
  const all: { chunk: Chunk; row: number }[] = []
  rows.forEach((row, index) => {
    for (const chunk of chunksOf(row.words, space)) all.push({ chunk, row: index })
  })
  if (all.length > mostChunks) return { cuts: [], support: 0 }
  all.sort((a, b) => a.chunk.box.right - a.chunk.box.left - (b.chunk.box.right - b.chunk.box.left))
  const stretches: Stretch[] = []
  const bridges: { chunk: Chunk; row: number }[] = []
  for (const item of all) {
    const touched = stretches.filter((stretch) => overlaps(stretch, item.chunk))
    const only = touched[0]
    if (touched.length === 0)
      stretches.push({ left: item.chunk.box.left, right: item.chunk.box.right, chunks: [item.chunk], rows: new Set([item.row]) })
    else if (only && touched.length === 1) {
      only.left = Math.min(only.left, item.chunk.box.left)
      only.right = Math.max(only.right, item.chunk.box.right)
      only.chunks.push(item.chunk)
      only.rows.add(item.row)
    } else bridges.push(item)
  }
  stretches.sort((a, b) => a.left - b.left)
  let merged = true
  while (merged) {
    merged = false
    for (let i = 0; i + 1 < stretches.length; i++) {
      const left = stretches[i]
      const right = stretches[i + 1]
      if (!left || !right) continue
      const apart = rowsApart(left, right)
      const bridged = bridges.filter(
        ({ chunk }) => overlaps(left, chunk) && overlaps(right, chunk) && !splitsBetween(chunk, left, right),
      ).length
      if (apart >= Math.max(least, 1) && apart > bridged) continue
      if (apart === 0 && bridged === 0 && Math.min(left.chunks.length, right.chunks.length) > 1) continue
      if (apart > 0 && apart > bridged * 2 && apart >= least / 2) continue
      left.right = Math.max(left.right, right.right)
      left.chunks.push(...right.chunks)
      for (const row of right.rows) left.rows.add(row)
      stretches.splice(i + 1, 1)
      merged = true
      break
    }
  }
  const cuts: number[] = []
  let support = Infinity
  for (let i = 0; i + 1 < stretches.length; i++) {
    const left = stretches[i]
    const right = stretches[i + 1]
    if (!left || !right) continue
    cuts.push(cutBetween(left, right))
    support = Math.min(support, rowsApart(left, right))
  }
  return { cuts, support: cuts.length > 0 ? support : 0 }
}

/** true when chunk and stretch share more than a sliver: letters of neighbouring columns may overhang by a point. */
function overlaps(stretch: Stretch, chunk: Chunk): boolean {
  const shared = Math.min(stretch.right, chunk.box.right) - Math.max(stretch.left, chunk.box.left)
  return shared > 0.5
}

/** Rows in which both columns hold texts of their own. */
function rowsApart(left: Stretch, right: Stretch): number {
  let count = 0
  for (const row of left.rows) if (right.rows.has(row)) count++
  return count
}

/** true when the chunk has a word break between the two columns: two tightly set cells rather than one text. */
function splitsBetween(chunk: Chunk, left: Stretch, right: Stretch): boolean {
  for (let i = 0; i + 1 < chunk.words.length; i++) {
    const word = chunk.words[i]
    const next = chunk.words[i + 1]
    if (!word || !next) continue
    if (next.box.left - word.box.right < 0.15 * sizeOf(word)) continue
    const middle = (word.box.right + next.box.left) / 2
    if (middle > left.left && middle < right.right && word.box.right <= right.left + 1 && next.box.left >= left.right - 1) return true
  }
  return false
}

/** The x between two columns that runs through the fewest texts, in the widest such gap. */
function cutBetween(left: Stretch, right: Stretch): number {
  if (left.right < right.left) return (left.right + right.left) / 2
  const chunks = [...left.chunks, ...right.chunks]
  let best = (left.right + right.left) / 2
  let fewest = Infinity
  const edges = chunks.flatMap(({ box }) => [box.left - 0.5, box.right + 0.5])
  for (const x of edges) {
    if (x < left.left || x > right.right) continue
    const crossed = chunks.filter(({ box }) => box.left < x && box.right > x).length
    if (crossed < fewest) {
      fewest = crossed
      best = x
    }
  }
  return best
}
