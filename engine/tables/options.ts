import type { Word } from '../model/index.ts'
import { sizeOf, textRowsOf } from './text-rows.ts'

/** In sizes of the writing: the text of an option follows its box; a box alone is the tick of a column. */
const farthest = 1.2
/** One option may be a remark in a row of a table; two are a question. */
const fewest = 2

/** The words without rows of options to tick, "Colour ☐ red ☑ blue": they line up without being a table. */
export function withoutOptions(words: readonly Word[]): readonly Word[] {
  if (!words.some(isTickBox)) return words
  const options = textRowsOf(words).filter((row) => row.words.filter((word, at) => isOption(word, row.words[at + 1])).length >= fewest)
  const own = new Set(options.flatMap((row) => row.words))
  return words.filter((word) => !own.has(word))
}

const isTickBox = ({ text }: Word): boolean => /^[☐☑☒]$/u.test(text)

const isOption = (word: Word, next: Word | undefined): boolean =>
  isTickBox(word) && next !== undefined && /\p{L}{2}/u.test(next.text) && next.box.left - word.box.right <= farthest * sizeOf(next)
