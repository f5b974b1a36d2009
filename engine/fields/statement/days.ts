// Days that a statement prints without their year: "03 Mar", "03.03.", "3/3". The days it covers say which year is meant.

import type { Value } from '../../model/index.ts'
import { type Evidence, readDate } from '../../values/index.ts'

/** First and last day of what a statement covers, as YYYY-MM-DD. */
export interface Span {
  readonly first: string
  readonly last: string
}

/** Days that entries are booked before or behind the days a statement covers. */
const leeway = 10

/**
 * The day that `printed` names without a year, in the year that puts it within the span or a few days from it; null for anything else, and where
 * two years or two orders of day and month would do.
 */
export function yearlessDay(printed: string, { first, last }: Span, { dateOrder }: Evidence): Extract<Value, { kind: 'date' }> | null {
  const text = printed.trim()
  const figures = /^(\d{1,2})([./-])(\d{1,2})[./-]?$/u.exec(text)
  if (figures === null && !/^(?:\d{1,2}\.?[\s/-]?\p{L}{3,10}\.?|\p{L}{3,10}\.?\s?\d{1,2})$/u.test(text)) return null
  const years = [...new Set([first, last].map((day) => Number(day.slice(0, 4))))]
  const days = years.flatMap((year) => {
    const read = readDate(
      figures === null
        ? `${text.replace(/[/-]/u, ' ').replace(/(\p{L})(?=\d)/u, '$1 ')} ${year}`
        : `${figures[1]}${figures[2]}${figures[3]}${figures[2]}${year}`,
    )
    if (read === null) return []
    if (figures === null || read.dotted || dateOrder === 'day-first') return read.dayFirst ?? []
    return dateOrder === 'month-first' ? (read.monthFirst ?? []) : [read.dayFirst, read.monthFirst].filter((day) => day !== null)
  })
  const [from, to] = [movedBy(first, -leeway), movedBy(last, leeway)]
  const [only, other] = [...new Set(days)].filter((day) => day >= from && day <= to)
  return only === undefined || other !== undefined ? null : { kind: 'date', text, iso: only, ambiguous: false }
}

const movedBy = (day: string, days: number): string => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
