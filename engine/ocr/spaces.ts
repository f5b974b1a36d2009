import { readFileSync } from 'node:fs'
import type { Glyph } from './decode.ts'
import { type Ink, widestGap } from './ink.ts'
import type { LineReading } from './read-line.ts'
import { likelihood, type SmallNetwork } from './small-network.ts'

/** The room between two letters that follow one another on a strip. */
export interface Gap {
  /** Columns of the strip without ink; a run of no width where letters touch. */
  readonly start: number
  readonly end: number
  /** What is known of it, in the order in which the network of spaces.json was taught. */
  readonly features: readonly number[]
}

/** Middle of a letter in columns of the strip. */
export const middleOf = ({ from, to }: Glyph, stepWidth: number): number => ((from + to) / 2) * stepWidth

/** Taught on drawn and spoilt pages by training/train.ts; its card is docs/decisions/014-recognition.md. */
const network: SmallNetwork = JSON.parse(readFileSync(new URL('spaces.json', import.meta.url), 'utf8'))

/** How likely a space stands in the gap, 0 to 1. */
export const spaceIn = ({ features }: Gap): number => likelihood(network, features)

/** A space that the network is sure of, and so many of them on a line, tell how wide spaces are there. */
const sureOfSpace = 0.95
const fewestSpaces = 2
/** Share of the narrowest of them that is as wide, and how much wider a space is than all that is none. */
const asWide = 0.95
const widerThanOthers = 1.3
/** As sure as the other spaces of the line make it. */
const byItsLine = 0.9

/**
 * How likely a space stands in each gap of a line, of which the network says `likely` and that are so many columns wide: a gap beside a figure or closing
 * bracket that is as wide as the spaces of its line, and wider than all else there, is one: "FR20 1242", "502 vom".
 */
export function withEvenSpaces(glyphs: readonly Glyph[], widths: readonly number[], likely: readonly number[]): readonly number[] {
  const spaces = widths.filter((_, at) => (likely[at] as number) >= sureOfSpace)
  if (spaces.length < fewestSpaces) return likely
  const least = asWide * Math.min(...spaces)
  const others = widths.filter((width, at) => width < least && (likely[at] as number) < 0.5)
  const wide = Math.max(least, widerThanOthers * Math.max(1, ...others))
  const made = likely.map((share, at) => {
    // Between two letters words tell.
    const isBetween = /^(?:[\p{N})][\p{L}\p{N}]|\p{L}\p{N})$/u.test(`${glyphs[at]?.text}${glyphs[at + 1]?.text}`)
    return share < 0.5 && isBetween && (widths[at] as number) >= wide ? byItsLine : share
  })
  return withFiguresHeld(glyphs, likely, made)
}

/** Groups of a long number have so many figures at least. */
const fewestInGroup = 2
/**
 * The likelihoods as they were within numbers that would fall into single figures: a 1 leaves as much room as a space in type of one width, and so do figures
 * that are written wide.
 */
function withFiguresHeld(glyphs: readonly Glyph[], likely: readonly number[], made: readonly number[]): readonly number[] {
  const held = [...made]
  const isFigure = (at: number): boolean => isDigit(glyphs[at]) === 1
  for (let first = 0; first < glyphs.length; first++) {
    if (!isFigure(first)) continue
    let last = first
    while (isFigure(last + 1) && (likely[last] as number) < 0.5) last++
    const cuts = Array.from({ length: last - first }, (_, i) => first + i).filter((at) => (made[at] as number) >= 0.5)
    const groups = [...cuts, last].map((end, i) => end - (cuts[i - 1] ?? first - 1))
    if (groups.some((count) => count < fewestInGroup)) for (const at of cuts) held[at] = likely[at] as number
    first = last
  }
  return held
}

/**
 * Finds the room after each letter but the last. Room is measured against the letters of the same line: what is a space in one type is the
 * usual distance in another, and the network alone drops half of the spaces between Latin words.
 */
export function gapsOf({ glyphs, stepWidth }: LineReading, ink: Ink): readonly Gap[] {
  const middles = glyphs.map((glyph) => middleOf(glyph, stepWidth))
  const size = Math.max(6, ink.baseline - ink.top)
  const pairs = glyphs.slice(1).map((right, index) => {
    const left = glyphs[index] as Glyph
    const [from, to] = [middles[index] as number, middles[index + 1] as number]
    const run = widestGap(ink, from - stepWidth / 2, to + stepWidth / 2, 0)
    const faint = widestGap(ink, from - stepWidth / 2, to + stepWidth / 2, 2)
    return { left, right, pitch: to - from, ...run, width: run.end - run.start, faint: faint.end - faint.start }
  })
  const widths = pairs.map(({ width }) => width).sort((a, b) => a - b)
  const pitches = pairs.map(({ pitch }) => pitch).sort((a, b) => a - b)
  const [low, usual, high] = [quantile(widths, 0.25), quantile(widths, 0.5), quantile(widths, 0.85)]
  const pitch = Math.max(stepWidth, quantile(pitches, 0.5))
  const uneven = (quantile(pitches, 0.7) - quantile(pitches, 0.2)) / pitch
  return pairs.map((pair, index) => ({
    start: pair.start,
    end: pair.end,
    features: [
      pair.right.spaceBefore,
      bounded(pair.width / size),
      bounded((pair.width - usual) / size),
      bounded((pair.width - low) / size),
      bounded((pair.width - high) / size),
      bounded(pair.width / pitch),
      bounded(pair.faint / size),
      bounded(pair.pitch / pitch),
      bounded((pair.right.from - pair.left.to) / 4),
      bounded((pairs[index - 1]?.width ?? usual) / size),
      bounded((pairs[index + 1]?.width ?? usual) / size),
      bounded(uneven),
      bounded(pitch / size),
      Math.min(1, pairs.length / 30),
      // In type of one width a stop stands at the left of its cell: over it the letters beside are two cells apart, over a space three.
      bounded(((middles[index + 1] as number) - (middles[index - 1] ?? (middles[index] as number) - pitch)) / pitch - 2),
      bounded(((middles[index + 2] ?? (middles[index + 1] as number) + pitch) - (middles[index] as number)) / pitch - 2),
      isDigit(glyphs[index - 1]),
      isDigit(glyphs[index + 2]),
      ...kindOf(pair.left.text),
      ...kindOf(pair.right.text),
    ],
  }))
}

const isDigit = (glyph: Glyph | undefined): number => (glyph !== undefined && /\d/.test(glyph.text) ? 1 : 0)

const bounded = (value: number): number => Math.max(-3, Math.min(3, value))

const quantile = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0

/** What kind of letter it is: small, great, digit, stop, mark that opens or closes, thin. */
function kindOf(text: string): readonly number[] {
  const is = (pattern: RegExp): number => (pattern.test(text) ? 1 : 0)
  return [
    is(/\p{Ll}/u),
    is(/\p{Lu}/u),
    is(/\d/),
    is(/[.,]/),
    is(/[:;!?]/),
    is(/[-/\\'’_]/),
    is(/[([{<#$€£@&]/),
    is(/[)\]}>%*]/),
    is(/[iljtfrI1|!.,:;'()[\]]/),
  ]
}
