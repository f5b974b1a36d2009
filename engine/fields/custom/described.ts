// Fields whose name is printed nowhere and whose description says in a few words what is: "payer", described as "Name of the account holder".

import type { FieldDefinition } from '../../model/index.ts'
import { tokensOf } from '../reading/labels.ts'
import type { FoundValue, ReaderInput } from '../reading/reader.ts'

/** Words of a description that may be a label; more explain something. */
const mostWords = 6
/** Nobody said that these words are printed: less sure than by a name, and never sure. */
const lessSure = 0.8

/** What `read` finds of the definitions by their descriptions as names. */
export function byDescription(
  input: ReaderInput,
  wanted: readonly FieldDefinition[],
  read: (input: ReaderInput, named: readonly FieldDefinition[]) => readonly FoundValue[],
): readonly FoundValue[] {
  const described = wanted.flatMap((definition) => {
    const words = tokensOf(definition.description)
    return words.length === 0 || words.length > mostWords ? [] : [{ ...definition, title: definition.description, synonyms: [] }]
  })
  if (described.length === 0) return []
  return read({ ...input, definitions: described }, described).map((value) => ({ ...value, confidence: lessSure * value.confidence }))
}
