// What fields are called on papers of any kind, in the languages we read.

import { publishedLists } from '../../model/index.ts'
import { isCommonLabel } from './label-words.ts'
import { dictionaryOf, tokensOf } from './labels.ts'

/** True for the name of a field or of a column of a list, as papers of any kind print it. */
export const isFieldName = (text: string): boolean => {
  const key = tokensOf(text).join('')
  return isCommonLabel(text) || dictionaries().some(({ names }) => names.has(key))
}

let made: readonly ReturnType<typeof dictionaryOf>[] | null = null
const dictionaries = (): readonly ReturnType<typeof dictionaryOf>[] =>
  (made ??= publishedLists.flatMap(({ definitions }) => [definitions, ...definitions.map(({ fields }) => fields)]).map(dictionaryOf))
