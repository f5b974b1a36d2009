// Which reader reads which kind of document.

import { type DocumentKind, type FieldDefinition, isOfList, publishedListOf } from '../model/index.ts'
import { ofItsKind } from './bearing.ts'
import { contractFields } from './contract/index.ts'
import { namedFields } from './custom/index.ts'
import { asAsked, meantBy } from './custom/meant.ts'
import { pairs } from './form/pairs.ts'
import { withoutBlanks, withoutHints, withoutLabels } from './hints.ts'
import { invoice } from './invoice/index.ts'
import { kindOf } from './kind/model.ts'
import { type FieldReader, type Found, type FoundValue, nothingFound, type ReaderInput } from './reading/reader.ts'
import { receipt } from './receipt/index.ts'
import { resumeFields } from './resume/index.ts'
import { statement } from './statement/index.ts'

/**
 * Fields somebody named are looked for by their labels, and where they mean what a document of its kind has, by that kind's reader; where none are
 * named, every label and value is read.
 */
const labelsOrPairs: FieldReader = (input) => {
  if (input.definitions.length === 0) return withoutBlanks(pairs(input))
  const labelled = withoutLabels(namedFields(input), input.pages)
  return surest(labelled, byKind(input, labelled))
}

/** Below this the document may as well be of another kind, whose reader would find what is not there. */
const sureKind = 0.6

/** What the reader of the document's kind finds of the fields that somebody named in their own words. */
function byKind(input: ReaderInput, labelled: Found): Found {
  const { kind, confidence } = kindOf(input.pages)
  const list = publishedListOf(kind)
  if (list === null || kind === 'form' || confidence < sureKind || meantBy(input.definitions, list).size === 0) return nothingFound
  return asAsked(readers[kind]({ ...input, kind, definitions: list.definitions }), input.definitions, list, labelled)
}

/**
 * Of two readers' answers the surer one to each field, the other's as what it may be as well; of lists the first reader's. Sums are chosen together by
 * the reader of the kind (`other`), so that its answer stands whatever a single label says.
 */
function surest(one: Found, other: Found): Found {
  const fields = new Map(one.fields.map((value) => [value.name, value]))
  for (const value of other.fields) {
    const known = fields.get(value.name)
    if (known === undefined) fields.set(value.name, value)
    else if (value.value.kind === 'money' || value.confidence > known.confidence) fields.set(value.name, beside(value, known))
    else fields.set(value.name, beside(known, value))
  }
  const named = new Set(one.lists.map(({ name }) => name))
  return { fields: [...fields.values()], lists: [...one.lists, ...other.lists.filter(({ name }) => !named.has(name))] }
}

const beside = (value: FoundValue, { value: other, words, confidence }: FoundValue): FoundValue =>
  other.text === value.value.text
    ? value
    : { ...value, alternatives: [...value.alternatives, { value: other, words, confidence, source: 'place' }] }

/** The kind's own reader for what is of its published list or means the same, and labels for what somebody named beside it. */
function withNamedFields(kind: DocumentKind, own: FieldReader): FieldReader {
  const list = publishedListOf(kind)
  const isListed = (definition: FieldDefinition): boolean => list !== null && isOfList(definition, list)
  return (input): Found => {
    const listed = input.definitions.filter(isListed)
    const asked = new Set(listed.map(({ name }) => name))
    const named = input.definitions.filter((definition) => !isListed(definition))
    const whole = (): Found =>
      ofItsKind(kind, withoutHints(own({ ...input, definitions: known(list?.definitions ?? [], listed) }), input.pages), input.pages)
    const read = asked.size === 0 ? nothingFound : whole()
    const labelled = named.length === 0 ? nothingFound : withoutLabels(namedFields({ ...input, definitions: named }), input.pages)
    const meant = list !== null && meantBy(named, list).size > 0
    const more = meant ? surest(labelled, asAsked(asked.size === 0 ? whole() : read, named, list, labelled)) : labelled
    return {
      fields: [...read.fields.filter(({ name }) => asked.has(name)), ...more.fields],
      lists: [...read.lists.filter(({ name }) => asked.has(name)), ...more.lists],
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
