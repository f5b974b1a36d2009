import type { SaveTemplate, Template } from '@docmill/contracts'
import type { Sandbox } from '@docmill/engine/sandbox'
import type { Clock } from '../platform/clock/index.ts'
import type { Database } from '../platform/database/index.ts'
import type { Files } from '../platform/files/index.ts'
import type { Logger } from '../platform/log/index.ts'
import type { Queue } from '../platform/queue/index.ts'
import type { Secrets } from '../platform/secrets/index.ts'
import type { Changes } from './changes.ts'
import type { HeadStarts } from './head-start.ts'

/** The operator's limits for files. */
export interface ConversionSettings {
  readonly maximumBytes: number
  readonly maximumPages: number
  /** For conversions whose caller leaves it open. */
  readonly retentionHours: number
}

/** What the rules of conversions work with. */
export interface ConversionTools {
  readonly database: Database
  readonly files: Files
  readonly queue: Queue
  readonly clock: Clock
  readonly log: Logger
  readonly settings: ConversionSettings
  readonly changes: Changes
  /** Looks into uploads: type, pages, lock. Another pool than the one that converts, so that no upload waits behind a long document. */
  readonly inspector: Pick<Sandbox, 'inspect' | 'unlock'>
  /** Writes corrected results and small pictures while somebody waits: a third pool, so that neither of the others makes them wait. */
  readonly reviewer: Pick<Sandbox, 'export' | 'region' | 'review' | 'shrink' | 'workbook'>
  /** Begins to read what programs send while their job is still being made. */
  readonly headStarts: HeadStarts
  readonly secrets: Pick<Secrets, 'digest'>
  /** A saved list of fields of a user. Throws ApiError 'template-not-found'. */
  readonly templates: {
    find(userId: string, id: string): Promise<Pick<Template, 'documentType' | 'fields'>>
    list(userId: string): Promise<Template[]>
    create(userId: string, template: SaveTemplate): Promise<Template>
    remove(userId: string, id: string): Promise<void>
  }
}
