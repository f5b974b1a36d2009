// What stands on the paper itself, before or across the text that a page is about: the numbers of its lines, and watermarks.

import { centre, contains, type Ruling } from '../geometry/index.ts'
import type { Word } from './word.ts'
import { bodySize, median, sizeOf } from './writing.ts'

/** So many numbers from one on, at even distances within this share, are printed on the paper of pleadings, which has 25 or 28. */
const fewestNumbers = 20
const evenPitch = 0.05
/** Points: the edges of numbers that stand below one another. */
const sameEdge = 1.5
/** Share of the numbers that stand beside no text: a page of a court begins and ends with some, rows of a table have none. */
const leastBesideNothing = 0.15
/** Of the numbers on lists to be filled in at least half stand over a line. */
const leastRuled = 0.5

/** The numbers of paper on which lines are counted, in its left margin, whether something is written on them or not; none on other pages. */
export function paperNumbersIn(words: readonly Word[], rulings: readonly Ruling[]): readonly Word[] {
  const all = words.filter(({ text, turn }) => turn === 0 && /^\d{1,2}$/.test(text))
  if (all.length < fewestNumbers) return []
  const edge = median(
    all.map(({ box }) => box.right),
    0,
  )
  const numbers = all.filter(({ box }) => Math.abs(box.right - edge) < sameEdge).sort((a, b) => a.baseline - b.baseline)
  if (numbers.length < fewestNumbers || numbers.some(({ text }, i) => Number(text) !== i + 1)) return []
  const own = new Set(numbers)
  const text = words.filter((word) => !own.has(word) && word.turn === 0)
  const top = numbers[0]?.box.top ?? 0
  if (text.some(({ box }) => box.left < edge && box.top > top)) return []
  const distances = numbers.slice(1).map(({ baseline }, i) => baseline - (numbers[i]?.baseline ?? 0))
  const pitch = median(distances, 0)
  if (distances.some((distance) => Math.abs(distance - pitch) > evenPitch * pitch)) return []
  const isAlone = ({ baseline }: Word) => !text.some((word) => Math.abs(word.baseline - baseline) < 0.5 * pitch)
  const across = rulings.filter(({ from, to }) => Math.abs(to.y - from.y) < 1)
  const isRuled = ({ baseline }: Word) => across.some(({ from }) => Math.abs(from.y - baseline) < 0.5 * pitch)
  const isPaper =
    numbers.filter(isAlone).length >= leastBesideNothing * numbers.length && numbers.filter(isRuled).length < leastRuled * numbers.length
  return isPaper ? numbers : []
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
