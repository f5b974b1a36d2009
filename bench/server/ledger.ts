import { randomUUID } from 'node:crypto'
import { balanceOf, grant, hold, settle } from '../../server/credits/index.ts'
import { type DatabaseSettings, openDatabase, type Transaction } from '../../server/platform/database/index.ts'
import { doneASecond } from './load.ts'

export interface LedgerFigures {
  /** Transactions of a ledger a second: holds and their charges. */
  readonly postsASecond: number
  /** Balances a second. */
  readonly readsASecond: number
}

/** Transactions that a person has before anything is measured, so that histories are long: twice as many entries. */
const filled = 2000
const now = () => new Date()

/**
 * Fills the ledger of a person and measures it below HTTP: four clients that post, then four that read. The service must not be
 * running: the embedded database is one process's own.
 */
export async function measureLedger(settings: DatabaseSettings, userId: string, seconds: number): Promise<LedgerFigures> {
  const database = await openDatabase(settings)
  try {
    await database.kysely.transaction().execute(async (transaction) => {
      await grant(transaction, {
        userId,
        credits: 1_000_000,
        kind: 'grant',
        reference: `bench:${randomUUID()}`,
        description: 'For a measurement',
        now: now(),
      })
      for (let count = 0; count < filled; count += 2) await holdAndCharge(transaction, userId)
    })
    const before = await balanceOf(database.kysely, userId, now())
    let charged = 0
    const charges = await doneASecond(seconds, 4, async () => {
      await database.kysely.transaction().execute((transaction) => holdAndCharge(transaction, userId))
      charged += 1
    })
    const after = await balanceOf(database.kysely, userId, now())
    if (before.balance - after.balance !== charged) throw new Error(`${charged} credits were charged, but ${after.balance} are left`)
    const reads = await doneASecond(seconds, 4, () => balanceOf(database.kysely, userId, now()))
    return { postsASecond: Number((charges * 2).toFixed(1)), readsASecond: reads }
  } finally {
    await database.close()
  }
}

async function holdAndCharge(transaction: Transaction, userId: string): Promise<void> {
  const holdId = await hold(transaction, { userId, credits: 1, reference: randomUUID(), now: now() })
  await settle(transaction, { holdId, credits: 1, description: 'statement.pdf', now: now() })
}
