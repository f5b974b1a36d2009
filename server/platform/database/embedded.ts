import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { CamelCasePlugin, Kysely, sql } from 'kysely'
import { DurableFiles } from './durable-files.ts'
import { embeddedDialect } from './embedded-dialect.ts'
import { type Durability, EmbeddedSession } from './embedded-session.ts'
import { lockFolder } from './folder-lock.ts'
import type { Database, Statements } from './index.ts'
import { migrate } from './migrate.ts'
import type { Tables } from './tables/index.ts'
import { createTurns, type Turns } from './turns.ts'

// 128 MB by default, which is far more than one process with one connection needs: 329 MB of memory become 202 MB.
const memory = ['-c', 'shared_buffers=16MB']

/** PostgreSQL inside this process (PGlite), kept in `folder`/database. Throws FolderInUse when another process has the folder. */
export async function openEmbedded(folder: string): Promise<Database> {
  const lock = lockFolder(folder)
  try {
    const pglite = await PGlite.create({
      fs: new DurableFiles(path.join(folder, 'database')),
      startParams: [...PGlite.defaultStartParams, ...memory],
    })
    return embeddedDatabase(pglite, () => lock.release())
  } catch (error) {
    lock.release()
    throw error
  }
}

/** A Database over an open PGlite; closing it closes PGlite, then calls `closed`. */
export function embeddedDatabase(pglite: PGlite, closed: () => void): Database {
  const session = new EmbeddedSession(pglite)
  const turns = createTurns()
  const queries = (durability: Durability) =>
    new Kysely<Tables>({
      dialect: embeddedDialect(session, turns, durability),
      plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    })
  const kysely = queries('durable')
  return {
    kind: 'embedded',
    kysely,
    relaxed: queries('relaxed'),
    queueAccess: { kind: 'embedded', statements: statementsOf(session, turns) },
    migrate: () => migrate(kysely),
    answers: () =>
      sql`select 1`.execute(kysely).then(
        () => true,
        () => false,
      ),
    close: async () => {
      if (!pglite.closed) await pglite.close()
      closed()
    },
  }
}

/**
 * The session for the queue, which sends each statement by itself, or several without values. Relaxed: what is sent is part of a
 * transaction of ours, and a job that was taken or ended when the process was killed comes again and finds its conversion claimed or ended.
 */
function statementsOf(session: EmbeddedSession, turns: Turns): Statements {
  const executeSql = async (text: string, values: unknown[] = []) => {
    const end = await turns.take()
    try {
      return session.execute(text, values, 'relaxed')
    } catch (error) {
      // Several statements with a begin among them: the next one must not find a transaction that has failed.
      session.execute('rollback', [], 'relaxed')
      throw error
    } finally {
      end()
    }
  }
  return {
    executeSql,
    async listen(channel, onNotification, onReconnect) {
      const stop = session.onNotification(channel, onNotification)
      await executeSql(`listen "${channel}"`)
      onReconnect()
      return { close: async () => stop() }
    },
  }
}
