import { type Box, unionOf } from '../geometry/index.ts'
import { type Cell, type Line, median, type Table, textOfLines, type Word } from '../model/index.ts'

/** In points: titles printed again stand as far from one another as on the page before. */
const slack = 1.5
/** In points: letters that lean over the edge of their column. */
const overhang = 2

/**
 * The rows that the second part of a table brings, in the columns of the first; null when that page does not begin with the first part's titles,
 * word for word and in the same places. A few rows below titles of two rows, or of columns that have next to nothing there, show their columns
 * badly by themselves; under titles in the same places they are known. Rows stay as they were read. Lengths in points.
 */
export function rereadUnderTitles(first: Table, second: Table): Table | null {
  const titles = wordsOf(first.cells.filter((cell) => cell.row < first.headerRows))
  const page = titles[0]?.page
  const words = wordsOf(second.cells)
  if (titles.length < first.columns.length || titles.some((word) => word.page !== page) || second.caption.length > 0) return null
  const found = titlesAgain(titles, words)
  if (found === null) return null
  const lefts = leftEdges(first, page)
  if (lefts === null) return null
  const edges = [...lefts.map((left) => left + found.moved), Number.POSITIVE_INFINITY]
  const bottom = Math.max(...[...found.words].map(({ box }) => (box.top + box.bottom) / 2))
  const body = words.filter((word) => !found.words.has(word))
  if (body.length === 0 || body.some(({ box }) => (box.top + box.bottom) / 2 <= bottom || !isInOneColumn(box, edges))) return null
  const titleRow = Math.max(...second.cells.filter((cell) => wordsOf([cell]).some((word) => found.words.has(word))).map(({ row }) => row))
  const below = second.cells.filter((cell) => cell.row > titleRow)
  if (wordsOf(below).length !== body.length || second.cells.some((cell) => cell.row > titleRow && cell.rowSpan > 1)) return null
  // Texts that stood apart stay apart: where the first part's columns would join them, they are the ones read badly.
  const columnsOf = (cell: Cell) => new Set(wordsOf([cell]).map(({ box }) => columnAt(box, edges)))
  const isJoined = below.some((cell) =>
    below.some((other) => other !== cell && other.row === cell.row && [...columnsOf(other)].some((column) => columnsOf(cell).has(column))),
  )
  if (isJoined) return null
  const cells = Array.from({ length: second.rowCount - titleRow - 1 }, (_, index) => {
    const own = below.filter((cell) => cell.row === titleRow + 1 + index)
    return rowOf(own, index, edges, first.columns.length)
  }).flat()
  return {
    ...second,
    columns: first.columns,
    headerRows: 0,
    rowCount: second.rowCount - titleRow - 1,
    cells,
    repeated: [...second.repeated, ...linesOf([...found.words])],
  }
}

/** The words of the cells, line by line. */
export const wordsOf = (cells: readonly Cell[]): readonly Word[] => cells.flatMap((cell) => cell.lines.flatMap((line) => line.words))

/** The words that repeat the titles in their places, and how far to the right they moved; null when one is missing. */
export function titlesAgain(
  titles: readonly Word[],
  words: readonly Word[],
): { readonly words: ReadonlySet<Word>; readonly moved: number } | null {
  const [anchor] = titles
  if (anchor === undefined) return null
  for (const start of words.filter(({ text }) => text === anchor.text)) {
    const right = start.box.left - anchor.box.left
    const down = start.box.top - anchor.box.top
    const again = titles.map((title) =>
      words.find(
        ({ text, box }) =>
          text === title.text && Math.abs(box.left - title.box.left - right) <= slack && Math.abs(box.top - title.box.top - down) <= slack,
      ),
    )
    if (again.every((word) => word !== undefined)) return { words: new Set(again), moved: right }
  }
  return null
}

/** Where each column of the table begins on that page; null where one has no cell of its own. */
export function leftEdges(table: Table, page: number | undefined): readonly number[] | null {
  const lefts = table.columns.map((_, column) =>
    median(
      table.cells
        .filter((cell) => cell.column === column && cell.columnSpan === 1 && cell.row >= table.headerRows && cell.place.page === page)
        .map((cell) => cell.place.box.left),
      Number.NaN,
    ),
  )
  return lefts.some(Number.isNaN) ? null : lefts
}

/** The column in which the middle of a box lies; `edges` are where columns begin, and a last one without end. */
export const columnAt = (box: Box, edges: readonly number[]): number =>
  Math.max(
    0,
    edges.findLastIndex((edge) => (box.left + box.right) / 2 >= edge),
  )
/** true when the box lies between the edges of one column. */
export const isInOneColumn = (box: Box, edges: readonly number[]): boolean => {
  const column = columnAt(box, edges)
  return box.left >= (edges[column] ?? 0) - overhang && box.right <= (edges[column + 1] ?? 0) + overhang
}

function rowOf(cells: readonly Cell[], row: number, edges: readonly number[], columns: number): readonly Cell[] {
  const [sample] = cells
  if (sample === undefined) return []
  const words = wordsOf(cells)
  const { top, bottom } = unionOf(cells.map(({ place }) => place.box))
  const right = Math.max(...cells.map(({ place }) => place.box.right))
  return Array.from({ length: columns }, (_, column): Cell => {
    const lines = linesOf(words.filter(({ box }) => columnAt(box, edges) === column))
    const next = edges[column + 1] ?? right
    return {
      ...sample,
      row,
      column,
      columnSpan: 1,
      lines,
      value: lines.length === 0 ? null : { kind: 'text', text: textOfLines(lines) },
      place: { ...sample.place, box: { left: edges[column] ?? 0, top, right: Number.isFinite(next) ? next : right, bottom } },
    }
  })
}

/** Words of one column as lines, from the top: those on one height are one line. */
export function linesOf(words: readonly Word[]): readonly Line[] {
  const lines: Word[][] = []
  for (const word of [...words].sort((a, b) => a.box.top - b.box.top)) {
    const line = lines.at(-1)
    const above = line?.[0]
    if (line !== undefined && above !== undefined && (word.box.top + word.box.bottom) / 2 < above.box.bottom) line.push(word)
    else lines.push([word])
  }
  return lines.map((line) => ({
    words: line.sort((a, b) => a.box.left - b.box.left),
    box: unionOf(line.map(({ box }) => box)),
  }))
}
