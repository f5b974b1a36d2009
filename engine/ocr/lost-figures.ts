// Figures that the first reader passes over because they are smeared or cut away, while it is as sure of the rest as ever.

import type { Glyph } from './decode.ts'
import type { Ink } from './ink.ts'
import { middleOf } from './spaces.ts'
import { type Strip, stripHeight } from './strip.ts'

/** A number, with a sign or code of money before it or a sign behind. One run before the figures: groups of letters would be tried in every way on a long word. */
const number = /^\P{N}*(\d[\d.,:/-]*)[^\p{L}\p{N}]*$/u

/**
 * Groups of thousands that no language writes, and a nought before them: "35,90.97", "0,159.60"; hundredths behind the sign of thousands, or one figure
 * of them: "16.270.89", "77.570,6"; two signs beside each other, and a nought before an amount: "18,981..73", "014.22". India's groups of two are
 * written, and lists of numbers are none. Days that lack a sign or a figure, or have two kinds of signs: "13/122026", "2111/2019", "18/11/202",
 * "25/01,2021"; minutes from 60 on.
 */
const oddGroups = new RegExp(
  [
    String.raw`^\d{1,3},(?!\d{3}[,.]|\d{2},)\d+[,.]\d{2}$`,
    String.raw`^\d{1,3}\.(?!\d{3}[,.])\d+,\d{2}$`,
    String.raw`^0\d*(?:,\d{3}\.|\.\d{3},)\d{2}$`,
    String.raw`^\d{1,3}(?:(?:\.\d{3})+\.|(?:,\d{3})+,)\d{2}$`,
    String.raw`^\d{1,3}(?:(?:,\d{3})+\.|(?:\.\d{3})+,)\d$`,
    String.raw`^\d[\d.,]*[.,]{2}\d{2}$`,
    String.raw`^0\d{2,}[.,]\d{2}$`,
    String.raw`^\d{1,2}[/.-](?:0[1-9]|1[0-2])(?:19|20)\d\d$`,
    String.raw`^[0-3]\d(?:0[1-9]|1[0-2])[/.-](?:19|20)\d\d$`,
    String.raw`^\d{1,2}([/.-])(?:0[1-9]|1[0-2])\1\d{3}$`,
    String.raw`^\d{1,2}(?:[/.-]\d{1,2}[,:]|[,:]\d{1,2}[/.-])(?:19|20)\d\d$`,
    String.raw`^\d{1,2}:[6-9]\d$`,
  ].join('|'),
)

/** A sign or a letter between the figures of an amount, or a letter in a year: "5.1†1,36", "98,C42.73", "15/12/2C22". What multiplies, shares or names money is written there. */
const oddSign = /^\P{L}?\d[\d.,]*[^\d.,:;/'’\-–\sxX×*@=%+#&$€£¥()]\d*[.,]\d{2}$|^\d{1,2}[/.-]\d{1,2}[/.-](?=.{4}$)\d+\p{L}\d+$/u

/** A number in two words: a stop begins the second, or a sign of thousands ends the first and an amount follows. */
const tornBeforeStop = /\d[.,]? [.,]\d|(?<!\d)\d{1,2}\/? \d{0,2}\/(?:19|20)\d\d(?!\d)|(?<!\d)\d \/\d{2}\/(?:19|20)\d\d(?!\d)/
/** Hundredths stand behind the sign of thousands as a word of their own, or a year in two: "76,925 73", "26/07/2 015". */
const tornBeforeHundredths = /^\P{L}*\d{1,3}(?:[.,]\d{3})+ \d{2}$/u
const tornInYear = /^\d{1,2}([/.-])\d{1,2}\1(?:2 \d{2,3}|(?:19|20) \d{1,2}|(?:19|20)\d \d)$/
const tornBehindSign = /(?<!\d)\d{1,3}[.,] \d{1,3}(?:[.,]\d{3})*[.,]\d{2}(?!\d)|\d[.,]\d{3}[.,] \d{1,2}(?![\d.,])/
/** The rest of three figures stands on both sides, with another sign behind them: no page writes amounts in two ways beside each other. */
const tornWithinGroup = /(?<!\d)\d{1,3}([.,])\d{1,2} \d{1,2}(?!\1)[.,]\d{2}(?!\d)/

/** Whether two words beside each other on a line are one number whose figure in between was passed over: "44,23 .68", "25, 92.14". */
export const mayBeTorn = (first: string, second: string): boolean => {
  const both = `${first} ${second}`
  return (
    tornBeforeHundredths.test(both) ||
    tornInYear.test(both) ||
    tornBeforeStop.test(both) ||
    tornBehindSign.test(both) ||
    tornWithinGroup.test(both)
  )
}

/** How much further than two figures stand apart usually two of them must, or a figure and a sign, for one to have stood between: stops of tills stand 1.3 away. */
const roomForFigure = 1.6
/** Share of the usual distance of figures that a smear beside them is wide at least, and how far it may begin from them. */
const leastSmear = 0.5
const farthest = 1.1
/** How dark a column of a smear is between paper (0) and ink (1), in the mean over the rows of the figures: sixty blurred figures had 0.15 and more. */
const leastShade = 0.1

/** Longer words are no amounts. */
const longestAmount = 24

/** A word among the letters of its line, as it was read. */
interface Place {
  readonly text: string
  readonly first: number
  readonly last: number
}

/**
 * Whether a number may have lost a figure: two of its letters stand too far apart, its groups are odd, or beside it is a smear of which nothing was
 * read. `glyphs` are those of the whole line.
 */
export function mayLackFigure({ text, first, last }: Place, glyphs: readonly Glyph[], stepWidth: number, strip: Strip, ink: Ink): boolean {
  if (text.length <= longestAmount && oddSign.test(text)) return true
  const figure = number.exec(text)?.[1]
  if (figure === undefined || text.length !== last + 1 - first) return false
  if (oddGroups.test(figure.replace(/[.,:/-]+$/, ''))) return true
  const middles = glyphs.map((glyph) => middleOf(glyph, stepWidth))
  const pitch = pitchOf(glyphs, middles) ?? (/^\d[.,]\d/.test(figure) ? usualPitch * (ink.baseline - ink.top) : null)
  if (pitch === null) return false
  const from = first + text.indexOf(figure)
  const to = from + figure.length - 1
  for (let index = from; index < to; index++)
    if ((middles[index + 1] as number) - (middles[index] as number) > roomForFigure * pitch) return true
  const [start, end] = [middles[from] as number, middles[to] as number]
  const before = Math.max((middles[from - 1] ?? -pitch / 2) + pitch / 2, start - (farthest + 1) * pitch)
  const after = Math.min((middles[to + 1] ?? strip.width + pitch / 2) - pitch / 2, end + (farthest + 1) * pitch)
  return isSmeared(strip, ink, before, start - 0.6 * pitch, pitch) || isSmeared(strip, ink, end + 0.6 * pitch, after, pitch)
}

/** How far figures stand apart in most types, in heights of figures, where no two stand beside each other: "2.6" may have been "2.06". */
const usualPitch = 0.8

/** How far figures beside each other stand apart on a line, in columns of its strip; null where it has too few. */
function pitchOf(glyphs: readonly Glyph[], middles: readonly number[]): number | null {
  const distances = glyphs.slice(1).flatMap((glyph, index) => {
    const isPair = /^\d$/.test(glyph.text) && /^\d$/.test(glyphs[index]?.text ?? '')
    return isPair ? [(middles[index + 1] as number) - (middles[index] as number)] : []
  })
  return distances.length === 0 ? null : (distances.sort((a, b) => a - b)[(distances.length - 1) >> 1] as number)
}

/** Whether columns beside each other, half a figure wide, are darker than the paper around them by more than dirt, between two columns of a strip. */
function isSmeared(strip: Strip, ink: Ink, from: number, to: number, pitch: number): boolean {
  const [left, right] = [Math.max(0, Math.round(from)), Math.min(strip.width, Math.round(to))]
  if (right - left < leastSmear * pitch) return false
  let run = 0
  for (const isDark of shadedColumns(strip, ink, left, right, leastShade)) {
    run = isDark ? run + 1 : 0
    if (run >= leastSmear * pitch) return true
  }
  return false
}

/** Share of the middle half of a gap that is dark where a stop or comma was smeared: a rule there is narrower. */
const mostOfGap = 0.8
/** The rows about the feet of figures in which stops stand, and how dark a smeared one is there: one of blurred amounts in three types had 0.05 and more. */
const aboveFeet = 8
const belowFeet = 3
const leastShadeOfStop = 0.05
/** Narrower gaps, in columns of the strip, have no middle that the letters beside them leave white. */
const narrowestGap = 8

/** A faint stop: at least so many columns beside each other are dark at the feet, and hardly above them, where a rule or smear would be too. */
const leastSpeck = 3
const mostAboveSpeck = 0.025
/** The gap is not much wider than a stop leaves between two figures, in heights of figures. */
const widestWithStop = 0.9

/** Whether a stop between two figures was taken for a space because it is smeared or faint; the gap is in columns of the strip. */
export function mayLackSign(strip: Strip, ink: Ink, { start, end }: { readonly start: number; readonly end: number }): boolean {
  const quarter = (end - start) / 4
  if (end - start < narrowestGap) return false
  const feet = { top: ink.baseline - aboveFeet, baseline: Math.min(stripHeight, ink.baseline + belowFeet) }
  const shaded = shadedColumns(strip, feet, Math.round(start + quarter), Math.round(end - quarter), leastShadeOfStop)
  if (shaded.length > 0 && shaded.filter(Boolean).length >= mostOfGap * shaded.length) return true
  if (end - start > widestWithStop * (ink.baseline - ink.top)) return false
  const [left, right] = [Math.round(start) + 1, Math.round(end) - 1]
  const above = shadedColumns(strip, { top: ink.top, baseline: feet.top - 2 }, left, right, mostAboveSpeck)
  let run = 0
  for (const [at, isDark] of shadedColumns(strip, feet, left, right, leastShadeOfStop).entries()) {
    run = isDark && above[at] === false ? run + 1 : 0
    if (run >= leastSpeck) return true
  }
  return false
}

/** How many columns on both sides tell what is paper and what is ink. */
const around = 24

/** Of each column from `left` to before `right` whether it is darker than the paper around, in the mean over some rows. */
function shadedColumns(
  { width, pixels }: Strip,
  { top, baseline }: Pick<Ink, 'top' | 'baseline'>,
  left: number,
  right: number,
  least: number,
): readonly boolean[] {
  const greyAt = (x: number, y: number): number => pixels[(y * width + x) * 3 + 1] as number
  const greys: number[] = []
  for (let y = 0; y < stripHeight; y++)
    for (let x = Math.max(0, left - around); x < Math.min(width, right + around); x++) greys.push(greyAt(x, y))
  greys.sort((a, b) => a - b)
  const [dark = 0, paper = 0] = [0.03, 0.8].map((share) => greys[Math.floor(greys.length * share)])
  if (paper - dark < leastContrast) return []
  return Array.from({ length: Math.max(0, right - left) }, (_, index) => {
    let sum = 0
    for (let y = top; y < baseline; y++) sum += Math.max(0, paper - greyAt(left + index, y))
    return sum >= least * (paper - dark) * Math.max(1, baseline - top)
  })
}

/** Greys that differ by less are paper alone. */
const leastContrast = 40
