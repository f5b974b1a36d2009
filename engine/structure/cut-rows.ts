import { type Cell, type Line, lineSize, median, type Table, textOfLines } from '../model/index.ts'
import type { LaidOutPage, Region } from '../stages.ts'
import { foot, head, sameSize, slack, withoutLines } from './page-breaks.ts'

/**
 * The table with the lines at the head of the next page that go on in cells of its last row, and what is left of that page; null when there are none. A page
 * cuts a row wherever it ends; where no titles are printed again the rest stands alone above the rows that follow: each text begins where those of its column
 * do, within a sentence or in a column whose texts take up several lines, other than the first, that the last row fills, and ends before the next column. `isPassedOver` knows running
 * headers. Lengths in points.
 */
export function withRestOfRow(
  table: Table,
  before: LaidOutPage,
  page: LaidOutPage,
  isPassedOver: (region: Region) => boolean,
): { readonly table: Table; readonly regions: readonly Region[] } | null {
  const last = table.places.at(-1)
  if (last === undefined || last.page !== before.page.number || last.box.bottom < foot * before.page.size.height) return null
  if (table.form !== undefined) return null
  const next = page.regions.find((region) => region.kind === 'table' || region.kind === 'picture')
  if (next?.kind !== 'table') return null
  const above = page.regions
    .filter((region) => region.kind === 'prose' && !isPassedOver(region) && region.place.box.top < next.place.box.top)
    .flatMap((region) => (region.kind === 'prose' ? region.lines : []))
  if (above.length === 0 || above.some(({ box }) => box.bottom > next.place.box.top + slack || box.top > head * page.page.size.height))
    return null
  const size = median(
    table.cells.flatMap((cell) => cell.lines.map(lineSize)),
    0,
  )
  const lefts = table.columns.map((_, column) => leftOf(table, last.page, column))
  const rests = new Map<number, Line[]>()
  for (const line of above) {
    const column = lefts.findIndex((left) => left !== null && Math.abs(line.box.left - left) <= slack)
    const end = Math.min(...lefts.flatMap((left, other) => (other > column && left !== null ? [left] : [])))
    if (column < 1 || line.box.right > end - slack || Math.abs(lineSize(line) - size) > sameSize * size) return null
    rests.set(column, [...(rests.get(column) ?? []), line])
  }
  const cells = table.cells.map((cell) => {
    const rest = cell.row === table.rowCount - 1 && cell.rowSpan === 1 ? rests.get(cell.column) : undefined
    return rest === undefined || !(goesOn(cell, rest) || isWrappedColumn(table, cell)) ? cell : withLines(cell, rest)
  })
  if (cells.filter((cell, i) => cell !== table.cells[i]).length < rests.size) return null
  const taken = new Set(above)
  return {
    table: { ...table, cells },
    regions: page.regions.flatMap((region) => withoutLines(region, taken)),
  }
}

/** Where the texts of a column usually begin on that page; null where it has none, or figures. */
function leftOf(table: Table, page: number, column: number): number | null {
  const cells = table.cells.filter(
    (cell) => cell.column === column && cell.columnSpan === 1 && cell.row >= table.headerRows && cell.place.page === page,
  )
  const lefts = cells.flatMap(({ lines }) => lines.map(({ box }) => box.left))
  return lefts.length === 0 ? null : median(lefts, Number.NaN)
}

/** So many texts of a column take up several lines where what stands alone below one of them goes on with it, whatever it begins with. */
const fewestWrapped = 3
export const isWrappedColumn = ({ cells, headerRows }: Table, { column, lines }: Cell): boolean =>
  lines.length > 0 &&
  cells.filter((cell) => cell.column === column && cell.row >= headerRows && cell.lines.length > 1).length >= fewestWrapped

/** true for a cell of words that the lines go on with, in small letters or after a sign that leaves its sentence open. */
function goesOn(cell: Cell, rest: readonly Line[]): boolean {
  const [first] = rest
  const end = cell.lines.at(-1)?.words.at(-1)?.text ?? ''
  return /\p{L}{2}/u.test(textOfLines(cell.lines)) && /^[\p{Ll}(&–]/u.test(first?.words[0]?.text ?? '') && !/[.!?:]$/u.test(end)
}

function withLines(cell: Cell, rest: readonly Line[]): Cell {
  const lines = [...cell.lines, ...rest]
  return { ...cell, lines, value: { kind: 'text', text: textOfLines(lines) } }
}
