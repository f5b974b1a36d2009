import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table low_credit_notices (
      user_id uuid primary key references users (id) on delete cascade,
      noticed_at timestamptz not null
    )`.execute(database)
}
