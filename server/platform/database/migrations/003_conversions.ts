import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table uploads (
      id uuid primary key,
      user_id uuid not null,
      file_name text not null,
      type text not null,
      bytes bigint not null,
      digest text not null,
      locked boolean not null,
      pages integer,
      key text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(database)
  await sql`create index uploads_of_user on uploads (user_id)`.execute(database)
  await sql`create index uploads_by_expiry on uploads (expires_at)`.execute(database)
  await sql`
    create table conversions (
      id uuid primary key,
      user_id uuid not null,
      sequence bigint generated always as identity unique,
      converter text not null,
      file_name text not null,
      file_type text not null,
      source_key text,
      fingerprint text not null,
      hold_id uuid not null references credit_holds (id),
      state text not null check (state in ('queued', 'running', 'done', 'partial', 'failed', 'cancelled', 'expired')),
      pages jsonb not null,
      options jsonb not null,
      credits_held bigint not null,
      credits_charged bigint not null default 0,
      credits_returned bigint not null default 0,
      outputs jsonb not null default '[]',
      tables integer,
      issues jsonb not null default '[]',
      error_code text,
      page_pictures boolean not null default false,
      runs integer not null default 0,
      run_id uuid,
      created_at timestamptz not null,
      started_at timestamptz,
      ended_at timestamptz,
      expires_at timestamptz,
      revision bigint not null default 0,
      check ((state in ('queued', 'running')) = (ended_at is null)),
      check ((state = 'running') = (run_id is not null))
    )`.execute(database)
  await sql`create index conversions_of_user on conversions (user_id, sequence desc)`.execute(database)
  await sql`create index conversions_unfinished on conversions (user_id) where state in ('queued', 'running')`.execute(database)
  await sql`create index conversions_by_expiry on conversions (expires_at) where expires_at is not null`.execute(database)
  await sql`create index conversions_by_fingerprint on conversions (user_id, fingerprint)`.execute(database)
  await sql`create table file_deletions (folder text primary key)`.execute(database)
  await sql`
    create table idempotent_requests (
      user_id uuid not null,
      call text not null,
      key text not null,
      request_digest text not null,
      result jsonb,
      created_at timestamptz not null,
      primary key (user_id, call, key)
    )`.execute(database)
  await sql`create index idempotent_requests_by_age on idempotent_requests (created_at)`.execute(database)
}
