// Which currency a cell, a column header or a caption names. Never assumed: null when the page does not say.

/** Codes of ISO 4217 in everyday use. Words of other meanings ("ALL", "TOP", "CUP") are left out on purpose: a header says them without money. */
const codes = new Set(
  (
    'AED ARS AUD BDT BGN BHD BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP GEL GHS HKD HRK HUF IDR ILS INR ISK JOD JPY KES KRW KWD KZT LKR ' +
    'MAD MXN MYR NGN NOK NZD OMR PEN PHP PKR PLN QAR RON RSD RUB SAR SEK SGD THB TND TRY TWD TZS UAH UGX USD UYU UZS VND XAF XOF ZAR ZMW'
  ).split(' '),
)
/** Signs that mean one currency. */
const signs: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₽': 'RUB',
  '₩': 'KRW',
  '₺': 'TRY',
  '₫': 'VND',
  '฿': 'THB',
  '₪': 'ILS',
  '₴': 'UAH',
  '₦': 'NGN',
  '₱': 'PHP',
  '₸': 'KZT',
  '₵': 'GHS',
  '₡': 'CRC',
  zł: 'PLN',
  Kč: 'CZK',
  Ft: 'HUF',
  lei: 'RON',
  Euro: 'EUR',
  euro: 'EUR',
  Euros: 'EUR',
  euros: 'EUR',
  US$: 'USD',
  'U.S.$': 'USD',
  A$: 'AUD',
  AU$: 'AUD',
  C$: 'CAD',
  CA$: 'CAD',
  NZ$: 'NZD',
  HK$: 'HKD',
  S$: 'SGD',
  R$: 'BRL',
  MX$: 'MXN',
  NT$: 'TWD',
  RMB: 'CNY',
  RM: 'MYR',
  Rp: 'IDR',
  'CN¥': 'CNY',
  'JP¥': 'JPY',
  元: 'CNY',
  円: 'JPY',
  'SFr.': 'CHF',
  SFr: 'CHF',
  Stg: 'GBP',
}
/** Signs shared by several currencies: the first is meant unless the document names exactly one of the others. */
const sharedSigns: Readonly<Record<string, readonly string[]>> = {
  $: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'ARS', 'CLP', 'COP', 'TWD'],
  '¥': ['JPY', 'CNY'],
  '￥': ['CNY', 'JPY'],
  Rs: ['INR', 'PKR', 'LKR'],
  'Rs.': ['INR', 'PKR', 'LKR'],
}
/** Signs that say "money" and not which. */
const vagueSigns: Readonly<Record<string, readonly string[]>> = {
  kr: ['SEK', 'NOK', 'DKK', 'ISK'],
  'kr.': ['DKK', 'SEK', 'NOK', 'ISK'],
  Kr: ['SEK', 'NOK', 'DKK', 'ISK'],
}

const names = [...Object.keys(signs), ...Object.keys(sharedSigns), ...Object.keys(vagueSigns), ...codes].sort((a, b) => b.length - a.length)
const named: ReadonlySet<string> = new Set(names)
const escaped = names.map((name) => name.replace(/[$.]/g, '\\$&')).join('|')
const atStart = new RegExp(`^([+\\-\u2212\u2013(]?)\\s*(${escaped})(?![\\p{L}])\\s*`, 'u')
const atEnd = new RegExp(`(?<![\\p{L}])\\s*(${escaped})\\s*(\\)?[-\u2212\u2013+]?)$`, 'u')
/** What a text with a currency in it holds, wherever it stands in a word: told sooner than which of them it is. */
const oneNamed = new RegExp(
  ['\\p{Sc}', '[A-Z]{3}', ...names.filter((name) => !/\p{Sc}|[A-Z]{3}/u.test(name)).map((name) => name.replaceAll('.', '\\.'))].join('|'),
  'u',
)
const within = new RegExp(`(?<![\\p{L}$])(${escaped})(?![\\p{L}])`, 'gu')

export interface Marked {
  /** What is left when the currency is taken away: sign and digits. */
  readonly rest: string
  /** As printed: "€", "EUR", "$". */
  readonly sign: string
}

/** Every sign and code holds a letter or a currency symbol. Digits alone, most texts of a table, need not be compared with all of them at every place. */
const mayNameCurrency = (text: string): boolean => /[\p{L}\p{Sc}]/u.test(text)

/** Splits "€ 1,234", "-$5", "(£3)", "12,50 EUR" into amount and currency sign; null when no currency stands beside digits. */
export function splitCurrency(text: string): Marked | null {
  if (!mayNameCurrency(text)) return null
  const start = atStart.exec(text)
  if (start?.[2] !== undefined) {
    const rest = `${start[1] ?? ''}${text.slice(start[0].length)}`
    if (/\d/.test(rest)) return { rest, sign: start[2] }
  }
  // An R alone is a letter anywhere else: South Africa's rand stands before digits with cents.
  const rand = /^([-+(]?)R ?(-?\d{1,3}(?:[ ,.]?\d{3})*[.,]\d{2}\)?)$/.exec(text)
  if (rand !== null) return { rest: `${rand[1] ?? ''}${rand[2] ?? ''}`, sign: 'R' }
  const end = atEnd.exec(text)
  if (end?.[1] !== undefined) {
    const rest = `${text.slice(0, end.index)}${end[2] ?? ''}`
    if (/\d/.test(rest)) return { rest, sign: end[1] }
  }
  return null
}

/** Codes and signs that are also common words: they count beside digits only, not in a sentence. */
const words = new Set(['TRY', 'MAD', 'PEN', 'RON', 'COP', 'lei', 'Ft', 'Stg', 'kr', 'kr.', 'Kr'])

/** The signs and codes that `text` names: "Amount (EUR)" gives ["EUR"]. */
export function currencySignsIn(text: string): readonly string[] {
  // One word of plain letters is a name as a whole or holds none: nearly all words of a document are settled so.
  if (/^[A-Za-z]*[,;:)]?$/.test(text) && !named.has(endsInMark(text) ? text.slice(0, -1) : text)) return none
  if (!oneNamed.test(text)) return none
  return [...new Set([...text.matchAll(within)].flatMap((match) => (match[1] === undefined || words.has(match[1]) ? [] : [match[1]])))]
}
const none: readonly string[] = []
const endsInMark = (text: string): boolean => ',;:)'.includes(text.at(-1) ?? ' ')

/** The signs and codes a title names as its unit: "Sales ($)" and "Amount EUR" do, "below $2,500" does not. */
export const unitSignsIn = (title: string): readonly string[] =>
  oneNamed.test(title) ? currencySignsIn(title.replace(/(?:\p{Sc}|\b[A-Z]{3}\s?)\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|[A-Z]{3}\b)/gu, ' ')) : none

/** The ISO 4217 code `sign` stands for in a document that names `codesNamed`; null when the page leaves it open. */
export function currencyOf(sign: string, codesNamed: readonly string[]): string | null {
  if (codes.has(sign)) return sign
  if (sign === 'R') return 'ZAR'
  const plain = signs[sign]
  if (plain !== undefined) return plain
  const family = sharedSigns[sign] ?? vagueSigns[sign]
  if (family === undefined) return null
  const named = family.filter((code) => codesNamed.includes(code))
  if (named.length === 1) return named[0] ?? null
  return named.length === 0 && sign in sharedSigns ? (family[0] ?? null) : null
}

/** The codes and unmistakable signs named anywhere in `texts`, as ISO 4217 codes. */
export function codesNamedIn(texts: Iterable<string>): readonly string[] {
  const found = new Set<string>()
  for (const text of texts)
    for (const sign of currencySignsIn(text)) {
      const code = codes.has(sign) ? sign : signs[sign]
      if (code !== undefined) found.add(code)
    }
  return [...found]
}
