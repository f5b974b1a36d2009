// What a page break leaves of a table at the head of the next page: where that can stand, and how it is taken from there.

import { unionOf } from '../geometry/index.ts'
import type { Line } from '../model/index.ts'
import type { Region } from '../stages.ts'

/** Share of its page's height that a table reaches when it may go on over the page break. */
export const foot = 0.75
/** Share of the next page's height in which what goes on with it stands. */
export const head = 0.25
/** In points: the texts of a column begin, or end, or stand in the middle of it, at one place on both pages. */
export const slack = 1.5
/** Type sizes of one table differ by less, as a share. */
export const sameSize = 0.12

/** The region without the lines that were taken; nothing when none is left. */
export function withoutLines(region: Region, taken: ReadonlySet<Line>): readonly Region[] {
  if (region.kind !== 'prose' && region.kind !== 'furniture') return [region]
  const lines = region.lines.filter((line) => !taken.has(line))
  if (lines.length === region.lines.length) return [region]
  if (lines.length === 0) return []
  return [{ ...region, lines, place: { ...region.place, box: unionOf(lines.map(({ box }) => box)) } }]
}
