import { type BandLine, bandLines, gaps, isWrapped, wrapsInto } from './band-lines.ts'
import { holdsFigure, isMoment } from './cell-text.ts'
import { isOfUnknownType, median, sizeOf, type TextRow } from './text-rows.ts'

/** Fewer rows with values, and fewer lines that stand closer, say nothing of the table as a whole. */
const fewestOfEach = 3
/** Points: browsers print lines of text at whole pixels of the screen, 0.75 points, so that a line may stand so much further down than others like it. */
export const snap = 0.75

/** Lines of two rows are at least so many sizes apart. */
const nearestLine = 0.95

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
      // What stands closer than its own size is set beside the line above, in the titles for instance.
      if (holdsValue(line) && gap >= nearestLine * median(line.row.words.map(sizeOf))) rows.push(gap)
      else if (!holdsValue(line) && line.columns.size === 1 && line.columns.has(0) && lines[i]?.columns.has(0)) others.push(gap)
    })
  }
  const least = Math.min(...rows)
  const near = others.filter((gap) => gap < least - snap)
  if (rows.length < fewestOfEach || near.length < fewestOfEach) return paddedPitchOfTable(bands, xs)
  const most = Math.max(...near)
  return most + snap < least ? (most + snap) / shareOfPitch : null
}

/** Lines closer than this share of the distance between rows go on with the row above. */
export const shareOfPitch = 0.8

/** The distance between rows where they are set wider than lines of text, so that closer lines must belong to one row; null where rows are set tight. */
export function paddedPitch(lines: readonly BandLine[]): number | null {
  const between = lines.slice(1).flatMap((line, i) => {
    const above = lines[i]
    return above && above.columns.size > 1 && line.columns.size > 1 ? [line.row.baseline - above.row.baseline] : []
  })
  const pitch = median(between)
  if (between.length < 3 || pitch < 1.4 * median(lines.flatMap((line) => line.row.words.map(sizeOf)))) return null
  // Where the lines of cells are set as wide, their distance says nothing.
  const wrapped = lines.slice(1).flatMap((line, i) => {
    const above = lines[i]
    return above && line.columns.size < above.columns.size && isWrapped(above, line) ? [line.row.baseline - above.row.baseline] : []
  })
  return wrapped.length >= 2 && median(wrapped) > 0.8 * pitch && median(wrapped) <= pitch ? null : pitch
}

/** The distance between the rows of all bands together, where they are set wider than lines of text and no cell is told to be wrapped; else null. */
function paddedPitchOfTable(bands: readonly (readonly TextRow[])[], xs: readonly number[]): number | null {
  const lines = bandLines(bands.flat(), xs)
  return pitchOfWrapped(lines) === null ? paddedPitch(lines) : null
}

/**
 * The least distance to a line that holds values where lines without any stand clearly closer under the line above: those are the further
 * lines of wrapped cells, in however many columns at once. Null where the distances do not tell.
 */
export function pitchOfValues(lines: readonly BandLine[]): number | null {
  const rows: number[] = []
  const others: number[] = []
  lines.slice(1).forEach((line, i) => {
    const gap = line.row.baseline - (lines[i]?.row.baseline ?? 0)
    ;(holdsValue(line) ? rows : others).push(gap)
  })
  if (rows.length < 2 || others.length < 2) return null
  const least = Math.min(...rows)
  const near = median(others)
  const most = Math.max(...others)
  // Where lines were measured, one row may have come too close to the line above it: still further than any further line of a cell.
  if (near > shareOfPitch * least)
    return near <= shareOfPitch * median(rows) && most + snap < least ? (most + least) / 2 / shareOfPitch : null
  if (near + snap >= least - snap) return least
  // A line may stand a pixel further down than others like it, if rows are still further apart than that; measured ones stand up to halfway.
  return Math.max(least, (areMeasured(lines) ? (near + least) / 2 : near + snap) / shareOfPitch)
}

/** true for lines that were recognised: their distances are a pixel or two off. */
const areMeasured = (lines: readonly BandLine[]): boolean => lines.some(({ row }) => row.words.some(isOfUnknownType))

/** true for a line with a figure, a day or a time behind its label. */
export const holdsValue = ({ columns }: BandLine): boolean =>
  [...columns].some(([column, words]) => column > 0 && (holdsFigure(words) || isMoment(words)))

/** Rows stand at least this many times further apart than the lines of their cells. */
const rowsApart = 1.18
const fewestWrapped = 3
/** A text of another column may reach further than the room that a cell had, so that one or another seems to end early. */
const mostWrapped = 0.9

/**
 * The least distance between rows where all cells are texts: lines stand near or far, far ones begin in the first column, and near ones go on
 * in columns of the line above, each broken because the next word had no room. Null where the lines do not tell.
 */
export function pitchOfWrapped(lines: readonly BandLine[]): number | null {
  const between = gaps(lines)
  const line = Math.min(...between)
  const least = Math.min(...between.filter((gap) => gap >= rowsApart * line))
  const pairs = between.flatMap((gap, i) => {
    const [above, below] = [lines[i], lines[i + 1]]
    return above && below ? [{ gap, above, below }] : []
  })
  const near = pairs.filter(({ gap }) => gap < rowsApart * line)
  const far = pairs.filter(({ gap }) => gap >= rowsApart * line)
  const most = Math.max(...near.map(({ gap }) => gap))
  if (near.length < fewestWrapped || far.length < fewestWrapped || most + snap >= least) return null
  const wrapped = near.filter(({ above, below }) =>
    [...below.columns.keys()].every((column) => above.columns.has(column) && wrapsInto(above, below, column)),
  )
  // Of measured lines the closest stand closer than they were set.
  const usual = areMeasured(lines) ? median(near.map(({ gap }) => gap)) : line
  const areWrapped = most < 1.1 * usual && wrapped.length >= mostWrapped * near.length
  return areWrapped && far.filter(({ below }) => below.columns.has(0)).length >= 0.8 * far.length ? (most + least) / 2 / shareOfPitch : null
}
