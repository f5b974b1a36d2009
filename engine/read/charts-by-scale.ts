// Charts in pictures: nothing of their lines is known for sure, but a scale is told by its numbers, which fall evenly from the top down with nothing beside most of them.

import { type Box, centre, height, overlapX, overlapY, unionOf } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'

/** A scale has so many numbers at least; tables whose values fall evenly, row by row of one height, have texts beside them. */
const fewestTicks = 5
/** How far steps of value by height differ at most: recognised boxes are a pixel or two off. */
const sameSlope = 0.08
/** Heights of the numbers: how far their edges differ in a column, and how close they follow each other at least. */
const sameEdge = 0.7
const closest = 1.5
/** Share of the numbers that have nothing beside them but those of another scale. */
const mostlyAlone = 0.6
/** Rows of labels below a scale, and how near they follow, in heights of its numbers; longer ones are sentences. */
const mostRowsBelow = 3
const nearBelow = 2.6
const longestLabel = 4
/** Texts further from a chart than this, in heights of its numbers, stand beside it. */
const nearBeside = 9

interface Tick {
  readonly word: Word
  readonly value: number
}

/** The charts among the upright words of a recognised page: boxes around their scales, what stands between these, and the labels below. */
export function chartsByScale(words: readonly Word[]): readonly Box[] {
  const upright = words.filter(({ turn }) => turn === 0)
  const ticks = upright.flatMap((word): readonly Tick[] => {
    const value = numberIn(word.text)
    return value === null ? [] : [{ word, value }]
  })
  if (ticks.length < fewestTicks) return []
  const scales = columnsOf(ticks).flatMap(scalesIn)
  const ofScales = new Set(scales.flatMap((scale) => scale.map(({ word }) => word)))
  const charts: Box[] = []
  for (const scale of scales) {
    const own = scale.map(({ word }) => word)
    const alone = own.filter((tick) => !upright.some((word) => word !== tick && !ofScales.has(word) && areLevel(tick.box, word.box)))
    if (alone.length < mostlyAlone * own.length) continue
    const box = withLabels(unionOf(own.map((word) => word.box)), own, upright)
    const at = charts.findIndex((other) => overlapY(other, box) > 0.8 * Math.min(height(other), height(box)))
    const other = charts[at]
    if (other === undefined) charts.push(box)
    else charts[at] = unionOf([other, box])
  }
  return charts
}

/** "20,000", "0.5", "40%"; null for what is no number. */
function numberIn(text: string): number | null {
  const [, sign, digits] = /^([-–−]?)\$?(\d{1,3}(?:,\d{3})+|\d{1,5}(?:[.,]\d{1,2})?)%?$/u.exec(text) ?? []
  if (digits === undefined) return null
  const value = Number(/,\d{3}/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.'))
  return sign === '' ? value : -value
}

/** Numbers below one another that begin or end at one edge, from the top down. */
function columnsOf(ticks: readonly Tick[]): readonly (readonly Tick[])[] {
  const columns: Tick[][] = []
  for (const tick of ticks.toSorted((a, b) => a.word.box.top - b.word.box.top)) {
    const { box } = tick.word
    const own = columns.find((column) => {
      const last = (column.at(-1) as Tick).word.box
      const near = sameEdge * height(box)
      return Math.abs(last.right - box.right) <= near || Math.abs(last.left - box.left) <= near
    })
    if (own === undefined) columns.push([tick])
    else own.push(tick)
  }
  return columns.filter(({ length }) => length >= fewestTicks)
}

/** The runs of a column whose values fall as evenly as they stand. */
function scalesIn(column: readonly Tick[]): readonly (readonly Tick[])[] {
  const scales: Tick[][] = []
  let run: Tick[] = []
  let slope = 0
  const close = (): void => {
    if (run.length >= fewestTicks) scales.push(run)
  }
  for (const tick of column) {
    const last = run.at(-1)
    const own = last === undefined ? 0 : slopeOf(last, tick)
    const goesOn = last !== undefined && own > 0 && (run.length === 1 || Math.abs(own - slope) <= sameSlope * slope)
    if (goesOn) {
      run.push(tick)
      slope = slopeOf(run[0] as Tick, tick)
      continue
    }
    close()
    run = last !== undefined && own > 0 ? [last, tick] : [tick]
    slope = own
  }
  close()
  return scales
}

/** How much less a number is than the one above it, by the points between them: none or less where it does not fall; 0 where they stand too close. */
function slopeOf(above: Tick, tick: Tick): number {
  const step = centre(tick.word.box).y - centre(above.word.box).y
  return step >= closest * height(tick.word.box) ? (above.value - tick.value) / step : 0
}

const areLevel = (a: Box, b: Box): boolean => overlapY(a, b) > 0.5 * Math.min(height(a), height(b))

/** The box of a scale with what stands beside it at its height, and with the rows of short labels below it. */
function withLabels(scale: Box, ticks: readonly Word[], words: readonly Word[]): Box {
  const high = Math.max(...ticks.map(({ box }) => height(box)))
  let box: Box = { ...scale, top: scale.top - 0.5 * high }
  const beside = (): Box => {
    const near = words.filter(
      (word) => isBeside(word.box, box) && word.box.left < box.right + nearBeside * high && word.box.right > box.left - nearBeside * high,
    )
    return unionOf([box, ...near.map((word) => ({ ...word.box, top: box.bottom, bottom: box.bottom }))])
  }
  for (let row = 0; row < mostRowsBelow; row++) {
    const under = words.filter((word) => word.box.top >= box.bottom - 0.3 * high && word.box.top < box.bottom + nearBelow * high)
    const [first] = under.toSorted((a, b) => a.box.top - b.box.top)
    if (first === undefined) break
    const line = under.filter((word) => areLevel(word.box, first.box))
    if (line.length < 2 || line.some(({ text }) => text.length > longestLabel && /\p{Ll}{2}/u.test(text)) || isSentence(line)) break
    box = unionOf([box, ...line.map((word) => word.box)])
  }
  let wider = beside()
  while (wider.left < box.left || wider.right > box.right) {
    box = { ...box, left: wider.left, right: wider.right }
    wider = beside()
  }
  return box
}

/** Whether several words of a row are written small. */
const isSentence = (line: readonly Word[]): boolean => line.filter(({ text }) => /^\p{Ll}{2,}/u.test(text)).length > 2
/** Whether a text stands at the height of a box, left or right of it. */
const isBeside = (own: Box, box: Box): boolean => centre(own).y > box.top && centre(own).y < box.bottom && overlapX(own, box) <= 0
