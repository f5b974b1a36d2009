// The lists of fields that are published: one a kind of document, each with a version that rises when a field changes its meaning or goes.

import { contract } from './contract.ts'
import type { DocumentKind } from './definition.ts'
import { form } from './form.ts'
import { invoice } from './invoice.ts'
import type { PublishedList } from './published-list.ts'
import { receipt } from './receipt.ts'
import { resume } from './resume.ts'
import { statement } from './statement.ts'

export { type DocumentKind, documentKinds, type FieldDefinition, type FieldKind, fieldKinds } from './definition.ts'
export { definitionsFrom } from './definitions-from.ts'
export { fieldsFromJsonSchema, looksLikeJsonSchema } from './from-json-schema.ts'
export { jsonSchemaOf, jsonSchemaOfFields } from './json-schema.ts'
export { asPublished, isOfList, listMeantBy } from './posted.ts'
export { nameOfList, type PublishedList } from './published-list.ts'

export const publishedLists: readonly PublishedList[] = [invoice, receipt, resume, contract, statement, form]

/** The list of a kind of document; null for kinds of which every label and value is read instead. */
export const publishedListOf = (kind: DocumentKind): PublishedList | null => publishedLists.find((list) => list.kind === kind) ?? null
