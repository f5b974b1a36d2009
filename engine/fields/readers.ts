// Which reader reads which kind of document.

import { type DocumentKind, type FieldDefinition, isOfList, publishedListOf } from '../model/index.ts'
import { contractFields } from './contract/index.ts'
import { namedFields } from './custom/index.ts'
import { pairs } from './form/pairs.ts'
import { invoice } from './invoice/index.ts'
import { type FieldReader, type Found, nothingFound } from './reading/reader.ts'
import { receipt } from './receipt/index.ts'
import { resumeFields } from './resume/index.ts'
import { statement } from './statement/index.ts'

/** Fields somebody named are looked for by their labels; where none are named, every label and value is read. */
const labelsOrPairs: FieldReader = (input) => (input.definitions.length === 0 ? pairs(input) : namedFields(input))

/** The kind's own reader for what is of its published list, and labels for what somebody named beside it. */
function withNamedFields(kind: DocumentKind, own: FieldReader): FieldReader {
  const list = publishedListOf(kind)
  const isListed = (definition: FieldDefinition): boolean => list !== null && isOfList(definition, list)
  return (input): Found => {
    const listed = input.definitions.filter(isListed)
    const asked = new Set(listed.map(({ name }) => name))
    const named = input.definitions.filter((definition) => !isListed(definition))
    const read = asked.size === 0 ? nothingFound : own({ ...input, definitions: known(list?.definitions ?? [], listed) })
    const beside = named.length === 0 ? nothingFound : namedFields({ ...input, definitions: named })
    return {
      fields: [...read.fields.filter(({ name }) => asked.has(name)), ...beside.fields],
      lists: [...read.lists.filter(({ name }) => asked.has(name)), ...beside.lists],
    }
  }
}

/**
 * The whole list as the reader is given it: fields prove each other (a net proves a gross), so that one that nobody asked for is read all the
 * same. The list itself where nothing of it was changed: its dictionary of labels is made once and kept.
 */
function known(list: readonly FieldDefinition[], asked: readonly FieldDefinition[]): readonly FieldDefinition[] {
  const own = new Map(asked.map((definition) => [definition.name, definition]))
  const changed = asked.some((definition) => !list.includes(definition))
  return changed ? list.map((definition) => own.get(definition.name) ?? definition) : list
}

const readers: Readonly<Record<DocumentKind, FieldReader>> = {
  invoice: withNamedFields('invoice', invoice),
  receipt: withNamedFields('receipt', receipt),
  resume: withNamedFields('resume', resumeFields),
  contract: withNamedFields('contract', contractFields),
  form: labelsOrPairs,
  statement: withNamedFields('statement', statement),
  custom: labelsOrPairs,
  other: labelsOrPairs,
}

/** The reader of a kind of document. */
export const readerOf = (kind: DocumentKind): FieldReader => readers[kind]
