import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_accounts (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('user', 'held', 'issued', 'revenue', 'expired')),
      user_id uuid,
      balance bigint not null default 0,
      check ((user_id is not null) = (kind in ('user', 'held'))),
      constraint balance_not_negative check (balance >= 0),
      unique nulls not distinct (kind, user_id)
    )`.execute(database)
  await sql`insert into ledger_accounts (kind) values ('issued'), ('revenue'), ('expired')`.execute(database)
  await sql`
    create table ledger_transactions (
      id uuid primary key default gen_random_uuid(),
      sequence bigint generated always as identity unique,
      kind text not null check (kind in ('welcome', 'purchase', 'grant', 'hold', 'conversion', 'release', 'refund', 'expiry')),
      user_id uuid not null,
      reference text not null unique,
      created_at timestamptz not null,
      description text not null,
      order_id text,
      amount_minor bigint,
      currency text
    )`.execute(database)
  await sql`create index ledger_transactions_of_user on ledger_transactions (user_id, sequence desc)`.execute(database)
  await sql`
    create table ledger_entries (
      transaction_id uuid not null references ledger_transactions (id),
      account_id uuid not null references ledger_accounts (id),
      credits bigint not null check (credits <> 0),
      primary key (transaction_id, account_id)
    )`.execute(database)
  await sql`create index ledger_entries_of_account on ledger_entries (account_id)`.execute(database)

  await sql`
    create function ledger_is_append_only() returns trigger language plpgsql as $$
    begin
      raise exception 'the ledger is append-only: % of % is refused', tg_op, tg_table_name using errcode = 'restrict_violation';
    end $$`.execute(database)
  for (const table of ['ledger_transactions', 'ledger_entries']) {
    await sql`
      create trigger append_only before update or delete or truncate on ${sql.table(table)}
      for each statement execute function ledger_is_append_only()`.execute(database)
  }

  await sql`
    create function ledger_entry_moves_balance() returns trigger language plpgsql as $$
    begin
      update ledger_accounts set balance = balance + new.credits where id = new.account_id and user_id is not null;
      return new;
    end $$`.execute(database)
  await sql`
    create trigger moves_balance after insert on ledger_entries for each row execute function ledger_entry_moves_balance()`.execute(
    database,
  )
  await sql`
    create function ledger_transaction_is_balanced() returns trigger language plpgsql as $$
    declare total bigint;
    begin
      select sum(credits) into total from ledger_entries where transaction_id = new.transaction_id;
      if total <> 0 then
        raise exception 'the entries of ledger transaction % sum to %', new.transaction_id, total using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(database)
  await sql`
    create constraint trigger balanced after insert on ledger_entries deferrable initially deferred
    for each row execute function ledger_transaction_is_balanced()`.execute(database)

  await sql`
    create table credit_lots (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null,
      transaction_id uuid not null references ledger_transactions (id),
      credits bigint not null check (credits > 0),
      remaining bigint not null check (remaining between 0 and credits),
      expires_at timestamptz not null
    )`.execute(database)
  await sql`create index credit_lots_to_spend on credit_lots (user_id, expires_at) where remaining > 0`.execute(database)
  await sql`create index credit_lots_to_expire on credit_lots (expires_at) where remaining > 0`.execute(database)
  await sql`
    create table credit_holds (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null,
      reference text not null unique,
      credits bigint not null check (credits >= 0),
      state text not null default 'open' check (state in ('open', 'resolved')),
      charged bigint not null default 0 check (charged between 0 and credits),
      refunded bigint not null default 0 check (refunded between 0 and charged),
      created_at timestamptz not null,
      resolved_at timestamptz,
      check ((state = 'resolved') = (resolved_at is not null))
    )`.execute(database)
  await sql`create index credit_holds_open on credit_holds (user_id) where state = 'open'`.execute(database)
  await sql`
    create table credit_hold_lots (
      hold_id uuid not null references credit_holds (id),
      lot_id uuid not null references credit_lots (id),
      credits bigint not null check (credits > 0),
      primary key (hold_id, lot_id)
    )`.execute(database)
}
