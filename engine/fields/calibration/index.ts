// How sure a field really is: readers give scores, and this says how often values of such a score are right. Learned from documents drawn by
// chance (training/calibrate.ts), a small logistic curve for each kind of document and of field; weights and model card in weights.json.

import { confidence, type Field, type FieldSheet, isOfList, publishedListOf } from '../../model/index.ts'
import weights from './weights.json' with { type: 'json' }

/** What kinds of fields are right about equally often at the same score. */
export type Family = 'money' | 'date' | 'party' | 'party alone' | 'text'

/** A party under no heading ('party alone') is told by what stands about it, which deceives on papers of a layout that nobody thought of. */
export const familyOf = ({ name, value, label }: Pick<Field, 'name' | 'value' | 'label'>): Family =>
  value.kind === 'money' || value.kind === 'date'
    ? value.kind
    : /^(?:seller|buyer|delivery)_(?:name|street|postcode|city|country)$/u.test(name)
      ? label === null
        ? 'party alone'
        : 'party'
      : /^(?:company|address|street|postcode|city)$/u.test(name)
        ? 'party'
        : 'text'

/**
 * What of a field tells how sure it is: a constant, the log odds of its score, how far a recogniser doubted its words (0 for a text layer),
 * the doubt of the least sure word alone.
 */
export function featuresOf(score: number, { evidence }: Pick<Field, 'evidence'>): readonly number[] {
  const bounded = Math.max(0.01, Math.min(0.995, score))
  const words = (evidence?.words ?? []).filter(({ readBy }) => readBy !== 'text-layer')
  const doubts = words.map((word) => -Math.log(Math.max(0.05, word.confidence)))
  return [
    1,
    Math.log(bounded / (1 - bounded)),
    Math.min(
      6,
      doubts.reduce((sum, doubt) => sum + doubt, 0),
    ),
    Math.max(0, ...doubts),
  ]
}

export const likelihood = (features: readonly number[], own: readonly number[]): number =>
  1 / (1 + Math.exp(-features.reduce((sum, feature, at) => sum + feature * (own[at] ?? 0), 0)))

const cautions: Readonly<Record<string, number>> = weights.caution
const ceilings: Readonly<Record<string, number>> = weights.ceilings
const curves: Readonly<Record<string, readonly number[]>> = weights.curves

/**
 * The sheet with the share of fields like each that are right in place of its score. Scores stay for kinds of documents that were not learned,
 * for fields that somebody named beside the kind's own, and for what a model alone or a person said. What is drawn is plainer than what is
 * printed, so that more errors are reckoned with than were counted ("caution").
 */
export function calibratedSheet(sheet: FieldSheet): FieldSheet {
  const list = publishedListOf(sheet.kind)
  const named = new Set(sheet.definitions.filter((definition) => list === null || !isOfList(definition, list)).map(({ name }) => name))
  return { ...sheet, fields: sheet.fields.map((field) => (named.has(field.name) ? field : calibrated(sheet, field))) }
}

function calibrated({ kind, definitions }: FieldSheet, field: Field): Field {
  const own = curves[`${kind} ${familyOf(field)}`] ?? curves[`${kind} text`]
  if (own === undefined || field.source !== 'page' || (kind === 'form' && definitions.length > 0)) return field
  const family = `${kind} ${familyOf(field)}`
  const share = 1 - (cautions[family] ?? cautions[kind] ?? 1) * (1 - likelihood(featuresOf(field.confidence, field), own))
  return { ...field, confidence: confidence(Math.max(0.01, Math.min(ceilings[family] ?? 0.995, share))) }
}
