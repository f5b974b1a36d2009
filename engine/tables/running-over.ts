import type { Word } from '../model/index.ts'
import { columnAt } from './band-lines.ts'
import type { Candidate } from './grid.ts'
import { type Rule, RuleIndex } from './rules.ts'
import { sizeOf } from './text-rows.ts'

/** A grid has so many level and so many upright rules, each of which runs over this share of it: charts have fewer, and drawings shorter ones. */
const fewestRules = 4
const wholeLength = 0.9
/** Sizes from the edge of a cell to the text that begins in it. */
const widestInset = 1.2
/** Sizes by which a word has to reach beyond a rule: letters touch those beside them. */
const leastBeyond = 0.18

/**
 * Words of a grid that begin at the left edge of their cell and are too long for it, so that they run through the rule at its right: long addresses of
 * pages and names without a space to break them at. None in what is no grid of drawn rules.
 */
export function wordsRunningOver({ words, rules, box }: Pick<Candidate, 'words' | 'rules' | 'box'>): readonly Word[] {
  const { down, across } = rules
  if (down.length < fewestRules || across.length < fewestRules) return []
  const isWhole = (from: number, to: number) => (rule: Rule) =>
    Math.min(rule.to, to) - Math.max(rule.from, from) >= wholeLength * (to - from)
  if (!down.every(isWhole(box.top, box.bottom)) || !across.every(isWhole(box.left, box.right))) return []
  const index = new RuleIndex(down)
  const always = () => true
  return words.filter((word) => {
    const slack = leastBeyond * sizeOf(word)
    const { left, right } = word.box
    return index.some(left + slack, right - slack, always) && index.some(left - widestInset * sizeOf(word), left + slack, always)
  })
}

/** The column that each of them begins in. */
export const columnsRunOver = (candidate: Candidate, xs: readonly number[]): ReadonlyMap<Word, number> =>
  new Map(wordsRunningOver(candidate).map((word) => [word, columnAt(xs, word.box.left + 0.5)]))
