// Which reader reads which kind of document.

import type { DocumentKind } from '../model/index.ts'
import { pairs } from './form/pairs.ts'
import { labelledFields } from './reading/labelled.ts'
import type { FieldReader } from './reading/reader.ts'

/** Fields somebody named are looked for by their labels; where none are named, every label and value is read. */
const labelsOrPairs: FieldReader = (input) => (input.definitions.length === 0 ? pairs(input) : labelledFields(input))

const readers: Readonly<Record<DocumentKind, FieldReader>> = {
  invoice: labelsOrPairs,
  receipt: labelsOrPairs,
  resume: labelsOrPairs,
  contract: labelsOrPairs,
  form: labelsOrPairs,
  statement: labelsOrPairs,
  custom: labelsOrPairs,
  other: labelsOrPairs,
}

/** The reader of a kind of document. */
export const readerOf = (kind: DocumentKind): FieldReader => readers[kind]
