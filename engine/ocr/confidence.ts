import { readFileSync } from 'node:fs'
import type { Glyph } from './decode.ts'
import type { Ink } from './ink.ts'
import { heightOf } from './quad.ts'
import type { LineReading } from './read-line.ts'
import { likelihood, type SmallNetwork } from './small-network.ts'
import type { Strip } from './strip.ts'

/** Taught together with spaces.json: how likely a word is right in every letter and in where it begins and ends. */
const network: SmallNetwork = JSON.parse(readFileSync(new URL('confidence.json', import.meta.url), 'utf8'))

/** What is known of a word besides its letters. */
export interface WordEvidence {
  readonly glyphs: readonly Glyph[]
  /** How likely spaces stand before and after it, 1 at the ends of a line; and the likeliest space left out inside, 0 when there is none. */
  readonly before: number
  readonly after: number
  readonly inside: number
}

/** Taken off the log odds: of words told above 0.9 on pages held back, 96.7 % were right without it. A wrong figure is worse than one looked at twice. */
const caution = 1

/** How likely a word is right, 0 to 1, measured on pages drawn and spoilt (docs/decisions/014-recognition.md). */
export function likelyRight(features: readonly number[]): number {
  const likely = likelihood(network, features)
  return likely / (likely + (1 - likely) * Math.exp(caution))
}

/** The evidence as numbers, in the order in which the network of confidence.json was taught. */
export function wordFeatures(
  { glyphs, before, after, inside }: WordEvidence,
  reading: LineReading,
  strip: Strip,
  ink: Ink,
): readonly number[] {
  const doubts = glyphs.map(({ probability }) => -Math.log(Math.max(1e-4, probability))).sort((a, b) => b - a)
  const text = glyphs.map((glyph) => glyph.text).join('')
  const rivals = glyphs.map(({ others }) => others[0]?.probability ?? 0)
  const share = (pattern: RegExp): number => (text.match(pattern)?.length ?? 0) / glyphs.length
  return [
    Math.min(5, doubts[0] ?? 0),
    Math.min(5, doubts[1] ?? 0),
    Math.min(
      5,
      doubts.reduce((sum, doubt) => sum + doubt, 0),
    ),
    Math.sqrt(doubts[0] ?? 0),
    Math.max(0, ...rivals),
    Math.min(12, glyphs.length) / 12,
    glyphs.length === 1 ? 1 : 0,
    share(/\d/g),
    share(/\p{Lu}/gu),
    share(/[^\p{L}\d]/gu),
    /\d/.test(text) && /\p{L}/u.test(text) ? 1 : 0,
    /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|\p{L}\d\p{L}/u.test(text) ? 1 : 0,
    /[01ilIoOsS5B8|]/.test(text) ? 1 : 0,
    reading.confidence,
    -Math.log(Math.max(1e-3, 1.0001 - reading.confidence)) / 5,
    Math.log(Math.max(6, heightOf(strip.quad))) / 4,
    (ink.baseline - ink.top) / 48,
    1 - before,
    1 - after,
    inside,
  ]
}
