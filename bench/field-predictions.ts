import {
  type DocumentKind,
  definitionsFrom,
  type Field,
  type FieldListItem,
  type FieldSheet,
  type ParsedDocument,
  type Value,
} from '@docmill/engine/model'
import type { ConversionRequest } from '@docmill/engine/sandbox'

/** Profiles of the kit that ask for a few named fields and not for all that a kind of document has. */
const named: Readonly<Record<string, unknown>> = {
  'fara-registration': [
    { name: 'registrant_name', title: 'Name of registrant', synonyms: ['Registrant', 'Registrant name', 'Name of the registrant'] },
    { name: 'signer_name', title: 'Name of signer', synonyms: ['Name', 'Name and title', 'Signed by', 'Print name'] },
  ],
}

/** What a track asks of a document: the kind's own fields, or those its profile names. */
export function fieldsAskedFor(kind: DocumentKind, profile: string | null): ConversionRequest['fields'] {
  const list = profile === null ? undefined : named[profile]
  return list === undefined ? { kind, definitions: [] } : { kind: 'custom', definitions: definitionsFrom(list) }
}

/** A request for fields by plain names and kinds, as somebody makes it who names their own: nothing says what kind of document it is. */
export const fieldsNamed = (keys: readonly object[]): ConversionRequest['fields'] => ({
  kind: 'custom',
  definitions: definitionsFrom(keys),
})

/**
 * The fields of a document's first sheet as the kit wants them: values with confidence and place; lists as rows; forms as pairs, in which a kit may
 * write every marked box alike (`mark`).
 */
export function predictedFields({ sheets }: ParsedDocument, mark: string | null = null): object {
  const [sheet] = sheets
  if (sheet === undefined) return {}
  if (sheet.definitions.length === 0) return { pairs: pairsOf(sheet, mark) }
  const lists = sheet.lists.map(
    ({ name, items }) => [name, items.map((item) => (name === 'party' ? partyOf(item) : cellsOf(item)))] as const,
  )
  return Object.fromEntries([...sheet.fields.map((field) => [field.name, predicted(field)] as const), ...lists])
}

function pairsOf({ fields }: FieldSheet, mark: string | null): readonly object[] {
  return fields.map(({ label, name, value, confidence }) => ({
    key: label === null ? name : label.words.map(({ text }) => text).join(' '),
    value: mark !== null && /^[☑☒✓✔]$/u.test(value.text) ? mark : value.text,
    confidence,
  }))
}

const predicted = ({ value, confidence, evidence }: Field): object => ({
  value: plain(value),
  confidence,
  ...(evidence === null ? {} : { page: evidence.place.page, box: evidence.place.box }),
})

const cellsOf = ({ fields }: FieldListItem): object => Object.fromEntries(fields.map((field) => [field.name, predicted(field)]))

function partyOf({ fields }: FieldListItem): object {
  const name = fields.find((field) => field.name === 'name')
  return name === undefined ? { value: '' } : { ...predicted(name), value: asTheKitSpells(plain(name.value)) }
}

/** The kit lists parties by name alone, and its annotators wrote "Inc." for "Incorporated", no comma before it, and "and" for "&". */
const asTheKitSpells = (name: string): string =>
  name
    .replace(/\bIncorporated\b/gi, 'Inc.')
    .replace(/,\s*(?=(?:Inc|L\.?L\.?C|Ltd|Corp|L\.?P|Sr|Jr)\b)/gi, ' ')
    .replace(/\s*&\s*/g, ' and ')
    .replace(/\s+/g, ' ')
    .trim()

function plain(value: Value): string {
  switch (value.kind) {
    case 'date':
    case 'time':
      return value.iso
    case 'money':
      return value.amount
    case 'number':
    case 'percent':
      return value.number
    case 'tick':
    case 'text':
      return value.text
  }
}
