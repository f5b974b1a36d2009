import type { Word } from '../../model/index.ts'

/** The words that a stretch of their own text touches; the text is the words joined by single spaces. */
export function wordsWithin(words: readonly Word[], from: number, to: number): readonly Word[] {
  let at = 0
  return words.filter((word) => {
    const start = at
    at += word.text.length + 1
    return start < to && start + word.text.length > from
  })
}
