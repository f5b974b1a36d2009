import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { durable } from './durable-files.ts'
import { FolderInUse, lockFolder } from './folder-lock.ts'
import { isDuplicate, openDatabase } from './index.ts'
import { describeOnEachDatabase } from './testing.ts'

describeOnEachDatabase('the database', (database) => {
  it('answers, and can be migrated again without a change', async () => {
    await database().migrate()
    expect(await database().answers()).toBe(true)
  })

  it('gives whole numbers, dates and JSON as values, on both kinds alike', async () => {
    const { rows } = await sql`
      select 9007199254740991::int8 as big_number, '2026-11-20T12:00:00Z'::timestamptz as some_time, '{"snake_key": [1]}'::jsonb as some_json
    `.execute(database().kysely)
    expect(rows).toEqual([{ bigNumber: 9007199254740991, someTime: new Date('2026-11-20T12:00:00Z'), someJson: { snake_key: [1] } }])
  })

  it('keeps nothing of a transaction that throws', async () => {
    const { kysely } = database()
    await sql`create table notes (id int primary key)`.execute(kysely)
    await expect(
      kysely.transaction().execute(async (transaction) => {
        await sql`insert into notes values (1)`.execute(transaction)
        throw new Error('stop')
      }),
    ).rejects.toThrow('stop')
    expect((await sql`select * from notes`.execute(kysely)).rows).toEqual([])
  })

  it('keeps queries of others out of an open transaction', async () => {
    const { kysely } = database()
    await sql`create table marks (id int primary key)`.execute(kysely)
    const opened = Promise.withResolvers<void>()
    const finish = Promise.withResolvers<void>()
    const transaction = kysely.transaction().execute(async (inside) => {
      await sql`insert into marks values (1)`.execute(inside)
      opened.resolve()
      await finish.promise
      throw new Error('undo')
    })
    await opened.promise
    const outside = sql`insert into marks values (2)`.execute(kysely)
    finish.resolve()
    await expect(transaction).rejects.toThrow('undo')
    await outside
    expect((await sql`select id from marks`.execute(kysely)).rows).toEqual([{ id: 2 }])
  })

  it('goes on answering when a newer version beside it adds a column to what it asks for', async () => {
    const { kysely } = database()
    await sql`create table shapes (id int primary key)`.execute(kysely)
    await sql`insert into shapes values (1)`.execute(kysely)
    const ask = async () => (await sql`select * from shapes where id = ${1}`.execute(kysely)).rows
    expect(await ask()).toEqual([{ id: 1 }])
    await sql`alter table shapes add column color text`.execute(kysely)
    expect(await ask()).toEqual([{ id: 1, color: null }])
    await sql`alter table shapes add column width int`.execute(kysely)
    // A transaction may fail for it once.
    const within = () => kysely.transaction().execute(async (transaction) => sql`select * from shapes where id = ${1}`.execute(transaction))
    const { rows } = await within().catch(within)
    expect(rows).toEqual([{ id: 1, color: null, width: null }])
  })

  it('names a duplicate by its constraint', async () => {
    const { kysely } = database()
    await sql`create table names (name text constraint one_of_a_name unique)`.execute(kysely)
    const insert = () => sql`insert into names values ('a')`.execute(kysely)
    await insert()
    const error = await insert().catch((thrown: unknown) => thrown)
    expect([isDuplicate(error), isDuplicate(error, 'one_of_a_name'), isDuplicate(error, 'another')]).toEqual([true, true, false])
  })
})

describe('the embedded database in a folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'docmill-folder-'))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('keeps what was committed, opens its files for durable writes and refuses a second opening', async () => {
    const first = await openDatabase({ kind: 'embedded', folder })
    await sql`create table kept (id int)`.execute(first.kysely)
    await sql`insert into kept values (7)`.execute(first.kysely)
    if (process.platform === 'linux') expect(openFilesWithoutDurableWrites(path.join(folder, 'database'))).toEqual([])
    await expect(openDatabase({ kind: 'embedded', folder })).rejects.toThrow(FolderInUse)
    await first.close()
    const second = await openDatabase({ kind: 'embedded', folder })
    expect((await sql`select id from kept`.execute(second.kysely)).rows).toEqual([{ id: 7 }])
    await second.close()
  })

  it('is refused while another process has the folder, and free again when that process is killed', async () => {
    const module = new URL('./folder-lock.ts', import.meta.url).href
    const holder = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `const { lockFolder } = await import(${JSON.stringify(module)}); globalThis.lock = lockFolder(process.argv[1]); console.log('held'); setInterval(() => {}, 60_000)`,
        folder,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    await once(holder.stdout, 'data')
    expect(() => lockFolder(folder)).toThrow(/Another Docmill server is using the data folder/)
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    lockFolder(folder).release()
  })
})

it('adds durable writing to flags that write, and nothing to flags that read', () => {
  expect(durable(constants.O_RDONLY)).toBe(constants.O_RDONLY)
  expect(durable(constants.O_RDWR) & constants.O_DSYNC).toBe(constants.O_DSYNC)
  expect(durable(constants.O_WRONLY | constants.O_CREAT) & constants.O_DSYNC).toBe(constants.O_DSYNC)
})

// The kernel's own word on how this process holds its files: 'flags' is octal, its lowest two bits say writing.
function openFilesWithoutDurableWrites(folder: string): string[] {
  const held = readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      const flags = Number.parseInt(/^flags:\s*(\d+)/m.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, 'utf8'))?.[1] ?? '0', 8)
      return [{ file: readlinkSync(`/proc/self/fd/${descriptor}`), flags }]
    } catch {
      return []
    }
  })
  const written = held.filter(({ file, flags }) => file.startsWith(folder) && (flags & 0b11) !== 0)
  if (written.length === 0) throw new Error('no file of the database is open for writing: the check would see nothing')
  return written.filter(({ flags }) => (flags & constants.O_DSYNC) === 0).map(({ file }) => file)
}
