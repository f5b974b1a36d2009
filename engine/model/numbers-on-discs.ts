import type { Word } from './word.ts'
import { sizeOf } from './writing.ts'

/** Sizes of the text between a number on a disc and the text that it counts: slides leave 0.8. */
const leastGap = 0.3
const mostGap = 2.5
/** The channels of an ink that is meant for a dark ground, of 255. */
const brightest = 0xe8

/**
 * true for a number that counts the text behind it without a dot: slides print it small and white on a disc or square of colour, and the text in an ink that
 * is not white.
 */
export function isNumberOnDisc(word: Word, next: Word | undefined): boolean {
  if (next === undefined || !/^\d{1,2}$/.test(word.text) || !isBright(word) || isBright(next)) return false
  const size = sizeOf(next)
  const gap = next.box.left - word.box.right
  return sizeOf(word) <= size && gap >= leastGap * size && gap <= mostGap * size
}

function isBright({ font }: Word): boolean {
  const ink = Number.parseInt(font?.colour ?? '000000', 16)
  return [ink >> 16, (ink >> 8) & 0xff, ink & 0xff].every((channel) => channel >= brightest)
}
