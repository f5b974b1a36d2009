// Labels that say a named field in other words: all words of the name and a few more, or the words of its description.

import type { FieldDefinition } from '../../model/index.ts'
import { stemOf } from '../reading/label-words.ts'
import { type LabelMatch, tokensOf } from '../reading/labels.ts'
import { neighboursOf } from '../reading/neighbourhood.ts'
import type { PageText, Segment } from '../reading/page-text.ts'
import type { FoundValue, ReaderInput } from '../reading/reader.ts'
import { valuesIn } from '../reading/values-in.ts'
import { canAnswer } from './answers.ts'

/** Words that say nothing of what a field is. */
const small = new Set(
  'the a an of and or for to in on at by with from is der die das des und oder für zu im am von le la les de du des et ou pour à el los las y o por para il lo gli e di da het een van en voor o os as um uma do da dos please enter your ihr ihre votre su suo uw seu bitte nr'.split(
    ' ',
  ),
)

/** Values beside labels that end in a colon and mean what a definition asks for. Only labels closed by a colon count: other text is no label. */
export function byLikeLabels({ pages, evidence, definitions }: ReaderInput): readonly FoundValue[] {
  if (definitions.length === 0) return []
  const wanted = definitions.map((definition) => ({
    definition,
    names: definition.synonyms.map(contentOf).filter((tokens) => tokens.length > 0),
    description: new Set(contentOf(definition.description)),
  }))
  const found: FoundValue[] = []
  for (const text of pages) {
    const labels = text.segments.flatMap(closedLabel)
    const labelled = new Set(labels.map(({ segment }) => segment))
    for (const label of labels) {
      const tokens = contentOf(label.words.map((word) => word.text).join(' '))
      for (const { definition, names, description } of wanted) {
        const sure = likeness(tokens, names, description)
        if (sure > 0) found.push(...valueBeside(label, definition, text, labelled, evidence, sure))
      }
    }
  }
  // Two labels that both might be meant: neither is known to be.
  return found.filter(
    (one) =>
      !found.some(
        (other) => other !== one && other.name === one.name && other.value.text !== one.value.text && other.confidence >= one.confidence,
      ),
  )
}

function likeness(label: readonly string[], names: readonly (readonly string[])[], description: ReadonlySet<string>): number {
  if (label.length === 0) return 0
  for (const name of names) {
    const all = name.every((token) => label.includes(token))
    // One word within a longer label is another thing: "Name" is not "Name of bank".
    if (all && (name.length >= 2 || label.length === 1) && label.length <= name.length + 2)
      return label.length === name.length ? 0.78 : 0.62
  }
  return label.length >= 2 && label.every((token) => description.has(token)) ? 0.6 : 0
}

function valueBeside(
  label: LabelMatch,
  definition: FieldDefinition,
  text: PageText,
  labelled: ReadonlySet<Segment>,
  evidence: ReaderInput['evidence'],
  sure: number,
): readonly FoundValue[] {
  for (const { relation, segment, words, steps } of neighboursOf(label, text)) {
    if (steps > 0 || (relation !== 'inline' && labelled.has(segment))) continue
    const [reading] = valuesIn(words, definition.kind, evidence)
    if (reading === undefined || !canAnswer(definition, reading.words, evidence)) continue
    return [
      { name: definition.name, ...reading, label: label.words, confidence: relation === 'below' ? sure * 0.85 : sure, alternatives: [] },
    ]
  }
  return []
}

function closedLabel(segment: Segment): readonly LabelMatch[] {
  const end = segment.words.findIndex(({ text }) => /[:：]$/u.test(text))
  if (end < 0 || end > 7) return []
  const words = segment.words.slice(0, end + 1)
  return [{ names: [], segment, from: 0, to: end + 1, words, exactness: 1, length: segment.text.length, closed: true }]
}

const contentOf = (text: string): readonly string[] =>
  tokensOf(text)
    .filter((token) => !small.has(token))
    .map(stemOf)
