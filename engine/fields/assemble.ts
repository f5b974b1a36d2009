// From what a reader found to the sheet that people see: proof for every value, what is missing, what adds up.

import { unionOf } from '../geometry/index.ts'
import {
  type Alternative,
  type Confidence,
  confidence,
  type DocumentKind,
  type Evidence,
  type Field,
  type FieldDefinition,
  type FieldList,
  type FieldSheet,
  type Value,
  type Word,
} from '../model/index.ts'
import type { ReadPage } from '../stages.ts'
import type { Found, FoundValue } from './reading/reader.ts'

export interface Asked {
  readonly kind: DocumentKind
  readonly kindConfidence: number
  readonly definition: string | null
  readonly definitions: readonly FieldDefinition[]
}

/**
 * The sheet of one document. A value whose words are not on its pages is dropped, and so is one that does not fit its definition's
 * pattern: what is asked for and not left is missing.
 */
export function assembleSheet(found: Found, asked: Asked, pages: readonly ReadPage[]): FieldSheet {
  const printed = new Set(pages.flatMap(({ words }) => words))
  const byName = new Map(asked.definitions.map((definition) => [definition.name, definition]))
  const fields = found.fields.flatMap((value) => fieldOf(value, byName.get(value.name), printed))
  const lists = found.lists.flatMap(({ name, items }): FieldList[] => {
    const own = new Map(byName.get(name)?.fields.map((definition) => [definition.name, definition]))
    const kept = items
      .map((item) => ({ fields: item.flatMap((value) => fieldOf(value, own.get(value.name), printed)) }))
      .filter(({ fields: some }) => some.length > 0)
    return kept.length === 0 ? [] : [{ name, items: kept }]
  })
  const there = new Set([...fields, ...lists].map(({ name }) => name))
  return {
    kind: asked.kind,
    kindConfidence: confidence(asked.kindConfidence),
    definition: asked.definition,
    definitions: asked.definitions,
    pages: pages.map(({ number }) => number),
    fields,
    lists,
    missing: asked.definitions.flatMap(({ name }) => (there.has(name) ? [] : [name])),
    checks: [],
  }
}

function fieldOf(found: FoundValue, definition: FieldDefinition | undefined, printed: ReadonlySet<Word>): readonly Field[] {
  const evidence = evidenceOf(found.words, printed)
  // A line to write on is no answer.
  if (evidence === null || !/[^\s_.…·:‗―—–-]/u.test(found.value.text)) return []
  if (definition?.pattern != null && !new RegExp(`^(?:${definition.pattern})$`, 'u').test(found.value.text)) return []
  return [
    {
      name: found.name,
      label: evidenceOf(found.label, printed),
      value: withoutStop(found.name, found.value),
      evidence,
      confidence: bounded(found.confidence),
      source: 'page',
      alternatives: found.alternatives.map(
        (other): Alternative => ({
          value: other.value,
          evidence: evidenceOf(other.words, printed),
          confidence: bounded(other.confidence),
          source: other.source,
        }),
      ),
    },
  ]
}

/** A number, postcode or name at the end of a sentence keeps its stop in the words alone: "account 4471." is 4471. */
function withoutStop(name: string, value: Value): Value {
  if (value.kind !== 'text' || !codesAndNames.test(name)) return value
  const text = value.text.replace(/(?<=\d|\d\s?\p{Lu}{1,2}|\p{Ll}{3})\.$/u, '')
  return text === value.text ? value : { ...value, text }
}
const codesAndNames = /(?:^|_)(?:number|postcode|city|iban|bic|id|account|holder)$/u

/** The words as proof, or null when there are none, one is not on the pages, or they stand on several pages. */
function evidenceOf(words: readonly Word[], printed: ReadonlySet<Word>): Evidence | null {
  const [first] = words
  if (first === undefined || words.some((word) => !printed.has(word) || word.page !== first.page)) return null
  return { words, place: { page: first.page, box: unionOf(words.map(({ box }) => box)) } }
}

const bounded = (value: number): Confidence => confidence(Math.max(0, Math.min(1, value)))
