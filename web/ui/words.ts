// How numbers, sizes and times are written everywhere: British English, figures grouped, no seconds where minutes say enough.
const number = new Intl.NumberFormat('en-GB')
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' })

/** 1240 -> "1,240". */
export const figure = (value: number): string => number.format(value)

/** "1 page", "3 pages": the count with its noun, regular plural unless `many` is given. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${figure(count)} ${count === 1 ? one : many}`

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
  if (minutes < 1) return 'now'
  if (minutes < 60) return `${minutes} min ago`
  if (minutes < 24 * 60 && date.getDate() === now.getDate()) return `${Math.floor(minutes / 60)} h ago`
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  return date.toDateString() === yesterday.toDateString() ? 'yesterday' : shortDayOf(date)
}

/** A size in bytes: "812 bytes", "34 kB", "5.2 MB" (decimal units, as file managers show them). */
export function sizeOf(bytes: number): string {
  if (bytes < 1000) return counted(bytes, 'byte')
  if (bytes < 1e6) return `${Math.round(bytes / 1000)} kB`
  return `${(bytes / 1e6).toFixed(1)} MB`
}

/** A duration to come, in words: "about 9 s", "about 2 min". */
export const aboutDuration = (ms: number): string =>
  ms < 90_000 ? `about ${Math.max(1, Math.round(ms / 1000))} s` : `about ${Math.round(ms / 60_000)} min`

const written = (format: Intl.DateTimeFormat, date: Date): string => (Number.isNaN(date.getTime()) ? 'unknown' : format.format(date))
