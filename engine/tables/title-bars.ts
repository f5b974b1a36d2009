import { type Box, centre, contains, type Fill, height, width } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { type Rule, type Rules, sameRule } from './rules.ts'
import { chunksOf, textRowsOf } from './text-rows.ts'

/** Lighter fills are the paper's own white, or the tint of every other row. */
const lightest = 0.9
/** Points: one line of type, with room around it. */
const [lowest, highest] = [8, 40]
const narrowest = 60
/** The first row below a bar ends at a rule within this many points. */
const firstRow = 45
/** Points of empty paper above a bar, at least, that end what stands above: within a table bars follow their rows closely. */
const leastWhite = 6
/** More fills on a page are a drawing. */
const mostFills = 400

/**
 * The rules with one below every bar of a dark tint that holds a single text, as wide as the rule under the row below it: "Electrical" over a list of
 * ruled rows. Where paper is left empty above it the bar begins a table of its own (`Rule.begins`).
 */
export function withTitleBars({ across, down }: Rules, fills: readonly Fill[], words: readonly Word[]): Rules {
  if (across.length === 0) return { across, down }
  const bars = fills.flatMap(({ box, grey }) =>
    grey < lightest && height(box) >= lowest && height(box) <= highest && width(box) >= narrowest ? [box] : [],
  )
  if (bars.length === 0 || bars.length > mostFills) return { across, down }
  const below = bars.flatMap((bar): Rule[] => {
    const alike = across.filter(({ from, to }) => Math.abs(from - bar.left) <= sameRule && Math.abs(to - bar.right) <= sameRule)
    const isOver = alike.some(({ at }) => at > bar.bottom + lowest && at < bar.bottom + firstRow)
    if (!isOver || alike.some(({ at }) => Math.abs(at - bar.bottom) <= sameRule) || !holdsOneText(bar, words)) return []
    const above = alike.findLast(({ at }) => at < bar.top + sameRule)
    const isApart = above !== undefined && bar.top - above.at >= leastWhite && isEmpty({ ...bar, top: above.at, bottom: bar.top }, words)
    return [{ at: bar.bottom, from: bar.left, to: bar.right, ...(isApart ? { begins: true } : {}) }]
  })
  return below.length === 0 ? { across, down } : { across: [...across, ...below].sort((a, b) => a.at - b.at), down }
}

const wordsOn = (box: Box, words: readonly Word[]): readonly Word[] => words.filter((word) => contains(box, centre(word.box)))
const isEmpty = (box: Box, words: readonly Word[]): boolean => wordsOn(box, words).length === 0

function holdsOneText(bar: Box, words: readonly Word[]): boolean {
  const rows = textRowsOf(wordsOn(bar, words))
  return rows.length === 1 && chunksOf(rows[0]?.words ?? [], 1).length === 1
}
