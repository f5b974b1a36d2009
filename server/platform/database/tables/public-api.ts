import type { ColumnType, Generated } from 'kysely'

type Json<Value> = ColumnType<Value, string, string>

export interface PublicApiTables {
  apiJobs: {
    id: string
    userId: string
    sequence: Generated<number>
    modelName: string
    /** The caller's own notes. */
    metadata: Json<Record<string, string>>
    webhookUrl: string | null
    createdAt: Date
    /** When it was seen that all documents have ended, and a delivery was made for its webhook. */
    settledAt: Date | null
  }
  apiJobDocuments: { jobId: string; number: number; conversionId: string }
  webhookSecrets: {
    userId: string
    sealed: Buffer
    createdAt: Date
    /** The secret before, while receivers change over. */
    previousSealed: Buffer | null
    previousUntil: Date | null
  }
  webhookDeliveries: {
    id: string
    userId: string
    sequence: Generated<number>
    /** null for a test. */
    jobId: string | null
    url: string
    kind: string
    /** Identifiers and states; never what a document says. */
    payload: Json<unknown>
    state: 'waiting' | 'delivered' | 'failed'
    tries: Generated<number>
    lastStatus: number | null
    /** A word of ours for what went wrong. */
    lastFault: string | null
    createdAt: Date
    nextTryAt: Date
    endedAt: Date | null
  }
}
