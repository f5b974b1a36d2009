// The numbers and dates in the head of an invoice, and where to pay: each label's best value.

import type { FieldDefinition, Word } from '../../model/index.ts'
import type { Evidence } from '../../values/index.ts'
import { streetLikeness } from '../reading/addresses.ts'
import { type Candidate, type Choose, candidatesOf, type PageLabels } from '../reading/candidates.ts'
import { type LabelMatch, tokensOf } from '../reading/labels.ts'
import { withoutMarks } from '../reading/neighbourhood.ts'
import type { Segment } from '../reading/page-text.ts'
import { printedText } from '../reading/printed-text.ts'
import type { FoundValue } from '../reading/reader.ts'
import { telephoneFit, telephoneWords } from '../reading/telephone.ts'
import { earlyPayment } from './early-payment.ts'
import { bicWords, emailWords, identifier, phrase, properName, registration, webWords } from './identifiers.ts'
import { unlabelledDays } from './issue-dates.ts'
import { plainNumbers } from './plain-numbers.ts'
import { servicePeriods } from './service-period.ts'
import { dueDateSaid, paymentTerms } from './terms.ts'

const choose: Readonly<Record<string, Choose>> = {
  invoice_number: identifier,
  order_number: identifier,
  customer_number: identifier,
  contract_number: identifier,
  delivery_note_number: identifier,
  bank_account_number: identifier,
  payment_reference: identifier,
  seller_tax_number: numberWithSpaces,
  seller_registration_number: registration,
  seller_email: emailWords,
  seller_website: webWords,
  bic: bicWords,
  bank_name: bankName,
  payment_method: toItsStop,
}
/** What a sentence may end with, whose stop is no part of it. */
const endsBeforeStop = new Set([
  ...Object.keys(choose).filter((name) => [identifier, registration, toItsStop, bicWords].includes(choose[name] ?? phrase)),
  'seller_phone',
])
const names = new Set([
  ...Object.keys(choose),
  'seller_phone',
  'issue_date',
  'due_date',
  'delivery_date',
  'service_start',
  'service_end',
  'discount_percent',
  'discount_until',
])

/** The fields read by label alone. */
export function references(
  pages: readonly PageLabels[],
  definitions: readonly FieldDefinition[],
  evidence: Evidence,
): readonly FoundValue[] {
  const wanted = definitions.filter(({ name }) => names.has(name))
  const chooses = { ...choose, seller_phone: telephoneWords(evidence) }
  const candidates = [
    ...candidatesOf(pages, wanted, evidence, chooses),
    ...unlabelledDays(pages, evidence),
    ...plainNumbers(pages, evidence),
    ...servicePeriods(pages, evidence),
  ]
    .filter(
      (candidate) =>
        !isPostBox(candidate.label) &&
        !isOfParty(candidate) &&
        !isOfStreet(candidate, pages) &&
        !isBehindComma(candidate) &&
        !isOfPhrase(candidate) &&
        !isOfTelephone(candidate, pages) &&
        !isOfPlace(candidate),
    )
    .map((candidate) => (choose[candidate.name] === identifier ? wholeNumber(candidate, pages) : candidate))
    .map((candidate) => ({
      ...candidate,
      value: endsBeforeStop.has(candidate.name)
        ? withoutStop(candidate.value)
        : candidate.name === 'bank_name'
          ? withoutComma(candidate.value)
          : candidate.value,
      score:
        candidate.score +
        fit(candidate, pages) +
        accountFit(candidate, pages) -
        (isOfColumn(candidate, pages) ? 0.4 : 0) +
        (candidate.name === 'seller_phone' ? telephoneFit(candidate.words, evidence) : 0),
    }))
  const chosen = new Map<string, readonly Candidate[]>()
  for (const { name } of wanted)
    chosen.set(
      name,
      candidates.filter((candidate) => candidate.name === name).sort((a, b) => b.score - a.score),
    )
  const each = wanted.flatMap(({ name }) => foundOf(chosen.get(name) ?? []))
  // "Cliente" over a row of titles: the number below is the invoice's own.
  const own = each.find(({ name }) => name === 'invoice_number')
  const found = each.filter(({ name, words }) => name !== 'customer_number' || !words.some((word) => own?.words.includes(word)))
  const asked = (name: string): boolean => definitions.some((definition) => definition.name === name)
  const terms = asked('payment_terms') ? paymentTerms(pages, evidence) : null
  const due = asked('due_date') && !found.some(({ name }) => name === 'due_date') ? dueDateSaid(pages, evidence) : null
  const early = earlyPayment(
    pages.map(({ text }) => text),
    evidence,
  ).filter(({ name }) => asked(name) && !found.some((other) => other.name === name))
  return [...found, ...[terms, due].filter((value) => value !== null), ...early]
}

/** "Cliente" alone stands over a name and an address: what is further below than the next line is no number of the customer's. */
const isOfParty = ({ name, label, relation, words: [first] }: Candidate): boolean =>
  name === 'customer_number' &&
  relation === 'below' &&
  label.names.includes('buyer_name') &&
  (first?.baseline ?? 0) - label.segment.baseline > 1.8 * label.segment.size

/** "2 % Skonto, bis 3. Juli netto": behind the comma another day is meant than that of the discount. */
const isBehindComma = ({ name, label }: Candidate): boolean =>
  name === 'discount_until' && label.words.slice(0, -1).some(({ text }) => text.endsWith(','))

/** "12 Mill Bank, Hilltown": a bank of a river or hill, and no label. */
const isOfPlace = ({ name, label }: Candidate): boolean =>
  name === 'bank_name' &&
  !label.closed &&
  label.words.length === 1 &&
  /^\p{Lu}\p{Ll}+$/u.test(label.segment.words[label.from - 1]?.text ?? '') &&
  /,$/u.test(label.words[0]?.text ?? '')

/** "P 02 5550 1820" right of a title: a letter for the telephone and the beginning of its number. */
function isOfTelephone({ name, words }: Candidate, pages: readonly PageLabels[]): boolean {
  const [first, last] = [words[0], words.at(-1)]
  if (choose[name] !== identifier || first === undefined || last === undefined) return false
  const own = pages.flatMap(({ text }) => text.segments).find((segment) => segment.words.includes(first))
  const sign = /^\d/u.test(first.text) ? own?.words[own.words.indexOf(first) - 1] : first
  const next = own?.words[own.words.indexOf(last) + 1]
  return /^(?:P|T|M|F|Ph|Tel|Mob|Fax|Call)[.:]?$/u.test(sign?.text ?? '') && /^\d{3,}$/u.test(next?.text ?? '')
}

/** "Contrato de fletamento   6.412" among the goods: a thing with more said of it, and not the label of its number. */
function isOfPhrase({ name, relation, label }: Candidate): boolean {
  if (relation === 'inline' || label.closed || choose[name] !== identifier || saysNumber(label)) return false
  const behind = label.segment.words.slice(label.to)
  return (
    label.words.length === 1 &&
    behind.length > 1 &&
    behind.every(({ text }) => /^[\p{L}’'>&-]+$/u.test(text)) &&
    !behind.some(({ text }) => signOfNumber.test(text))
  )
}
const signOfNumber = /^(?:n|no|nr|num|number|nummer|n[uú]mero|num[ée]ro|numero|id|ref|code|c[oó]digo|codice)$/iu

/** "17 Mill Road" right of or below a label: the number of a house is none of an invoice, an order or a customer. */
function isOfStreet({ name, relation, words, label }: Candidate, pages: readonly PageLabels[]): boolean {
  const [first, ...others] = words
  if (choose[name] !== identifier || relation === 'inline' || first === undefined || others.length > 0) return false
  if (!/^\d{1,5}\p{L}?,?$/u.test(first.text)) return false
  const text = pages.find((page) => page.text.page.number === first.page)?.text
  const piece = text?.segments.find((segment) => segment !== label.segment && segment.words.includes(first))
  return piece !== undefined && piece.words.length > 1 && streetLikeness(piece.text) >= 0.7
}

/** "2026-" over "1518": a number that a narrow column breaks behind its hyphen. */
function wholeNumber(candidate: Candidate, pages: readonly PageLabels[]): Candidate {
  const [first, last] = [candidate.words[0], candidate.words.at(-1)]
  const { segment } = candidate.label
  if (first === undefined || last === undefined || !/[\p{L}\d]-$/u.test(last.text)) return candidate
  const text = pages.find((page) => page.text.page.number === first.page)?.text
  const below = text?.segments.find(
    ({ box, baseline, words, text: own }) =>
      words.length === 1 &&
      /^(?=.*\d)[\p{Lu}\d][\p{Lu}\d/-]*$/u.test(own) &&
      baseline > last.baseline + 2 &&
      baseline - last.baseline < 1.7 * segment.size &&
      [first.box.left, segment.box.left].some((left) => Math.abs(box.left - left) < 0.5 * segment.size),
  )
  if (below === undefined || candidate.value.kind !== 'text') return candidate
  const words = [...candidate.words, ...below.words]
  return { ...candidate, words, value: { kind: 'text', text: words.map(({ text: own }) => own).join('') } }
}

/** A number at the end of a sentence, without the sentence's stop. */
const withoutStop = (value: Candidate['value']): Candidate['value'] =>
  value.kind === 'text' ? { ...value, text: withoutBracket(value.text.replace(/(?<=[\p{L}\d)])[.,;]$/u, '')) } : value

/** "TRIONL2U)": the bracket was opened before the label. */
const withoutBracket = (text: string): string => (text.includes('(') ? text : text.replace(/\)$/u, ''))

/** A name before a comma may end in a stop of its own: "Banco Serra S.A.,". */
const withoutComma = (value: Candidate['value']): Candidate['value'] =>
  value.kind === 'text' ? { ...value, text: value.text.replace(/[,;]$/u, '') } : value

/** "Bank: Hilltown Bank" says the word twice, once as its label; what begins with another label of an account is no bank. */
function bankName(...[words, place]: Parameters<Choose>): ReturnType<Choose> {
  const branch = words.findIndex(({ text }, index) => index > 0 && branchOfBank.test(text))
  const own = properName(branch < 0 ? words : withoutMarks(words.slice(0, branch)), place)
  if (own === null || otherOfAccount.test(printedText(own))) return null
  const next = place.segment.words[place.segment.words.indexOf(own.at(-1) as Word) + 1]
  return next !== undefined && /^bank[.,;]?$/iu.test(next.text) && place.relation === 'inline' ? [...own, next] : own
}
const branchOfBank = /^(?:ag[.:]?|ag[êe]ncia:?|c\/c:?|fil\.|filiale|filiaal|agenzia|agence|sucursal|suc\.|zweigstelle)$/iu
const otherOfAccount =
  /^(?:sort[ -]?code|account|a\/c|iban|bic|swift|konto|blz|routing|aba|bsb|ifsc|rekening|cuenta|conto|conta|compte)(?!\p{L})/iu

/** Whether a bank is spoken of where the label stands: in its piece of writing, beside, over or under it, or in a title some lines above that says how to pay. */
function speaksOfBank({ label: { segment } }: Candidate, pages: readonly PageLabels[]): boolean {
  const page = pages.find(({ text }) => text.page.number === segment.page)
  const isTitleAbove = ({ text, row, box }: Segment): boolean =>
    row < segment.row && segment.row - row <= linesBelowTitle && Math.abs(box.left - segment.box.left) < segment.size && howToPay.test(text)
  return (page?.text.segments ?? []).some(
    (other) =>
      isTitleAbove(other) ||
      (Math.abs(other.row - segment.row) <= 1 && Math.abs(other.box.top - segment.box.top) < 2.5 * segment.size && bank.test(other.text)),
  )
}
const linesBelowTitle = 5
const howToPay =
  /^(?:payment\s+(?:info(?:rmation)?|details|instructions)|how\s+to\s+pay|zahlungs(?:informationen|details|angaben)|informations?\s+de\s+paiement|coordonnées\s+bancaires|datos\s+de\s+pago|dati\s+(?:di|per\s+il)\s+pagamento|betaal(?:gegevens|informatie)|dados\s+de\s+pagamento)\s*:?$/iu
const bank = /\b(?:sort[ -]code|iban|bic|swift|routing|bsb|ifsc|aba|bank(?:verbindung)?|banque|banco|banca)\b/iu

const ofAccount = /^(?:account|konto|a\/c|(?:n[°º.o]*|num[ée]ro|número) (?:de )?(?:compte|cuenta|conta))(?!\p{L})/iu

/** "Account 4711" names an account at a bank where one is spoken of, and elsewhere the customer's. */
function accountFit(candidate: Candidate, pages: readonly PageLabels[]): number {
  const { name, label } = candidate
  if (!ofAccount.test(printedText(label.words))) return 0
  if (name === 'customer_number') return speaksOfBank(candidate, pages) ? -0.6 : 0
  return name === 'bank_account_number' && !speaksOfBank(candidate, pages) ? -0.6 : 0
}

/** "PO Box 17": no order. */
const isPostBox = ({ segment, to }: LabelMatch): boolean => /^box$/iu.test(segment.words[to]?.text ?? '')

/** A label over three days or more is the title of a column, whose rows have days of their own. */
function isOfColumn({ relation, value, label, words }: Candidate, pages: readonly PageLabels[]): boolean {
  const [first] = words
  if (relation !== 'below' || value.kind !== 'date' || first === undefined) return false
  const page = pages.find(({ text }) => text.page.number === label.segment.page)
  const column = page?.text.segments.filter(
    ({ box, text }) =>
      box.top >= label.segment.box.bottom && Math.abs(box.left - first.box.left) < 3 && /^\d{1,4}[./-]\d{1,2}[./-]\d{0,4}/u.test(text),
  )
  return (column?.length ?? 0) >= 3
}

/** What the value itself says for or against the field. */
function fit({ name, label, value, words, relation }: Candidate, pages: readonly PageLabels[]): number {
  const page = (words[0]?.page ?? 1) > 1 ? -0.05 : 0
  if (value.kind === 'date')
    return page + (name === 'issue_date' && /^(?:vom|del|le|du|of|em)$/iu.test(label.words[0]?.text ?? '') ? -0.35 : 0)
  if (name === 'invoice_number') {
    const digits = value.text.replace(/\D/gu, '').length
    const short = digits + value.text.replace(/\P{L}/gu, '').length < 2 ? -0.3 : 0
    const bare = label.to - label.from === 1 && label.length <= 3 ? -0.35 : 0
    const year = /^(?:19|20)\d{2}$/u.test(value.text) ? -0.2 : 0
    // A title in large letters ("INVOICE 2041") is as good as a label.
    // The number of a document may be that of a report; a word at the end of a sentence is no label of what stands below.
    const vague = /^document\b/iu.test(printedText(label.words)) ? -0.2 : 0
    const isElsewhere = relation === 'below' || !label.segment.words.includes(words[0] as Word)
    const sentence = isElsewhere && label.from > 2 && /\p{L}{5}\.$/u.test(label.words.at(-1)?.text ?? '') ? -0.6 : 0
    const title = label.segment.size >= 14 && !isFarRight(relation, label, words[0]) ? 0.1 : 0
    const across = !saysNumber(label) && isFarRight(relation, label, words[0]) && !isListed(label, words[0], pages) ? -0.25 : 0
    return page + short + bare + year + vague + sentence + title + across
  }
  // "Your reference: AB-3" may be anything of the buyer's; an order that is called one is the order.
  if (name === 'order_number' && relation !== 'below' && isReference.test(printedText(label.words))) return page - 0.2
  return page
}

/** Right of a label across a gap of more than some words: of what stands there a title says nothing. */
const isFarRight = (relation: Candidate['relation'], { segment }: LabelMatch, first: Word | undefined): boolean =>
  relation === 'right' && (first?.box.left ?? 0) - segment.box.right > 3 * Math.min(segment.size, 14)

/** In a list of labels at one edge whose values stand at another: "Your ref | AB-3" over "Invoice | 4711". */
function isListed({ segment, from, to }: LabelMatch, first: Word | undefined, pages: readonly PageLabels[]): boolean {
  const rows = pages.find(({ text }) => text.page.number === segment.page)?.text.rows
  if (rows === undefined || first === undefined || from > 0 || to < segment.words.length) return false
  return [-1, 1].some((step) => {
    const [label, value] = rows[segment.row + step] ?? []
    return (
      label !== undefined &&
      value !== undefined &&
      Math.abs(label.box.left - segment.box.left) < 0.3 * segment.size &&
      Math.abs(value.box.left - first.box.left) < 0.3 * segment.size &&
      Math.abs(label.baseline - segment.baseline) < 2 * segment.size
    )
  })
}

/** "Invoice no.", "Rechnungsnummer", and not "Invoice" alone. */
const saysNumber = ({ words }: LabelMatch): boolean =>
  words.some(({ text }) => tokensOf(text).some((token) => /nr$|^(?:id|ref)/u.test(token)))

/** A reference of the buyer's that is not said to be an order. */
const isReference =
  /^(?:your ref|buyer ref|ihr zeichen|ihre referenz|kundenreferenz|votre réf|vos réf|v\/réf|su referencia|s\/ref|sua referência|vostro riferimento|vs\. rif|rif\. vs|uw referentie|uw ref|uw kenmerk)/iu

/** A phrase up to the stop behind which another sentence begins: "PUE. CLABE 0121…" says PUE. */
function toItsStop(...[words, place]: Parameters<Choose>): ReturnType<Choose> {
  const at = words.findIndex(
    ({ text }, index) =>
      /\p{L}{3}\.$|[@\d].*\.$/u.test(text) && /^[\p{Lu}\d]/u.test(words[index + 1]?.text ?? '') && index < words.length - 1,
  )
  return phrase(at < 0 ? words : words.slice(0, at + 1), place)
}

/** Scores at which a field is worth naming, and how they read as a probability; measured on generated invoices. */
const least = 0.45
const probability = (score: number, lead: number): number =>
  Math.min(0.97, 0.45 + 0.5 * Math.min(1, Math.max(0, score - least)) + 0.3 * Math.min(0.3, lead))

function foundOf(candidates: readonly Candidate[]): readonly FoundValue[] {
  const [best, ...others] = candidates
  if (best === undefined || best.score < least) return []
  const different = others.filter(({ value }) => value.text !== best.value.text)
  const lead = best.score - (different[0]?.score ?? 0.3)
  return [
    {
      name: best.name,
      value: best.value,
      words: best.words,
      label: best.label.words,
      confidence: probability(best.score, lead),
      alternatives: different
        .slice(0, 3)
        .map(({ value, words, score }) => ({ value, words, confidence: 0.5 * probability(score, 0), source: 'place' as const })),
    },
  ]
}

function numberWithSpaces(words: Parameters<Choose>[0]): ReturnType<Choose> {
  let to = 0
  // Italian and Indian numbers of persons begin with letters.
  if (/^(?:[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]|[A-Z]{5}\d{4}[A-Z])[,;]?$/u.test(words[0]?.text ?? '')) return words.slice(0, 1)
  while (to < words.length && /^(?=.*\d)[A-Z]{0,3}[\d./-]+[A-Z]?[,;]?$/u.test(words[to]?.text ?? '')) to++
  const digits = words
    .slice(0, to)
    .map(({ text }) => text)
    .join('')
    .replace(/\D/gu, '').length
  return digits >= 6 && digits <= 15 ? words.slice(0, to) : null
}
