// Whether what a reader found makes a document of its kind. Every paper has a line on top, and most a date or an amount somewhere: asked as
// an invoice, a price list has a currency and a sum.

import { type DocumentKind, publishedListOf } from '../model/index.ts'
import { kindOf } from './kind/model.ts'
import type { PageText } from './reading/page-text.ts'
import { type Found, type FoundValue, nothingFound } from './reading/reader.ts'

/**
 * Evidence that a kind of document has and others rarely do, by groups that say the same. A paper whose words are those of the kind needs one of
 * them; one that looks like something else needs `strange` of them, and among them what the kind cannot do without.
 */
interface Bearing {
  readonly groups: readonly ((found: Found) => boolean)[]
  readonly must: (found: Found) => boolean
  readonly strange: number
}

const has =
  (...names: readonly string[]) =>
  ({ fields }: Found): boolean =>
    fields.some(({ name }) => names.includes(name))
const labelled =
  (name: string) =>
  ({ fields }: Found): boolean =>
    fields.some((field) => field.name === name && field.label.length > 0)
/** A sum in cents or with its currency that is not nothing. */
const sum =
  (...names: readonly string[]) =>
  ({ fields }: Found): boolean =>
    fields.some((field) => names.includes(field.name) && isSum(field))
const rows =
  (name: string, ...columns: readonly string[]) =>
  ({ lists }: Found): boolean =>
    lists.some(
      (list) => list.name === name && list.items.some((item) => columns.every((column) => item.some((cell) => cell.name === column))),
    )
/** So many movements with their days are an account's, whatever else is on the paper. */
const fewestMovements = 5
const movements = ({ lists }: Found): boolean =>
  lists.some(
    ({ name, items }) =>
      name === 'transactions' && items.filter((item) => item.some((cell) => cell.name === 'date')).length >= fewestMovements,
  )
const any =
  (...some: readonly ((found: Found) => boolean)[]) =>
  (found: Found): boolean =>
    some.some((one) => one(found))

function isSum({ value, words }: FoundValue): boolean {
  if (value.kind !== 'money' || /^-?0*(?:\.0+)?$/u.test(value.amount)) return false
  return /[.,]\d{2}(?!\d)|\p{Sc}|\p{Lu}{3}/u.test(words.map(({ text }) => text).join(' '))
}

const bearings: Partial<Readonly<Record<DocumentKind, Bearing>>> = {
  invoice: {
    groups: [
      has('invoice_number'),
      has('issue_date', 'due_date', 'delivery_date', 'service_start'),
      sum('net_total', 'gross_total', 'amount_due', 'lines_total'),
      sum('tax_total'),
      rows('line_items', 'amount'),
      labelled('buyer_name'),
      has('seller_vat_id', 'buyer_vat_id', 'seller_tax_number', 'iban', 'bank_account_number'),
    ],
    must: any(sum('net_total', 'gross_total', 'amount_due'), rows('line_items', 'amount')),
    strange: 4,
  },
  receipt: {
    groups: [
      sum('total', 'subtotal', 'paid'),
      has('date', 'time'),
      rows('line_items', 'amount'),
      sum('tax'),
      has('receipt_number', 'tax_number', 'registration_number', 'phone'),
    ],
    must: sum('total', 'subtotal'),
    strange: 3,
  },
  resume: {
    groups: [has('email'), rows('experience'), rows('education'), rows('skills'), rows('languages')],
    must: any(rows('experience', 'position', 'start'), rows('experience', 'company', 'start'), rows('education', 'institution', 'end')),
    strange: 2,
  },
  contract: {
    groups: [
      rows('party', 'name'),
      has('effective_date', 'agreement_date', 'expiration_date'),
      rows('signatures', 'name'),
      has('jurisdiction'),
    ],
    // A letter names who gets it, who signed it and its day; parties of contracts have a role, or a law to keep to.
    must: any(rows('party', 'name', 'role'), has('jurisdiction')),
    strange: 2,
  },
  statement: {
    groups: [
      sum('opening_balance', 'closing_balance'),
      rows('transactions'),
      movements,
      has('iban', 'account_number', 'statement_number', 'statement_date'),
    ],
    must: any(rows('transactions'), sum('closing_balance')),
    strange: 2,
  },
}

/** A strip of a page with fewer words looks like no kind: two labels, two groups or what its kind cannot do without have to do. */
const fewWords = 30

/** What was found, or nothing where it does not make a document of the kind: a form that nobody filled in, or another paper. */
export function ofItsKind(kind: DocumentKind, found: Found, pages: readonly PageText[]): Found {
  const bearing = bearings[kind]
  if (bearing === undefined || publishedListOf(kind) === null) return found
  const groups = bearing.groups.filter((group) => group(found)).length
  if (groups === 0) return nothingFound
  if (pages.reduce((count, { page }) => count + page.words.length, 0) < fewWords) {
    const labels = found.fields.filter(({ label }) => label.length > 0).length
    return groups >= 2 || labels >= 2 || bearing.must(found) ? found : nothingFound
  }
  if (groups >= bearing.strange && bearing.must(found)) return found
  // Asked last: telling the kind takes longer than reading most of them.
  const told = kindOf(pages).kind
  return told === kind || (groups >= 2 && bearing.must(found) && areAlike(told, kind)) ? found : nothingFound
}

/** Kinds whose papers print the same words: bills of a till call themselves invoices. */
const areAlike = (one: DocumentKind, other: DocumentKind): boolean => [one, other].every((kind) => kind === 'invoice' || kind === 'receipt')
