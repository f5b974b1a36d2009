import { readFileSync } from 'node:fs'
import type { Glyph } from './decode.ts'
import type { Ink } from './ink.ts'
import { heightOf } from './quad.ts'
import type { LineReading } from './read-line.ts'
import { likelihood, type SmallNetwork } from './small-network.ts'
import type { Strip } from './strip.ts'
import { isJoinedByCapitals, knowsInSomeCase, type WordList } from './word-list.ts'

const networkIn = (file: string): SmallNetwork => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
/** Taught together with spaces.json: how likely a word is right in every letter and in where it begins and ends. */
const network = networkIn('confidence.json')
/** The same of words with capitals inside or letters between figures, of which the first was shown none that were right. */
const mixedNetwork = networkIn('confidence-mixed.json')

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

/** What a list of words says of one: the language has it, or not; a run of figures, which no list knows; anything else. */
export type Standing = 'listed' | 'unlisted' | 'figures' | 'other'

/**
 * What each changes in the log odds. Of 2,200 words on 67 development pictures that were told above 0.9, listed ones were right in 99.3 %, those
 * between 0.8 and 0.9 in 98.9 %; unlisted ones above 0.9 in 88 %; runs of three figures and more, where nothing tells a slip, in 95 %.
 */
const standingCounts: Readonly<Record<Standing, number>> = { listed: 0.7, unlisted: -1.3, figures: -0.5, other: 0 }

/** Capitals inside a word: seldom but in names and abbreviations, and often a slip. */
const withCapitals = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u
/** true for a text with capitals inside, or a figure between letters, as codes have. */
export const isMixed = (text: string): boolean => withCapitals.test(text) || /\p{L}\d\p{L}/u.test(text)

/**
 * Where a word stands with the list of its language; 'other' for signs, mixtures, words of a letter or two, and where there is no list. Words with capitals
 * inside are listed as they stand only ("GmbH").
 */
export function standingOf(text: string, list: WordList | null): Standing {
  const bare = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  if (list === null || bare.length < 3) return 'other'
  if (/^\p{L}+$/u.test(bare)) {
    if (withCapitals.test(bare)) return list.knows(bare) ? 'listed' : isJoinedByCapitals(list, bare) ? 'other' : 'unlisted'
    return knowsInSomeCase(list, bare) ? 'listed' : 'unlisted'
  }
  return /^\d+$/.test(bare) ? 'figures' : 'other'
}

/** How likely a word is right, 0 to 1, measured on pages drawn and spoilt (docs/decisions/014-recognition.md), and by its standing. */
export function likelyRight(text: string, features: readonly number[], standing: Standing): number {
  const likely = likelihood(isMixed(text) ? mixedNetwork : network, features)
  return likely / (likely + (1 - likely) * Math.exp(caution - standingCounts[standing]))
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
    isMixed(text) ? 1 : 0,
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
