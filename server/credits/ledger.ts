import { randomUUID } from 'node:crypto'
import { limits } from '@docmill/contracts'
import { ApiError } from '../api-error.ts'
import type { Transaction } from '../platform/database/index.ts'
import * as store from './store.ts'

// hold ──► settle (charge part, release the rest) ──► refund
//   └──► settle with 0: everything goes back
// Every step locks the user's account first, then the rest, so that two steps of one user never wait for each other in a circle.

export interface Grant {
  readonly userId: string
  /** Whole credits, at least 1. */
  readonly credits: number
  readonly kind: 'welcome' | 'purchase' | 'grant'
  /** Names the cause; the second grant with the same reference changes nothing. */
  readonly reference: string
  /** In words for the history, without document text. */
  readonly description: string
  readonly now: Date
  readonly purchase?: { readonly orderId: string; readonly amountMinor: number; readonly currency: string }
}

/** Gives credits that last a year, once for a reference; tells whether this call was the one. */
export async function grant(transaction: Transaction, given: Grant): Promise<'granted' | 'already-granted'> {
  wholeCredits(given.credits, 1)
  const { userId, credits, kind, reference, description, now, purchase } = given
  const transactionId = await store.insertTransaction(transaction, { kind, userId, reference, description, createdAt: now, ...purchase })
  if (!transactionId) return 'already-granted'
  const accounts = await store.lockUserAccounts(transaction, userId)
  await store.insertEntries(transaction, transactionId, await store.houseAccount(transaction, 'issued'), accounts.user, credits)
  const expiresAt = new Date(now.getTime() + limits.creditValidityMs)
  await store.insertLot(transaction, { userId, transactionId, credits, expiresAt })
  return 'granted'
}

/**
 * Reserves credits, those that expire first, and gives the hold's id. Nothing is reserved for 0 credits, but the hold exists.
 * Throws ApiError 'not-enough-credits', and Error for a reference that was used.
 */
export async function hold(
  transaction: Transaction,
  wanted: { readonly userId: string; readonly credits: number; readonly reference: string; readonly now: Date },
): Promise<string> {
  const { userId, credits, reference, now } = wanted
  wholeCredits(credits, 0)
  const accounts = await store.lockUserAccounts(transaction, userId)
  const lots = await store.lotsToSpend(transaction, userId)
  const expired = await writeOff(transaction, { userId, account: accounts.user, lots, now })
  if (accounts.balance - expired < credits) throw new ApiError('not-enough-credits')
  const holdId = await store.insertHold(transaction, { userId, reference, credits, createdAt: now })
  if (!holdId) throw new Error(`the reference ${reference} was used for another hold`)
  if (credits === 0) return holdId

  let missing = credits
  for (const lot of lots) {
    if (missing === 0) break
    if (lot.expiresAt <= now) continue
    const taken = Math.min(missing, lot.remaining)
    await store.changeLot(transaction, lot.id, -taken)
    await store.insertHoldLot(transaction, holdId, lot.id, taken)
    missing -= taken
  }
  if (missing > 0) throw new Error(`the lots of user ${userId} hold ${missing} credits less than the balance`)
  await move(
    transaction,
    { kind: 'hold', userId, reference: `hold:${holdId}`, description: 'Reserved', createdAt: now },
    { account: accounts.user },
    { account: accounts.held },
    credits,
  )
  return holdId
}

export interface Settlement {
  readonly charged: number
  readonly returned: number
}

/**
 * Ends a hold: charges `credits` of it and gives the rest back to the lots it came from. Runs once: settling an ended hold changes
 * nothing and gives what the first settlement did. `userId` is whose hold it is, for callers that know: it spares a look.
 */
export async function settle(
  transaction: Transaction,
  ended: {
    readonly holdId: string
    readonly userId?: string
    readonly credits: number
    readonly description: string
    readonly now: Date
  },
): Promise<Settlement> {
  const { holdId, credits, description, now } = ended
  wholeCredits(credits, 0)
  const userId = ended.userId ?? (await store.findHold(transaction, holdId)).userId
  const accounts = await store.lockUserAccounts(transaction, userId)
  const resolved = await store.resolveHold(transaction, holdId, credits, now)
  if (!resolved) {
    const earlier = await store.findHold(transaction, holdId)
    return { charged: earlier.charged, returned: earlier.credits - earlier.charged }
  }
  if (resolved.userId !== userId) throw new Error(`the hold ${holdId} is another user's`)
  const returned = resolved.credits - credits
  if (credits > 0) {
    await move(
      transaction,
      { kind: 'conversion', userId, reference: `settle:${holdId}`, description, createdAt: now },
      { account: accounts.held },
      { house: 'revenue' },
      credits,
    )
  }
  if (returned > 0) {
    await giveBackToLots(transaction, holdId, returned)
    await move(
      transaction,
      { kind: 'release', userId, reference: `release:${holdId}`, description: 'Returned', createdAt: now },
      { account: accounts.held },
      { account: accounts.user },
      returned,
    )
  }
  return { charged: credits, returned }
}

/** Gives back credits that a hold charged, as a new lot of a year, once for a reference. The database refuses more than was charged. */
export async function refund(
  transaction: Transaction,
  given: {
    readonly holdId: string
    readonly credits: number
    readonly reference: string
    readonly description: string
    readonly now: Date
  },
): Promise<'refunded' | 'already-refunded'> {
  const { holdId, credits, reference, description, now } = given
  wholeCredits(credits, 1)
  const { userId } = await store.findHold(transaction, holdId)
  const transactionId = await store.insertTransaction(transaction, { kind: 'refund', userId, reference, description, createdAt: now })
  if (!transactionId) return 'already-refunded'
  const accounts = await store.lockUserAccounts(transaction, userId)
  await store.countRefund(transaction, holdId, credits)
  await store.insertEntries(transaction, transactionId, await store.houseAccount(transaction, 'revenue'), accounts.user, credits)
  await store.insertLot(transaction, { userId, transactionId, credits, expiresAt: new Date(now.getTime() + limits.creditValidityMs) })
  return 'refunded'
}

/** Writes off what remains of a user's lots that have expired; gives the credits written off. */
export async function expireLots(transaction: Transaction, userId: string, now: Date): Promise<number> {
  const { user: account } = await store.lockUserAccounts(transaction, userId)
  return writeOff(transaction, { userId, account, lots: await store.lotsToSpend(transaction, userId), now })
}

interface Lots {
  readonly userId: string
  /** The user's account, locked. */
  readonly account: string
  /** Those that expire first before the others. */
  readonly lots: readonly { readonly id: string; readonly remaining: number; readonly expiresAt: Date }[]
  readonly now: Date
}

async function writeOff(transaction: Transaction, { userId, account, lots, now }: Lots): Promise<number> {
  let total = 0
  for (const lot of lots) {
    if (lot.expiresAt > now) break
    await store.changeLot(transaction, lot.id, -lot.remaining)
    // A lot can be written off again when a hold gives credits back to it later, so the lot alone would not be unique.
    const reference = `expiry:${lot.id}:${randomUUID()}`
    await move(
      transaction,
      { kind: 'expiry', userId, reference, description: 'Expired credits', createdAt: now },
      { account },
      { house: 'expired' },
      lot.remaining,
    )
    total += lot.remaining
  }
  return total
}

// What a hold charges counts as taken from the lots that expire first, so the rest goes back to the others.
async function giveBackToLots(transaction: Transaction, holdId: string, credits: number): Promise<void> {
  let left = credits
  for (const lot of (await store.lotsOfHold(transaction, holdId)).reverse()) {
    if (left === 0) return
    const given = Math.min(left, lot.credits)
    await store.changeLot(transaction, lot.lotId, given)
    left -= given
  }
}

async function move(
  transaction: Transaction,
  heading: store.NewTransaction,
  from: store.Side,
  to: store.Side,
  credits: number,
): Promise<void> {
  if (!(await store.insertMove(transaction, heading, from, to, credits))) throw new Error(`the ledger already holds ${heading.reference}`)
}

function wholeCredits(credits: number, atLeast: number): void {
  if (!Number.isSafeInteger(credits) || credits < atLeast) throw new RangeError(`${credits} is not a number of credits`)
}
