// The cells of a column as a country prints them, with what they mean.

import type { Dice } from '../golden/dice.ts'
import { american, british, french, german, indian, type Locale, plainHundredths, printHundredths, swiss } from '../golden/print.ts'
import { type PaperWording, paperWordings } from './paper-wording.ts'
import type { ComposedCell, ComposedValue } from './table.ts'
import { type TableWording, tableWordings } from './table-wording.ts'

export type ColumnSort =
  | 'name'
  | 'remark'
  | 'count'
  | 'decimal'
  | 'money'
  | 'percent'
  | 'date'
  | 'time'
  | 'tick'
  | 'identifier'
  | 'phone'
  | 'rank'

/** A country's manner of printing, its money and its words. */
export interface TableLocale {
  readonly print: Locale
  readonly language: string
  readonly currency: string
  /** As it stands beside amounts. */
  readonly sign: { readonly before?: string; readonly behind?: string }
  readonly words: PaperWording
  readonly wording: TableWording
}

const spanish: Locale = { ...german, name: 'es-ES', date: french.date }
const countries: readonly (readonly [print: Locale, currency: string, sign: TableLocale['sign']])[] = [
  [british, 'GBP', { before: '£' }],
  [american, 'USD', { before: '$' }],
  [indian, 'INR', { before: '₹' }],
  [german, 'EUR', { behind: ' €' }],
  [swiss, 'CHF', { before: 'CHF ' }],
  [french, 'EUR', { behind: ' €' }],
  [spanish, 'EUR', { behind: ' €' }],
]
export const tableLocales: readonly TableLocale[] = countries.map(([print, currency, sign]) => {
  const language = print.name.slice(0, 2)
  const words = paperWordings[language] ?? (paperWordings.en as PaperWording)
  return { print, language, currency, sign, words, wording: tableWordings[language] ?? (tableWordings.en as TableWording) }
})

/** A column before its table is laid out: its title, what is claimed of it, and how its cells are made. */
export interface ComposedColumn {
  readonly sort: ColumnSort
  readonly title: string
  readonly kind: ComposedValue['kind'] | null
  readonly align: 'left' | 'right' | 'center'
  /** The cell of row `index`. */
  readonly cell: (index: number) => ComposedCell
  /** The figure of a row in hundredths as it stands under a line of totals; null where nothing is added up. */
  readonly total: ((hundredths: number) => ComposedCell) | null
}

type Minus = 'before' | 'long' | 'brackets' | 'behind' | 'sides'

/** A column of that sort; `dice` decides its manner once and its cells one by one. */
export function columnOf(sort: ColumnSort, locale: TableLocale, dice: Dice): ComposedColumn {
  const title = dice.one(locale.wording.titles[sort])
  const text = (words: string): ComposedCell => ({ text: words, value: { kind: 'text', plain: words } })
  const plain = (align: ComposedColumn['align'], cell: (index: number) => ComposedCell): ComposedColumn => ({
    sort,
    title,
    kind: 'text',
    align,
    cell,
    total: null,
  })
  switch (sort) {
    case 'name':
      return plain('left', () => text(wordsOf(dice, locale, 1, 3)))
    case 'remark':
      return plain('left', () => text(wordsOf(dice, locale, 4, 16)))
    case 'identifier':
      return plain('left', identifierOf(dice))
    case 'phone':
      return plain('left', phoneOf(dice, locale))
    case 'count':
    case 'decimal':
    case 'money':
      return figureColumn(sort, title, locale, dice)
    case 'percent': {
      const places = dice.one([0, 1] as const)
      const signed = /%/u.test(title)
      const cell = (): ComposedCell => {
        const hundredths = dice.between(0, places === 0 ? 99 : 999) * (places === 0 ? 100 : 10)
        const figures = places === 0 ? String(hundredths / 100) : (hundredths / 100).toFixed(1)
        const printed = figures.replace('.', locale.print.decimal)
        // Where the title says per cent, the cells hold bare numbers.
        return signed
          ? { text: printed, value: { kind: 'number', plain: figures } }
          : { text: `${printed}${locale.print.decimal === ',' ? '\u00a0' : ''}%`, value: { kind: 'percent', plain: figures } }
      }
      return { ...plain('right', cell), kind: signed ? 'number' : 'percent' }
    }
    case 'date':
      return { ...plain(dice.one(['left', 'left', 'center']), dateOf(dice, locale)), kind: 'date' }
    case 'time':
      return { ...plain(dice.one(['left', 'center', 'right']), timeOf(dice, locale)), kind: 'time' }
    case 'tick':
      return { ...plain('center', tickOf(dice)), kind: 'tick' }
    case 'rank': {
      const dot = dice.chance(0.3) ? '.' : ''
      const value = (index: number): ComposedValue | null => (dot === '' ? { kind: 'number', plain: String(index + 1) } : null)
      return {
        ...plain(dice.one(['right', 'left', 'center']), (index) => ({ text: `${index + 1}${dot}`, value: value(index) })),
        kind: dot === '' ? 'number' : null,
      }
    }
  }
}

export function wordsOf(dice: Dice, { words }: TableLocale, least: number, most: number): string {
  const chosen = Array.from({ length: dice.between(least, most) }, () => dice.one(words.words).replaceAll('|', ''))
  const joined = chosen.join(' ')
  return joined.charAt(0).toUpperCase() + joined.slice(1)
}

function figureColumn(sort: 'count' | 'decimal' | 'money', bare: string, locale: TableLocale, dice: Dice): ComposedColumn {
  const { print, currency, sign } = locale
  const marked = sort === 'money' && dice.chance(0.45)
  const title = sort === 'money' && !marked ? `${bare} ${dice.one([`(${currency})`, currency, `in ${currency}`])}` : bare
  const kind = sort === 'money' ? 'money' : 'number'
  const negatives = sort === 'count' ? 0 : dice.one([0, 0, 0.15, 0.3])
  const english = locale.language === 'en'
  const minus = dice.one<Minus>(['before', 'long', 'brackets', 'behind', ...(sort === 'money' && english ? (['sides'] as const) : [])])
  const size = dice.one([9_999, 999_999, 99_999_999])
  const printed = (hundredths: number): ComposedCell => {
    const digits = printHundredths(Math.abs(hundredths), print, sort === 'count' ? 0 : 2)
    const whole = marked ? `${sign.before ?? ''}${digits}${sign.behind ?? ''}` : digits
    const value: ComposedValue = {
      kind,
      plain: plainHundredths(hundredths, sort === 'count' ? 0 : 2),
      ...(kind === 'money' ? { currency } : {}),
    }
    return { text: withSign(whole, hundredths, minus), value }
  }
  const cell = (): ComposedCell => {
    const hundredths = sort === 'count' ? dice.between(0, Math.floor(size / 10)) * 100 : dice.between(1, size)
    return printed(dice.chance(negatives) ? -hundredths : hundredths)
  }
  // Debit and credit are marked in every row or in none.
  const sided = minus === 'sides' && negatives > 0
  return { sort, title, kind, align: 'right', cell, total: sided || negatives > 0 ? null : printed }

  function withSign(text: string, hundredths: number, how: Minus): string {
    if (how === 'sides' && negatives > 0) return `${text} ${hundredths < 0 ? 'DR' : 'CR'}`
    if (hundredths >= 0) return text
    return how === 'brackets' ? `(${text})` : how === 'behind' ? `${text}-` : `${how === 'long' ? '\u2212' : '-'}${text}`
  }
}

function identifierOf(dice: Dice): (index: number) => ComposedCell {
  const manner = dice.one(['zeros', 'letters', 'long', 'dashed'])
  const digits = (count: number): string => Array.from({ length: count }, () => dice.between(0, 9)).join('')
  return () => {
    const text =
      manner === 'zeros'
        ? `00${digits(4)}`
        : manner === 'letters'
          ? `${dice.one(['AB', 'KX', 'T', 'QR'])}${digits(4)}`
          : manner === 'long'
            ? `4${digits(17)}`
            : `${digits(3)}-${digits(4)}-${digits(1)}`
    return { text, value: { kind: 'text', plain: text } }
  }
}

function phoneOf(dice: Dice, { language }: TableLocale): (index: number) => ComposedCell {
  const manner = dice.one(['abroad', 'home', 'plain'])
  const code = { en: '+44', de: '+49', fr: '+33', es: '+34' }[language] ?? '+44'
  const digits = (count: number): string => Array.from({ length: count }, () => dice.between(1, 9)).join('')
  return () => {
    const text =
      manner === 'abroad'
        ? `${code} ${digits(2)} ${digits(4)} ${digits(3)}`
        : manner === 'home'
          ? `0${digits(3)} ${digits(3)} ${digits(3)}`
          : `0${digits(9)}`
    return { text, value: { kind: 'text', plain: text } }
  }
}

const two = (part: number): string => String(part).padStart(2, '0')

function dateOf(dice: Dice, { print, wording, language }: TableLocale): (index: number) => ComposedCell {
  const manner = dice.one(['figures', 'figures', 'figures', 'name', 'year first', 'short year'])
  const last = dice.chance(0.3) ? 12 : 28
  const year = dice.between(2015, 2026)
  return (index) => {
    // The second row proves the order where the column may.
    const [month, day] = [dice.between(1, 12), last > 12 && index === 1 ? dice.between(13, 28) : dice.between(1, last)]
    const figures = print.name === 'en-IN' ? `${two(day)}/${two(month)}/${year}` : print.date(year, month, day)
    const slashed = print.name === 'en-GB' ? `${two(day)}/${two(month)}/${year}` : figures
    const named =
      language === 'en'
        ? `${day} ${wording.months[month - 1]} ${year}`
        : language === 'de'
          ? `${day}. ${wording.months[month - 1]} ${year}`
          : `${day} ${language === 'es' ? 'de ' : ''}${wording.months[month - 1]} ${language === 'es' ? 'de ' : ''}${year}`
    const iso = `${year}-${two(month)}-${two(day)}`
    const text =
      manner === 'name'
        ? named
        : manner === 'year first'
          ? iso
          : manner === 'short year'
            ? slashed.replace(String(year), String(year).slice(2))
            : slashed
    const open = (manner === 'figures' || manner === 'short year') && language === 'en' && last === 12
    return { text, value: { kind: 'date', plain: iso, ...(open ? { open: true } : {}) } }
  }
}

function timeOf(dice: Dice, { language }: TableLocale): (index: number) => ComposedCell {
  const manner = dice.one(['colon', 'colon', language === 'en' ? 'half' : language === 'fr' ? 'letter' : 'colon'])
  return () => {
    const [hour, minute] = [dice.between(5, 23), dice.between(0, 59)]
    const half = `${((hour + 11) % 12) + 1}:${two(minute)} ${hour < 12 ? 'am' : 'pm'}`
    const text = manner === 'half' ? half : manner === 'letter' ? `${hour}h${two(minute)}` : `${two(hour)}:${two(minute)}`
    return { text, value: { kind: 'time', plain: `${two(hour)}:${two(minute)}` } }
  }
}

function tickOf(dice: Dice): (index: number) => ComposedCell {
  const [yes, no] = dice.one([
    ['✓', '✗'],
    ['✔', ''],
    ['☒', '☐'],
    ['x', ''],
    ['●', '○'],
  ] as const)
  return (index) => {
    const ticked = index === 0 || dice.chance(0.6)
    const text = ticked ? yes : no
    return { text, value: text === '' ? null : { kind: 'tick', plain: String(ticked) } }
  }
}
