import { unionOf, unionOfAll } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { readsAsValue } from './cell-text.ts'
import { type Piece, partedAtSeam } from './seams.ts'
import { type Chunk, chunksOf, isBold, median, spacingSizeOf, type TextRow } from './text-rows.ts'

/** The x positions between columns, and the fewest rows in which any two neighbours both hold a text. */
export interface ColumnCuts {
  readonly cuts: readonly number[]
  /** The cut right behind a column of figures that is set closer to the next one than words are, null for none. */
  readonly seam: number | null
  readonly support: number
}
/** A stretch of x in which one column's texts stand; its core leaves out the tenth of them that reaches furthest to either side. */
interface Stretch {
  left: number
  right: number
  core: { readonly left: number; readonly right: number; readonly of: number }
  readonly chunks: Chunk[]
  readonly rows: Set<number>
}

/** Beyond this many pieces of text a stretch of page is a drawing with letters, not a table. */
const mostChunks = 8000
/** A table has at most this many columns; more are letters scattered over a drawing. */
const mostColumns = 80

/**
 * Given rows of text, where its columns part. Pieces of text that stand under one another make a column, from the narrowest to the widest;
 * a piece over two columns that stand apart in more rows than are bridged is a text that spans them and joins nothing.
 * `least` rows must show a gap; `space` is the widest gap, in sizes of the writing, that still counts as a space between words. The words
 * in `starts` begin a piece however close they stand to the one before.
 */
export function columnCuts(rows: readonly TextRow[], least: number, space?: number, starts?: ReadonlySet<Word>): ColumnCuts {
  const chunks = rows.flatMap((row, index) =>
    chunksOf(row.words, space).flatMap((chunk) => partedAt(starts, chunk).map((part) => ({ chunk: part, row: index }))),
  )
  // Where rules part columns, what stands between two is one text.
  const { pieces, seam } = space === undefined ? partedAtSeam(chunks, rows.length) : { pieces: chunks, seam: null }
  if (pieces.length > mostChunks) return { cuts: [], seam: null, support: 0 }
  const { stretches, bridges: all } = underTitles(stretchesOf(pieces), pieces)
  const bridges = withoutSums(all, pieces)
  if (stretches.length > mostColumns) return { cuts: [], seam: null, support: 0 }
  const columns = joinedWherePieced(stretches, bridges, least)
  const headings = headingsAmong(pieces)
  const cuts: number[] = []
  let support = Infinity
  for (const [i, left] of columns.entries()) {
    const right = columns[i + 1]
    if (!right) break
    cuts.push(cutBetween(left, right, bridges, headings))
    support = Math.min(support, rowsApart(left, right))
  }
  return { cuts, seam, support: cuts.length > 0 ? support : 0 }
}

/** Rows of a table with sums below it hold so many texts. */
const fewestOverSums = 4
/** The texts over several columns without the names of sums: those of rows of two texts below all rows that are half as full as the fullest. */
function withoutSums(bridges: readonly Piece[], pieces: readonly Piece[]): readonly Piece[] {
  if (bridges.length === 0) return bridges
  const inRow = new Map<number, number>()
  for (const { row } of pieces) inRow.set(row, (inRow.get(row) ?? 0) + 1)
  const fullest = Math.max(...inRow.values())
  if (fullest < fewestOverSums) return bridges
  const last = Math.max(...[...inRow].flatMap(([row, count]) => (2 * count >= fullest ? [row] : [])))
  const isSum = ({ row, chunk }: Piece): boolean =>
    row > last &&
    inRow.get(row) === 2 &&
    pieces.some((other) => other.row === row && other.chunk.box.left > chunk.box.right && readsAsValue(other.chunk.words))
  return bridges.filter((bridge) => !isSum(bridge))
}

/** Bold pieces that have their row for themselves, among others that are not bold: headings of rows, which run as far as they like. */
function headingsAmong(pieces: readonly Piece[]): ReadonlySet<Chunk> {
  const rows = Map.groupBy(pieces, ({ row }) => row)
  const alone = [...rows.values()].flatMap(([only, ...others]) => (only !== undefined && others.length === 0 ? [only.chunk] : []))
  const bold = alone.filter(({ words }) => isBold(words))
  return new Set(2 * bold.length < rows.size ? bold : [])
}

/** The chunk, cut before each of its words that is known to start a text. */
function partedAt(starts: ReadonlySet<Word> | undefined, chunk: Chunk): readonly Chunk[] {
  if (starts === undefined || !chunk.words.some((word) => starts.has(word))) return [chunk]
  const parts: Word[][] = []
  for (const word of chunk.words) {
    const part = parts.at(-1)
    if (part === undefined || starts.has(word)) parts.push([word])
    else part.push(word)
  }
  return parts.map((words) => ({ words, box: unionOf(words.map(({ box }) => box)) }))
}

/** Pieces gathered into stretches, narrow ones first, and those that lie over several. */
function stretchesOf(pieces: readonly Piece[]): { stretches: Stretch[]; bridges: readonly Piece[] } {
  const stretches: Stretch[] = []
  const bridges: Piece[] = []
  const byWidth = [...pieces].sort((a, b) => a.chunk.box.right - a.chunk.box.left - (b.chunk.box.right - b.chunk.box.left))
  for (const piece of byWidth) {
    const { chunk, row } = piece
    const touched = stretches.filter((stretch) => overlaps(stretch.core, chunk))
    const only = touched[0]
    if (!only) {
      if (stretches.length > mostColumns) break
      const { left, right } = chunk.box
      stretches.push({ left, right, core: { left, right, of: 1 }, chunks: [chunk], rows: new Set([row]) })
    } else if (touched.length === 1) {
      only.left = Math.min(only.left, chunk.box.left)
      only.right = Math.max(only.right, chunk.box.right)
      only.chunks.push(chunk)
      only.rows.add(row)
      if (only.chunks.length < fewestForCore || only.chunks.length > only.core.of * 1.2) only.core = coreOf(only.chunks)
    } else bridges.push(piece)
  }
  return { stretches: stretches.sort((a, b) => a.left - b.left), bridges }
}

/** A column under a title of several has so many texts. */
const fewestUnderTitle = 3

/**
 * The stretches without those of one text alone, in a row with texts in fewer than half of the columns, that a title of the column beside reaches under:
 * such a text stands over several columns, and the title belongs to its own, be it wider than all that stands below.
 */
function underTitles(
  { stretches, bridges }: { readonly stretches: readonly Stretch[]; readonly bridges: readonly Piece[] },
  pieces: readonly Piece[],
): { stretches: readonly Stretch[]; bridges: readonly Piece[] } {
  const inRow = new Map<number, number>()
  for (const { row } of pieces) inRow.set(row, (inRow.get(row) ?? 0) + 1)
  const fullest = Math.max(...inRow.values())
  const isLone = ({ chunks, rows }: Stretch): boolean => {
    const [row] = rows
    return chunks.length === 1 && row !== undefined && 2 * (inRow.get(row) ?? 0) < fullest
  }
  const left = new Set(stretches)
  const over = new Set(bridges)
  for (const lone of stretches.filter(isLone)) {
    const [row] = lone.rows
    const [chunk] = lone.chunks
    if (row === undefined || chunk === undefined) continue
    const reaching = [...over].flatMap((bridge) => {
      const touched = [...left].filter((stretch) => overlaps(stretch.core, bridge.chunk))
      const own = touched.find((stretch) => stretch !== lone)
      const isTitle = bridge.row !== row && 2 * (inRow.get(bridge.row) ?? 0) >= fullest
      return touched.length === 2 && touched.includes(lone) && own !== undefined && isTitle ? [{ bridge, own }] : []
    })
    // Where only the title of a column is narrower than what stands over several, all of its texts reach under that.
    const titles = reaching.filter(({ own }) => own.chunks.length + reaching.filter((other) => other.own === own).length > fewestUnderTitle)
    if (titles.length === 0) continue
    left.delete(lone)
    over.add({ chunk, row })
    for (const { bridge, own } of titles) {
      over.delete(bridge)
      own.left = Math.min(own.left, bridge.chunk.box.left)
      own.right = Math.max(own.right, bridge.chunk.box.right)
      own.chunks.push(bridge.chunk)
      own.rows.add(bridge.row)
      own.core = coreOf(own.chunks)
    }
  }
  return { stretches: [...left], bridges: [...over] }
}

/** With fewer texts than this none can be told to be an exception. */
const fewestForCore = 10
function coreOf(chunks: readonly Chunk[]): Stretch['core'] {
  if (chunks.length < fewestForCore) {
    const { left, right } = unionOfAll(chunks, ({ box }) => box)
    return { left, right, of: chunks.length }
  }
  const lefts = chunks.map(({ box }) => box.left).sort((a, b) => a - b)
  const rights = chunks.map(({ box }) => box.right).sort((a, b) => b - a)
  const skipped = Math.floor(chunks.length / 10)
  return { left: lefts[skipped] ?? 0, right: rights[skipped] ?? 0, of: chunks.length }
}

/** Neighbouring stretches joined where too few rows keep them apart. */
function joinedWherePieced(stretches: readonly Stretch[], bridges: readonly Piece[], least: number): readonly Stretch[] {
  const columns: Stretch[] = []
  for (const stretch of joinedUnderTexts(stretches, bridges)) {
    columns.push(stretch)
    for (;;) {
      const right = columns[columns.length - 1]
      const left = columns[columns.length - 2]
      if (!left || !right || standApart(left, right, bridges, least)) break
      columns.length -= 2
      columns.push(joinOf(left, right, []))
    }
  }
  return columns
}

/**
 * Neighbours that no row keeps apart and over which other texts lie: a short text at the left of a column and one further right in it, whose long
 * texts are as wide as both, or a title to the left over the short figures at the right end. Those under the most texts are joined first: from
 * left to right, the first would go to the column before.
 */
function joinedUnderTexts(stretches: readonly Stretch[], bridges: readonly Piece[]): readonly Stretch[] {
  if (bridges.length < fewestTextsOver) return stretches
  const columns = [...stretches]
  const over = (left: Stretch | undefined, right: Stretch | undefined): readonly Piece[] =>
    left === undefined || right === undefined || rowsApart(left, right) > 0 ? [] : bridges.filter((bridge) => liesOver(bridge, left, right))
  const texts = columns.slice(1).map((right, i) => over(columns[i], right))
  for (;;) {
    const most = Math.max(0, ...texts.map(({ length }) => length))
    const at = texts.findIndex(({ length }) => length === most)
    const [left, right] = [columns[at], columns[at + 1]]
    if (most < fewestTextsOver || left === undefined || right === undefined) return columns
    const others = columns.filter((column) => column !== left && column !== right)
    const own = (texts[at] ?? []).filter(({ chunk }) => !others.some((other) => overlaps(other.core, chunk)))
    columns.splice(at, 2, joinOf(left, right, own))
    texts.splice(at, 1)
    if (at > 0) texts[at - 1] = over(columns[at - 1], columns[at])
    if (at < texts.length) texts[at] = over(columns[at], columns[at + 1])
  }
}
const fewestTextsOver = 3

function joinOf(left: Stretch, right: Stretch, over: readonly Piece[]): Stretch {
  const chunks = [...left.chunks, ...right.chunks, ...over.map(({ chunk }) => chunk)]
  return {
    left: Math.min(left.left, right.left),
    right: Math.max(left.right, right.right),
    core: coreOf(chunks),
    chunks,
    rows: new Set([...left.rows, ...right.rows, ...over.map(({ row }) => row)]),
  }
}

const liesOver = ({ chunk }: Piece, left: Stretch, right: Stretch): boolean =>
  overlaps(left.core, chunk) && overlaps(right.core, chunk) && !breaksBetween(chunk, left, right)

function standApart(left: Stretch, right: Stretch, bridges: readonly Piece[], least: number): boolean {
  const apart = rowsApart(left, right)
  const bridged = bridges.filter((bridge) => liesOver(bridge, left, right)).length
  if (apart >= Math.max(least, 1) && apart > bridged) return true
  if (apart > 0 && apart >= least / 2 && apart > bridged * 2) return true
  // Debit and credit: two columns of figures of which each row fills only one.
  return least <= 2 && bridged === 0 && isColumnOfFigures(left) && isColumnOfFigures(right)
}

const isColumnOfFigures = ({ chunks }: Stretch): boolean =>
  chunks.length >= 2 && chunks.filter((chunk) => readsAsValue(chunk.words)).length >= chunks.length * 0.8

/** true when they share more than a sliver: letters of neighbouring columns may overhang by half a point. */
const overlaps = (stretch: Pick<Stretch, 'left' | 'right'>, { box }: Chunk): boolean =>
  Math.min(stretch.right, box.right) - Math.max(stretch.left, box.left) > 0.5

/** Rows in which both columns hold texts of their own. */
function rowsApart(left: Stretch, right: Stretch): number {
  let count = 0
  for (const row of left.rows) if (right.rows.has(row)) count++
  return count
}

/** true when the piece has a word break between the two columns: two tightly set cells rather than one text. */
function breaksBetween(chunk: Chunk, left: Stretch, right: Stretch): boolean {
  const middleOf = (stretch: Stretch) => (stretch.left + stretch.right) / 2
  return chunk.words.some((word, i) => {
    const next = chunk.words[i + 1]
    if (!next || next.box.left - word.box.right < 0.15 * spacingSizeOf(word)) return false
    const gap = (word.box.right + next.box.left) / 2
    return gap > middleOf(left) && gap < middleOf(right) && word.box.right <= right.core.left + 1 && next.box.left >= left.core.right - 1
  })
}

/** How much a text counts that may stand over several columns, and a heading of rows, which says nothing of how wide its column is. */
const outlying = 0.4
const ofHeading = 0.02
/** true for an amount with the sign of its currency before it, which may stand at the left of its column. */
const isSigned = ({ words: [sign, ...others] }: Chunk): boolean =>
  sign !== undefined && /^[$€£¥₹]$/u.test(sign.text) && readsAsValue(others)

/** The x between two columns that the fewest texts cross, in the widest such gap. Texts that span both say nothing. */
function cutBetween(left: Stretch, right: Stretch, bridges: readonly Piece[], headings: ReadonlySet<Chunk>): number {
  const from = usualMiddle(left)
  const to = Math.max(from, usualMiddle(right))
  const tight = bridges.filter(
    ({ chunk }) => overlaps(left.core, chunk) && overlaps(right.core, chunk) && breaksBetween(chunk, left, right),
  )
  const signed = bridges.filter(({ chunk }) => isSigned(chunk))
  // The words of a text that breaks between the columns count less: it may be a spanning text that happens to break there. So do words among figures.
  const boxes = [
    ...[left, right].flatMap((column) => {
      const areFigures = isColumnOfFigures(column)
      return column.chunks.map((chunk) => ({
        box: chunk.box,
        weight: headings.has(chunk) ? ofHeading : areFigures && !readsAsValue(chunk.words) ? outlying : 1,
      }))
    }),
    ...signed.map(({ chunk: { box } }) => ({ box, weight: 1 })),
    ...tight.flatMap((bridge) => {
      const weight = headings.has(bridge.chunk) ? ofHeading : outlying
      return signed.includes(bridge) ? [] : bridge.chunk.words.map(({ box }) => ({ box, weight }))
    }),
  ]
  const events = boxes
    .filter(({ box }) => box.right > from && box.left < to)
    .flatMap(({ box, weight }) => [
      { x: box.left, step: weight },
      { x: box.right, step: -weight },
    ])
    .sort((a, b) => a.x - b.x || a.step - b.step)
  let crossing = 0
  let fewest = Infinity
  let widest = 0
  let best = (left.right + right.left) / 2
  for (const [i, event] of events.entries()) {
    crossing += event.step
    const next = events[i + 1]
    if (!next) break
    const start = Math.max(event.x, from)
    const end = Math.min(next.x, to)
    if (end - start < 0.2) continue
    if (crossing < fewest - 0.01 || (crossing < fewest + 0.01 && end - start > widest)) {
      fewest = crossing
      widest = end - start
      best = (start + end) / 2
    }
  }
  return best
}

const usualMiddle = ({ chunks }: Stretch): number =>
  (median(chunks.map(({ box }) => box.left)) + median(chunks.map(({ box }) => box.right))) / 2
