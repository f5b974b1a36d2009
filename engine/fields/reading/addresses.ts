// Postal addresses: a line with postcode and town as some country writes it, a street above it, a name above that.

import { sizeOf, type Word } from '../../model/index.ts'
import type { Segment } from './page-text.ts'
import { matchWords } from './word-patterns.ts'

/** Parts of a line that say postcode, town and country. */
export interface TownLine {
  readonly postcode: readonly Word[]
  readonly city: readonly Word[]
  readonly country: readonly Word[]
  /** How sure the writing alone makes it, 0 to 1. */
  readonly sureness: number
}

/** "’s-Hertogenbosch", "’t Harde": Dutch towns may begin with an article. */
const town = String.raw`(?:['’‘][st][- ]{1,2})?\p{Lu}[\p{L}\p{M}.'’\-]*(?:[ ](?:[\p{L}\p{M}.'’\-/()]+|\d{2})){0,5}`
const indianState =
  '(?:Andhra Pradesh|Arunachal Pradesh|Assam|Bihar|Chhattisgarh|Goa|Gujarat|Haryana|Himachal Pradesh|Jharkhand|Karnataka|Kerala|Madhya Pradesh|Maharashtra|Manipur|Meghalaya|Mizoram|Nagaland|Odisha|Punjab|Rajasthan|Sikkim|Tamil Nadu|Telangana|Tripura|Uttar Pradesh|Uttarakhand|West Bengal)'
/** The manners of countries, the unmistakable ones first. */
const manners: readonly (readonly [RegExp, number])[] = [
  // Canada, United States, Australia: town, state, code.
  [
    new RegExp(
      String.raw`^(?<city>${town}),?[ ](?:[A-Z]{2}|\p{Lu}\p{L}+|\(\p{Lu}[\p{L} -]+\)),?[ ]+(?<postcode>[A-Z]\d[A-Z][ ]?\d[A-Z]\d)(?:,?[ ](?<country>Canada|CANADA))?$`,
      'du',
    ),
    0.95,
  ],
  [/^(?<postcode>[ABCEGHJ-NPRSTVXY]\d[A-Z][ ]\d[A-Z]\d)(?:,?[ ](?<country>Canada|CANADA))?$/du, 0.8],
  [
    new RegExp(
      String.raw`^(?<city>${town}),?[ ](?:[A-Z]{2}|[A-Z]\.[A-Z]\.),?[ ]+(?<postcode>\d{5}(?:-\d{4})?)(?:,?[ ](?<country>USA|U\.S\.A\.|US|United States(?: of America)?))?$`,
      'du',
    ),
    0.95,
  ],
  [
    new RegExp(
      String.raw`^(?<city>${town}),[ ]\p{Lu}\p{L}+(?:[ ]\p{Lu}\p{L}+)?[ ](?<postcode>\d{5}(?:-\d{4})?)(?:,?[ ](?<country>USA|US|United States(?: of America)?))?$`,
      'du',
    ),
    0.9,
  ],
  [new RegExp(String.raw`^(?<city>${town}),?[ ](?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)[ ](?<postcode>\d{4})$`, 'du'), 0.9],
  // New Zealand, whose towns are told by their names: four figures behind any other word may be a year.
  [
    /^(?<city>Auckland|Wellington|Christchurch|Hamilton|Tauranga|Dunedin|Napier|Hastings|Nelson|Rotorua|Queenstown|Whangārei|Whangarei|Palmerston North|Invercargill|New Plymouth|Lower Hutt),?[ ](?<postcode>\d{4})(?:,?[ ](?<country>New Zealand|NZ))?$/du,
    0.85,
  ],
  // Towns of countries without codes, told by their names; a part of the town may stand before them.
  [
    /^(?:\p{Lu}[\p{L} '-]{2,30},[ ])?(?<city>Dubai|Abu Dhabi|Sharjah|Ajman|Doha|Muscat|Manama|Kuwait City|Hong Kong|Kowloon|Nairobi|Mombasa|Kampala|Lagos|Abuja|Accra|Kigali|Dar es Salaam)(?:,?[ ](?<country>U\.?A\.?E\.?|United Arab Emirates|Qatar|Oman|Bahrain|Kuwait|Hong Kong|Kenya|Uganda|Nigeria|Ghana|Rwanda|Tanzania))?$/du,
    0.6,
  ],
  // Ireland: its code before, behind or alone.
  [new RegExp(String.raw`^(?<postcode>[AC-FHKNPRTV-Y]\d[\dW][ ]?[AC-FHKNPRTV-Y\d]{4})[ ](?<city>${town})$`, 'du'), 0.9],
  [
    new RegExp(
      String.raw`^(?<city>${town}),?[ ](?<postcode>[AC-FHKNPRTV-Y]\d[\dW][ ][AC-FHKNPRTV-Y\d]{4})(?:,?[ ](?<country>Ireland|IRELAND))?$`,
      'du',
    ),
    0.9,
  ],
  [/^(?<postcode>[AC-FHKNPRTV-Y]\d[\dW][ ][AC-FHKNPRTV-Y\d]{4})$/du, 0.8],
  // Great Britain: behind or before the town, or on a line of its own.
  [new RegExp(String.raw`^(?:(?:GB|UK)[ ])?(?<postcode>[A-Z]{1,2}\d[A-Z\d]?[ ]?\d[A-Z]{2})[ ](?<city>${town})$`, 'du'), 0.9],
  [
    new RegExp(
      String.raw`^(?<city>(?!The[ ])${town}),[ ]\p{Lu}[\p{L}.]+(?:[ ]\p{Lu}\p{L}+)?,?[ ](?<postcode>[A-Z]{1,2}\d[A-Z\d]?[ ]\d[A-Z]{2})$`,
      'du',
    ),
    0.9,
  ],
  [
    new RegExp(
      String.raw`^(?<city>${town}),?[ ](?<postcode>[A-Z]{1,2}\d[A-Z\d]?[ ]\d[A-Z]{2})(?:,?[ ](?<country>UK|United Kingdom|England|GB))?$`,
      'du',
    ),
    0.9,
  ],
  [/^(?<postcode>[A-Z]{1,2}\d[A-Z\d]?[ ]\d[A-Z]{2})$/du, 0.8],
  // Brazil: before the town, "CEP" with it, or behind town and state.
  [
    new RegExp(String.raw`^(?:CEP:?[ ]?)?(?<postcode>\d{5}-\d{3})(?:[ ]?[-–,/][ ]|[ ])(?<city>${town}?)(?:[ ]?[-–/,][ ]?[A-Z]{2})?$`, 'du'),
    0.95,
  ],
  [new RegExp(String.raw`^(?<city>${town}?)[ ]?[-–/,][ ]?[A-Z]{2}[ ]?[-–,]?[ ](?:CEP:?[ ]?)?(?<postcode>\d{5}-\d{3})$`, 'du'), 0.95],
  // Mexico: town, state, "C.P." and the code.
  [
    new RegExp(
      String.raw`^(?<city>${town}),[ ]\p{Lu}[\p{L}.]+(?:[ ]\p{L}+){0,2},?[ ]C\.?P\.?:?[ ]?(?<postcode>\d{5})(?:,?[ ](?<country>M[ée]xico))?$`,
      'du',
    ),
    0.9,
  ],
  // South Africa: alone, below the town.
  [/^(?<postcode>\d{4})$/du, 0.3],
  // The Netherlands, Portugal, Poland, Sweden and others.
  [new RegExp(String.raw`^(?:(?<country>NL)[- ]{0,3})?(?<postcode>\d{4}[ ]?[A-Z]{2})[ ]{1,2}(?<city>${town})$`, 'du'), 0.95],
  [/^(?<postcode>\d{4}[ ][A-Z]{2})$/du, 0.8],
  [new RegExp(String.raw`^(?:(?:P|PT)[- ]{1,3})?(?<postcode>\d{4}-\d{3})[ ](?<city>${town})$`, 'du'), 0.95],
  [new RegExp(String.raw`^(?:PL[- ]{1,3})?(?<postcode>\d{2}-\d{3})[ ](?<city>${town})$`, 'du'), 0.9],
  [new RegExp(String.raw`^(?:(?:SE|S|CZ|GR|SK)[- ]{1,3})?(?<postcode>\d{3}[ ]\d{2})[ ](?<city>${town})$`, 'du'), 0.75],
  // Code before the town: most of Europe, much of Asia.
  [new RegExp(String.raw`^(?:(?<country>(?!DX)[A-Z]{1,3})(?:[ ]?[-–][ ]?|[ ]))(?<postcode>\d{4,5})[ ](?<city>${town})$`, 'du'), 0.95],
  [new RegExp(String.raw`^(?<postcode>\d{5})[ ](?<city>${town})(?:,[ ](?<country>\p{Lu}\p{L}+(?:[ ](?:/[ ])?\p{L}+)?))?$`, 'du'), 0.85],
  [new RegExp(String.raw`^(?<postcode>\d{4})[ ](?<city>${town})$`, 'du'), 0.6],
  // India and others: behind the town, or town and state, or before the state, or behind the country's name.
  [
    new RegExp(
      String.raw`^(?<city>${town}),?[ ](?:[-–][ ])?(?<postcode>\d{6}|\d{3}[ ]\d{3}),?[ ]${indianState}(?:,?[ ](?<country>India|INDIA))?$`,
      'du',
    ),
    0.9,
  ],
  [
    new RegExp(
      String.raw`^(?<city>${town}),[ ]${indianState},?[ ](?<country>India|INDIA)(?:,|[ ]?[-–])?[ ]?(?<postcode>\d{6}|\d{3}[ ]\d{3})$`,
      'du',
    ),
    0.9,
  ],
  [new RegExp(String.raw`^(?<city>${town}),[ ]${indianState},?[ ](?<postcode>\d{6}|\d{3}[ ]\d{3})$`, 'du'), 0.9],
  [new RegExp(String.raw`^(?<city>${town}),[ ]\p{Lu}\p{L}+(?:[ ]\p{Lu}\p{L}+)?[ ]?[-–][ ]?(?<postcode>\d{6}|\d{3}[ ]\d{3})$`, 'du'), 0.85],
  [
    new RegExp(
      String.raw`^(?<city>${town})[ ]?[-–,]?[ ]?(?<![\d])(?<postcode>\d{6}|\d{3}[ ]\d{3})(?:,[ ]\p{Lu}\p{L}+(?:[ ]\p{Lu}\p{L}+)?)?$`,
      'du',
    ),
    0.7,
  ],
  [new RegExp(String.raw`^(?<city>${town}),?[ ](?<postcode>\d{5})$`, 'du'), 0.5],
  // South Africa in one line: the comma tells the code from a number.
  [/^(?<city>\p{Lu}[\p{L}\p{M}'’-]*(?:[ ]\p{Lu}[\p{L}\p{M}'’-]*){0,2}),[ ](?<postcode>\d{4})$/du, 0.5],
]

/** Postcode and town of a piece of a line; null when it says none. Years and counts before a word are told apart by what follows. */
export function townLine(words: readonly Word[]): TownLine | null {
  if (words.length === 0 || words.length > 9) return null
  for (const [manner, sureness] of manners) {
    const found = matchWords(words, manner)
    if (found === null) continue
    const city = withoutProvince(withoutEnd(found.city ?? []), found.postcode ?? [])
    if (city.some((word) => notInTowns.test(word.text))) continue
    if (endsAsStreet(city)) continue
    // "FR 40 303 265 045": the number of a tax, in groups of three.
    if (/^[A-Z]{2}$/u.test(city[0]?.text ?? '') && /^\d+$/u.test(city[1]?.text ?? '')) continue
    // "19053 A" is a reading of a meter.
    if (city.length > 0 && !/\p{L}{2}/u.test(city.map(({ text }) => text).join(' '))) continue
    return { postcode: found.postcode ?? [], city, country: found.country ?? [], sureness }
  }
  return null
}

/** "1907 NE Alberta St.": a street as Americans write it, its number first. */
export const endsAsStreet = (words: readonly Word[]): boolean =>
  /^(?:St|Rd|Ave|Ln|Dr|Blvd|Ct|Pl|Sq|Pkwy)\.?,?$/u.test(words.at(-1)?.text ?? '')

/** Words that follow four or five digits and are no town: units, months, labels. */
const notInTowns =
  /^(?:Invoice|Rechnung|Facture|Total|Pages?|Seiten?|T[eé]l[eé]?f?\.?|T[eé]l[eé](?:ph|f)on[eo]?|Tfno\.?|Tlf\.?|Puh\.?|Puhelin|Mob(?:ile|il)?\.?|Fax|Phone|Stk\.?|Stück|Kg|EUR|USD|GBP|Euro|Units?|Items?|Jan(?:uary)?|Feb(?:ruary)?|March|April|May|June|July|August|September|October|November|December|Uhr|Nr\.?|No\.?|Date|Datum|Kto\.?|Kto\.?-Nr\.?|BLZ:?|HRB|HRA|U[Ss]t-?I[Dd]|VAT|TVA|IVA|GST|Registergericht|[\p{L}.-]*[Nn]r\.?:?|GmbH|Ltd\.?|Inc\.?|S\.?A\.?|KvK|KVK|ABN|ACN|PMB|LS|Reg\.?|RCS|SIREN|SIRET|REA|NIF|CIF|IVA|BTW|EAN|GLN|BSB|IBAN|Konto|Suite|Ste\.?|Street|Avenue|Ave\.?|Blvd\.?|Boulevard|Road|Rd\.?|Drive|Lane|Highway|Hwy\.?|Floor)$/u

/** "GENOVA (GE)", "Lorca (Murcia)": Italy's and Spain's provinces behind the town are no part of its name. */
const withoutProvince = (words: readonly Word[], postcode: readonly Word[]): readonly Word[] =>
  words.length > 1 &&
  (/^\([A-Z]{2}\),?$/u.test(words.at(-1)?.text ?? '') ||
    (/^\d{5}$/u.test(postcode.at(-1)?.text ?? '') && italianProvince.test(words.at(-1)?.text ?? '')) ||
    spanishProvince.test(words.at(-1)?.text ?? ''))
    ? words.slice(0, -1)
    : words

const italianProvince =
  /^(?:A[GLNOPQRTV]|B[AGILNORSTZ]|C[ABEHLNORSTZ]|E[EN]|F[CEGIMR]|G[EOR]|I[MS]|KR|L[CEIOTU]|M[BCEINOST]|N[AOU]|O[RT]|P[ACDEGINORTUVZ]|R[AEGIMNO]|S[AIOPRSUV]|T[AENOPRSV]|UD|V[AEBCIRTV])$/u

const spanishProvince =
  /^\((?:Álava|Araba|Albacete|Alicante|Alacant|Almería|Asturias|Ávila|Badajoz|Barcelona|Bizkaia|Vizcaya|Burgos|Cáceres|Cádiz|Cantabria|Castellón|Castelló|Córdoba|Cuenca|Gipuzkoa|Guipúzcoa|Girona|Gerona|Granada|Guadalajara|Huelva|Huesca|Jaén|León|Lleida|Lérida|Lugo|Madrid|Málaga|Murcia|Navarra|Ourense|Orense|Palencia|Pontevedra|Salamanca|Segovia|Sevilla|Soria|Tarragona|Teruel|Toledo|Valencia|València|Valladolid|Zamora|Zaragoza)\)$/iu

const withoutEnd = (words: readonly Word[]): readonly Word[] => (words.at(-1)?.text === '-' ? words.slice(0, -1) : words)

/** Pieces of a line between the marks that part the lines of an address printed in one: "Mill Ltd · 4 Brook St · 8000 Town". */
export function piecesOf(words: readonly Word[], atCommas = false): readonly (readonly Word[])[] {
  const pieces: Word[][] = [[]]
  // Several spaces part them too: wider than the line's other spaces by far.
  const gaps = words.map((_, index) => gapBefore(words, index)).filter((gap) => gap > 0)
  const several =
    gaps.length < 3
      ? Infinity
      : Math.max(2 * (gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0), 0.6 * sizeOf(words[0] as Word))
  for (const [index, word] of words.entries()) {
    // "Pune - 411026" is one piece: India's code stands behind a dash.
    const beforeCode = /^[-–]$/u.test(word.text) && /^\d{6}[,.;]?$/u.test(words[index + 1]?.text ?? '')
    if (/^(?:[●•·∙|▪■◦*–—]|[-.])$/u.test(word.text) && !beforeCode) pieces.push([])
    else {
      if (gapBefore(words, index) > several) pieces.push([])
      pieces.at(-1)?.push(word)
      // A sentence may follow the code: "Mill Ltd, 4 Brook Street, H91 AB12. Registered in …".
      if (atCommas && /,$|\d\p{L}*\.$/u.test(word.text)) pieces.push([])
    }
  }
  return pieces.filter((piece) => piece.length > 0)
}

/** White between a word and the one before it on its line; nothing where none is. */
const gapBefore = (words: readonly Word[], index: number): number => {
  const [before, word] = [words[index - 1], words[index]]
  return before === undefined || word === undefined || Math.abs(before.baseline - word.baseline) > 1 ? 0 : word.box.left - before.box.right
}

/** States of America, by their letters or written out, and provinces of Canada written out: no town by themselves before a code. */
export const isState = (text: string): boolean => states.test(text)
const states =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland|Nova Scotia|Ontario|Saskatchewan)$/u

/** States of India, written between town and code. */
export const isIndianState = (text: string): boolean => indianStates.test(text)
const indianStates = new RegExp(`^${indianState}$`, 'u')

/** The name of a country on a line of its own below an address. */
export const isCountry = (text: string): boolean => countries.test(text)
const countries =
  /^(?:Deutschland|Germany|Österreich|Austria|Schweiz|Switzerland|Suisse|France|Frankreich|Italia|Italy|España|Spain|Portugal|Nederland|The Netherlands|Netherlands|België|Belgique|Belgium|Luxembourg|United Kingdom|UK|England|Ireland|USA|United States(?: of America)?|Canada|Australia|India|Malaysia|Singapore|Brasil|Brazil|Polska|Poland|Denmark|Danmark|Sweden|Sverige|Norway|Norge|Hong Kong|China|Japan)\.?$/iu

const streetWord =
  /(?:str(?:\.|aße|asse|eet)?|weg|platz|allee|gasse|ring|damm|ufer|chaussee|promenade|hof|straat|laan|plein|gracht|kade|dijk)\b|\b(?:street|st\.?|road|rd\.?|avenue|ave\.?|lane|ln\.?|drive|dr\.?|way|court|ct\.?|square|sq\.?|boulevard|blvd\.?|place|terrace|highway|hwy|suite|floor|p\.?\s?o\.?\s?box|postfach|rue|av\.?|bd\.?|chemin|impasse|quai|allée|route|calle|c\/|avda\.?|avenida|paseo|plaza|carrer|via|viale|piazza|corso|largo|rua|travessa|praça|estrada|jalan|jln\.?|lorong|taman|mukim|kampung|persiaran|lebuh|lebuhraya|seksyen|building|house|park|nagar|marg|yard|unit|apartment|apt\.?|flat|mews|close|crescent|gardens|grove|wharf|estate|works|parade|esplanade|circuit|parkway|pkwy)\b/iu

/** How far a line looks like street and number: 0 to 1. */
export function streetLikeness(text: string): number {
  const digits = /\d/u.test(text)
  const named = streetWord.test(text)
  if (/@|www\.|https?:|\+\d|%/u.test(text)) return 0
  if (grounds.test(text)) return 0.8
  return named && digits
    ? 1
    : named
      ? 0.7
      : /\p{L}{2,}.*\s\d{1,5}\s?\p{L}?(?:\s?[-/]\s?\d+)?(?:$|,(?!\s(?:19|20)\d\d\b))|^\d{1,5}(?:\/\d{1,4})?\p{L}?,?\s\p{L}{2,}/u.test(text)
        ? 0.8
        : 0
}

/** Grounds of trade, which are addresses without a number. */
const grounds =
  /^(?:Z\.?[AI]\.?C?\.?|Zone (?:artisanale|industrielle|d['’]activités)|Lieu-dit|Pol(?:ígono|\.)(?: Ind(?:ustrial|\.))?|Zona Industrial[ei]?)[ ]\p{L}/u

const legalForm =
  /(?:^|[\s,])(?:GmbH(?:\s?&\s?Co\.?(?:\s?KG)?)?|AG|KG|OHG|e\.?\s?K\.?|UG|mbH|SE|Ltd\.?|Limited|LLC|L\.L\.C\.|Inc\.?|Incorporated|Corp\.?|Corporation|PLC|plc|Plc|LLP|C[Oo]\.|Company|SARL|S\.A\.R\.L\.|SAS|S\.A\.S\.|SA|S\.A\.|SASU|EURL|S\.?L\.?U?\.?|S\.p\.A\.|SpA|S\.r\.l\.|SRL|S\.n\.c\.|B\.?V\.?|N\.?V\.?|V\.?O\.?F\.?|Lda\.?|Unipessoal|S[Dd][Nn]\.?\s?B[Hh][Dd]\.?|S\/B|B(?:erhad|ERHAD)|GMBH|LTD\.?|L[Tt][Dd][Aa]\.?|EIRELI|LIMITED|INC\.?|CORPORATION|COMPANY|INCORPORATED|Pvt\.?|Private|Pty\.?|ApS|A\/S|AB|Oy|AS|U\.A\.|CC|sp\.\s?z\s?o\.\s?o\.|s\.r\.o\.|a\.s\.)(?=$|[\s,.)])/u

/** True for the name of a company: it ends in or holds its legal form. */
export const namesCompany = (text: string): boolean => legalForm.test(text) || eastAsianForm.test(text)

/** Forms of companies in Japanese and Chinese, which stand before or behind a name without a space. */
const eastAsianForm = /株式会社|有限会社|合同会社|㈱|[（(]株[)）]|公司(?!\p{Script=Han})/u

/** Segments stacked as the lines of one block: aligned at one side or the middle, no more than about two lines apart. */
export function stacksOf(rows: readonly (readonly Segment[])[]): readonly (readonly Segment[])[] {
  const stacks: Segment[][] = []
  let open: Segment[][] = []
  for (const row of rows)
    for (const segment of row) {
      open = open.filter((stack) => segment.baseline - (stack.at(-1)?.baseline ?? 0) < 3.6 * segment.size)
      const above = open
        .filter((stack) => stack.at(-1)?.row !== segment.row && aligned(stack.at(-1) as Segment, segment))
        .sort((a, b) => misfit(a.at(-1) as Segment, segment) - misfit(b.at(-1) as Segment, segment))[0]
      if (above !== undefined) above.push(segment)
      else {
        const stack = [segment]
        stacks.push(stack)
        open.push(stack)
      }
    }
  return stacks
}

const misfit = (a: Segment, b: Segment): number =>
  Math.min(
    Math.abs(a.box.left - b.box.left),
    0.5 + Math.abs(a.box.right - b.box.right),
    0.5 + Math.abs((a.box.left + a.box.right - b.box.left - b.box.right) / 2),
  ) +
  0.2 * (b.baseline - a.baseline)
const aligned = (a: Segment, b: Segment): boolean =>
  Math.abs(a.box.left - b.box.left) < 0.8 * b.size ||
  Math.abs(a.box.right - b.box.right) < 0.6 * b.size ||
  Math.abs((a.box.left + a.box.right - b.box.left - b.box.right) / 2) < 0.6 * b.size
