import type { Glyph } from './decode.ts'
import { type Ink, widestGap } from './ink.ts'
import type { LineReading } from './read-line.ts'

/** The room between two letters that follow one another on a strip. */
export interface Gap {
  /** Columns of the strip without ink; a run of no width where letters touch. */
  readonly start: number
  readonly end: number
  /** Whether a space stands there, 0 to 1. */
  readonly space: number
}

/** Middle of a letter in columns of the strip. */
export const middleOf = ({ from, to }: Glyph, stepWidth: number): number => ((from + to) / 2) * stepWidth

/** Finds the room after each letter but the last, and how likely it is a space. */
export function gapsOf({ glyphs, stepWidth }: LineReading, ink: Ink): readonly Gap[] {
  const middles = glyphs.map((glyph) => middleOf(glyph, stepWidth))
  const pairs = glyphs.slice(1).map((right, index) => {
    const left = glyphs[index] as Glyph
    const [from, to] = [middles[index] as number, middles[index + 1] as number]
    const run = widestGap(ink, from - stepWidth / 2, to + stepWidth / 2)
    return { left, right, pitch: to - from, ...run, width: run.end - run.start }
  })
  const pitch = median(pairs.map((pair) => pair.pitch))
  const usual = median(pairs.map(({ width }) => width))
  const size = Math.max(4, ink.baseline - ink.top)
  return pairs.map(({ right, start, end, width, pitch: own }) => {
    const wide = (width - usual) / size
    const score = 6 * (right.spaceBefore - 0.3) + 8 * (wide - 0.35) + 2 * (own / Math.max(1, pitch) - 1.6)
    return { start, end, space: 1 / (1 + Math.exp(-score)) }
  })
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}
