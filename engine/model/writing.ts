// What can be said about words before any structure is known: their size, the space between them, the direction they are read in.

import { height, width } from '../geometry/index.ts'
import type { Line, Word } from './word.ts'

/** Size of the writing in page points: the font's, or, when the reader cannot tell, what a box of that height usually holds. */
export function sizeOf(word: Word): number {
  if (word.font && word.font.size > 0) return word.font.size
  // A box around printed letters is about 1.2 sizes high with ascenders and descenders; turned words lie on their side.
  return Math.max(1, (word.turn % 180 === 0 ? height(word.box) : width(word.box)) / 1.2)
}

/** The size most letters of the words are set in, in page points; `whenEmpty` for no words. */
export function bodySize(words: readonly Word[], whenEmpty = 10): number {
  const letters = new Map<number, number>()
  for (const word of words) {
    const size = Math.round(sizeOf(word) * 2) / 2
    letters.set(size, (letters.get(size) ?? 0) + word.text.length)
  }
  let best = whenEmpty
  let most = 0
  for (const [size, count] of letters)
    if (count > most || (count === most && size < best)) {
      best = size
      most = count
    }
  return best
}

/** The size most letters of a line are set in, in page points. */
export const lineSize = (line: Line): number => bodySize(line.words)

const rightToLeftLetters = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u
const letters = /\p{L}/u

/** True when most letters of the words are read from right to left. */
export function readRightToLeft(words: readonly Word[]): boolean {
  let left = 0
  let right = 0
  for (const { text } of words) {
    if (rightToLeftLetters.test(text)) right += text.length
    else if (letters.test(text)) left += text.length
  }
  return right > left
}

export const isRightToLeft = (word: Word): boolean => rightToLeftLetters.test(word.text)
export const isLeftToRight = (word: Word): boolean => !isRightToLeft(word) && /[\p{L}\p{N}]/u.test(word.text)

const marker =
  /^(?:[•‣◦▪▫■□●○◆◇►▸➢➤✓✔–—*·-]|\(?(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{1,5})[.)]|\(\d{1,3}\)|\[\d{1,3}\]|\d{1,2}(?:\.\d{1,2}){1,4}\.?|[A-Z]\.\d{1,2}(?:\.\d{1,2})*)$/u

/** True for a word that stands before a list item, a numbered heading or a reference, often with a wide space after it. */
export const isMarker = (text: string): boolean => marker.test(text)

/** Middle value of the numbers; `whenEmpty` for none. Of an even number, the upper of the two. */
export function median(numbers: readonly number[], whenEmpty: number): number {
  if (numbers.length === 0) return whenEmpty
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? whenEmpty
}

const typewriterFaces = /mono|courier|consol|menlo|typewriter|cmtt|lettergothic|ocr-?[ab]\b|inconsolata|sourcecode/i
/** True for words in a face whose letters are all equally wide, as program code is set. */
export const isTypewriter = (word: Word): boolean => word.font !== null && typewriterFaces.test(word.font.family)
