import { readdir } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import type { Queries } from './index.ts'

const folder = new URL('./migrations/', import.meta.url)
const migrationName = /^(\d{3}_[a-z0-9_]+)\.ts$/

/** One step of the tables' history: written by hand, never changed after a release. */
export interface Migration {
  up(database: Kysely<unknown>): Promise<void>
}

/** Names of the migrations of this version, in the order in which they run. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(folder)).flatMap((file) => migrationName.exec(file)?.[1] ?? []).sort()
}

/** Runs the migrations that the database has not seen, in order, each once; throws the first fault. */
export async function migrate(kysely: Queries): Promise<void> {
  if (await isUpToDate(kysely)) return
  const { Migrator } = await import('kysely/migration')
  const provider = {
    getMigrations: async () => {
      const names = await migrationNames()
      const modules = await Promise.all(names.map((name) => import(new URL(`${name}.ts`, folder).href) as Promise<Migration>))
      return Object.fromEntries(names.map((name, index) => [name, modules[index] as Migration]))
    },
  }
  const { error } = await new Migrator({ db: kysely, provider }).migrateToLatest()
  if (error) throw error
}

// The migrator looks over every table of the catalogue twice before it finds that there is nothing to do: half a second of each start.
async function isUpToDate(kysely: Queries): Promise<boolean> {
  const found = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(kysely)
  if (!found.rows[0]?.there) return false
  const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(kysely)
  const names = await migrationNames()
  return done.rows.length === names.length && done.rows.every(({ name }, index) => name === names[index])
}
