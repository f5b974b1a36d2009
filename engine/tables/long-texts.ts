import { type BandLine, bandLines, wrapsInto } from './band-lines.ts'
import { readsAsValue } from './cell-text.ts'
import type { TextRow } from './text-rows.ts'

/** Share of the columns that the first line of a row fills. */
const mostlyFull = 0.75
/** So many lines, and as many as there are rows, stand in the column of the long texts alone, and this share of them broke for want of room. */
const fewestLines = 3
const mostBroken = 0.5

/**
 * The rows of a band in which one column holds texts of many lines, paragraphs and lists among them, and nothing stands beside these but on the first line
 * of each: a row begins where nearly all columns have a text. Null for any other band.
 */
export function rowsOfLongTexts(rows: readonly TextRow[], xs: readonly number[]): readonly (readonly TextRow[])[] | null {
  const lines = bandLines(rows, xs)
  const begins = lines.map(({ columns }) => columns.size >= mostlyFull * (xs.length - 1))
  const further = lines.filter((_, i) => begins[i] !== true)
  const [column] = further[0]?.columns.keys() ?? []
  if (column === undefined || begins[0] !== true || further.length < Math.max(fewestLines, lines.length - further.length)) return null
  const isAlone = ({ columns }: BandLine): boolean => columns.size === 1 && !readsAsValue(columns.get(column) ?? [])
  if (!further.every((line) => line.columns.has(column) && isAlone(line))) return null
  const broken = lines.filter((line, i) => begins[i] !== true && wrapsInto(lines[i - 1] as BandLine, line, column))
  if (broken.length < mostBroken * further.length) return null
  const found: TextRow[][] = []
  lines.forEach(({ row }, i) => {
    if (begins[i] === true) found.push([row])
    else found.at(-1)?.push(row)
  })
  return found
}
