import { type Box, unionOfAll } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import type { Rules } from './rules.ts'

/** Points by which the rules of a table reach beyond its texts. */
const beyond = 24
/** So many words beside the texts, at their height, are another table or text. */
const fewestBeside = 4

/**
 * The rules without the level ones that run on over what stands beside these words, which a search has parted from them: of a page whose head is ruled over
 * all its columns, or of a table as wide as two of them further down.
 */
export function withoutRulesOfOthers(rules: Rules, words: readonly Word[], all: readonly Word[]): Rules {
  if (words.length === 0 || words.length >= all.length) return rules
  const own = unionOfAll(words, ({ box }) => box)
  const wide = rules.across.filter(({ from, to }) => from < own.left - beyond || to > own.right + beyond)
  if (wide.length === 0) return rules
  const members = new Set(words)
  const beside = all.filter((word) => !members.has(word) && word.turn === 0 && isBeside(word.box, own))
  if (beside.length < fewestBeside) return rules
  const ofOthers = new Set(
    wide.filter(({ from, to }) => {
      const isOver = ({ box }: Word) => box.right > from && box.left < to
      return beside.filter(isOver).length >= fewestBeside
    }),
  )
  return ofOthers.size === 0 ? rules : { ...rules, across: rules.across.filter((rule) => !ofOthers.has(rule)) }
}

/** true for a box at the height of another one, left or right of it. */
const isBeside = (one: Box, other: Box): boolean =>
  one.bottom > other.top && one.top < other.bottom && (one.right <= other.left + 1 || one.left >= other.right - 1)
