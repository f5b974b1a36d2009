// Tables on a form: a title over a column is the label of what stands below it, a text before a row of figures the label of the row.

import type { Cell, Table, Word } from '../../model/index.ts'
import { printedText } from '../reading/printed-text.ts'
import type { FoundValue } from '../reading/reader.ts'
import { valueLike } from './value-likeness.ts'

/** Below this sureness a grid of a form is as likely its boxes; those are read piece by piece. */
const leastSure = 0.85

export interface TablePairs {
  readonly fields: readonly FoundValue[]
  /** Words of the tables that were read: they answer nothing else. */
  readonly words: ReadonlySet<Word>
}

/** The pairs of the tables that are no drawn form: with titles in a row of their own and cells without labels. */
export function tablePairs(tables: readonly Table[]): TablePairs {
  const read = tables.filter(isData)
  return {
    fields: read.flatMap((table) => [...columnPairs(table), ...rowPairs(table)]),
    words: new Set(read.flatMap((table) => table.cells.flatMap(wordsOf))),
  }
}

function isData(table: Table): boolean {
  const { confidence, headerRows, rowCount, columns, places } = table
  if (confidence < leastSure || headerRows < 1 || headerRows > 5 || columns.length < 3 || rowCount <= headerRows || places.length > 1)
    return false
  const below = table.cells.filter((cell) => cell.row >= headerRows && wordsOf(cell).length > 0)
  const labelled = below.filter((cell) => wordsOf(cell).some(({ text }) => /[:：]$/u.test(text))).length
  const titles = table.cells.filter((cell) => cell.row === headerRows - 1 && wordsOf(cell).length > 0)
  // Titles are short words; a row of figures or dates is no row of titles.
  return (
    below.length >= 2 &&
    labelled <= 0.1 * below.length &&
    titles.length >= 3 &&
    titles.every((cell) => wordsOf(cell).length <= 6 && !valueLike(textOf(cell)))
  )
}

function columnPairs(table: Table): readonly FoundValue[] {
  return titlesOf(table).flatMap((title) => {
    const cells = table.cells.filter((cell) => cell.row >= table.headerRows && cell.column === title.column && cell.columnSpan === 1)
    const labels = title.column === 0 && rowPairs(table).length > 0
    return labels ? [] : (pairOf(wordsOf(title), cells.flatMap(wordsOf), table) ?? [])
  })
}

/** Rows whose first cell is a text and whose others are figures. */
function rowPairs(table: Table): readonly FoundValue[] {
  const rows = Array.from({ length: table.rowCount - table.headerRows }, (_, index) => index + table.headerRows)
  return rows.flatMap((row) => {
    const [first, ...others] = table.cells.filter((cell) => cell.row === row).sort((a, b) => a.column - b.column)
    const filled = others.filter((cell) => wordsOf(cell).length > 0)
    if (
      first === undefined ||
      filled.length === 0 ||
      wordsOf(first).length === 0 ||
      valueLike(textOf(first)) ||
      !filled.every((cell) => valueLike(textOf(cell)))
    )
      return []
    return pairOf(wordsOf(first), filled.flatMap(wordsOf), table) ?? []
  })
}

/** The lowest titles, each over one column. */
const titlesOf = ({ cells, headerRows }: Table): readonly Cell[] =>
  cells.filter((cell) => cell.row + cell.rowSpan === headerRows && cell.columnSpan === 1 && wordsOf(cell).length > 0)

function pairOf(label: readonly Word[], words: readonly Word[], { confidence }: Table): FoundValue[] | null {
  const text = printedText(words)
  const page = label[0]?.page
  if (label.length === 0 || text === '' || words.some((word) => word.page !== page)) return null
  const name = label.map((word) => word.text).join(' ')
  const read = Math.min(...words.map((word) => word.confidence))
  return [{ name, value: { kind: 'text', text }, words, label, confidence: 0.6 * confidence * (0.4 + 0.6 * read), alternatives: [] }]
}

const wordsOf = (cell: Cell): readonly Word[] => cell.lines.flatMap((line) => line.words)
const textOf = (cell: Cell): string =>
  wordsOf(cell)
    .map(({ text }) => text)
    .join(' ')
