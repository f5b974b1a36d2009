import type { Glyph } from './decode.ts'

/** Figures and the letters that stand for them in print so alike that only their company tells. */
const alike: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  Z: '2',
  S: '5',
  s: '5',
  B: '8',
}

/** A code or sign of money, a bracket or sign before the figure, the figure, and what may close it. Few of them: a long word of capitals would be parted in every way. */
const shape = /^((?:[A-Z]{2,3}|[$£€#(+-]){0,4})([\dOoQDlIi|ZSsB][\dOoQDlIi|ZSsB.,:/-]*)([)%]?)$/

/** An amount, a date or a time: what is between its stops are figures. */
const amount = /^[^.,]*[.,][\dOo]{2}$|^..?([/.:-])..\1....$|^..?:..(:..)?$/
/** Elsewhere only these are taken for figures, and only between two: house numbers and codes end and begin in letters. */
const between = /^\d+([OolI|]\d+)+$/

/** Figures as old books set them have the height of small letters, some with tails: "18g6", "15,ooo". */
const alikeOfOld: Readonly<Record<string, string>> = { ...alike, g: '9', q: '9' }
/** A year of the last five centuries, at least two of its figures read as such; and the figures of a thousand behind its comma. */
const year = /(?<![\p{L}\p{N}])(?=(?:[^\d]?\d){2})[1Iil|][5-9][\doOgqIl]{2}(?![\p{L}\p{N}])/gu
const thousands = /(?<=(?<![\p{L}\p{N}])\d{1,3}(?:,[\doO]{3})*,)[\doO]{3}(?![\p{L}\p{N}])/gu

/**
 * The letters of a word in which letters stand among figures, as figures: "RM1O.5O" is an amount. What was read stays as another reading, and the
 * word is doubted the more the surer the first reader was of the letter.
 */
export function figured(glyphs: readonly Glyph[]): readonly Glyph[] {
  const text = glyphs.map((glyph) => glyph.text).join('')
  if ([...text].length !== text.length || text.length !== glyphs.length) return glyphs
  const parts = shape.exec(text)
  const [, before = '', figure = ''] = parts ?? []
  const figures = figure.match(/\d/g)?.length ?? 0
  const letters = figure.match(/[A-Za-z|]/g)?.length ?? 0
  if (letters > 0 && figures >= letters && (amount.test(figure) || between.test(figure)))
    return withFigures(glyphs, before.length, before.length + figure.length, alike)
  const old = [...text.matchAll(year), ...text.matchAll(thousands)].filter(
    (found) => (found[0].match(/[A-Za-z|]/g)?.length ?? 0) > 0 && !isWeight(found[0], glyphs[found.index + found[0].length - 1]),
  )
  return old.reduce((made, { index, 0: run }) => withFigures(made, index, index + run.length, alikeOfOld), glyphs)
}

/** true for "150g": figures and a g of which the reader never thought as a 9. */
const isWeight = (run: string, last: Glyph | undefined): boolean =>
  /^\d+g$/.test(run) && last?.others.some(({ text }) => text === '9') !== true

/** Letters from `start` to before `end` as the figures they look like. */
function withFigures(glyphs: readonly Glyph[], start: number, end: number, figures: Readonly<Record<string, string>>): readonly Glyph[] {
  return glyphs.map((glyph, index) => {
    const digit = figures[glyph.text]
    if (index < start || index >= end || digit === undefined) return glyph
    const seen = glyph.others.find((other) => other.text === digit)?.probability ?? 0
    const others = [{ text: glyph.text, probability: glyph.probability * 0.5 }, ...glyph.others.filter((other) => other.text !== digit)]
    return { ...glyph, text: digit, probability: Math.max(0.5, seen), others }
  })
}

/** Five figures and more with one letter between two of them that looks like a figure. */
const letterAmongFigures = /^(?=(?:\D*\d){5})[^\p{L}]*\d[OoQDlIi|ZSsB]\d[^\p{L}]*$/u

/** Whether a long number holds a letter that is as likely a figure, which nothing but its company tells: "1B769007". Codes do hold letters, so it stays as it was read. */
export const mayHoldFigure = (text: string): boolean => letterAmongFigures.test(text)

/** How much wider than all others the white before the last two figures must be, and how wide in heights of figures: ones leave more white than other figures. */
const whiterForStop = 1.8
const whiteForStop = 0.37

/** The same by the white between the figures, `whites` wide, of figures so high: a smeared stop leaves more than the middles of letters tell, which are known by steps. */
export function leavesRoomForStop(text: string, whites: readonly number[], height: number): boolean {
  if (!/^\d{4,6}$/.test(text) || /^(?:19|20)\d\d$/.test(text) || whites.length !== text.length - 1) return false
  const others = [...whites]
  const [before = 0] = others.splice(-2, 1)
  return before >= whiteForStop * height && before >= whiterForStop * Math.max(...others)
}

/** How much further than the others the last two figures must stand from those before them. */
const roomForStop = 1.3

/**
 * Whether figures alone may have lost a decimal stop: the last two stand further from the rest than figures do from one another, as in "7.50" with a
 * stop as faint as the paper's grain. `middles` has the middle of each letter. A year is none.
 */
export function mayLackStop(text: string, middles: readonly number[]): boolean {
  if (!/^\d{3,6}$/.test(text) || /^(?:19|20)\d\d$/.test(text) || middles.length !== text.length) return false
  const distances = middles.slice(1).map((middle, index) => middle - (middles[index] as number))
  const [before = 0] = distances.splice(-2, 1)
  const usual = distances.reduce((sum, distance) => sum + distance, 0) / distances.length
  return before >= roomForStop * usual
}
