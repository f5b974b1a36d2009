import { type Box, unionOf } from '../geometry/index.ts'
import { heldLevel, type Line, type Turn, type Word } from '../model/index.ts'

/**
 * Lines of one turn, or of one slope in radians, as they lie when the page is turned about its corner so that they stand upright, and the way back for lines made of
 * their words.
 */
export function heldUpright(
  lines: readonly Line[],
  turn: Turn,
  slope: number,
): { readonly upright: readonly Line[]; back(line: Line): Line } {
  const printed = new Map<Word, Word>()
  const upright = lines.map(({ words }): Line => {
    const own = words.map((word): Word => {
      const held = turn === 0 ? heldLevel(word, slope) : heldWord(word, turn)
      printed.set(held, word)
      return held
    })
    return { words: own, box: unionOf(own.map(({ box }) => box)) }
  })
  return {
    upright,
    back: ({ words }) => {
      const own = words.map((word) => printed.get(word) ?? word)
      return { words: own, box: unionOf(own.map(({ box }) => box)) }
    },
  }
}

const heldWord = (word: Word, turn: Turn): Word => ({
  ...word,
  turn: 0,
  box: heldBox(word.box, turn),
  baseline: turn === 90 || turn === 180 ? -word.baseline : word.baseline,
})

function heldBox({ left, top, right, bottom }: Box, turn: Turn): Box {
  switch (turn) {
    case 90:
      return { left: top, right: bottom, top: -right, bottom: -left }
    case 180:
      return { left: -right, right: -left, top: -bottom, bottom: -top }
    case 270:
      return { left: -bottom, right: -top, top: left, bottom: right }
    default:
      return { left, top, right, bottom }
  }
}
