import { centre, height } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'

/** Letters whose small form is the large one made smaller: recognisers are shown every line at one height. */
const alike = /^(?:[cosuvwxz]{1,3}|[COSUVWXZ]{1,3})$/
/** A word whose ink is as high as capitals are: it has one, a figure or a letter that rises, and nothing below the line. */
const asHighAsCapitals = /^(?=.*[\p{Lu}\p{N}bdfhkl])[^gjpqyçQJ,;()[\]{}|/\\@$&§"'’`^*_-]{2,}$/u
/** Small letters have 0.64 to 0.76 of the height of capitals and figures in print; blurred ink adds a little to both. */
const mostSmall = 0.82
const leastLarge = 0.92
/** White on both sides of a word that stands in a cell by itself, in its heights. */
const apart = 1.2

/** The words with those of letters alike in both cases, which stand by themselves in a row, in the case that their height beside the row's other words tells. */
export function withCaseByHeight(words: readonly Word[]): readonly Word[] {
  if (!words.some(({ text }) => alike.test(text))) return words
  const level = words.filter(({ turn }) => turn === 0)
  return words.map((word) => (alike.test(word.text) && word.turn === 0 ? inCase(word, level) : word))
}

function inCase(word: Word, words: readonly Word[]): Word {
  const { y } = centre(word.box)
  const row = words.filter((other) => other !== word && other.box.top < y && other.box.bottom > y)
  const gapTo = ({ box }: Word): number => Math.max(box.left - word.box.right, word.box.left - box.right)
  if (row.some((other) => gapTo(other) < apart * height(word.box))) return word
  const heights = row.filter(({ text }) => asHighAsCapitals.test(text)).map(({ box }) => height(box))
  const middle = heights.sort((a, b) => a - b)[heights.length >> 1]
  if (middle === undefined) return word
  const share = height(word.box) / middle
  const text = share < mostSmall ? word.text.toLowerCase() : share > leastLarge ? word.text.toUpperCase() : word.text
  if (text === word.text) return word
  const { readings = [], confidence } = word
  return { ...word, text, readings: [{ text: word.text, confidence }, ...readings.filter((one) => one.text !== text)] }
}
