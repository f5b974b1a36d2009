export type ApiKeyTables = Record<never, never>
