import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table orders (
      id uuid primary key,
      user_id uuid,
      provider text not null check (provider in ('razorpay', 'test')),
      provider_order_id text constraint orders_provider_order_unique unique,
      amount_minor integer not null check (amount_minor > 0),
      currency text not null,
      credits integer not null check (credits > 0),
      state text not null default 'open' check (state in ('open', 'paid', 'abandoned')),
      payment_id text unique,
      receipt_number integer unique,
      created_at timestamptz not null,
      paid_at timestamptz,
      claimed_until timestamptz,
      next_check_at timestamptz not null,
      check ((state = 'paid') = (payment_id is not null and paid_at is not null and receipt_number is not null))
    )`.execute(database)
  await sql`create index orders_of_user on orders (user_id, created_at desc)`.execute(database)
  await sql`create index orders_to_check on orders (next_check_at) where state = 'open'`.execute(database)
  await sql`create index orders_by_age on orders (created_at desc)`.execute(database)
  await sql`
    create function order_is_fixed() returns trigger language plpgsql as $$
    begin
      if (new.id, new.provider, new.amount_minor, new.currency, new.credits) is distinct from
         (old.id, old.provider, old.amount_minor, old.currency, old.credits)
        or (old.state = 'paid' and (new.state, new.payment_id, new.receipt_number) is distinct from (old.state, old.payment_id, old.receipt_number))
        or (old.user_id is distinct from new.user_id and new.user_id is not null) then
        raise exception 'what an order is for is fixed' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(database)
  await sql`create trigger fixed before update on orders for each row execute function order_is_fixed()`.execute(database)
  await sql`
    create table test_orders (
      id text primary key,
      amount_minor integer not null,
      currency text not null,
      created_at timestamptz not null
    )`.execute(database)
  await sql`
    create table test_payments (
      id text primary key,
      order_id text not null references test_orders (id),
      amount_minor integer not null,
      currency text not null,
      state text not null check (state in ('captured', 'failed')),
      created_at timestamptz not null
    )`.execute(database)
  await sql`create index test_payments_of_order on test_payments (order_id)`.execute(database)
}
