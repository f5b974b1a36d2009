// Frames that stand close to one another: their rules lie in one line, with less paper between than the holes that poor scans leave.

import type { Ruling } from '../geometry/index.ts'
import { isLevel } from './faint-rules.ts'
import type { Ink } from './ink.ts'

/** In letter sizes: paper between two frames; less lies between the two lines of a double rule. */
const [leastApart, mostApart] = [0.3, 0.95]
/** Pixels by which a rule ends off one that it meets, and beside its middle where its ink is looked for. */
const offAcross = 3
const besideMiddle = 2
/** Of the rows between two frames so many hold ink of the rule at most. */
const mostInked = 0.2

/**
 * The rules, each parted where it runs over paper between two rules that cross its way: one ends a frame there and the other begins the next. A hole that a
 * scan left in a rule has no such rules at both its ends. In pixels; `size` is the usual letter's height.
 */
export function partedBetweenFrames(rules: readonly Ruling[], ink: Ink, size: number): readonly Ruling[] {
  return rules.flatMap((rule) => {
    const [across, along] = isLevel(rule) ? (['y', 'x'] as const) : (['x', 'y'] as const)
    const at = rule.from[across]
    const met = rules
      .filter(
        (other) =>
          isLevel(other) !== isLevel(rule) &&
          other.from[across] - offAcross <= at &&
          other.to[across] + offAcross >= at &&
          other.from[along] > rule.from[along] + offAcross &&
          other.from[along] < rule.to[along] - offAcross,
      )
      .map(({ from }) => from[along])
      .sort((one, other) => one - other)
    const parts: Ruling[] = []
    let start = rule.from
    for (const [i, first] of met.entries()) {
      const second = met[i + 1] ?? Infinity
      if (second - first < leastApart * size || second - first > mostApart * size || !isPaper(ink, isLevel(rule), at, first, second))
        continue
      parts.push({ ...rule, from: start, to: { ...rule.to, [along]: first } })
      start = { ...rule.from, [along]: second }
    }
    return [...parts, { ...rule, from: start }]
  })
}

/** Whether between two places along a rule hardly a pixel at its middle, or near it, is ink. */
function isPaper({ width, height, marks }: Ink, level: boolean, middle: number, from: number, to: number): boolean {
  const [first, last] = [Math.round(from) + offAcross, Math.round(to) - offAcross]
  let inked = 0
  for (let along = first; along <= last; along++) {
    for (let across = Math.round(middle) - besideMiddle; across <= middle + besideMiddle; across++) {
      const [x, y] = level ? [along, across] : [across, along]
      if (x < 0 || x >= width || y < 0 || y >= height || marks[y * width + x] !== 1) continue
      inked++
      break
    }
  }
  return last >= first && inked <= mostInked * (last - first + 1)
}
