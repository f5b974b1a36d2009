import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_ups (
      id uuid primary key,
      email text not null,
      email_key text not null,
      user_name text not null,
      user_name_key text not null,
      first_name text not null,
      last_name text not null,
      phone text,
      country_code text not null,
      password_hash text not null,
      created_at timestamptz not null
    )`.execute(database)
  await sql`create index sign_ups_of_address on sign_ups (email_key, created_at desc)`.execute(database)
  await sql`create index sign_ups_by_age on sign_ups (created_at)`.execute(database)
  await sql`
    create table users (
      id uuid primary key,
      email text not null,
      email_key text not null constraint users_email_unique unique,
      user_name text not null,
      user_name_key text not null constraint users_user_name_unique unique,
      first_name text not null,
      last_name text not null,
      phone text,
      country_code text not null,
      password_hash text,
      google_subject text constraint users_google_subject_unique unique,
      google_linked_at timestamptz,
      created_at timestamptz not null
    )`.execute(database)
  await sql`create table welcome_grants (address_key bytea primary key, granted_at timestamptz not null)`.execute(database)
  await sql`
    create table sessions (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      token_hash bytea not null unique,
      device text not null,
      created_at timestamptz not null,
      last_seen_at timestamptz not null
    )`.execute(database)
  await sql`create index sessions_of_user on sessions (user_id)`.execute(database)
  await sql`
    create table codes (
      id uuid primary key default gen_random_uuid(),
      purpose text not null check (purpose in ('sign-up', 'reset', 'email-change')),
      subject_id uuid not null,
      address_key text not null,
      hash bytea not null,
      tries integer not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz
    )`.execute(database)
  await sql`create unique index codes_one_alive on codes (purpose, subject_id) where ended_at is null`.execute(database)
  await sql`create index codes_of_address on codes (address_key, created_at)`.execute(database)
  await sql`create index codes_by_age on codes (created_at)`.execute(database)
  await sql`
    create table email_change_requests (
      user_id uuid primary key references users (id) on delete cascade,
      email text not null,
      email_key text not null,
      created_at timestamptz not null
    )`.execute(database)
  await sql`
    create table email_changes (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      old_email text not null,
      old_email_key text not null,
      new_email text not null,
      undo_hash bytea not null unique,
      changed_at timestamptz not null,
      undone_at timestamptz
    )`.execute(database)
  await sql`create index email_changes_of_user on email_changes (user_id)`.execute(database)
  await sql`create index email_changes_of_old_address on email_changes (old_email_key) where undone_at is null`.execute(database)
  await sql`create table used_id_tokens (token_hash bytea primary key, expires_at timestamptz not null)`.execute(database)
  await sql`
    create table mails (
      id uuid primary key default gen_random_uuid(),
      sequence bigint generated always as identity,
      sealed bytea not null,
      created_at timestamptz not null,
      useless_after timestamptz,
      tries integer not null default 0,
      next_try_at timestamptz not null,
      sent_at timestamptz,
      failed_at timestamptz
    )`.execute(database)
  await sql`create index mails_to_send on mails (next_try_at) where sent_at is null and failed_at is null`.execute(database)
  await sql`create index mails_by_age on mails (created_at)`.execute(database)
  await sql`create table rate_counters (name text primary key, points integer not null, ends_at timestamptz not null)`.execute(database)
  await sql`create index rate_counters_by_end on rate_counters (ends_at)`.execute(database)
  await sql`
    create table audit_log (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      actor text not null,
      act text not null,
      subject text,
      detail jsonb not null
    )`.execute(database)
  await sql`
    create function audit_log_is_append_only() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit log is append-only: % is refused', tg_op using errcode = 'restrict_violation';
    end $$`.execute(database)
  await sql`
    create trigger append_only before update or delete or truncate on audit_log
    for each statement execute function audit_log_is_append_only()`.execute(database)
}
