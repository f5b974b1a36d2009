import type { Table } from '../model/index.ts'
import { isClosingBalance, isOpeningBalance, isTakenAway, isTotalLabel } from '../values/index.ts'
import { type Amount, amountOf, isSame, negated, plain, plus } from './amounts.ts'
import { type Grid, labelOf, type TableCheck } from './table-check.ts'

/** One movement and two balances say little; a list with more in between is a summary of an account. */
const fewestMovements = 2

/**
 * Checks the balance at the end of a summary of an account against that at its beginning and what came and went in the rows between. These are taken with
 * their printed sign, or without one by what their labels say; where that does not lead to the end, only a plain summary with signs is called wrong.
 */
export function closingBalances(table: Table, grid: Grid): readonly TableCheck[] {
  const rows = grid.slice(table.headerRows)
  const first = rows.findIndex((row) => isOpeningBalance(labelOf(row)))
  const last = rows.findIndex((row, at) => at > first && isClosingBalance(labelOf(row)))
  if (first < 0 || last < 0) return []
  return table.columns.flatMap(({ kind }, column): readonly TableCheck[] => {
    if (kind !== 'number' && kind !== 'money') return []
    const filled = rows
      .slice(first, last + 1)
      .flatMap((row, at) => (row[column]?.value == null ? [] : [{ row, at: table.headerRows + first + at }]))
    const own = filled.map(({ row, at }) => ({ at, label: labelOf(row), amount: amountOf(row[column]?.value ?? null) }))
    const amounts = own.flatMap(({ amount }) => (amount === null ? [] : [amount]))
    const end = amounts.at(-1)
    // A figure that was not read may be all that is missing.
    if (end === undefined || amounts.length < own.length || own.length < fewestMovements + 2) return []
    if (own[0]?.at !== table.headerRows + first || own.at(-1)?.at !== table.headerRows + last) return []
    const movements = own.slice(0, -1)
    const asPrinted = plus(amounts.slice(0, -1))
    const asNamed = plus(movements.flatMap(({ label, amount }) => (amount === null ? [] : [isTakenAway(label) ? lowered(amount) : amount])))
    const passed = [asPrinted, asNamed].some((sum) => isSame(sum, end))
    if (!passed && !isSummary(table, grid, movements)) return []
    const row = table.headerRows + last
    return [
      {
        name: 'Column sum',
        outcome: passed ? 'passed' : 'failed',
        detail: passed
          ? `The balance at the beginning and the rows below it lead to ${plain(end)}.`
          : `The balance at the beginning and the rows below it lead to ${plain(asPrinted)}, the balance at the end says ${plain(end)}.`,
        checked: { row, column },
        against: movements.map(({ at }) => ({ row: at, column })),
      },
    ]
  })
}

/**
 * true where nothing but the movements can lead to the balance at the end: their signs are printed, no row adds others up, and no other column has figures,
 * as those of a list of bookings with a balance behind each have.
 */
function isSummary(table: Table, grid: Grid, movements: readonly { readonly at: number; readonly amount: Amount | null }[]): boolean {
  const isSigned = movements.slice(1).some(({ amount }) => amount !== null && amount.units < 0n)
  const figures = table.columns.filter(({ kind }) => kind === 'number' || kind === 'money').length
  return isSigned && figures === 1 && movements.every(({ at }) => !isTotalLabel(labelOf(grid[at] ?? [])))
}

const lowered = (amount: Amount): Amount => (amount.units > 0n ? negated(amount) : amount)
