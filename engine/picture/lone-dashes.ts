import type { Box } from '../geometry/index.ts'
import type { Component } from './components.ts'
import type { Ink } from './ink.ts'

/** In letter sizes: hyphens of narrow faces have 0.35, long dashes 2.3. Shorter ones are stops and dust, longer ones rules. */
const shortest = 0.34
const longest = 2.6
const thickest = 0.36
/** A stop that is wider than high is no dash; blurred hyphens are half as high as wide. */
const leastSlender = 1.5
const leastFilled = 0.6
/** White around a dash that stands by itself, in letter sizes: a space within a line is half of that. */
const whiteBeside = 1.1
const whiteAbove = 0.5
/** Share of this white that may be grain. */
const mostGrain = 0.015

/**
 * Strokes as long as dashes with white around them, in the picture's pixels: what stands for "nothing" in a cell. Detectors of writing pass over them.
 * `letterSize` is the height of the usual small letter.
 */
export function loneDashesIn(ink: Ink, components: readonly Component[], letterSize: number): readonly Box[] {
  if (letterSize === 0) return []
  return components
    .filter((piece) => {
      const [across, down] = [piece.right - piece.left, piece.bottom - piece.top]
      return (
        across >= shortest * letterSize &&
        across <= longest * letterSize &&
        down <= Math.max(2, thickest * letterSize) &&
        across >= leastSlender * down &&
        piece.ink >= leastFilled * across * down &&
        standsAlone(ink, piece, letterSize)
      )
    })
    .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }))
}

function standsAlone({ width, height, marks }: Ink, piece: Component, letterSize: number): boolean {
  const left = Math.max(0, Math.floor(piece.left - whiteBeside * letterSize))
  const right = Math.min(width, Math.ceil(piece.right + whiteBeside * letterSize))
  const top = Math.max(0, Math.floor(piece.top - whiteAbove * letterSize))
  const bottom = Math.min(height, Math.ceil(piece.bottom + whiteAbove * letterSize))
  let others = -piece.ink
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) others += marks[y * width + x] as number
  return others <= mostGrain * (right - left) * (bottom - top)
}
