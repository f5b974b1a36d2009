import type { Confidence } from './confidence.ts'
import type { DocumentKind, FieldDefinition } from './field-lists/definition.ts'
import type { Value } from './value.ts'
import type { Place, Word } from './word.ts'

/** The proof for a label or a value: the words on the page that say it. */
export interface Evidence {
  readonly words: readonly Word[]
  readonly place: Place
}
/** Who said a value: the page's words, a model whose answer was found on the page, a person who corrected it. */
export type FieldSource = 'page' | 'model' | 'person'

/** Another way to read a field, kept for the person who checks it. */
export interface Alternative {
  readonly value: Value
  readonly evidence: Evidence | null
  readonly confidence: Confidence
  /** Where it comes from: another place on the page, another reading of the same place, a model, the file's own XML. */
  readonly source: 'place' | 'reading' | 'check' | 'model' | 'xml'
}
export interface Field {
  /** From the field list: "invoice_number". */
  readonly name: string
  /** null when the page prints the value without a label. */
  readonly label: Evidence | null
  readonly value: Value
  /** Never null for what a machine read; null only for what a person typed without pointing at the page. */
  readonly evidence: Evidence | null
  readonly confidence: Confidence
  readonly source: FieldSource
  /** Best first; empty when there was nothing else to consider. */
  readonly alternatives: readonly Alternative[]
}
/** How a field stands with the person who must trust it. The bounds are those that the calibration is measured at. */
export type Standing = 'sure' | 'check' | 'doubtful'
export const standingOf = (confidence: number): Standing => (confidence >= 0.9 ? 'sure' : confidence >= 0.6 ? 'check' : 'doubtful')

/** A list of objects: line items, tax lines, parties, education. */
export interface FieldList {
  readonly name: string
  readonly items: readonly FieldListItem[]
}
/** One object of a list: a line item, a party, a job held. */
export interface FieldListItem {
  /** Only those that were found; the definition says which there could be. */
  readonly fields: readonly Field[]
}
/** An arithmetic or format test that does not depend on how the value was read. */
export interface Check {
  readonly name: string
  /** Names of fields; "line_items[2].amount" for those of a list. */
  readonly fields: readonly string[]
  readonly outcome: 'passed' | 'failed' | 'not-applicable'
  readonly detail: string
}
/**
 * What a second reader said of one field: the same value, another that stands on the page too, a value where the first found none, nothing,
 * or something that was refused, because no words of the page say it or it has not the shape asked for.
 */
export type SecondAnswer = 'same' | 'other' | 'alone' | 'nothing' | 'refused'

/** What was read from one document. A file may hold several. */
export interface FieldSheet {
  readonly kind: DocumentKind
  /** How sure the kind is; 1 when the caller named it. */
  readonly kindConfidence: Confidence
  /** The list that was asked for: "invoice/1"; null when the caller named fields or none. */
  readonly definition: string | null
  /** What was asked for: what is not in `fields`, `lists` or `missing` was not asked for. Empty when every label and value was wanted. */
  readonly definitions: readonly FieldDefinition[]
  /** Pages of the file that this document covers, 1-based. */
  readonly pages: readonly number[]
  readonly fields: readonly Field[]
  readonly lists: readonly FieldList[]
  /** Asked for, not on the page: said aloud, never invented. */
  readonly missing: readonly string[]
  readonly checks: readonly Check[]
  /**
   * What the second reader said of every field asked for, by its name, of lists as a whole ("other": it has other rows), and of cells, as
   * "line_items[2].amount"; left out when none was asked or none answered.
   */
  readonly secondReader?: Readonly<Record<string, SecondAnswer>>
}
