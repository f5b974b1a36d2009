import type { Confidence } from './confidence.ts'
import type { Table } from './table.ts'
import type { Value } from './value.ts'
import type { Place, Word } from './word.ts'

/** The proof for a label or a value: the words on the page that say it. */
export interface Evidence {
  readonly words: readonly Word[]
  readonly place: Place
}
export interface Field {
  /** From the field list: "invoice_number". */
  readonly name: string
  /** null when the page prints the value without a label. */
  readonly label: Evidence | null
  readonly value: Value
  /** null: proposed by a model and not found on the page. */
  readonly evidence: Evidence | null
  readonly confidence: Confidence
}
/** An arithmetic or format test that does not depend on how the value was read. */
export interface Check {
  readonly name: string
  readonly fields: readonly string[]
  readonly outcome: 'passed' | 'failed' | 'not-applicable'
  readonly detail: string
}
export type DocumentKind = 'invoice' | 'resume' | 'contract' | 'receipt' | 'custom'
export interface FieldSheet {
  readonly kind: DocumentKind
  readonly fields: readonly Field[]
  /** Asked for, not on the page: said aloud, never invented. */
  readonly missing: readonly string[]
  readonly items: Table | null
  readonly checks: readonly Check[]
}
