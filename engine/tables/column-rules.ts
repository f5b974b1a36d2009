import { isScan, type Word } from '../model/index.ts'
import type { ReadPage } from '../stages.ts'
import { doubleRule, type Rule, type Rules, rulesOnce, sameRule } from './rules.ts'
import { levelLines } from './text-rows.ts'

/** A rule between columns of a page goes down so much of it; those within tables are shorter. */
const leastHeight = 0.4
/** Rows on either side; of those of two columns few stand on one line by chance, of the rows of one table nearly all do. */
const fewestRows = 8
const mostShared = 0.5
/** Points by which lines may differ and be one. */
const sameLine = 1

/**
 * The words of a page in groups that share no table: those on either side of an upright rule that stands alone between two columns of the page, and those
 * above and below it. One group where lines stand level on both sides of it, as the rows of a table do.
 */
export function columnsBesideRule(page: ReadPage, words: readonly Word[]): readonly (readonly Word[])[] {
  if (isScan(page)) return [words]
  const rules = rulesOnce(page.rulings, page.fills)
  for (const rule of rules.down) {
    if (rule.to - rule.from < leastHeight * page.size.height || !standsAlone(rule, rules)) continue
    const isBeside = ({ baseline }: Word) => baseline > rule.from && baseline < rule.to
    const left = words.filter((word) => isBeside(word) && word.box.right < rule.at + sameLine)
    const right = words.filter((word) => isBeside(word) && word.box.left > rule.at - sameLine)
    const others = words.filter((word) => !isBeside(word))
    if (left.length + right.length + others.length === words.length && areColumns(left, right)) return [others, left, right]
  }
  return [words]
}

/** Whether no other rule crosses or touches this one, and none stands beside it as those of a frame or grid do. */
const standsAlone = (rule: Rule, { across, down }: Rules): boolean =>
  across.every(
    ({ at, from, to }) => at < rule.from - sameRule || at > rule.to + sameRule || to < rule.at - sameRule || from > rule.at + sameRule,
  ) &&
  down.every(
    (other) =>
      other === rule ||
      Math.min(other.to, rule.to) - Math.max(other.from, rule.from) < (rule.to - rule.from) / 2 ||
      Math.abs(other.at - rule.at) <= doubleRule,
  )

function areColumns(left: readonly Word[], right: readonly Word[]): boolean {
  const { fewer, shared } = levelLines(left, right, sameLine)
  return fewer >= fewestRows && shared <= mostShared * fewer
}
