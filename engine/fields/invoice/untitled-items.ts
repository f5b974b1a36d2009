// Items without titles over their columns: rows that end in an amount, one under the other, which come to a sum that is printed below them.
// Only the sum makes them items, so that nothing is taken for one by its looks alone.

import { type Decimal, decimal, type Word } from '../../model/index.ts'
import { compare, type Evidence, productOf, sumOf, within } from '../../values/index.ts'
import type { PageText, Segment } from '../reading/page-text.ts'
import { valuesIn } from '../reading/values-in.ts'
import { type ItemCells, timesPrice } from './item-rows.ts'
import { type AmountRow, amountRow } from './unnamed-sums.ts'

/** A sum of the invoice: its amount and where it is printed. */
export interface PrintedSum {
  readonly amount: Decimal
  readonly words: readonly Word[]
}

/** The rows above the first of the sums whose amounts come to one of them; empty where none do. */
export function untitledItems(pages: readonly PageText[], sums: readonly PrintedSum[], evidence: Evidence): readonly ItemCells[] {
  for (const text of pages) {
    const own = sums.filter(({ words }) => words[0]?.page === text.page.number)
    const ending = text.rows.findIndex((row) => row.some(({ words }) => own.some((sum) => words.includes(sum.words[0] as Word))))
    if (ending < 1) continue
    const rows = text.rows.slice(0, ending).flatMap((row, at) => (isReckoning(row) ? [] : (amountRow(row, at, evidence) ?? [])))
    const items = rowsToSum(rows, sums)
    if (items.length > 0)
      return items.map((row, index) => cellsOf(row, text.rows.slice(row.at + 1, items[index + 1]?.at ?? ending), evidence))
  }
  return []
}

/** "6 × 240.00" under an item's name. */
const isReckoning = ([only, other]: readonly Segment[]): boolean =>
  only !== undefined && other === undefined && timesPrice(only.words) !== null

/**
 * From the lowest row upwards, as many as come to a sum: one under the other at the same edge, each with a name. Where the topmost of them is
 * itself what several rows above it come to, those are the items, and what is added to their sum is none.
 */
function rowsToSum(rows: readonly AmountRow[], sums: readonly PrintedSum[]): readonly AmountRow[] {
  const taken = rowsTo(rows, (sum) => sums.some(({ amount }) => compare(amount, decimal('0')) !== 0 && within(sum, amount, cent)))
  const [part] = taken
  if (part === undefined || taken.length > mostAdded) return taken
  const above = rowsTo(
    rows.filter(({ at }) => at < part.at),
    (sum) => within(sum, part.amount, cent),
    part,
  )
  return above.length > 1 ? above : taken
}

/** Rows that are added to the sum of the items at most: a contribution, freight, the tax. */
const mostAdded = 4
const cent = decimal('0.011')

function rowsTo(rows: readonly AmountRow[], isSum: (sum: Decimal) => boolean, under?: AmountRow): readonly AmountRow[] {
  const taken: AmountRow[] = []
  for (const row of rows.toReversed()) {
    const below = taken[0] ?? under
    const size = row.segments[0]?.size ?? 10
    const aligned = below === undefined || Math.abs(row.right - below.right) < 0.6 * size
    const near = below === undefined || (below.segments[0]?.baseline ?? 0) - (row.segments[0]?.baseline ?? 0) < mostApart * size
    const name = row.segments[isCount(row) ? 1 : 0]
    const named = /\p{L}{2}/u.test(name?.text ?? '') && !row.words.includes(name?.words[0] as Word)
    // "6 × 240.00" under an item's name.
    if (!aligned) continue
    if (!near || !named) return []
    taken.unshift(row)
    const sum = sumOf(taken.map(({ amount }) => amount))
    if (isSum(sum)) {
      const telling = taken.length > 1 || taken.some(({ segments }) => segments.length > 2)
      return telling ? taken : []
    }
    if (taken.length === mostItems) return []
  }
  return []
}

/** Heights of writing between an item's amount and the next one's: a description of some lines fits between. */
const mostApart = 8
const mostItems = 60

function cellsOf(row: AmountRow, below: readonly (readonly Segment[])[], evidence: Evidence): ItemCells {
  const first = row.segments[isCount(row) ? 1 : 0]
  const cells = new Map<string, readonly Word[]>()
  const lastWords = row.segments.at(-1)?.words ?? []
  const before = lastWords.filter((word) => !row.words.includes(word))
  const others = row.segments.slice(0, -1).filter((segment) => segment !== first)
  const middle = [...others.map(({ words }) => words), ...(row.segments.length > 1 && before.length > 0 ? [before] : [])]
  const description = row.segments.length > 1 ? [...(first?.words ?? [])] : [...before]
  let baseline = first?.baseline ?? 0
  let counted = factorsOf(middle, row.amount, evidence)
  for (const next of below) {
    const [only] = next
    if (next.length !== 1 || only === undefined || Math.abs(only.box.left - (first?.box.left ?? 0)) > 2 * only.size) break
    if (only.baseline - baseline > 1.75 * Math.max(only.size, first?.size ?? 0) || /:$/u.test(only.text)) break
    const reckoning = timesPrice(only.words)
    if (reckoning !== null) counted ??= reckoning
    else description.push(...only.words)
    baseline = only.baseline
  }
  cells.set('description', description)
  if (counted !== null) cells.set('quantity', counted.quantity).set('unit_price', counted.price)
  return cells.set('amount', row.words)
}

/** "6 Fl.", "12": how many, before the name in a piece of its own. */
const isCount = ({ segments: [first, second, third] }: AmountRow): boolean =>
  /^\d[\d.,]*(?:\s?[\p{L}\d]{1,5}\.?|\s?x)?$/u.test(first?.text ?? '') && third !== undefined && /\p{L}{3}/u.test(second?.text ?? '')

/** The two figures between name and amount whose product is the amount; null where none are, and where all are nothing, which proves nothing. */
function factorsOf(
  middle: readonly (readonly Word[])[],
  amount: Decimal,
  evidence: Evidence,
): { quantity: readonly Word[]; price: readonly Word[] } | null {
  if (compare(amount, decimal('0')) === 0) return null
  const figures = middle.flatMap((words) => {
    const value = valuesIn(words, 'money', evidence)[0]?.value ?? valuesIn(words, 'number', evidence)[0]?.value
    const number = value?.kind === 'money' ? value.amount : value?.kind === 'number' ? value.number : null
    return number === null ? [] : [{ words, number }]
  })
  for (const [index, one] of figures.entries())
    for (const other of figures.slice(index + 1))
      if (within(productOf(one.number, other.number), amount, decimal('0.011'))) {
        const turned = !/\p{Sc}|[.,]\d{2}$/u.test(textOf(other.words)) && /\p{Sc}|[.,]\d{2}$/u.test(textOf(one.words))
        return turned ? { quantity: other.words, price: one.words } : { quantity: one.words, price: other.words }
      }
  return null
}
const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')
