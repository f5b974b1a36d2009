import { height } from '../../geometry/index.ts'
import { bodySize, isOfUnknownType, median, sizeOf, type Word } from '../../model/index.ts'

/**
 * Size of a word's writing by the height of its box, in points: what the distances and odds of this room were found in. Of recognised words the size that
 * their letters tell is a third larger on most (docs/decisions/034-sizes-of-scans.md).
 */
export const boxSizeOf = (word: Word): number => (isOfUnknownType(word) ? Math.max(1, height(word.box) / 1.2) : sizeOf(word))

/** The size that most letters of the words are set in, by their boxes, in points. */
export const usualBoxSize = (words: readonly Word[]): number => bodySize(words, { of: boxSizeOf })

/** The same of the words of a segment or piece: that of the one in the middle. */
export const boxSizeAmong = (words: readonly Word[]): number => median(words.map(boxSizeOf), 10)
