// An address printed in one line: name, street and town between marks or commas.

import type { Word } from '../../model/index.ts'
import { isCountry, isIndianState, isState, namesCompany, piecesOf, streetLikeness, type TownLine, townLine } from '../reading/addresses.ts'
import { withoutMarks } from '../reading/neighbourhood.ts'
import type { Segment } from '../reading/page-text.ts'
import { printedText } from '../reading/printed-text.ts'

/** The parts of an address that a line says. */
export interface AddressLine {
  readonly name: readonly Word[]
  readonly street: readonly Word[]
  readonly postcode: readonly Word[]
  readonly city: readonly Word[]
  readonly country: readonly Word[]
  readonly sureness: number
}

/** Street and town of a line that says both: "4 Brook Street, 80331 Town"; null for others. */
export function addressInLine(segment: Segment): Omit<AddressLine, 'name' | 'sureness'> | null {
  const found = inOneLine(segment)
  return found === null ? null : { ...found, street: [...found.name, ...found.street] }
}

/**
 * "Mill Ltd · 4 Brook Street · 80331 Town": name, street and town in one line; "Bill to:" before them is a heading and no part of the name. Small
 * print of a company may go on in the lines `below`.
 */
export function inOneLine(segment: Segment, below: readonly Segment[] = []): AddressLine | null {
  const office = registeredOffice(segment.words, segment) ?? registeredOffice([...segment.words, ...goingOn(segment, below)], segment)
  if (office !== null) return office
  const { words } = valueOfLine(segment)
  for (const atCommas of [false, true]) {
    const pieces = withNumbers(piecesOf(words, atCommas))
      .map(withoutMarks)
      .filter((piece) => !formAndCapital.test(printedText(piece)))
    if (pieces.length < 2) continue
    const at = pieces.findIndex((piece, index) => index >= 1 && townLine(piece) !== null)
    const found = townLine(pieces[at] ?? [])
    if (found === null) continue
    const house = beforeIndianCode(found, pieces.slice(0, at))
    if (house !== null) return { ...found, ...house, sureness: 0.8 }
    // "…, 4 Brook Street, Town, H91 AB12" and "…, 4 Brook Street, Town, Lancashire BB7 1AA": the town has a piece of its own.
    const likeness = (index: number): number => streetLikeness(printedText(pieces[index] ?? []))
    const ownTown =
      found.city.length === 0 ||
      isState(printedText(found.city)) ||
      (likeness(at - 1) === 0 && likeness(at - 2) > 0 && found.sureness >= 0.9 && !/\d/u.test(printedText(pieces[at - 1] ?? [])))
    const streetAt = ownTown ? at - 2 : at - 1
    // "4 Brook Crescent #05-48, Brook Park, Singapore 408564": a building between street and town.
    const building = likeness(streetAt) === 0 && likeness(streetAt - 1) >= 0.8 && (pieces[streetAt]?.length ?? 9) <= 3
    // "Mill Ltd, The Old Boathouse, Town, PL1 3RP": a house with a name where a company's stands before it.
    const inNamedHouse = streetAt >= 1 && found.sureness >= 0.8 && namesCompany(printedText(pieces[streetAt - 1] ?? []))
    if (likeness(streetAt) === 0 && !building && !inNamedHouse) continue
    const city = ownTown ? (pieces[at - 1] ?? []) : found.city
    const unit = partOfHouse.test(printedText(pieces[0] ?? []))
    const named = streetAt >= (building ? 2 : 1) && /\p{L}{2}/u.test(printedText(pieces[0] ?? [])) && !unit
    // Street and town alone are an address where both are written as such.
    const written = found.sureness >= 0.7 && /\d{6}/u.test(printedText(found.postcode)) ? 0.7 : 0.8
    if (!named && (Math.max(likeness(streetAt), building || unit ? 0.8 : 0) < written || pieces.length > (unit ? 7 : 4))) continue
    // Between commas house and street are two pieces: "Mill Ltd, Brook House, 4 Brook Street, …".
    const before = printedText(pieces[streetAt - 1] ?? [])
    const from = unit
      ? 0
      : building
        ? streetAt - 1
        : atCommas && streetAt >= 1 && (likeness(streetAt - 1) > 0 || /^\d{1,5}\p{L}?$/u.test(before))
          ? streetAt - 1
          : streetAt
    return {
      ...found,
      city,
      name: named && from >= 1 ? (companyIn(pieces.slice(0, from)) ?? unlessRegister(pieces[0])) : [],
      street: withoutAddressLabel(pieces.slice(from, streetAt + 1).flat()),
      sureness: (isState(printedText(found.city)) ? 0.9 : found.sureness) * (named ? 1 : 0.8),
    }
  }
  return overCountry(words, below)
}

/** "4 Brook Street, Town" right over the name of a country, where no code is printed; null for others. */
function overCountry(words: readonly Word[], [next]: readonly Segment[]): AddressLine | null {
  const pieces = piecesOf(words, true).map(withoutMarks)
  const [street, city] = pieces
  if (next === undefined || street === undefined || city === undefined || pieces.length > 2 || !isCountry(next.text)) return null
  const written = printedText(street)
  const town = printedText(city)
  if (!/^\d|\d$/u.test(written) || streetLikeness(written) < 0.7 || !/^\p{Lu}[\p{L} .'’-]+$/u.test(town)) return null
  return { name: [], street, postcode: [], city, country: next.words, sureness: 0.7 }
}

/**
 * "Mill Ltd. Registered in England no. 1234567. Registered office: 4 Brook Street, Town BB7 1AA": the company that a line begins with and its
 * address further on; null for other lines.
 */
function registeredOffice(words: readonly Word[], segment: Segment): AddressLine | null {
  const colon = words.findIndex(
    ({ text }, index) =>
      index > 3 &&
      /:$/u.test(text) &&
      [1, 2, 3].some((length) => officeTitle.test(printedText(words.slice(index + 1 - length, index + 1)))),
  )
  // "Mill is a trading name of Mill & Brook Limited": the company keeps the office.
  const trade = words.slice(0, colon).findIndex((_, index) => tradesAs.test(printedText(words.slice(index, index + 3))))
  const from = trade < 0 ? 0 : trade + 3
  const form = words.findIndex(
    (_, index) => index > from && index < from + longestName && namesCompany(printedText(words.slice(from, index + 1))),
  )
  if (colon < 0 || form < 0 || form >= colon) return null
  // Other sentences may follow the town.
  const found = inOneLine({ ...segment, words: words.slice(colon + 1, colon + 1 + longestAddress) })
  const name = unlessRegister(words.slice(from, form + 1))
  return found === null ? null : { ...found, name, street: [...found.name, ...found.street], sureness: name.length > 0 ? 0.85 : 0.7 }
}
const tradesAs = /^(?:trading|brand|business) (?:name|style) of$/iu
/** Words of an address in one line, at most, and of what follows it. */
const longestAddress = 20

/** The words of the next lines of small print: as large, at one edge or in the middle, and no further down than lines of a text are. */
function goingOn(segment: Segment, below: readonly Segment[]): readonly Word[] {
  const words: Word[] = []
  let last = segment
  for (const line of below.slice(0, linesOfPrint)) {
    const alike = Math.abs(line.size - last.size) < 0.05 * last.size && line.baseline - last.baseline < 1.6 * last.size
    if (!alike || last.words.length < fewestOfPrint) break
    words.push(...line.words)
    last = line
  }
  return words
}
const linesOfPrint = 2
/** A line that goes on below is full. */
const fewestOfPrint = 8
const officeTitle =
  /^(?:registered (?:office|address)|sitz|firmensitz|siège(?: social)?|sede legale|sede social|domicilio social|maatschappelijke zetel|zetel)\s?:?$/iu
/** Words of a company's name, at most. */
const longestName = 8

export const partOfHouse = /^(?:unit|suite|ste\.?|shop|office|flat|apartment|apt\.?|block|floor|level) ?#?[\dA-Z-]{1,5}(?:,|$)/iu

/** "SARL au capital de 12 000 €": what a French company is, below its name. */
const formAndCapital = /^\p{L}[\p{L}.]{1,8} au capital\b/iu

/** "C/ Tarazona, 14, …", "Nacional road 2, km 14": the number of the house behind its comma goes with the street, "Mill, Inc." with its form, "Town, NY 10012" with its state. */
function withNumbers(pieces: readonly (readonly Word[])[]): readonly (readonly Word[])[] {
  const joined: (readonly Word[])[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    const number = /^(?:km )?\d{1,4}\p{L}?,?$/iu.test(printedText(piece))
    const form = piece.length === 1 && namesCompany(printedText(piece))
    const state = /^[A-Z]{2} (?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)[,.]?$/u.test(printedText(piece))
    if (last !== undefined && (form || state || (number && streetLikeness(printedText(last)) > 0)))
      joined[joined.length - 1] = [...last, ...piece]
    else joined.push(piece)
  }
  return joined
}

/** Of the pieces before a street the one that a legal form says is a company: what it does may be told before it. */
const companyIn = (pieces: readonly (readonly Word[])[]): readonly Word[] | undefined =>
  pieces.find((piece) => namesCompany(printedText(piece)))

/**
 * "Plot 14, Rose Estate, MIDC Area, Town - 411026": whatever is told of the place between the commas, with a number at its beginning, is the
 * street in India; null for other codes.
 */
function beforeIndianCode(
  { postcode, city, country }: TownLine,
  pieces: readonly (readonly Word[])[],
): Pick<AddressLine, 'name' | 'street' | 'city' | 'country'> | null {
  // "Town, Karnataka, India - 560067".
  const last = pieces.at(-1)
  if (/^india$/iu.test(printedText(city)) && last !== undefined)
    return beforeIndianCode({ postcode, city: last, country: city, sureness: 0 }, pieces.slice(0, -1))
  const inState = isIndianState(printedText(city))
  const before = inState ? pieces.slice(0, -1) : pieces
  if (!/^\d{6}$/u.test(printedText(postcode)) || before.length < 2) return null
  const from = before.findIndex((piece) => /\d/u.test(printedText(piece)) || streetLikeness(printedText(piece)) > 0)
  if (from < 0 || from > 1 || (from === 1 && !namesCompany(printedText(before[0] ?? [])))) return null
  return {
    name: from === 1 ? (before[0] ?? []) : [],
    street: before.slice(from).flat(),
    city: inState ? (pieces.at(-1) ?? []) : city,
    country,
  }
}

/** What is said over the street of an address whose name stands above. */
export const addressTitle =
  /^(?:registered office|sitz|zetel|sede|(?:physical|postal|street|business|registered|visiting|service|supply|site|installation|property|post|postanschrift|bezoek|besuchs)[- ]?(?:address|adres|adresse|anschrift)|adresse (?:de l['’]installation|du (?:site|compteur)|de consommation)|nom (?:de l['’]abonné|du (?:client|titulaire))|(?:verbrauchs|liefer|abnahme)stelle|dirección de(?:l)? suministro|indirizzo di fornitura|domicilio(?: social)?|siège social|sede (?:legale|social))\s?:?$/iu

/** "Company registration no: 07412289" before an address is nobody's name. */
const unlessRegister = (words: readonly Word[] = []): readonly Word[] =>
  /^(?:company |business )?(?:registration|registered|reg\.?)(?: |$)/iu.test(printedText(words)) ? [] : words

/** "Registered office: 4 Brook Street": what the street is told to be is no part of it. */
function withoutAddressLabel(words: readonly Word[]): readonly Word[] {
  const colon = words.findIndex(({ text }) => text.endsWith(':'))
  return colon >= 0 && colon < 3 && addressTitle.test(printedText(words.slice(0, colon + 1))) ? words.slice(colon + 1) : words
}

/** The words behind "Label:" in a line, and the label; all words when there is none. */
export function valueOfLine({ words }: Segment): { words: readonly Word[]; label: string | null } {
  const colon = words.findIndex(({ text }) => /:$/u.test(text))
  if (colon < 0 || colon > 3) return { words: withoutMarks(words), label: null }
  return { words: withoutMarks(words.slice(colon + 1)), label: printedText(words.slice(0, colon + 1)) }
}
