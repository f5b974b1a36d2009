// Where the rows of items under a head end: at their sum. A sum of one part ends nothing where more items follow it.

import { type Decimal, decimal } from '../../model/index.ts'
import { compare, type Evidence, productOf, sumOf, within } from '../../values/index.ts'
import type { CellRow } from '../reading/column-cells.ts'
import type { Segment } from '../reading/page-text.ts'
import { valuesIn } from '../reading/values-in.ts'

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
): Sections {
  const parts: CellRow[][] = []
  let running = before
  let open = true
  for (const [index, row] of rows.entries()) {
    const amounts = amountsOf(row, names, evidence)
    const reckoned = isReckoned(amounts)
    if (!reckoned && (ends(row.segments) || isSum(amounts, running))) {
      if (!rows.slice(index + 1).some((later) => isReckoned(amountsOf(later, names, evidence)))) return { parts, ended: true, running }
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

interface Amounts {
  readonly quantity: Decimal | null
  readonly price: Decimal | null
  readonly amount: Decimal | null
}

function amountsOf({ cells }: CellRow, names: readonly string[], evidence: Evidence): Amounts {
  const read = (name: string, kind: 'money' | 'number'): Decimal | null => {
    const value = valuesIn(cells[names.indexOf(name)] ?? [], kind, evidence)[0]?.value
    return value?.kind === 'money' ? value.amount : value?.kind === 'number' ? value.number : null
  }
  return { quantity: read('quantity', 'number'), price: read('unit_price', 'money'), amount: read('amount', 'money') }
}

/** Quantity × price is the amount, to the cent or half a per cent for rounded prices; a price of nothing says nothing. */
function isReckoned({ quantity, price, amount }: Amounts): boolean {
  if (quantity === null || price === null || amount === null || compare(amount, decimal('0')) === 0) return false
  const product = productOf(quantity, price)
  const half = productOf(decimal('0.005'), decimal(amount.replace(/^-/u, '')))
  return within(product, amount, decimal('0.011')) || within(product, amount, half)
}

/** The amount, without a quantity or price of its own, of two items or more above. */
function isSum({ quantity, price, amount }: Amounts, running: Running): boolean {
  if (amount === null || price !== null || quantity !== null || compare(amount, decimal('0')) === 0) return false
  return [running.part, running.all].some((some) => some.length >= 2 && within(sumOf(some), amount, decimal('0.011')))
}
