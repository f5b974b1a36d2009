import type { Component } from './components.ts'

/** Pieces of ink that look like letters, or like words whose letters touch. */
export interface Letters {
  readonly pieces: readonly Component[]
  /** The usual height of a piece in pixels: about that of a lower-case x, of a capital where all are capitals. 0 without letters. */
  readonly size: number
}

/** Fewer letters than this say nothing about a page. */
export const fewestLetters = 8
/** Lower pieces are dots, commas and dust. */
const leastHeight = 4
/** Letters fill a good part of their box; specks joined by chance and frames do not. */
const leastFilled = 0.12
/** Lines of touching letters are up to this many times as long as high. */
const longestWord = 20

const acrossOf = (piece: Component): number => piece.right - piece.left
const downOf = (piece: Component): number => piece.bottom - piece.top

/** The letters among pieces of ink, whichever way they are turned: pieces whose shorter side is within a third and three times the usual. */
export function lettersOf(components: readonly Component[]): Letters {
  const candidates = components.filter((piece) => {
    const shorter = Math.min(acrossOf(piece), downOf(piece))
    const longer = Math.max(acrossOf(piece), downOf(piece))
    return longer >= leastHeight && shorter >= 2 && longer <= longestWord * shorter && piece.ink >= leastFilled * shorter * longer
  })
  // Half of all letters of a page are of its body text; larger pieces count by their size, so that grain of the paper does not outvote them.
  const size = weightedMedian(
    candidates.filter((piece) => Math.max(acrossOf(piece), downOf(piece)) <= 200).map((piece) => Math.max(leastHeight, sizeOf(piece))),
  )
  const pieces = candidates.filter((piece) => {
    const own = sizeOf(piece)
    return own >= size / 2.2 && own <= size * 3
  })
  return { pieces, size: pieces.length === 0 ? 0 : size }
}

/** Height of a letter lying either way: the longer side of one that stands alone, the shorter of a word whose letters touch. */
function sizeOf(piece: Component): number {
  const shorter = Math.min(acrossOf(piece), downOf(piece))
  const longer = Math.max(acrossOf(piece), downOf(piece))
  return longer > 2.2 * shorter && shorter >= leastHeight ? shorter : Math.min(longer, 2.2 * shorter)
}

function weightedMedian(sizes: readonly number[]): number {
  const sorted = sizes.toSorted((one, other) => one - other)
  const all = sorted.reduce((sum, size) => sum + size, 0)
  let sum = 0
  for (const size of sorted) {
    sum += size
    if (sum >= all / 2) return size
  }
  return 0
}
