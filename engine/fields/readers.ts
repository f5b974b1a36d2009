// Which reader reads which kind of document.

import { type DocumentKind, publishedListOf } from '../model/index.ts'
import { contractFields } from './contract/index.ts'
import { namedFields } from './custom/index.ts'
import { pairs } from './form/pairs.ts'
import { invoice } from './invoice/index.ts'
import { type FieldReader, type Found, nothingFound } from './reading/reader.ts'
import { receipt } from './receipt/index.ts'
import { resumeFields } from './resume/index.ts'

/** Fields somebody named are looked for by their labels; where none are named, every label and value is read. */
const labelsOrPairs: FieldReader = (input) => (input.definitions.length === 0 ? pairs(input) : namedFields(input))

/** The kind's own reader for its published list, and labels for what somebody named beside it. */
function withNamedFields(kind: DocumentKind, own: FieldReader): FieldReader {
  const listed = new Set(publishedListOf(kind)?.definitions)
  return (input): Found => {
    const asked = new Set(input.definitions.filter((definition) => listed.has(definition)).map(({ name }) => name))
    const named = input.definitions.filter((definition) => !listed.has(definition))
    const read = asked.size === 0 ? nothingFound : own(input)
    const beside = named.length === 0 ? nothingFound : namedFields({ ...input, definitions: named })
    return {
      fields: [...read.fields.filter(({ name }) => asked.has(name)), ...beside.fields],
      lists: [...read.lists.filter(({ name }) => asked.has(name)), ...beside.lists],
    }
  }
}

const readers: Readonly<Record<DocumentKind, FieldReader>> = {
  invoice: withNamedFields('invoice', invoice),
  receipt: withNamedFields('receipt', receipt),
  resume: withNamedFields('resume', resumeFields),
  contract: withNamedFields('contract', contractFields),
  form: labelsOrPairs,
  statement: labelsOrPairs,
  custom: labelsOrPairs,
  other: labelsOrPairs,
}

/** The reader of a kind of document. */
export const readerOf = (kind: DocumentKind): FieldReader => readers[kind]
