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
/** Number words of the seven languages from one to ninety, as far as contracts count in them. */
const numberWords: Readonly<Record<string, number>> = Object.fromEntries(
  [
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
    'twenty-four vierundzwanzig vingt-quatre veinticuatro ventiquattro|24',
    'thirty dreißig trente treinta trenta dertig trinta|30',
    'thirty-six|36',
    'forty-five|45',
    'forty-eight|48',
    'sixty sechzig soixante sesenta sessanta zestig sessenta|60',
    'ninety neunzig noventa novanta negentig|90',
  ].flatMap((row) => {
    const [words = '', count = '0'] = row.split('|')
    return words.split(' ').map((word) => [word, Number(count)] as const)
  }),
)
const count = `\\d{1,3}|${Object.keys(numberWords)
  .sort((a, b) => b.length - a.length)
  .join('|')}`
const pattern = new RegExp(
  String.raw`(?<![\p{L}\d])(?<count>${count})\s*[-]?\s*(?:\(\s*(?<figures>\d{1,3})\s*\)\s*)?[-]?\s*(?:calendar |full |consecutive |business |volle |weitere )?(?<unit>${units.map(([, words]) => words).join('|')})(?![\p{L}])`,
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
    found.push({ from: match.index, to: match.index + match[0].length, count: number, unit: kind, normal })
  }
  return found
}

const numberOf = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : (numberWords[text.toLowerCase()] ?? null))
