// Upright rules that a heading within their table breaks.

import type { Word } from '../model/index.ts'
import { wordsIn } from './candidate.ts'
import { captionStart } from './level-rules.ts'
import { type Network, type Rule, type Rules, sameRule } from './rules.ts'
import { chunksOf, sizeOf, textRowsOf } from './text-rows.ts'

/** The rules go on within so many sizes of the heading: a row of it, with room. */
const highestHeading = 4
/** One rule that goes on below may be another table's. */
const fewestRules = 2

/**
 * A network of upright rules grown to those that go on below in the same places, under a line that holds a single text at the left edge: the heading of
 * the rows that follow, which upright rules are not drawn through. `rules` are those of the page.
 */
export function withUprightsBelow(network: Network, rules: Rules, words: readonly Word[]): Network {
  const { across, down, box } = network
  // Frames are closed by a level rule.
  if (across.length > 1) return network
  const ends = down.filter(({ to }) => Math.abs(to - box.bottom) <= sameRule)
  if (ends.length < fewestRules || ends.length < new Set(down.map(({ at }) => Math.round(at))).size) return network
  const below = ends.map(
    ({ at }) =>
      rules.down.filter((rule) => Math.abs(rule.at - at) <= sameRule && rule.from > box.bottom).sort((a, b) => a.from - b.from)[0],
  )
  const [first] = below
  if (first === undefined || !below.every((rule): rule is Rule => rule !== undefined && areOneStretch(rule, first))) return network
  const isRuledOff = rules.across.some(
    ({ at, from, to }) => at > box.bottom - sameRule && at < first.from + sameRule && from < box.right && to > box.left,
  )
  if (isRuledOff) return network
  const between = wordsIn({ left: 0, right: Number.POSITIVE_INFINITY, top: box.bottom - sameRule, bottom: first.from + sameRule }, words)
  const lines = textRowsOf(between)
  const [heading] = lines
  const [text] = heading?.words ?? []
  if (heading === undefined || text === undefined || lines.length > 1 || chunksOf(heading.words, 1).length > 1) return network
  const isHigh = first.from - box.bottom > highestHeading * sizeOf(text)
  const isAtLeft = text.box.left < Math.min(...ends.map(({ at }) => at)) && text.box.left > box.left - sameRule
  if (isHigh || !isAtLeft || captionStart.test(text.text)) return network
  const grown: Network = { across, down: [...down, ...below], box: { ...box, bottom: first.to } }
  return withUprightsBelow(grown, rules, words)
}

const areOneStretch = (one: Rule, other: Rule): boolean =>
  Math.abs(one.from - other.from) <= sameRule && Math.abs(one.to - other.to) <= sameRule
