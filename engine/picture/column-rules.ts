import type { Ruling } from '../geometry/index.ts'

/** In letter sizes: beside fewer lines a rule is a bracket, a side of a box. */
const leastLength = 20
/** Share of a rule at either end where others may meet it: the rule under a page's head, the one above its notes. */
const endShare = 0.08
/** Share of its length by which a rule may lean or bend from where it is told. */
export const mostLeaning = 0.01

/** The upright rules between columns of running text: long, and met by none across but at their ends, as those of tables are. */
export function columnRules(rulings: readonly Ruling[], letterSize: number): readonly Ruling[] {
  const across = rulings.filter(({ from, to }) => from.y === to.y)
  return rulings.filter(({ from, to }) => {
    const length = to.y - from.y
    if (from.x !== to.x || length < leastLength * letterSize) return false
    const reach = letterSize / 2 + mostLeaning * length
    const [top, bottom] = [from.y + endShare * length, to.y - endShare * length]
    return !across.some(
      (other) => other.from.x <= from.x + reach && other.to.x >= from.x - reach && other.from.y > top && other.from.y < bottom,
    )
  })
}
