import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Database } from './index.ts'
import { migrate } from './migrate.ts'
import { PreparingClient } from './prepared-statements.ts'
import type { Tables } from './tables/index.ts'

const int8 = 20
// A transaction of ours is a handful of statements; one that hangs must not hold row locks for ever.
const statementTimeoutMs = 30_000

/** PostgreSQL 15 or newer at `url` (postgres://user:password@host:port/name), through a pool of connections. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: 12,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    keepAlive: true,
    types: {
      // Counts and credits stay far below 2^53.
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === int8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
    },
  })
  // An idle connection that breaks is dropped by the pool; the next query opens another. Without a listener it would end the process.
  pool.on('error', () => {})
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  return {
    kind: 'postgres',
    kysely,
    relaxed: kysely,
    queueAccess: { kind: 'postgres', url },
    migrate: () => migrate(kysely),
    answers: () =>
      sql`select 1`.execute(kysely).then(
        () => true,
        () => false,
      ),
    close: () => kysely.destroy(),
  }
}
