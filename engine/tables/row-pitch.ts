import { isMoment, readsAsValue } from './cell-text.ts'
import { type BandLine, bandLines, paddedPitchOfTable, shareOfPitch } from './rows.ts'
import type { TextRow } from './text-rows.ts'

/** Fewer rows with values, and fewer lines that stand closer, say nothing of the table as a whole. */
const fewestOfEach = 3
/** Points: browsers print lines of text at whole pixels of the screen, 0.75 points, so that a line may stand so much further down than others like it. */
const snap = 0.75

/**
 * The least distance to a line that holds values, where lines of the first column alone come clearly closer all over the table: names and descriptions
 * of several lines (ALDER CREEK / MINING CORP / ACM) beside figures on their first. Rules part a table in bands too short to tell by themselves; lines of
 * the first column that stand as far as rows do are headings. Without such lines, the distance between rows that are set wider than lines of text. Null
 * where the distances do not tell. `bands`: the lines between rules.
 */
export function pitchOfTable(bands: readonly (readonly TextRow[])[], xs: readonly number[]): number | null {
  const rows: number[] = []
  const others: number[] = []
  for (const band of bands) {
    const lines = bandLines(band, xs)
    lines.slice(1).forEach((line, i) => {
      const gap = line.row.baseline - (lines[i]?.row.baseline ?? 0)
      if (holdsValue(line)) rows.push(gap)
      else if (line.columns.size === 1 && line.columns.has(0) && lines[i]?.columns.has(0)) others.push(gap)
    })
  }
  const least = Math.min(...rows)
  const near = others.filter((gap) => gap < least - snap)
  if (rows.length < fewestOfEach || near.length < fewestOfEach) return paddedPitchOfTable(bands, xs)
  const most = Math.max(...near)
  return most + snap < least ? (most + snap) / shareOfPitch : null
}

const holdsValue = ({ columns }: BandLine): boolean =>
  [...columns].some(([column, words]) => column > 0 && (readsAsValue(words) || isMoment(words)))
