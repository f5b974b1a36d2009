// Named fields as pairs of a form: where the whole page is parted into labels and values, a label that is the field's name has its value.

import type { FieldDefinition } from '../../model/index.ts'
import { pairs } from '../form/pairs.ts'
import { ownNames } from '../reading/label-words.ts'
import { tokensOf } from '../reading/labels.ts'
import type { FoundValue, ReaderInput } from '../reading/reader.ts'
import { valuesIn } from '../reading/values-in.ts'
import { canAnswer, isAmidSentence } from './answers.ts'

/** The values of the page's pairs whose label is a definition's name, title or synonym and nothing more, of the kind that is asked for. */
export function asPairs(input: ReaderInput, named: readonly FieldDefinition[]): readonly FoundValue[] {
  const found = pairs({ ...input, definitions: [] }).fields
  return found.flatMap((pair) => {
    const key = keyOf(pair.label.map(({ text }) => text).join(' '))
    const definition = named.find((one) => one.kind !== 'tick' && one.kind !== 'list' && ownNames(one).some((name) => keyOf(name) === key))
    if (definition === undefined || key === '' || !canAnswer(definition, pair.words, input.evidence)) return []
    if (definition.kind === 'text') return [{ ...pair, name: definition.name, value: { kind: 'text' as const, text: pair.value.text } }]
    const [reading] = valuesIn(pair.words, definition.kind, input.evidence)
    return reading === undefined || isAmidSentence(reading, pair.words)
      ? []
      : [{ ...pair, name: definition.name, value: reading.value, words: reading.words }]
  })
}

const keyOf = (label: string): string => tokensOf(label).join('')
