import type { Box } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { median, sizeOf } from './text-rows.ts'

/** A label and the box or line beside it, with what is written there: nothing at times. */
export interface FormField {
  readonly label: readonly Word[]
  readonly answer: readonly Word[]
  /** The drawn box; of a line the space above it that is written in. */
  readonly room: Box
}

/** Longer texts are no labels. */
const mostWordsOfLabel = 9

/** true for words that may name a field: some letters, and not many words. */
export const mayBeLabel = (words: readonly Word[]): boolean =>
  words.length > 0 &&
  words.length <= mostWordsOfLabel &&
  words.some(({ text }) => /\p{L}{2}/u.test(text) || /\p{Script=Han}/u.test(text)) &&
  !words.some(({ text }) => /[☐☑☒]/u.test(text))

/** The size most of the words are set in. */
export const usualSize = (words: readonly Word[]): number => median(words.map(sizeOf))
