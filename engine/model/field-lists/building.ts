// Little builders with which the published lists write a definition on a line or two.

import type { FieldDefinition, FieldKind } from './definition.ts'

type Named = (name: string, title: string, description: string, synonyms?: string, required?: 'required') => FieldDefinition

/** A builder of definitions of one kind. `synonyms` are separated by "|": every label that documents print for the field. */
const ofKind =
  (kind: FieldKind): Named =>
  (name, title, description, synonyms = '', required) => ({
    name,
    title,
    kind,
    description,
    synonyms: synonymsIn(synonyms),
    required: required !== undefined,
    pattern: null,
    fields: [],
  })

export const textField = ofKind('text')
export const numberField = ofKind('number')
export const moneyField = ofKind('money')
export const dateField = ofKind('date')
export const percentField = ofKind('percent')
export const tickField = ofKind('tick')

/** A list of objects: `synonyms` are titles that documents print over it. */
export const listField = (
  name: string,
  title: string,
  description: string,
  fields: readonly FieldDefinition[],
  synonyms = '',
): FieldDefinition => ({ ...ofKind('list')(name, title, description, synonyms), fields })

const synonymsIn = (joined: string): readonly string[] =>
  joined
    .split('|')
    .map((synonym) => synonym.trim())
    .filter(Boolean)

/** The parts of a person's name, given beside the whole: titles, given names, family name. */
export const nameParts: readonly FieldDefinition[] = [
  textField('name_prefix', 'Title', 'Titles before the name, such as "Dr.".'),
  textField('given_name', 'Given names', 'The part of the name that the person was given.'),
  textField('family_name', 'Family name', 'The part of the name that the family shares, with "van", "de la" and the like.'),
]
