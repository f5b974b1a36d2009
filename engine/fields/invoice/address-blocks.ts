// The addresses on the pages of an invoice, with the lines above them, and what stands around that tells whose they are.

import { type Box, unionOf } from '../../geometry/index.ts'
import type { Word } from '../../model/index.ts'
import { endsAsStreet, isCountry, namesCompany, piecesOf, stacksOf, streetLikeness, type TownLine, townLine } from '../reading/addresses.ts'
import { withoutMarks } from '../reading/neighbourhood.ts'
import type { PageText, Segment } from '../reading/page-text.ts'
import { printedText } from '../reading/printed-text.ts'
import { setAlike, withPieceBefore } from './joined-pieces.ts'
import { isOffice } from './offices.ts'
import { addressTitle, inOneLine, partOfHouse, valueOfLine } from './one-line-address.ts'

export interface AddressBlock {
  readonly text: PageText
  readonly name: readonly Word[]
  readonly street: readonly Word[]
  readonly postcode: readonly Word[]
  readonly city: readonly Word[]
  readonly country: readonly Word[]
  readonly box: Box
  /** All lines of the stack that it stands in. */
  readonly stack: readonly Segment[]
  /** Printed in one line, as senders are above the window of an envelope. */
  readonly oneLine: boolean
  readonly sureness: number
}

/** Every address of a page. `isHeading` tells lines that stand over an address and do not belong to it. */
export function addressBlocks(text: PageText, isHeading: (segment: Segment) => boolean): readonly AddressBlock[] {
  const stacks = stacksOf(text.rows)
  return stacks.flatMap((own) =>
    own.flatMap((segment, place): readonly AddressBlock[] => {
      const line = withPieceBefore(segment, text)
      const inOne = inOneLine(line, own.slice(place + 1))
      // The name stands above where the line begins.
      const stack = (inOne && stacks.find((other) => other.some(({ words }) => words[0] === line.words[0]))) ?? own
      const index = stack === own ? place : stack.findIndex(({ words }) => words[0] === line.words[0])
      if (inOne !== null) {
        if (isCharged(segment, text, inOne.sureness)) return []
        // "4 Brook Street, 80331 Town" alone: the name stands on the line above, or further up in letters much larger.
        const over = linesAbove(stack, index, text, isHeading)
        // Under an address in lines of its own it is told once more: none of them is its name.
        const lines = over.some(({ words }) => townLine(words) !== null) ? [] : over
        const near = largest(lines.filter(({ words }) => !isKeeper(words)).slice(-2))
        const title = largest(lines)
        const above = title !== undefined && near !== undefined && title.segment.size > 1.2 * near.segment.size ? title : near
        const called = title === undefined ? undefined : companyUnderItsSign(title, lines)
        const named =
          inOne.name.length > 0 && !(above !== undefined && stands(above.segment, segment) && !namesCompany(printedText(inOne.name)))
        const tall = above === undefined || above !== lines.at(-1) ? [] : inTallLines([...lines, { words: segment.words, segment }])
        const set = tall.length > 0 ? tall : (called ?? above)?.words
        const name = named ? inOne.name : (set ?? signOver(segment, text)?.words ?? [])
        // What the line begins with is then the house: "The Boathouse, Wharf Lane, …".
        const street = named || isKeeper(inOne.name) ? inOne.street : [...inOne.name, ...inOne.street]
        return [{ ...inOne, name, street, text, stack, box: segment.box, oneLine: true }]
      }
      const words = valueOfLine(segment).words
      const said = townLine(words) ?? (endsAsStreet(words) ? null : townLine(words.slice(0, -1)))
      if (said === null || isCharged(segment, text, said.sureness)) return []
      // "Sussex BN1 4DJ" under the town.
      const found = county.test(printedText(said.city)) ? { ...said, city: [] } : said
      const above = linesAbove(stack, index, text, isHeading)
      const town = found.city.length > 0 ? found.city : dutch.test(printedText(words)) ? townBelow(stack, index) : townAbove(above)
      const lines = above
        .filter(({ words: own }) => own !== town && (found.city.length > 0 || !county.test(printedText(own))))
        .map((line) => ({ line, street: likenessToStreet(printedText(line.words)) }))
      // A code that is one by its figures alone wants a street above it: numbers behind a word are printed for all sorts of reasons.
      if (found.sureness <= weak && !lines.some(({ street }) => street > 0)) return []
      const [first] = lines
      // The name stands on top; of the lines between it and the town the likeliest is the street, the upper one of two alike.
      const between = lines.length > 1 ? lines.slice(1) : lines
      const street = between.reduce<(typeof lines)[number] | undefined>(
        (best, line) => (best === undefined || line.street > best.street ? line : best),
        undefined,
      )
      const onlyStreet = lines.length === 1 && street !== undefined && street.street >= 0.7
      const name = first === undefined || onlyStreet ? [] : nameIn(lines.map(({ line }) => line))
      const streetWords =
        street === undefined || (street === first && !onlyStreet)
          ? []
          : overTwoLines(
              street.line,
              between.map(({ line }) => line),
              name,
            )
      const country = found.country.length > 0 ? found.country : countryBelow(stack, index)
      const parts = [name, streetWords, words].filter((part) => part.length > 0)
      return [
        {
          ...found,
          city: town,
          text,
          name,
          street: streetWords,
          country,
          box: unionOf(parts.flat().map((word) => word.box)),
          stack,
          oneLine: false,
          sureness:
            surenessOf(found, name, streetWords) * (0.4 + 0.35 * Math.min(1, (street?.street ?? 0) + 0.3) + (name.length > 0 ? 0.25 : 0)),
        },
      ]
    }),
  )
}

/**
 * "Sold to   Mill LLC, 4 Brook Street, 4th / Floor, Town, NY 10012": the address that begins beside its heading and may go on to the next lines,
 * at the value's left edge or the heading's; null where none does.
 */
export function addressBeside(heading: Segment, from: number, text: PageText): AddressBlock | null {
  const row = text.rows[heading.row] ?? []
  const inline = heading.words.slice(from)
  const beside = row.find(({ box }) => box.left > heading.box.right)
  const first = inline.length > 0 ? { ...heading, words: inline } : beside
  if (first === undefined || !first.words.some(({ text: own }) => own.endsWith(','))) return null
  const lines: Segment[] = [first]
  for (let next = heading.row + 1; next <= heading.row + 3; next++) {
    const pieces = piecesOf(
      lines.flatMap(({ words }) => words),
      true,
    ).map(withoutMarks)
    const block = besideHeading(pieces, lines, text)
    if (block !== null) return block
    const [last] = lines.slice(-1)
    const line = (text.rows[next] ?? []).find(({ box }) => [heading.box.left, first.box.left].some((left) => Math.abs(box.left - left) < 3))
    if (line === undefined || last === undefined || line.baseline - last.baseline > 1.7 * line.size) continue
    lines.push(line)
  }
  return null
}

/** The pieces between commas as name, street and town, where the last of them says a town. */
function besideHeading(pieces: readonly (readonly Word[])[], lines: readonly Segment[], text: PageText): AddressBlock | null {
  const at = pieces.length - 1
  const found = at < 2 ? null : townLine(pieces[at] ?? [])
  const whole = found ?? townLine([...(pieces[at - 1] ?? []), ...(pieces[at] ?? [])])
  if (whole === null) return null
  // "Town, NY 10012" is two pieces.
  const merged = found === null || found.city.length === 0 || /^[A-Z]{2}$/u.test(printedText(found.city))
  const city = merged ? (pieces[at - 1] ?? []) : found.city
  const street = pieces.slice(1, merged ? at - 1 : at).flat()
  if (street.length === 0 || streetLikeness(printedText(street)) === 0) return null
  return {
    ...whole,
    city,
    text,
    name: pieces[0] ?? [],
    street,
    box: unionOf(lines.map(({ box }) => box)),
    stack: lines,
    oneLine: false,
    sureness: 0.9,
  }
}

/** A line with an amount beside it is what is charged; where it is written as towns are, another figure beside it must say so too. */
function isCharged(segment: Segment, { rows }: PageText, sureness: number): boolean {
  const right = (rows[segment.row] ?? []).filter(({ box }) => box.left > segment.box.right)
  const amounts = right.filter(({ text }) => /^\p{Sc}?\s?\d[\d.,' ]*[.,]\d{2}$/u.test(text))
  const figures = right.filter(({ text }) => /^\d[\d.,]*%?$/u.test(text))
  return amounts.length > 0 && (sureness < weak || figures.length > 1)
}

/** The name on top of an address; under the name of a shop the company that keeps it, where the next line names one. */
function nameIn(lines: readonly Line[]): readonly Word[] {
  const [first, next] = lines
  if (first === undefined) return []
  const tall = inTallLines(lines)
  if (tall.length > 0) return tall
  const more = next !== undefined && isCut(lines) ? endOfName(next) : nameGoesOn(first, next)
  if (more.length > 0 || next === undefined || namesCompany(printedText(first.words))) return [...first.words, ...more]
  const company = endsAsCompany.test(printedText(next.words)) && next.words.length > 2 && streetLikeness(printedText(next.words)) === 0
  return company && first.segment.size > 1.15 * next.segment.size ? next.words : first.words
}

/**
 * The first line ends in a little word or a hyphen, or the single word below it, no street, had no room behind it: in no line but the first is
 * the column any wider.
 */
function isCut([first, next, ...others]: readonly Line[]): boolean {
  const [last] = first?.words.slice(-1) ?? []
  const [word] = next?.words ?? []
  if (first === undefined || next === undefined || last === undefined || word === undefined) return false
  if (hangs.test(last.text) || /\p{L}-$/u.test(last.text)) return true
  if (
    others.length === 0 ||
    next.words.length > 1 ||
    namesCompany(printedText(first.words)) ||
    !others.some(({ words }) => streetLikeness(printedText(words)) > 0)
  )
    return false
  const edge = Math.max(...[next, ...others].map(({ segment }) => segment.box.right))
  const set = Math.abs(first.segment.size - next.segment.size) < 0.3 && last.font?.bold === word.font?.bold
  return set && /^\p{Lu}/u.test(word.text) && last.box.right + 0.25 * first.segment.size + (word.box.right - word.box.left) > edge + 1
}

/** A larger line right over a row of several pieces, centred over all of them. */
function signOver({ row, size }: Segment, { rows }: PageText): Segment | undefined {
  const [own, above] = [rows[row] ?? [], rows[row - 1] ?? []]
  const [only, other] = above
  if (own.length < 2 || only === undefined || other !== undefined || only.size < 1.15 * size) return undefined
  const middle = (Math.min(...own.map(({ box }) => box.left)) + Math.max(...own.map(({ box }) => box.right))) / 2
  return Math.abs((only.box.left + only.box.right) / 2 - middle) < 2 * size ? only : undefined
}

/** "Familie Muster", "Inh. A. Muster": who keeps the house that the line above names. */
const isKeeper = (name: readonly Word[]): boolean =>
  /^(?:Familie|Family|Fam\.|Inh(?:aber(?:in)?|\.)?|Prop\.?|Owner|di)$/u.test(name[0]?.text ?? '')

/** A name over several lines, all of them larger than what stands below, a legal form only at its end; empty for others. */
function inTallLines(lines: readonly Line[]): readonly Word[] {
  const [first] = lines
  const below = lines.findIndex(({ segment }) => first !== undefined && segment.size < 0.85 * first.segment.size)
  const tall = below < 2 ? [] : lines.slice(0, below)
  const last = tall.findIndex(({ words }) => endsAsCompany.test(printedText(words)))
  const alike = tall.every(({ segment }) => Math.abs(segment.size - (first?.segment.size ?? 0)) < 0.3)
  // A whole address above is no name, tall as it may be.
  const placed = tall.some(({ words }) => townLine(words) !== null)
  return alike && !placed && (last < 0 || last === tall.length - 1) ? tall.flatMap(({ words }) => words) : []
}

/** Ends in a legal form that is no word of another kind. */
const endsAsCompany = /(?:GmbH|KG|Ltd|Limited|LLC|Inc|SARL|SAS|S\.A\.|S\.L\.|S\.p\.A\.|S\.r\.l\.|B\.?V|N\.?V|Lda|ApS|A\/S|AB)\.?$/u

/** Under a sign in large letters the line that begins with its word and has a legal form: "mill" over "Mill Energy, S.A.". */
function companyUnderItsSign(sign: Line, lines: readonly Line[]): Line | undefined {
  const first = ({ words }: Line): string => (words[0]?.text ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  if (namesCompany(printedText(sign.words)) || first(sign).length < 3) return undefined
  return lines.find((line) => line !== sign && first(line) === first(sign) && namesCompany(printedText(line.words)))
}

/** Little words that no name ends in. */
const hangs =
  /^(?:de|der|den|des|del|della|delle|di|dos|das|du|la|le|les|el|los|las|lo|da|do|van|von|of|and|und|et|&|c\/|cl?\.|avda\.|rua|rue|via|calle)$/iu

/** What a name goes on with that a narrow column broke behind a little word; empty where the next line is a street. */
const endOfName = ({ words }: Line): readonly Word[] =>
  words.length <= 4 && streetLikeness(printedText(words)) === 0 && !/\d/u.test(printedText(words)) ? words : []

/** The second line of a company's name: it ends in the legal form that the first one lacks, and is no street. */
function nameGoesOn(first: Line, next: Line | undefined): readonly Word[] {
  if (next === undefined || namesCompany(printedText(first.words)) || !namesCompany(printedText(next.words))) return []
  const text = printedText(next.words)
  const alike = Math.abs(first.segment.size - next.segment.size) < 0.3 && first.words[0]?.font?.bold === next.words[0]?.font?.bold
  return alike && next.words.length <= 4 && streetLikeness(text) === 0 ? next.words : []
}

/** The line set largest, the lower one of two alike. */
const largest = (lines: readonly Line[]): Line | undefined =>
  lines.reduce<Line | undefined>((best, line) => (best === undefined || line.segment.size >= best.segment.size ? line : best), undefined)

const stands = (line: Segment, than: Segment): boolean =>
  line.size > 1.15 * than.size ||
  (line.words.every(({ font }) => font?.bold === true) && than.words.some(({ font }) => font?.bold !== true))

/** A street with the line that it goes on from behind its comma, or with the floor, room or number below it. */
function overTwoLines(street: Line, lines: readonly Line[], name: readonly Word[]): readonly Word[] {
  const at = lines.indexOf(street)
  const [before, behind] = [lines[at - 1], lines[at + 1]]
  if (before !== undefined && /,$/u.test(before.words.at(-1)?.text ?? '') && !before.words.some((word) => name.includes(word)))
    return [...before.words, ...street.words]
  const goesOn = /,$/u.test(street.words.at(-1)?.text ?? '')
  const cut =
    hangs.test(street.words.at(-1)?.text ?? '') &&
    behind !== undefined &&
    behind.words.length <= 3 &&
    (!/\d/u.test(printedText(behind.words)) || /^(?:c\/|avda\.|rua|rue|via|calle)$/iu.test(street.words.at(-1)?.text ?? ''))
  if (cut) return [...street.words, ...behind.words]
  const room =
    behind !== undefined &&
    behind.words.length <= 3 &&
    (inBuilding.test(printedText(behind.words)) || (goesOn && /^(?:\p{L}{2,}\.? )?\d{1,4}\p{L}?$/u.test(printedText(behind.words))))
  return room ? [...street.words, ...behind.words] : street.words
}

/** "Unit 7, Brook Mews" above "43 Brook Avenue": a part of a house is the street only where no line says a number and a street. */
const likenessToStreet = (text: string): number => streetLikeness(text) - (partOfHouse.test(text) ? 0.25 : 0)

/** Floor, suite or room, with its number. */
export const inBuilding =
  /^(?:(?:suite|ste\.?|unit|floor|fl\.?|apt\.?|apartment|room|rm\.?|level|etage|étage|piso|planta|piano|verdieping) #?[\dA-Z-]{1,5}|\d{1,2}(?:st|nd|rd|th) floor|\d{1,2}\. (?:og|stock|etage|obergeschoss))$/iu

/** Four figures alone are a code of South Africa where a company and a street with its number stand above. */
const surenessOf = ({ sureness, city }: TownLine, name: readonly Word[], street: readonly Word[]): number =>
  sureness < 0.5 && city.length === 0 && namesCompany(printedText(name)) && likenessToStreet(printedText(street)) >= 0.8 ? 0.75 : sureness

/** Manners of writing a code that other numbers share. */
const weak = 0.75

/** British and Irish addresses may name the county between town and code. */
const county =
  /shire$|^(?:co\.?|county) \p{L}+$|^(?:kent|essex|surrey|(?:east|west) sussex|devon|cornwall|dorset|somerset|norfolk|suffolk|cumbria|durham|rutland|merseyside|tyne and wear|west midlands|greater (?:london|manchester)|(?:north|south|west) yorkshire)$/iu

/** "1094 HK" alone: the town of a Dutch code never stands above it. */
const dutch = /^\d{4} ?[A-Z]{2}$/u
const townBelow = (stack: readonly Segment[], index: number): readonly Word[] => {
  const [own, next] = [stack[index], stack[index + 1]]
  const near = own !== undefined && next !== undefined && next.baseline - own.baseline < 1.7 * own.size
  return near && next.words.length <= 3 && /^[\p{L}’'][\p{L} ’'-]+$/u.test(next.text) ? next.words : []
}

/** The town above a code that stands on a line of its own; none where only name and street are above it. */
function townAbove(above: readonly Line[]): readonly Word[] {
  const lines = above.filter(({ words }) => !county.test(printedText(words)))
  const last = lines.at(-1)
  const text = last === undefined ? '' : printedText(last.words)
  const found = last !== undefined && lines.length > 2 && !/\d/u.test(text) && streetLikeness(text) === 0 ? last.words : []
  // "Toronto ON" over its code.
  return found.length > 1 && province.test(found.at(-1)?.text ?? '') ? found.slice(0, -1) : found
}

/** Canada's provinces, by their letters. */
const province = /^\(?(?:ON|QC|PQ|BC|AB|MB|SK|NS|NB|NL|PE|PEI|YT|NT|NU)\)?$/u

/** True for a form of address alone: "Egregi Signori". */
export const isSalutation = (text: string): boolean => salutation.test(text)

/** How people are addressed, on a line of its own above their name or before it. */
const salutation =
  /^(?:herrn?|frau|fa\.?|firma|familie|mr\.?|mrs\.?|ms\.?|monsieur|madame|m\.|mme|sr\.?|sra\.?|sig\.?|sig\.ra|spett\.?\s?le|egr\.?|gent\.?\s?ma|dhr\.?|mevr\.?|mevrouw|de heer|exmo\(?s?\)?\.?|egregi(?: signori)?|egregio(?: signore?)?|gentili(?: signori)?|gentile(?: signora)?|spettabile|signori|an(?: (?:die|das|den|herrn|frau|firma))?|to(?: the)?|aan(?: de| het)?)$/iu

interface Line {
  readonly words: readonly Word[]
  readonly segment: Segment
}

/** Lines of an address above its town: name, department, street, building. */
const mostLines = 5

function linesAbove(stack: readonly Segment[], index: number, text: PageText, isHeading: (segment: Segment) => boolean): readonly Line[] {
  const lines: Line[] = []
  const town = stack[index] as Segment
  let below = town
  let usual = 0
  let titled = false
  for (let at = index - 1; at >= 0 && lines.length < mostLines; at--) {
    const segment = stack[at] as Segment
    const step = below.baseline - segment.baseline
    // Blocks of one address are set evenly: a step much wider than the first one leads to something else.
    // The name above a lone street may stand further off.
    const larger = Math.max(1, Math.max(segment.size, below.size) / town.size)
    if (usual > 0 && step > (lines.length === 1 || titled ? 2.6 : 1.45) * larger * usual + 1) break
    titled = addressTitle.test(segment.text)
    // A whole address in one line or two is the sender's, above the window of the envelope, and so is a line much smaller than those below it.
    if (lines.length > 0 && isSender(segment, stack[at - 1])) break
    if (isHeading(segment) || segment.size < 0.72 * below.size || salutation.test(segment.text) || documentTitle.test(segment.text)) break
    // Numbers of registers between name and street: "Mill Pty Ltd", "ABN 12 345 678 901", "4 Brook Street".
    if (
      registered.test(segment.text) ||
      attention.test(segment.text) ||
      (lines.length > 0 && isOffice(segment.text)) ||
      addressTitle.test(segment.text)
    ) {
      below = segment
      continue
    }
    const { words, label } = valueOfLine(segment)
    const said = printedText(words)
    if (
      words.length === 0 ||
      (!/\p{L}{2}/u.test(said) && !namesCompany(said)) ||
      notOfAddresses.test(printedText(words)) ||
      isSentence(words)
    )
      break
    // "Number: 4711" above the name is another matter; "Name: Mill Ltd" is the name, and the top.
    if (
      label !== null &&
      !/^(?:name|firma|company|nom|raison sociale|nombre|nome|ragione sociale|naam|anschrift|adresse|address|straße|strasse|street|dirección|indirizzo|adres|morada|client|customer|kunde)/iu.test(
        label,
      )
    )
      break
    if (isLabelled(segment, text)) break
    const side = labelLeftOf(segment, text)
    if (side !== null && /^(?:nummer|number|nr|no|id|globale|kunden-?(?:n|id|konto)|customer (?:n|id|code|#)|kd)/iu.test(side)) break
    lines.unshift({ words, segment })
    usual = Math.max(usual, step / larger)
    below = segment
    if (label !== null && /^(?:name|firma|company|nom)/iu.test(label)) break
    if (side !== null && /^(?:name|firma|company|nom)\b/iu.test(side)) break
  }
  return lines
}

/** A whole address in the line, or in it and the one above that it ends: "Mill Ltd, 4 Brook Street, 80331" over "Town". */
const isSender = (segment: Segment, above: Segment | undefined): boolean =>
  inOneLine(segment) !== null ||
  (above !== undefined &&
    // Where the line above is whole, this one is the name of who is written to.
    inOneLine(above) === null &&
    setAlike(above, segment) &&
    above.words.filter(({ text }) => /,$|^[·•|–-]$/u.test(text)).length >= 2 &&
    inOneLine({ ...segment, words: [...above.words, ...segment.words] }) !== null)

/** Nine words or more up to a full stop say something: no name is so long. */
const isSentence = (words: readonly Word[]): boolean =>
  words.length >= 9 && /\p{Ll}{2}\.$/u.test(words.at(-1)?.text ?? '') && !namesCompany(printedText(words))

/** What a document calls itself, on a line of its own. */
const documentTitle =
  /^(?:(?:tax|vat|commercial|sales|final|pro[- ]?forma) )?(?:invoice|credit note|quotation|receipt|rechnung|gutschrift|facture|avoir|factura|fattura|factuur|fatura|fatura[- ]recibo|faktura|fee note|bill of costs|declaratie|nota|parcella|minuta(?: de honorarios)?|liquidation|privatliquidation|note d['’]honoraires|avis d['’]échéance|nota de débito|\p{Script=Han}{0,6}(?:請求書|发票|發票))$/iu

/** Whose desk it goes to, between name and street or over the name. */
export const isAttention = (text: string): boolean => attention.test(text)
const attention =
  /^(?:attn|attention|att|for the attention|for attn|fao|z\. ?hd|z\. ?h|zu händen|zu hd|c\/o|p\.a|t\.a\.v|ter attentie|à l['’]attention|a\.? l['’]att|all['’]attenzione|alla (?:cortese )?attenzione|alla c\.a|c\.a|a la atención|a\/a|ao cuidado|a\/c|at\.te|inh|inhaber|prop|proprietor|geschäftsführer)\.?(?:[ :]|$)/iu

const registered =
  /^(?:ABN|ACN|RFC|R[ée]gimen|VAT|GST|GSTIN|CIN|KvK|SIRET|SIREN|RCS|NIF|CIF|P\.?\s?IVA|Co(?:mpany)?\.? (?:Reg|No)|Reg(?:istered|\.)?|Licen[cs]e|Lic\.?|\p{Lu}+ Lic\.?)(?:[ .:/]|$)/u

/** Dates, contact details, counts, sentences: no lines of an address. */
const notOfAddresses =
  /^(?:client|customer|kunden?|klant|cliente?|account|acct|debitor|debiteur)[- ]?(?:n[°ºo.]?|nr\.?|nummer|number|no\.?|id|code|#)\s?\S*\d|^(?:personal|private|confidential|vertraulich|persönlich)(?: (?:and|&|und) (?:confidential|vertraulich))?$|^(?:via|by) e?-?mail|^(?:address|adresse|anschrift|dirección|indirizzo|adres|morada|registered office|corporate office)$|@|www\.|https?:|^\+?[\d\s()/-]+$|^\d{1,2}[./]\d{1,2}[./]\d{2,4}|^[A-Z]{2}\d{2} ?[\dA-Z]{4} ?\d|(?<!\p{L})(?:tel|tél|fax|phone|fon|telefon|mobil|e-?mail|gln|duns|gtin|iban|bic|ust-?id|vat|siret|steuer-?nr)(?!\p{L})|[:?!]$/iu

/** "Number   : 4711": what stands right of the line begins with a colon. */
const isLabelled = (segment: Segment, { rows }: PageText): boolean =>
  /^[:：]/u.test((rows[segment.row] ?? []).find((other) => other.box.left > segment.box.right)?.text ?? '')

function labelLeftOf(segment: Segment, { rows }: PageText): string | null {
  const left = (rows[segment.row] ?? []).filter((other) => other.box.right <= segment.box.left).at(-1)
  return left !== undefined && /:$/u.test(left.text) ? left.text : null
}

function countryBelow(stack: readonly Segment[], index: number): readonly Word[] {
  const next = stack[index + 1]
  return next !== undefined && isCountry(printedText(next.words)) ? next.words : []
}
