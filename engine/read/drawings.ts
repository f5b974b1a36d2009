import {
  area,
  type Box,
  centre,
  contains,
  type Fill,
  grow,
  height,
  overlapX,
  type Ruling,
  type Size,
  type Sketch,
  unionOf,
  width,
} from '../geometry/index.ts'
import { captionKind, sizeOf, type Word } from '../model/index.ts'
import type { Marks } from '../stages.ts'

/** Sketches this near to each other, in points, belong together: the gaps of dashed lines and of bars with round ends. */
const nearSketches = 8
/** A rule or area joins a drawing that it touches within this. */
const touching = 3
/** Charts are larger than this in points: smaller ones are icons, signs and letters drawn as curves. */
const leastWidth = 100
const leastHeight = 60
/** Fewer slanted lines and curves are decoration. */
const fewestStrokes = 4
/** Figures along an axis at least. */
const fewestFigures = 4
/** Words of a label at most, and the share of texts in a drawing that may be longer. */
const longestLabel = 5
const mostLong = 0.2
/** Text over more of its area is set on a coloured ground. */
const mostText = 0.3
/** More single drawings than this on a page are a pattern or writing drawn as curves. */
const mostApart = 150

/**
 * The charts and diagrams of a page with a text layer, as boxes in page points that hold their labels too. Only what is proved is called
 * one, because text that is taken for labels is lost to the reader: lines and curves that hang together, short texts in them, and either
 * figures along an axis or a caption that names a figure right below or above.
 */
export function drawingsOf(marks: Pick<Marks, 'sketches' | 'rulings' | 'fills'>, words: readonly Word[], size: Size): readonly Box[] {
  const sheet = size.width * size.height
  const sketches = (marks.sketches ?? []).filter(({ box }) => area(box) < 0.4 * sheet)
  if (sketches.reduce((sum, { strokes }) => sum + strokes, 0) < fewestStrokes) return []
  const seeds = hangingTogether(
    sketches.map(({ box }) => box),
    nearSketches,
  )
  if (seeds === null) return []
  const shapes = [...marks.rulings.map(boxOfRuling), ...marks.fills.map(({ box }: Fill) => box)].filter((box) => area(box) < 0.4 * sheet)
  const large = seeds.filter((box) => width(box) >= 0.4 * leastWidth || height(box) >= 0.4 * leastHeight)
  const grown = hangingTogether(
    large.map((box) => withShapes(box, shapes)),
    0,
  )
  const labelled = hangingTogether(
    (grown ?? []).map((box) => withLabels(box, words)),
    0,
  )
  return (labelled ?? []).filter((box) => area(box) < 0.6 * sheet && isProved(box, sketches, words))
}

function isProved(box: Box, sketches: readonly Sketch[], words: readonly Word[]): boolean {
  if (width(box) < leastWidth || height(box) < leastHeight) return false
  const own = sketches.filter((sketch) => contains(box, centre(sketch.box)))
  if (own.reduce((sum, { strokes }) => sum + strokes, 0) < fewestStrokes) return false
  const inside = words.filter((word) => contains(box, centre(word.box)))
  if (inside.reduce((sum, word) => sum + area(word.box), 0) > mostText * area(box)) return false
  const texts = textsOf(inside)
  if (texts.filter((text) => text.length > longestLabel).length > mostLong * texts.length) return false
  return isCaptioned(box, words) || hasAxis(box, inside)
}

/**
 * Figures that grow from the foot of a side to its top, or along the foot from left to right. Lines of programs are numbered downward,
 * and so are lists.
 */
function hasAxis(box: Box, words: readonly Word[]): boolean {
  const figures = words.filter(({ turn, text }) => turn === 0 && figure.test(text))
  const side = Math.min(60, 0.25 * width(box))
  const foot = Math.min(60, 0.3 * height(box))
  const upright = figures.filter(({ box: { left, right } }) => right < box.left + side || left > box.right - side)
  const upward = upright.sort((a, b) => b.box.top - a.box.top)
  const level = figures.filter(({ box: { top } }) => top > box.bottom - foot)
  const rightward = level.sort((a, b) => a.box.left - b.box.left)
  return (
    isScale(upward, (word) => word.box.right) || isScale(upward, (word) => word.box.left) || isScale(rightward, (word) => word.baseline)
  )
}

/** true when enough figures that share an edge or a baseline grow one after the other. */
function isScale(figures: readonly Word[], edge: (word: Word) => number): boolean {
  return figures.some((one) => {
    let grown = 0
    let last = Number.NEGATIVE_INFINITY
    for (const other of figures) {
      if (Math.abs(edge(other) - edge(one)) >= 1.5) continue
      const value = amountOf(other.text)
      grown = value > last ? grown + 1 : 1
      last = value
      if (grown >= fewestFigures) return true
    }
    return false
  })
}
const amountOf = (text: string): number => Number(text.replace(/[–−]/g, '-').replace(/[^\d.-]/g, ''))
const figure = /^[-–−+$€£]?\d[\d.,]*(?:%|[kKMGm])?$/u

/** A line that begins as captions of figures do stands right below the box, or above it. */
function isCaptioned(box: Box, words: readonly Word[]): boolean {
  return words.some((word) => {
    if (word.turn !== 0 || overlapX(word.box, box) <= 0) return false
    const size = sizeOf(word)
    const gap = Math.max(word.box.top - box.bottom, box.top - word.box.bottom)
    if (gap < -size || gap > 2.5 * size) return false
    const row = words.filter((other) => other.turn === 0 && Math.abs(other.baseline - word.baseline) < 2 && other.box.left >= word.box.left)
    const line = row.sort((a, b) => a.box.left - b.box.left)
    return captionKind({ words: line, box: unionOf(line.map((each) => each.box)) }) === 'figure'
  })
}

/** Words that follow each other on one line; turned ones each alone. */
function textsOf(words: readonly Word[]): readonly (readonly Word[])[] {
  const texts: Word[][] = []
  for (const word of [...words].sort((a, b) => a.box.left - b.box.left)) {
    const before = texts.find((text) => {
      const last = text.at(-1)
      if (last === undefined || last.turn !== 0 || word.turn !== 0 || Math.abs(last.baseline - word.baseline) >= 2) return false
      const gap = word.box.left - last.box.right
      return gap > -2 && gap < 0.6 * height(last.box)
    })
    if (before === undefined) texts.push([word])
    else before.push(word)
  }
  return texts
}

const touches = (a: Box, b: Box, gap: number): boolean =>
  a.left - b.right <= gap && b.left - a.right <= gap && a.top - b.bottom <= gap && b.top - a.bottom <= gap
const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom

/** Boxes nearer than the gap put together until none are; null when too many stay apart. */
function hangingTogether(boxes: readonly Box[], gap: number): readonly Box[] | null {
  const apart: Box[] = []
  for (const box of boxes) {
    let whole = box
    for (let at = apart.length - 1; at >= 0; at--) {
      const other = apart[at]
      if (other === undefined || !touches(whole, other, gap)) continue
      whole = unionOf([whole, other])
      apart.splice(at, 1)
      at = apart.length
    }
    apart.push(whole)
    if (apart.length > mostApart) return null
  }
  return apart
}

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

/** The box with the words it cuts, and with figures and turned words right beside it. */
function withLabels(box: Box, words: readonly Word[]): Box {
  let whole = box
  for (let round = 0; round < 3; round++) {
    const around = grow(whole, 14)
    const own = words.filter(
      (word) => contains(whole, centre(word.box)) || (touches(word.box, around, 0) && (word.turn !== 0 || figure.test(word.text))),
    )
    const next = unionOf([whole, ...own.map((word) => word.box)])
    if (area(next) === area(whole)) break
    whole = next
  }
  return whole
}

const boxOfRuling = ({ from, to }: Ruling): Box => ({
  left: Math.min(from.x, to.x),
  right: Math.max(from.x, to.x),
  top: Math.min(from.y, to.y),
  bottom: Math.max(from.y, to.y),
})
