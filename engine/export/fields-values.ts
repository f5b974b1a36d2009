// What a field's value is as plain data, and how far it may be trusted: the same for every format that fields are written in.

import { type Field, type FieldDefinition, type FieldList, type FieldSheet, standingOf } from '../model/index.ts'

/** True for a value that nobody looked at and that is less than sure. A person's values are sure. */
export const isUnchecked = ({ confidence, source }: Field): boolean => source !== 'person' && standingOf(confidence) !== 'sure'

/** What the reader of a field should know beside its value; null when there is nothing to say. */
export function noteOf(field: Field): string | null {
  const notes: string[] = []
  if (isUnchecked(field)) notes.push('Unchecked: look at the page before you rely on it.')
  if (field.value.kind === 'date' && field.value.ambiguous) notes.push('Day and month could be exchanged.')
  if (field.source === 'person') notes.push(field.evidence === null ? 'Typed by a person.' : 'Set or accepted by a person.')
  else if (field.evidence === null) notes.push('Proposed by a model; not found on the page.')
  return notes.length === 0 ? null : notes.join(' ')
}

/** A field as people call it: the title of its definition, else its name in words. */
export const titleOf = (definitions: readonly FieldDefinition[], name: string): string =>
  definitions.find((definition) => definition.name === name)?.title ||
  name.replaceAll('_', ' ').replace(/^./u, (letter) => letter.toUpperCase())

/** The names of the single fields of sheets: those that were found or are missing, in the order they were asked for. */
export function fieldNames(sheets: readonly FieldSheet[]): readonly string[] {
  const present = new Set(
    sheets.flatMap((sheet) => [...sheet.fields.map(({ name }) => name), ...sheet.missing.filter((name) => !isList(sheet, name))]),
  )
  return inOrder(
    present,
    sheets.flatMap(({ definitions }) => definitions),
  )
}

/** The lists of the sheets by name, those without items left out. */
export function listNames(sheets: readonly FieldSheet[]): readonly string[] {
  const present = new Set(sheets.flatMap(({ lists }) => lists.filter(({ items }) => items.length > 0).map(({ name }) => name)))
  return inOrder(
    present,
    sheets.flatMap(({ definitions }) => definitions),
  )
}

/** The names of the fields that the objects of lists hold, in the order they were asked for. */
export function itemFieldNames(lists: readonly FieldList[], definitions: readonly FieldDefinition[]): readonly string[] {
  const present = new Set(lists.flatMap(({ items }) => items.flatMap(({ fields }) => fields.map(({ name }) => name))))
  const own = lists.map(({ name }) => name)
  return inOrder(
    present,
    definitions.filter(({ name }) => own.includes(name)).flatMap(({ fields }) => fields),
  )
}

const isList = ({ definitions }: FieldSheet, name: string): boolean =>
  definitions.some((each) => each.name === name && each.kind === 'list')

function inOrder(present: ReadonlySet<string>, definitions: readonly FieldDefinition[]): readonly string[] {
  const asked = [...new Set(definitions.map(({ name }) => name))].filter((name) => present.has(name))
  return [...asked, ...[...present].filter((name) => !asked.includes(name))]
}
