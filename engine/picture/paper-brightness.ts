import type { Grey } from './grey.ts'
import { paperOf } from './ink.ts'

/** How bright the paper is for each square: that of the lighter squares in a wide neighbourhood, so that pictures do not pass for dark paper. */
export interface PaperBrightness {
  readonly columns: number
  readonly rows: number
  readonly values: Float32Array
}

/** Squares to each side of the neighbourhood: wider than half of most pictures, narrower than the fall of light over a page. */
const reach = 24

export function paperBrightness(grey: Grey): PaperBrightness {
  const { columns, rows, squares } = paperOf(grey)
  // The brightest of a wide neighbourhood, along rows and then along columns; one gleaming spot is levelled by `paperOf` before.
  const across = brightestAlong(squares, { length: columns, step: 1 }, { length: rows, step: columns })
  return { columns, rows, values: brightestAlong(across, { length: rows, step: columns }, { length: columns, step: 1 }) }
}

/** How many squares lie one behind the other, and how far apart in the list. */
interface Direction {
  readonly length: number
  readonly step: number
}

/** Of each square the brightest within reach along its line. */
function brightestAlong(from: Float32Array, line: Direction, lines: Direction): Float32Array {
  const made = new Float32Array(from.length)
  for (let start = 0, count = 0; count < lines.length; count++, start += lines.step)
    for (let index = 0; index < line.length; index++) {
      const last = start + Math.min(line.length - 1, index + reach) * line.step
      let most = 0
      for (let at = start + Math.max(0, index - reach) * line.step; at <= last; at += line.step)
        if ((from[at] as number) > most) most = from[at] as number
      made[start + index * line.step] = most
    }
  return made
}
