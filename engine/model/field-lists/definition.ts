/** What kind of document a sheet of fields was read from. */
export const documentKinds = ['invoice', 'receipt', 'resume', 'contract', 'form', 'statement', 'custom', 'other'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** What a field can hold. A list holds objects with fields of their own: line items, parties, education. */
export const fieldKinds = ['text', 'number', 'money', 'date', 'percent', 'tick', 'list'] as const
export type FieldKind = (typeof fieldKinds)[number]

/** A field somebody wants to know: from a published list, from a template, or named for this document. */
export interface FieldDefinition {
  /** The key of the result: "invoice_number". */
  readonly name: string
  /** As people call it: "Invoice number". */
  readonly title: string
  readonly kind: FieldKind
  readonly description: string
  /** Other labels a document may print for it, in any language. */
  readonly synonyms: readonly string[]
  readonly required: boolean
  /** A regular expression that the whole printed text must fit; null for any. */
  readonly pattern: string | null
  /** For a list: the fields of each of its objects. Empty otherwise. */
  readonly fields: readonly FieldDefinition[]
}
