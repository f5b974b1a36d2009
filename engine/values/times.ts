/** HH:MM or HH:MM:SS for a printed time of day ("9:30", "9.30 Uhr", "14h05", "2:15 pm"); null for anything else. */
export function readTime(text: string): string | null {
  const trimmed = text.trim()
  // One or two figures and a mark or a word begin every time of day, and hardly an amount.
  if (!/^\d{1,2}\D/.test(trimmed)) return null
  const plain = trimmed.replace(/[\s\u00a0\u202f]+/gu, ' ')
  const match =
    /^(\d{1,2}):(\d{2})(?::(\d{2}))?(?: ?(a\.?m\.?|p\.?m\.?|uhr|h))?$/iu.exec(plain) ??
    /^(\d{1,2})[.h](\d{2})()(?: ?(a\.?m\.?|p\.?m\.?|uhr))$/iu.exec(plain) ??
    /^(\d{1,2})h(\d{2})()()$/iu.exec(plain) ??
    /^(\d{1,2})()() ?(a\.?m\.?|p\.?m\.?|uhr)$/iu.exec(plain)
  if (!match) return null
  const half = (match[4] ?? '').replaceAll('.', '').toLowerCase()
  let hour = Number(match[1])
  const minute = Number(match[2] || '0')
  const second = match[3] ? Number(match[3]) : null
  if (half === 'am' || half === 'pm') {
    if (hour < 1 || hour > 12) return null
    hour = (hour % 12) + (half === 'pm' ? 12 : 0)
  }
  if (hour > 23 || minute > 59 || (second ?? 0) > 59) return null
  const two = (part: number): string => String(part).padStart(2, '0')
  return second === null ? `${two(hour)}:${two(minute)}` : `${two(hour)}:${two(minute)}:${two(second)}`
}

/** HH:MM for hours and minutes with a point between ("8.05"), as timetables print them; null for anything else. Only a column tells it from a decimal. */
export function readDottedTime(text: string): string | null {
  const match = /^(\d{1,2})\.(\d{2})$/u.exec(text.trim())
  if (match === null || Number(match[1]) > 23 || Number(match[2]) > 59) return null
  return `${(match[1] ?? '').padStart(2, '0')}:${match[2]}`
}
