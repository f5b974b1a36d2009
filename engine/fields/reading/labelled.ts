// Fields that somebody named, found by their labels: the value behind, right of or below the label that is of the kind asked for.

import type { FieldDefinition, Word } from '../../model/index.ts'
import { dictionaryOf, type LabelMatch, labelsIn } from './labels.ts'
import { type Neighbour, neighboursOf } from './neighbourhood.ts'
import type { PageText } from './page-text.ts'
import type { FieldReader, FoundValue, ReaderInput } from './reader.ts'
import { valuesIn } from './values-in.ts'

/** Every definition's best value by its labels; alternatives are the next ones. */
export const labelledFields: FieldReader = (input) => {
  const dictionary = dictionaryOf(input.definitions)
  const found = new Map<string, FoundValue[]>()
  for (const text of input.pages) {
    const labels = text.segments.flatMap((segment) => labelsIn(segment, dictionary))
    const labelled = new Set(labels.filter(({ from }) => from === 0).map(({ segment }) => segment))
    for (const label of labels)
      for (const definition of input.definitions)
        if (label.names.includes(definition.name))
          found.set(definition.name, [...(found.get(definition.name) ?? []), ...valuesOf(label, definition, labels, text, labelled, input)])
  }
  return { fields: [...found.values()].flatMap(bestOf), lists: [] }
}

/** How far the place speaks for the value; to be replaced by what a kind's own reader knows better. */
const trust: Readonly<Record<Neighbour['relation'], number>> = { inline: 0.88, right: 0.82, below: 0.7 }

function valuesOf(
  label: LabelMatch,
  definition: FieldDefinition,
  labels: readonly LabelMatch[],
  text: PageText,
  labelled: ReadonlySet<unknown>,
  { evidence }: ReaderInput,
): readonly FoundValue[] {
  const next = labels.find((other) => other.segment === label.segment && other.from >= label.to)
  return beforeNextQuestion(neighboursOf(label, text, next?.from)).flatMap((neighbour) => {
    if (neighbour.relation !== 'inline' && labelled.has(neighbour.segment)) return []
    if (!label.closed && neighbour.relation === 'inline' && definition.kind === 'text' && label.from > 0) return []
    const words = definition.kind === 'text' ? wholeText(neighbour, label, text) : neighbour.words
    if (definition.kind === 'text' && saysNothing(words, neighbour, label)) return []
    const [reading] = valuesIn(words, definition.kind, evidence)
    if (reading === undefined) return []
    return [
      {
        name: definition.name,
        value: reading.value,
        words: reading.words,
        label: label.words,
        confidence: trust[neighbour.relation] * label.exactness * (label.from === 0 ? 1 : 0.8) * 0.9 ** neighbour.steps,
        alternatives: [],
      },
    ]
  })
}

/** In sizes of the writing: typewriters and scans set words of one answer further apart than print does, columns of a form stand further still. */
const widestGap = 2.6

/** A text below its label with the pieces that go on with it to the right, as far as the next question of the label's row begins. */
function wholeText({ relation, segment, words }: Neighbour, label: LabelMatch, { rows }: PageText): readonly Word[] {
  if (relation !== 'below') return words
  const next = (rows[label.segment.row] ?? []).find(({ box }) => box.left > label.segment.box.right)
  const end = next?.box.left ?? Number.POSITIVE_INFINITY
  const whole = [...words]
  for (const { box, words: more } of (rows[segment.row] ?? []).filter((other) => other.box.left >= segment.box.right)) {
    const last = whole.at(-1)
    if (last === undefined || box.left - last.box.right > widestGap * segment.size || box.left >= end - segment.size) break
    whole.push(...more)
  }
  return whole
}

/** Words that a hint in brackets has at least: "(if known)" may be an answer's, "(If space is insufficient, add a page)" is the form's own. */
const shortestHint = 4

/** True for what a form prints of itself: a hint in brackets, or a sentence that goes on behind what only looked like a label. */
function saysNothing(words: readonly Word[], { relation }: Neighbour, label: LabelMatch): boolean {
  const [first] = words
  if (first === undefined) return true
  if (first.text.startsWith('(') && words.length >= shortestHint && !/^\(\+?\d/u.test(first.text)) return true
  return relation === 'inline' && !label.closed && words.length >= shortestHint && /^\p{Ll}/u.test(first.text)
}

/** "2.", "(b)": the number of the next question of a form; what stands right of it is no value of this one. */
const questionNumber = /^(?:\d{1,2}[.)]|\([a-z\d]\))$/u

function beforeNextQuestion(neighbours: readonly Neighbour[]): readonly Neighbour[] {
  const next = neighbours.findIndex(({ relation, words }) => relation === 'right' && questionNumber.test(words[0]?.text ?? ''))
  return next < 0 ? neighbours : neighbours.filter(({ relation }, index) => relation !== 'right' || index < next)
}

function bestOf(candidates: readonly FoundValue[]): readonly FoundValue[] {
  const [best, ...others] = [...candidates].sort((a, b) => b.confidence - a.confidence)
  if (best === undefined) return []
  const different = others.filter(({ value }) => value.text !== best.value.text)
  return [{ ...best, alternatives: different.slice(0, 3).map((other) => ({ ...other, source: 'place' as const })) }]
}
