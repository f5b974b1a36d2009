import {
  type Alternative,
  type Evidence,
  type Field,
  type FieldList,
  type FieldSheet,
  type ParsedDocument,
  plainValue,
  standingOf,
} from '../model/index.ts'
import { isUnchecked } from './fields-values.ts'

/** Raised when the published shape changes in a way that readers of the JSON must know of. */
const version = 1

/**
 * The fields of a document as JSON, as `fields.schema.json` describes it: for each document found in the file its values as plain data,
 * and beside them the proof of each, the checks, and what is missing. One line, ending with a line feed.
 */
export const fieldsJsonOf = ({ sheets, issues }: Pick<ParsedDocument, 'sheets' | 'issues'>): string =>
  `${JSON.stringify({ version, documents: sheets.map(documentJson), issues })}\n`

const documentJson = (sheet: FieldSheet) => ({
  kind: sheet.kind,
  kindConfidence: sheet.kindConfidence,
  definition: sheet.definition,
  pages: sheet.pages,
  values: valuesJson(sheet),
  fields: sheet.fields.map(fieldJson),
  lists: sheet.lists.map(({ name, items }) => ({ name, items: items.map(({ fields }) => ({ fields: fields.map(fieldJson) })) })),
  missing: sheet.missing,
  checks: sheet.checks,
  ...(sheet.secondReader !== undefined && { secondReader: sheet.secondReader }),
})

/** In the order it was asked for; what is missing is null, or an empty list: a program finds every key that it asked for. */
function valuesJson({ fields, lists, missing, definitions }: FieldSheet): Record<string, unknown> {
  const isList = (name: string): boolean => definitions.some((definition) => definition.name === name && definition.kind === 'list')
  const values = new Map<string, unknown>([
    ...missing.map((name): [string, unknown] => [name, isList(name) ? [] : null]),
    ...fields.map((field): [string, unknown] => [field.name, plainValue(field.value)]),
    ...lists.map((list): [string, unknown] => [list.name, itemsJson(list)]),
  ])
  const asked = definitions.flatMap(({ name }): [string, unknown][] => (values.has(name) ? [[name, values.get(name)]] : []))
  return Object.fromEntries([...asked, ...values])
}

const itemsJson = ({ items }: FieldList): readonly Record<string, unknown>[] =>
  items.map(({ fields }) => Object.fromEntries(fields.map(({ name, value }) => [name, plainValue(value)])))

const fieldJson = (field: Field) => ({
  name: field.name,
  kind: field.value.kind,
  value: plainValue(field.value),
  text: field.value.text,
  ...(field.value.kind === 'money' && { currency: field.value.currency }),
  ...(field.value.kind === 'date' && { ambiguous: field.value.ambiguous }),
  confidence: field.confidence,
  standing: standingOf(field.confidence),
  unchecked: isUnchecked(field),
  source: field.source,
  ...placeJson(field.evidence),
  label: field.label === null ? null : { text: wordsOf(field.label), ...placeJson(field.label) },
  alternatives: field.alternatives.map(alternativeJson),
})

const alternativeJson = ({ value, evidence, confidence, source }: Alternative) => ({
  kind: value.kind,
  value: plainValue(value),
  text: value.text,
  confidence,
  source,
  ...placeJson(evidence),
})

/** null for both where no place on the page shows the value. */
const placeJson = (evidence: Evidence | null) => ({ page: evidence?.place.page ?? null, box: evidence?.place.box ?? null })
const wordsOf = ({ words }: Evidence): string => words.map(({ text }) => text).join(' ')
