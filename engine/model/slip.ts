import type { Page } from './parsed-document.ts'
import type { Word } from './word.ts'
import { median } from './writing.ts'

/** Letters on a line of a slip, at most: tills print 24 to 48 on their rolls, typists 60 and more on a sheet, printers 75. */
const mostLetters = 56
/** Fewer words in a picture are a label, a stamp or a small table; on a roll of paper they are a short slip. */
const fewestWords = 40
const fewestOnRoll = 20
/** Of a few goods the writing may be wider than high, down to this share. */
const shortest = 0.5
/** Words of one letter tell little about the type; specks are read as such. */
const fewestLettersOfWord = 2
/** Twice as wide as letters are. */
const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
/** This share of the words on either side may stand out: writing on the paper's edge, another sheet below it. */
const outside = 0.02

/** true for the writing of a slip as tills print them: higher than wide, unless a roll says what it is, and so narrow that lines have room for few letters. What stands in columns there belongs to its row. */
export function isSlip({ words, size, readBy }: Pick<Page, 'words' | 'size' | 'readBy'>): boolean {
  const known = told.get(words)
  if (known !== undefined) return known
  const isRoll = readBy !== 'ocr' && size.width <= widestRoll
  const isNarrow = (readBy === 'ocr' || isRoll) && (isRoll ? findSlip(words, fewestOnRoll, shortest) : findSlip(words, fewestWords, 1))
  told.set(words, isNarrow)
  return isNarrow
}
/** Rolls of paper are 112 millimetres wide at most, in points; how large a picture was printed is seldom known. */
const widestRoll = 320
/** Several stages and searches ask about the same page. */
const told = new WeakMap<readonly Word[], boolean>()

function findSlip(words: readonly Word[], fewest: number, height: number): boolean {
  const writing = words.filter(({ turn, text }) => turn === 0 && text.length >= fewestLettersOfWord && !ideographs.test(text))
  if (writing.length < Math.max(fewest, words.length / 2)) return false
  const letter = median(
    writing.map(({ box, text }) => (box.right - box.left) / text.length),
    0,
  )
  const aside = Math.floor(outside * writing.length)
  const across = spanOf(
    writing.map(({ box }) => [box.left, box.right]),
    aside,
  )
  const down = spanOf(
    writing.map(({ box }) => [box.top, box.bottom]),
    aside,
  )
  return across <= mostLetters * letter && down >= height * across
}

/** From the first beginning to the last end, so many on either side left out. */
function spanOf(stretches: readonly (readonly [number, number])[], aside: number): number {
  const begins = stretches.map(([begin]) => begin).sort((a, b) => a - b)
  const ends = stretches.map(([, end]) => end).sort((a, b) => b - a)
  return (ends[aside] ?? 0) - (begins[aside] ?? 0)
}
