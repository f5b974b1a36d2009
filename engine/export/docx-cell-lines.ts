// Which sides of which cells are drawn as lines on the page, and what is under the cells.

import type { IBorderOptions, ITableCellOptions } from 'docx'
import { BorderStyle } from 'docx'
import type { Ruling } from '../geometry/index.ts'
import type { Cell, Page, Table } from '../model/index.ts'
import { borderOf, boxOfRule, isAcross } from './docx-ink.ts'

type Borders = NonNullable<ITableCellOptions['borders']>
/** Where an edge may lie, and how far along it goes. */
interface Edge {
  readonly from: number
  readonly to: number
  readonly start: number
  readonly end: number
}
interface Stretch {
  readonly from: number
  readonly to: number
}

/** Points by which a line may lie beside the edge it draws. */
const beside = 3
/** Points above the first and below the last row in which their line may lie. */
const outside = 10
/** Share of a side that its lines must cover. */
const covered = 0.6
/** Fewer drawn sides than this share of a ruled table on a scan mean that its lines were not all seen: folds and pale print cut them. */
const leastKnown = 0.4

/** The drawn borders of each cell; null when the pages do not say which lines were drawn. */
export function cellLines(table: Table, pages: readonly Page[]): ReadonlyMap<Cell, Borders> | null {
  const rules = new Map(pages.map(({ number, drawn }) => [number, drawn?.rules ?? []]))
  const places = table.places.map(({ page }) => page)
  if (pages.every(({ number, drawn }) => drawn === undefined || !places.includes(number))) return null
  const ruled = table.foundBy === 'rulings'
  const rows = Array.from({ length: table.rowCount }, (_, row) => rowOf(table, row, ruled))
  const columns = table.columns.map((_, column) => columnOf(table, column, ruled))
  let [drawn, all] = [0, 0]
  const lines = new Map<Cell, Borders>()
  for (const cell of table.cells) {
    const { row, column, rowSpan, columnSpan } = cell
    const own = rules.get(cell.place.page) ?? []
    const [first, last] = [rows[row], rows[row + rowSpan - 1]]
    const [left, right] = [columns[column], columns[column + columnSpan - 1]]
    const above = rows[row - 1]
    const below = rows[row + rowSpan]
    const across = left === undefined || right === undefined ? null : { start: left.from, end: right.to }
    const down = first === undefined || last === undefined ? null : { start: first.from, end: last.to }
    const sides = [
      across && first && sideOf(between(above?.page === first.page ? above.to : first.from - outside, first.from), across, own, true),
      across && last && sideOf(between(last.to, below?.page === last.page ? below.from : last.to + outside), across, own, true),
      down && left && sideOf(between(columns[column - 1]?.to ?? left.from - outside, left.from), down, own, false),
      down && right && sideOf(between(right.to, columns[column + columnSpan]?.from ?? right.to + outside), down, own, false),
    ]
    all += 4
    drawn += sides.filter((side) => side != null).length
    const [top, bottom, start, end] = sides.map((side) => side ?? none)
    if (top && bottom && start && end) lines.set(cell, { top, bottom, left: start, right: end })
  }
  const isScan = pages.some(({ number, readBy }) => readBy !== 'text-layer' && places.includes(number))
  return ruled && isScan && drawn < leastKnown * all ? null : lines
}

const none: IBorderOptions = { style: BorderStyle.NIL }

const between = (from: number, to: number): Stretch => ({ from: Math.min(from, to) - beside, to: Math.max(from, to) + beside })

/** The border of one side: that of the thickest line along it. */
function sideOf(
  { from, to }: Stretch,
  { start, end }: Pick<Edge, 'start' | 'end'>,
  rules: readonly Ruling[],
  across: boolean,
): IBorderOptions | null {
  const along = rules.filter((rule) => {
    const box = boxOfRule(rule)
    const at = across ? box.top : box.left
    return isAcross(rule) === across && at >= from && at <= to && overlap(rule, start, end, across) > 0
  })
  const length = along.reduce((sum, rule) => sum + overlap(rule, start, end, across), 0)
  const [thickest] = along.toSorted((a, b) => b.thickness - a.thickness)
  if (thickest === undefined || length < covered * (end - start)) return null
  return { style: BorderStyle.SINGLE, ...borderOf(thickest) }
}

function overlap(rule: Ruling, start: number, end: number, across: boolean): number {
  const box = boxOfRule(rule)
  return across ? Math.min(box.right, end) - Math.max(box.left, start) : Math.min(box.bottom, end) - Math.max(box.top, start)
}

/** From where to where a row reaches: its cells when they are drawn, else its writing. */
function rowOf({ cells }: Table, row: number, ruled: boolean): (Stretch & { readonly page: number }) | undefined {
  const own = cells.filter((cell) => cell.row === row && cell.rowSpan === 1 && (ruled || cell.lines.length > 0))
  const [first] = own
  if (first === undefined) return undefined
  const boxes = own.flatMap((cell) => (ruled ? [cell.place.box] : cell.lines.map(({ box }) => box)))
  return { page: first.place.page, from: Math.min(...boxes.map(({ top }) => top)), to: Math.max(...boxes.map(({ bottom }) => bottom)) }
}

function columnOf({ cells }: Table, column: number, ruled: boolean): Stretch | undefined {
  const own = cells.filter((cell) => cell.column === column && cell.columnSpan === 1 && (ruled || cell.lines.length > 0))
  // Drawn columns are as wide on every page; of the first one the widest cell is taken.
  const boxes = own.flatMap((cell) => (ruled ? [cell.place.box] : cell.lines.map(({ box }) => box)))
  if (boxes.length === 0) return undefined
  return { from: Math.min(...boxes.map(({ left }) => left)), to: Math.max(...boxes.map(({ right }) => right)) }
}
