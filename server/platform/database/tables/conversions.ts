import type { ColumnType, Generated } from 'kysely'

type Json<Value> = ColumnType<Value, string, string>

export interface StoredOutput {
  readonly format: string
  readonly key: string
  readonly extension: string
  readonly mediaType: string
  readonly bytes: number
  /** The corrections that it has: 0 for what was written when the document was read. */
  readonly corrections?: number
  /** What did not fit the format, in sentences; absent in rows of older versions. */
  readonly losses?: readonly string[]
}
export interface StoredPage {
  readonly page: number
  readonly outcome: 'waiting' | 'read' | 'blank' | 'failed'
  readonly reason: string | null
  /** What of it is stored while its conversion runs; absent: nothing. */
  readonly early?: 'text' | 'picture' | undefined
  /** False when no picture of it could be made though those of other pages are kept. */
  readonly drawn?: boolean | undefined
}
/** A document whose fields were read: counts, and nothing of what it says. */
export interface StoredDocument {
  readonly kind: string
  readonly pages: number[]
  readonly fields: number
  readonly failedChecks: number
}
export interface StoredIssue {
  readonly code: string
  readonly page: number | null
}

export interface ConversionTables {
  /** Folders of the files store whose rows are gone; the next sweep deletes them. */
  fileDeletions: { folder: string }
  uploads: {
    id: string
    userId: string
    fileName: string
    type: 'pdf' | 'jpeg' | 'png' | 'tiff'
    bytes: number
    /** Hex SHA-256 of the bytes as they were uploaded. */
    digest: string
    locked: boolean
    /** null while locked. */
    pages: number | null
    /** Where the bytes lie in the files store. */
    key: string
    createdAt: Date
    expiresAt: Date
  }
  conversions: {
    id: string
    userId: string
    sequence: Generated<number>
    converter: string
    fileName: string
    fileType: 'pdf' | 'jpeg' | 'png' | 'tiff'
    /** The bytes to read, this conversion's own copy; null once deleted. */
    sourceKey: string | null
    /** Same user, bytes, pages and options give the same value. */
    fingerprint: string
    holdId: string
    state: 'queued' | 'running' | 'done' | 'partial' | 'failed' | 'cancelled' | 'expired'
    pages: Json<StoredPage[]>
    options: Json<unknown>
    creditsHeld: number
    creditsCharged: Generated<number>
    creditsReturned: Generated<number>
    outputs: Json<StoredOutput[]>
    tables: number | null
    /** Documents whose fields were read; null before the end, and for what was read before they were counted. */
    documents: Json<StoredDocument[]> | null
    issues: Json<StoredIssue[]>
    errorCode: string | null
    pagePictures: Generated<boolean>
    /** Lists of corrections saved so far; the one that counts lies under `correctionsKey` and holds `correctionsCount`. */
    correctionsRevision: Generated<number>
    correctionsCount: Generated<number>
    correctionsKey: string | null
    /** Values and cells left to check; null for what was read before they were counted. */
    unchecked: Json<{ readonly fields: number; readonly cells: number }> | null
    /** Runs begun; counted before a run starts, so that a file that kills its reader cannot run for ever. */
    runs: Generated<number>
    /** Names the run that may write results; another run, or a cancellation, takes it away. */
    runId: string | null
    createdAt: Date
    startedAt: Date | null
    endedAt: Date | null
    expiresAt: Date | null
    /** Counts changes, so that followers know when to look. */
    revision: Generated<number>
  }
}
