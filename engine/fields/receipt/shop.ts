// The head of a receipt: who sold, and where.

import { publishedListOf, type Word } from '../../model/index.ts'
import { type Evidence, monthNamed } from '../../values/index.ts'
import { namesCompany, streetLikeness, townLine } from '../reading/addresses.ts'
import { dictionaryOf, tokensOf } from '../reading/labels.ts'
import type { PageText, Segment } from '../reading/page-text.ts'
import { printedText, withoutOuterMarks } from '../reading/printed-text.ts'
import type { FoundValue } from '../reading/reader.ts'
import { asksForTelephone, plansOf, telephoneIn } from '../reading/telephone.ts'
import { addressPartsOf } from './address-parts.ts'
import { asAddress, asName, type Chosen } from './likely-readings.ts'

interface Line {
  readonly words: readonly Word[]
  readonly text: string
  readonly size: number
  readonly row: number
}

/** Rows at the top among which shop and address stand; below them begin the goods. */
const headRows = 16

/** A telephone number that a row of the head holds alone, without a label: one that a numbering plan knows. */
export function bareTelephone([first]: readonly PageText[], evidence: Evidence): FoundValue | null {
  for (const { words, text } of first === undefined ? [] : headOf(first)) {
    const found = /^[+(]?\d[\d ().-]{7,18}\d$/u.test(text) ? telephoneIn(words, plansOf(evidence), false) : null
    if (found?.standing === 'known') return textValue('phone', found.words, { text: found.text, changed: false }, 0.7)
  }
  return null
}

/** Company and address of the first page; what is not there is left out. */
export function shopFields([first]: readonly PageText[]): readonly FoundValue[] {
  if (first === undefined) return []
  const lines = headOf(first)
  const company = companyIn(lines)
  const address = addressIn(lines, company === null ? -1 : company.last)
  return [
    company === null ? null : textValue('company', company.words, asName(company.words), company.confidence),
    address === null ? null : textValue('address', address, asAddress(address), 0.75),
    ...(address === null ? [] : partsOf(address)),
  ].filter((value) => value !== null)
}

/** Street, postcode and town of the address, where it says them; of any of them no word that is not in it. */
function partsOf(address: readonly Word[]): readonly (FoundValue | null)[] {
  const parts = addressPartsOf(address)
  if (parts === null) return []
  const part = (name: 'street' | 'postcode' | 'city'): FoundValue | null =>
    parts[name].length === 0 ? null : textValue(name, parts[name], asAddress(parts[name]), 0.75 * Math.min(1, 0.2 + parts.sureness))
  return [part('street'), part('postcode'), part('city')]
}

/** For finding the name only: a form whose one letter was misread still tells a company. The value stays what the words say. */
const withForm = (text: string): string => text.replace(/\bs[do0a]n\s?bhd\b/giu, 'Sdn Bhd')

/** The first rows, each as one line of its pieces from left to right. */
function headOf({ rows }: PageText): readonly Line[] {
  return rows
    .filter((row) => row.length > 0)
    .slice(0, headRows)
    .map((row) => {
      const words = row.flatMap((segment: Segment) => segment.words)
      return { words, text: printedText(words), size: Math.max(...row.map(({ size }) => size)), row: row[0]?.row ?? 0 }
    })
}

/** Lines that say what the paper is, when, or how to call: no names. */
const noName =
  /^(?:hi|hello|dear|hallo|bonjour|hola|ciao|olá|received (?:from|of)|recebi(?:emos)?|recib[ií](?:mos)?|reçu de|ricev(?:o|uto|iamo) da|erhalten von|ontvangen van|(?:simplified )?tax invoice|invoice|receipt|cash (?:bill|sales?|receipt)|bill|official receipt|original|copy|duplicate|inh(?:aber(?:in)?)?\.?:?\s|prop(?:rietor)?\.?:?\s|rechnung|quittung|kassenbon|ticket|facture|factura|scontrino|documento commerciale|fattura|kassabon|bon|recibo|welcome|willkommen|thank you|page|customer copy)\b|(?<!\p{L})(?:tel|fax|phone|date|datum|gst|sst|vat|reg\.?\s?no|roc|co(?:mpany)?\.?\s?no|order number|ust-?id|steuer)\b|@|www\.|https?:|\d{2}[/.-]\d{2}[/.-]\d{2,4}/iu

function companyIn(lines: readonly Line[]): { words: readonly Word[]; last: number; confidence: number } | null {
  // What is printed behind the name, as its number in the register, does not make the line another matter.
  const named = lines
    .slice(0, 11)
    .findIndex(
      ({ text, words }) =>
        namesCompany(withForm(text)) && !isSaid(words) && !noCompany.test(text) && !noName.test(printedText(withoutNumber(words))),
    )
  const first = lines
    .slice(0, 6)
    .findIndex(({ text, words }) => isName(printedText(withoutNumber(withoutOwner(words)))) && !isSaid(words) && !namesField(text))
  const at = named >= 0 ? named : first
  const line = lines[at]
  if (line === undefined) return null
  const before = lines[at - 1]
  // A long name stands on two lines; the legal form ends the second.
  const words = withoutNumber(withoutOwner(line.words))
  const broken =
    named >= 0 &&
    before !== undefined &&
    isName(before.text) &&
    (formAt(words) <= 1 || words.length <= 2) &&
    Math.abs(before.size - line.size) < 0.3 * line.size &&
    !namesCompany(withForm(before.text))
  const whole = broken && before !== undefined ? [...before.words, ...words] : words
  return whole.length === 0 ? null : { words: whole, last: at, confidence: named >= 0 ? 0.85 : 0.65 }
}

/** "Thanks for booking with Northline Trains." */
const sentence = /^(?:\S+ ){4,}\p{L}{3,}[.!]$/u

/** "Booking receipt", "Official donation receipt", "Ricevuta di pagamento", and what was driven: titles and goods, no names. */
const titleOfPaper =
  /^(?:\p{L}+ ){0,2}(?:receipt|quittung|beleg|reçu|ricevuta|recibo|kwitantie|bon)$|^(?:receipt|quittung|reçu|ricevuta|recibo|kwitantie)\b|^(?:fahrt|trip|ride|course|trajet|corsa|rit)\s/iu

/** Letters that are no legal form: of a Dutch postcode, of a unit beside an amount; a form by itself with its capital has its name elsewhere. */
const noCompany = /(?<!\d)\d{4} ?[A-Z]{2} \p{Lu}|\d[.,]\d{2}(?!\d)|\bau capital de\b|\b[Cc]apital [Ss]ocial\b/u

/** "Due on", alone on its line: what a blank bill asks for. */
const namesField = (text: string): boolean => dictionaryOf(fieldsOfInvoices).names.has(tokensOf(text).join(''))
const fieldsOfInvoices = publishedListOf('invoice')?.definitions ?? []

/** What a slip says of the order, of the card and of what was done with it: "ORDER", "Take away", "CARTE BANCAIRE", "Kartenzahlung". */
const saidOnTop =
  /^(?:(?:your )?order|bestellung|commande|pedido|orden|comanda|ordine|bestelling|check|guest check|eat in|dine in|for here|to go|take ?away|take ?out|sur place|à emporter|zum mitnehmen|hier essen|para llevar|da asporto|carte bancaire|sans contact|contactless|paiement sans contact|kartenzahlung|kundenbeleg|k u n d e n b e l e g|h ä n d l e r b e l e g|händlerbeleg|girocard|pagobancomat|bancomat|acquisto|pago con tarjeta|venta|compra|sale|purchase|debit|credit|multibanco|pinbetaling|kopie kaarthouder|(?:customer|merchant|cardholder) copy|ticket client|copie client|copia cliente|atm withdrawal|cash withdrawal|prelievo|prelievo bancomat|retrait|bargeldauszahlung|[A-F]\d{9,})(?:\s*(?:n[°ºo.]*|nr\.?|no\.?|#|:)*\s*\d+)?$/iu
/** A label with what it says: "Gesamtbetrag in Worten: achtzig". */
const labelAndValue = /^\p{L}[\p{L} ]{3,40}:\s\S/u

const isName = (text: string): boolean =>
  /\p{L}{3}/u.test(text) &&
  !saidOnTop.test(text) &&
  !labelAndValue.test(text) &&
  !noName.test(text) &&
  !titleOfPaper.test(text) &&
  !endsInMoney.test(text) &&
  !sentence.test(text) &&
  (streetLikeness(text) < 0.7 || !/\d/u.test(text)) &&
  text.replace(/[^\d]/gu, '').length <= 4 &&
  text.length >= 4

/** "Owned by: Mill Ltd", "(Operated by Mill Ltd)", "Dimiliki: …": what says whose the shop is, before the company's name. */
const withoutOwner = (words: readonly Word[]): readonly Word[] => {
  if (/^\(?(?:owned|operated|managed|run)$/iu.test(words[0]?.text ?? '') && /^by$/iu.test(words[1]?.text ?? '')) return words.slice(2)
  const colon = words.slice(0, 3).findIndex(({ text }) => /\p{L}:$/u.test(text))
  return colon >= 0 && words.length > colon + 2 ? words.slice(colon + 1) : words
}

/** Words before the legal form: one alone, such as "Restaurant", is the end of a name that began above. */
const formAt = (words: readonly Word[]): number => {
  const at = words.findIndex(({ text }) => /^(?:s[dao0]n|bhd|\(m\)|gmbh|ltd|limited|inc|co)\.?$/iu.test(text))
  return at < 0 ? words.length : at
}

/** What is printed behind the legal form, and the register's number, are not part of the name: "Mill Ltd (867388-U)". */
function withoutNumber(words: readonly Word[]): readonly Word[] {
  const form = words.findIndex(
    ({ text }, index) => index > 0 && /^(?:bhd|s\/b|co\.|gmbh|ltd|limited|inc|llc|sarl|s\.?r\.?l|s\.?p\.?a|b\.?v|lda)\.?,?$/iu.test(text),
  )
  const number = words.findIndex(
    ({ text }, index) =>
      index > 0 && (/^\(?\d{4,}[\dA-Z-]*\)?$/u.test(text) || (/^\(?(?:c[oa]|reg|roc|no)\.?(?:no)?[.:]?/iu.test(text) && /^\(/u.test(text))),
  )
  const ends = [form < 0 ? words.length : form + 1 + partnership(words.slice(form + 1)), number < 0 ? words.length : number]
  return words.slice(0, Math.min(...ends))
}

/** "GmbH & Co. KG": words behind the first form that make it another. */
const partnership = (behind: readonly Word[]): number => {
  const said = behind
    .slice(0, 3)
    .map(({ text }) => text)
    .join(' ')
  return /^& Co\.? (?:KG|OHG|KGaA)\b/u.test(said) ? 3 : /^& Co\.?,? ?/u.test(said) ? 2 : 0
}

/** A line of nothing but a number to call: "(503) 555-0177". */
const isTelephone = (text: string): boolean => /^[+(]?\d[\d ()./-]{7,18}\d$/u.test(text) && text.replace(/\D/gu, '').length >= 8

/** A line with a month and a year, and what stands beside them: "PK-5581   May 9, 2025   Visa". */
const isDay = (words: readonly Word[]): boolean =>
  words.some(({ text }) => monthNamed(text.replace(/\W+$/u, '')) !== null) && words.some(({ text }) => /^(?:19|20)\d{2}[,.]?$/u.test(text))

/** A line that begins with what asks for a number to call. */
const saysToCall = (words: readonly Word[]): boolean =>
  asksForTelephone(words[0]?.text ?? '') || (/^[Tt][.:]?$/u.test(words[0]?.text ?? '') && /^[+(]?\d/u.test(words[1]?.text ?? ''))

/** A sum at the end of a line, or behind its currency: goods and totals, of which no address is made. */
const endsInMoney = /(?:\b(?:EUR|USD|GBP|CHF)|[€£$])\s?\d|\d[.,]\d{2,3}(?:\s?(?:EUR|USD|GBP|CHF|L|[€£$]|\p{Lu})(?:\/\p{L}+)?)?$/u

/** What may stand behind an address on its line, and is none of it: numbers of the tax office, the guest, the table. */
const behindAddress =
  /^(?:vat|gst|gstin|cif|nif|nipc|p\.?iva|siret|siren|ust-?id\S*|btw|kvk|tel|guest|room|table|mesa|tisch|tavolo|tafel|table|zimmer|chambre|ein|rfc|abn|uen|cnpj|cuit|eserc|esercente|tml)[.:]?$/iu

const endsAddress =
  /^(?:factura|fatura|fattura|facture|rechnung|ricevuta|recibo|scontrino|st\.?-?nr|uid|charity|registered charity|tel|fax|phone|hp|h\/p|email|e-mail|gst|sst|vat|tax|invoice|receipt|cash|date|datum|bill|table|cashier|ust|steuer|siret|nif|cif|nipc|mesa|guest|room|camarero|card|visa|p\.?\s?iva|btw|kvk|www|tax invoice|reg|co\.|company|document|doc|eserc|esercente|(?:merchant|terminal|term)[ -]?(?:id|no|nr)|tml|ein|rfc|abn|uen|cnpj|cuit|customer|member|order|counter|website|roc|gst\s?id|sst\s?id|pos|time|welcome|tax\s?invoice)\b|^(?:site|outlet|branch)\s*:|(?<!\p{L})(?:tel|fax|gst (?:id|no|reg)|reg no|(?:tax|gst|sst|vat)\s?no)\b|\d{1,2}:\d{2}|\b\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* \d{2,4}\b|@|www\.|\(\d{5,}-?[A-Z]\)|^\(?\d{5,}-?[A-Z]\)?$|\d{2}[/.-]\d{2}[/.-]\d{2,4}/iu

/** Lines of an address at most: number, street, quarter, town, country. */
const mostLines = 6

function addressIn(lines: readonly Line[], company: number): readonly Word[] | null {
  const words: Word[] = []
  let count = 0
  let coded = false
  for (const line of lines.slice(company + 1)) {
    if (count === 0) {
      // Between name and address may stand the register's number or what the shop calls itself.
      if (isDay(line.words) || isSaid(line.words)) continue
      if (!beginsAddress(printedText(withoutLabel(line.words))) && !isStreetOverTown(line, lines[lines.indexOf(line) + 1])) continue
    } else if (
      endsAddress.test(line.text) ||
      endsInMoney.test(line.text) ||
      currencyAlone.test(line.text) ||
      saysToCall(line.words) ||
      isTelephone(line.text) ||
      isDay(line.words) ||
      titleOfPaper.test(line.text) ||
      count >= mostLines ||
      (coded && !closesAddress(line.text))
    ) {
      if (words.some(({ text }) => /\d/u.test(text))) break
      // A line that only looked like a street: the address may still come.
      words.length = 0
      count = 0
      continue
    }
    const own = withoutBehind(withoutPhone(withoutLabel(line.words)))
    words.push(...own)
    count++
    if (coded || own.length < withoutLabel(line.words).length) break
    // A number of five figures behind other words is a postcode on the first line too; four or six may be a lot's.
    coded =
      (townLine(line.words)?.sureness ?? 0) >= 0.75 ||
      (addressPartsOf(line.words)?.sureness ?? 0) >= 0.75 ||
      (/(?:^|\D)\d{4,6}(?:\D|$)/u.test(line.text) && (count > 1 || /\d.*\s?\p{L}.*[\s,.]\d{5}\s\p{L}{2}/u.test(line.text)))
  }
  const text = printedText(words)
  return /\d/u.test(text) && (coded || streetLikeness(text) >= 0.7 || count >= 2) ? words : null
}

/** Behind the line with the postcode only state or country still follow. */
const closesAddress = (text: string): boolean => !/\d/u.test(text) && text.split(' ').length <= 4 && !/:/u.test(text)

const withoutBehind = (words: readonly Word[]): readonly Word[] => {
  const at = words.findIndex(({ text }, index) => index > 1 && behindAddress.test(text))
  const end = at > 0 && /^[·|–-]$/u.test(words[at - 1]?.text ?? '') ? at - 1 : at
  return at < 0 ? words : words.slice(0, end)
}

/** A telephone number on the last line is another matter. */
function withoutPhone(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ text }, index) => index > 0 && /^(?:te[l1i]|ph|fax|hp|phone|telephone)[.:]?|^0\d{1,2}-\d{5,8}$/iu.test(text),
  )
  return at < 0 ? words : words.slice(0, at)
}

/** "Forest Lane" without a number, where the next line is a town with its code. */
const isStreetOverTown = (line: Line, next: Line | undefined): boolean =>
  next !== undefined &&
  streetLikeness(line.text) >= 0.7 &&
  !endsAddress.test(line.text) &&
  !namesCompany(line.text) &&
  (townLine(next.words)?.sureness ?? 0) >= 0.85

/** A line of a sentence that names a sum or a service: no address begins with as many small words. */
const isSaid = (words: readonly Word[]): boolean =>
  words.filter(({ text }) => /^\p{Ll}{2,}[,.]?$/u.test(text)).length > mostSmallWords && words.length > 2 * mostSmallWords
const mostSmallWords = 4

/** The title over the amounts. */
const currencyAlone = /^(?:EUR|Euro|USD|GBP|CHF|MYR|RM|[€£$])$/iu

/** "Distance 9,4 km": what was driven, weighed or waited. */
const isMeasured = (text: string): boolean => /\d\s?(?:km|mi|miles|kg|l|ltr|min|h|kwh|%)[.,]?$/iu.test(text)

/** "FISHMONGERS EST 1931": since when there is a shop. */
const isFounded = (text: string): boolean =>
  /(?<!\p{L})(?:est\.?|est’d|established|since|seit|gegr\.?|depuis|desde|dal|sinds|fondée en|fundada en)\s(?:1[6-9]|20)\d{2}$/iu.test(text)

/** "Estancia: 2h 35m", "Geldautomat 04711": what a label says, and the number of a machine or a shop, are no places. */
const isNoPlace = (text: string): boolean =>
  /^\p{L}{4,}(?: \p{L}+)?\s?:\s/u.test(text) ||
  /^(?:nr\.?|n[°º])\s?\d+$/iu.test(text) ||
  /^(?:\p{L}*automat|atm|kasse|filiale|filial|markt|store|till|register|caisse|caja|cajero|cassa|sportello|kassa|loja|tienda|magasin)\s(?:nr\.?|no\.?|n[°º.]+|#)?\s?\d+$/iu.test(
    text,
  )

const beginsAddress = (text: string): boolean =>
  !isMeasured(text) &&
  !isNoPlace(text) &&
  !isFounded(text) &&
  !endsAddress.test(text) &&
  !endsInMoney.test(text) &&
  !namesCompany(text) &&
  (streetLikeness(text) > 0.7 ||
    /^(?:c\/\s?\p{L}+|jalan|jln|lorong|kampung|persiaran|lebuh|mukim|no\.?|lot|unit|suite|blk|block|g\d|ground|level|shop|kiosk)\b/iu.test(
      text,
    ) ||
    /^(?:[A-Z]{0,3}-?)\d[\d/-]*[A-Z]?\s?[,.]\s?\p{L}/iu.test(text) ||
    /^[A-Z]{1,2}-?\d+[A-Z]?(?:-\d+)*,/u.test(text))

/** "Inh. Ole Hansen, Deichweg 3": whose the shop is, before the street on its line. */
const withoutKeeper = (words: readonly Word[]): readonly Word[] => {
  const comma = words.findIndex(({ text }) => /,$/u.test(text))
  return /^(?:inh(?:aber(?:in)?)?|prop(?:rietor)?|gérant|titolare|titular|eigenaar)[.:]*$/iu.test(words[0]?.text ?? '') && comma > 1
    ? words.slice(comma + 1)
    : words
}

const withoutLabel = (given: readonly Word[]): readonly Word[] => withoutPlaceLabel(withoutKeeper(given))
const withoutPlaceLabel = (words: readonly Word[]): readonly Word[] =>
  /^(?:address|adresse|add|hq|shop|branch|outlet|location|standort|lieu|lugar|dirección|indirizzo|adres|morada|endereço)\s?:$|^(?:address|adresse)$/iu.test(
    words[0]?.text ?? '',
  )
    ? words.slice(1)
    : words

/** The chosen reading as the value; the words as printed beside it where it is another. */
function textValue(name: string, words: readonly Word[], { text: chosen, changed }: Chosen, confidence: number): FoundValue | null {
  const trimmed = (text: string): string =>
    withoutOuterMarks(text)
      .replace(/\(\s+/gu, '(')
      .replace(/\s+\)/gu, ')')
      .replace(/^([^(]*)\)$/u, '$1')
  const text = trimmed(chosen)
  const printed = trimmed(words.map((word) => word.text).join(' '))
  const weakest = Math.min(1, ...words.map((word) => word.confidence))
  const sure = confidence * (0.5 + 0.5 * weakest)
  if (text === '') return null
  const value = { name, value: { kind: 'text', text } as const, words, label: [], confidence: sure, alternatives: [] }
  if (!changed || printed === text) return value
  const before = { value: { kind: 'text', text: printed } as const, words, confidence: 0.5 * sure, source: 'reading' as const }
  return { ...value, alternatives: [before] }
}
