import type { ColumnType } from 'kysely'

export interface TemplateTables {
  templates: {
    id: string
    userId: string
    name: string
    documentType: string
    /** Field definitions, as contracts/fields.ts describes them. */
    fields: ColumnType<unknown, string, string>
    createdAt: Date
    updatedAt: Date
  }
}
