import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { afterAll, beforeAll, describe } from 'vitest'
import { embeddedDatabase } from './embedded.ts'
import type { Database } from './index.ts'
import { migrationNames } from './migrate.ts'
import { openPostgres } from './postgres.ts'

/** The PostgreSQL server that tests may make databases on; undefined: only the embedded database is tested. */
export const testServer = process.env.TEST_DATABASE_URL

/**
 * Runs the same tests on a fresh embedded database and, when TEST_DATABASE_URL is set, on a fresh PostgreSQL one.
 * `database()` may be called inside tests and hooks; all tests of the body share it, so each makes its own users.
 */
export function describeOnEachDatabase(subject: string, body: (database: () => Database, kind: Database['kind']) => void): void {
  const kinds: readonly Database['kind'][] = testServer ? ['embedded', 'postgres'] : ['embedded']
  describe.each(kinds)(`${subject} (%s)`, (kind) => {
    let database: Database | undefined
    beforeAll(async () => {
      database = await openTestDatabase(kind)
    })
    afterAll(() => database?.close())
    body(() => {
      if (!database) throw new Error('the database is opened before the tests, not while they are collected')
      return database
    }, kind)
  })
}

/** A fresh, migrated database that disappears when it is closed. */
export function openTestDatabase(kind: Database['kind'] = 'embedded'): Promise<Database> {
  return kind === 'embedded' ? openInMemory() : openOnTestServer()
}

const openInMemory = async (): Promise<Database> => embeddedDatabase(await openTestPglite(), () => {})

/** What lies below a fresh, migrated embedded database. */
export const openTestPglite = async (): Promise<PGlite> => PGlite.create({ loadDataDir: new Blob([await migratedTemplate()]) })

// Making a database takes seconds, opening a copy half a second: the migrated one is kept between runs, by the text of its migrations.
async function migratedTemplate(): Promise<Uint8Array<ArrayBuffer>> {
  const file = path.join(tmpdir(), 'docmill-test-databases', `${await migrationsDigest()}.tar`)
  if (existsSync(file)) return new Uint8Array(await readFile(file))
  const pglite = await PGlite.create()
  const database = embeddedDatabase(pglite, () => {})
  await database.migrate()
  const template = new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer())
  await database.close()
  await mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, template)
  await rename(unfinished, file)
  return template
}

async function migrationsDigest(): Promise<string> {
  const digest = createHash('sha256')
  for (const name of await migrationNames()) digest.update(await readFile(new URL(`./migrations/${name}.ts`, import.meta.url)))
  digest.update(await readFile(new URL(import.meta.resolve('@electric-sql/pglite'))))
  return digest.digest('hex').slice(0, 32)
}

async function openOnTestServer(): Promise<Database> {
  if (!testServer) throw new Error('Set TEST_DATABASE_URL to a PostgreSQL server on which databases may be made.')
  const name = `docmill_test_${randomUUID().replaceAll('-', '')}`
  await onServer(`create database ${name}`)
  const url = new URL(testServer)
  url.pathname = `/${name}`
  const database = await openPostgres(url.href)
  await database.migrate()
  return {
    ...database,
    close: async () => {
      await database.close()
      await onServer(`drop database ${name} with (force)`)
    },
  }
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: testServer })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
