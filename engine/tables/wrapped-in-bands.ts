import { type BandLine, bandLines } from './band-lines.ts'
import { isAmount } from './cell-text.ts'
import type { TextRow } from './text-rows.ts'

/** So many bands of several lines each show that rules part rows. */
const fewestBands = 2
/** Cells of more lines are columns of running text beside each other. */
const mostLines = 8

/**
 * true when each band below the titles is one row whose cells go on for several lines: all begin on its first line, no line within leaves out a column that
 * the next one fills, and in each band of several lines a column ends before one that stands left of it does. In rows of a group, which rules may part as
 * well, only the name of the group ends early, on their left, and sums of money stand under one another. `bands`: the lines between level rules, those
 * of the titles first.
 */
export function areWrappedInBands(bands: readonly (readonly TextRow[])[], xs: readonly number[]): boolean {
  const rows = bands.slice(1).map((lines) => bandLines(lines, xs))
  const several = rows.filter((lines) => lines.length > 1)
  return several.length >= fewestBands && several.length * 2 >= rows.length && several.every(isOneRow)
}

function isOneRow(lines: readonly BandLine[]): boolean {
  if (lines.length > mostLines) return false
  const columns = [...new Set(lines.flatMap((line) => [...line.columns.keys()]))].sort((a, b) => a - b)
  const ends = columns.map((column) => lines.findLastIndex((line) => line.columns.has(column)))
  const isFromTop = columns.every((column, i) => lines.every((line, at) => line.columns.has(column) === at <= (ends[i] ?? 0)))
  const hasOneSum = columns.every((column) => lines.filter((line) => isAmount(line.columns.get(column) ?? [])).length < 2)
  return isFromTop && hasOneSum && ends.some((end, i) => i > 0 && ends.slice(0, i).some((before) => before > end))
}
