// Lines in Chinese and Japanese: whether a page has any, and the words on them. Their letters are told by the last layer of the recogniser for all
// that it knows (recogniser/README.md), which is asked only where a line holds letters that are not Latin.

import { eastAsianSigns, ideographic, median } from '../model/index.ts'
import type { Glyph } from './decode.ts'
import { inkOf } from './ink.ts'
import { readingsOf } from './other-readings.ts'
import { signPitchOf } from './sign-pitch.ts'
import { leanOf } from './slant.ts'
import { type Gap, gapsOf, middleOf, spaceIn } from './spaces.ts'
import { sizeOf, strokeOf, type Weighed } from './weight.ts'
import { baselineOn, boxOn, type Edges, edgesOf, inkedRows } from './word-boxes.ts'
import type { FoundWord, ReadStrip } from './words.ts'

/** A sign this probable is believed by itself. */
const surelySign = 0.9
/**
 * Different signs of a page that are believed, at least, and their share of all its signs: scrawls and rules of forms in English are read as the same
 * few over and over (of 33 forms and receipts one has more than one that is believed, and those are three).
 */
const fewestSigns = 5
const mostlySure = 0.6
/** Mean probability of its letters from which a line in such signs is read so. */
const leastConfidence = 0.5
/** Lines of Latin letters on a page of such signs are read again below this: "二" comes as "=". */
const doubtful = 0.85

/** Where a caller says that a page is in such signs. */
const fewestExpected = 2

/** Whether lines, as read with all signs, are in Chinese or Japanese here and there. `languages`: BCP 47 codes of those that the caller expects. */
export function hasIdeographs(lines: readonly ReadStrip[], languages: readonly string[] = []): boolean {
  const isExpected = languages.some((code) => /^(?:zh|ja)(?:[-_]|$)/iu.test(code))
  const signs = lines.flatMap(({ reading }) => reading.inIdeographs?.glyphs ?? []).filter(({ text }) => ideographic.test(text))
  const sure = signs.filter(({ probability }) => probability >= surelySign)
  return (
    sure.length >= mostlySure * signs.length && new Set(sure.map(({ text }) => text)).size >= (isExpected ? fewestExpected : fewestSigns)
  )
}

/** Whether a line of a page with such signs that was read in Latin letters should be read again with all signs. */
export const mayBeInIdeographs = ({ reading }: ReadStrip): boolean => reading.inIdeographs === undefined && reading.confidence < doubtful

/** The line as read with all signs, where some of it is in them and believed; else the very line. */
export function inIdeographs(line: ReadStrip): ReadStrip {
  const { inIdeographs: other } = line.reading
  const isBelieved = other !== undefined && other.confidence >= leastConfidence && other.glyphs.some(({ text }) => ideographic.test(text))
  return isBelieved ? { ...line, reading: { ...other, glyphs: withOwnKana(other.glyphs), isIdeographic: true } } : line
}

/** Kana that look alike in both sets, hiragana and katakana. */
const alike: ReadonlyMap<string, string> = new Map(
  ['へヘ', 'べベ', 'ぺペ'].flatMap(([one = '', other = '']) => [
    [one, other],
    [other, one],
  ]),
)

/** The letters with kana that look alike in both sets in that of their neighbours. */
function withOwnKana(glyphs: readonly Glyph[]): readonly Glyph[] {
  const isIn = (script: RegExp, at: number): boolean => script.test(glyphs[at]?.text ?? '')
  return glyphs.map((glyph, at) => {
    const other = alike.get(glyph.text)
    if (other === undefined) return glyph
    const set = /\p{Script=Katakana}/u.test(other) ? /[\p{Script=Katakana}ー]/u : /\p{Script=Hiragana}/u
    return isIn(set, at - 1) && isIn(set, at + 1) ? { ...glyph, text: other } : glyph
  })
}

/** 'ja' for writing with kana in it, 'zh' for other writing mostly in such signs; null for any other. */
export function ideographicLanguage(texts: readonly string[]): 'ja' | 'zh' | null {
  const { han, kana } = eastAsianSigns(texts)
  const others = texts.reduce((sum, text) => sum + (text.match(/\p{Script=Latin}/gu)?.length ?? 0), 0)
  // A Latin word of five letters is as much as two signs.
  if (han + kana < fewestSigns || (han + kana) * 2.5 < others) return null
  return kana > leastKana * (han + kana) ? 'ja' : 'zh'
}
/** A third to two thirds of Japanese is kana; on Chinese pages a mark or a name is. */
const leastKana = 0.1

/** White between two signs that parts words, in the distance of signs: 0.1 is usual, labels are spread by a whole one. */
const wideGap = 0.6
/** A space between figures is this wide at least, and their middles this far apart, in the distance of signs: that of figures is a half. */
const leastSpace = 0.22
const leastOverSpace = 0.62
const isLetter = (text: string): boolean => /^[\p{L}\p{Nd}]$/u.test(text)
const isDigit = (text: string): boolean => /^\p{Nd}$/u.test(text)
const closes = /^[，。、；：！？）」』】》〉”’…]$/u
const opens = /^[（「『【《〈“‘]$/u

/**
 * The words of a line in Chinese or Japanese, which has none: what wide white parts, and the clauses between stops, so that each has its own place
 * and its own confidence; Latin words in it by their spaces.
 */
export function ideographicWords({ strip, reading, turn }: ReadStrip): readonly Weighed[] {
  const ink = inkOf(strip)
  const gaps = gapsOf(reading, ink)
  const { glyphs, stepWidth } = reading
  const pitch = signPitchOf(reading) || ink.own.baseline - ink.own.top
  // Between Latin letters and figures: their own network measures white against the letters of the line, which are wide here.
  const isSpace = (gap: Gap, left: Glyph, right: Glyph): boolean =>
    spaceIn(gap) >= 0.5 ||
    (isLetter(left.text) &&
      isLetter(right.text) &&
      gap.end - gap.start > leastSpace * pitch &&
      middleOf(right, stepWidth) - middleOf(left, stepWidth) > leastOverSpace * pitch)
  const parted = gaps.map((gap, index): boolean => {
    const [left, right] = [glyphs[index] as Glyph, glyphs[index + 1] as Glyph]
    const isSign = (text: string): boolean => ideographic.test(text) || closes.test(text) || opens.test(text)
    if (!isSign(left.text) && !isSign(right.text)) return isSpace(gap, left, right)
    if (closes.test(right.text) || opens.test(left.text)) return false
    // "12：30" is one time.
    if (isDigit(right.text) && isDigit(glyphs[index - 1]?.text ?? '')) return false
    if (closes.test(left.text) || opens.test(right.text)) return true
    return gap.end - gap.start > wideGap * pitch
  })
  const words: FoundWord[] = []
  let first = 0
  for (let last = 0; last < glyphs.length; last++) {
    if (last < glyphs.length - 1 && !parted[last]) continue
    words.push({ first, last, glyphs: glyphs.slice(first, last + 1), before: 1, after: 1, inside: 0 })
    first = last + 1
  }
  const inked = words.map(({ first: from, last }) => edgesOf(reading, ink, gaps[from - 1], gaps[last], from, last))
  const boxed = words.map((word, at): Weighed => {
    const edges = withRoomOfStops(word, inked, at, pitch)
    return {
      text: word.glyphs.map(({ text }) => text).join(''),
      confidence: likelyRight(word.glyphs),
      readings: readingsOf(word.glyphs),
      pixels: boxOn(strip, inkedRows(strip, ink, edges), edges),
      baseline: baselineOn(strip.quad, ink.own.baseline, edges, strip.width, turn),
      turn,
      bold: false,
      italic: false,
      stroke: () => strokeOf(ink, strip, edges.left, edges.right),
      lean: () => leanOf(ink, strip, edges.left, edges.right),
    }
  })
  const size = typeSize(boxed)
  return size === 0 ? boxed : boxed.map((word) => ({ ...word, size }))
}

/**
 * The edges of a word with the white that belongs to the stop at its end and the bracket at its beginning, which take the room of a sign, as boxes of
 * text layers have it: without it a stop before a bracket would part columns.
 */
function withRoomOfStops({ glyphs }: FoundWord, inked: readonly Edges[], at: number, pitch: number): Edges {
  const { left, right } = inked[at] as Edges
  const [before, after] = [inked[at - 1]?.right ?? left, inked[at + 1]?.left ?? right]
  const room = (white: number): number => Math.max(0, Math.min(roomOfStop * pitch, white / 2))
  return {
    left: opens.test(glyphs[0]?.text ?? '') ? left - room(left - before) : left,
    right: closes.test(glyphs.at(-1)?.text ?? '') ? right + room(after - right) : right,
  }
}
/** White beside the ink of a stop or bracket, in the distance of signs. */
const roomOfStop = 0.6

/** The size of the type of a line by the height of its signs, in pixels; 0 without any. A sign alone may be flat. */
function typeSize(words: readonly Weighed[]): number {
  const sizesWith = (fewest: number): readonly number[] =>
    words.filter(({ text }) => (text.match(everyIdeographic)?.length ?? 0) >= fewest).map(sizeOf)
  const telling = sizesWith(2)
  return median(telling.length > 0 ? telling : sizesWith(1), 0)
}

/** Sizes nearer than this factor to the usual one are that: a row of pixels more or less of ink is no other type. */
const oneSize = 1.12
/** Fewer signs, or kana without a Chinese sign, may all be low ones. */
const fewestMeasured = 4
const oneSizeOfFew = 1.8

/** The words of lines with the usual size of their type as that of all which have nearly that. */
export function withUsualSize(lines: readonly (readonly Weighed[])[]): readonly (readonly Weighed[])[] {
  const usual = median(
    lines.flat().flatMap(({ text, size }) => (size === undefined ? [] : new Array<number>(text.length).fill(size))),
    0,
  )
  return lines.map((words) => {
    const signs = words.reduce((sum, { text }) => sum + (text.match(everyIdeographic)?.length ?? 0), 0)
    const most = signs < fewestMeasured && !words.some(({ text }) => /\p{Script=Han}/u.test(text)) ? oneSizeOfFew : oneSize
    const isUsual = (size: number): boolean => Math.max(size, usual) < most * Math.min(size, usual)
    return words.map((word) => (word.size !== undefined && isUsual(word.size) ? { ...word, size: usual } : word))
  })
}
const everyIdeographic = new RegExp(ideographic, 'gu')

/**
 * How likely all signs of a word are right. Of 1,639 words of signs at random, drawn and spoilt, those told 0.9 and more were right in 97.8 %, 0.8 to
 * 0.9 in 89 %, 0.5 to 0.7 in 58 % (training/measure-ideographs.ts); the plain product of the signs' probabilities is surer than it is right.
 */
const likelyRight = (glyphs: readonly Glyph[]): number => glyphs.reduce((product, { probability }) => product * probability, 1) ** caution
const caution = 1.3
