// How numbers, sizes and times are written everywhere: British English, figures grouped, no seconds where minutes say enough.

import * as texts from '../texts/ui.ts'

export { counted, figure } from '../texts/counted.ts'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' })

/** "19 November 2026" and "19 Nov 2026, 09:14". An unreadable date gives "unknown". */
export const dayOf = (date: Date): string => written(day, date)
const shortDayOf = (date: Date): string => written(shortDay, date)
export const momentOf = (date: Date): string => written(moment, date)

/** The date in a value that may come as text or wrapped as {"$date": …}; an invalid Date when it is neither. */
export function dateIn(value: unknown): Date {
  if (typeof value === 'string' || typeof value === 'number') return new Date(value)
  if (typeof value === 'object' && value !== null && '$date' in value) return dateIn(value.$date)
  return new Date(Number.NaN)
}

/** How long ago, for lists: "now", "4 min ago", "3 h ago", "yesterday", then the date. */
export function ago(date: Date, now: Date = new Date()): string {
  const minutes = Math.floor((now.getTime() - date.getTime()) / 60_000)
  if (minutes < 1) return texts.now
  if (minutes < 60) return texts.minAgo(minutes)
  if (minutes < 24 * 60 && date.getDate() === now.getDate()) return texts.hAgo(Math.floor(minutes / 60))
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  return date.toDateString() === yesterday.toDateString() ? texts.yesterday : shortDayOf(date)
}

/** A size in bytes: "812 bytes", "34 kB", "5.2 MB" (decimal units, as file managers show them). */
export function sizeOf(bytes: number): string {
  if (bytes < 1000) return texts.bytes(bytes)
  if (bytes < 1e6) return texts.kb(Math.round(bytes / 1000))
  return texts.mb((bytes / 1e6).toFixed(1))
}

/** A duration to come, in words: "about 9 s", "about 2 min". */
export const aboutDuration = (ms: number): string =>
  ms < 90_000 ? texts.aboutS(Math.max(1, Math.round(ms / 1000))) : texts.aboutMin(Math.round(ms / 60_000))

const written = (format: Intl.DateTimeFormat, date: Date): string => (Number.isNaN(date.getTime()) ? texts.unknown : format.format(date))
