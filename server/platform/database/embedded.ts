import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { CamelCasePlugin, Kysely, PGliteDialect, sql } from 'kysely'
import { fromPglite } from 'pg-boss'
import { DurableFiles } from './durable-files.ts'
import { lockFolder } from './folder-lock.ts'
import type { Database, Statements } from './index.ts'
import { migrate } from './migrate.ts'
import type { Tables } from './tables/index.ts'

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
  const kysely = new Kysely<Tables>({
    dialect: new PGliteDialect({ pglite }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  return {
    kind: 'embedded',
    kysely,
    queueAccess: { kind: 'embedded', statements: fromPglite(pglite) as Statements },
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
