import {
  BorderStyle,
  Table as DocxTable,
  HeightRule,
  type ITableCellOptions,
  type ITableOptions,
  ShadingType,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from 'docx'
import { type Box, grow, height, unionOf } from '../geometry/index.ts'
import { type Cell, type Line, lineSize, type Page, readRightToLeft, type Table } from '../model/index.ts'
import { cellLines } from './docx-cell-lines.ts'
import { type CellSetting, cellParagraphs } from './docx-cell-text.ts'
import { columnsBeside } from './docx-columns-beside.ts'
import { cellPadding, type Side, type TableSetting, tableSettingOf } from './docx-columns-of-table.ts'
import { commonFace } from './docx-fonts.ts'
import { colourOf, type Ground, isReadable } from './docx-ink.ts'
import { withWritingJoined } from './docx-joined-cells.ts'
import { solidHeight } from './docx-line-heights.ts'
import { type Extent, leadingOf } from './docx-page-frames.ts'
import type { RunContext } from './docx-runs.ts'
import { uprightTable } from './docx-turned-tables.ts'
import { cellWhite, solidLine } from './docx-white.ts'
import { cellsByRow } from './sheets.ts'

export interface TableLayout {
  /** Pages that say which lines are drawn. */
  readonly pages: readonly Page[]
  readonly ground: Ground
  readonly float?: NonNullable<ITableOptions['float']>
  /** The share of those heights that is kept; all of them when left out. */
  readonly rows?: number
}

/** Rows so high, in points, break between pages: kept whole they would leave much of one empty. */
const highRow = 200

/** Word opens no table with more. */
export const mostTableColumns = 63

/** A table with its spans, repeated header rows and widths as on the page; lines only where lines are printed. */
export function tableOf(given: Table, room: Extent, runs: RunContext, layout: TableLayout): DocxTable {
  const beside = columnsBeside(given, room.right - room.left)
  const upright = uprightTable(beside.table, room.left)
  const how: TableLayout =
    upright.isTurned || beside.isMoved
      ? { ...layout, ground: ({ page, box }) => layout.ground(beside.onPage(page, upright.onPage(page, box))) }
      : layout
  const table = withWritingJoined(upright.table)
  const setting = tableSettingOf(table, room)
  const { widths } = setting
  const heights = rowHeightsOf(table).map((height) => height && height * (how.rows ?? 1))
  const ruled = table.foundBy === 'rulings'
  // The lines of pages stand as they are printed.
  const drawn = upright.isTurned ? null : cellLines(beside.isMoved ? given : table, how.pages)
  const lines = beside.isMoved ? linesOfMoved(drawn, table) : drawn
  const line =
    ruled && lines === null ? { style: BorderStyle.SINGLE, size: 4, color: '7F7F7F' } : { style: BorderStyle.NONE, size: 0, color: 'auto' }
  // The writing of an unruled table stands in line with the text around it, and its edge before that.
  const padding = ruled ? 0 : cellPadding
  const left = Math.max(0, (table.places[0]?.box.left ?? room.left) - room.left)
  const whole = widths.reduce((sum, width) => sum + width, 0)
  const rightToLeft = readRightToLeft(table.cells.flatMap((cell) => cell.lines.flatMap(({ words }) => words)))
  // Where the file has the edges of columns, as far right on each page as the table stands there.
  const indent = Math.min(left, Math.max(0, room.right - room.left - whole)) - padding
  const shift = room.left + indent - ((table.places[0]?.box.left ?? room.left) - padding)
  const roomOf = ({ column, columnSpan, place }: Cell): Extent => {
    const from = (table.places.find(({ page }) => page === place.page)?.box.left ?? room.left) - padding + shift
    const edge = (at: number): number => widths.slice(0, at).reduce((sum, width) => sum + width, from)
    return { left: edge(column) + cellPadding, right: edge(column + columnSpan) - cellPadding }
  }
  return new DocxTable({
    width: { size: Math.round(whole * 20), type: WidthType.DXA },
    columnWidths: (rightToLeft ? widths.toReversed() : widths).map((width) => Math.round(width * 20)),
    layout: TableLayoutType.FIXED,
    indent: { size: Math.round(indent * 20), type: WidthType.DXA },
    borders: { top: line, bottom: line, left: line, right: line, insideHorizontal: line, insideVertical: line },
    margins: {
      top: cellWhite * 20,
      bottom: cellWhite * 20,
      left: cellPadding * 20,
      right: cellPadding * 20,
      marginUnitType: WidthType.DXA,
    },
    ...(rightToLeft && { visuallyRightToLeft: true }),
    ...(how.float !== undefined && { float: how.float }),
    rows: cellsByRow(table).map(
      (cells, row) =>
        new TableRow({
          ...(row < table.headerRows && { tableHeader: true }),
          cantSplit: cells.every((cell) => cell.lines.length === 0 || height(unionOf(cell.lines.map(({ box }) => box))) < highRow),
          ...(heights[row] !== undefined && { height: { value: Math.round(heights[row] * 20), rule: HeightRule.ATLEAST } }),
          // From the right, the first cell is the last one on the page.
          children: (rightToLeft ? cells.toReversed() : cells).map((cell) =>
            tableCell(cell, table, setting, runs, {
              ground: groundUnder(cell, table, how),
              borders: lines?.get(cell),
              line: lineIn(cell, heights[row]),
              room: roomOf(cell),
              share: how.rows ?? 1,
            }),
          ),
        }),
    ),
  })
}

/** The lines of cells that were moved, by the row and column that they have had all along. */
function linesOfMoved(lines: ReturnType<typeof cellLines>, { cells }: Table): ReturnType<typeof cellLines> {
  if (lines === null) return null
  const byPlace = new Map([...lines].map(([{ row, column }, borders]) => [`${row} ${column}`, borders]))
  return new Map(
    cells.flatMap((cell) => {
      const borders = byPlace.get(`${cell.row} ${cell.column}`)
      return borders === undefined ? [] : [[cell, borders]]
    }),
  )
}

function tableCell(
  cell: Cell,
  table: Table,
  setting: TableSetting,
  runs: RunContext,
  {
    ground,
    borders,
    line,
    room,
    share,
  }: Pick<CellSetting, 'line' | 'room'> & {
    readonly ground: string | null
    readonly borders: ITableCellOptions['borders']
    readonly share: number
  },
): TableCell {
  const { column, columnSpan, rowSpan, place } = cell
  const isInMiddle = standsInMiddle(cell, table)
  const slot = table.foundBy === 'rulings' && !isInMiddle ? { top: place.box.top, height: share * height(place.box) } : null
  const own: CellSetting = { line, room, side: sideOf(cell, table, setting), slot }
  const width = setting.widths.slice(column, column + columnSpan).reduce((sum, each) => sum + each, 0)
  return new TableCell({
    columnSpan,
    rowSpan: Math.min(rowSpan, table.rowCount - cell.row),
    width: { size: Math.round(width * 20), type: WidthType.DXA },
    ...(ground !== null && { shading: { type: ShadingType.CLEAR, fill: ground, color: 'auto' } }),
    ...(borders !== undefined && { borders }),
    ...(isInMiddle && { verticalAlign: VerticalAlignTable.CENTER }),
    children: cellParagraphs(cell, own, ground === null ? runs : { ...runs, ground }),
  })
}

/** The white above and below what stands in the middle of its row differs by less, as a share of both. */
const middle = 0.5

/** Points by which the first lines of cells that begin on one line differ. */
const sameLine = 2
/** Whether the texts of a row, of one line and of several, all begin on one: such cells stand at the top, be their writing as far from above as from below. */
function beginLevel(row: number, cells: readonly Cell[]): boolean {
  const own = cells.filter((cell) => cell.row === row && cell.rowSpan === 1 && cell.lines.length > 0)
  const tops = own.map(({ lines }) => Math.min(...lines.map(({ words, box }) => words[0]?.baseline ?? box.bottom)))
  return own.length > 1 && new Set(own.map(({ lines }) => stepsDown(lines))).size > 1 && Math.max(...tops) - Math.min(...tops) <= sameLine
}

/** Whether a cell's writing stands in the middle of its height, as far as the page tells: a cell that its writing fills stands in the middle as well. */
function standsInMiddle({ lines, place, row }: Cell, { foundBy, cells }: Table): boolean {
  if (lines.length === 0 || beginLevel(row, cells)) return false
  const { top, bottom } = unionOf(lines.map(({ box }) => box))
  const beside = cells.flatMap((other) => (other.row === row && other.rowSpan === 1 ? other.lines.map(({ box }) => box) : []))
  const slot = foundBy === 'rulings' || beside.length === 0 ? place.box : unionOf(beside)
  const [above, below] = [top - slot.top, slot.bottom - bottom]
  if (foundBy !== 'rulings' && above + below < bottom - top) return false
  return Math.abs(above - below) <= middle * Math.max(above + below, bottom - top)
}

/** The shade of a cell; none on which most of its words could not be read: something lies over it there. */
function groundUnder(cell: Cell, table: Table, { ground }: TableLayout): string | null {
  const { page } = cell.place
  const slot = slotOf(cell, table)
  // Between bands that are no cells the writing alone stands on its band.
  const shade =
    (table.foundBy === 'rulings' ? ground({ page, box: grow(cell.place.box, -1.5) }) : null) ??
    (slot === null ? null : ground({ page, box: slot }))
  const words = cell.lines.flatMap((line) => line.words)
  const readable = words.filter((word) => isReadable(colourOf(word, shade), shade)).length
  return shade !== null && readable >= words.length / 2 ? shade : null
}

/** Where a cell between no lines stands: its writing, else what its row and column leave it. */
function slotOf({ lines, row, column }: Cell, { cells }: Table): Box | null {
  if (lines.length > 0) return unionOf(lines.map(({ box }) => box))
  const written = (others: readonly Cell[]) => others.flatMap((other) => other.lines.map(({ box }) => box))
  const [across, down] = [written(cells.filter((other) => other.row === row)), written(cells.filter((other) => other.column === column))]
  if (across.length === 0 || down.length === 0) return null
  const [rows, columns] = [unionOf(across), unionOf(down)]
  return { left: columns.left, right: columns.right, top: rows.top, bottom: rows.bottom }
}

/** Lines closer than this share of solid ones are cut off. */
const closest = 0.85
/** What the border of a cell takes of its row, in points. */
const borderWhite = 0.5

/** The distance of a cell's lines in 240ths of solid ones: as printed, and closer where its row is lower than they would be. */
function lineIn({ lines, rowSpan }: Cell, height: number | undefined): number {
  const [first] = lines
  if (first === undefined) return 240
  const solid = solidHeight(commonFace(first.words[0]?.font ?? null))
  const share = Math.max(1, (leadingOf(lines) ?? solid) / solid)
  const room = height === undefined || rowSpan > 1 ? Infinity : height - 2 * cellWhite - borderWhite
  const needed = stepsDown(lines) * solid * lineSize(first)
  return Math.round(240 * Math.max(closest, Math.min(share, room / needed)))
}

/** How many lines stand under each other. */
const stepsDown = (lines: readonly Line[]): number =>
  1 + lines.slice(1).filter((line, index) => line.box.top > (lines[index]?.box.top ?? 0) + height(line.box) / 2).length

/** The side of its column; a title over several columns stands in the middle, and between lines the white beside the writing tells, but in a column that lines up. */
function sideOf(cell: Cell, table: Table, { sides, isInLine }: TableSetting): Side {
  const { lines, place, columnSpan, column, row } = cell
  const usual = row < table.headerRows && columnSpan > 1 ? 'centre' : (sides[column] ?? 'left')
  if (lines.length === 0 || table.foundBy !== 'rulings') return usual
  if (columnSpan === 1 && row >= table.headerRows && isInLine(cell)) return usual
  const before = Math.min(...lines.map(({ box }) => box.left)) - place.box.left
  const after = place.box.right - Math.max(...lines.map(({ box }) => box.right))
  const room = ({ box }: Line): number => Math.min(box.left - place.box.left, place.box.right - box.right)
  const isEven = lines.every(({ box }) => Math.abs(box.left - place.box.left - (place.box.right - box.right)) < 3)
  if (isEven && lines.some((line) => room(line) > 8)) return 'centre'
  if (columnSpan > 1 || row < table.headerRows)
    return after < 8 && before > 3 * after + 6 ? 'right' : before < 8 && after > 3 * before + 6 ? 'left' : usual
  return usual
}

/** The heights of the rows in points, as drawn by lines, or from one row's writing to the next; none where nothing shows it. */
function rowHeightsOf(table: Table): readonly (number | undefined)[] {
  const ruled = table.foundBy === 'rulings'
  const tops = new Array<number>(table.rowCount).fill(Infinity)
  const heights = new Array<number | undefined>(table.rowCount).fill(undefined)
  for (const { row, rowSpan, place, lines } of table.cells) {
    const top = ruled ? place.box.top : Math.min(...lines.map((line) => solidLine(line).top))
    tops[row] = Math.min(tops[row] ?? Infinity, top)
    if (ruled && rowSpan === 1) heights[row] = Math.min(heights[row] ?? Infinity, place.box.bottom - place.box.top)
  }
  return heights.map((height, row) => {
    const own = height ?? (tops[row + 1] ?? Infinity) - (tops[row] ?? 0)
    return own > 4 && own < 200 ? own : undefined
  })
}
