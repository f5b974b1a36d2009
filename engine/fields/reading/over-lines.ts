import type { Word } from '../../model/index.ts'

/** Words with those put together that a line's end parted behind a hyphen, which stays: "re-" and "invoiced", "866-" and "555-0143", "ROASTERS-" and "CORNER". */
export function overLines(words: readonly Word[]): readonly Word[] {
  const joined: Word[] = []
  for (const word of words) {
    const before = joined.at(-1)
    const broken = before !== undefined && /[\p{L}\p{N}]-$/u.test(before.text) && /^[\p{L}\p{N}]/u.test(word.text) && isBelow(word, before)
    if (broken && before !== undefined) joined[joined.length - 1] = { ...word, text: before.text + word.text }
    else joined.push(word)
  }
  return joined
}

const isBelow = (word: Word, before: Word): boolean => word.baseline > before.baseline + 2
