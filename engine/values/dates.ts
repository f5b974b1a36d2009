// Printed dates. Day and month in figures are settled by evidence, never by habit: 03/04/2024 alone stays ambiguous.

import { folded, monthNamed } from './languages.ts'

export type DateOrder = 'day-first' | 'month-first'

/** What a printed date can mean: with a name or a leading year one thing only, in bare figures perhaps two. */
export interface DateReadings {
  /** YYYY-MM-DD, null when that order gives no day of the calendar. */
  readonly dayFirst: string | null
  readonly monthFirst: string | null
  /** Dotted figures ("03.04.2024") are written day first everywhere but by mistake. */
  readonly dotted: boolean
}

/** Reads a whole cell or word as a date with day, month and year; null when it is none, or lacks a part. */
export function readDate(text: string): DateReadings | null {
  const plain = text.trim().replace(/\s+/gu, ' ')
  if (plain.length > 40 || !/\d/.test(plain)) return null
  return yearFirst(plain) ?? inSigns(plain) ?? inFigures(plain) ?? withMonthName(plain)
}

/** The order that this date proves; null when either order, or only one figure, would do. */
export function orderProvedBy({ dayFirst, monthFirst }: DateReadings): DateOrder | null {
  if (dayFirst !== null && monthFirst === null) return 'day-first'
  if (monthFirst !== null && dayFirst === null) return 'month-first'
  return null
}

const one = (iso: string | null): DateReadings | null => (iso === null ? null : { dayFirst: iso, monthFirst: iso, dotted: false })

function yearFirst(text: string): DateReadings | null {
  const match = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})\.?$/u.exec(text)
  return match ? one(isoDate(Number(match[1]), Number(match[3]), Number(match[4]))) : null
}

/** The year before the first of an era: Reiwa, Heisei and Showa of Japan, and the Republic as Taiwan counts. */
const yearBefore: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925, 民國: 1911, 民国: 1911 }

/** "2024年3月5日", "令和6年4月30日", "令和元年5月1日": year, month and day named by signs, with a day of the week in brackets or none. */
function inSigns(text: string): DateReadings | null {
  const match =
    /^(令和|平成|昭和|民[國国])?\s?(\d{1,4}|元)\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?[日号](?:\s?(?:[（(][^（()）]{1,3}[)）]|星期[一二三四五六日天]))?$/u.exec(
      text,
    )
  if (!match) return null
  const [, era, year = '', month, day] = match
  if (era === undefined && year.length !== 4) return null
  const counted = year === '元' ? 1 : Number(year)
  return one(isoDate(era === undefined ? counted : (yearBefore[era] ?? 0) + counted, Number(month), Number(day)))
}

function inFigures(text: string): DateReadings | null {
  const match = /^(\d{1,2})\s?([-/.\u2010\u2011])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})$/u.exec(text)
  if (!match) return null
  const first = Number(match[1])
  const second = Number(match[3])
  const year = fullYear(match[4] ?? '')
  const dayFirst = isoDate(year, second, first)
  const monthFirst = isoDate(year, first, second)
  return dayFirst === null && monthFirst === null ? null : { dayFirst, monthFirst, dotted: match[2] === '.' }
}

const weekdays = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun montag dienstag mittwoch donnerstag freitag samstag ' +
    'sonnabend sonntag mo di mi do fr sa so lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miercoles jueves viernes sabado domingo lunedi martedi ' +
    'mercoledi giovedi venerdi domenica maandag dinsdag woensdag donderdag vrijdag zaterdag zondag segunda terca quarta quinta sexta segunda-feira terca-feira quarta-feira quinta-feira sexta-feira'
  ).split(' '),
)
const joints = new Set(['of', 'de', 'del', 'the', 'den', 'le', 'il', 'el'])

function withMonthName(text: string): DateReadings | null {
  // Most texts that come here are amounts.
  if (!/\p{L}/u.test(text)) return null
  // "14-Mar-26", "14/Mar/2026", "14.März 2026" and "March 14,2026" fall apart at their marks.
  const parts = text
    .split(/[\s,/]+|(?<=\d)[-.](?=\p{L})|(?<=\p{L})[-.](?=\d)|(?<=\d)(?=\p{L}{3,}\.?(?:[-.\s]|\d{4}))|(?<=\p{L}{3})(?=\d{4}$)/u)
    .filter((part) => part !== '' && part !== '.' && !weekdays.has(folded(part)) && !joints.has(folded(part)))
  if (parts.length !== 3) return null
  const [a = '', b = '', c = ''] = parts
  const dayMonth = dayOf(a) !== null && monthNamed(b) !== null ? ([a, b] as const) : null
  const monthDay = monthNamed(a) !== null && dayOf(b) !== null ? ([b, a] as const) : null
  if (/^\d{4}$/.test(a) && monthNamed(b) !== null && dayOf(c) !== null) return one(isoDate(Number(a), monthNamed(b) ?? 0, dayOf(c) ?? 0))
  const [day, month] = dayMonth ?? monthDay ?? ['', '']
  if (day === '' || !/^(?:\d{4}|['’]?\d{2})\.?$/u.test(c)) return null
  return one(isoDate(fullYear(c.replace(/\D/gu, '')), monthNamed(month) ?? 0, dayOf(day) ?? 0))
}

function dayOf(part: string): number | null {
  const match = /^(\d{1,2})(?:\.|st|nd|rd|th|er|º|°|ª|e)?$/iu.exec(part)
  return match ? Number(match[1]) : null
}

/** Two figures of a year: 70 to 99 are of the last century, the rest of this one (as POSIX strptime has it, one year off). */
const fullYear = (figures: string): number =>
  figures.length === 4 ? Number(figures) : Number(figures) >= 70 ? 1900 + Number(figures) : 2000 + Number(figures)

/** YYYY-MM-DD of a day that exists between 1000 and 2999, or null. */
function isoDate(year: number, month: number, day: number): string | null {
  if (year < 1000 || year > 2999 || month < 1 || month > 12 || day < 1) return null
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null
}
