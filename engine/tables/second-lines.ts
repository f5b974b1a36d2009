import { unionOf } from '../geometry/index.ts'
import { type Cell, type Line, lineSize, median, type Table, textOfLines, type Word } from '../model/index.ts'

/** So many rows have a further line in small letters below a text, and this share of all. */
const [fewestRows, mostRows] = [2, 0.5]
/** Small letters are smaller by so much. */
const smaller = 0.92
/** Points by which lines of one kind differ in where they begin and how far down they stand. */
const slack = 1

/**
 * The table with the line below its last row where other rows have such a one in small letters below the text of their first column: a day, a kind, a reference. Without a rule below it
 * nothing shows that it belongs to the row. `free` are the words that stand in no table.
 */
export function withSecondLine(table: Table, free: readonly Word[]): Table {
  const body = table.cells.filter(
    (cell) => cell.column === 0 && cell.row >= table.headerRows && cell.columnSpan === 1 && cell.lines.length > 0,
  )
  const last = body.find((cell) => cell.row === table.rowCount - 1)
  const [only, more] = last?.lines ?? []
  if (last === undefined || only === undefined || more !== undefined) return table
  const others = body.filter((cell) => cell !== last && hasSmallLine(cell))
  if (others.length < fewestRows || others.length < mostRows * (body.length - 1)) return table
  const second = others.map(({ lines: [first, line] }) => ({
    down: baselineOf(line) - baselineOf(first),
    size: line === undefined ? 0 : lineSize(line),
  }))
  const [down, size] = [
    median(
      second.map((one) => one.down),
      0,
    ),
    median(
      second.map((one) => one.size),
      0,
    ),
  ]
  const words = free
    .filter((word) => word.turn === 0 && word.page === last.place.page && Math.abs(word.baseline - baselineOf(only) - down) <= slack)
    .toSorted((a, b) => a.box.left - b.box.left)
  const [first] = words
  const line: Line = { words, box: unionOf([only.box, ...words.map(({ box }) => box)]) }
  const edge = Math.max(...others.flatMap(({ lines }) => lines.map(({ box }) => box.right)), only.box.right) + 3 * size
  if (first === undefined || Math.abs(first.box.left - only.box.left) > slack || (words.at(-1)?.box.right ?? 0) > edge) return table
  const added = { words, box: unionOf(words.map(({ box }) => box)) }
  if (Math.abs(lineSize(added) - size) > slack / 2) return table
  const lines = [only, added]
  const grown: Cell = {
    ...last,
    lines,
    value: { kind: 'text', text: textOfLines(lines) },
    place: { ...last.place, box: unionOf([last.place.box, line.box]) },
  }
  return {
    ...table,
    cells: table.cells.map((cell) => (cell === last ? grown : cell)),
    places: table.places.map((place) => (place.page === last.place.page ? { ...place, box: unionOf([place.box, line.box]) } : place)),
  }
}

const baselineOf = (line: Line | undefined): number => line?.words[0]?.baseline ?? 0

const hasSmallLine = ({ lines: [first, second, third] }: Cell): boolean =>
  first !== undefined && second !== undefined && third === undefined && lineSize(second) < smaller * lineSize(first)
