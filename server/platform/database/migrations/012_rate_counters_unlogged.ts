import { type Kysely, sql } from 'kysely'

// Every request counts itself, and waited for that count to be on the disk. What is lost when the database itself crashes, the counts of
// the running windows, is worth less than that; an orderly stop keeps them, and so does a crash of the service beside PostgreSQL.
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table rate_counters set unlogged`.execute(database)
}
