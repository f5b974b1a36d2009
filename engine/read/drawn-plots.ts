// Plots of measured values: points, boxes or steps in a frame with a scale at its foot and one at its side.

import { area, type Box, centre, height, overlapX, shareInside, unionOf, width } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { amountOf, figure, isAlone, isCaption, isCaptioned, type PageTexts, type Text } from './drawing-labels.ts'
import { withLabelsAround } from './labels-around.ts'

/** Smaller frames, in points, are boxes of forms and cells. */
const leastWidth = 50
const leastHeight = 40
/** Figures of a scale at least, of either of two and of one alone over the caption of a figure. */
const fewestOfTwo = 3
const fewestOfOne = 4
/** Points: figures of a scale stand on one line, this near to the frame, and reach no further than this beyond its ends. */
const sameLine = 1.5
const nearFrame = 24
const beyondEnds = 6
/** Of the width and height of the frame its scale takes so much at least: figures of a table beside it stand in every row. */
const leastSpread = 0.35
/** Frames of this much in common are one. */
const sameFrame = 0.8

/** A plot with what its axes say, and the frame in which its values stand, page points. */
export interface Plot {
  readonly frame: Box
  readonly whole: Box
}

/**
 * The plots of a page among its frames (`frames`, page points: axes that meet, or areas of a ground), each with the figures of its scales: with a scale that grows
 * to the right at its foot and one that grows upward at its left, be its figures turned, or one of these and the caption of a figure.
 */
export function plotsOf(frames: readonly Box[], page: PageTexts): readonly Plot[] {
  const figures = page.words.filter(({ text }) => figure.test(text))
  if (figures.length < fewestOfOne) return []
  const found: Plot[] = []
  for (const frame of [...frames].sort((a, b) => area(a) - area(b))) {
    if (width(frame) < leastWidth || height(frame) < leastHeight) continue
    if (found.some(({ whole }) => shareInside(frame, whole) > sameFrame)) continue
    const [foot, side] = [scaleAtFoot(frame, figures), scaleAtSide(frame, figures)]
    if (Math.max(foot.length, side.length) < fewestOfTwo) continue
    const scaled = unionOf([frame, ...[...foot, ...side].map(({ box }) => box)])
    const whole = unionOf([scaled, ...namesAround(frame, scaled, page)])
    const isOfTwo = Math.min(foot.length, side.length) >= fewestOfTwo
    const isOfOne =
      Math.max(foot.length, side.length) >= fewestOfOne && (areTurned(side) || isCaptioned(withLabelsAround(whole, page), page.words))
    if (isOfTwo || isOfOne) found.push({ frame, whole })
  }
  return found
}

/** No table has figures beside it that are turned. */
const areTurned = (scale: readonly Word[]): boolean => scale.length >= fewestOfOne && scale.every(({ turn }) => turn !== 0)

/** Words of the title of a plot and of the names of its axes at most, which stand at the middle of its frame, to this many points, and this near. */
const longestName = 6
const sameMiddle = 4
const nearTitle = 20
const nearName = 52
/** Names of what is measured, each below its place, stand this near to the foot, in points, and have so many words. */
const longestPlace = 3

/** The title over a plot, the names below and beside its axes, and those of the places along its foot. */
function namesAround(frame: Box, plot: Box, page: PageTexts): readonly Box[] {
  const { texts, words } = page
  const middle = centre(frame)
  const sentences = texts.filter((text) => isCaption(text) || text.words.length > longestName)
  const end = Math.min(...sentences.flatMap(({ box }) => (box.top > frame.bottom && overlapX(box, frame) > 0 ? [box.top] : [])))
  const short = texts.filter(
    (text) =>
      text.words.length <= longestName &&
      text.box.left > plot.left &&
      text.box.right < plot.right &&
      !isCaption(text) &&
      holdsLetters(text) &&
      isAlone(text, texts),
  )
  const centred = short.filter(
    ({ box }) =>
      Math.abs(centre(box).x - middle.x) < sameMiddle &&
      ((box.bottom <= plot.top + 1 && plot.top - box.bottom < nearTitle) ||
        (box.top > frame.bottom && box.bottom < Math.min(end, frame.bottom + nearName))),
  )
  const below = short.filter(({ box }) => box.top > frame.bottom - 1 && box.top < frame.bottom + nearFrame)
  const [first] = below
  const row = first === undefined ? [] : below.filter((text) => Math.abs(baselineOf(text) - baselineOf(first)) < sameLine)
  const places = row.length >= 2 && row.every((text) => text.words.length <= longestPlace) ? row : []
  const beside = words.filter(
    ({ turn, box }) =>
      turn % 180 !== 0 &&
      box.right < frame.left &&
      box.left > frame.left - nearName &&
      box.top > frame.top - 1 &&
      box.bottom < frame.bottom + 1,
  )
  return [...centred, ...places, ...beside].map(({ box }) => box)
}
const holdsLetters = ({ words }: Text): boolean => words.some(({ text }) => /\p{L}/u.test(text))
const baselineOf = ({ words }: Text): number => words[0]?.baseline ?? 0

/** The figures below a frame, on one line, that grow to the right over much of its width. */
function scaleAtFoot(frame: Box, figures: readonly Word[]): readonly Word[] {
  const near = figures.filter(
    ({ box, turn }) =>
      turn === 0 &&
      box.top > frame.bottom - 1 &&
      box.top < frame.bottom + nearFrame &&
      centre(box).x > frame.left - beyondEnds &&
      centre(box).x < frame.right + beyondEnds,
  )
  return longestScale(
    near.sort((a, b) => a.box.left - b.box.left),
    ({ baseline }) => baseline,
    ({ box }) => centre(box).x,
    leastSpread * width(frame),
  )
}

/** The figures left of a frame, upright below one another or turned along it, that grow upward over much of its height. */
function scaleAtSide(frame: Box, figures: readonly Word[]): readonly Word[] {
  const near = figures.filter(
    ({ box }) =>
      box.right < frame.left + 1 &&
      box.right > frame.left - nearFrame &&
      centre(box).y > frame.top - beyondEnds &&
      centre(box).y < frame.bottom + beyondEnds,
  )
  const upward = near.sort((a, b) => centre(b.box).y - centre(a.box).y)
  return longestScale(
    upward,
    ({ box }) => box.right,
    ({ box }) => -centre(box).y,
    leastSpread * height(frame),
  )
}

/** The most figures on one line that grow one after the other; none where they reach over less than `least` points. */
function longestScale(
  figures: readonly Word[],
  lineOf: (word: Word) => number,
  placeOf: (word: Word) => number,
  least: number,
): readonly Word[] {
  let best: readonly Word[] = []
  for (const one of figures) {
    const line = figures.filter((other) => Math.abs(lineOf(other) - lineOf(one)) < sameLine)
    const grows = line.every((word, i) => i === 0 || amountOf(word.text) > amountOf(line[i - 1]?.text ?? ''))
    const [first, last] = [line[0], line.at(-1)]
    if (!grows || first === undefined || last === undefined || placeOf(last) - placeOf(first) < least) continue
    if (line.length > best.length) best = line
  }
  return best
}
