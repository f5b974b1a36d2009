// Named fields that mean what a kind of document has anyway: "Invoice no", "Rechnungsnummer" and "invoice_number" all ask an invoice for
// the field that its own reader finds by more than a label.

import type { FieldDefinition, FieldKind, PublishedList, Value } from '../../model/index.ts'
import { inWords } from '../reading/label-words.ts'
import { tokensOf } from '../reading/labels.ts'
import type { Found, FoundList, FoundValue } from '../reading/reader.ts'

/** The published fields that definitions mean, by the name of the definition: by its name and title first, then by other names of either. */
export function meantBy(
  definitions: readonly FieldDefinition[],
  list: PublishedList | FieldDefinition,
): ReadonlyMap<string, FieldDefinition> {
  const published = 'definitions' in list ? list.definitions : list.fields
  return new Map(
    definitions.flatMap((definition): readonly (readonly [string, FieldDefinition])[] => {
      const able = published.filter(({ kind }) => answers(kind, definition.kind))
      const own = new Set(keysOf([inWords(definition.name), definition.title]))
      const all = new Set([...own, ...keysOf(definition.synonyms)])
      const meant =
        able.find(({ name, title }) => keysOf([inWords(name), title]).some((key) => own.has(key))) ??
        able.find(({ name, title }) => keysOf([inWords(name), title]).some((key) => all.has(key))) ??
        able.find(({ synonyms }) => keysOf(synonyms).some((key) => own.has(key))) ??
        able.find(({ synonyms }) => keysOf(synonyms).some((key) => all.has(key)))
      return meant === undefined ? [] : [[definition.name, meant]]
    }),
  )
}

/**
 * What a kind's reader found of the published fields, under the names and as the kinds that were asked for. Fields that `labelled` found by
 * a label that the list does not know stay with it: whoever names such a label means that one.
 */
export function asAsked(found: Found, definitions: readonly FieldDefinition[], list: PublishedList, labelled: Found): Found {
  const meant = meantBy(definitions, list)
  const fields = definitions.flatMap((definition): readonly FoundValue[] => {
    const published = meant.get(definition.name)
    const value = found.fields.find(({ name }) => name === published?.name)
    if (value === undefined || published === undefined) return []
    const known = labelled.fields.find(({ name }) => name === definition.name)
    return known !== undefined && hasLabelOfItsOwn(known, published) ? [] : [renamed(value, definition)]
  })
  const lists = definitions.flatMap((definition): readonly FoundList[] => {
    const own = meant.get(definition.name)
    const rows = found.lists.find(({ name }) => name === own?.name)
    if (definition.kind !== 'list' || own === undefined || rows === undefined) return []
    const inner = meantBy(definition.fields, own)
    const items = rows.items.map((item) =>
      definition.fields.flatMap((field): readonly FoundValue[] => {
        const value = item.find(({ name }) => name === inner.get(field.name)?.name)
        return value === undefined ? [] : [renamed(value, field)]
      }),
    )
    const kept = items.filter((item) => item.length > 0)
    return kept.length === 0 ? [] : [{ name: definition.name, items: kept }]
  })
  return { fields, lists }
}

function hasLabelOfItsOwn({ label }: FoundValue, { name, title, synonyms }: FieldDefinition): boolean {
  const key = tokensOf(label.map(({ text }) => text).join(' ')).join('')
  return key !== '' && !keysOf([inWords(name), title, ...synonyms]).includes(key)
}

const renamed = (value: FoundValue, { name, kind }: FieldDefinition): FoundValue => ({
  ...value,
  name,
  value: asKind(value.value, kind),
  alternatives: value.alternatives.map((other) => ({ ...other, value: asKind(other.value, kind) })),
})

/** A text is asked for where any value will do as it is printed. */
const asKind = (value: Value, kind: FieldKind): Value =>
  kind === 'text' && value.kind !== 'text' ? { kind: 'text', text: value.text } : value

const answers = (published: FieldKind, asked: FieldKind): boolean => published === asked || (asked === 'text' && published !== 'list')

const keysOf = (labels: readonly string[]): readonly string[] => labels.map((label) => tokensOf(label).join('')).filter((key) => key !== '')
