import { unionOf } from '../geometry/index.ts'
import { type Cell, lineSize, type Table } from '../model/index.ts'

/**
 * The table with cells that take up the empty ones which their writing reaches over: a sentence above a narrow column of marks is no part of that
 * column, where it would be set word under word.
 */
export function withWritingJoined(table: Table): Table {
  const slots = new Map<string, Cell>()
  for (const cell of table.cells)
    for (let row = cell.row; row < cell.row + cell.rowSpan; row++)
      for (let column = cell.column; column < cell.column + cell.columnSpan; column++) slots.set(`${row},${column}`, cell)
  const taken = new Set<Cell>()
  const cells = table.cells.map((cell) => {
    const [first] = cell.lines
    if (first === undefined || cell.columnSpan + cell.column >= table.columns.length) return cell
    if (cell.lines.some(({ words: [word] }) => word?.turn !== 0 || word.page !== cell.place.page)) return cell
    const reach = Math.max(...cell.lines.map(({ box }) => box.right)) - leastReach * lineSize(first)
    let joined = cell
    for (;;) {
      const next = slots.get(`${cell.row},${joined.column + joined.columnSpan}`)
      if (next === undefined || next.row !== cell.row || next.rowSpan !== cell.rowSpan || taken.has(next)) break
      if (next.lines.length > 0 || next.value !== null || next.place.page !== cell.place.page || next.place.box.left > reach) break
      taken.add(next)
      const place = { ...joined.place, box: unionOf([joined.place.box, next.place.box]) }
      joined = { ...joined, place, columnSpan: joined.columnSpan + next.columnSpan }
    }
    return joined
  })
  return taken.size === 0 ? table : { ...table, cells: cells.filter((_, index) => !taken.has(table.cells[index] as Cell)) }
}

/** Writing that reaches into the next cell by less than this share of its size only leans over. */
const leastReach = 1
