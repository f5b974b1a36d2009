// Tables of slips: what was bought, line by line, with the sums below. Tills print lines and no tables: wide spaces part what belongs to a line, a
// column of amounts at the right holds the lines together, and a text of its own line stands in the column where it begins.

import type { Box } from '../geometry/index.ts'
import { type Confidence, confidence, type Word } from '../model/index.ts'
import type { Grid, GridCell } from './grid.ts'
import { type Piece, type SlipRow, slipRowsOf } from './slip-rows.ts'
import { median } from './text-rows.ts'

export interface SlipTable {
  readonly grid: Grid
  readonly belief: Confidence
  readonly words: readonly Word[]
}

/** Ends of amounts in one column differ by so many letters on crumpled paper. */
const sameEnd = 1.6
/** With fewer amounts under each other there is no column. */
const fewestAmounts = 3
/** Lines between two of the column's amounts, at most: names of goods over several lines, remarks, discounts. */
const mostBetween = 4
/** A wider gap than so many usual ones ends a table. */
const widestGap = 3.6
/** Titles stand at most so many lines above the first amount. */
const mostAbove = 3

/** A page has at most so many columns of amounts below each other, as for goods, taxes and points. */
const mostColumns = 3

/** The tables of a page that is a slip, each with the words it holds; none where no column of amounts is printed. */
export function slipTables(words: readonly Word[]): readonly SlipTable[] {
  let rest = slipRowsOf(words)
  const pitch = median(
    rest
      .slice(1)
      .map(({ baseline }, i) => baseline - (rest[i]?.baseline ?? 0))
      .sort((a, b) => a - b),
  )
  const found: SlipTable[] = []
  for (let round = 0; round < mostColumns; round++) {
    const end = endOfAmounts(rest)
    if (end === null) break
    const taken = new Set<SlipRow>()
    for (const stretch of stretchesOf(rest, end, pitch)) {
      const table = tableOfRows(stretch)
      if (table !== null) found.push(table)
      for (const row of stretch.rows) taken.add(row)
    }
    if (taken.size === 0) break
    rest = rest.filter((row) => !taken.has(row))
  }
  return found
}

/** Where a row's amount ends, alone and with its marks. */
const endsOf = ({ amount, marks }: SlipRow): readonly number[] =>
  amount === null ? [] : [amount, ...marks.slice(-1)].map(({ box }) => box.right)

/** Where most amounts end, with or without the marks behind them, points; null for too few. */
function endOfAmounts(rows: readonly SlipRow[]): number | null {
  let best: number | null = null
  let most = 1
  for (const row of rows)
    for (const end of endsOf(row)) {
      const near = rows.flatMap((other) =>
        endsOf(other)
          .filter((at) => Math.abs(at - end) <= sameEnd * row.letter)
          .slice(0, 1),
      )
      if (near.length > most) {
        most = near.length
        best = median(near.sort((a, b) => a - b))
      }
    }
  return best
}

interface Stretch {
  readonly rows: readonly SlipRow[]
  readonly titles: number
  readonly end: number
}

const endsAt = (row: SlipRow, end: number): boolean => endsOf(row).some((at) => Math.abs(at - end) <= sameEnd * row.letter)
/** true for a line of several words set apart, none of them with a figure: the titles of columns. A text and the mark of its tax are none. */
function areTitles({ pieces }: SlipRow): boolean {
  const last = pieces.at(-1)
  if (last === undefined || pieces.length < 2 || (pieces.length === 2 && last.kind === 'mark' && last.words[0]?.text.length !== 3))
    return false
  return pieces.every(({ words }) => words.length <= 3 && words.every(({ text }) => !/\d/u.test(text) && /\p{L}|%/u.test(text)))
}

/** The rows from titles or the first amount to the last, parted where titles stand again or the paper is empty for a while. */
function stretchesOf(rows: readonly SlipRow[], end: number, pitch: number): readonly Stretch[] {
  const isFar = (i: number): boolean => (rows[i]?.baseline ?? 0) - (rows[i - 1]?.baseline ?? 0) > widestGap * pitch
  const groups: { from: number; to: number }[] = []
  for (const [i, row] of rows.entries()) {
    if (!endsAt(row, end)) continue
    const last = groups.at(-1)
    const between = last === undefined ? [] : rows.slice(last.to + 1, i)
    const goesOn =
      last !== undefined &&
      between.length <= mostBetween &&
      !between.some(areTitles) &&
      !rows.slice(last.to + 1, i + 1).some((_, k) => isFar(last.to + 1 + k))
    if (goesOn) last.to = i
    else groups.push({ from: i, to: i })
  }
  let free = 0
  return groups.flatMap(({ from, to }) => {
    const top = topOf(rows, from, free, isFar)
    const amounts = rows.slice(from, to + 1).filter((row) => endsAt(row, end)).length
    const titles = rows.slice(top.from, top.body).length
    if (amounts < (titles > 0 ? 1 : fewestAmounts) || to - top.from < 2) return []
    free = to + 1
    return [{ rows: rows.slice(top.from, to + 1), titles, end }]
  })
}

/** Where a table begins whose first amount stands in row `first`: at its titles, or at the name above its first figures where names stand above figures. */
function topOf(rows: readonly SlipRow[], first: number, free: number, isFar: (row: number) => boolean): { from: number; body: number } {
  for (let i = first; i > Math.max(free, first - mostAbove - 1); i--) {
    const row = rows[i - 1]
    if (row === undefined || isFar(i)) break
    if (!areTitles(row)) continue
    let from = i - 1
    for (let above = rows[from - 1]; from > free && above !== undefined && areUpperTitles(above, row); above = rows[from - 1]) from--
    return { from, body: i }
  }
  const above = rows[first - 1]
  const own = rows[first]?.pieces[0]
  const isName = above !== undefined && first > free && !isFar(first) && above.pieces.length === 1 && above.pieces[0]?.kind === 'text'
  return isName && /^\p{P}?\d/u.test(own?.words[0]?.text ?? '') ? { from: first - 1, body: first - 1 } : { from: first, body: first }
}

/** true for the upper line of titles in two lines: close above, each of its words over one of them. */
const areUpperTitles = (above: SlipRow, titles: SlipRow): boolean =>
  titles.baseline - above.baseline < 2.2 * (titles.box.bottom - titles.box.top) &&
  above.pieces.every(
    ({ box, words }) =>
      words.every(({ text }) => !/\d/u.test(text)) &&
      titles.pieces.filter((piece) => shared(piece.box, box) > 0.3 * (box.right - box.left)).length === 1,
  )

const shared = (a: Pick<Box, 'left' | 'right'>, b: Pick<Box, 'left' | 'right'>): number =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left)

interface Column {
  left: number
  right: number
  readonly kind: 'text' | 'amount' | 'mark'
  readonly pieces: Piece[]
}

/** Two pieces share a column when they overlap by this share of the narrower. */
const sameColumn = 0.3
const overlaps = (a: Pick<Box, 'left' | 'right'>, b: Pick<Box, 'left' | 'right'>): boolean =>
  shared(a, b) > sameColumn * Math.min(a.right - a.left, b.right - b.left)

/**
 * Columns from left to right: what stands under each other in lines of three pieces and more, before the amounts; the amounts; the marks behind them.
 * The first holds what the amounts are of.
 */
function columnsOf({ rows, titles }: Stretch): readonly Column[] {
  const letter = median(rows.map((row) => row.letter).sort((a, b) => a - b))
  const body = rows.slice(titles)
  const amounts = body.flatMap(({ amount }) => amount ?? [])
  const marks = body.flatMap((row) => row.marks)
  const before = body
    .filter(({ amount, pieces }) => amount !== null && pieces.indexOf(amount) > 1)
    .flatMap(({ amount, pieces }) => pieces.slice(0, amount === null ? 0 : pieces.indexOf(amount)))
  const columns: Column[] = []
  for (const piece of before.sort((a, b) => a.box.right - a.box.left - (b.box.right - b.box.left))) {
    const over = columns.filter((column) => overlaps(column, piece.box))
    const [only] = over
    if (only === undefined) columns.push({ left: piece.box.left, right: piece.box.right, kind: 'text', pieces: [piece] })
    else if (over.length === 1) {
      only.left = Math.min(only.left, piece.box.left)
      only.right = Math.max(only.right, piece.box.right)
      only.pieces.push(piece)
    }
  }
  columns.sort((a, b) => a.left - b.left)
  // What stands alone and under no title of its own is part of a text.
  const named = rows.slice(0, titles).flatMap(({ pieces }) => pieces.flatMap(({ words }) => words))
  const lines = body.filter(({ amount }) => amount !== null).length
  const held = columns.filter(
    (column) =>
      column.pieces.length > 1 ||
      lines < 3 ||
      named.some(({ box }) => overlaps(column, box) && columns.every((other) => other === column || !overlaps(other, box))),
  )
  const left = Math.min(...body.map(({ box }) => box.left))
  const [first] = held
  const labels: Column[] =
    first !== undefined && first.left - left <= 2 * letter
      ? []
      : [{ left, right: Math.max(left, (first?.left ?? left) - letter), kind: 'text', pieces: [] }]
  const around = (pieces: readonly Piece[], kind: Column['kind']): Column[] =>
    pieces.length === 0
      ? []
      : [
          {
            left: Math.min(...pieces.map(({ box }) => box.left)),
            right: Math.max(...pieces.map(({ box }) => box.right)),
            kind,
            pieces: [...pieces],
          },
        ]
  // The sums below often end where the marks do: the goods say where the amounts stand.
  const beside = body.flatMap((row) => (row.amount === null || row.marks.length === 0 ? [] : [row.amount]))
  return [...labels, ...held, ...around(beside.length > 1 ? beside : amounts, 'amount'), ...around(marks, 'mark')]
}

function tableOfRows(stretch: Stretch): SlipTable | null {
  const { rows, titles } = stretch
  const columns = columnsOf(stretch)
  if (columns.length < 2) return null
  const cells: GridCell[] = []
  let collisions = 0
  for (const [row, { pieces }] of rows.entries()) {
    const own: Word[][] = columns.map(() => [])
    const placed = row < titles ? placedTitles(pieces, columns) : placedPieces(rows[row] as SlipRow, columns)
    for (const { piece, at } of placed) {
      if ((own[at]?.length ?? 0) > 0) collisions++
      own[at]?.push(...piece.words)
    }
    for (const [column, words] of own.entries()) cells.push({ row, column, rowSpan: 1, columnSpan: 1, words })
  }
  const xs = edges(columns.map(({ left, right }) => ({ from: left, to: right })))
  const ys = edges(rows.map(({ box }) => ({ from: box.top, to: box.bottom })))
  const belief = confidence(Math.max(leastBelief, (titles > 0 ? mostTitled : mostUntitled) - collisionCost * (collisions / rows.length)))
  return { grid: { xs, ys, cells, headerRows: titles }, belief, words: rows.flatMap((row) => row.pieces.flatMap(({ words }) => words)) }
}
const mostTitled = 0.95
const mostUntitled = 0.9
const leastBelief = 0.6
const collisionCost = 0.6

interface Placed {
  readonly piece: Piece
  readonly at: number
}

/** The pieces of a row of the body in their columns: the amount and its marks in theirs, what stands before it before them. */
function placedPieces({ pieces, amount, marks }: SlipRow, columns: readonly Column[]): readonly Placed[] {
  const amounts = columns.findIndex(({ kind }) => kind === 'amount')
  const before = columns.slice(0, amounts)
  return pieces.map((piece, i) => {
    if (piece === amount) return { piece, at: amounts }
    const isLast = i > 0 && i === pieces.length - 1
    if (marks.includes(piece) || (isLast && piece.kind === 'mark' && columns.at(-1)?.kind === 'mark'))
      return { piece, at: columns.length - 1 }
    const free = amount === null || before.length === 0 ? columns.slice(0, amounts + 1) : before
    return { piece, at: i === 0 && piece.kind === 'text' ? columnOfFirst(piece, free) : columnOf(piece.box, free) }
  })
}

/** Titles in their columns, cut where their words part between two: titles are set as tight as words. */
function placedTitles(pieces: readonly Piece[], columns: readonly Column[]): readonly Placed[] {
  return pieces.flatMap((title, i) => {
    const parts: { at: number; words: Word[] }[] = []
    for (const word of title.words) {
      const isFirst = i === 0 && parts.length === 0
      const at = isFirst && word.box.left < (columns[1]?.left ?? Number.POSITIVE_INFINITY) ? 0 : columnOf(word.box, columns)
      const last = parts.at(-1)
      const column = columns[at]
      if (last === undefined || (at > last.at && column !== undefined && overlaps(column, word.box))) parts.push({ at, words: [word] })
      else last.words.push(word)
    }
    return parts.map(({ at, words }) => ({ piece: { ...title, words }, at }))
  })
}

/** The column of which a box covers most, or the nearest. */
function columnOf(box: Box, columns: readonly Column[]): number {
  const shares = columns.map((column) => shared(column, box))
  return shares.indexOf(Math.max(...shares))
}

/** A text that begins a line stands in the first column, wherever it is set, unless it begins where texts of another do. */
function columnOfFirst(piece: Piece, columns: readonly Column[]): number {
  const letter = (piece.box.right - piece.box.left) / Math.max(1, piece.words.map(({ text }) => text).join(' ').length)
  const at = columns.findIndex(
    ({ pieces }) =>
      pieces.length > 1 &&
      pieces.filter(({ kind }) => kind === 'text').length > pieces.length / 2 &&
      pieces.some(({ box }) => Math.abs(box.left - piece.box.left) <= letter),
  )
  return Math.max(0, at)
}

/** The outer edges and the middles between neighbours. */
function edges(stretches: readonly { readonly from: number; readonly to: number }[]): readonly number[] {
  const inner = stretches.slice(1).map(({ from }, i) => ((stretches[i]?.to ?? from) + from) / 2)
  return [stretches[0]?.from ?? 0, ...inner, stretches.at(-1)?.to ?? 0]
}
