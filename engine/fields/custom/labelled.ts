// Fields that somebody named, found by their labels: the value behind, right of or below the label that is of the kind asked for.

import type { FieldDefinition, Word } from '../../model/index.ts'
import { dictionaryOf, type LabelMatch, labelsIn } from '../reading/labels.ts'
import { type Neighbour, neighboursOf } from '../reading/neighbourhood.ts'
import type { PageText, Segment } from '../reading/page-text.ts'
import type { FieldReader, FoundValue, ReaderInput } from '../reading/reader.ts'
import { type Reading, valuesIn } from '../reading/values-in.ts'
import {
  canAnswer,
  hasOwnLabels,
  isAmidSentence,
  isCutShort,
  isEnumerator,
  isUnderQuestion,
  isWithinSentence,
  saysNothing,
  wordsBefore,
} from './answers.ts'
import { brokenLabels } from './broken-labels.ts'

/** Every definition's best value by its labels; alternatives are the next ones. */
export const labelledFields: FieldReader = (input) => {
  const dictionary = dictionaryOf(input.definitions)
  const found = new Map<string, FoundValue[]>()
  for (const text of input.pages) {
    const broken = brokenLabels(text, dictionary)
    const parts = new Set(broken.flatMap(({ segment, last }) => [segment, ...(last === undefined ? [] : [last])]))
    const labels = [
      ...text.segments.filter((segment) => !parts.has(segment)).flatMap((segment) => labelsIn(segment, dictionary)),
      ...broken,
    ]
    const labelled = new Set([...labels.filter(({ from }) => from === 0).map(({ segment }) => segment), ...parts])
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
  if (isCutShort(label)) return []
  if (definition.kind === 'text' && isWithinSentence(label, definition)) return []
  const isFirst = wordsBefore(label).length === 0
  if (!isFirst && hasOwnLabels(label, text)) return []
  const standing = (isFirst ? 1 : 0.8) * (isUnderQuestion(label, text) ? 0.7 : 1)
  const next = labels.find((other) => other.segment === label.segment && other.from >= label.to)
  return beforeNextQuestion(neighboursOf(label, text, next?.from)).flatMap((neighbour) => {
    if (neighbour.relation !== 'inline' && labelled.has(neighbour.segment)) return []
    if (!label.closed && neighbour.relation === 'inline' && definition.kind === 'text' && !isFirst) return []
    const words = definition.kind === 'text' ? wholeText(neighbour, label, text) : neighbour.words
    if (definition.kind === 'text' && saysNothing(words, neighbour, label)) return []
    const [reading] = valuesIn(words, definition.kind, evidence)
    if (reading === undefined || !canAnswer(definition, reading.words, evidence)) return []
    if (isCountOrExample(reading, words) || (neighbour.relation !== 'inline' && isAmidSentence(reading, words))) return []
    return [
      {
        name: definition.name,
        value: reading.value,
        words: reading.words,
        label: label.words,
        confidence: trust[neighbour.relation] * label.exactness * standing * 0.9 ** neighbour.steps,
        alternatives: [],
      },
    ]
  })
}

/** "paid after 40 hours", "since 2023 the total": a bare number that words go on from is no sum; nor is what is given as an example. */
function isCountOrExample({ value, words: own }: Reading, words: readonly Word[]): boolean {
  const [first, last] = [words.indexOf(own[0] as Word), words.indexOf(own.at(-1) as Word)]
  const before = words
    .slice(Math.max(0, first - 4), Math.max(0, first))
    .map(({ text }) => text)
    .join(' ')
  if (
    /\b(?:e\.\s?g\.?|for example|for instance|z\.\s?b\.|zum beispiel|par exemple|p\. ?ex\.|por ejemplo|per esempio|bijvoorbeeld|por exemplo),?$/iu.test(
      before,
    )
  )
    return true
  const bare = value.kind === 'money' && /^\d{1,4}$/u.test(value.text)
  return bare && (/^\p{Ll}{2}/u.test(words[last + 1]?.text ?? '') || /^\p{Ll}{2}/u.test(words[first - 1]?.text ?? ''))
}

/** In sizes of the writing: typewriters and scans set words of one answer further apart than print does, columns of a form stand further still. */
const widestGap = 2.6

/**
 * The whole answer that begins at a neighbour of its label: with the pieces that go on with it to the right, as far as the next label or the next
 * question of the label's row begins, and with the lines below that go on with its sentence.
 */
export function wholeText({ relation, segment, words }: Neighbour, label: LabelMatch, { rows }: PageText): readonly Word[] {
  const next = relation === 'below' ? (rows[label.segment.row] ?? []).find(({ box }) => box.left > label.segment.box.right) : undefined
  const end = next?.box.left ?? Number.POSITIVE_INFINITY
  const gap = widestGap * segment.size
  const whole = [...words]
  const isLevel = (other: Segment): boolean => Math.abs(other.baseline - segment.baseline) < 0.62 * segment.size
  const following = rows
    .slice(Math.max(0, segment.row - 1), segment.row + 2)
    .flat()
    .filter((other) => other.box.left >= segment.box.right && isLevel(other))
    .sort((one, other) => one.box.left - other.box.left)
  for (const other of following) {
    const last = whole.at(-1)
    if (last === undefined || other.box.left - last.box.right > gap || other.box.left >= end - segment.size || looksLikeLabel(other)) break
    whole.push(...other.words)
  }
  // A dash at the end is no mark between label and value when the answer goes on below it.
  const dash = whole.length === words.length ? segment.words.slice(segment.words.indexOf(words.at(-1) as Word) + 1) : []
  const below = linesBelow(segment, [...whole, ...dash], rows, gap)
  return below.length === 0 ? whole : [...whole, ...dash, ...below]
}

/** A line with fewer words is an entry of its own; with more it may be a sentence that goes on in the next. */
const shortestLine = 6
const mostLines = 6

/** The lines under an answer that go on with it, each right under the other, as long as they are full or can't be the end. */
function linesBelow(first: Segment, words: readonly Word[], rows: PageText['rows'], gap: number): readonly Word[] {
  const found: Word[] = []
  let above = first
  let line = words
  for (let count = 1; count < mostLines; count++) {
    const broken = goesOnBelow.test(line.at(-1)?.text ?? '')
    if (!broken && line.length < shortestLine) break
    const under = lineUnder(above, rows, broken ? 4 : 1)
    if (under === null || looksLikeLabel(under)) break
    line = wordsAlong(under, rows, gap)
    found.push(...line)
    above = under
  }
  return found
}

/** A piece that ends in a colon or begins with a number of a question or a label and its colon. */
const looksLikeLabel = ({ words }: Segment): boolean =>
  words.slice(0, 5).some(({ text }) => /[:：]$/u.test(text)) || isEnumerator(words[0]?.text ?? '')

/** The words of a piece and of those that stand near behind it in its row, each not further off than `gap` points. */
function wordsAlong({ row, box, words }: Segment, rows: PageText['rows'], gap: number): readonly Word[] {
  const along = [...words]
  for (const other of (rows[row] ?? []).filter((each) => each.box.left >= box.right)) {
    if (other.box.left - (along.at(-1)?.box.right ?? 0) > gap) break
    along.push(...other.words)
  }
  return along
}

/** The last word of a line that can't be the end of an answer: "World Organization -", "Mills and". */
const goesOnBelow = /(?:[-–,&+]|^(?:and|of|for|und|für|et|de|y|e|di|en|van))$/iu

/** The line right under a piece of text that begins about where it does, `indent` sizes off at most; null when there is none. */
function lineUnder(segment: Segment, rows: PageText['rows'], indent: number): Segment | null {
  const found = rows
    .slice(segment.row + 1, segment.row + 3)
    .flat()
    .find(({ box, size }) => Math.abs(box.left - segment.box.left) < indent * size)
  return found !== undefined && found.baseline - segment.baseline < 2 * segment.size ? found : null
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
