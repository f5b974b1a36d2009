import type { DocumentKind, FieldDefinition } from './definition.ts'

/** The fields that are read from one kind of document. The version rises when a field changes its meaning or goes. */
export interface PublishedList {
  readonly kind: DocumentKind
  readonly version: number
  readonly title: string
  readonly definitions: readonly FieldDefinition[]
}

/** How a sheet names the list it was read by: "invoice/1". */
export const nameOfList = ({ kind, version }: PublishedList): string => `${kind}/${version}`
