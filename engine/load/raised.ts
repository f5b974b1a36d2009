import type { Word } from '../model/index.ts'
import type { DrawnWord } from './words.ts'

/** A raised or lowered figure is at most this share of its neighbour's size. Word processors take 58 to 67 %, TeX 70 %. */
const largestShare = 0.85
/** How far the baseline is moved, in shares of the neighbour's size: word processors raise by 33 to 40 %, TeX by 36 to 41 %, and lower by 8 to 25 %. */
const leastRaise = 0.13
const mostRaise = 0.75
const leastLowering = 0.05
const mostLowering = 0.45
/** The gap to the neighbour, in shares of its size. */
const mostGap = 0.35

/** Says of each small word beside a larger one whether it is raised or lowered against it. */
export function markRaised(drawn: readonly DrawnWord[]): readonly DrawnWord[] {
  return drawn.map((small, i) => {
    const raised = [drawn[i - 1], drawn[i + 1]]
      .map((large) => (large === undefined ? 'no' : raisedAgainst(small.word, large.word)))
      .find((found) => found !== 'no')
    return raised === undefined ? small : { ...small, word: { ...small.word, raised } }
  })
}

function raisedAgainst(small: Word, large: Word): Word['raised'] {
  if (small.font === null || large.font === null || small.turn !== large.turn || large.turn === 180) return 'no'
  const size = large.font.size
  if (small.font.size > largestShare * size || gapAlong(small, large) > mostGap * size) return 'no'
  // Downward is +y for upright writing, -x for writing that runs down the page, +x for writing that runs up.
  const lowered = (small.baseline - large.baseline) * (large.turn === 90 ? -1 : 1)
  const share = lowered / size
  if (share <= -leastRaise && share >= -mostRaise) return 'superscript'
  return share >= leastLowering && share <= mostLowering ? 'subscript' : 'no'
}

function gapAlong(one: Word, other: Word): number {
  const upright = one.turn === 0
  return upright
    ? Math.max(one.box.left, other.box.left) - Math.min(one.box.right, other.box.right)
    : Math.max(one.box.top, other.box.top) - Math.min(one.box.bottom, other.box.bottom)
}
