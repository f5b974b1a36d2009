import type { Generated } from 'kysely'

export interface ApiKeyTables {
  apiKeys: {
    id: Generated<string>
    /** One key a user. */
    userId: string
    /** SHA-256 of the key, to find it. */
    keyHash: Buffer
    /** The key, encrypted, to show it again; bound to the user and this row. */
    sealed: Buffer
    createdAt: Date
    lastUsedAt: Date | null
  }
}
