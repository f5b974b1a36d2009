import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  // Kind, pages and counts of what was found in a file: nothing of what it says.
  await sql`alter table conversions add column documents jsonb`.execute(database)
}
