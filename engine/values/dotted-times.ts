// Hours and minutes with a point between look like decimals. A timetable shows itself: by its titles, by times with a colon among them, or by rising throughout.

import { readDottedTime } from './times.ts'

/** A body cell as far as it matters here. */
interface CellToTell {
  readonly plain: string
  /** It reads as a time of day by itself. */
  readonly time: string | null
}

/** Titles over times of day, in the languages we know; words for a length of time are none of them. */
const clockTitle =
  /\b(?:departures?|arrivals?|dep|arr|opens|closes|kick-off|uhr|uhrzeit|abfahrt|ankunft|beginn|ansto(?:ss|ß)|anpfiff|heure|d[ée]part|arriv[ée]e|hora|salida|llegada|ora|orario|partenza|arrivo|vertrek|aankomst|aanvang|sa[ií]da|chegada|godzina|avg[åa]ng|ankomst)(?!\p{L})/iu

/** Two in five decimals of two places end in .60 or more: twelve of which none does come by chance in one table of 450. */
const enoughTimes = 12

/** Beside decimals with a comma the point is no decimal mark, and half of that will do. */
const enoughBesideCommas = 6

/**
 * The columns of a table, by number, that hold times written with a point ("8.05", "17.30"); `columns` without the cells that hold nothing,
 * `hasCommas` when other columns prove a decimal comma.
 */
export function columnsOfDottedTimes(
  columns: readonly (readonly CellToTell[])[],
  titles: readonly string[],
  hasCommas: boolean,
): ReadonlySet<number> {
  const dotted = columns.flatMap((cells, column) => {
    const isDotted =
      cells.some(({ time }) => time === null) && cells.every(({ plain, time }) => time !== null || readDottedTime(plain) !== null)
    return isDotted ? [column] : []
  })
  const rising = dotted.filter((column) => rises(columns[column] ?? []))
  const areTimetable =
    rising.reduce((sum, column) => sum + (columns[column]?.length ?? 0), 0) >= (hasCommas ? enoughBesideCommas : enoughTimes)
  return new Set(
    dotted.filter(
      (column) =>
        clockTitle.test(titles[column] ?? '') ||
        (columns[column] ?? []).some(({ time }) => time !== null) ||
        (areTimetable && rising.length === dotted.length && rising.length >= 2),
    ),
  )
}

const rises = (cells: readonly CellToTell[]): boolean => {
  const times = cells.map(({ plain, time }) => time ?? readDottedTime(plain) ?? '')
  return times.length >= 3 && times.every((time, at) => at === 0 || time > (times[at - 1] ?? ''))
}
