import type { Word } from '../model/index.ts'
import type { DrawnWord } from './words.ts'
import { isRightToLeft } from './writing-direction.ts'

/** A raised or lowered figure is at most this share of its neighbour's size. Word processors take 58 to 67 %, TeX 70 %. */
const largestShare = 0.85
/** How far the baseline is moved, in shares of the neighbour's size: word processors raise by 33 to 40 %, TeX by 36 to 41 %, and lower by 8 to 25 %. */
const leastRaise = 0.13
const mostRaise = 0.75
const leastLowering = 0.05
const mostLowering = 0.45
/** The gap to the neighbour, in shares of its size. */
const mostGap = 0.35

/** A capital so many times as large as the letters beside it is an initial over several lines. */
const initial = 1.8

/** Stops of Chinese and Japanese stand at the left of a room as wide as a letter. */
const mostGapAfterWhite = 0.85
const endsInWhite = /[。，、．！？；：」』）》】]$/u

/** The mark of a note may stand behind the space that ends a sentence. */
const mostGapAfterSentence = 0.55
const mark = /^(?:\d{1,3}|[*†‡§¶]{1,3})$/
function mostGapBehind(large: string, small: string): number {
  if (endsInWhite.test(large)) return mostGapAfterWhite
  return /\p{L}[.!?]["'”’)]*$/u.test(large) && mark.test(small) ? mostGapAfterSentence : mostGap
}

/** Where words end is looked up in columns of this many points. */
const columnWidth = 8
/** In a column of more words than this (a long table) only the last ones are compared. */
const mostInColumn = 200

/** Says of each small word beside a larger one, before or after it in the file or to its left on the page, whether it is raised or lowered against it. */
export function markRaised(drawn: readonly DrawnWord[]): readonly DrawnWord[] {
  const byEnd = new Map<number, Word[]>()
  let [smallest, largest] = [Infinity, 0]
  for (const { word } of drawn) {
    if (word.font === null) continue
    if (word.font.size < smallest) smallest = word.font.size
    if (word.font.size > largest) largest = word.font.size
  }
  if (smallest > largestShare * largest) return drawn
  for (const { word } of drawn) {
    // Beside a word that is no larger than others nothing counts as small.
    if (word.turn !== 0 || word.font === null || smallest > largestShare * word.font.size) continue
    // What is read from the right ends at its left, where its mark stands.
    const column = Math.round((isRightToLeft(word.text) ? word.box.left : word.box.right) / columnWidth)
    const words = byEnd.get(column)
    if (words === undefined) byEnd.set(column, [word])
    else if (words.length < mostInColumn) words.push(word)
  }
  const marked: DrawnWord[] = []
  drawn.forEach((small, i) => {
    const { word } = small
    const [before, after] = [drawn[i - 1]?.word, drawn[i + 1]?.word]
    if (word.font === null || word.font.size > largestShare * largest || isInLine(word, before) || isInLine(word, after)) {
      marked.push(small)
      return
    }
    const found = raisedBeside(word, before, after, byEnd)
    const last = marked.at(-1)?.word
    const raised = found === 'no' && last !== undefined && goesOnRaised(word, last) ? last.raised : found
    marked.push(raised === 'no' ? small : { ...small, word: { ...word, raised } })
  })
  return marked
}

/** Signs of one index, or marks of several notes, stand this near, in shares of their own size. */
const mostWithin = 0.6
/** true for a short word that goes on with an index: "1" behind a raised star. */
const goesOnRaised = (word: Word, last: Word): boolean =>
  last.raised !== 'no' &&
  mark.test(word.text) &&
  last.font !== null &&
  word.font !== null &&
  last.turn === word.turn &&
  Math.abs(last.font.size - word.font.size) < 0.02 * word.font.size &&
  Math.abs(last.baseline - word.baseline) < 0.02 * word.font.size &&
  gapAlong(word, last) < mostWithin * word.font.size

/** Letters of a word in a line of words. */
const wordInLine = /^[^\p{L}\d]*[\p{L}\d]{3,}/u
const wordBeside = /^\P{L}*\p{L}{2,}/u
/** true for a word that stands in a line with another one of its size: small print beside large, not an index of it. */
function isInLine(word: Word, other: Word | undefined): boolean {
  if (other === undefined || other.font === null || word.font === null || other.turn !== word.turn) return false
  const { size } = word.font
  return (
    wordInLine.test(word.text) &&
    wordBeside.test(other.text) &&
    Math.abs(other.font.size - size) < 0.02 * size &&
    Math.abs(other.baseline - word.baseline) < 0.02 * size &&
    gapAlong(word, other) < size
  )
}

function raisedBeside(
  word: Word,
  before: Word | undefined,
  after: Word | undefined,
  byEnd: ReadonlyMap<number, readonly Word[]>,
): Word['raised'] {
  const behind = before === undefined ? 'no' : raisedAgainst(word, before)
  const beside = behind === 'no' && after !== undefined ? raisedAgainst(word, after) : behind
  if (beside !== 'no' || word.turn !== 0) return beside
  const begin = Math.round(word.box.left / columnWidth)
  const end = Math.round(word.box.right / columnWidth)
  for (const column of [begin, begin - 1, end, end + 1])
    for (const large of byEnd.get(column) ?? []) {
      const ending = raisedAgainst(word, large)
      if (ending !== 'no') return ending
    }
  return 'no'
}

function raisedAgainst(small: Word, large: Word): Word['raised'] {
  if (small.font === null || large.font === null) return 'no'
  // Writing across the page at a slant is no neighbour of a word.
  if (small.slope !== large.slope) return 'no'
  const size = large.font.size
  if (small.font.size > largestShare * size || small.turn !== large.turn) return 'no'
  const gap = gapAlong(small, large)
  if (gap > mostGap * size && (gap > mostGapAfterWhite * size || gap > mostGapBehind(large.text, small.text) * size)) return 'no'
  if (size >= initial * small.font.size && /^\p{Lu}$/u.test(large.text) && /^\p{L}/u.test(small.text)) return 'no'
  // Downward is +y for upright writing, -y for writing on its head, -x for writing that runs down the page, +x for writing that runs up.
  const lowered = (small.baseline - large.baseline) * (large.turn === 90 || large.turn === 180 ? -1 : 1)
  const share = lowered / size
  if (share <= -leastRaise && share >= -mostRaise) return 'superscript'
  return share >= leastLowering && share <= mostLowering ? 'subscript' : 'no'
}

function gapAlong(one: Word, other: Word): number {
  return one.turn % 180 === 0
    ? Math.max(one.box.left, other.box.left) - Math.min(one.box.right, other.box.right)
    : Math.max(one.box.top, other.box.top) - Math.min(one.box.bottom, other.box.bottom)
}
