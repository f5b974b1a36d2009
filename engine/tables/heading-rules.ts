import type { Ruling } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import type { ReadPage } from '../stages.ts'
import { readsAsValue } from './cell-text.ts'
import { isLargerHeading } from './headings-within.ts'
import { printedSize } from './printed-size.ts'
import { chunksOf, isOfUnknownType, rowsOnce, sizeOf, textRowsOf } from './text-rows.ts'

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

/** A heading over a rule of its own: where the rule is drawn, and the words over it. */
export interface RuledHeading {
  readonly at: number
  readonly from: number
  readonly to: number
  readonly words: readonly Word[]
  /** It is the caption over a table's own rule, and both stay: no table above goes on past it. */
  readonly isCaption?: true
}

/**
 * The page without the rules that are drawn under the headings of sections, over the width of their column (resumes, menus): two of them, one below the
 * other, are no head and foot of a table. A heading is bold, alone over its rule and larger than the line below; where the next rule below is none
 * under a heading, it is the rule of a table under its caption, and both stay. With the
 * page come those headings and captions.
 */
export function withoutHeadingRules(page: ReadPage): { readonly page: ReadPage; readonly headings: readonly RuledHeading[] } {
  const none = { page, headings: [] }
  const level = page.rulings.filter(isLevel)
  if (level.length < fewest || page.rulings.length > mostRulings || page.rulings.some((rule) => isUpright(rule))) return none
  const words = page.words.filter(({ turn }) => turn === 0)
  const over = new Map(level.flatMap((rule) => headingOver(rule, words)))
  const isAlike = (one: Ruling, other: Ruling): boolean =>
    Math.abs(leftOf(one) - leftOf(other)) <= sameEnd && Math.abs(rightOf(one) - rightOf(other)) <= sameEnd
  const under = [...over.keys()].filter((rule) => {
    const below = level
      .filter((other) => isAlike(other, rule) && other.from.y > rule.from.y + sameEnd)
      .sort((a, b) => a.from.y - b.from.y)[0]
    return below === undefined || over.has(below)
  })
  const kinds = Map.groupBy(under, (rule) => kindOf(over.get(rule) ?? []))
  const drawn = new Set([...kinds.values()].flatMap((rules) => (rules.length >= fewest ? rules : [])))
  if (drawn.size === 0) return none
  const headings = [...over].map(([rule, own]): RuledHeading => {
    const edges = { from: leftOf(rule), to: rightOf(rule), words: own }
    return drawn.has(rule)
      ? { ...edges, at: rule.from.y }
      : { ...edges, at: Math.min(...own.map(({ baseline }) => baseline)) - 1, isCaption: true }
  })
  return { page: { ...page, rulings: page.rulings.filter((rule) => !drawn.has(rule)) }, headings }
}

/** Headings of one size are set alike; of recognised ones the size is not known so well. */
const kindOf = (words: readonly Word[]): number => (words.every(isOfUnknownType) ? 0 : Math.round(2 * Math.max(...words.map(sizeOf))))

const leftOf = ({ from, to }: Ruling): number => Math.min(from.x, to.x)
const rightOf = ({ from, to }: Ruling): number => Math.max(from.x, to.x)
const isLevel = (rule: Ruling): boolean => Math.abs(rule.from.y - rule.to.y) <= 1 && rightOf(rule) - leftOf(rule) >= shortest
const isUpright = ({ from, to }: Ruling): boolean => Math.abs(from.x - to.x) <= 1 && Math.abs(from.y - to.y) > 2 * sameStart

/** The rule with the words of the heading that it is drawn under; none for other rules. */
function headingOver(rule: Ruling, words: readonly Word[]): readonly (readonly [Ruling, readonly Word[]])[] {
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
  const isHeading = beside !== undefined && (isLargerHeading(heading.words, beside.words) || isLargerInPicture(heading.words, beside.words))
  return isHeading ? [[rule, heading.words]] : []
}

/** Measured sizes are a pixel or two off: a heading is as much larger than the line below, at least. */
const largerInPicture = 1.1
const longestHeading = 6
/** true for recognised words alone in their line, no figures, that are larger than the line below. */
function isLargerInPicture(heading: readonly Word[], beside: readonly Word[]): boolean {
  if (heading.length > longestHeading || !heading.every(isOfUnknownType) || chunksOf(heading, 1).length > 1 || readsAsValue(heading))
    return false
  return /^\p{Lu}/u.test(heading[0]?.text ?? '') && printedSize(heading) >= largerInPicture * printedSize(beside)
}

/**
 * The words of each section under such headings, and those under none, without the headings themselves: no table goes on past one. Where headings stand
 * beside each other, each is that of its column, which reaches to where the next begins.
 */
export function sectionsUnder(headings: readonly RuledHeading[], words: readonly Word[]): readonly (readonly Word[])[] {
  if (headings.length === 0) return [words]
  const areBeside = headings.some((one) => headings.some((other) => other.from > one.to))
  const ends = new Map(headings.map((one) => [one, Math.min(...headings.flatMap(({ from }) => (from > one.to ? [from] : [])), Infinity)]))
  const isOver = (heading: RuledHeading, { box }: Word): boolean => {
    const middle = (box.left + box.right) / 2
    return !areBeside || (middle > heading.from - sameStart && middle < (ends.get(heading) ?? Infinity) - sameStart)
  }
  const own = new Set(headings.flatMap((heading) => (heading.isCaption ? [] : heading.words)))
  const sections = Map.groupBy(
    words.filter((word) => !own.has(word)),
    (word) => headings.filter((heading) => heading.at < word.baseline && isOver(heading, word)).sort((a, b) => b.at - a.at)[0],
  )
  return [...sections.values()]
}
