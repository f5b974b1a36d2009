// What can be said about words before any structure is known: their size, the space between them, the direction they are read in.

import { area, type Box, height, type Size, width } from '../geometry/index.ts'
import type { Font, Line, Word } from './word.ts'

/** Size of the writing in page points: the font's, or, when the reader cannot tell, what the word's letters and the height of its box do. */
export function sizeOf(word: Word): number {
  if (word.font && word.font.size > 0) return word.font.size
  // Turned words lie on their side.
  return measuredSize(word.text, word.turn % 180 === 0 ? height(word.box) : width(word.box))
}

/**
 * The size of recognised writing by the height of the box around its ink, in the same unit: "one" is half as high as "Only" in the same size. Boxes of
 * signs that tell nothing are taken for about 1.2 sizes high, as those are around letters with ascenders and descenders.
 */
export function measuredSize(text: string, high: number): number {
  const share = inkShareOf(text)
  return Math.max(1, share === 0 ? high / 1.2 : high / share)
}

/** A sign of Chinese or Japanese writing; their stops and brackets are none. */
export const ideographic = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u

/**
 * How much of the size of its type the ink of a word is high: in most faces capitals, long letters and those with dots or accents rise 0.72 sizes, short
 * ones 0.5, tails and brackets hang 0.21, commas 0.12; signs of Chinese and Japanese fill 0.92. 0 for dots and dashes alone, which tell nothing.
 */
export function inkShareOf(text: string): number {
  if (ideographic.test(text)) return 0.92
  const rises = /[\p{Lu}\p{N}bdfhijkltà-åè-ïñ-öù-ýÿā-ž!?'"()[\]{}/\\|@#$%&€£]/u.test(text)
  const hangs = /[gjpqyQ()[\]{}|@]/u.test(text) ? 0.21 : /[,;$]/u.test(text) ? 0.12 : 0
  const short = /[acemnorsuvwxz]/u.test(text)
  return (rises ? 0.72 : short || hangs > 0 ? 0.5 : 0) + hangs
}

/** The size most letters of the words are set in, in page points; `whenEmpty` for no words, `of` tells that of a word. */
export function bodySize(
  words: readonly Word[],
  { whenEmpty = 10, of = sizeOf }: { readonly whenEmpty?: number; readonly of?: (word: Word) => number } = {},
): number {
  const letters = new Map<number, number>()
  for (const word of words) {
    const size = Math.round(of(word) * 2) / 2
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

const sizes = new WeakMap<Line, number>()
/** The size most letters of a line are set in, in page points. Worked out once a line: layout and structure ask again and again. */
export function lineSize(line: Line): number {
  const known = sizes.get(line)
  if (known !== undefined) return known
  const size = bodySize(line.words)
  sizes.set(line, size)
  return size
}

const baselines = new WeakMap<Line, number>()
/** The height the line's letters stand on: the middle of its words' baselines, raised marks left out. Worked out once a line. */
export function baselineOf(line: Line): number {
  const known = baselines.get(line)
  if (known !== undefined) return known
  const level = line.words.filter((word) => word.raised === 'no')
  const baseline = median(
    (level.length > 0 ? level : line.words).map((word) => word.baseline),
    line.box.bottom,
  )
  baselines.set(line, baseline)
  return baseline
}

const rightToLeftLetters = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u
const letters = /\p{L}/u

/** All that is read from right to left stands from U+0590 on; told without a regular expression, which nearly every word would fail. */
export function mayBeRightToLeft(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) >= 0x590) return true
  return false
}

/** True when most letters of the words are read from right to left. */
export function readRightToLeft(words: readonly Word[]): boolean {
  if (!words.some(({ text }) => mayBeRightToLeft(text))) return false
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

/** The words of one line, given from left to right, in the order they are read: right to left for such writing, with numbers and foreign words kept forwards, and for such phrases in other writing. */
export const inOrderOfReading = (words: readonly Word[]): readonly Word[] =>
  isRightToLeftLine(words) ? turnRound(words) : words.some(({ text }) => mayBeRightToLeft(text)) ? foreignTurnedRound(words) : words

/** In sizes of the writing: words of one phrase stand no further apart; cells of a row do. */
const mostGapInPhrase = 1

/** A line read from left to right, with the phrases of right-to-left words in it, and the numbers between those, turned round. */
function foreignTurnedRound(words: readonly Word[]): readonly Word[] {
  const ordered: Word[] = []
  let phrase: Word[] = []
  const finish = () => {
    const end = phrase.findLastIndex(isRightToLeft) + 1
    ordered.push(...(end > 1 ? turnRound(phrase.slice(0, end)) : phrase.slice(0, end)), ...phrase.slice(end))
    phrase = []
  }
  for (const word of words) {
    const last = phrase.at(-1)
    if (last !== undefined && word.box.left - last.box.right > mostGapInPhrase * sizeOf(word)) finish()
    if (isRightToLeft(word) || (phrase.length > 0 && !letters.test(word.text))) phrase.push(word)
    else {
      finish()
      ordered.push(word)
    }
  }
  finish()
  return ordered
}

/** true for a line, given from left to right, that is read from right to left: most letters are, or those at both of its ends. */
export function isRightToLeftLine(words: readonly Word[]): boolean {
  if (!words.some(({ text }) => mayBeRightToLeft(text))) return false
  const written = words.filter(({ text }) => letters.test(text))
  const [first] = written
  const last = written.at(-1)
  return (first !== undefined && last !== undefined && isRightToLeft(first) && isRightToLeft(last)) || readRightToLeft(words)
}

function turnRound(words: readonly Word[]): readonly Word[] {
  const reversed = [...words].reverse()
  const ordered: Word[] = []
  let forwards: Word[] = []
  // Punctuation and signs between two forward words belong to the forward run; at its end they follow the line's direction.
  for (const word of reversed) {
    if (isLeftToRight(word)) forwards.push(word)
    else if (isRightToLeft(word) || forwards.length === 0) {
      const end = forwards.findLastIndex(isLeftToRight) + 1
      ordered.push(...forwards.slice(0, end).reverse(), ...forwards.slice(end), word)
      forwards = []
    } else forwards.push(word)
  }
  const end = forwards.findLastIndex(isLeftToRight) + 1
  return [...ordered, ...forwards.slice(0, end).reverse(), ...forwards.slice(end)]
}

const marker =
  /^(?:[*·–—-]|[\p{So}\p{Sm}\p{Co}•‣※\uFFFD]{1,2}|\(?(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{1,5})[.)]|\(\d{1,3}\)|\[\d{1,3}\]|\d{1,2}(?:\.\d{1,2}){1,4}\.?|(?:[A-Z]|[IVX]{2,5})\.\d{1,2}(?:\.\d{1,2})*\.?)$/u

/** True for a word that stands before a list item, a numbered heading or a reference, often with a wide space after it. */
export const isMarker = (text: string): boolean => marker.test(text)

/** Middle value of the numbers; `whenEmpty` for none. Of an even number, the upper of the two. */
export function median(numbers: readonly number[], whenEmpty: number): number {
  return numbers.length === 0 ? whenEmpty : middleOf(numbers, numbers.length >> 1)
}

/** Up to so many numbers are put in order one by one: making and sorting a list of plain numbers takes longer. */
const fewNumbers = 24

/** What stands at `index` when the numbers are put in order; `index` is within them. */
export function middleOf(numbers: readonly number[], index: number): number {
  if (numbers.length > fewNumbers) return selected(new Float64Array(numbers), index)
  const sorted: number[] = []
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] ?? 0
    let at = sorted.length
    sorted.push(number)
    for (; at > 0 && (sorted[at - 1] ?? 0) > number; at--) sorted[at] = sorted[at - 1] ?? 0
    sorted[at] = number
  }
  return sorted[index] ?? 0
}

/** The same of many numbers, which are partly put in order (C. A. R. Hoare, "Algorithm 65: FIND", 1961). */
function selected(numbers: Float64Array, index: number): number {
  let low = 0
  let high = numbers.length - 1
  while (low < high) {
    const pivot = numbers[(low + high) >> 1] ?? 0
    let i = low
    let j = high
    while (i <= j) {
      while ((numbers[i] ?? 0) < pivot) i++
      while ((numbers[j] ?? 0) > pivot) j--
      if (i > j) break
      const number = numbers[i] ?? 0
      numbers[i++] = numbers[j] ?? 0
      numbers[j--] = number
    }
    if (index <= j) high = j
    else if (index >= i) low = i
    else break
  }
  return numbers[index] ?? 0
}

/** Different words of a face that tell whether its letters are all equally wide: more say the same. */
const enoughWords = 150

/** Words of capitals are nearly as wide as they are long in any face: a title of fewer tells nothing. */
const enoughCapitals = 20

/** Names of faces whose letters are all equally wide. */
export const typewriterNames = /mono|courier|consol|menlo|typewriter|cmtt|lettergothic|ocr-?[ab]\b|inconsolata|sourcecode/i

/**
 * The font families among the words whose letters are all equally wide, as program code is set: those whose longer words are as wide as
 * they are long, and, for want of words, those that are called so. Not to be asked about scans (`isScan`): recognisers put their words
 * in such faces whatever is printed.
 */
export function typewriterFaces(words: readonly Word[]): ReadonlySet<string> {
  const widths = new Map<string, Map<string, number>>()
  // Words that follow one another mostly share their font.
  let last: Font | null = null
  let own = new Map<string, number>()
  for (const { font, text, box, turn } of words) {
    if (font === null || turn !== 0 || font.size <= 0) continue
    if (font !== last) {
      own = widths.get(font.family) ?? new Map()
      if (own.size === 0) widths.set(font.family, own)
      last = font
    }
    if (text.length < 5 || own.size >= enoughWords) continue
    // The white on both sides of a word's ink is about a quarter of a letter, more beside a quotation mark or full stop.
    // Figures are no proof: they are equally wide in most faces, so that columns of numbers line up.
    if (isPlainWord(text)) own.set(text, width(box) / ((text.length - 0.25) * font.size))
  }
  const faces = new Set<string>()
  for (const [family, own] of widths) {
    const letters = [...own.values()]
    const usual = median(letters, 0.6)
    const even = letters.filter((letter) => Math.abs(letter - usual) < 0.05 * usual).length
    // Eight different words of one width a letter: in a proportional face about one in four would come as near.
    const isCalledSo = typewriterNames.test(family)
    if ((letters.length < 8 && !isCalledSo) || even < (isCalledSo ? 0.8 : 0.9) * letters.length) continue
    if (!isCalledSo && letters.length < enoughCapitals && [...own.keys()].every((text) => text === text.toUpperCase())) continue
    if (!isIdeographicFace(family, words)) faces.add(family)
  }
  return isTypewritten(words, faces) ? new Set() : faces
}

/** Chinese and Japanese text is set in squares, and the letters between its signs in half ones: a face that sets more such words is no proof of code. */
const mostIdeographic = 0.2
function isIdeographicFace(family: string, words: readonly Word[]): boolean {
  const own = words.filter(({ font }) => font?.family === family)
  return own.filter(({ text }) => ideographic.test(text)).length > mostIdeographic * own.length
}

/** Of the words of program code at least this share holds signs that prose and bills have none of. */
const codeWords = 0.04
/** Fewer words tell nothing. */
const fewestWords = 60

/** Whether all of a paper is in such faces and no code: the prints of old tills and billing machines, letters, plain text. */
function isTypewritten(words: readonly Word[], faces: ReadonlySet<string>): boolean {
  if (faces.size === 0 || words.length < fewestWords) return false
  let [letters, own, code] = [0, 0, 0]
  for (const { text, font } of words) {
    letters += text.length
    if (font === null || !faces.has(font.family)) continue
    own += text.length
    if (codeSigns.test(text) && !isDateInList(text)) code++
  }
  return own > 0.9 * letters && code < codeWords * words.length
}

const codeSigns = /[{};=<>_\\|]|\w\(/u
/** true for a word with a sign that programs are written with, and prose and bills hardly ever. */
export const holdsCodeSign = (text: string): boolean => codeSigns.test(text)
/** Days one after the other, as bills list them: "11.09.2018;". */
const isDateInList = (text: string): boolean => /^\d{1,4}(?:[./-]\d{1,4}){1,2};$/.test(text)

/** Five or more plain letters, with the signs of program code between them. */
function isPlainWord(text: string): boolean {
  const last = text.length - 1
  if (last < 4) return false
  for (let i = 0; i <= last; i++) {
    const code = text.charCodeAt(i)
    const isLetter = (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
    // Of other signs "_", "(", ")", "." and "-" may stand inside.
    if (!isLetter && (i === 0 || i === last || !(code === 95 || code === 40 || code === 41 || code === 46 || code === 45))) return false
  }
  return true
}

/** True when nearly all letters of the words are in one of the faces. */
export function areIn(faces: ReadonlySet<string>, words: readonly Word[]): boolean {
  let all = 0
  let some = 0
  const from = beginsWithLineNumber(faces, words) ? 1 : 0
  for (const word of from === 0 ? words : words.slice(from)) {
    all += word.text.length
    if (word.font !== null && faces.has(word.font.family)) some += word.text.length
  }
  return some > 0.8 * all
}

/** True for a line of a listing whose number stands before it, in another face and smaller. */
function beginsWithLineNumber(faces: ReadonlySet<string>, [number, next]: readonly Word[]): boolean {
  if (!number || !next || number.font === null || next.font === null || !/^\d{1,5}$/.test(number.text)) return false
  return !faces.has(number.font.family) && faces.has(next.font.family) && number.font.size < 0.85 * next.font.size
}

/**
 * True for a page whose picture covers it: a scan, whose words somebody recognised. Their faces and sizes are the recogniser's guess.
 * Seven tenths, because scans often leave out the margins.
 */
export const isScan = (page: { readonly size: Size; readonly pictures: readonly Box[] }): boolean =>
  page.pictures.some((picture) => area(picture) > 0.7 * page.size.width * page.size.height)

/** The height a word's line takes up around its baseline, whatever its letters: ink boxes of "=" and "g" differ too much to be compared. */
export function extentOf(word: Word): { readonly top: number; readonly bottom: number } {
  const size = sizeOf(word)
  return { top: word.baseline - 0.8 * size, bottom: word.baseline + 0.2 * size }
}
