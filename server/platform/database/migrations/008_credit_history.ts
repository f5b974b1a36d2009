import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  // The history leaves holds and releases out; with 10,000 entries they are half of what the index before led through.
  await sql`
    create index ledger_transactions_shown on ledger_transactions (user_id, sequence desc)
    where kind in ('welcome', 'purchase', 'grant', 'conversion', 'refund', 'expiry')`.execute(database)
  await sql`drop index ledger_transactions_of_user`.execute(database)
  // The unique index begins with the kind: to find a person's accounts by it is to read all of it.
  await sql`create index ledger_accounts_of_user on ledger_accounts (user_id) where user_id is not null`.execute(database)
}
