// Lines that are drawn as a row of tiny squares or short dashes, each for itself, as browsers do for dotted borders.

import { type Box, height, type Ruling, width } from '../geometry/index.ts'

/** Fewer in a row are an ellipsis, a bullet or a sprinkle. */
const fewest = 8
/** The next speck begins within so many times the length of one: browsers leave as much as they draw, others up to thrice that. */
const widestGap = 3.2
/** Specks of one line stand level to this part of a point. */
const level = 0.2
/** A page with more specks is a picture. */
export const mostSpecks = 60_000

/** The lines that filled rectangles too short to be rules stand in, level and upright ones, as rulings. */
export function dottedRules(specks: readonly Box[]): readonly Ruling[] {
  if (specks.length < fewest || specks.length > mostSpecks) return []
  return [
    ...runsOf(
      specks,
      ({ top, bottom }) => (top + bottom) / 2,
      ({ left }) => left,
      ({ right }) => right,
    ).map(({ at, from, to, thin }): Ruling => ({ from: { x: from, y: at }, to: { x: to, y: at }, thickness: thin })),
    ...runsOf(
      specks,
      ({ left, right }) => (left + right) / 2,
      ({ top }) => top,
      ({ bottom }) => bottom,
    ).map(({ at, from, to, thin }): Ruling => ({ from: { x: at, y: from }, to: { x: at, y: to }, thickness: thin })),
  ]
}

interface Run {
  readonly at: number
  readonly from: number
  readonly to: number
  readonly thin: number
}

function runsOf(specks: readonly Box[], at: (box: Box) => number, start: (box: Box) => number, end: (box: Box) => number): readonly Run[] {
  const lines = new Map<number, Box[]>()
  for (const speck of specks) {
    const key = Math.round(at(speck) / level)
    const line = lines.get(key)
    if (line === undefined) lines.set(key, [speck])
    else line.push(speck)
  }
  return [...lines.values()].flatMap((line) => {
    const runs: Box[][] = []
    for (const speck of line.sort((a, b) => start(a) - start(b))) {
      const run = runs.at(-1)
      const last = run?.at(-1)
      const long = Math.max(end(speck) - start(speck), 0.4)
      if (run && last && start(speck) - end(last) <= widestGap * long) run.push(speck)
      else runs.push([speck])
    }
    return runs.flatMap((run) => {
      const [first] = run
      const last = run.at(-1)
      if (run.length < fewest || !first || !last) return []
      return [{ at: at(first), from: start(first), to: end(last), thin: Math.min(width(first), height(first)) }]
    })
  })
}
