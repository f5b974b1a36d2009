// Spans of time as contracts write them: "two (2) years", "eighteen months", "drei Jahre", "36-month".

import { anyNumberWord, numberMeant } from './number-words.ts'

/** A span of time printed in a text. */
export interface DurationInText {
  readonly from: number
  readonly to: number
  readonly count: number
  readonly unit: 'day' | 'week' | 'month' | 'year'
  /** "18 months": the count in figures and the unit in English, whatever the page's language. */
  readonly normal: string
}

const units: readonly (readonly [DurationInText['unit'], string])[] = [
  ['year', 'year\\(s\\)|years?|jahre?n?|jahres|ans?|années?|años?|anni|anno|jaar|jaren|anos?'],
  ['month', 'month\\(s\\)|months?|monate?n?|monats|mois|mes|meses|mesi|mese|maand(?:en)?|mês'],
  ['week', 'weeks?|wochen?|semaines?|semanas?|settiman[ae]|week|weken'],
  ['day', 'day\\(s\\)|days?|tage?n?|jours?|días?|giorn[io]|dag(?:en)?|dias?'],
]
const count = `\\d{1,3}|${anyNumberWord}`
/** A number said twice, the second time in brackets: "one hundred twenty (120) months", "24 (twenty four) months". */
const said = String.raw`\p{L}[\p{L}-]{1,24}(?=\s*\(\s*\d{1,3}\s*\))`
const again = String.raw`(?:\(\s*(?:(?<figures>\d{1,3})|\p{L}[\p{L} -]{1,40})\s*\)\s*)?`
const pattern = new RegExp(
  String.raw`(?<![\p{L}\d])(?<count>${count}|${said})\s*[-]?\s*${again}[-]?\s*(?:(?:calendar|clear|full|whole|complete|consecutive|business|working|school|academic|contract|lease|volle[nr]?|ganze[nr]?|weitere[nr]?|aufeinanderfolgende[nr]?|opeenvolgende|volle|hele) |kalender|werk|arbeits|bank(?=tag))*(?<unit>${units.map(([, words]) => words).join('|')})(?![\p{L}])`,
  'giu',
)

/** Every span of time in a text, in order. */
export function durationsIn(text: string): readonly DurationInText[] {
  const found: DurationInText[] = []
  for (const match of text.matchAll(pattern)) {
    const { count = '', figures, unit = '' } = match.groups ?? {}
    const number = figures === undefined ? numberMeant(count) : Number(figures)
    const kind = units.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(unit))?.[0]
    if (number === null || number === 0 || kind === undefined) continue
    const normal = `${number} ${kind}${number === 1 ? '' : 's'}`
    const one: DurationInText = { from: match.index, to: match.index + match[0].length, count: number, unit: kind, normal }
    const before = found.at(-1)
    if (before !== undefined && together(text, before, one)) found.splice(-1, 1, inMonths(before, one))
    else found.push(one)
  }
  return found
}

/** "four years and nine months" is one span. */
const together = (text: string, years: DurationInText, months: DurationInText): boolean =>
  years.unit === 'year' &&
  months.unit === 'month' &&
  months.count < 12 &&
  /^,?\s+(?:(?:and|und|et|y|e|en)\s+)?$/i.test(text.slice(years.to, months.from))
const inMonths = (years: DurationInText, months: DurationInText): DurationInText => {
  const count = 12 * years.count + months.count
  return { from: years.from, to: months.to, count, unit: 'month', normal: `${count} months` }
}
