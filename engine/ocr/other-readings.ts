import { confidence, type Reading } from '../model/index.ts'
import type { Glyph } from './decode.ts'

/** At most this many other readings of a word are told. */
const mostReadings = 4
const leastReading = 0.02

/** The word with one letter read otherwise, best first. */
export function readingsOf(glyphs: readonly Glyph[]): readonly Reading[] {
  const whole = glyphs.reduce((product, glyph) => product * glyph.probability, 1)
  return glyphs
    .flatMap((glyph, index) =>
      glyph.others.map(({ text, probability }) => ({
        text: glyphs.map((each, at) => (at === index ? text : each.text)).join(''),
        probability: (whole / Math.max(1e-6, glyph.probability)) * probability,
      })),
    )
    .filter(({ probability }) => probability >= leastReading)
    .sort((a, b) => b.probability - a.probability)
    .slice(0, mostReadings)
    .map(({ text, probability }) => ({ text, confidence: confidence(Math.min(1, probability)) }))
}
