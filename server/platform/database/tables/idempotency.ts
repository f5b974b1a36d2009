import type { ColumnType } from 'kysely'

export interface IdempotencyTables {
  idempotentRequests: {
    userId: string
    call: string
    key: string
    /** Hex SHA-256 of the request's body: another body under the same key is a mistake. */
    requestDigest: string
    /** What the first request made: identifiers, never document text. null until it has committed. */
    result: ColumnType<unknown, string | null, string>
    createdAt: Date
  }
}
