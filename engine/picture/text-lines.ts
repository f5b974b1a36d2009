import { componentsOf } from './components.ts'
import type { Grey } from './grey.ts'
import { inkOf } from './ink.ts'
import { lettersOf } from './letters.ts'
import { chainsOf } from './upside-down.ts'

/** How much of a picture is lines of writing. */
export interface TextLines {
  /** Letters that stand in line with others. */
  readonly letters: number
  /** Share of the picture's area that their lines take up, the white between lines left aside. */
  readonly share: number
}

/** Finds what looks like lines of writing in a picture, without reading it. */
export function textLinesIn(grey: Grey): TextLines {
  const letters = lettersOf(componentsOf(inkOf(grey)))
  let count = 0
  let covered = 0
  for (const chain of chainsOf(letters)) {
    const left = Math.min(...chain.map((piece) => piece.left))
    const right = Math.max(...chain.map((piece) => piece.right))
    const top = Math.min(...chain.map((piece) => piece.top))
    const bottom = Math.max(...chain.map((piece) => piece.bottom))
    // Letters of a line are about as high as one another and longer in all than high: grain of a photograph is not.
    if (right - left < 2.5 * (bottom - top)) continue
    count += chain.length
    covered += (right - left) * (bottom - top)
  }
  return { letters: count, share: covered / Math.max(1, grey.width * grey.height) }
}
