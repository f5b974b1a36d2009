// Invoices, credit notes, bills:
//
//   labels in nineteen languages -> parties by heading and surroundings -> numbers and dates -> tax by rate -> sums that agree -> items

import type { FieldDefinition, Word } from '../../model/index.ts'
import type { Evidence } from '../../values/index.ts'
import { isAmerican } from '../reading/american-papers.ts'
import { labelsOf, type PageLabels } from '../reading/candidates.ts'
import type { ColumnHeader } from '../reading/column-headers.ts'
import { dollarsOfPlaces } from '../reading/dollars-of-places.ts'
import { type Dictionary, dictionaryOf, labelsIn } from '../reading/labels.ts'
import { type Segment, segmentOf } from '../reading/page-text.ts'
import type { FieldReader, FoundValue } from '../reading/reader.ts'
import { accountField } from './account.ts'
import type { AddressBlock } from './address-blocks.ts'
import { bankBeside, codeBeside } from './bank-names.ts'
import { contactPerson } from './contact-person.ts'
import { currencyField } from './currency.ts'
import { labelledRate, ratesOnNet } from './labelled-rate.ts'
import { itemTitles, lineItems } from './line-items.ts'
import { partiesOf, partyValues } from './parties.ts'
import { references } from './references.ts'
import { taxIds } from './tax-ids.ts'
import { summedRow, summedTaxes, taxLines } from './tax-lines.ts'
import { type KnownTax, totals } from './totals.ts'
import { standsWith, unlabelledContacts } from './unlabelled-contacts.ts'

/** Reads an invoice. */
export const invoice: FieldReader = ({ pages, definitions, evidence: given }) => {
  const placed = given.codesNamed.length === 0 && given.currency === 'USD' ? dollarsOfPlaces(pages) : null
  const paid: Evidence = placed === null ? given : { ...given, codesNamed: [placed], currency: placed }
  // Of two ways to read every day of an American invoice the American one is meant.
  const evidence: Evidence = paid.dateOrder === null && isAmerican(pages) ? { ...paid, dateOrder: 'month-first' } : paid
  const labels = labelsOf(pages, definitions)
  const parties = partiesOf(labels)
  const taxes = listNamed('tax_lines', definitions).map((list) => taxLines(pages, list, evidence))
  const known = taxes.flatMap(({ items }) => items.map(knownTax)).filter((tax) => tax !== null)
  const isOther = isTaxSummary(definitions)
  const titles = new Set(listNamed('line_items', definitions).flatMap((list) => [...itemTitles(pages, list, isOther)]))
  const sumLabels = labels.map((page) => ({ ...page, labels: page.labels.filter(({ words }) => !words.some((word) => titles.has(word))) }))
  const currency = definitions.find(({ name }) => name === 'currency')
  const summed = totals(sumLabels, definitions, evidence, known, [...summedTaxes(pages, known, evidence), ...summedRow(pages, evidence)])
  const said = references(labels, definitions, evidence)
  const account = asked('iban', definitions) ? accountField(pages) : null
  const own: readonly (FoundValue | null)[] = [
    ...beside(said, account, pages, parties).filter(({ name }) => asked(name, definitions)),
    ...partyValues(parties, labels),
    ...taxIds(labels, parties),
    ...(asked('contact_name', definitions) ? contactPerson(pages, evidence.language) : []),
    account,
    currency === undefined ? null : currencyField(pages, currency, evidence, placed),
    ...summed,
  ]
  const columnTitles = dictionaryOf(columnsOf(definitions))
  const items = listNamed('line_items', definitions).map((list) =>
    lineItems(pages, list, evidence, endsItems(labels, columnTitles), isOther, sumsOfItems(summed)),
  )
  const labelled = known.length === 0 ? labelledRate(pages, summed, items, evidence) : null
  const onNet = labelled === null ? ratesOnNet(pages, summed, evidence) : [labelled]
  const byRate = taxes.map((list) => (list.items.length > 0 ? list : { ...list, items: onNet }))
  const charged = new Set(items.flatMap((list) => list.items.flatMap((item) => item.flatMap(({ words }) => words))))
  const fields = own.filter((value) => value !== null).filter((value) => !isItem(value, charged))
  return { fields, lists: [...items, ...byRate] }
}

/** What labels name, and the bank, mail and web of the seller that none does; a bank that its label is a part of is named whole. */
function beside(
  said: readonly FoundValue[],
  account: FoundValue | null,
  pages: Parameters<FieldReader>[0]['pages'],
  parties: ReturnType<typeof partiesOf>,
): readonly FoundValue[] {
  const bank = bankBeside(pages, account?.words ?? [])
  const cut = said.find(({ name, words }) => name === 'bank_name' && words.some((word) => bank?.words.includes(word)))
  const code = codeBeside(pages, account?.words ?? [])
  const more = [...unlabelledContacts(pages, parties), ...[bank, code].filter((value) => value !== null)]
  const [seller, ...others] = [...parties].sort((a, b) => Number(b.role === 'seller') - Number(a.role === 'seller'))
  // The telephone in the address of the buyer rings there, and mail goes there.
  const isTheirs = ({ name, words: [first] }: FoundValue): boolean =>
    ['seller_phone', 'seller_email', 'seller_website'].includes(name) &&
    first !== undefined &&
    seller !== undefined &&
    (seller.block === null ? seller.role === 'seller' && !isUnderName(first, seller.name) : !standsWith(first, seller)) &&
    others.some((party) =>
      party.block === null ? isUnderName(first, party.name) : party.block.stack.some(({ words }) => words.includes(first)),
    )
  // "Account: ES91 2100 …" is the IBAN, of which its first group is no account of its own.
  const isBegun = ({ name, words }: FoundValue): boolean =>
    name === 'bank_account_number' && words.some((word) => account?.words.includes(word) === true)
  // "C.F." under the address of the buyer.
  const isTheirNumber = ({ name, words: [first] }: FoundValue): boolean =>
    name === 'seller_tax_number' && first !== undefined && others.some(({ role, block }) => role === 'buyer' && isUnder(first, block))
  const kept = said.filter((value) => value !== cut && !isTheirs(value) && !isBegun(value) && !isTheirNumber(value))
  return [...kept, ...more.filter(({ name }) => !kept.some((value) => value.name === name))]
}

/** In the lines of an address, or right below them. */
const isUnder = (word: Word, block: AddressBlock | null): boolean =>
  block?.stack.some(({ words }) => words.includes(word)) === true &&
  word.box.top - block.box.bottom < linesBelow * (word.box.bottom - word.box.top)
const linesBelow = 4

/** In the lines below a name whose address could not be told, at its left or right edge or between. */
function isUnderName(word: Word, [first, ...rest]: readonly Word[]): boolean {
  if (first === undefined || word.page !== first.page) return false
  const right = Math.max(first.box.right, ...rest.map(({ box }) => box.right))
  const drop = (word.box.top - first.box.bottom) / (first.box.bottom - first.box.top)
  return drop > 0 && drop < linesOfAddress && word.box.left < right && word.box.right > first.box.left
}
/** Heights of the name's own line: an address and what stands under it go no further down. */
const linesOfAddress = 9

/** "Delivery" among the goods is one of them, and no charge on their sum; what was paid is taken off there, and not once more. */
const isItem = ({ name, words }: FoundValue, charged: ReadonlySet<Word>): boolean =>
  ['charges_total', 'discount_total', 'prepaid'].includes(name) && words.length > 0 && words.every((word) => charged.has(word))

/** What the items may come to. */
const sumsOfItems = (summed: readonly FoundValue[]) =>
  summed.flatMap(({ name, value, words }) =>
    value.kind === 'money' && ['lines_total', 'net_total', 'gross_total', 'amount_due'].includes(name)
      ? [{ amount: value.amount, words }]
      : [],
  )

/** The columns of all lists: their titles side by side are the head of another list. */
function columnsOf(definitions: readonly FieldDefinition[]): readonly FieldDefinition[] {
  const known = columns.get(definitions)
  if (known !== undefined) return known
  const all = definitions.flatMap(({ fields }) => fields)
  columns.set(definitions, all)
  return all
}
const columns = new WeakMap<readonly FieldDefinition[], readonly FieldDefinition[]>()

const asked = (name: string, definitions: readonly FieldDefinition[]): boolean => definitions.some((definition) => definition.name === name)
const listNamed = (name: string, definitions: readonly FieldDefinition[]): readonly FieldDefinition[] =>
  definitions.filter((definition) => definition.name === name && definition.kind === 'list')

function knownTax(item: readonly FoundValue[]): KnownTax | null {
  const amount = (name: string) => {
    const value = item.find((one) => one.name === name)?.value
    return value?.kind === 'money' ? value.amount : null
  }
  const [base, tax] = [amount('base'), amount('amount')]
  const [place, taxPlace] = ['base', 'amount'].map((name) => item.find((one) => one.name === name)?.words[0])
  return base === null || tax === null || place === undefined || taxPlace === undefined ? null : { base, tax, place, taxPlace }
}

/** A head that names what is taxed, and neither a quantity nor a description, is over tax by rate. */
function isTaxSummary(definitions: readonly FieldDefinition[]): (columns: readonly ColumnHeader[]) => boolean {
  const [list] = listNamed('tax_lines', definitions)
  const bases = dictionaryOf(list?.fields ?? [])
  return (columns) =>
    !columns.some(({ names }) => names.includes('quantity') || names.includes('description')) &&
    columns.some(({ words }) =>
      labelsIn(segmentOf(words, 0, words[0]?.page ?? 1), bases).some(({ names, from }) => from === 0 && names.includes('base')),
    )
}

const sums = new Set(['net_total', 'gross_total', 'amount_due', 'lines_total', 'tax_total'])

/** A row that begins with the name of a sum and holds little more than an amount ends the items above it. */
function endsItems(labels: readonly PageLabels[], columns: Dictionary): (row: readonly Segment[]) => boolean {
  const ends = new Set<Segment>()
  for (const { bySegment } of labels)
    for (const [segment, [first]] of bySegment)
      if (first !== undefined && first.from <= 1 && first.names.some((name) => sums.has(name))) ends.add(segment)
  return (row) => {
    // Titles over sums by rate: several names of sums side by side and no figure among them but the rates.
    const isTitle = ({ text }: Segment): boolean => !/\d/u.test(text.replace(/\d{1,2}(?:[.,]\d{1,3})?\s?%/gu, ''))
    const titled = row.filter(
      (segment) => isTitle(segment) && (ends.has(segment) || labelsIn(segment, columns).some(({ from }) => from === 0)),
    )
    if (row.length >= 3 && titled.length >= 2 && row.every(isTitle)) return true
    const at = row.findIndex((segment) => ends.has(segment))
    // Thanks or terms may stand left of the sums.
    const isBesideText = at === 1 && row.length === 3 && !/\d/u.test(row[0]?.text ?? '')
    const amounts = row.slice(at + 1)
    return (
      (at === 0 || isBesideText) &&
      amounts.length > 0 &&
      amounts.length <= 2 &&
      amounts.every(({ text }) => /\d|\p{Sc}|^[A-Z]{3}$/u.test(text))
    )
  }
}
