import { type Network, type Rule, sameRule } from './rules.ts'

/** Points: a row of either table is higher. */
const leastRow = 8
/** The lower table begins right of this share of the upper one's width: sums stand below amounts. */
const setIn = 0.2

/**
 * A network of crossing rules, cut where a narrower table hangs below a wider one with columns of its own: a box of sums under the rows of a quotation,
 * of which no upright rule but the outer one goes on from above. Sums whose rules go on are rows of the table.
 */
export function withoutTablesBelow(network: Network): readonly Network[] {
  const { across, down, box } = network
  for (const { at, from, to } of across) {
    if (at < box.top + leastRow || at > box.bottom - leastRow || from > box.left + sameRule || to < box.right - sameRule) continue
    const above = down.filter((rule) => rule.from < at - leastRow)
    const below = down.filter((rule) => rule.to > at + leastRow)
    if (above.length < 3 || below.length < 3) continue
    const [left, right] = [Math.min(...below.map((rule) => rule.at)), Math.max(...below.map((rule) => rule.at))]
    if (left < box.left + setIn * (box.right - box.left)) continue
    const goesOn = (rule: Rule): boolean => above.some((other) => Math.abs(other.at - rule.at) <= sameRule)
    if (below.some((rule) => rule.at < right - sameRule && goesOn(rule))) continue
    const [upper, lower] = [
      {
        across: across.filter((rule) => rule.at <= at),
        down: above.map((rule) => ({ ...rule, to: Math.min(rule.to, at) })),
        box: { ...box, bottom: at },
      },
      {
        across: across.filter((rule) => rule.at >= at).map((rule) => ({ ...rule, from: Math.max(rule.from, left) })),
        down: below.map((rule) => ({ ...rule, from: Math.max(rule.from, at) })),
        box: { ...box, left, right, top: at },
      },
    ]
    return [upper, ...withoutTablesBelow(lower)]
  }
  return [network]
}
