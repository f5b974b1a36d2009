// Every label and its value, for documents of which nobody named a field: pieces that end in a colon and what stands behind, right of or
// below them.

import type { LabelMatch } from '../reading/labels.ts'
import { neighboursOf } from '../reading/neighbourhood.ts'
import type { PageText, Segment } from '../reading/page-text.ts'
import type { FieldReader, FoundValue, ReaderInput } from '../reading/reader.ts'
import { readAs } from '../reading/values-in.ts'

/** The pairs of all pages, from top to bottom. */
export const pairs: FieldReader = (input) => ({ fields: input.pages.flatMap((text) => pairsOf(text, input)), lists: [] })

function pairsOf(text: PageText, { evidence }: ReaderInput): readonly FoundValue[] {
  const labels = text.segments.flatMap(colonLabel)
  const labelled = new Set(labels.map(({ segment }) => segment))
  return labels.flatMap((label): FoundValue[] => {
    const [value] = neighboursOf(label, text).filter(({ relation, segment }) => relation === 'inline' || !labelled.has(segment))
    if (value === undefined) return []
    const printed = value.words.map((word) => word.text).join(' ')
    const typed = readAs('date', printed, evidence) ?? readAs('money', printed, evidence) ?? readAs('text', printed, evidence)
    if (typed === null) return []
    const name = label.words.map((word) => word.text).join(' ')
    return [{ name, value: typed, words: value.words, label: label.words, confidence: 0.6, alternatives: [] }]
  })
}

function colonLabel(segment: Segment): readonly LabelMatch[] {
  const end = segment.words.findIndex(({ text }) => /[:：]$/u.test(text))
  if (end < 0) return []
  const words = segment.words.slice(0, end + 1)
  return [{ names: [], segment, from: 0, to: end + 1, words, exactness: 1, length: segment.text.length, closed: true }]
}
