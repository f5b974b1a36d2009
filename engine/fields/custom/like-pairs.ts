// Named fields by the meaning of labels: "guardian" is asked for and "Parent or guardian" is printed, "animal name" and "Tiername".

import type { FieldDefinition } from '../../model/index.ts'
import { pairs } from '../form/pairs.ts'
import { ownNames } from '../reading/label-words.ts'
import { tokensOf } from '../reading/labels.ts'
import type { FoundValue, ReaderInput } from '../reading/reader.ts'
import { valuesIn } from '../reading/values-in.ts'
import { canAnswer, isAmidSentence } from './answers.ts'
import { meaningsOf } from './word-ideas.ts'

/** Words of labels and names that mean nothing by themselves. */
const small = new Set(
  'the a an of and or for in at by with is der die das des und oder fur im von la les du de des et ou pour el los las y o por para il lo gli e di da del della het een van en voor os as um uma do dos your ihr votre su suo uw seu please'.split(
    ' ',
  ),
)
/** Further words of a label beside those that were asked for. */
const mostOther = 2
/** As sure as a label that says the same in other words, and with further words of its own. */
const sure = { same: 0.74, more: 0.6 }

/** The values of the page's pairs whose label says all that a definition's name says; nothing where two labels do, and differ. */
export function byMeaning(input: ReaderInput, wanted: readonly FieldDefinition[]): readonly FoundValue[] {
  const asked = wanted.filter(({ kind }) => kind !== 'tick' && kind !== 'list')
  if (asked.length === 0) return []
  const printed = pairs({ ...input, definitions: [] }).fields.map((pair) => ({
    pair,
    label: wordsOf(pair.label.map(({ text }) => text).join(' ')),
  }))
  return asked.flatMap((definition) => {
    const found = printed.flatMap(({ pair, label }) => {
      const likeness = Math.max(...ownNames(definition).map((name) => likenessOf(wordsOf(name), label, definition.kind)))
      if (likeness <= 0 || !canAnswer(definition, pair.words, input.evidence)) return []
      const value = typedValue(pair, definition, input)
      return value === null || isAmidSentence(value, pair.words) ? [] : [{ ...value, confidence: Math.min(pair.confidence, likeness) }]
    })
    const best = Math.max(...found.map(({ confidence }) => confidence))
    const own = found.filter(({ confidence }) => confidence >= best - 0.05)
    const [first] = own
    return first === undefined || own.some(({ value }) => value.text !== first.value.text) ? [] : [first]
  })
}

function typedValue(pair: FoundValue, { name, kind }: FieldDefinition, { evidence }: ReaderInput): FoundValue | null {
  if (kind === 'text') return { ...pair, name, value: { kind: 'text', text: pair.value.text } }
  const [reading] = valuesIn(pair.words, kind, evidence)
  return reading === undefined ? null : { ...pair, name, value: reading.value, words: reading.words }
}

/** The words of a label or name that say something, each with what it means. What stands in brackets is a unit or a hint. */
const wordsOf = (text: string): readonly (readonly string[])[] =>
  tokensOf(text.replace(/\([^)]*\)?/gu, ' ').replace(/['’]s(?!\p{L})/gu, ''))
    .filter((token) => !small.has(token) && !/^\d+$/u.test(token))
    .flatMap(meaningsOf)

const meaning = (...words: readonly string[]): ReadonlySet<string> => new Set(words.flatMap((word) => meaningsOf(word).flat()))
const dates = meaning('date')
const names = meaning('name')
const counts = meaning('number', 'name', 'date')
const sums = meaning('amount', 'fee', 'total')

/** How well a label says what a name says; 0 where it lacks a word of it that the kind of the field does not say by itself. */
function likenessOf(name: readonly (readonly string[])[], label: readonly (readonly string[])[], kind: FieldDefinition['kind']): number {
  if (name.length === 0 || label.length === 0) return 0
  const said = new Set(label.flat())
  const implied = (word: readonly string[]): boolean =>
    (kind === 'date' && word.some((idea) => dates.has(idea))) ||
    (kind === 'money' && name.length > 1 && word.some((idea) => sums.has(idea)))
  const needed = name.filter((word) => !implied(word))
  // "Number" alone, "name" alone: everything has one.
  if (needed.length === 0 || needed.every((word) => word.every((idea) => counts.has(idea)))) return 0
  if (!needed.every((word) => word.some((idea) => said.has(idea)))) return 0
  const own = new Set(name.flat())
  const other = label.filter((word) => !word.some((idea) => own.has(idea) || (kind === 'date' && dates.has(idea))))
  if (other.length === 0) return sure.same
  // A single word within a longer label is another thing, but for whose name it is, or that of one of two.
  const plain = other.every((word) => word.some((idea) => names.has(idea)))
  return (needed.length > 1 || name.length > 1 || plain) && other.length <= mostOther ? sure.more : 0
}
