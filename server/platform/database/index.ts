import type { Kysely, Transaction as KyselyTransaction } from 'kysely'
import type { Tables } from './tables/index.ts'

export type * from './tables/index.ts'

/** Where the data lies: PostgreSQL at an address, or an embedded database in a folder of this machine. */
export type DatabaseSettings = { readonly kind: 'postgres'; readonly url: string } | { readonly kind: 'embedded'; readonly folder: string }

/** A connection, or a transaction of one. Inside a transaction use only the transaction: the embedded database has a single connection. */
export type Queries = Kysely<Tables>
export type Transaction = KyselyTransaction<Tables>

/** Statement text and values in, rows out; what the queue needs of the database. */
export interface Statements {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  /** Calls back for every notification on a channel, and once when it has begun to listen. */
  listen(channel: string, onNotification: (payload: string) => void, onReconnect: () => void): Promise<{ close(): Promise<void> }>
}

/**
 * The one store of accounts, credits and conversions. Both kinds speak PostgreSQL's dialect; names are snake_case in SQL and
 * camelCase in TypeScript. JSON columns take text (JSON.stringify) and give values; int8 gives numbers; timestamptz gives Date.
 */
export interface Database {
  readonly kind: DatabaseSettings['kind']
  readonly kysely: Queries
  /**
   * The same for what nobody was told of and what is made again when it is lost: when embedded, a commit of it does not wait for the disk.
   * The next commit by `kysely` takes it along; a killed process may lose it before. On PostgreSQL there is no difference.
   */
  readonly relaxed: Queries
  /** How the queue reaches the same store: its own pool on PostgreSQL, the one connection when embedded. */
  readonly queueAccess: { readonly kind: 'postgres'; readonly url: string } | { readonly kind: 'embedded'; readonly statements: Statements }
  /** Brings the tables to this version's shape; safe to run at every start and by several processes at once. */
  migrate(): Promise<void>
  /** Whether a query is answered now. */
  answers(): Promise<boolean>
  close(): Promise<void>
}

/** Opens the database that the settings name. The driver of the other kind is not loaded. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings.kind === 'postgres') return (await import('./postgres.ts')).openPostgres(settings.url)
  return (await import('./embedded.ts')).openEmbedded(settings.folder)
}

/** Whether an error means that a row with the same unique value exists. Give the constraint's name to ask about that one only. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505') return false
  return constraint === undefined || ('constraint' in error && error.constraint === constraint)
}
