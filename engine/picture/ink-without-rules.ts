import type { Ruling } from '../geometry/index.ts'
import type { Ink } from './ink.ts'

/** Pixels on each side of a rule that its grey edge may be dark in. */
const edge = 1

/** The ink without its rules. Where letters stand on a rule or cross it, what is thicker than the rule stays. */
export function inkWithoutRules({ width, height, marks }: Ink, rulings: readonly Ruling[]): Ink {
  const made = marks.slice()
  for (const { from, to, thickness } of rulings) {
    const isAcross = from.y === to.y
    const half = thickness / 2 + edge
    const at = isAcross ? from.y : from.x
    const [first, last] = [Math.max(0, Math.floor(at - half)), Math.min((isAcross ? height : width) - 1, Math.ceil(at + half) - 1)]
    const [start, end] = isAcross ? [from.x, to.x] : [from.y, to.y]
    for (let along = Math.max(0, Math.floor(start)); along < Math.min(isAcross ? width : height, Math.ceil(end)); along++)
      for (let across = first; across <= last; across++) made[isAcross ? across * width + along : along * width + across] = 0
  }
  return { width, height, marks: made }
}
