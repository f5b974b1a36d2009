// Writing at a slant: the box of such a word is level, and holds more than the word.

import type { Word } from './word.ts'

/** Slanted writing takes up this many times its size in height, and in width, once it is longer than a few letters. */
const tall = 1.8
const fewestLetters = 4

/** true for writing that rises or falls: as its box shows, which holds the slanted letters. */
export function isSlanted({ turn, font, text, box }: Word): boolean {
  if (turn !== 0 || font === null || font.size <= 0 || text.length < fewestLetters) return false
  const least = tall * font.size
  return box.bottom - box.top > least && box.right - box.left > least
}

/** Radians: a gentler slope than 6 degrees is a crooked scan, a steeper one than 45 writing that runs up or down. */
const gentlest = 0.1
const steepest = 0.79
/** Words of slanted lines are higher than this many sizes, long ones higher still: at 30 degrees half of the words, letters with tails aside. */
const high = 1.25
const fewestHigh = 0.3
/** How far, in radians, the way from word to word may differ from how the boxes of the words rise. */
const likeness = 0.3

/**
 * How much the writing of words that follow each other in lines falls to the right, in radians; negative where it rises, 0 for level writing and
 * for slanted words beside each other, such as titles of columns.
 */
export function slopeOf(words: readonly Word[]): number {
  const slanted = words.filter(isSlanted)
  const risen = words.filter(
    ({ text, box, font }) => text.length >= fewestLetters && box.bottom - box.top > high * (font?.size ?? Infinity),
  )
  if (slanted.length < 2 || risen.length < fewestHigh * words.length) return 0
  const ways = words.slice(1).flatMap((word, i) => {
    const before = words[i]
    const across = before === undefined ? 0 : middleX(word) - middleX(before)
    return before === undefined || across <= 0 ? [] : [Math.atan2(middleY(word) - middleY(before), across)]
  })
  const slope = middleOf(ways)
  const rise = middleOf(slanted.map(({ box, font }) => Math.atan2(box.bottom - box.top - (font?.size ?? 0), box.right - box.left)))
  const isOne = Math.abs(slope) > gentlest && Math.abs(slope) < steepest && Math.abs(Math.abs(slope) - rise) < likeness
  return isOne ? slope : 0
}

const middleX = ({ box }: Word): number => (box.left + box.right) / 2
const middleY = ({ box }: Word): number => (box.top + box.bottom) / 2
const middleOf = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[(values.length - 1) >> 1] ?? 0

/** Words of that slope as they lie when the page is turned about its corner so that they stand level. */
export function heldLevel(word: Word, slope: number): Word {
  const size = word.font?.size ?? 0
  const [cos, sin] = [Math.cos(slope), Math.sin(slope)]
  const [x, y] = [middleX(word), middleY(word)]
  const along = x * cos + y * sin
  const across = y * cos - x * sin
  const half = Math.max(0.25 * size, (word.box.right - word.box.left - size * Math.abs(sin)) / cos / 2)
  // The ink of a word stands about a third of its size above the baseline in the middle.
  const baseline = across + 0.36 * size
  return {
    ...word,
    box: { left: along - half, right: along + half, top: baseline - 0.9 * size, bottom: baseline + 0.25 * size },
    baseline,
  }
}
