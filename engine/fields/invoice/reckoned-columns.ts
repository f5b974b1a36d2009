// Which columns hold quantity, price and amount, told by their figures: quantity × price = amount down the rows, less the discount of the
// row where one is printed. Titles say it mostly; figures say it in every language, and under titles that are cut short or mean two things.

import { type Decimal, decimal, type Word } from '../../model/index.ts'
import { absolute, compare, difference, type Evidence, productOf, sumOf, within } from '../../values/index.ts'
import type { CellRow } from '../reading/column-cells.ts'
import { valuesIn } from '../reading/values-in.ts'

/** Rows looked at: enough to tell, and no more work for long lists. */
const mostRows = 24

/** The names that titles gave, corrected where three columns reckon in most rows and the named ones do not. */
export function reckonedColumns(names: readonly string[], rows: readonly CellRow[], evidence: Evidence): readonly string[] {
  const table = rows
    .map(({ cells }) => cells.map((words) => figureOf(words, evidence)))
    .filter((row) => row.filter((figure) => figure !== null).length >= 3)
    .slice(0, mostRows)
  if (table.length === 0) return names
  const place = (name: string): number => names.indexOf(name)
  const named = agreeing(table, place('quantity'), place('unit_price'), place('amount'))
  if (2 * named >= table.length) return withDiscount(asCharged(names, table, named), table)
  const columns = names.flatMap((_, column) =>
    2 * table.filter((row) => row[column] != null).length > table.length && !isFixed(names[column] ?? '', table, column) ? [column] : [],
  )
  let best = { quantity: -1, price: -1, amount: -1, rows: named }
  for (const amount of columns)
    for (const price of columns)
      for (const quantity of columns) {
        if (quantity >= price || price === amount || quantity === amount) continue
        const agree = agreeing(table, quantity, price, amount)
        if (agree > best.rows) best = { quantity, price, amount, rows: agree }
      }
  if (best.quantity < 0 || 3 * best.rows < 2 * table.length) return beforeTax(names, table)
  const [quantity, price] = inOrder(best.quantity, best.price, names, table)
  const own = new Map([
    [quantity, 'quantity'],
    [price, 'unit_price'],
    [best.amount, 'amount'],
  ])
  const given = new Set(own.values())
  return withDiscount(
    names.map((name, column) => own.get(column) ?? (given.has(name) ? '' : name)),
    table,
  )
}

/**
 * Of "Amount | CGST | SGST | Total" the first is what the row comes to: a column to which those between it and the amounts add up in every row,
 * being no more than three tenths of it.
 */
function beforeTax(names: readonly string[], table: readonly (readonly (Decimal | null)[])[]): readonly string[] {
  const amount = names.indexOf('amount')
  const adds = (row: readonly (Decimal | null)[], column: number): boolean => {
    const [own, whole] = [row[column], row[amount]]
    if (own == null || whole == null) return false
    const between = sumOf(row.slice(column + 1, amount).filter((figure) => figure !== null))
    return (
      within(sumOf([own, between]), whole, cent) && compare(between, decimal('0')) > 0 && compare(between, productOf(own, mostTax)) <= 0
    )
  }
  const net = names.findIndex((name, column) => name === '' && column < amount - 1 && table.every((row) => adds(row, column)))
  return net < 0 || table.length < 2 ? names : names.map((name, column) => (column === net ? 'amount' : column === amount ? '' : name))
}
const mostTax = decimal('0.3')

/** A column that nobody knows by its title holds discounts where every row whose product is not its amount is explained by it. */
function withDiscount(names: readonly string[], table: readonly (readonly (Decimal | null)[])[]): readonly string[] {
  const own = ['quantity', 'unit_price', 'amount'].map((name) => names.indexOf(name))
  const [quantity = -1, price = -1, amount = -1] = own
  if (names.includes('discount') || own.includes(-1)) return names
  const less = table.flatMap((row) => {
    const [factor, unit, whole] = [row[quantity], row[price], row[amount]]
    if (factor == null || unit == null || whole == null) return []
    const product = productOf(factor, unit)
    return within(product, whole, cent) ? [] : [{ row, product, whole }]
  })
  const column = names.findIndex(
    (name, at) =>
      name === '' && less.length > 0 && less.every(({ row, product, whole }) => isDiscounted(product, whole, at, row[at] ?? null, own)),
  )
  return column < 0 ? names : names.map((name, at) => (at === column ? 'discount' : name))
}

/** Of what was ordered and what was shipped the one that was charged: an unnamed column that reckons in more rows is the quantity. */
function asCharged(names: readonly string[], table: readonly (readonly (Decimal | null)[])[], named: number): readonly string[] {
  const [own, price, amount] = ['quantity', 'unit_price', 'amount'].map((name) => names.indexOf(name))
  if (own === undefined || price === undefined || amount === undefined || named === table.length) return names
  const better = names.findIndex((name, column) => name === '' && agreeing(table, column, price, amount) > named)
  return better < 0 ? names : names.map((name, column) => (column === better ? 'quantity' : column === own ? '' : name))
}

/** Columns that other figures than these stand in. */
const fixed: ReadonlySet<string> = new Set(['tax_rate', 'tax_amount', 'discount', 'position', 'item_number', 'description'])

/** "#" and "No." head quantities as well as positions: those count up in whole numbers. */
const isFixed = (name: string, table: readonly (readonly (Decimal | null)[])[], column: number): boolean =>
  fixed.has(name) && (name !== 'position' || countsUp(table.flatMap((row) => row[column] ?? [])))

const countsUp = (figures: readonly Decimal[]): boolean =>
  figures.every((figure, at) => !figure.includes('.') && (at === 0 || compare(figure, figures[at - 1] as Decimal) > 0))

/** Of two factors the quantity is the one that is called so, else the one with fewer decimals, else the left one. */
function inOrder(
  left: number,
  right: number,
  names: readonly string[],
  table: readonly (readonly (Decimal | null)[])[],
): readonly [number, number] {
  if (names[left] === 'quantity' || names[right] === 'unit_price') return [left, right]
  if (names[right] === 'quantity' || names[left] === 'unit_price') return [right, left]
  const decimals = (column: number): number => Math.max(0, ...table.map((row) => row[column]?.split('.')[1]?.length ?? 0))
  return decimals(right) < decimals(left) ? [right, left] : [left, right]
}

/** Rows in which the product is the amount; a product with one says nothing and counts only beside another that does. */
function agreeing(table: readonly (readonly (Decimal | null)[])[], quantity: number, price: number, amount: number): number {
  if (quantity < 0 || price < 0 || amount < 0) return 0
  let telling = 0
  let agree = 0
  for (const row of table) {
    const [factor, unit, whole] = [row[quantity], row[price], row[amount]]
    if (factor == null || unit == null || whole == null || compare(whole, decimal('0')) === 0) continue
    const product = productOf(factor, unit)
    const right =
      within(product, whole, cent) || row.some((rate, column) => isDiscounted(product, whole, column, rate, [quantity, price, amount]))
    if (!right) continue
    agree++
    if (compare(factor, one) !== 0 && compare(unit, one) !== 0) telling++
  }
  return telling > 0 ? agree : 0
}

const cent = decimal('0.011')
const one = decimal('1')
const hundred = decimal('100')

/** The product less a per cent that another column of the row says. */
function isDiscounted(product: Decimal, whole: Decimal, column: number, rate: Decimal | null, taken: readonly number[]): boolean {
  if (rate === null || taken.includes(column) || compare(rate, decimal('0')) <= 0 || compare(rate, hundred) >= 0) return false
  const left = productOf(productOf(product, difference(hundred, rate)), decimal('0.01'))
  return within(absolute(left), absolute(whole), cent)
}

/** The first figure of a cell, whatever unit or currency stands beside it; null for a cell of words. */
function figureOf(words: readonly Word[], evidence: Evidence): Decimal | null {
  if (words.length > 4 || !words.slice(0, 2).some(({ text }) => /\d/u.test(text))) return null
  for (const kind of ['money', 'number', 'percent'] as const) {
    const value = valuesIn(words, kind, evidence)[0]?.value
    if (value?.kind === 'money') return value.amount
    if (value?.kind === 'number' || value?.kind === 'percent') return value.number
  }
  return null
}
