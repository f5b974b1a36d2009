import { type Box, centre, contains, type Fill, height, unionOf, width } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { readsAsValue } from './cell-text.ts'
import { type Rule, type Rules, sameRule } from './rules.ts'
import { type Chunk, chunksOf, textRowsOf } from './text-rows.ts'

/** Lighter fills are the paper's own white, or the tint of every other row. */
const lightest = 0.9
/** The same of bars behind headings within a table of ruled rows, which one text alone tells from the tint of every other row. */
const lightestOfHeading = 0.97
/** Points: one line of type, with room around it. */
const [lowest, highest] = [8, 40]
const narrowest = 60
/** The first row below a bar ends at a rule within this many points. */
const firstRow = 45
/** The same below a bar dark enough for white titles: in scans the rules under the rows above may be too faint to be found. */
const firstRule = 150
/** Such a bar is darker than this. */
const dark = 0.5
/** Strong colours bear white titles too, orange of 0.6 for one: their lightest and darkest parts are this far apart, of 255. */
const darkOfStrong = 0.75
const strong = 128
/** Points of empty paper above a bar, at least, that end what stands above: within a table bars follow their rows closely. */
const leastWhite = 6
/** More fills on a page are a drawing. */
const mostFills = 400

/** Cells of one bar may be filled each by itself, with so much paper between, in points. */
const widestJoint = 6
/** Bars that name columns hold few figures, years for instance. */
const mostFigures = 0.34

/**
 * The rules with those that bars of a dark tint stand for, where a bar is as wide as the rule under the row below it. One below a bar that holds a
 * single text: "Electrical" over a list of ruled rows; where paper is left empty above, the bar begins a table of its own (`Rule.begins`). One above
 * and one below a bar that holds the titles of columns, which no rule parts from the rows; dark ones with paper above begin a table as well.
 */
export function withTitleBars({ across, down }: Rules, fills: readonly Fill[], words: readonly Word[]): Rules {
  if (across.length === 0) return { across, down }
  const tinted = fills.flatMap(({ box, grey }) => (grey < lightest && height(box) >= lowest && height(box) <= highest ? [box] : []))
  const bars = (tinted.length > mostFills ? [] : joinedAlong(tinted)).filter((bar) => width(bar) >= narrowest)
  const between = headingsBetweenRows(across, fills, words)
  const below = bars.flatMap((bar): Rule[] => {
    const alike = asWideAs(bar, across)
    const isOver = (within: number): boolean => alike.some(({ at }) => at > bar.bottom + lowest && at < bar.bottom + within)
    // Upright rules below a bar tell what it stands over by themselves.
    if (down.some(({ at, from, to }) => at > bar.left && at < bar.right && from < bar.bottom + sameRule && to > bar.bottom + sameRule))
      return []
    const isRuled = (edge: number) => alike.some(({ at }) => Math.abs(at - edge) <= sameRule)
    const isDark = fills.some((fill) => isDarkGround(fill) && contains(bar, centre(fill.box)))
    if (!isOver(isDark ? firstRule : firstRow)) return []
    const rows = textRowsOf(wordsOn(bar, words)).map((row) => chunksOf(row.words, 1))
    const isOneText = rows.length === 1 && rows[0]?.length === 1
    const edges = [bar.top, bar.bottom].filter((edge) => !isRuled(edge))
    if (!isOneText) {
      if (!areTitles(rows)) return []
      const isFirst = !bars.some((other) => other !== bar && Math.abs(bar.top - other.bottom) < leastWhite)
      const begins = isDark && isFirst && isEmpty({ ...bar, top: bar.top - leastWhite, bottom: bar.top }, words)
      return edges.map((at) => ({ at, from: bar.left, to: bar.right, ...(begins && at === bar.top ? { begins: true } : {}) }))
    }
    // A title over several columns, on the same dark ground as those below it.
    const isOverTitles =
      isDark &&
      bars.some((other) => goesOnBelow(bar, other) && areTitles(textRowsOf(wordsOn(other, words)).map((row) => chunksOf(row.words, 1))))
    if (isOverTitles) return edges.map((at) => ({ at, from: bar.left, to: bar.right }))
    if (isRuled(bar.bottom) || !isOver(firstRow)) return []
    const above = alike.findLast(({ at }) => at < bar.top + sameRule)
    const isApart = above !== undefined && bar.top - above.at >= leastWhite && isEmpty({ ...bar, top: above.at, bottom: bar.top }, words)
    // The last row above may have no rule of its own: paper is left below it, before a bar that white titles stand on.
    const isBelowOpenRow =
      isDark &&
      !isApart &&
      !isRuled(bar.top) &&
      above !== undefined &&
      isEmpty({ ...bar, top: bar.top - leastWhite, bottom: bar.top }, words)
    if (isBelowOpenRow)
      return [
        { at: bar.top, from: bar.left, to: bar.right },
        { at: bar.bottom, from: bar.left, to: bar.right, begins: true },
      ]
    return [{ at: bar.bottom, from: bar.left, to: bar.right, ...(isApart ? { begins: true } : {}) }]
  })
  const drawn = [...below, ...between]
  return drawn.length === 0 ? { across, down } : { across: [...across, ...drawn].sort((a, b) => a.at - b.at), down }
}

/** The upper edges of bars with one text, as wide as the rule below them and one above, that no rule is found along: in scans the tint hides it. */
function headingsBetweenRows(across: readonly Rule[], fills: readonly Fill[], words: readonly Word[]): readonly Rule[] {
  const tinted = fills.flatMap(({ box, grey }) =>
    grey < lightestOfHeading && height(box) >= lowest && height(box) <= highest ? [box] : [],
  )
  return (tinted.length > mostFills ? [] : joinedAlong(tinted)).flatMap((bar) => {
    if (width(bar) < narrowest) return []
    const alike = asWideAs(bar, across)
    const isRuled = (edge: number) => alike.some(({ at }) => Math.abs(at - edge) <= sameRule)
    const isBelowRow = alike.some(({ at }) => at < bar.top - lowest && at > bar.top - firstRow)
    if (isRuled(bar.top) || !isRuled(bar.bottom) || !isBelowRow) return []
    const rows = textRowsOf(wordsOn(bar, words)).map((row) => chunksOf(row.words, 1))
    return rows.length === 1 && rows[0]?.length === 1 ? [{ at: bar.top, from: bar.left, to: bar.right }] : []
  })
}

/** true for a ground that white titles can be read on. */
function isDarkGround({ grey, colour }: Fill): boolean {
  if (grey < dark || colour === undefined) return grey < dark
  const parts = [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return grey < darkOfStrong && Math.max(...parts) - Math.min(...parts) >= strong
}

/** true for a bar that begins where the other ends and is as wide. */
const goesOnBelow = (bar: Box, other: Box): boolean =>
  Math.abs(other.top - bar.bottom) <= sameRule &&
  Math.abs(other.left - bar.left) <= sameRule &&
  Math.abs(other.right - bar.right) <= sameRule

const asWideAs = ({ left, right }: Box, across: readonly Rule[]): readonly Rule[] =>
  across.filter(({ from, to }) => Math.abs(from - left) <= sameRule && Math.abs(to - right) <= sameRule)
const wordsOn = (box: Box, words: readonly Word[]): readonly Word[] => words.filter((word) => contains(box, centre(word.box)))
const isEmpty = (box: Box, words: readonly Word[]): boolean => wordsOn(box, words).length === 0

/** Boxes of one height beside each other, with no more than a strip of paper between, taken together. */
export function joinedAlong(boxes: readonly Box[]): readonly Box[] {
  const bars: Box[] = []
  for (const box of [...boxes].sort((a, b) => a.left - b.left)) {
    const at = bars.findIndex(
      (bar) => Math.abs(bar.top - box.top) < 2 && Math.abs(bar.bottom - box.bottom) < 2 && box.left - bar.right <= widestJoint,
    )
    if (at < 0) bars.push(box)
    else bars[at] = unionOf([bars[at] ?? box, box])
  }
  return bars
}

/** true for several texts beside each other, hardly a figure among them. */
function areTitles(rows: readonly (readonly Chunk[])[]): boolean {
  const texts = rows.flat()
  return rows.some((row) => row.length > 1) && texts.filter(({ words }) => readsAsValue(words)).length <= mostFigures * texts.length
}
