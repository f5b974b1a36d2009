// What a kind's reader is given and what it answers. A reader points at words; proof, missing fields and checks are made of that by
// assemble.ts, so that no reader can answer a value that the page does not print.

import type { Alternative, Block, DocumentKind, FieldDefinition, Value, Word } from '../../model/index.ts'
import type { Evidence } from '../../values/index.ts'
import type { PageText } from './page-text.ts'

export interface ReaderInput {
  readonly kind: DocumentKind
  /** The pages of this one document, in order. */
  readonly pages: readonly PageText[]
  /** The blocks that stand on those pages, in reading order: tables have their cells typed. */
  readonly blocks: readonly Block[]
  /** How the document writes numbers and dates, its language and currency. */
  readonly evidence: Evidence
  /** What is asked for. Empty: every label and value. */
  readonly definitions: readonly FieldDefinition[]
}

/** A value with the words that say it. */
export interface FoundValue {
  /** Name of the definition; for a label nobody named, the label as printed. */
  readonly name: string
  readonly value: Value
  /** Of one page and never empty: what has no words is dropped. */
  readonly words: readonly Word[]
  /** Empty when no label is printed. */
  readonly label: readonly Word[]
  /** Probability of being right, 0 to 1. */
  readonly confidence: number
  readonly alternatives: readonly FoundAlternative[]
}
export interface FoundAlternative {
  readonly value: Value
  readonly words: readonly Word[]
  readonly confidence: number
  readonly source: Alternative['source']
}
export interface FoundList {
  readonly name: string
  readonly items: readonly (readonly FoundValue[])[]
}
export interface Found {
  readonly fields: readonly FoundValue[]
  readonly lists: readonly FoundList[]
}

/** Reads the fields of one kind of document. Pure: the same input gives the same answer. */
export type FieldReader = (input: ReaderInput) => Found

export const nothingFound: Found = { fields: [], lists: [] }
