// Arithmetic the page itself can be held to: do totals add up, do balances run? Figures are added as whole numbers, never as floats.

import type { Cell, Table } from '../model/index.ts'
import { isClosingBalance, isOpeningBalance, isTotalLabel } from '../values/index.ts'
import { type Amount, amountOf, isSame, negated, plain, plus } from './amounts.ts'
import { closingBalances } from './closing-balances.ts'
import { type CellPlace, type Grid, labelOf, type TableCheck } from './table-check.ts'
import { taxRows } from './tax-rows.ts'

/** Checks the sums of columns against rows of totals, rows of tax against what is taxed, balances at the end against those at the beginning, and running ones against movements; nothing for a table that claims none. */
export function checkTable(table: Table): readonly TableCheck[] {
  const grid = gridOf(table)
  return [...columnSums(table, grid), ...taxRows(table, grid, isTotalRow), ...closingBalances(table, grid), ...runningBalances(table, grid)]
}

function gridOf(table: Table): Grid {
  const rows = Array.from({ length: table.rowCount }, () => new Array<Cell | null>(table.columns.length).fill(null))
  for (const cell of table.cells) {
    const row = rows[cell.row]
    if (row !== undefined) row[cell.column] = cell
  }
  return rows
}

// ---------- sums ----------------------------------------------------------------------

/** True for a row whose first text calls it a total. */
const isTotalRow = (row: readonly (Cell | null)[]): boolean => isTotalLabel(labelOf(row))

/** Figures that nobody adds up: the rate of a total is no sum of rates. */
const ratio =
  /%|\b(?:rates?|ratio|average|mean|index|growth|share|per|quote|anteil|durchschnitt|wachstum|taux|moyenne|tasa|tasso|media|gemiddelde|taxa|m[ée]dia)\b/iu
/** The boxes of sums that stand without a header have fewer rows than this. */
const mostRowsWithoutHeader = 12
/** Dashes stand for nothing; dots, letters and words in place of a figure for one that is not told, and may be in the total. */
const meansNothing = /^[-\u2010-\u2015\u2212]+$/u

function columnSums(table: Table, grid: Grid): TableCheck[] {
  const checks: TableCheck[] = []
  const labels = secondLabels(table, grid)
  const rows = grid.map((_, row) => row).slice(table.headerRows)
  const isUnlabelled = (row: number): boolean => (grid[row] ?? []).every((cell) => cell?.value == null || amountOf(cell.value) !== null)
  const mayBeTotal = (row: number): boolean =>
    isTotalRow(grid[row] ?? []) || labels.some((column) => isTotalLabel(textIn(grid, row, column))) || isUnlabelled(row)
  if (!rows.some(mayBeTotal)) return checks
  // A long table without a header goes on from one that was not recognised as its beginning.
  const isPartOfAnother = table.headerRows === 0 && table.rowCount > mostRowsWithoutHeader
  table.columns.forEach(({ kind, title }, column) => {
    if (kind !== 'number' && kind !== 'money') return
    const beside = labels.findLast((label) => label < column)
    // A row of two halves has a label for each; where the second is empty, the first counts for both.
    const isTotal = (row: number): boolean => {
      const own = beside === undefined ? '' : textIn(grid, row, beside)
      return own === '' ? isTotalRow(grid[row] ?? []) : isTotalLabel(own)
    }
    const totals = new Set(rows.filter(isTotal))
    const details: Item[] = []
    const subtotals: (Item & { detailsBefore: number })[] = []
    let isKnown = true
    for (let row = table.headerRows; row < grid.length; row++) {
      const value = grid[row]?.[column]?.value ?? null
      const amount = amountOf(value)
      if (amount === null) {
        if (!totals.has(row) && !isKnownToAddNothing(grid[row] ?? [], column)) isKnown = false
        continue
      }
      const label = labelOf(grid[row] ?? [])
      const isBalance = isOpeningBalance(label) || isClosingBalance(label) || balanceTitle.test(label.split(/\s+/u)[0] ?? '')
      const item = { place: { row, column }, amount, isBracketed: value?.text.trim().startsWith('(') === true, isBalance }
      const since = details.slice(subtotals.at(-1)?.detailsBefore ?? 0)
      // A sum without a label, as accounts have them below a rule, is known by being one of rows that have labels.
      const areLabelled = since.length >= 2 && since.every(({ place }) => labelOf(grid[place.row] ?? []) !== '')
      const isSum = areLabelled && isUnlabelled(row) && isSame(plus(since.map((one) => one.amount)), amount)
      if (!totals.has(row) && !isSum) {
        details.push(item)
        continue
      }
      const check = sumCheck(item, details, subtotals, kind === 'money')
      if (check !== null && (check.outcome === 'passed' || (isKnown && !isPartOfAnother && !ratio.test(title ?? '')))) checks.push(check)
      subtotals.push({ ...item, detailsBefore: details.length })
    }
  })
  return checks
}

/**
 * True for an empty place and for a dash. A word in the place, or one that reaches over it, stands for a figure that is not told; several
 * figures in one cell are those of a row that was not taken apart.
 */
function isKnownToAddNothing(row: readonly (Cell | null)[], column: number): boolean {
  const value = row[column]?.value ?? null
  if (value !== null) return meansNothing.test(value.text.trim())
  const reaches = row.some(
    (cell, from) => cell !== null && cell.value !== null && from < column && from + cell.columnSpan > column && from > 0,
  )
  return (
    !reaches && !row.some((cell) => cell?.value?.kind === 'text' && (cell.value.text.match(/(?<![\p{L}\d])\d[\d.,]*/gu)?.length ?? 0) >= 3)
  )
}

const textIn = (grid: Grid, row: number, column: number): string => {
  const value = grid[row]?.[column]?.value
  return value?.kind === 'text' ? value.text.trim() : ''
}

/** In a second column of labels so many rows have a text, nearly all of them one of their own; units and currencies repeat themselves. */
const fewestLabels = 3
const mostlyOwn = 0.8

/** The columns of texts that stand right of figures and label what is right of them: the deductions of a payslip, the liabilities of a balance sheet. */
function secondLabels(table: Table, grid: Grid): readonly number[] {
  const isFigure = (column: number): boolean => ['number', 'money'].includes(table.columns[column]?.kind ?? '')
  return table.columns.flatMap((_, column) => {
    const texts = grid.slice(table.headerRows).flatMap((_, row) => textIn(grid, row + table.headerRows, column) || [])
    const isLabel = texts.length >= fewestLabels && new Set(texts).size >= mostlyOwn * texts.length && !isFigure(column)
    return isLabel && isFigure(column + 1) && table.columns.slice(1, column).some((_, at) => isFigure(at + 1)) ? [column] : []
  })
}

interface Item {
  readonly place: CellPlace
  readonly amount: Amount
  /** Printed in brackets: less than nothing, or an option that is offered beside what is charged. */
  readonly isBracketed: boolean
  /** What an account held before or after, in the column of what came in. */
  readonly isBalance: boolean
}

/**
 * A total may add everything above it, what came since the last total, the subtotals, or the last total and what follows it
 * (net, tax, gross). It passes when one of these fits. Sums far off (more than half) are taken to claim no addition: rates, maxima, years.
 */
function sumCheck(
  total: Item,
  details: readonly Item[],
  subtotals: readonly (Item & { detailsBefore: number })[],
  exact: boolean,
): TableCheck | null {
  const last = subtotals.at(-1)
  const since = details.slice(last?.detailsBefore ?? 0)
  // The total of a group with one thing in it says it once more.
  if (last !== undefined && since.length === 1 && since.every(({ amount }) => isSame(amount, total.amount))) return null
  const claims: (readonly Item[])[] = [since, details, ...(last === undefined ? [] : [[last, ...since], subtotals])].filter(
    (items) => items.length >= 2,
  )
  if (claims.length === 0) return null
  // What stands in brackets may be an option that is not charged, and a balance is none of the movements that are added up.
  const without = (isLeftOut: (item: Item) => boolean): readonly (readonly Item[])[] =>
    claims.filter((items) => items.some(isLeftOut)).map((items) => items.filter((item) => !isLeftOut(item)))
  const charged = without(({ isBracketed }) => isBracketed).filter(({ length }) => length >= 2)
  const moved = without(({ isBalance }) => isBalance).filter(({ length }) => length >= 2)
  const isWhole = (items: readonly Item[]): boolean => isSame(plus(items.map(({ amount }) => amount)), total.amount)
  const tried = claims.some(isWhole) || !charged.some(isWhole) ? [...claims, ...moved] : charged
  let nearest: { items: readonly Item[]; sum: Amount; distance: bigint } | null = null
  for (const items of tried) {
    const sum = plus(items.map(({ amount }) => amount))
    const difference = plus([total.amount, negated(sum)])
    const distance = (difference.units < 0n ? -difference.units : difference.units) * 10n ** BigInt(18 - Math.min(18, difference.scale))
    if (nearest === null || distance < nearest.distance) nearest = { items, sum, distance }
  }
  if (nearest === null) return null
  const unit = 10n ** BigInt(18 - Math.min(18, total.amount.scale))
  // Printed figures of a rounded table may each be off by half a unit of their last place; amounts of money may not.
  const tolerance = exact ? 0n : (unit * BigInt(nearest.items.length)) / 2n
  const size = (total.amount.units < 0n ? -total.amount.units : total.amount.units) * unit
  const passed = nearest.distance <= tolerance
  if (!passed && (nearest.distance * 2n > size || takesAway(nearest.items, nearest.sum, total.amount))) return null
  const rounding = passed && nearest.distance > 0n ? ' within rounding' : ''
  return {
    name: 'Column sum',
    outcome: passed ? 'passed' : 'failed',
    detail: passed
      ? `Adds up to ${plain(total.amount)}${rounding}.`
      : `The cells add up to ${plain(nearest.sum)}, the total says ${plain(total.amount)}.`,
    checked: total.place,
    against: nearest.items.map(({ place }) => place),
  }
}

/** True where one of the items, or all but the first, are taken away though they are printed without a minus: income, costs, total. */
function takesAway(items: readonly Item[], sum: Amount, total: Amount): boolean {
  const others = plus(items.slice(1).map(({ amount }) => amount))
  return [others, ...items.map(({ amount }) => amount)].some(
    (taken) => plus([sum, { units: -2n * taken.units, scale: taken.scale }, { units: -total.units, scale: total.scale }]).units === 0n,
  )
}

// ---------- running balances -----------------------------------------------------------

const balanceTitle = /\b(?:balance|saldo|solde|kontostand|running total|saldi|stand)\b/iu
/** Fewer rows than these prove nothing; under this share of fitting rows the columns do not stand in that relation at all. */
const fewestRows = 3
const convincingShare = 0.6

interface Movement {
  /** Added to the balance: one signed column, or money in; and what is taken away from it. */
  readonly plus: number
  readonly minus: number | null
  /** 1 when the newest entry stands last, -1 when it stands first. */
  readonly direction: 1 | -1
}

function runningBalances(table: Table, grid: Grid): TableCheck[] {
  return table.columns.flatMap(({ kind, title }, balance) => {
    const numeric = kind === 'money' || kind === 'number'
    if (!numeric || !balanceTitle.test(title ?? '')) return []
    const others = table.columns.flatMap(({ kind }, column) =>
      column !== balance && (kind === 'money' || kind === 'number') ? [column] : [],
    )
    const movements: Movement[] = []
    for (const direction of [1, -1] as const)
      for (const plus of others) {
        movements.push({ plus, minus: null, direction })
        for (const minus of others) if (minus !== plus) movements.push({ plus, minus, direction })
      }
    const tried = movements.map((movement) => steps(table, grid, balance, movement))
    const best = tried.sort((a, b) => b.filter(({ fits }) => fits).length - a.filter(({ fits }) => fits).length)[0] ?? []
    const fitting = best.filter(({ fits }) => fits).length
    if (best.length < fewestRows || fitting < convincingShare * best.length) return []
    return [balanceCheck(best, balance)]
  })
}

interface Step {
  readonly row: number
  readonly fits: boolean
  readonly expected: Amount
  readonly printed: Amount
}

function steps(table: Table, grid: Grid, balance: number, { plus: added, minus, direction }: Movement): Step[] {
  const result: Step[] = []
  const rows = grid.map((_, index) => index).slice(table.headerRows)
  if (direction === -1) rows.reverse()
  let before: Amount | null = null
  // Of several entries of a day the last alone has the balance.
  let since: readonly Amount[] = []
  for (const row of rows) {
    const printed = amountOf(grid[row]?.[balance]?.value ?? null)
    const gain = amountOf(grid[row]?.[added]?.value ?? null)
    const loss = minus === null ? null : amountOf(grid[row]?.[minus]?.value ?? null)
    // Money out is printed with or without its minus; either way it is taken away.
    const taken = loss === null ? null : { units: loss.units > 0n ? -loss.units : loss.units, scale: loss.scale }
    const moved = [...(gain === null ? [] : [gain]), ...(taken === null ? [] : [taken])]
    if (printed === null) {
      since = [...since, ...moved]
      continue
    }
    if (before !== null && moved.length > 0) {
      const [alone, together] = [plus([before, ...moved]), plus([before, ...since, ...moved])]
      const expected = plain(alone) === plain(printed) ? alone : together
      result.push({ row, expected, printed, fits: plain(expected) === plain(printed) })
    }
    before = printed
    since = []
  }
  return result
}

function balanceCheck(steps: readonly Step[], column: number): TableCheck {
  const wrong = steps.filter(({ fits }) => !fits)
  const [first] = wrong
  const places = (some: readonly Step[]): readonly CellPlace[] => some.map(({ row }) => ({ row, column }))
  return {
    name: 'Running balance',
    outcome: first === undefined ? 'passed' : 'failed',
    detail:
      first === undefined
        ? `The balance runs through all ${steps.length} entries.`
        : `${wrong.length} of ${steps.length} entries do not carry the balance on; the first should be ${plain(first.expected)} and says ${plain(first.printed)}.`,
    checked: { row: (first ?? steps[0])?.row ?? 0, column },
    against: places(first === undefined ? steps : wrong),
  }
}
