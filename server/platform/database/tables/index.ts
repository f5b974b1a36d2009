import type { AccountTables } from './accounts.ts'
import type { ApiKeyTables } from './api-keys.ts'
import type { ConversionTables } from './conversions.ts'
import type { CreditTables } from './credits.ts'
import type { EnquiryTables } from './enquiries.ts'
import type { IdempotencyTables } from './idempotency.ts'
import type { PaymentTables } from './payments.ts'
import type { PublicApiTables } from './public-api.ts'
import type { TemplateTables } from './templates.ts'

export type * from './accounts.ts'
export type * from './api-keys.ts'
export type * from './conversions.ts'
export type * from './credits.ts'
export type * from './enquiries.ts'
export type * from './idempotency.ts'
export type * from './payments.ts'
export type * from './public-api.ts'
export type * from './templates.ts'

/** Every table, as its feature describes it; columns are camelCase here and snake_case in SQL. */
export interface Tables
  extends AccountTables,
    ApiKeyTables,
    ConversionTables,
    CreditTables,
    EnquiryTables,
    IdempotencyTables,
    PaymentTables,
    PublicApiTables,
    TemplateTables {}
