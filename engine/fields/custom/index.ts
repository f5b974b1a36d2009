// Fields that somebody named:
//
//   definitions with all their labels -> values by ticks, by the pairs of a form, by exact labels, by labels that mean the same or stand under a question,
//   by pairs whose label means the same in other words or another language, by sentences that state them, by a pattern nothing else fits;
//   lists from tables. What none of them finds is missing: nothing is taken because it is all there is.

import type { FieldDefinition } from '../../model/index.ts'
import { leftBlank } from '../form/left-blank.ts'
import { pairs } from '../form/pairs.ts'
import { ownNames, withLabels } from '../reading/label-words.ts'
import type { FieldReader, FoundValue, ReaderInput } from '../reading/reader.ts'
import { asksForTelephone, plansOf, telephoneIn } from '../reading/telephone.ts'
import { asPairs } from './as-pairs.ts'
import { byDescription } from './described.ts'
import { inSentences } from './in-sentences.ts'
import { labelledFields } from './labelled.ts'
import { byLikeLabels } from './like-labels.ts'
import { byMeaning } from './like-pairs.ts'
import { isOwnPrint, ownPrintOf } from './not-answered.ts'
import { byPattern } from './patterns.ts'
import { signedByMark } from './signed-marks.ts'
import { tableLists } from './table-lists.ts'
import { tickedFields } from './ticks.ts'
import { underQuestions } from './under-questions.ts'

/** Reads what the definitions ask for, each at most once; of several ways to find a field, the surest. */
export const namedFields: FieldReader = (input) => {
  const definitions = withLabels(input.definitions)
  const own: ReaderInput = { ...input, definitions }
  const labelled = byLabels(own, input.definitions)
  const ticked = tickedFields(input.pages, definitions)
  // "Payment: ☒ Card ☐ Cash": of what stands behind the label the option that is ticked.
  const written = labelled.filter((value) => isNoLabel(value) && !ticked.some(({ name }) => name === value.name))
  const exact = [...ticked, ...written].filter((value) => fitsPattern(value, definitions))
  const left = definitions.filter(({ name, kind }) => kind !== 'tick' && !exact.some((value) => value.name === name))
  const like = byLikeLabels({ ...own, definitions: left }).filter((value) => fitsPattern(value, definitions))
  const asked = [...signedByMark({ ...own, definitions: left }), ...underQuestions({ ...own, definitions: left })].filter((value) =>
    fitsPattern(value, definitions),
  )
  const still = left.filter(({ name }) => ![...like, ...asked].some((value) => value.name === name))
  const paired = asPairs(
    input,
    input.definitions.filter(({ name }) => !ticked.some((value) => value.name === name)),
  ).filter((value) => fitsPattern(value, definitions))
  const missed = input.definitions.filter(({ name }) => still.some((one) => one.name === name) && !paired.some((one) => one.name === name))
  const meant = byMeaning(input, missed).filter((value) => fitsPattern(value, definitions))
  const stated = inSentences(input, input.definitions).filter((value) => fitsPattern(value, definitions))
  const unread = input.definitions.filter(
    ({ name }) => ![...exact, ...like, ...asked, ...paired, ...meant, ...stated].some((value) => value.name === name),
  )
  const described = byDescription(input, unread, (named, wanted) => [
    ...tickedFields(named.pages, wanted),
    ...labelledFields({ ...named, definitions: wanted.filter(({ kind }) => kind !== 'tick') }).fields.filter(isNoLabel),
    ...asPairs(named, wanted),
  ]).filter((value) => fitsPattern(value, definitions))
  const called = callable(definitions, plansOf(input.evidence))
  const found = surest([...exact, ...like, ...asked, ...meant, ...stated, ...described, ...byPattern(input.pages, still)].map(called))
  const all = pairs({ ...input, definitions: [] }).fields
  const printed = ownPrintOf(input.pages, input.blocks, all)
  const answered = pairedFirst(surest(paired.map(called)), found).filter(
    (value) => holdsFigures(value, definitions) && (ticked.includes(value) || !isOwnPrint(value, printed)),
  )
  const lists = tableLists(input)
  const blank = leftBlank(
    input.pages,
    [...answered, ...all],
    lists.flatMap(({ items }) => items.flat()),
  )
  const isOnBlank = ({ value, words }: FoundValue): boolean => value.kind !== 'tick' && words.some((word) => blank.has(word))
  return {
    fields: answered.filter((value) => !isOnBlank(value)),
    lists: lists
      .map(({ name, items }) => ({ name, items: items.filter((item) => !item.some(isOnBlank)) }))
      .filter(({ items }) => items.length > 0),
  }
}

/** A pair of the whole page before what one label alone says, which is kept beside it: nothing else on the page is that pair's label or value. */
function pairedFirst(paired: readonly FoundValue[], found: readonly FoundValue[]): readonly FoundValue[] {
  const names = new Set(paired.map(({ name }) => name))
  return [
    ...paired.map((value) => {
      const other = found.find(({ name }) => name === value.name)
      if (other === undefined || other.value.text === value.value.text) return value
      const { value: second, words, confidence } = other
      return {
        ...value,
        alternatives: [...value.alternatives, { value: second, words, confidence: confidence / 2, source: 'place' as const }],
      }
    }),
    ...found.filter(({ name }) => !names.has(name)),
  ]
}

/** Values by the labels that were named, and where none of those is printed, by labels of the same idea. */
function byLabels(input: ReaderInput, named: readonly FieldDefinition[]): readonly FoundValue[] {
  const asked = input.definitions.filter(({ kind }) => kind !== 'tick')
  const own = named.map((definition) => ({ ...definition, synonyms: ownNames(definition) })).filter(({ kind }) => kind !== 'tick')
  const first = labelledFields({ ...input, definitions: own }).fields
  const left = asked.filter(({ name }) => !first.some((value) => value.name === name))
  return [...first, ...(left.length === 0 ? [] : labelledFields({ ...input, definitions: left }).fields)]
}

/** Of a field that asks for a telephone number, the number alone: opening hours behind it are another matter. */
const callable =
  (definitions: readonly FieldDefinition[], plans: ReturnType<typeof plansOf>) =>
  (value: FoundValue): FoundValue => {
    const asked = definitions.some(({ name, title, synonyms }) => name === value.name && [title, ...synonyms].some(asksForTelephone))
    const number = asked && value.value.kind === 'text' ? telephoneIn(value.words, plans, true) : null
    if (number === null) return value
    const sure = number.standing === 'known' ? 1 - 0.5 * (1 - value.confidence) : value.confidence
    return { ...value, value: { kind: 'text', text: number.text }, words: number.words, confidence: sure }
  }

/** On a blank form the words under "IBAN" are those of the next part: an account number holds figures, or stars where it is masked. */
const holdsFigures = ({ name, value }: FoundValue, definitions: readonly FieldDefinition[]): boolean =>
  /[\d*]/u.test(value.text) ||
  !definitions.some((one) => one.name === name && [name, one.title].some((called) => /(?:^|[\s_-])IBAN(?:$|[\s_-])/iu.test(called)))

/** "Name of bank:" behind the label "Name" is the rest of another label. */
const isNoLabel = ({ value }: FoundValue): boolean => value.kind !== 'text' || !/[:：]$/u.test(value.text)

function fitsPattern({ name, value }: FoundValue, definitions: readonly FieldDefinition[]): boolean {
  const pattern = definitions.find((definition) => definition.name === name)?.pattern ?? null
  return pattern === null || new RegExp(`^(?:${pattern})$`, 'u').test(value.text)
}

/** A Map, not an object: a field may be called "__proto__". */
function surest(all: readonly FoundValue[]): readonly FoundValue[] {
  const best = new Map<string, FoundValue>()
  for (const value of all) {
    const known = best.get(value.name)
    if (known === undefined || value.confidence > known.confidence) best.set(value.name, value)
  }
  return [...best.values()]
}
