import type { Fill, Ruling } from '../geometry/index.ts'
import type { Bitmap } from '../stages.ts'
import { componentsOf } from './components.ts'
import { inkOf } from './ink.ts'
import { lettersOf } from './letters.ts'
import { rulingsIn } from './rulings.ts'
import { analysisOf } from './straighten.ts'

/** What is drawn in a picture apart from writing, in its pixels. */
export interface PictureMarks {
  readonly rulings: readonly Ruling[]
  readonly fills: readonly Fill[]
  /** Height of the usual letter. */
  readonly letterSize: number
}

/** Rules and filled areas in a picture that stands straight. */
export function marksIn(straight: Bitmap): PictureMarks {
  const { grey, scale } = analysisOf(straight)
  const ink = inkOf(grey)
  const letters = lettersOf(componentsOf(ink))
  const rulings = rulingsIn(ink, letters.size).map(
    ({ from, to, thickness }): Ruling => ({
      from: { x: from.x * scale, y: from.y * scale },
      to: { x: to.x * scale, y: to.y * scale },
      thickness: thickness * scale,
    }),
  )
  return { rulings, fills: [], letterSize: letters.size * scale }
}
