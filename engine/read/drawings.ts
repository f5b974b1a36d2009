import {
  area,
  type Box,
  centre,
  contains,
  type Fill,
  height,
  intersection,
  type Size,
  type Sketch,
  shareInside,
  unionOf,
  width,
} from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import type { Marks } from '../stages.ts'
import { hasAxis, isCaption, isCaptioned, type PageTexts, pageTexts, type Text, textsOf, withLabels, withLegend } from './drawing-labels.ts'
import { besideOverCaption } from './drawings-beside.ts'
import { barChartsOf, barsAmong } from './drawn-bars.ts'
import { piesOf } from './drawn-pies.ts'
import { plansOf } from './drawn-plans.ts'
import { plotsOf } from './drawn-plots.ts'
import { flowChartsOf } from './flow-charts.ts'
import { boxOfRuling, hangingTogether, isWithin, touches } from './hanging-together.ts'
import { withLabelsAround } from './labels-around.ts'

/** Sketches this near to each other, in points, belong together: the gaps of dashed lines and of bars with round ends. */
const nearSketches = 8
/** A rule or area joins a drawing that it touches within this. */
const touching = 3
/** Charts are larger than this in points: smaller ones are icons, signs and letters drawn as curves. */
const leastWidth = 100
const leastHeight = 60
/** Fewer slanted lines and curves are decoration. */
const fewestStrokes = 4
/** Words of a label at most, of a text in the box of a flow chart, and the share of texts in a drawing that may be longer. */
const longestLabel = 5
const longestStep = 8
const mostLong = 0.2
/** Text over more of its area is set on a coloured ground; boxes of flow charts are fuller. */
const mostText = 0.3
const mostTextInSteps = 0.4
/** No drawing takes more of its page, and no rule or area of one. */
const mostOfSheet = 0.6
const mostOfSheetAlone = 0.4
/** Pages of more bars are patterns, maps and spreadsheets with a shade for every cell. */
const mostBars = 1500

/**
 * The charts and diagrams of a page with a text layer, as boxes in page points that hold their labels too. Only what is proved is called
 * one, because text that is taken for labels is lost to the reader: lines and curves that hang together, with short texts in them and either
 * figures along an axis or a caption that names a figure right below or above, be it that of several beside each other; bars that measure
 * something; frames with a scale at two sides; plans of works over a line of times; pies; boxes joined by lines.
 */
export function drawingsOf(marks: Pick<Marks, 'sketches' | 'rulings' | 'fills'>, words: readonly Word[], size: Size): readonly Box[] {
  const sheet = size.width * size.height
  const sketches = (marks.sketches ?? []).filter(({ box }) => area(box) < mostOfSheetAlone * sheet)
  const bars = barsAmong(marks.fills).filter((box) => area(box) < mostOfSheetAlone * sheet)
  const shapes = [...marks.rulings.map(boxOfRuling), ...marks.fills.map(({ box }) => box)].filter(
    (box) => area(box) < mostOfSheetAlone * sheet,
  )
  const page = pageTexts(words, marks.rulings)
  const isPlain = (box: Box): boolean => isPlace(box, sheet) && areLabels(box, words, longestLabel, mostText)
  const signs = [...bars, ...sketches.map((sketch) => sketch.box), ...page.rules]
  const explained = (box: Box): Box => {
    const whole = withLegend(box, signs, page)
    return isPlain(whole) ? whole : box
  }
  const frames = framesOf(page.rules)
  const grown = (box: Box): Box => {
    const axes = frames.filter((frame) => shareInside(box, frame) > 0.8 && height(box) > leastFilled * height(frame))
    const wholes = [unionOf([box, ...axes]), box].map((one) => withLabels(withShapes(one, shapes), words))
    return explained(wholes.find(isPlain) ?? box)
  }
  const stroked = drawnWithStrokes(sketches, shapes, words, frames).filter(
    (box) => isPlain(box) && strokesIn(box, sketches) >= fewestStrokes,
  )
  const plots = plotsOf([...framesOf(page.rules, shortestOfPlots), ...groundsAmong(marks.fills, sheet)], page)
  const found = [
    ...stroked.flatMap((box) => {
      const whole = withLabelsAround(box, page)
      if (isCaptioned(box, words) || isCaptioned(whole, words)) return [explained(whole)]
      return hasAxis(box, wordsIn(box, words)) ? [explained(box)] : []
    }),
    ...besideOverCaption(stroked, page)
      .filter(isPlain)
      .map((box) => withLabelsAround(box, page)),
    ...(bars.length > mostBars ? [] : [...barChartsOf(bars, page), ...plansOf(bars, page)].map(grown).filter(isPlain)),
    ...plots
      .map(({ whole }) => explained(whole))
      .filter(
        (box) =>
          (area(box) < mostOfSheet * sheet || page.texts.filter(isSentence).length <= 1) && areLabels(box, words, longestLabel, mostText),
      ),
    ...piesOf(sketches, page).map(grown).filter(isPlain),
    ...flowChartsOf(marks.rulings, marks.fills, sketches, page, sheet)
      .filter((box) => isPlace(box, sheet) && areLabels(box, words, longestStep, mostTextInSteps))
      .map((box) => withGround(box, marks.fills, words, sheet)),
  ]
  const cores = plots.map(({ frame }) => frame)
  const drawn = [...bars, ...sketches.filter(({ strokes }) => strokes > 0).map((sketch) => sketch.box)]
  return (hangingTogether(found, 0) ?? [])
    .map((box) => withWholeLabels(withoutSentences(withEdges(box, size), drawn, cores, page), page))
    .filter((box) => isPlace(box, sheet) || cores.some((frame) => contains(box, centre(frame))))
}

/** Areas large enough to be the ground of a plot. */
const groundsAmong = (fills: readonly Fill[], sheet: number): readonly Box[] =>
  fills.length > mostGrounds
    ? []
    : fills
        .map(({ box }) => box)
        .filter((box) => width(box) >= leastWidth && height(box) >= leastHeight && area(box) < mostOfSheetInPlot * sheet)
/** A plot alone on its page may take most of it; its ground does not take the margins in which its scales stand. */
const mostOfSheetInPlot = 0.9
/** Pages of more areas are patterns and spreadsheets. */
const mostGrounds = 600

/** Lines reach over the box through their middles by half their thickness, in points. */
const halfLine = 1.5
const withEdges = ({ left, top, right, bottom }: Box, size: Size): Box => ({
  left: Math.max(0, left - halfLine),
  top: Math.max(0, top - halfLine),
  right: Math.min(size.width, right + halfLine),
  bottom: Math.min(size.height, bottom + halfLine),
})

/** Many words of which most are written small: names along an axis are as many and begin with capitals. */
const isSentence = ({ words }: Text): boolean =>
  words.length > longestStep && words.filter(({ text }) => /^\p{Ll}/u.test(text)).length >= 0.5 * words.length

/** The box with the rest of labels of which it holds a part: the sign behind a figure at its edge. */
function withWholeLabels(box: Box, { texts }: PageTexts): Box {
  const cut = texts.filter(
    ({ words }) => words.length <= longestLabel && new Set(words.map((word) => contains(box, centre(word.box)))).size === 2,
  )
  return unionOf([box, ...cut.map((text) => text.box)])
}

/** The area on which all of a flow chart stands, where nothing stands on it but words as short as those of the chart. */
function withGround(box: Box, fills: readonly Fill[], words: readonly Word[], sheet: number): Box {
  const grounds = fills.map((fill) => fill.box).filter((ground) => shareInside(box, ground) > 0.85 && isPlace(ground, sheet))
  const least = grounds
    .sort((a, b) => area(a) - area(b))
    .find((ground) => areLabels(unionOf([ground, box]), words, longestStep, mostTextInSteps))
  return least === undefined ? box : unionOf([least, box])
}

/** The box without captions and sentences over and under what is drawn in it and the frames of plots: frames around charts hold their notes too. */
function withoutSentences(box: Box, drawn: readonly Box[], plots: readonly Box[], { texts }: PageTexts): Box {
  const inside = [...drawn.filter((one) => area(one) < 0.5 * area(box)), ...plots].filter((one) => contains(box, centre(one)))
  if (inside.length === 0) return box
  const core = unionOf(inside)
  let { top, bottom } = box
  for (const text of texts) {
    if (!contains(box, centre(text.box)) || !(isSentence(text) || isCaption(text))) continue
    if (text.box.bottom < core.top + 2) top = Math.max(top, text.box.bottom)
    if (text.box.top > core.bottom - 2) bottom = Math.min(bottom, text.box.top)
  }
  return { ...box, top, bottom }
}

/** What hangs together of curves and slanted lines, with the rules and areas at it and the axes around it, and with its labels. */
function drawnWithStrokes(
  sketches: readonly Sketch[],
  shapes: readonly Box[],
  words: readonly Word[],
  axes: readonly Box[],
): readonly Box[] {
  if (sketches.reduce((sum, { strokes }) => sum + strokes, 0) < fewestStrokes) return []
  const seeds = hangingTogether(
    sketches.map(({ box }) => box),
    nearSketches,
  )
  if (seeds === null) return []
  const large = seeds.filter((box) => width(box) >= 0.4 * leastWidth || height(box) >= 0.4 * leastHeight)
  const frames: Box[] = []
  for (const frame of [...axes].sort((one, other) => area(one) - area(other))) {
    // Of a frame around title and axes the axes fill enough, where a flat curve alone does not.
    const inside = [...large, ...frames].filter((box) => shareInside(box, frame) > 0.9)
    if (inside.length === 0) continue
    const core = unionOf(inside)
    if (width(core) > leastFilled * width(frame) && height(core) > leastFilled * height(frame)) frames.push(frame)
  }
  const labelled = (boxes: readonly Box[]) => {
    const grown = hangingTogether(
      boxes.map((box) => withShapes(box, shapes)),
      0,
    )
    const all = (grown ?? []).map((box) => withLabels(box, words))
    return hangingTogether(all, 0) ?? []
  }
  return [...labelled(large), ...labelled(frames).filter((box) => hasAxis(box, words))]
}

/** Axes and lines of a grid are at least this long, in points, and end within this of each other. */
const shortestAcross = 80
const shortestDown = 50
const sameEnd = 3
/** The same of plots with scales, of which many may stand beside and below one another. */
const shortestOfPlots = { across: 50, down: 40 }
/** Share of the width and height over axes that lines and curves take up. */
const leastFilled = 0.3
/** Lines of a grid at least, and how much the room between them may differ. */
const fewestLines = 4
const evenly = 1.1
/** Pages of more rules, or long ones, are tables and drawings as a whole. */
const mostRules = 1500
const mostAxes = 120
const mostFrames = 300

/** The areas over which axes stand: a level and an upright rule that meet in a lower corner, or level rules at equal distances. */
function framesOf(rules: readonly Box[], shortest = { across: shortestAcross, down: shortestDown }): readonly Box[] {
  if (rules.length > mostRules) return []
  const across = rules.filter((rule) => width(rule) >= shortest.across)
  const down = rules.filter((rule) => height(rule) >= shortest.down)
  if (across.length > mostAxes || down.length > mostAxes) return []
  const corners = across.flatMap((level) =>
    down
      .filter((rule) => Math.abs(rule.bottom - level.top) < sameEnd)
      .filter((rule) => Math.min(Math.abs(rule.left - level.left), Math.abs(rule.left - level.right)) < sameEnd)
      .map((rule) => unionOf([level, rule])),
  )
  const grids = new Map<string, Box[]>()
  for (const rule of across) {
    const key = `${Math.round(rule.left)} ${Math.round(rule.right)}`
    grids.set(key, [...(grids.get(key) ?? []), rule])
  }
  const even = [...grids.values()].filter((lines) => {
    const tops = [...new Set(lines.map(({ top }) => Math.round(top * 10) / 10))].sort((a, b) => a - b)
    const gaps = tops.slice(1).map((top, i) => top - (tops[i] ?? 0))
    return (
      tops.length >= fewestLines && Math.max(...gaps) < evenly * Math.min(...gaps) && (tops.at(-1) ?? 0) - (tops[0] ?? 0) >= shortest.down
    )
  })
  const frames = [...new Map([...corners, ...even.map(unionOf)].map((box) => [Object.values(box).map(Math.round).join(' '), box])).values()]
  if (frames.length > mostFrames) return []
  // What holds two charts beside or over each other is a frame on the page.
  return frames.filter((frame) => {
    const inner = frames.filter((other) => isWithin(other, frame) && area(other) < 0.7 * area(frame))
    return !inner.some((one) => inner.some((other) => intersection(one, other) === null))
  })
}

const isPlace = (box: Box, sheet: number): boolean =>
  width(box) >= leastWidth && height(box) >= leastHeight && area(box) < mostOfSheet * sheet

/** true when the words in the box are as short and as few as labels are. */
function areLabels(box: Box, words: readonly Word[], longest: number, most: number): boolean {
  const inside = wordsIn(box, words)
  if (inside.reduce((sum, word) => sum + area(word.box), 0) > most * area(box)) return false
  const texts = textsOf(inside)
  return texts.filter((text) => text.length > longest).length <= mostLong * texts.length
}

/** How many curves and slanted lines stand in the box. */
const strokesIn = (box: Box, sketches: readonly Sketch[]): number =>
  sketches.reduce((sum, sketch) => (contains(box, centre(sketch.box)) ? sum + sketch.strokes : sum), 0)

const wordsIn = (box: Box, words: readonly Word[]): readonly Word[] => words.filter((word) => contains(box, centre(word.box)))

/** The box with the rules and areas that it touches, unless they are much larger: axes and bars belong to it, frames of pages do not. */
function withShapes(box: Box, shapes: readonly Box[]): Box {
  let whole = box
  for (let round = 0; round < 4; round++) {
    const before = whole
    for (const shape of shapes) {
      if (isWithin(shape, whole) || !touches(whole, shape, touching)) continue
      const both = unionOf([whole, shape])
      if (area(both) <= 2.5 * area(whole) + 2000) whole = both
    }
    if (whole === before) break
  }
  return whole
}
