import type { Decimal } from '../../model/index.ts'
import { compare, difference, sumOf } from '../../values/index.ts'
import type { FoundValue } from '../reading/reader.ts'
import { asPaid } from './rows.ts'

type Items = readonly (readonly FoundValue[])[]

/** So many balances must agree, and none may say otherwise: one may by chance. */
const fewest = 2

/**
 * Movements whose amounts have no sign or mark where they went out ("142.04" beside "2,018.25Cr"), with a minus where balances say so: each of them is the one before
 * less the amount. Others as they are.
 */
export function signedByBalances(items: Items): Items {
  const unmarked = items.map((item) => amountOf(item, 'amount')).map((one) => (one !== null && isBare(one.text) ? one.amount : null))
  const votes = items.flatMap((item, at) => {
    const [before, after, moved] = [amountOf(items[at - 1] ?? [], 'balance'), amountOf(item, 'balance'), unmarked[at]]
    if (before === null || after === null || moved === null || moved === undefined) return []
    if (compare(sumOf([before.amount, moved]), after.amount) === 0) return ['in']
    return compare(difference(before.amount, moved), after.amount) === 0 ? ['out'] : []
  })
  if (votes.length < fewest || votes.includes('in')) return items
  return items.map((item, at) => (unmarked[at] === null ? item : item.map(asPaid)))
}

/** Figures with neither a sign nor a mark. */
const isBare = (text: string): boolean => /^\D*\d[\d.,'’ ]*$/u.test(text) && !/[-+−–(]/u.test(text)

function amountOf(item: readonly FoundValue[], name: string): { readonly amount: Decimal; readonly text: string } | null {
  const value = item.find((one) => one.name === name)?.value
  return value?.kind === 'money' ? value : null
}
