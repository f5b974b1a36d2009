import { sql } from 'kysely'
import { lowCreditsMail } from './emails.ts'
import type { PaymentDependencies } from './payments.ts'

// Three pages of PDF: below this the next ordinary document does not go through.
const lowCredits = 45
// A pass is short: whoever is left is told in the next one.
const mostAtOnce = 200

/**
 * Tells those whose credits have run low by converting, each once until they have enough again. Gives how many were told.
 * People who never converted are left alone: for them few credits are no news.
 */
export async function warnOfLowCredits({
  queries,
  clock,
  mailbox,
  brand,
}: Pick<PaymentDependencies, 'queries' | 'clock' | 'mailbox' | 'brand'>): Promise<number> {
  const now = clock.now()
  return queries.transaction().execute(async (transaction) => {
    await sql`
      delete from low_credit_notices where user_id in (
        select user_id from ledger_accounts where kind = 'user' and balance >= ${lowCredits})`.execute(transaction)
    // Credits that a running conversion holds may come back: they are no reason to write.
    const { rows } = await sql<{ userId: string; email: string; balance: number }>`
      insert into low_credit_notices (user_id, noticed_at)
      select account.user_id, ${now} from ledger_accounts account
      where account.kind = 'user' and account.balance < ${lowCredits}
        and exists (select 1 from users where id = account.user_id)
        and exists (select 1 from ledger_transactions where user_id = account.user_id and kind = 'conversion')
        and not exists (select 1 from credit_holds where user_id = account.user_id and state = 'open')
        and not exists (select 1 from low_credit_notices where user_id = account.user_id)
      limit ${mostAtOnce}
      on conflict do nothing
      returning user_id, (select email from users where id = user_id) as email,
        (select balance from ledger_accounts where kind = 'user' and ledger_accounts.user_id = low_credit_notices.user_id) as balance`.execute(
      transaction,
    )
    for (const { email, balance } of rows) await mailbox.post(transaction, lowCreditsMail(brand, email, balance))
    return rows.length
  })
}
