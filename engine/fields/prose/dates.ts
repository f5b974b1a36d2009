// Dates as sentences write them: "the 16th day of July, 2002", "11. November 2013", "le 1er mars 2020".

import type { Value } from '../../model/index.ts'
import { type DateOrder, monthNamed, readDate } from '../../values/index.ts'

/** A date printed somewhere in a text. */
export interface DateInText {
  readonly from: number
  readonly to: number
  readonly value: Extract<Value, { kind: 'date' }>
}

const year = String.raw`(?:1[89]|20|21)\d{2}`
const word = String.raw`\p{L}{3,10}\.?`
const ordinals =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty-first|twenty-second|twenty-third|twenty-fourth|twenty-fifth|twenty-sixth|twenty-seventh|twenty-eighth|twenty-ninth|thirtieth|thirty-first'.split(
    '|',
  )
const patterns = [
  // the first day of May 2024
  new RegExp(
    String.raw`\b(?<ordinal>${ordinals.toSorted((a, b) => b.length - a.length).join('|')})\s+(?:\(\d{1,2}(?:st|nd|rd|th)\)\s+)?(?:day\s+)?of\s+(?<month>${word})\s?,?\s+(?<year>${year})\b`,
    'giu',
  ),
  // the 16th day of July, 2002; 3 de marzo de 2020; 11. November 2013; 2nd August 2020
  new RegExp(
    String.raw`\b(?<day>\d{1,2})\s?(?:st|nd|rd|th|er|º|°|ª|\.)?\s+(?:day\s+of\s+|of\s+|de\s+|d')?(?<month>${word})\s?,?\s+(?:de\s+|del\s+|of\s+)?(?<year>${year})\b`,
    'giu',
  ),
  // July 16, 2002; July 16 th , 2002
  new RegExp(String.raw`\b(?<month>${word})\s+(?<day>\d{1,2})\s?(?:st|nd|rd|th)?\s?,?\s+(?<year>${year})\b`, 'giu'),
  /(?<![\d/.-])(?<figures>\d{1,2}([-/.])\d{1,2}\2(?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})(?![\d/-])/gu,
]

/** Every date of a text, in order. Bare figures are read in `order`; without one, those that can be read two ways are marked ambiguous. */
export function datesIn(text: string, order: DateOrder | null): readonly DateInText[] {
  const found: DateInText[] = []
  for (const pattern of patterns)
    for (const match of text.matchAll(pattern)) {
      const value = dateOf(match[0], match.groups ?? {}, order)
      if (value !== null) found.push({ from: match.index, to: match.index + match[0].length, value })
    }
  return found.sort((a, b) => a.from - b.from || b.to - a.to).filter((one, index, all) => (all[index - 1]?.to ?? -1) <= one.from)
}

function dateOf(text: string, groups: Record<string, string | undefined>, order: DateOrder | null): DateInText['value'] | null {
  if (groups.figures !== undefined) {
    const readings = readDate(groups.figures)
    if (readings === null) return null
    const dayFirst = order === 'day-first' || (order === null && (readings.dotted || readings.monthFirst === null))
    const iso = (dayFirst ? readings.dayFirst : readings.monthFirst) ?? readings.dayFirst ?? readings.monthFirst
    const open = order === null && !readings.dotted && readings.dayFirst !== null && readings.monthFirst !== null
    return iso === null ? null : { kind: 'date', text, iso, ambiguous: open && readings.dayFirst !== readings.monthFirst }
  }
  const { ordinal, month = '', year = '' } = groups
  const day = ordinal === undefined ? (groups.day ?? '') : String(ordinals.indexOf(ordinal.toLowerCase()) + 1)
  if (monthNamed(month) === null) return null
  const iso = readDate(`${day} ${month} ${year}`)?.dayFirst ?? null
  return iso === null ? null : { kind: 'date', text, iso, ambiguous: false }
}

const weekday =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|(?:maan|dins|woens|donder|vrij|zater|zon)dag|(?:segunda|terça|quarta|quinta|sexta)-feira),?\s*(?:(?:the|den|dem|le|el|il|de)\s+)?$/iu

/** What is said ahead of a date, at most `reach` letters on one line; the day of the week belongs to the date. `end` is where it ends in the text. */
export function aheadOf(text: string, date: number, reach: number): { readonly said: string; readonly end: number } {
  const ahead = text.slice(Math.max(0, date - reach), date).replaceAll('\n', ' ')
  const day = weekday.exec(ahead)
  return day === null ? { said: ahead, end: date } : { said: ahead.slice(0, day.index), end: date - (ahead.length - day.index) }
}
