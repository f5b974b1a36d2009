import type { Cell, Table } from '../model/index.ts'
import { type Amount, amountOf, plain, plus } from './amounts.ts'
import type { CellPlace, Grid, TableCheck } from './table-check.ts'

const taxLabel =
  /(?:^|[^\p{L}])(?:tax|vat|gst|cgst|sgst|igst|hst|mwst|ust|mehrwertsteuer|umsatzsteuer|tva|iva|btw|moms|mva|alv)(?![\p{L}])/iu
const printedRate = /(\d{1,2}(?:[.,]\d{1,3})?)\s*%/u

interface TaxRow {
  readonly row: number
  /** In percent. */
  readonly rate: Amount
}

/**
 * Checks rows of tax that state their rate ("VAT 20 %") against the total printed above them, or against the sum of the rows before the first total.
 * Tax on a part of the rows alone cannot be told from a wrong figure: where several rates are charged, only what fits is said.
 */
export function taxRows(table: Table, grid: Grid, isTotal: (row: readonly (Cell | null)[]) => boolean): readonly TableCheck[] {
  const rows = grid.flatMap((row, index): readonly TaxRow[] => {
    const rate = index < table.headerRows ? null : rateOf(row)
    return rate === null ? [] : [{ row: index, rate }]
  })
  const oneRate = new Set(rows.map(({ rate }) => plain(rate))).size === 1
  return table.columns.flatMap(({ kind }, column) =>
    kind !== 'number' && kind !== 'money'
      ? []
      : rows.flatMap((tax) => {
          const check = taxCheck(tax, column, table, grid, isTotal)
          return check === null || (check.outcome === 'failed' && !oneRate) ? [] : [check]
        }),
  )
}

/** The rate in percent of a row that calls itself a tax, from its label or from a cell beside it; null for other rows. */
function rateOf(row: readonly (Cell | null)[]): Amount | null {
  const label = row.find((cell) => cell?.value != null)?.value
  if (label?.kind !== 'text' || !taxLabel.test(label.text)) return null
  const beside = row.find((cell) => cell?.value?.kind === 'percent')?.value?.text ?? ''
  const [, printed] = printedRate.exec(label.text) ?? printedRate.exec(beside) ?? []
  if (printed === undefined) return null
  const [whole = '0', fraction = ''] = printed.split(/[.,]/)
  return { units: BigInt(whole + fraction), scale: fraction.length }
}

interface Taxed {
  readonly amount: Amount
  readonly against: readonly CellPlace[]
}

function taxCheck(
  { row, rate }: TaxRow,
  column: number,
  table: Table,
  grid: Grid,
  isTotal: (row: readonly (Cell | null)[]) => boolean,
): TableCheck | null {
  const printed = amountOf(grid[row]?.[column]?.value ?? null)
  if (printed === null) return null
  const before = grid.slice(table.headerRows, row).flatMap((cells, index) => {
    const amount = amountOf(cells[column]?.value ?? null)
    return amount === null || rateOf(cells) !== null
      ? []
      : [{ amount, total: isTotal(cells), place: { row: table.headerRows + index, column } }]
  })
  const total = before.findLast((item) => item.total) ?? sumOfOthers(before)
  const all = before.length === 0 ? null : { amount: plus(before.map(({ amount }) => amount)), against: before.map(({ place }) => place) }
  const taxed: Taxed | null = total === undefined ? all : { amount: total.amount, against: [total.place] }
  if (taxed === null) return null
  const expected = shareOf(taxed.amount, rate, printed.scale)
  const off = printed.units - expected.units
  // Tax is rounded line by line or once: a unit of the last place either way is no mistake.
  const passed = off >= -1n && off <= 1n
  if (!passed && 2n * magnitude(off) > magnitude(expected.units)) return null
  return {
    name: 'Tax',
    outcome: passed ? 'passed' : 'failed',
    detail: passed
      ? `${plain(rate)} % of ${plain(taxed.amount)} is ${plain(printed)}.`
      : `${plain(rate)} % of ${plain(taxed.amount)} is ${plain(expected)}, the tax says ${plain(printed)}.`,
    checked: { row, column },
    against: taxed.against,
  }
}

/** The last of at least three amounts when it is what the others add up to: a total whose label does not say so ("Goods"). */
function sumOfOthers<Item extends { readonly amount: Amount }>(items: readonly Item[]): Item | undefined {
  const last = items.at(-1)
  if (items.length < 3 || last === undefined) return undefined
  const difference = plus([...items.slice(0, -1).map(({ amount }) => amount), { ...last.amount, units: -last.amount.units }])
  return difference.units === 0n ? last : undefined
}

/** So many percent of an amount, rounded half away from zero at the scale. */
function shareOf(amount: Amount, percent: Amount, scale: number): Amount {
  const divisor = 100n * 10n ** BigInt(amount.scale + percent.scale)
  const exact = amount.units * percent.units * 10n ** BigInt(scale)
  const rounded = (2n * magnitude(exact) + divisor) / (2n * divisor)
  return { units: exact < 0n ? -rounded : rounded, scale }
}

const magnitude = (units: bigint): bigint => (units < 0n ? -units : units)
