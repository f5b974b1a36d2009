import type { Ink } from './ink.ts'
import type { LineReading } from './read-line.ts'
import { middleOf } from './spaces.ts'

/** Share of the height of small letters that ink must be wide and high to be a sign: dirt and rules of tables are thinner. */
const leastWidth = 0.3
const leastHeight = 0.6
/** Of the usual distance between letters, how far from the middle of a letter its own ink reaches. */
const reach = 0.7

/** Before which letter, counted from 0 and their count for the end, a sign was passed over: the step of the network at its middle. */
export type UnreadInk = ReadonlyMap<number, number>

/**
 * Where a sign stands that the reader passed over. The first reader does so with signs it hardly ever saw, £ and € among them, and is as sure of the
 * rest as ever.
 */
export function unreadInk({ glyphs, stepWidth }: LineReading, ink: Ink): UnreadInk {
  const middles = glyphs.map((glyph) => middleOf(glyph, stepWidth))
  const pitches = middles.slice(1).map((middle, index) => middle - (middles[index] as number))
  const size = Math.max(8, ink.baseline - ink.top)
  const pitch = pitches.toSorted((a, b) => a - b)[pitches.length >> 1] ?? size
  const found = new Map<number, number>()
  for (let index = 0; index <= glyphs.length; index++) {
    const from = index === 0 ? 0 : (middles[index - 1] as number) + reach * pitch
    const to = index === glyphs.length ? ink.columns.length : (middles[index] as number) - reach * pitch
    const middle = to - from < leastWidth * size ? null : middleOfSign(ink, Math.round(from), Math.round(to), size)
    if (middle !== null) found.set(index, middle / stepWidth)
  }
  return found
}

function middleOfSign({ columns, mask }: Ink, from: number, to: number, size: number): number | null {
  let first = -1
  let last = -1
  for (let x = Math.max(0, from); x < Math.min(columns.length, to); x++) {
    if (columns[x] === 0) continue
    if (first < 0) first = x
    last = x
  }
  if (first < 0 || last + 1 - first < leastWidth * size) return null
  const width = columns.length
  let rows = 0
  for (let row = 0; row * width < mask.length; row++) if (mask.subarray(row * width + first, row * width + last + 1).includes(1)) rows++
  return rows >= leastHeight * size ? (first + last) / 2 : null
}
