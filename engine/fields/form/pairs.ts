// Every label and its value, for documents of which nobody named a field: what ends in a colon, and what stands behind, right of or below it.

import type { Word } from '../../model/index.ts'
import type { LabelMatch } from '../reading/labels.ts'
import { neighboursOf } from '../reading/neighbourhood.ts'
import type { PageText, Segment } from '../reading/page-text.ts'
import type { FieldReader, FoundValue, ReaderInput } from '../reading/reader.ts'
import { readAs } from '../reading/values-in.ts'

/** The pairs of all pages, from top to bottom. */
export const pairs: FieldReader = (input) => ({ fields: input.pages.flatMap((text) => pairsOf(text, input)), lists: [] })

interface OwnLabel {
  readonly label: LabelMatch
  /** The word of the segment with which the next label begins. */
  readonly ends: number
}

function pairsOf(text: PageText, { evidence }: ReaderInput): readonly FoundValue[] {
  const labels = text.segments.flatMap(colonLabels)
  const labelled = new Set(labels.filter(({ label }) => label.from === 0).map(({ label }) => label.segment))
  const taken = new Set<Word>()
  return labels.flatMap(({ label, ends }): FoundValue[] => {
    const places = neighboursOf(label, text, ends).filter(({ relation, segment }) => relation === 'inline' || !labelled.has(segment))
    // Only what stands right behind, next in the row, or on the next line: further off it belongs to something else.
    const value = places.find(
      ({ words, relation, distance }) => !words.some((word) => taken.has(word)) && (relation !== 'below' || distance < 1.5),
    )
    if (value === undefined) return []
    const words = value.relation === 'inline' ? value.words : untilLabel(value.segment, value.words, labels)
    const printed = words.map((word) => word.text).join(' ')
    const typed = readAs('date', printed, evidence) ?? readAs('money', printed, evidence) ?? readAs('text', printed, evidence)
    if (typed === null || words.length === 0) return []
    for (const word of words) taken.add(word)
    const confidence = value.relation === 'below' ? 0.5 : 0.65
    return [{ name: label.words.map((word) => word.text).join(' '), value: typed, words, label: label.words, confidence, alternatives: [] }]
  })
}

/** Words of a label: more is a sentence that happens to end in a colon. */
const longestLabel = 9

/** Every label of a piece; between two colons the widest space parts the value of the first from the label of the second. */
function colonLabels(segment: Segment): readonly OwnLabel[] {
  const colons = segment.words.flatMap(({ text }, index) => (/[:：]$/u.test(text) && !/^\d+[:：]$/u.test(text) ? [index] : []))
  const begins = colons.map((colon, index) => (index === 0 ? 0 : widestGap(segment, (colons[index - 1] ?? -1) + 1, colon)))
  return colons.flatMap((colon, index): readonly OwnLabel[] => {
    const from = begins[index] ?? 0
    const words = segment.words.slice(from, colon + 1)
    if (words.length > longestLabel || !words.some(({ text }) => /\p{L}/u.test(text))) return []
    const label: LabelMatch = { names: [], segment, from, to: colon + 1, words, exactness: 1, length: segment.text.length, closed: true }
    return [{ label, ends: begins[index + 1] ?? segment.words.length }]
  })
}

/** The word before `colon` that the widest space stands in front of, from `from` on. */
function widestGap({ words }: Segment, from: number, colon: number): number {
  let best = from
  let widest = -1
  for (let at = from; at <= colon; at++) {
    const gap = (words[at]?.box.left ?? 0) - (words[at - 1]?.box.right ?? 0)
    if (gap > widest) {
      widest = gap
      best = at
    }
  }
  return best
}

/** A piece in which another label begins gives only the words before it. */
function untilLabel(segment: Segment, words: readonly Word[], labels: readonly OwnLabel[]): readonly Word[] {
  const next = labels.find(({ label }) => label.segment === segment)?.label.words[0]
  const at = next === undefined ? -1 : words.indexOf(next)
  return at < 0 ? words : words.slice(0, at)
}
