// Upright rules that a heading within their table breaks.

import type { Word } from '../model/index.ts'
import { wordsIn } from './candidate.ts'
import { captionStart } from './level-rules.ts'
import { type Network, type Rule, type Rules, sameRule } from './rules.ts'
import { areSetAlike, chunksOf, sizeOf, type TextRow, textRowsOf } from './text-rows.ts'

/** The rules go on within so many sizes of the heading: a row of it, with room. */
const highestHeading = 4
/** One rule that goes on below may be another table's. */
const fewestRules = 2

/** In sizes of the writing: nothing stands so far below a heading that is the last line of its page. */
const emptyBelow = 5

/**
 * A network of upright rules grown to those that go on below in the same places, under a line that holds a single text at the left edge: the heading of
 * the rows that follow, which upright rules are not drawn through. `rules` are those of the page.
 */
export function withUprightsBelow(network: Network, rules: Rules, words: readonly Word[]): Network {
  return grownBelow(network, rules, words, null)
}

/** `above` is the heading that the rules of the network went on below. */
function grownBelow(network: Network, rules: Rules, words: readonly Word[], above: TextRow | null): Network {
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
  if (above !== null && below.every((rule) => rule === undefined)) return withLastHeading(network, words, above)
  if (first === undefined || !below.every((rule): rule is Rule => rule !== undefined && areOneStretch(rule, first))) return network
  // Where the heading stands right below the titles their rule is the last of the network.
  const isRuledOff = rules.across.some(
    ({ at, from, to }) =>
      at > box.bottom - sameRule && at < first.from + sameRule && from < box.right && to > box.left && !across.some((own) => own.at === at),
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
  return grownBelow(grown, rules, words, heading)
}

/** The network with a heading like the one `above` that is the last line of the page: its rows are on the next one. */
function withLastHeading(network: Network, words: readonly Word[], above: TextRow): Network {
  const { box } = network
  const [like] = above.words
  if (like === undefined) return network
  const size = sizeOf(like)
  const room = { left: 0, right: Number.POSITIVE_INFINITY, top: box.bottom - sameRule, bottom: box.bottom + (emptyBelow + 2) * size }
  const [heading, ...others] = textRowsOf(wordsIn(room, words))
  const [text] = heading?.words ?? []
  if (heading === undefined || text === undefined || others.length > 0 || chunksOf(heading.words, 1).length > 1) return network
  const isLike = areSetAlike(text, like) && Math.abs(text.box.left - like.box.left) <= sameRule
  const isNear = heading.baseline - box.bottom <= 2 * size
  return isLike && isNear ? { ...network, box: { ...box, bottom: heading.box.bottom + 0.3 * size } } : network
}

const areOneStretch = (one: Rule, other: Rule): boolean =>
  Math.abs(one.from - other.from) <= sameRule && Math.abs(one.to - other.to) <= sameRule
