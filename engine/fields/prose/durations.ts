// Spans of time as contracts write them: "two (2) years", "eighteen months", "drei Jahre", "36-month".

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
  ['year', 'years?|jahre?n?|jahres|ans?|années?|años?|anni|anno|jaar|jaren|anos?'],
  ['month', 'months?|monate?n?|monats|mois|mes|meses|mesi|mese|maand(?:en)?|mês'],
  ['week', 'weeks?|wochen?|semaines?|semanas?|settiman[ae]|week|weken'],
  ['day', 'days?|tage?n?|jours?|días?|giorn[io]|dag(?:en)?|dias?'],
]
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ones = 'one two three four five six seven eight nine'.split(' ')
/** English numbers of two words, twenty-one to ninety-nine: "eighty-seven", "twenty four". */
const compounds = tens.flatMap((ten, index) =>
  ones.flatMap((one, more) => [`${ten}-${one}`, `${ten} ${one}`].map((word) => [word, 10 * (index + 2) + more + 1] as const)),
)
/** Number words of the seven languages from one to ninety-nine, as far as contracts count in them. */
const numberWords: Readonly<Record<string, number>> = Object.fromEntries([
  ...compounds,
  ...[
    'one ein eine einem einen eins einer un une uno una een um uma|1',
    'two zwei deux dos due twee dois duas|2',
    'three drei trois tres tre drie três|3',
    'four vier quatre cuatro quattro quatro|4',
    'five fünf cinq cinco cinque vijf|5',
    'six sechs seis sei zes|6',
    'seven sieben sept siete sette zeven sete|7',
    'eight acht huit ocho otto oito|8',
    'nine neun neuf nueve nove negen|9',
    'ten zehn dix diez dieci tien dez|10',
    'eleven elf onze once undici|11',
    'twelve zwölf douze doce dodici twaalf doze|12',
    'fifteen fünfzehn quinze quince quindici vijftien|15',
    'eighteen achtzehn dix-huit dieciocho diciotto achttien dezoito|18',
    'twenty zwanzig vingt veinte venti twintig vinte|20',
    'thirteen dreizehn treize trece tredici dertien treze|13',
    'fourteen vierzehn quatorze catorce quattordici veertien catorze|14',
    'sixteen sechzehn seize dieciséis sedici zestien dezesseis|16',
    'seventeen|17',
    'nineteen|19',
    'vierundzwanzig vingt-quatre veinticuatro ventiquattro|24',
    'thirty dreißig trente treinta trenta dertig trinta|30',
    'forty vierzig quarante cuarenta quaranta veertig quarenta|40',
    'fifty fünfzig cinquante cincuenta cinquanta vijftig cinquenta|50',
    'seventy|70',
    'eighty|80',
    'sixty sechzig soixante sesenta sessanta zestig sessenta|60',
    'ninety neunzig noventa novanta negentig|90',
  ].flatMap((row) => {
    const [words = '', count = '0'] = row.split('|')
    return words.split(' ').map((word) => [word, Number(count)] as const)
  }),
])
const count = `\\d{1,3}|${Object.keys(numberWords)
  .sort((a, b) => b.length - a.length)
  .join('|')}`
/** A number said twice, the second time in brackets: "one hundred twenty (120) months", "24 (twenty four) months". */
const said = String.raw`\p{L}[\p{L}-]{1,24}(?=\s*\(\s*\d{1,3}\s*\))`
const again = String.raw`(?:\(\s*(?:(?<figures>\d{1,3})|\p{L}[\p{L} -]{1,40})\s*\)\s*)?`
const pattern = new RegExp(
  String.raw`(?<![\p{L}\d])(?<count>${count}|${said})\s*[-]?\s*${again}[-]?\s*(?:calendar |full |whole |complete |consecutive |business |school |academic |contract |lease |volle |weitere )?(?<unit>${units.map(([, words]) => words).join('|')})(?![\p{L}])`,
  'giu',
)

/** Every span of time in a text, in order. */
export function durationsIn(text: string): readonly DurationInText[] {
  const found: DurationInText[] = []
  for (const match of text.matchAll(pattern)) {
    const { count = '', figures, unit = '' } = match.groups ?? {}
    const number = figures === undefined ? numberOf(count) : Number(figures)
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

const numberOf = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : (numberWords[text.toLowerCase()] ?? null))
