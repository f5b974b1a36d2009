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

const year = String.raw`(?:19[5-9]\d|20\d{2}|['’]\d{2})`
const month = String.raw`\p{L}{3,10}\.?`
/** Terms of study and quarters say no month: the year counts. */
const term = String.raw`(?:spring|summer|fall|autumn|winter|frühjahr|sommer|herbst|wise|sose|ws|ss|printemps|été|automne|hiver|primavera|verano|otoño|invierno|estate|autunno|inverno|q[1-4]|h[12]|mid|early|late|anfang|mitte|ende)[\s/-]+`
const point = String.raw`(?:(?:(?:0?[1-9]|[12]\d|3[01])\.?\s+)?${month},?\s+(?:de\s+)?${year}|${month}['’]\d{2}|(?:0?[1-9]|1[0-2])\s?[./-]\s?(?:19|20)\d{2}|(?:0?[1-9]|[12]\d|3[01])[./](?:0?[1-9]|1[0-2])[./](?:19|20)\d{2}|(?:19|20)\d{2}[-/.](?:0[1-9]|1[0-2])(?:[-/.](?:0[1-9]|[12]\d|3[01]))?|(?:${term})?${year})`
const present = String.raw`(?:(?:to\s+|un)?till\s+(?:date|now)|to\s+date|to\s+present|(?:the\s+)?present(?:\s+day)?|gegenwart|à\s+présent|al\s+presente|la\s+fecha|op\s+heden|até\s+(?:o\s+momento|hoje|à\s+data|ao\s+presente)|à\s+data|ao\s+presente|o\s+momento|in\s+progress|still\s+there|current(?:ly)?|now|today|ongoing|date|heute|bis\s+heute|dato|jetzt|aktuell|laufend|aujourd'hui|aujourd’hui|présent|en cours|à\s+ce\s+jour|ce\s+jour|actuel(?:lement)?|actualidad|presente|actual|hoy|oggi|attuale|in corso|heden|nu|vandaag|atual(?:mente|idade)?|hoje)`
const joint = String.raw`\s*(?:[-\u2010-\u2015\u2212~→>]+|\b(?:t\s?o|until|till|thru|through|bis|au|ad?|al|hasta|tot|t/m)\b|à|jusqu['’]à|até)(?:\s+(?:zum?|en|la)(?!\p{L}))?\s*`
const range = new RegExp(
  String.raw`(?:(?<![\p{L}\d])|(?<=\p{Ll})(?=(?:19|20)\d{2}\s[-\u2013\u2014]\s))(?:(?:from|since|seit|von|vom|ab|depuis|de|du|dès|desde|dal?|sinds|vanaf|van)\s+)?(?<start>${point}|${month})${joint}(?<end>${point}|${present})(?![\p{L}\d])`,
  'giu',
)
const open = new RegExp(
  String.raw`(?<![\p{L}\d])(?:since|seit|^ab|depuis|dès|à\s+partir\s+de|desde|a\s+partir\s+de|dal|sinds|vanaf)\s+(?<start>${point})(?![\p{L}\d])`,
  'giu',
)
/** "2019 –" with nothing behind: it still runs. */
const unended = new RegExp(String.raw`(?<![\p{L}\d./-])(?<start>${point})\s*[-\u2010-\u2015]\s*$`, 'iu')
/** "06/19 – 02/21": months with years of two figures, which only a range tells from other figures. */
const shortMonths =
  /(?<![\p{L}\d./-])(?<start>(?:0?[1-9]|1[0-2])[/.]\d{2})\s*[-\u2010-\u2015]\s*(?<end>(?:0?[1-9]|1[0-2])[/.]\d{2})(?![\p{L}\d./-])/u
/** "2019–21": the last two figures of a later year; "2019-11" is a month. */
const shortYears = /(?<![\p{L}\d./-])(?<start>(?:19|20)\d{2})(?:\s*[\u2010-\u2015]\s*|-(?!0|1[0-2]))(?<end>\d{2})(?![\p{L}\d./-])/u
/** Not within a number of another kind: "10.1000/abc.2023.17", "2023.1". */
const single = new RegExp(String.raw`(?<![\p{L}\d./-])(?<end>${point})(?![\p{L}\d]|[./-]\d)`, 'giu')

/** "2 years 10 months": how long something was, as it is said beside a time. */
export const duration =
  /^\(?\d+\s*(?:years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois|años?|mes(?:es)?|anni|anno|mesi|jaar|maanden|anos?)(?!\p{L}).{0,20}$|^(?:an?|one)\s+(?:year|month)$/iu

/** The first range of time in a text, else, when `alone` is allowed, the first single month or year; null when there is none. */
export function periodIn(text: string, alone = true): PeriodInText | null {
  range.lastIndex = 0
  for (let match = range.exec(text); match !== null; match = range.exec(text)) {
    // A word before a year that is no month ("Chemistry, 2003 – 2007") takes nothing from the range that begins behind it.
    range.lastIndex = match.index + 1
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
  const short = shortRange(text)
  if (short !== null) return short
  for (const match of text.matchAll(open)) {
    const { start = '' } = match.groups ?? {}
    const first = timePoint(start, match.index + match[0].length - start.length)
    const to = match.index + match[0].length
    if (first !== null) return { from: match.index, to, start: first, end: { from: match.index, to: first.from - 1, normal: 'present' } }
  }
  const left = unended.exec(text)
  const since = left === null ? null : timePoint(left.groups?.start ?? '', left.index)
  if (left !== null && since !== null) {
    const to = left.index + left[0].length
    return { from: left.index, to, start: since, end: { from: left.index, to, normal: 'present' } }
  }
  if (!alone) return null
  single.lastIndex = 0
  for (let match = single.exec(text); match !== null; match = single.exec(text)) {
    // A town before a year is no month and takes nothing from the year.
    single.lastIndex = match.index + 1
    const end = timePoint(match[0], match.index)
    if (end !== null) return { from: match.index, to: match.index + match[0].length, start: null, end }
  }
  return null
}

/** A range whose years are printed with two figures: both points of its words. */
function shortRange(text: string): PeriodInText | null {
  const months = shortMonths.exec(text)
  const years = shortYears.exec(text)
  const match = months ?? years
  if (match === null) return null
  const { start = '', end = '' } = match.groups ?? {}
  const [first, last] = match === months ? [monthOfShort(start), monthOfShort(end)] : [start, `${start.slice(0, 2)}${end}`]
  const span = Number(last.slice(0, 4)) - Number(first.slice(0, 4))
  if (span < 0 || span > 50 || first > last) return null
  const to = match.index + match[0].length
  return {
    from: match.index,
    to,
    start: { from: match.index, to: match.index + start.length, normal: first },
    end: { from: to - end.length, to, normal: last },
  }
}

function monthOfShort(text: string): string {
  const [number = '', figures = ''] = text.split(/[/.]/)
  return `${fullYear(`'${figures}`)}-${two(number)}`
}

function timePoint(text: string, from: number, length = text.length): TimePoint | null {
  const normal = normalTime(text.trim())
  return normal === null ? null : { from, to: from + length, normal }
}

const ofTerm = new RegExp(`^${term}`, 'iu')
const wholePresent = new RegExp(`^${present}$`, 'iu')

function normalTime(text: string): string | null {
  if (wholePresent.test(text)) return 'present'
  const first = /^(\d{4})[-/.](\d{2})(?:[-/.](\d{2}))?$/.exec(text)
  if (first !== null) return [first[1], first[2], first[3]].filter((part) => part !== undefined).join('-')
  const day = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text)
  if (day !== null) return `${day[3]}-${two(day[2])}-${two(day[1])}`
  const figures = /^(\d{1,2})\s?[./-]\s?(\d{4})$/.exec(text)
  if (figures !== null) return `${figures[2]}-${two(figures[1])}`
  const named = /^(?:\d{1,2}\.?\s+)?(\p{L}+)\.?,?(?:\s+|(?=['’]))(?:de\s+)?(['’]?\d{2,4})$/iu.exec(text)
  if (named !== null) {
    const number = monthNamed(named[1] ?? '')
    if (number !== null) return `${fullYear(named[2] ?? '')}-${two(String(number))}`
  }
  const bare = text.replace(ofTerm, '')
  return /^(?:\d{4}|['’]\d{2})$/.test(bare) ? fullYear(bare) : null
}

const two = (figures = ''): string => figures.padStart(2, '0')
const fullYear = (text: string): string => (/^['’]/.test(text) ? `${Number(text.slice(1)) > 50 ? '19' : '20'}${text.slice(1)}` : text)
