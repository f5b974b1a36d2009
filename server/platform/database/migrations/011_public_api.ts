import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_jobs (
      id uuid primary key,
      user_id uuid not null,
      sequence bigint generated always as identity unique,
      model_name text not null,
      metadata jsonb not null,
      webhook_url text,
      created_at timestamptz not null,
      settled_at timestamptz
    )`.execute(database)
  await sql`create index api_jobs_of_user on api_jobs (user_id, sequence desc)`.execute(database)
  await sql`create index api_jobs_unsettled on api_jobs (sequence) where settled_at is null`.execute(database)
  await sql`
    create table api_job_documents (
      job_id uuid not null references api_jobs (id) on delete cascade,
      number integer not null,
      conversion_id uuid not null unique references conversions (id) on delete cascade,
      primary key (job_id, number)
    )`.execute(database)
  await sql`
    create table webhook_secrets (
      user_id uuid primary key,
      sealed bytea not null,
      created_at timestamptz not null,
      previous_sealed bytea,
      previous_until timestamptz
    )`.execute(database)
  await sql`
    create table webhook_deliveries (
      id uuid primary key,
      user_id uuid not null,
      sequence bigint generated always as identity unique,
      job_id uuid,
      url text not null,
      kind text not null,
      payload jsonb not null,
      state text not null check (state in ('waiting', 'delivered', 'failed')),
      tries integer not null default 0,
      last_status integer,
      last_fault text,
      created_at timestamptz not null,
      next_try_at timestamptz not null,
      ended_at timestamptz
    )`.execute(database)
  await sql`create index webhook_deliveries_of_user on webhook_deliveries (user_id, sequence desc)`.execute(database)
  await sql`create index webhook_deliveries_waiting on webhook_deliveries (next_try_at) where state = 'waiting'`.execute(database)
}
