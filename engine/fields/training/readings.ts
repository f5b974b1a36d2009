// What the built-in readers make of drawn documents, field by field beside the truth.

import { definitionsFrom, type Field, type FieldDefinition, type FieldSheet } from '../../model/index.ts'
import type { Fields, Tools } from '../../stages.ts'
import { fields } from '../index.ts'
import { chance } from '../kind/training/pages.ts'
import { drawnContract } from './contracts.ts'
import { drawnForm } from './forms.ts'
import { drawnInvoice } from './invoices.ts'
import { proseWordings } from './prose-wording.ts'
import { drawnReceipt } from './receipts.ts'
import { drawnResume } from './resumes.ts'
import type { Drawn } from './sheet.ts'
import { drawnStatement } from './statements.ts'
import { type Tongue, tongues, wordings } from './wording.ts'

export interface Sample {
  readonly kind: 'invoice' | 'receipt' | 'form' | 'contract' | 'resume' | 'statement'
  /** Asked for by fields that somebody names in plain words, and not by the kind's published list. */
  readonly named: boolean
  readonly tongue: Tongue
  /** Words misread, as on a scan. */
  readonly spoilt: boolean
  readonly drawn: Drawn
}

/** One field or cell of one document. */
export interface Reading {
  readonly kind: Sample['kind']
  readonly named: boolean
  /** The list that a cell stands in; null for a single field. */
  readonly list: string | null
  readonly tongue: Tongue
  readonly spoilt: boolean
  readonly name: string
  /** The document holds it. */
  readonly wanted: boolean
  readonly truth: string | null
  readonly said: string | null
  /** null when nothing was given. */
  readonly confidence: number | null
  readonly right: boolean
  /** What the value was read from; null when nothing was given. */
  readonly field: Field | null
}

const draw: Readonly<Record<Sample['kind'], (tongue: Tongue, next: () => number, spoilt: number | null) => Drawn>> = {
  invoice: (tongue, next, spoilt) => drawnInvoice(wordings[tongue], next, spoilt),
  receipt: (tongue, next, spoilt) => drawnReceipt(wordings[tongue], next, spoilt),
  form: (tongue, next, spoilt) => drawnForm(tongue, wordings[tongue], next, spoilt),
  contract: (tongue, next, spoilt) => drawnContract(wordings[tongue], proseWordings[tongue], next, spoilt),
  resume: (tongue, next, spoilt) => drawnResume(wordings[tongue], proseWordings[tongue], next, spoilt),
  statement: (tongue, next, spoilt) => drawnStatement(wordings[tongue], proseWordings[tongue], next, spoilt),
}
export const drawnKinds = Object.keys(draw) as readonly Sample['kind'][]

/** `count` documents of each kind and language from a seed: the same in every run. Half are spoilt as recognised scans are. */
export function drawnSet(seed: number, count: number): readonly Sample[] {
  const next = chance(seed)
  return drawnKinds.flatMap((kind) =>
    tongues.flatMap((tongue) =>
      Array.from({ length: count }, (_, at): Sample => {
        const spoilt = at % 2 === 1 ? 0.02 + 0.1 * next() : null
        return { kind, named: false, tongue, spoilt: spoilt !== null, drawn: draw[kind](tongue, next, spoilt) }
      }),
    ),
  )
}

/** The invoices and forms of a set, asked for by names. */
export const asNamed = (set: readonly Sample[]): readonly Sample[] =>
  set.filter(({ kind }) => kind === 'invoice' || kind === 'form').map((sample) => ({ ...sample, named: true }))

const tools: Tools = { ocr: null, vision: null, signal: new AbortController().signal, trace: () => {} }

/** The sheet that is read from a drawn document; its kind is named, as a caller does who knows it, or fields are. */
export async function sheetOf(sample: Sample, read: Fields = fields): Promise<FieldSheet> {
  const { kind, named, drawn } = sample
  const request = named ? { kind: 'custom' as const, definitions: plainNames(sample) } : { kind, definitions: [] }
  const { sheets } = await read([drawn.page], drawn.blocks ?? [], request, tools)
  const [sheet] = sheets
  if (sheet === undefined) throw new Error('a named kind always has a sheet')
  return sheet
}

/** What somebody asks for in plain English words, of a form in its own. */
function plainNames({ kind, drawn }: Sample): readonly FieldDefinition[] {
  if (kind === 'form') return definitionsFrom(drawn.pairs.map(([title], at) => ({ name: `field_${at}`, title, kind: 'text' })))
  return definitionsFrom(
    asked.map((name) => ({ name, title: name.replaceAll('_', ' '), kind: kindsOf[name.split('_').at(-1) ?? ''] ?? 'text' })),
  )
}
const asked =
  'invoice_number issue_date due_date delivery_date order_number customer_number seller_name buyer_name seller_vat_id iban net_total tax_total gross_total'.split(
    ' ',
  )
const kindsOf: Readonly<Record<string, 'date' | 'money'>> = { date: 'date', total: 'money' }

/** Every field and cell that the document holds or the reader gave. Fields that the drawing does not tell the truth of are left out. */
export async function readingsOf(sample: Sample, read: Fields = fields): Promise<readonly Reading[]> {
  const sheet = await sheetOf(sample, read)
  const head = { kind: sample.kind, named: sample.named, tongue: sample.tongue, spoilt: sample.spoilt }
  if (sample.kind === 'form' && !sample.named) return pairReadings(sample, sheet).map((one) => ({ ...head, list: null, ...one }))
  return [...fieldReadings(sample, sheet), ...(sample.named ? [] : cellReadings(sample, sheet))].map((one) => ({ ...head, ...one }))
}

type Plain = Omit<Reading, 'kind' | 'named' | 'tongue' | 'spoilt'>

function fieldReadings({ kind, named, drawn }: Sample, sheet: FieldSheet): readonly Plain[] {
  const known = told[kind]
  const truth: Readonly<Record<string, string>> =
    kind === 'form' ? Object.fromEntries(drawn.pairs.map(([, value], at) => [`field_${at}`, value])) : drawn.fields
  const held = Object.keys(truth).filter((name) => !named || kind === 'form' || asked.includes(name))
  const names = [...new Set([...held, ...sheet.fields.map(({ name }) => name).filter((name) => known.has(name))])]
  return names.map((name): Plain => {
    const field = sheet.fields.find((one) => one.name === name)
    return reading(name, null, truth[name] ?? null, field ?? null)
  })
}

function reading(name: string, list: string | null, truth: string | null, field: Field | null): Plain {
  const said = field === null ? null : plainOf(field)
  return {
    list,
    name,
    wanted: truth !== null,
    truth,
    said,
    confidence: field?.confidence ?? null,
    right: truth !== null && said !== null && same(truth, said),
    field,
  }
}

/** Cells of the lists that the drawing tells: each row beside the row of the truth that it agrees with most. */
function cellReadings({ drawn }: Sample, sheet: FieldSheet): readonly Plain[] {
  const truths: NonNullable<Drawn['lists']> = { ...(drawn.items.length === 0 ? {} : { line_items: drawn.items }), ...drawn.lists }
  return Object.entries(truths).flatMap(([list, rows]) => {
    const left = [...rows]
    const names = new Set(rows.flatMap((row) => Object.keys(row)))
    const given = sheet.lists.find(({ name }) => name === list)?.items ?? []
    const read = given.flatMap(({ fields: own }) => {
      const hits = (row: Readonly<Record<string, string>>): number =>
        own.filter((field) => same(row[field.name] ?? '', plainOf(field))).length
      const best = left.reduce((most, row, at) => (hits(row) > hits(left[most] ?? {}) ? at : most), 0)
      const [row = {}] = left.splice(best, 1)
      // What a row of the truth leaves empty is not asked for.
      return own.filter(({ name }) => names.has(name)).map((field) => reading(field.name, list, row[field.name] ?? null, field))
    })
    return [...read, ...left.flatMap((row) => Object.entries(row).map(([name, value]) => reading(name, list, value, null)))]
  })
}

/** Fields that a drawing always tells the truth of: given where it holds none, they are invented. */
const told: Readonly<Record<Sample['kind'], ReadonlySet<string>>> = {
  form: new Set(),
  contract: new Set('effective_date term jurisdiction notice_period expiration_date'.split(' ')),
  resume: new Set('name email phone location website'.split(' ')),
  statement: new Set('bank_name account_holder iban statement_number statement_date opening_balance closing_balance currency'.split(' ')),
  invoice: new Set(
    'invoice_number issue_date due_date delivery_date order_number customer_number currency seller_name seller_street seller_postcode seller_city seller_vat_id seller_phone buyer_name buyer_street buyer_postcode buyer_city iban net_total tax_total gross_total prepaid amount_due discount_total'.split(
      ' ',
    ),
  ),
  receipt: new Set('company address phone receipt_number date subtotal tax total paid change discount rounding currency'.split(' ')),
}

function pairReadings({ drawn }: Sample, { fields: given }: FieldSheet): readonly Omit<Plain, 'list'>[] {
  const left = [...drawn.pairs]
  const read = given.map((field) => {
    const at = left.findIndex(([question, value]) => same(question, field.name) && same(value, field.value.text))
    const truth = at < 0 ? null : (left.splice(at, 1)[0] ?? null)
    return {
      name: field.name,
      wanted: truth !== null,
      truth: truth?.[1] ?? null,
      said: field.value.text,
      confidence: field.confidence,
      right: truth !== null,
      field,
    }
  })
  return [
    ...read,
    ...left.map(([question, value]) => ({
      name: question,
      wanted: true,
      truth: value,
      said: null,
      confidence: null,
      right: false,
      field: null,
    })),
  ]
}

export function plainOf({ value }: Field): string {
  switch (value.kind) {
    case 'money':
      return value.amount
    case 'date':
      return value.iso
    case 'number':
      return value.number
    default:
      return value.text
  }
}

/** Spaces, marks and case at the edges mean nothing; amounts are compared as numbers. */
export function same(truth: string, said: string): boolean {
  if (/^-?\d+\.\d{2}$/u.test(truth) && /^-?\d+(?:\.\d+)?$/u.test(said)) return Number(truth) === Number(said)
  return letters(truth) === letters(said)
}
const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
