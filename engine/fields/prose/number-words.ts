// Numbers in words, as far as contracts count: one to ninety-nine in seven languages, and a few hundreds of days.

const split = (words: string): readonly string[] => words.split(' ')
type Counted = readonly (readonly [string, number])[]

/** Each word of a row with its number, counted up from the number of the first; those that mean the same are parted by a bar. */
const from = (first: number, words: string, step = 1): Counted =>
  split(words).flatMap((row, index) => row.split('|').map((word) => [word.replaceAll('_', ' '), first + step * index] as const))

/** Tens and ones joined: `join` gives every way to write the two together. */
const joined = (tens: Counted, ones: Counted, join: (ten: string, one: string) => readonly string[]): Counted =>
  tens.flatMap(([ten, count]) => ones.flatMap(([one, more]) => join(ten, one).map((word) => [word, count + more] as const)))

const english: Counted = [
  ...from(
    1,
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ),
  ...joined(
    from(20, 'twenty thirty forty fifty sixty seventy eighty ninety', 10),
    from(1, 'one two three four five six seven eight nine'),
    (ten, one) => [`${ten}-${one}`, `${ten} ${one}`],
  ),
  ...from(20, 'twenty thirty forty fifty sixty seventy eighty ninety', 10),
  ...from(100, 'one_hundred'),
  ...from(120, 'one_hundred_twenty|one_hundred_and_twenty'),
  ...from(180, 'one_hundred_eighty|one_hundred_and_eighty'),
]
const germanTens = from(20, 'zwanzig dreißig|dreissig vierzig fünfzig sechzig siebzig achtzig neunzig', 10)
const german: Counted = [
  ...from(
    1,
    'ein|eine|einem|einen|einer|eines|eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
  ),
  ...joined(germanTens, from(1, 'ein zwei drei vier fünf sechs sieben acht neun'), (ten, one) => [`${one}und${ten}`]),
  ...germanTens,
  ...from(100, 'hundert|einhundert'),
  ...from(120, 'hundertzwanzig|einhundertzwanzig'),
  ...from(180, 'hundertachtzig|einhundertachtzig'),
]
const frenchOnes = from(1, 'un|une deux trois quatre cinq six sept huit neuf')
const frenchTeens = from(10, 'dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf')
const frenchTens: Counted = [
  ...from(20, 'vingt trente quarante cinquante soixante', 10),
  ['septante', 70],
  ['huitante', 80],
  ['octante', 80],
  ['nonante', 90],
]
const together = (ten: string, one: string): readonly string[] =>
  /^(?:une?|onze)$/u.test(one) ? [`${ten} et ${one}`, `${ten}-et-${one}`, `${ten}-${one}`] : [`${ten}-${one}`, `${ten} ${one}`]
const french: Counted = [
  ...frenchOnes,
  ...frenchTeens,
  ...frenchTens,
  ...joined(frenchTens, frenchOnes, together),
  ...joined([['soixante', 60]], frenchTeens, together),
  ['quatre-vingts', 80],
  ['quatre-vingt', 80],
  ...joined([['quatre-vingt', 80]], [...frenchOnes, ...frenchTeens], (ten, one) => [`${ten}-${one}`]),
  ['cent', 100],
  ['cent vingt', 120],
  ['cent quatre-vingts', 180],
]
const spanishOnes = from(1, 'un|uno|una dos tres cuatro cinco seis siete ocho nueve')
const spanish: Counted = [
  ...spanishOnes,
  ...from(
    10,
    'diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno|veintiún|veintiuna veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
  ),
  ...from(30, 'treinta cuarenta cincuenta sesenta setenta ochenta noventa', 10),
  ...joined(from(30, 'treinta cuarenta cincuenta sesenta setenta ochenta noventa', 10), spanishOnes, (ten, one) => [`${ten} y ${one}`]),
  ['cien', 100],
  ['ciento veinte', 120],
  ['ciento ochenta', 180],
]
const italianOnes = from(1, "un|uno|una|un’|un' due tre quattro cinque sei sette otto nove")
const italianTens = from(20, 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta', 10)
const italian: Counted = [
  ...italianOnes,
  ...from(10, 'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'),
  ...italianTens,
  // The ten loses its last letter before a vowel, and three takes an accent.
  ...joined(italianTens, from(1, 'uno|un due tre|tré quattro cinque sei sette otto nove'), (ten, one) => [
    /^[uo]/u.test(one) ? `${ten.slice(0, -1)}${one}` : `${ten}${one}`,
  ]),
  ['cento', 100],
  ['centoventi', 120],
  ['centottanta', 180],
]
const dutchTens = from(20, 'twintig dertig veertig vijftig zestig zeventig tachtig negentig', 10)
const dutch: Counted = [
  ...from(
    1,
    'een|één|eén twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
  ),
  ...dutchTens,
  ...joined(dutchTens, from(1, 'een twee drie vier vijf zes zeven acht negen'), (ten, one) => [
    `${one}${one.endsWith('e') ? 'ën' : 'en'}${ten}`,
  ]),
  ['honderd', 100],
  ['honderdtwintig', 120],
  ['honderdtachtig', 180],
]
const portugueseOnes = from(1, 'um|uma dois|duas três quatro cinco seis sete oito nove')
const portugueseTens = from(20, 'vinte trinta quarenta cinquenta|cinqüenta sessenta setenta oitenta noventa', 10)
const portuguese: Counted = [
  ...portugueseOnes,
  ...from(10, 'dez onze doze treze catorze|quatorze quinze dezasseis|dezesseis dezassete|dezessete dezoito dezanove|dezenove'),
  ...portugueseTens,
  ...joined(portugueseTens, portugueseOnes, (ten, one) => [`${ten} e ${one}`]),
  ['cem', 100],
  ['cento e vinte', 120],
  ['cento e oitenta', 180],
]

const numbers: ReadonlyMap<string, number> = new Map([...english, ...german, ...french, ...spanish, ...italian, ...dutch, ...portuguese])

/** The words for a pattern, longest first. */
export const anyNumberWord = [...numbers.keys()]
  .toSorted((a, b) => b.length - a.length)
  .join('|')
  .replaceAll(' ', String.raw`\s+`)

/** The number that a word or some figures mean; null for other words. */
export const numberMeant = (text: string): number | null =>
  /^\d+$/.test(text) ? Number(text) : (numbers.get(text.toLowerCase().replace(/\s+/g, ' ')) ?? null)
