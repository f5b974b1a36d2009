import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table enquiries (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('contact', 'on-premise')),
      name text not null,
      company_name text not null,
      email text not null,
      requirement text not null,
      need_agent boolean,
      users_count integer,
      created_at timestamptz not null
    )`.execute(database)
  await sql`create index enquiries_by_age on enquiries (created_at desc)`.execute(database)
}
