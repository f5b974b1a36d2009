import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { Durability, EmbeddedSession } from './embedded-session.ts'
import type { Turns } from './turns.ts'

/** Kysely over the one session of an embedded database. Who has a connection has the session alone: a transaction keeps it to its end. */
export function embeddedDialect(session: EmbeddedSession, turns: Turns, durability: Durability): Dialect {
  return {
    createAdapter: () => new PGliteAdapter(),
    createDriver: () => new EmbeddedDriver(session, turns, durability),
    createIntrospector: (database: Kysely<unknown>) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

class EmbeddedDriver implements Driver {
  readonly #session: EmbeddedSession
  readonly #turns: Turns
  readonly #durability: Durability

  constructor(session: EmbeddedSession, turns: Turns, durability: Durability) {
    this.#session = session
    this.#turns = turns
    this.#durability = durability
  }

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new EmbeddedConnection(this.#session, this.#durability, await this.#turns.take())
  }

  async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin'))
  }

  async commitTransaction(connection: DatabaseConnection) {
    const { rows } = await connection.executeQuery<{ command: string }>(CompiledQuery.raw('commit'))
    // A transaction in which a statement failed ends so.
    if (rows[0]?.command === 'ROLLBACK') throw new AbortedTransactionError()
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async releaseConnection(connection: EmbeddedConnection) {
    connection.release()
  }

  async destroy() {}
}

class EmbeddedConnection implements DatabaseConnection {
  readonly #session: EmbeddedSession
  readonly #durability: Durability
  readonly release: () => void

  constructor(session: EmbeddedSession, durability: Durability, release: () => void) {
    this.#session = session
    this.#durability = durability
    this.release = release
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affected, command } = this.#session.execute(sql, parameters, this.#durability)
    if (command === 'COMMIT' || command === 'ROLLBACK') return { rows: [{ command } as Row] }
    return { rows: rows as Row[], ...(affected === undefined ? {} : { numAffectedRows: affected }) }
  }

  // biome-ignore lint/correctness/useYield: the interface asks for it, and nothing here reads in a stream.
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('The embedded database does not stream.')
  }
}
