import { type Cell, median, type Table } from '../model/index.ts'
import type { Extent } from './docx-page-frames.ts'

export type Side = 'left' | 'centre' | 'right'
/** How a table is set: the side that the cells of each column keep to, and the columns' widths in points. */
export interface TableSetting {
  readonly sides: readonly Side[]
  readonly widths: readonly number[]
}

/** Narrower columns, in points, cannot hold a letter and its padding. */
const narrowest = 14

/** Reads the setting of a table off its first page; its widths are fitted into the room that there is. */
export function tableSettingOf(table: Table, room: Extent): TableSetting {
  const sides = sidesOf(table)
  return { sides, widths: fitted(edgesOf(table, sides, room), table.columns.length, room) }
}

const extentOf = ({ lines }: Cell): Extent => ({
  left: Math.min(...lines.map(({ box }) => box.left)),
  right: Math.max(...lines.map(({ box }) => box.right)),
})

/** The side on which the writing of a column's cells lines up best; numbers stand to the right when nothing tells. */
function sidesOf(table: Table): readonly Side[] {
  const page = table.places[0]?.page
  return table.columns.map(({ kind }, column) => {
    const cells = table.cells.filter(
      (cell) =>
        cell.column === column &&
        cell.columnSpan === 1 &&
        cell.row >= table.headerRows &&
        cell.lines.length > 0 &&
        cell.place.page === page,
    )
    const usual = kind === 'number' || kind === 'money' || kind === 'percent' ? 'right' : 'left'
    const extents = cells.map(extentOf)
    if (new Set(extents.map(({ left, right }) => Math.round((right - left) / 3))).size < 2) return usual
    const spread = (place: (extent: Extent) => number): number => {
      const middle = median(extents.map(place), 0)
      return median(
        extents.map((extent) => Math.abs(place(extent) - middle)),
        0,
      )
    }
    const [left, right, centre] = [spread((e) => e.left), spread((e) => e.right), spread((e) => (e.left + e.right) / 2)]
    const least = Math.min(left, right, centre)
    if (least > 4) return usual
    // Brackets, minus signs and bold figures shift the edge of a column that lines up all the same.
    if ((usual === 'right' ? right : left) <= least + 1.5) return usual
    return left === least ? 'left' : right === least ? 'right' : 'centre'
  })
}

/** Where the columns begin and the last one ends; NaN where nothing shows it. */
function edgesOf(table: Table, sides: readonly Side[], room: Extent): readonly number[] {
  const page = table.places[0]?.page
  const count = table.columns.length
  const lefts = new Array<number>(count).fill(Infinity)
  const rights = new Array<number>(count).fill(-Infinity)
  for (const { column, columnSpan, place, value } of table.cells) {
    if (place.page !== page || (value === null && table.foundBy !== 'rulings')) continue
    lefts[column] = Math.min(lefts[column] ?? Infinity, place.box.left)
    const last = column + columnSpan - 1
    rights[last] = Math.max(rights[last] ?? -Infinity, place.box.right)
  }
  const box = table.places[0]?.box ?? room
  const inner = lefts.slice(1).map((after, index) => {
    const before = rights[index] ?? -Infinity
    if (!Number.isFinite(after)) return Number.isFinite(before) ? before : Number.NaN
    if (!Number.isFinite(before) || after < before) return after
    // Cells of unruled tables reach as far as their words. The white before a column that keeps to the right is its own.
    const own = sides[index + 1] === 'right' ? 0.75 : sides[index + 1] === 'centre' ? 0.5 : 0.25
    return after - own * (after - before)
  })
  return [box.left, ...inner, box.right]
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
