// Where the rows of items under a head end: at their sum. A sum of one part ends nothing where more items follow it.

import { type Decimal, decimal } from '../../model/index.ts'
import { compare, difference, type Evidence, productOf, sumOf, within } from '../../values/index.ts'
import type { CellRow } from '../reading/column-cells.ts'
import type { Segment } from '../reading/page-text.ts'
import { valuesIn } from '../reading/values-in.ts'
import { quantityIn } from './quantities.ts'

/** Amounts of the items since the last sum, and of all: what a sum below them may come to. */
export interface Running {
  readonly part: readonly Decimal[]
  readonly all: readonly Decimal[]
}
export const nothingYet: Running = { part: [], all: [] }

export interface Sections {
  /** Rows of items, part by part; the sums between are left out. */
  readonly parts: readonly (readonly CellRow[])[]
  /** A sum ended the last part. */
  readonly ended: boolean
  readonly running: Running
}

/**
 * The parts of the rows under a head whose columns have the given names. A row ends its part where `ends` says so or its amount is the sum
 * of those above it; behind that only rows whose quantity × price is their amount are items again.
 */
export function sectionsOf(
  rows: readonly CellRow[],
  names: readonly string[],
  evidence: Evidence,
  ends: (row: readonly Segment[]) => boolean,
  before: Running,
  sums: readonly { readonly amount: Decimal }[] = [],
): Sections {
  const parts: CellRow[][] = []
  let running = before
  let open = true
  for (const [index, row] of rows.entries()) {
    const amounts = amountsOf(row, names, evidence)
    const reckoned = isReckoned(amounts)
    if (!reckoned && (ends(row.segments) || isSum(amounts, running))) {
      const later = rows.slice(index + 1)
      const whole = sums.some(({ amount }) => running.all.length > 0 && within(sumOf(running.all), amount, decimal('0.011')))
      const goesOn = later.some((one) => isReckoned(amountsOf(one, names, evidence)))
      if (!goesOn || repeats(later, names, evidence, running)) {
        const more = whole ? [] : unreckonedPart(later, names, evidence, ends, running)
        return { parts: more.length > 0 ? [...parts, more] : parts, ended: true, running }
      }
      open = false
      running = { ...running, part: [] }
      continue
    }
    // Behind the sum of a part: its remarks and the title of the next one, until an item comes.
    if (!open && !reckoned) continue
    if (!open || parts.length === 0) parts.push([])
    open = true
    parts.at(-1)?.push(row)
    if (amounts.amount !== null) running = { part: [...running.part, amounts.amount], all: [...running.all, amounts.amount] }
  }
  return { parts, ended: false, running }
}

/**
 * A part whose items have an amount alone, behind the sum of another ("Costs": a fee, a mileage): the rows down to the first amount that is the
 * sum of just those; empty where none is. Sums of parts before are no items of it.
 */
function unreckonedPart(
  rows: readonly CellRow[],
  names: readonly string[],
  evidence: Evidence,
  ends: (row: readonly Segment[]) => boolean,
  running: Running,
): readonly CellRow[] {
  const part: CellRow[] = []
  const amounts: Decimal[] = []
  for (const row of rows) {
    const own = amountsOf(row, names, evidence)
    if (own.amount === null) {
      if (part.length > 0 && row.segments.length === 1) part.push(row)
      continue
    }
    const known = [running.part, running.all].some((some) => within(sumOf(some), own.amount ?? decimal('0'), decimal('0.011')))
    if (amounts.length > 0 && within(sumOf(amounts), own.amount, decimal('0.011')))
      return amounts.length > 1 || ends(row.segments) ? part : []
    if (known || own.price !== null || own.quantity !== null || !/\p{L}{3}/u.test(row.segments.map(({ text }) => text).join(' '))) return []
    part.push(row)
    amounts.push(own.amount)
  }
  return []
}

/** True where the items that follow come to what those before come to: the same by person, by rate or by month. */
function repeats(rows: readonly CellRow[], names: readonly string[], evidence: Evidence, running: Running): boolean {
  const amounts = rows.flatMap((row) => {
    const own = amountsOf(row, names, evidence)
    return isReckoned(own) && own.amount !== null ? [own.amount] : []
  })
  return amounts.length > 1 && within(sumOf(amounts), sumOf(running.all), decimal('0.011'))
}

interface Amounts {
  readonly quantity: Decimal | null
  readonly price: Decimal | null
  readonly amount: Decimal | null
  /** Taken off the product, in per cent. */
  readonly discount: Decimal | null
}

const nothingSaid: Amounts = { quantity: null, price: null, amount: null, discount: null }

/** "Continued on page 2", alone in its row under the amounts. */
const isRemark = ({ segments: [only, other] }: CellRow): boolean =>
  only !== undefined && other === undefined && /\p{L}{2}/u.test(only.text) && !/[.,]\d{2}(?!\d)|\p{Sc}/u.test(only.text)

function amountsOf(row: CellRow, names: readonly string[], evidence: Evidence): Amounts {
  if (isRemark(row)) return nothingSaid
  const { cells } = row
  const read = (name: string, kind: 'money' | 'number' | 'percent'): Decimal | null => {
    const words = cells[names.indexOf(name)] ?? []
    const value = kind === 'number' ? quantityIn(words, evidence)?.value : valuesIn(words, kind, evidence)[0]?.value
    return value?.kind === 'money' ? value.amount : value?.kind === 'number' || value?.kind === 'percent' ? value.number : null
  }
  const discount = read('discount', 'percent')
  return { quantity: read('quantity', 'number'), price: read('unit_price', 'money'), amount: read('amount', 'money'), discount }
}

/** Quantity × price, less the row's discount, is the amount, to the cent or half a per cent for rounded prices; a price of nothing says nothing. */
function isReckoned({ quantity, price, amount, discount }: Amounts): boolean {
  if (quantity === null || price === null || amount === null || compare(amount, decimal('0')) === 0) return false
  const whole = productOf(quantity, price)
  const product = discount === null ? whole : productOf(productOf(whole, difference(decimal('100'), discount)), decimal('0.01'))
  const half = productOf(decimal('0.005'), decimal(amount.replace(/^-/u, '')))
  return within(product, amount, decimal('0.011')) || within(product, amount, half)
}

/** The amount, without a quantity or price of its own, of two items or more above. */
function isSum({ quantity, price, amount }: Amounts, running: Running): boolean {
  if (amount === null || price !== null || quantity !== null || compare(amount, decimal('0')) === 0) return false
  return [running.part, running.all].some((some) => some.length >= 2 && within(sumOf(some), amount, decimal('0.011')))
}
