// Times in resumes: months and years, and ranges of them that may still run.

import { monthNamed } from '../../values/index.ts'

/** A range of time, or a single point of it, printed in a text. */
export interface PeriodInText {
  readonly from: number
  readonly to: number
  /** "2018-09" or "2018"; null for a single point, which is an end. */
  readonly start: TimePoint | null
  readonly end: TimePoint
}
export interface TimePoint {
  readonly from: number
  readonly to: number
  /** "2018-09", "2018", "2018-09-15" or "present". */
  readonly normal: string
}

const year = String.raw`(?:19[5-9]\d|20\d{2}|'\d{2})`
const month = String.raw`\p{L}{3,10}\.?`
const point = String.raw`(?:(?:(?:0?[1-9]|[12]\d|3[01])\.?\s+)?${month},?\s+(?:de\s+)?${year}|(?:0?[1-9]|1[0-2])\s?[./-]\s?(?:19|20)\d{2}|(?:0?[1-9]|[12]\d|3[01])[./](?:0?[1-9]|1[0-2])[./](?:19|20)\d{2}|(?:19|20)\d{2}[-/.](?:0[1-9]|1[0-2])(?:[-/.](?:0[1-9]|[12]\d|3[01]))?|${year})`
const present = String.raw`(?:to\s+date|to\s+present|present|current(?:ly)?|now|today|ongoing|date|heute|bis\s+heute|dato|jetzt|aktuell|laufend|aujourd'hui|aujourd’hui|présent|en cours|à\s+ce\s+jour|ce\s+jour|actuel(?:lement)?|actualidad|presente|actual|hoy|oggi|attuale|in corso|heden|nu|vandaag|atual(?:mente)?|hoje)`
const joint = String.raw`\s*(?:[-\u2010-\u2015~]|to|until|till|bis|à|au|a|al|hasta|tot|t/m|até|→)\s*`
const range = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:from|since|seit|von|depuis|de|du|desde|dal?|sinds|van)\s+)?(?<start>${point}|${month})${joint}(?<end>${point}|${present})(?![\p{L}\d])`,
  'giu',
)
const open = new RegExp(String.raw`(?<![\p{L}\d])(?:since|seit|depuis|desde|dal|sinds)\s+(?<start>${point})(?![\p{L}\d])`, 'giu')
/** Not within a number of another kind: "10.1000/abc.2023.17", "2023.1". */
const single = new RegExp(String.raw`(?<![\p{L}\d./-])(?<end>${point})(?![\p{L}\d]|[./-]\d)`, 'giu')

/** The first range of time in a text, else, when `alone` is allowed, the first single month or year; null when there is none. */
export function periodIn(text: string, alone = true): PeriodInText | null {
  for (const match of text.matchAll(range)) {
    const { start = '', end = '' } = match.groups ?? {}
    const endsAt = match.index + match[0].length - end.length
    const last = timePoint(end, endsAt)
    // "May - Aug 2022": the month before takes the year of the one behind.
    const yearOfEnd = /\d{4}/.exec(last?.normal ?? '')?.[0]
    const startsAt = match.index + match[0].indexOf(start)
    const first =
      timePoint(start, startsAt) ?? (yearOfEnd === undefined ? null : timePoint(`${start} ${yearOfEnd}`, startsAt, start.length))
    if (first !== null && last !== null) return { from: match.index, to: match.index + match[0].length, start: first, end: last }
  }
  for (const match of text.matchAll(open)) {
    const { start = '' } = match.groups ?? {}
    const first = timePoint(start, match.index + match[0].length - start.length)
    const to = match.index + match[0].length
    if (first !== null) return { from: match.index, to, start: first, end: { from: match.index, to: first.from - 1, normal: 'present' } }
  }
  if (!alone) return null
  for (const match of text.matchAll(single)) {
    const end = timePoint(match[0], match.index)
    if (end !== null) return { from: match.index, to: match.index + match[0].length, start: null, end }
  }
  return null
}

function timePoint(text: string, from: number, length = text.length): TimePoint | null {
  const normal = normalTime(text.trim())
  return normal === null ? null : { from, to: from + length, normal }
}

const wholePresent = new RegExp(`^${present}$`, 'iu')

function normalTime(text: string): string | null {
  if (wholePresent.test(text)) return 'present'
  const first = /^(\d{4})[-/.](\d{2})(?:[-/.](\d{2}))?$/.exec(text)
  if (first !== null) return [first[1], first[2], first[3]].filter((part) => part !== undefined).join('-')
  const day = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text)
  if (day !== null) return `${day[3]}-${two(day[2])}-${two(day[1])}`
  const figures = /^(\d{1,2})\s?[./-]\s?(\d{4})$/.exec(text)
  if (figures !== null) return `${figures[2]}-${two(figures[1])}`
  const named = /^(?:\d{1,2}\.?\s+)?(\p{L}+)\.?,?\s+(?:de\s+)?('?\d{2,4})$/iu.exec(text)
  if (named !== null) {
    const number = monthNamed(named[1] ?? '')
    return number === null ? null : `${fullYear(named[2] ?? '')}-${two(String(number))}`
  }
  return /^(?:\d{4}|'\d{2})$/.test(text) ? fullYear(text) : null
}

const two = (figures = ''): string => figures.padStart(2, '0')
const fullYear = (text: string): string => (text.startsWith("'") ? `${Number(text.slice(1)) > 50 ? '19' : '20'}${text.slice(1)}` : text)
