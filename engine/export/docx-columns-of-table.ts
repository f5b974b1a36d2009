import { type Cell, median, type Table } from '../model/index.ts'
import type { Extent } from './docx-page-frames.ts'

export type Side = 'left' | 'centre' | 'right'
/** How a table is set: the side that the cells of each column keep to, and the columns' widths in points. */
export interface TableSetting {
  readonly sides: readonly Side[]
  readonly widths: readonly number[]
  /** true for a cell whose writing keeps to its column's side, in line with the others of texts as long or short as they come. */
  readonly isInLine: (cell: Cell) => boolean
}

/** Narrower columns, in points, cannot hold a letter and its padding. */
const narrowest = 14

/** Reads the setting of a table off its first page; its widths are fitted into the room that there is. */
export function tableSettingOf(table: Table, room: Extent): TableSetting {
  const columns = table.columns.map((_, column) => columnOf(table, column))
  const sides = columns.map(({ side }) => side)
  return {
    sides,
    widths: withRoomForWords(needsOf(table), fitted(edgesOf(table, columns, room), table.columns.length, roomOf(table, room))),
    isInLine: (cell) => {
      const { side, line } = columns[cell.column] ?? unknown
      return line !== null && cell.lines.length > 0 && Math.abs(placeOn(side, extentOf(cell)) - line) <= sameLine
    },
  }
}

/** A column's side, and where on the page that side of its writing stands; null where its texts do not line up or are all of one width. */
interface Column {
  readonly side: Side
  readonly line: number | null
}
const unknown: Column = { side: 'left', line: null }
/** Points by which texts that line up differ: the rounding of writers, and the white that letters have beside them. */
const sameLine = 2

const extentOf = ({ lines }: Cell): Extent => ({
  left: Math.min(...lines.map(({ box }) => box.left)),
  right: Math.max(...lines.map(({ box }) => box.right)),
})

const placeOn = (side: Side, { left, right }: Extent): number => (side === 'left' ? left : side === 'right' ? right : (left + right) / 2)

/** The side on which the writing of a column's cells lines up best; numbers stand to the right when nothing tells. */
function columnOf({ columns, cells: all, headerRows, places }: Table, column: number): Column {
  const page = places[0]?.page
  const own = all.filter((cell) => cell.column === column && cell.columnSpan === 1 && cell.lines.length > 0 && cell.place.page === page)
  const kind = columns[column]?.kind
  const usual: Side = kind === 'number' || kind === 'money' || kind === 'percent' ? 'right' : 'left'
  const extents = own.filter(({ row }) => row >= headerRows).map(extentOf)
  if (!differInWidth(extents)) {
    // Texts of one width line up on every side; their title, wider or narrower, tells which one it is, for figures too.
    const titles = own.filter(({ row }) => row < headerRows).map(extentOf)
    const telling = titles.length > 0 && differInWidth([...extents, ...titles])
    const isProved = (side: Side): boolean =>
      telling && titles.every((title) => Math.abs(placeOn(side, title) - lineOn(side, extents)) <= sameLine)
    const sides: readonly Side[] = [usual, ...sidesThereAre]
    const side = sides.find(isProved)
    return side === undefined ? { side: usual, line: null } : { side, line: lineOn(side, extents) }
  }
  const lines = sidesThereAre.map((side) => {
    const line = lineOn(side, extents)
    const away = extents.map((extent) => Math.abs(placeOn(side, extent) - line))
    return { side, line, spread: median(away, 0) }
  })
  const best = lines.reduce((least, each) => (each.spread < least.spread ? each : least))
  if (best.spread > 4) return { side: usual, line: null }
  // Brackets, minus signs and bold figures shift the edge of a column that lines up all the same.
  const nearly = lines.find((each) => each.side === usual && each.spread <= best.spread + 1.5)
  const { side, line, spread } = nearly ?? best
  return { side, line: spread <= sameLine ? line : null }
}

const differInWidth = (extents: readonly Extent[]): boolean =>
  new Set(extents.map(({ left, right }) => Math.round((right - left) / 3))).size >= 2
const lineOn = (side: Side, extents: readonly Extent[]): number =>
  median(
    extents.map((extent) => placeOn(side, extent)),
    0,
  )
const sidesThereAre: readonly Side[] = ['left', 'right', 'centre']

/** Where the columns begin and the last one ends; NaN where nothing shows it. */
function edgesOf(table: Table, columns: readonly Column[], room: Extent): readonly number[] {
  const page = table.places[0]?.page
  const count = table.columns.length
  const shown = table.cells.filter(({ place, value }) => place.page === page && (value !== null || table.foundBy === 'rulings'))
  const cells = reachOf(count, shown, ({ place }) => place.box)
  const writing = reachOf(
    count,
    shown.filter(({ lines, columnSpan }) => lines.length > 0 && columnSpan === 1),
    extentOf,
  )
  const box = table.places[0]?.box ?? room
  const inner = cells.lefts.slice(1).map((after, index) => {
    const before = cells.rights[index] ?? -Infinity
    if (!Number.isFinite(after)) return Number.isFinite(before) ? before : Number.NaN
    const own = ownWhite[columns[index + 1]?.side ?? 'left']
    if (Number.isFinite(before) && after > before) return after - own * (after - before)
    // Cells that meet. No lines are drawn down a table whose writing hugs an edge on the wrong side: the white is parted as in unruled tables.
    const white = { left: writing.rights[index] ?? Number.NaN, right: writing.lefts[index + 1] ?? Number.NaN }
    return hugs(after, white, columns[index], columns[index + 1]) ? white.right - own * (white.right - white.left) : after
  })
  // The edges of unruled tables are those of their writing, which stands within the padding of cells.
  return table.foundBy === 'rulings' ? [box.left, ...inner, box.right] : [box.left - cellPadding, ...inner, box.right + cellPadding + spare]
}

/** White on both sides of what a cell holds, in points. */
export const cellPadding = 3
/** Behind the writing of the last column of an unruled table, in points: a face that runs a little wider would break it. */
const spare = 8

/** How far a table may reach: an unruled one with its padding and what it has to spare into the margins. */
const roomOf = ({ foundBy }: Table, room: Extent): Extent =>
  foundBy === 'rulings' ? room : { left: room.left - cellPadding, right: room.right + cellPadding + spare }

/** Cells of unruled tables reach as far as their words. The white before a column that keeps to the right is its own. */
const ownWhite: Readonly<Record<Side, number>> = { left: 0.25, centre: 0.5, right: 0.75 }

/** How far the cells that begin or end in each column reach; infinite where there are none. */
function reachOf(count: number, cells: readonly Cell[], extent: (cell: Cell) => Extent) {
  const lefts = new Array<number>(count).fill(Infinity)
  const rights = new Array<number>(count).fill(-Infinity)
  for (const cell of cells) {
    const { left, right } = extent(cell)
    const last = cell.column + cell.columnSpan - 1
    lefts[cell.column] = Math.min(lefts[cell.column] ?? Infinity, left)
    rights[last] = Math.max(rights[last] ?? -Infinity, right)
  }
  return { lefts, rights }
}

/** Between lines the padding of two cells is alike; this much more of it, in points, on the side that a column keeps to shows that none is drawn. */
const unevenPadding = 6

/** true when `edge` stands close before a column that keeps to the right behind a wide white after another such column; or so mirrored. */
function hugs(edge: number, white: Extent, before: Column | undefined, after: Column | undefined): boolean {
  if (before?.line == null || after?.line == null || before.side !== after.side) return false
  const [ahead, behind] = [edge - white.left, white.right - edge]
  if (before.side === 'right') return behind >= 0 && ahead > 2 * behind + unevenPadding
  return before.side === 'left' && ahead >= 0 && behind > 2 * ahead + unevenPadding
}

/** Padding and white that a word needs in its cell, in points: borders take some, and faces may run wider. */
const aroundWord = 2 * cellPadding + 3

/** The widths that the writing of columns needs: their longest words, and to keep their widest lines whole. */
function needsOf({ cells, columns }: Table): { readonly words: readonly number[]; readonly lines: readonly number[] } {
  const words = columns.map(() => 0)
  const lines = columns.map(() => 0)
  for (const { column, columnSpan, lines: own } of cells)
    for (const line of columnSpan === 1 ? own : [])
      if (line.words[0]?.turn === 0) {
        lines[column] = Math.max(lines[column] ?? 0, line.box.right - line.box.left + aroundWord)
        for (const { box } of line.words) words[column] = Math.max(words[column] ?? 0, box.right - box.left + aroundWord)
      }
  return { words, lines }
}

/** Widths of columns that break no word, at the cost of those that are wider than their lines; as far as these can give. */
function withRoomForWords({ words, lines }: ReturnType<typeof needsOf>, widths: readonly number[]): readonly number[] {
  const missing = widths.map((width, index) => Math.max(0, (words[index] ?? 0) - width))
  const spare = widths.map((width, index) => Math.max(0, width - (lines[index] ?? 0)))
  const [wanted = 0, there = 0] = [missing, spare].map((each) => each.reduce((sum, points) => sum + points, 0))
  if (wanted === 0 || there === 0) return widths
  const moved = Math.min(wanted, there)
  return widths.map((width, index) => width + ((missing[index] ?? 0) * moved) / wanted - ((spare[index] ?? 0) * moved) / there)
}

/** The distances between the edges, none too narrow, together no wider than the room. */
function fitted(given: readonly number[], count: number, room: Extent): readonly number[] {
  const edges = [...given]
  let last = 0
  for (let index = 1; index <= count; index++) {
    const edge = edges[index] ?? Number.NaN
    if (!(edge > (edges[last] ?? 0)) && index < count) continue
    const from = edges[last] ?? room.left
    // Edges that nothing shows, or that lie before the last one, are put evenly between their neighbours.
    for (let between = last + 1; between < index; between++) edges[between] = from + ((edge - from) * (between - last)) / (index - last)
    last = index
  }
  const widths = edges.slice(1).map((edge, index) => Math.max(narrowest, edge - (edges[index] ?? 0)))
  const sum = widths.reduce((total, width) => total + width, 0)
  const most = Math.max(room.right - room.left, narrowest * count)
  return sum <= most ? widths : widths.map((width) => (width * most) / sum)
}
