import { centre, height, overlapX, overlapY, unionOf, width } from '../geometry/index.ts'
import { confidence, median } from '../model/index.ts'
import type { EarlierWord } from '../stages.ts'
import { withoutAccents } from './languages.ts'
import type { Weighed } from './weight.ts'
import { knowsInSomeCase, type WordList } from './word-list.ts'

/** What dissent leaves of a word's trust, as with the second reader. Agreement adds none: the earlier program may have been this one. */
const trustLeftByDissent = 0.8
/** How sure a word is that was taken over: one that the language has, and any other. */
const trustInListed = 0.8
const trustInOthers = 0.65
/** How much better an earlier reading must be as a word to be believed. */
const clearlyBetter = 0.15
/** Below this the earlier reading is believed where neither is a word. */
const hardlyRead = 0.45
/** From this on a word is read beyond doubt. */
const surely = 0.9
/** Signs that stand in no word: an earlier reading with them is dirt. */
const strange = /[^\p{L}\p{N}\s.,;:!?'"()[\]&%$£€/–-]/u
/** Letters that may differ, of all: a reading of other print, or text put there to mislead, differs in more. */
const mostChanged = 0.34
/** Boxes that share this much of the smaller's width, and stand as high as their line but for this share of their height, are of the same print. */
const sharedWidth = 0.4
const sameLine = 0.45

/**
 * The words of a line beside what another program read there before, which lies invisibly over the picture. Where that program's is a word, or a
 * number, and ours is none, and both are nearly alike, its is taken: "waffes" becomes "waffles". Nothing is taken that is not nearly what was
 * seen, so hidden text can bring nothing onto the page; a number is never exchanged for another number.
 */
export function besideEarlier(words: readonly Weighed[], earlier: readonly EarlierWord[], list: WordList): readonly Weighed[] {
  if (words.length === 0 || earlier.length === 0 || words.some(({ turn }) => turn !== 0)) return words
  return runsOf(words, earlier).flatMap(({ own, other }) => (other.length === 0 ? own : settled(own, other, list)))
}

/** Words that follow one another, and the earlier ones over the same print; no earlier word spans two runs. */
interface Run {
  readonly own: Weighed[]
  readonly other: EarlierWord[]
}

function runsOf(words: readonly Weighed[], earlier: readonly EarlierWord[]): readonly Run[] {
  const line = unionOf(words.map(({ pixels }) => pixels))
  const near = earlier.filter(({ pixels }) => overlapX(line, pixels) > 0 && overlapY(line, pixels) > 0)
  const offset = offsetOf(words, near)
  const runs: Run[] = []
  for (const word of words) {
    const over = near.filter((each) => isAcross(word, each) && Math.abs(fallOf(word, each) - offset) <= sameLine * height(each.pixels))
    const last = runs.at(-1)
    const movesQuote =
      last?.own.at(-1)?.text.endsWith('"') === true && !word.text.startsWith('"') && over.some(({ text }) => /^["“”]/.test(text))
    if (last !== undefined && (movesQuote || over.some((each) => last.other.includes(each)))) {
      last.own.push(word)
      last.other.push(...over.filter((each) => !last.other.includes(each)))
    } else runs.push({ own: [word], other: [...over] })
  }
  return runs
}

/**
 * How much lower the earlier words of this line stand than ours, middle to middle, in pixels: boxes reach into the next line on one side or the other,
 * so it is told by the words that both have alike; where there are none, by the word that stands nearest.
 */
function offsetOf(words: readonly Weighed[], near: readonly EarlierWord[]): number {
  const pairs = words.flatMap((word) =>
    near.filter((each) => isAcross(word, each)).map((each) => ({ word, each, fall: fallOf(word, each) })),
  )
  const alike = pairs.filter(({ word, each }) => word.text.length > 1 && plain(each.text) === word.text)
  if (alike.length > 0)
    return median(
      alike.map(({ fall }) => fall),
      0,
    )
  return pairs.reduce((least, { fall }) => (Math.abs(fall) < Math.abs(least) ? fall : least), Infinity)
}

const isAcross = ({ pixels: one }: Weighed, { pixels: other }: EarlierWord): boolean =>
  overlapX(one, other) >= sharedWidth * Math.min(width(one), width(other))

const fallOf = ({ pixels: one }: Weighed, { pixels: other }: EarlierWord): number => centre(other).y - centre(one).y

function settled(own: readonly Weighed[], unsorted: readonly EarlierWord[], list: WordList): readonly Weighed[] {
  const other = unsorted.toSorted((a, b) => a.pixels.left - b.pixels.left).map((word) => ({ ...word, text: plain(word.text) }))
  const [mine, theirs] = [textOf(own), textOf(other)]
  if (mine === theirs) return own
  const [bareMine, bareTheirs] = [mine.replaceAll(' ', ''), theirs.replaceAll(' ', '')]
  const changes = distance(shapesOf(bareMine), shapesOf(bareTheirs))
  if (changes > Math.max(1, mostChanged * bareMine.length) || exchangesFigures(bareMine, bareTheirs)) return own.map(doubted)
  if (isBetter(theirs, mine, Math.min(...own.map((word) => word.confidence)), list)) return takenOver(own, other, mine, list)
  return own.length === 1 && other.length === 1 ? own.map((word) => withReading(doubted(word), theirs)) : own
}

/** Figures as books set them look like letters: "1go3" is "1903". */
const letterLike: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 5: 's', 9: 'g', i: 'l', '|': 'l' }
const shapesOf = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[0159i|]/g, (sign) => letterLike[sign] ?? sign)

const textOf = (words: readonly { readonly text: string }[]): string => words.map(({ text }) => text).join(' ')

/** Marks as they are read here. */
const plain = (text: string): string =>
  text
    .replace(/[“”„]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/''|"'|'"/g, '"')
    .replace(/—/g, '-')
    .normalize('NFKC')

const doubted = (word: Weighed): Weighed => ({ ...word, confidence: word.confidence * trustLeftByDissent })

function withReading(word: Weighed, text: string): Weighed {
  const reading = { text, confidence: confidence(Math.min(trustInOthers, 1 - word.confidence)) }
  return { ...word, readings: [reading, ...word.readings.filter((each) => each.text !== text)] }
}

/** Whether figures would become others, or letters. Letters among figures are no number: "1go3" may become "1903". */
function exchangesFigures(mine: string, theirs: string): boolean {
  const figures = (text: string): string => text.replace(/[^\d.,:/%-]/g, '').replace(/[.,:/-]+$/, '')
  if (!/\d/.test(mine)) return false
  if (!/\p{L}/u.test(mine)) return figures(mine) !== figures(theirs)
  return theirs.replace(/\D/g, '').length < mine.replace(/\D/g, '').length
}

function isBetter(theirs: string, mine: string, sure: number, list: WordList): boolean {
  if (strange.test(theirs)) return false
  const [a, b] = [worthOf(mine, list), worthOf(theirs, list)]
  if (quoteless(theirs) === quoteless(mine)) return theirs.split('"').length === mine.split('"').length
  const isRespaced = b === 1 && mine.replaceAll(' ', '') === theirs.replaceAll(' ', '')
  if (isRespaced && !holdsCommon(mine) && !theirs.includes(' ')) return true
  if (isRespaced && holdsCommon(theirs) && !mine.includes(' ')) return true
  if (onlyMarksDiffer(mine, theirs)) return theirs.startsWith(mine) && /^[.,;:]$/.test(theirs.slice(mine.length))
  if (b > a + clearlyBetter || (b >= a && isLigature(mine, theirs))) return true
  if (commonShort.test(theirs) && !commonShort.test(mine) && sure < surely) return true
  if (/^[olisgzb]{3,}$/i.test(mine) && /^\d+$/.test(theirs) && shapesOf(mine) === shapesOf(theirs)) return true
  if (b < a - clearlyBetter) return false
  if (theirs !== mine && withoutAccents(theirs) === mine) return true
  return sure < hardlyRead && b >= a
}

/** Pieces that are words by themselves more often than ends of others; lists of words have slips such as "ofthe". */
const commonShort = /^(?:a|i|an|as|at|be|by|do|he|if|in|is|it|no|of|on|or|so|to|up|us|we|the|and|for|was|not)$/i

const onlyMarksDiffer = (one: string, other: string): boolean => {
  const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  return bare(one) === bare(other)
}

/** Whether one is the other with the i or l of a ligature with f, which the first reader does not know. */
const isLigature = (mine: string, theirs: string): boolean =>
  theirs !== mine && theirs.replace(/f[il]/g, 'f') === mine.replace(/f[il]/g, 'f')

const holdsCommon = (text: string): boolean => text.split(' ').some((piece) => commonShort.test(piece))

/** Which word a quotation mark stands at is told by what stands on the lines before and after, which is not looked at here. */
const quoteless = (text: string): string => text.replaceAll('"', '').replace(/ +/g, ' ').trim()

/** How much a text looks like words, 0 to 1: the mean over its words by their length. */
function worthOf(text: string, list: WordList): number {
  const pieces = text.split(/[ -]+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
  const whole = pieces.reduce((sum, piece) => sum + piece.length, 0)
  return whole === 0 ? 0.5 : pieces.reduce((sum, piece) => sum + piece.length * worthOfWord(piece, list), 0) / whole
}

function worthOfWord(piece: string, list: WordList): number {
  const bare = piece.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$|['’]s$/gu, '')
  if (/^\d[\d.,:/]*(?:st|nd|rd|th|d)?$/.test(bare)) return 0.9
  if (/\d/.test(bare)) return 0.2
  if (!/^(?:\p{L}?[\p{Ll}']*|[\p{Lu}'.]+|\p{L}['’]\p{L}\p{Ll}+)$/u.test(bare)) return 0.1
  if (bare.length === 1) return /[aAI]/.test(bare) ? 0.8 : 0.4
  return isListed(bare, list) ? 1 : 0.4
}

/** Small letters make no name, whose list has the ends of many words. */
const isListed = (text: string, list: WordList): boolean => (/^\p{Ll}+$/u.test(text) ? list.knows(text) : knowsInSomeCase(list, text))

/** The earlier words, standing where ours did. */
function takenOver(own: readonly Weighed[], other: readonly EarlierWord[], mine: string, list: WordList): readonly Weighed[] {
  const [first] = own
  if (first === undefined) return own
  const box = unionOf(own.map(({ pixels }) => pixels))
  const reading = { text: mine, confidence: confidence(Math.min(...own.map((word) => word.confidence)) * 0.5) }
  return other.map(({ text, pixels }): Weighed => {
    const left = other.length === 1 ? box.left : Math.max(box.left, Math.min(pixels.left, box.right - 1))
    const right = other.length === 1 ? box.right : Math.min(box.right, Math.max(pixels.right, left + 1))
    const trust = worthOf(text, list) === 1 ? trustInListed : trustInOthers
    return {
      ...first,
      text,
      pixels: { ...box, left, right },
      confidence: trust,
      readings: other.length === 1 ? [reading] : [],
      stroke: () => null,
    }
  })
}

/** The least letters put in, left out or exchanged that make one text of the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++)
      next.push(
        Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, (row[j - 1] as number) + (one[i - 1] === other[j - 1] ? 0 : 1)),
      )
    row = next
  }
  return row[other.length] as number
}
