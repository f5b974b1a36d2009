// Published fields that come back as somebody's own: a list that was fetched, perhaps cut down or added to, and posted as `fields`.

import type { FieldDefinition } from './definition.ts'
import type { PublishedList } from './published-list.ts'

/** True when the definition asks for a field of the list: its name, its kind and the sentence that describes it are the list's own. */
export const isOfList = (definition: FieldDefinition, list: PublishedList): boolean => counterpartIn(list, definition) !== null

/** The list that most of the definitions are of; null when half of them or more are of none. */
export function listMeantBy(definitions: readonly FieldDefinition[], lists: readonly PublishedList[]): PublishedList | null {
  const counted = lists.map((list) => ({ list, own: definitions.filter((definition) => isOfList(definition, list)).length }))
  const best = counted.reduce<(typeof counted)[number] | null>((most, one) => (one.own > (most?.own ?? 0) ? one : most), null)
  return best !== null && 2 * best.own > definitions.length ? best.list : null
}

/**
 * The definition as its reader knows it: the labels of the list beside those that were posted, the inner fields of lists likewise. A pattern,
 * a title or "required" of one's own is kept; what is not of the list stays as it is.
 */
export function asPublished(definition: FieldDefinition, list: PublishedList): FieldDefinition {
  const known = counterpartIn(list, definition)
  if (known === null) return definition
  const inner = new Map(known.fields.map((field) => [field.name, field]))
  const fields = definition.fields.map((field) => {
    const own = inner.get(field.name)
    return own === undefined ? field : withLabelsOf(field, own)
  })
  const whole = { ...withLabelsOf(definition, known), fields }
  // The very object where nothing differs: dictionaries of labels are kept by it.
  return JSON.stringify(whole) === JSON.stringify(known) ? known : whole
}

const withLabelsOf = (definition: FieldDefinition, { synonyms }: FieldDefinition): FieldDefinition => ({
  ...definition,
  synonyms: [...synonyms, ...definition.synonyms.filter((label) => !synonyms.includes(label))],
})

const counterpartIn = (list: PublishedList, { name, kind, description }: FieldDefinition): FieldDefinition | null =>
  list.definitions.find((one) => one.name === name && one.kind === kind && one.description === description) ?? null
