import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  // The corrections themselves quote the document: they lie in the files store, and only their number is here.
  await sql`
    alter table conversions
      add column corrections_revision bigint not null default 0,
      add column corrections_count integer not null default 0,
      add column corrections_key text,
      add column unchecked jsonb`.execute(database)
  await sql`
    create table templates (
      id uuid primary key,
      user_id uuid not null,
      name text not null,
      document_type text not null,
      fields jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(database)
  await sql`create index templates_of_user on templates (user_id, updated_at desc)`.execute(database)
}
