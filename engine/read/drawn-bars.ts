// Charts of bars: upright ones on one foot, or lying ones from one edge.

import { type Box, centre, contains, type Fill, height, overlapX, overlapY, unionOf, width } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { amountOf, figure, isCaptioned, type PageTexts, scaleAcross, scaleBeside, type Text } from './drawing-labels.ts'

/** Lighter areas are paper. */
const palest = 0.97
/** Thinner bars, in points, are rules and bar codes. */
const thinnest = 3.5
/** A chart has at least so many bars, and so many different lengths among them. */
const fewestBars = 3
/** Shorter charts, in points, are signs: the longest bar of one. */
const shortest = 20
/** Edges of bars on one line lie this near, in points, and so do their thicknesses. */
const sameEdge = 1
const sameThickness = 1.5
/** Bars, or groups of them, stand apart by this share of their thickness; cells of a table touch. */
const leastGap = 0.15
/** Share of the bars that have to be named and to say their value where there is no scale, and of the values that have to grow with their bars. */
const mostOfBars = 0.6
const mostInOrder = 0.9
/** Names and values stand at most this far from their bar, in points. */
const nearBar = 16
/** Texts this near to a bar, in points, are columns of the same table when there are two on one side. */
const nearColumns = 150

/** The areas of a page that may be bars. */
export const barsAmong = (fills: readonly Fill[]): readonly Box[] =>
  fills
    .filter(({ grey, colour, box }) => (grey < palest || colour !== undefined) && Math.min(width(box), height(box)) >= thinnest)
    .map(({ box }) => box)

/**
 * The charts of bars on a page with the texts that belong to them. Only those are taken of which it is proved that they measure something:
 * by a scale, by a caption, or by names and values at their bars, the values growing with the bars.
 */
export function barChartsOf(bars: readonly Box[], page: PageTexts): readonly Box[] {
  return [
    ...rowsOfBars(bars, standing).flatMap((row) => standingChart(row, page)),
    ...rowsOfBars(bars, lying).flatMap((row) => lyingChart(row, page)),
  ]
}

/** How bars lie: where they begin, where they end, and their sides along the line on which they begin. */
interface Way {
  readonly base: (box: Box) => number
  readonly tip: (box: Box) => number
  readonly sides: (box: Box) => readonly [number, number]
}
const standing: Way = { base: ({ bottom }) => bottom, tip: ({ top }) => top, sides: ({ left, right }) => [left, right] }
const lying: Way = { base: ({ left }) => left, tip: ({ right }) => right, sides: ({ top, bottom }) => [top, bottom] }

const thicknessOf = (box: Box, { sides }: Way): number => sides(box)[1] - sides(box)[0]

/** Bars of one thickness that begin on one line, stand apart and end in different places. */
function rowsOfBars(bars: readonly Box[], way: Way): readonly (readonly Box[])[] {
  const rows: Box[][] = []
  for (const bar of bars) {
    const row = rows.find(
      ([first]) =>
        first !== undefined &&
        Math.abs(way.base(first) - way.base(bar)) <= sameEdge &&
        Math.abs(thicknessOf(first, way) - thicknessOf(bar, way)) <= sameThickness,
    )
    if (row === undefined) rows.push([bar])
    else row.push(bar)
  }
  return rows.filter((row) => {
    if (new Set(row.map((bar) => Math.round(way.tip(bar) / 2))).size < fewestBars) return false
    row.sort((a, b) => way.sides(a)[0] - way.sides(b)[0])
    const groups = row.filter((bar, i) => {
      const before = row[i - 1]
      return before === undefined || way.sides(bar)[0] - way.sides(before)[1] >= leastGap * thicknessOf(bar, way)
    })
    return groups.length >= fewestBars && Math.max(...row.map((bar) => Math.abs(way.tip(bar) - way.base(bar)))) >= shortest
  })
}

function standingChart(bars: readonly Box[], page: PageTexts): readonly Box[] {
  if (areWrittenOn(bars, page)) return []
  const box = unionOf(bars)
  const isUnder = (text: Text, bar: Box): boolean => {
    const { x } = centre(text.box)
    return x > bar.left - 2 && x < bar.right + 2
  }
  const names = bars.map((bar) =>
    page.texts.filter((text) => text.box.top > box.bottom - 2 && text.box.top < box.bottom + nearBar && isUnder(text, bar)),
  )
  const values = bars.map((bar) =>
    page.texts.find((text) => isFigure(text) && isUnder(text, bar) && text.box.bottom > bar.top - nearBar && text.box.top < bar.bottom),
  )
  return told(bars, height, names, values, scaleBeside(box, page.words), page)
}

function lyingChart(bars: readonly Box[], page: PageTexts): readonly Box[] {
  if (areWrittenOn(bars, page) || areParted(bars, page)) return []
  const rows = bars.map((bar) => page.texts.filter((text) => overlapY(text.box, bar) > 0.5 * Math.min(height(text.box), height(bar))))
  const before = bars.map((bar, i) => (rows[i] ?? []).filter(({ box }) => box.right < bar.left + 2 && box.right > bar.left - nearColumns))
  const behind = bars.map((bar, i) => (rows[i] ?? []).filter(({ box }) => box.left > bar.right - 2 && box.left < bar.right + nearColumns))
  if (bars.filter((_, i) => (before[i]?.length ?? 0) > 1 || (behind[i]?.length ?? 0) > 1).length >= 2) return []
  const values = bars.map((bar, i) => behind[i]?.find((text) => isFigure(text) && text.box.left < bar.right + nearBar))
  return told(bars, width, before, values, scaleAcross(unionOf(bars), page.words), page)
}

/** The chart with its texts when something says what it measures. */
function told(
  bars: readonly Box[],
  lengthOf: (bar: Box) => number,
  names: readonly (readonly Text[])[],
  values: readonly (Text | undefined)[],
  scale: readonly Word[],
  page: PageTexts,
): readonly Box[] {
  const named = names.filter((texts) => texts.length > 0).length
  const valued = bars.flatMap((bar, i) => {
    const text = values[i]
    return text === undefined ? [] : [{ length: lengthOf(bar), value: amountOf(text.words[0]?.text ?? '') }]
  })
  const isTold =
    named >= mostOfBars * bars.length && valued.length >= Math.max(fewestBars, mostOfBars * bars.length) && growTogether(valued)
  const texts = [...names.flat(), ...values.filter((text) => text !== undefined)]
  const box = unionOf([...bars, ...texts.map((text) => text.box), ...scale.map((word) => word.box)])
  return isTold || scale.length > 0 || isCaptioned(box, page.words) ? [box] : []
}

/** true when longer bars have larger values, pair by pair. */
function growTogether(valued: readonly { readonly length: number; readonly value: number }[]): boolean {
  let pairs = 0
  let inOrder = 0
  for (const one of valued)
    for (const other of valued) {
      if (other.length - one.length < 2) continue
      pairs++
      if (other.value > one.value) inOrder++
    }
  return pairs > 0 && inOrder >= mostInOrder * pairs
}

const isFigure = ({ words: [first, second, third] }: Text): boolean =>
  first !== undefined && figure.test(first.text) && third === undefined && (second === undefined || /^\P{L}{1,2}$/u.test(second.text))

/** true for areas that texts stand on: bands, marked lines and fields. A figure in a bar says its value. */
const areWrittenOn = (bars: readonly Box[], { texts }: PageTexts): boolean =>
  bars.filter((bar) => texts.some((text) => contains(bar, centre(text.box)) && !isFigure(text))).length > 1

/** true for bars in the rows of a table: rules run between them. */
function areParted(bars: readonly Box[], { rules }: PageTexts): boolean {
  const box = unionOf(bars)
  const between = rules.filter(
    (rule) =>
      height(rule) < 1 &&
      rule.top > box.top &&
      rule.top < box.bottom &&
      overlapX(rule, box) > 0.5 * width(box) &&
      !bars.some((bar) => rule.top > bar.top - 1 && rule.top < bar.bottom + 1),
  )
  return between.length >= 2
}
