import type { Ruling } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import type { ReadPage } from '../stages.ts'
import { isLargerHeading } from './headings-within.ts'
import { rowsOnce, sizeOf, textRowsOf } from './text-rows.ts'

/** Points: shorter lines rule nothing. */
const shortest = 60
/** In sizes of the heading: how far below its base line the rule is drawn at most. */
const farthestBelow = 1.3
/** Points by which a rule and its heading begin apart, and by which rules of one column differ. */
const sameStart = 4
const sameEnd = 3
/** So many headings of a page are ruled alike; one rule alone makes no table. */
const fewest = 2
/** Pages with more rules are grids and drawings. */
const mostRulings = 200

/**
 * The page without the rules that are drawn under the headings of sections, over the width of their column (resumes, menus): two of them, one below the
 * other, are no head and foot of a table. A heading is bold, alone over its rule and larger than the line below; where the next rule below is none
 * under a heading, it is the rule of a table under its caption, and both stay.
 */
export function withoutHeadingRules(page: ReadPage): ReadPage {
  const level = page.rulings.filter(isLevel)
  if (level.length < fewest || page.rulings.length > mostRulings || page.rulings.some((rule) => isUpright(rule))) return page
  const words = page.words.filter(({ turn }) => turn === 0)
  const sizes = new Map(level.flatMap((rule) => headingSizeOver(rule, words)))
  const isAlike = (one: Ruling, other: Ruling): boolean =>
    Math.abs(leftOf(one) - leftOf(other)) <= sameEnd && Math.abs(rightOf(one) - rightOf(other)) <= sameEnd
  const under = [...sizes.keys()].filter((rule) => {
    const below = level
      .filter((other) => isAlike(other, rule) && other.from.y > rule.from.y + sameEnd)
      .sort((a, b) => a.from.y - b.from.y)[0]
    return below === undefined || sizes.has(below)
  })
  const kinds = Map.groupBy(under, (rule) => Math.round(2 * (sizes.get(rule) ?? 0)))
  const drawn = new Set([...kinds.values()].flatMap((rules) => (rules.length >= fewest ? rules : [])))
  return drawn.size === 0 ? page : { ...page, rulings: page.rulings.filter((rule) => !drawn.has(rule)) }
}

const leftOf = ({ from, to }: Ruling): number => Math.min(from.x, to.x)
const rightOf = ({ from, to }: Ruling): number => Math.max(from.x, to.x)
const isLevel = (rule: Ruling): boolean => Math.abs(rule.from.y - rule.to.y) <= 1 && rightOf(rule) - leftOf(rule) >= shortest
const isUpright = ({ from, to }: Ruling): boolean => Math.abs(from.x - to.x) <= 1 && Math.abs(from.y - to.y) > 2 * sameStart

/** The rule with the size of the heading that it is drawn under; none for other rules. */
function headingSizeOver(rule: Ruling, words: readonly Word[]): readonly (readonly [Ruling, number])[] {
  const y = rule.from.y
  const along = words.filter(({ box }) => box.right > leftOf(rule) - sameEnd && box.left < rightOf(rule) + sameEnd)
  const rows = along.length === words.length ? rowsOnce(words) : textRowsOf(along)
  const at = rows.findLastIndex(({ baseline }) => baseline < y)
  const heading = rows[at]
  if (heading === undefined) return []
  const size = Math.max(...heading.words.map(sizeOf))
  if (
    y - heading.baseline > farthestBelow * size ||
    Math.abs(heading.box.left - leftOf(rule)) > sameStart ||
    heading.box.right > rightOf(rule) + sameEnd
  )
    return []
  const beside = rows[at + 1] ?? rows[at - 1]
  return beside !== undefined && isLargerHeading(heading.words, beside.words) ? [[rule, size]] : []
}
