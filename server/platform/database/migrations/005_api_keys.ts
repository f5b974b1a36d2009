import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_keys (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null unique references users (id) on delete cascade,
      key_hash bytea not null unique,
      sealed bytea not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(database)
}
