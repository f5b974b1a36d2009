// What stands on the paper itself, before or across the text that a page is about: the numbers of its lines, and watermarks.

import { centre, contains, type Ruling } from '../geometry/index.ts'
import { byEdge } from './edges.ts'
import type { Word } from './word.ts'
import { bodySize, median, sizeOf } from './writing.ts'

/** So many numbers from one on, at even distances within this share, are printed on the paper of pleadings, which has 25 or 28. */
const fewestNumbers = 20
const evenPitch = 0.05
/** Points: the edges of numbers that stand below one another. */
const sameEdge = 1.5
/** Sizes that a figure 1 is narrower than its room on each side. */
const sideBearing = 0.2
/** Share of the numbers that stand beside no text: a page of a court begins and ends with some, rows of a table have none. */
const leastBesideNothing = 0.15
/** The rule beside the numbers of a pleading's paper is that near, in sizes, and runs from the head of the sheet to its foot: so many lines above the first number. */
const furthestMargin = 2
const beyondNumbers = 2
/** Of the numbers on lists to be filled in at least half stand over a line. */
const leastRuled = 0.5

/**
 * The numbers that count the lines of a page at even distances, whether something is written on them or not: in the left margin of the paper of
 * pleadings, or in both margins of a manuscript under review; none on other pages.
 */
export function paperNumbersIn(words: readonly Word[], rulings: readonly Ruling[]): readonly Word[] {
  const numbers = words.filter(({ text, turn }) => turn === 0 && /^\d{1,4}$/.test(text))
  if (numbers.length < fewestNumbers) return []
  const onBothSides = numbersOnBothSides(words, numbers)
  return onBothSides.length > 0 ? onBothSides : numbersOfPaper(words, rulings)
}

/** The numbers in both margins, where those of one side count on after those of the other or are the same; none elsewhere. */
function numbersOnBothSides(words: readonly Word[], numbers: readonly Word[]): readonly Word[] {
  const columns = [({ box }: Word) => box.left, ({ box }: Word) => box.right].flatMap((edgeOf) => columnsCounted(numbers, edgeOf))
  const left = columns.find((column) => isAtMargin(column, words, ({ box }, other) => other.box.left < box.right))
  const right = columns.find((column) => isAtMargin(column, words, ({ box }, other) => other.box.right > box.left))
  if (left === undefined || right === undefined || left[0] === right[0]) return []
  const first = Number(right[0]?.text)
  return first === Number(left.at(-1)?.text) + 1 || first === Number(left[0]?.text) ? [...left, ...right] : []
}

/** Columns of numbers with one edge that count on by one, from the top down, at even distances. */
function columnsCounted(numbers: readonly Word[], edgeOf: (word: Word) => number): readonly (readonly Word[])[] {
  return byEdge(numbers, edgeOf, sameEdge)
    .filter((column) => column.length >= fewestNumbers)
    .map((column) => column.sort((a, b) => a.baseline - b.baseline))
    .filter((column) => column.every(({ text }, i) => i === 0 || Number(text) === Number(column[i - 1]?.text) + 1) && areEven(column))
}

/** Whether no other word beside the numbers, from the first to the last, reaches out as far as they do. */
function isAtMargin(column: readonly Word[], words: readonly Word[], reaches: (number: Word, other: Word) => boolean): boolean {
  const [first] = column
  const last = column.at(-1)
  if (first === undefined || last === undefined) return false
  const own = new Set(column)
  const beside = words.filter(
    (word) => !own.has(word) && word.turn === 0 && word.baseline >= first.baseline && word.baseline <= last.baseline,
  )
  return !beside.some((other) => reaches(first, other))
}

function areEven(column: readonly Word[]): boolean {
  const distances = column.slice(1).map(({ baseline }, i) => baseline - (column[i]?.baseline ?? 0))
  const pitch = median(distances, 0)
  return distances.every((distance) => Math.abs(distance - pitch) <= evenPitch * pitch)
}

const isCounted = (numbers: readonly Word[]): boolean => {
  const all = new Set(numbers.map(({ text }) => Number(text)))
  return Array.from({ length: fewestNumbers }, (_, i) => i + 1).every((number) => all.has(number))
}

/** The numbers of paper on which lines are counted from one, in its left margin. */
function numbersOfPaper(words: readonly Word[], rulings: readonly Ruling[]): readonly Word[] {
  const all = words.filter(({ text, turn }) => turn === 0 && /^\d{1,2}$/.test(text))
  // Lines are counted from one: among others there is each of the first numbers.
  if (all.length < fewestNumbers || !isCounted(all)) return []
  const edge = median(
    all.map(({ box }) => box.right),
    0,
  )
  const numbers = all
    .filter((word) => Math.abs(word.box.right - edge) < Math.max(sameEdge, sideBearing * sizeOf(word)))
    .sort((a, b) => a.baseline - b.baseline)
  const [first] = numbers
  const last = numbers.at(-1)
  if (first === undefined || last === undefined || numbers.length < fewestNumbers) return []
  if (numbers.some(({ text }, i) => Number(text) !== i + 1)) return []
  const own = new Set(numbers)
  const text = words.filter((word) => !own.has(word) && word.turn === 0)
  if (text.some(({ box }) => box.left < edge && box.top > first.box.top)) return []
  if (!areEven(numbers)) return []
  const pitch = (last.baseline - first.baseline) / (numbers.length - 1)
  const isAlone = ({ baseline }: Word) => !text.some((word) => Math.abs(word.baseline - baseline) < 0.5 * pitch)
  const across = rulings.filter(({ from, to }) => Math.abs(to.y - from.y) < 1)
  const isRuled = ({ baseline }: Word) => across.some(({ from }) => Math.abs(from.y - baseline) < 0.5 * pitch)
  if (numbers.filter(isRuled).length >= leastRuled * numbers.length) return []
  const isMargin = ({ from, to }: Ruling) => {
    const [top, bottom] = from.y < to.y ? [from.y, to.y] : [to.y, from.y]
    const isBeside = Math.abs(to.x - from.x) < 1 && from.x > edge && from.x < edge + furthestMargin * sizeOf(first)
    return isBeside && top < first.baseline - beyondNumbers * pitch && bottom > last.baseline
  }
  return numbers.filter(isAlone).length >= leastBesideNothing * numbers.length || rulings.some(isMargin) ? numbers : []
}

/** A watermark is this many times larger than the text; a smaller one is repeated all over the page, across the words. */
const watermarkSize = 1.8
const fewestRepeats = 3
/** Longer texts at a slant are no watermark. */
const mostWords = 12

/** The words of slanted texts across a page that are none of it: DRAFT, COPY, a name on each copy. Texts set at a slant for themselves are not among them. */
export function watermarkIn(words: readonly Word[]): readonly Word[] {
  const slanted = words.filter(({ slope }) => slope !== undefined)
  if (slanted.length === 0) return []
  const level = words.filter(({ slope, turn }) => slope === undefined && turn === 0)
  if (level.length === 0) return []
  const large = watermarkSize * bodySize(level)
  const sizes = Map.groupBy(slanted, (word) => Math.round(sizeOf(word)))
  return [...sizes].flatMap(([size, own]) => {
    const times = Map.groupBy(own, ({ text }) => text)
    const isRepeated = own.every(({ text }) => (times.get(text)?.length ?? 0) >= fewestRepeats)
    const isLarge = size >= large && own.length <= mostWords
    const isAcross = own.some(({ box }) => level.some((word) => contains(box, centre(word.box))))
    return isLarge || (isRepeated && isAcross) ? own : []
  })
}

/** So many brackets below one another part the two sides of a case's caption. */
const fewestBrackets = 5
/** Of them so many have words on their left, and on their right, away from them by this share of their size at least. */
const fewestBeside = 2
const leastApart = 0.6

/** What the sides of a case are called. */
const party = /^\(?(?:plaintiff|petitioner|appellant|claimant|defendant|respondent|appellee)(?:s|\(s\))?\)?[,.;:]*$/iu

/** The brackets or signs of a section that stand below one another between the parties of a case and its number, as courts have them typed; none elsewhere. */
export function bracketsOfCaptionIn(words: readonly Word[]): readonly Word[] {
  const signs = words.filter(({ text, turn }) => turn === 0 && /^[)§:]$/.test(text))
  if (signs.length < fewestBrackets) return []
  return byEdge(signs, ({ box }) => box.left, sameEdge).flatMap((column) => {
    const own = column.filter(({ text }) => text === column[0]?.text).sort((a, b) => a.baseline - b.baseline)
    if (own.length < fewestBrackets) return []
    const level = (sign: Word) =>
      words.filter((word) => word !== sign && word.turn === 0 && Math.abs(word.baseline - sign.baseline) < 0.4 * sizeOf(sign))
    const isApart = (sign: Word) =>
      level(sign).every(
        ({ box }) => box.right < sign.box.left - leastApart * sizeOf(sign) || box.left > sign.box.right + leastApart * sizeOf(sign),
      )
    const left = own.filter((sign) => level(sign).some(({ box }) => box.right < sign.box.left)).length
    const right = own.filter((sign) => level(sign).some(({ box }) => box.left > sign.box.right)).length
    const [first, last] = [own[0], own.at(-1)]
    const isAmong = ({ baseline, box }: Word) =>
      first !== undefined &&
      last !== undefined &&
      box.right < first.box.left &&
      baseline > first.baseline - sizeOf(first) &&
      baseline < last.baseline + sizeOf(last)
    const namesParty = words.some((word) => isAmong(word) && party.test(word.text))
    return namesParty && own.every(isApart) && left >= fewestBeside && right >= fewestBeside ? own : []
  })
}
