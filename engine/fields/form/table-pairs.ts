// Tables on a form: a title over a column is the label of what stands below it, a text before a row of figures the label of the row.

import { type Cell, sizeOf, type Table, type Word } from '../../model/index.ts'
import { wordsOf } from '../reading/cell-words.ts'
import { isFieldName } from '../reading/field-names.ts'
import { printedText } from '../reading/printed-text.ts'
import type { FoundValue } from '../reading/reader.ts'
import { checklistIn, type Ticked, textOf } from './checklists.ts'
import { withoutColon } from './names.ts'
import { isZero, valueLike } from './value-likeness.ts'

/** Below this sureness a grid of a form is as likely its boxes; those are read piece by piece. */
const leastSure = 0.85

export interface TablePairs {
  readonly fields: readonly FoundValue[]
  /** Words of the tables that were read: they answer nothing else. */
  readonly words: ReadonlySet<Word>
}

/** The pairs of the tables that are no drawn form: with titles in a row of their own and cells without labels. */
export function tablePairs(tables: readonly Table[]): TablePairs {
  const read = tables.flatMap((table) => gridsOf(table))
  const written = read.filter((grid) => !isUnwritten(grid))
  return {
    fields: written.flatMap(pairsOfGrid),
    words: new Set(read.flatMap(({ cells }) => cells.flatMap(wordsOf))),
  }
}

/** Of a checklist each row with the title that its mark stands under, and what its other columns say; of others columns and rows. */
function pairsOfGrid(grid: Grid): readonly FoundValue[] {
  const list = checklistIn(grid.cells, grid.from)
  if (list === null) return [...columnPairs(grid), ...rowPairs(grid)]
  const others = { ...grid, cells: grid.cells.filter(({ column }) => !list.columns.has(column)) }
  const asked = new Set(list.rows.flatMap(({ label }) => label))
  return [...list.rows.flatMap(tickedRow), ...columnPairs(others).filter(({ words }) => !words.some((word) => asked.has(word)))]
}

/** What a checklist asks, answered by the title over its mark. */
function tickedRow({ label, mark, title }: Ticked): readonly FoundValue[] {
  const words = [...mark, ...title]
  if (words.some(({ page }) => page !== label[0]?.page)) return []
  const text = title.map((word) => word.text).join(' ')
  const read = Math.min(...words.map((word) => word.confidence))
  const name = withoutColon(label.map((word) => word.text).join(' '))
  return [{ name, value: { kind: 'text', text }, words, label, confidence: sureOfMark * read, alternatives: [] }]
}
/** A mark in a drawn column, under one title of several. */
const sureOfMark = 0.9

/** Every figure is zero or counts the rows, or half of the cells are names of fields: a template in which nobody wrote. */
function isUnwritten({ cells, from }: Grid): boolean {
  const filled = cells.filter((cell) => cell.row >= from && wordsOf(cell).length > 0)
  if (2 * filled.filter((cell) => isFieldName(textOf(cell))).length >= filled.length) return true
  const figures = filled.filter((cell) => valueLike(textOf(cell)))
  const isCount = (cell: Cell): boolean => cell.column === 0 && /^\d{1,2}[.)]?$/u.test(textOf(cell))
  return figures.some((cell) => !isCount(cell))
    ? figures.every((cell) => isCount(cell) || isZero(textOf(cell)))
    : figures.length === filled.length
}

/** Titles and the rows below them, of a table or of a part of one. */
interface Grid {
  readonly table: Table
  /** Of titles and rows, from top to bottom. */
  readonly cells: readonly Cell[]
  /** The first row below the titles, and the row behind the last. */
  readonly from: number
  readonly to: number
}

/** What of a table is titles over data: all of it where it says so itself, else rows of figures under a row of words within a drawn form. */
function gridsOf(table: Table): readonly Grid[] {
  if (table.places.length > 1 || table.columns.length < 3) return []
  const gridOf = (head: number, from: number, to: number): Grid => ({
    table,
    cells: table.cells.filter((cell) => cell.row >= head && cell.row < to),
    from,
    to,
  })
  return isData(table) ? [gridOf(0, table.headerRows, endOf(table))] : runsOf(table).map(({ titles, to }) => gridOf(titles, titles + 1, to))
}

function isData({ confidence, headerRows, rowCount, cells }: Table): boolean {
  if (
    confidence < (isOfFigures(cells, headerRows) ? leastOfFigures : leastSure) ||
    headerRows < 1 ||
    headerRows > 5 ||
    rowCount <= headerRows
  )
    return false
  const below = cells.filter((cell) => cell.row >= headerRows && wordsOf(cell).length > 0)
  const labelled = below.filter((cell) => wordsOf(cell).some(({ text }) => /\p{L}.*[:：]$/u.test(text) && !valueLike(text)))
  const first = below.filter(({ column }) => column === 0)
  // Labels down the first column are titles of rows.
  const parts = labelled.length === first.length && labelled.every(({ column }) => column === 0) ? 0 : labelled.length
  const over = cells.filter((cell) => cell.row < headerRows && cell.columnSpan === 1 && wordsOf(cell).length > 0)
  // The lowest title of every column: a column's title may fill fewer rows than its neighbour's.
  const titles = over.filter((cell) => !over.some((other) => other.column === cell.column && other.row > cell.row))
  return below.length >= 2 && parts <= 0.1 * below.length && areTitles(titles) && !areBoxes(cells)
}

/** Two rows and more below the titles, half of whose cells are figures and days: no boxes to write in, however it was found. */
function isOfFigures(cells: readonly Cell[], headerRows: number): boolean {
  const below = cells.filter((cell) => cell.row >= headerRows && wordsOf(cell).length > 0)
  const rows = new Set(below.map(({ row }) => row)).size
  return rows > 1 && 2 * below.filter((cell) => valueLike(textOf(cell))).length >= below.length
}
const leastOfFigures = 0.6

/** Cells that say in small letters what is written in them are boxes of a form. */
function areBoxes(cells: readonly Cell[]): boolean {
  const filled = cells.filter((cell) => wordsOf(cell).length > 0)
  const boxes = filled.filter(({ lines: [label, answer] }) => {
    const [small, large] = [label?.words[0], answer?.words[0]]
    return small !== undefined && large !== undefined && sizeOf(small) < 0.85 * sizeOf(large)
  })
  return boxes.length > 0.4 * filled.length
}

/** Titles are short words; a row of figures or dates is no row of titles. */
const areTitles = (cells: readonly Cell[]): boolean =>
  cells.length >= 3 && cells.every((cell) => wordsOf(cell).length <= 6 && (!valueLike(textOf(cell)) || isYear(textOf(cell))))

const isYear = (text: string): boolean => /^(?:19|20)\d{2}$/u.test(text)

/** The row behind a table's last: words where there were figures in two columns are what stands under it. */
function endOf({ cells, headerRows, rowCount, columns }: Table): number {
  const figures = (column: number, row: number): boolean => {
    const above = cells.filter((cell) => cell.column === column && cell.row >= headerRows && cell.row < row && wordsOf(cell).length > 0)
    return above.length >= 2 && above.every((cell) => valueLike(textOf(cell)))
  }
  for (let row = headerRows + 2; row < rowCount; row++) {
    const words = columns.filter((_, column) =>
      cells.some(
        (cell) =>
          cell.row === row && cell.column === column && wordsOf(cell).length > 0 && !valueLike(textOf(cell)) && figures(column, row),
      ),
    )
    if (words.length >= 2) return row
  }
  return rowCount
}

/** Rows with a figure in every column under a row with words in every column: two of them at least. */
function runsOf({ cells, rowCount, columns }: Table): readonly { readonly titles: number; readonly to: number }[] {
  const filled = (row: number): readonly Cell[] => cells.filter((cell) => cell.row === row && wordsOf(cell).length > 0)
  const isWhole = (row: number): boolean => filled(row).length === columns.length && filled(row).every((cell) => valueLike(textOf(cell)))
  const runs: { titles: number; to: number }[] = []
  for (let titles = 0; titles < rowCount - 2; titles++) {
    if (filled(titles).length !== columns.length || !areTitles(filled(titles))) continue
    let to = titles + 1
    while (to < rowCount && isWhole(to)) to++
    if (to - titles > 2) runs.push({ titles, to })
  }
  return runs
}

function columnPairs(grid: Grid): readonly FoundValue[] {
  const { table, cells, from } = grid
  return table.columns.flatMap((_, column) => {
    const own = cells.filter((cell) => cell.column === column && cell.columnSpan === 1)
    const title = own.filter((cell) => cell.row < from).flatMap(wordsOf)
    const rows = own.filter((cell) => cell.row >= from)
    const labels = column === 0 && rowPairs(grid).length > 0
    return labels || title.length === 0 ? [] : (pairOf(title, rows.flatMap(wordsOf), table) ?? [])
  })
}

/** Rows whose first cell is a text and whose others are figures, or whose first cell ends with a colon. */
function rowPairs({ table, cells, from, to }: Grid): readonly FoundValue[] {
  const rows = Array.from({ length: to - from }, (_, index) => index + from)
  return rows.flatMap((row) => {
    const [first, ...others] = cells.filter((cell) => cell.row === row).sort((a, b) => a.column - b.column)
    const filled = others.filter((cell) => wordsOf(cell).length > 0)
    if (
      first === undefined ||
      filled.length === 0 ||
      wordsOf(first).length === 0 ||
      valueLike(textOf(first)) ||
      !(/[:：]$/u.test(textOf(first)) || filled.every((cell) => valueLike(textOf(cell))))
    )
      return []
    return pairOf(wordsOf(first), filled.flatMap(wordsOf), table) ?? []
  })
}

function pairOf(label: readonly Word[], words: readonly Word[], { confidence }: Table): FoundValue[] | null {
  const raw = words.map((word) => word.text).join(' ')
  const text = /^[-−–]\s?\p{Sc}?\d/u.test(raw) ? raw : printedText(words)
  const page = label[0]?.page
  if (label.length === 0 || text === '' || words.some((word) => word.page !== page)) return null
  const name = withoutColon(label.map((word) => word.text).join(' '))
  const read = Math.min(...words.map((word) => word.confidence))
  return [{ name, value: { kind: 'text', text }, words, label, confidence: 0.6 * confidence * (0.4 + 0.6 * read), alternatives: [] }]
}
