// Columns of movements told by their figures, for statements whose titles say nothing that we know: each balance is the one before with what was moved.

import type { Table, Value } from '../../model/index.ts'
import { compare, type Evidence, negated, sumOf } from '../../values/index.ts'
import { textOf, wordsOf } from '../reading/cell-words.ts'
import { readAs } from '../reading/values-in.ts'

/** Rows that must prove what the columns are, and the share of all that can: one agreement may be chance. */
const [fewestRows, mostRows] = [3, 0.8]

/** The fields of a table's columns where its figures prove them; empty for any other table. */
export function columnsByFigures(table: Table, evidence: Evidence): ReadonlyMap<string, number> {
  const rows = table.rowCount - table.headerRows
  if (rows < fewestRows || table.columns.length < 3) return new Map()
  const days = columnsOf(table, 'date', evidence).filter(({ values }) => values.size >= mostRows * rows)
  const sums = columnsOf(table, 'money', evidence)
  const [date, valueDate] = days
  const balance = sums.at(-1)
  if (date === undefined || balance === undefined) return new Map()
  const dates: readonly (readonly [string, number])[] = [
    ['date', date.column],
    ...(valueDate === undefined ? [] : [['value_date', valueDate.column] as const]),
  ]
  for (const amount of sums.slice(0, -1))
    if (proves(balance, [[amount, 1]])) return new Map([...dates, ['amount', amount.column], ['balance', balance.column]])
  for (const out of sums.slice(0, -1))
    for (const into of sums.slice(0, -1))
      if (
        out !== into &&
        proves(balance, [
          [out, -1],
          [into, 1],
        ])
      )
        return new Map([...dates, ['money_out', out.column], ['money_in', into.column], ['balance', balance.column]])
  return new Map()
}

interface Column {
  readonly column: number
  /** By rows of the table, those that are empty left out. */
  readonly values: ReadonlyMap<number, Value>
}

/** Columns that hold values of a kind and nothing else. */
function columnsOf(table: Table, kind: 'date' | 'money', evidence: Evidence): readonly Column[] {
  return table.columns.flatMap((_, column) => {
    const cells = table.cells.filter((cell) => cell.column === column && cell.columnSpan === 1 && cell.row >= table.headerRows)
    const filled = cells.filter((cell) => textOf(wordsOf(cell)) !== '')
    const values = filled.flatMap((cell) => {
      const value = cell.value?.kind === kind ? cell.value : readAs(kind, textOf(wordsOf(cell)), evidence)
      return value === null || (kind === 'money' && !/\d/u.test(textOf(wordsOf(cell)))) ? [] : [[cell.row, value] as const]
    })
    return filled.length > 0 && values.length === filled.length ? [{ column, values: new Map(values) }] : []
  })
}

/** Whether each balance is the one above it, or where the newest stands first the one below it, with what the parts moved. */
function proves(balance: Column, parts: readonly (readonly [Column, 1 | -1])[]): boolean {
  const amounts = [...balance.values.values()].map((value) => (value.kind === 'money' ? value.amount : null))
  const moved = [...balance.values.keys()].map((row) =>
    parts.flatMap(([{ values }, sign]) => {
      const value = values.get(row)
      if (value?.kind !== 'money') return []
      return [sign === 1 ? value.amount : negated(value.amount)]
    }),
  )
  return [1, -1].some((step) => {
    const tried = amounts.flatMap((after, at) => {
      const [before, own] = [amounts[at - step], moved[at] ?? []]
      if (after === null || before === null || before === undefined || own.length !== 1) return []
      return [compare(sumOf([before, ...own]), after)]
    })
    const right = tried.filter((rest) => rest === 0).length
    return right >= fewestRows && right >= mostRows * (amounts.length - 1)
  })
}
