// How sure a field really is: readers give scores, and this says how often values of such a score are right. Learned from documents drawn by
// chance (training/calibrate.ts), a small logistic curve for each kind of document and of field; weights and model card in weights.json.

import { confidence, type DocumentKind, type Field, type FieldSheet, isOfList, publishedListOf } from '../../model/index.ts'
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
export function featuresOf(score: number, { evidence, alternatives }: Pick<Field, 'evidence' | 'alternatives'>): readonly number[] {
  const bounded = Math.max(0.01, Math.min(0.995, score))
  // Where a check has decided between readings, the recogniser's doubts are of the one that was given up.
  const isDecided = alternatives.some(({ source }) => source === 'check')
  const words = isDecided ? [] : (evidence?.words ?? []).filter(({ readBy }) => readBy !== 'text-layer')
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

/** Which curve a field is read off: its kind of document, or that somebody named it, its list and column, or its family. */
export function curveNameOf(kind: string, list: string | null, named: boolean, field: Pick<Field, 'name' | 'value' | 'label'>): string {
  if (list !== null) return `${kind} ${list}.${field.name}`
  if (!named) return kind === 'form' && isTold(field) ? 'form told' : `${kind} ${familyOf(field)}`
  const { value } = field
  return `named ${value.kind === 'money' || value.kind === 'date' ? value.kind : 'text'}`
}

/** A colon ends the label of the pair: told by more than its place. */
const isTold = ({ label }: Pick<Field, 'label'>): boolean => /[:：?？]$/u.test(label?.words.at(-1)?.text ?? '')

const cautions: Readonly<Record<string, number>> = weights.caution
const ceilings: Readonly<Record<string, number>> = weights.ceilings
const curves: Readonly<Record<string, readonly number[]>> = weights.curves

/**
 * How sure a field of this score is: the share of those like it that were right on drawn documents, less more errors than were counted
 * ("caution"), for what is drawn is plainer than what is printed.
 */
export function calibratedScore(name: string, own: readonly number[], features: readonly number[]): number {
  const [kind = ''] = name.split(' ')
  const share = likelihood(features, own)
  // Of the odds, so that what is right as often as not is not called hopeless: near one this is so many errors for one.
  const odds = share / Math.max(1e-6, 1 - share) / (cautions[name] ?? cautions[kind] ?? 1)
  return Math.max(0.01, Math.min(ceilings[name] ?? 0.995, odds / (1 + odds)))
}

/** The sheet with the share of fields like each that are right in place of its score. What a model alone or a person said keeps its score. */
export function calibratedSheet(sheet: FieldSheet): FieldSheet {
  const published = publishedListOf(sheet.kind)
  const own = sheet.definitions.filter((definition) => published === null || !isOfList(definition, published))
  const named = new Set(own.map(({ name }) => name))
  const fields = sheet.fields.map((field) => calibrated(curveNameOf(sheet.kind, null, named.has(field.name), field), sheet.kind, field))
  const lists = sheet.lists.map((list) => {
    if (named.has(list.name)) return list
    const cell = (field: Field): Field => calibrated(curveNameOf(sheet.kind, list.name, false, field), null, field)
    return { ...list, items: list.items.map((item) => ({ ...item, fields: item.fields.map(cell) })) }
  })
  return { ...sheet, fields, lists }
}

function calibrated(name: string, kind: DocumentKind | null, field: Field): Field {
  const own = curves[name] ?? (kind === null ? undefined : curves[`${kind} text`])
  if (own === undefined || field.source !== 'page') return field
  const sure = calibratedScore(name, own, featuresOf(field.confidence, field))
  const recognised = field.evidence?.words.some(({ readBy }) => readBy !== 'text-layer') ?? false
  return { ...field, confidence: confidence(recognised ? Math.min(ceilings[`${kind} recognised`] ?? 1, sure) : sure) }
}
