// What the built-in readers make of drawn documents, field by field beside the truth.

import type { DocumentKind, Field, FieldSheet } from '../../model/index.ts'
import type { Fields, Tools } from '../../stages.ts'
import { fields } from '../index.ts'
import { chance } from '../kind/training/pages.ts'
import { drawnForm } from './forms.ts'
import { drawnInvoice } from './invoices.ts'
import { drawnReceipt } from './receipts.ts'
import type { Drawn } from './sheet.ts'
import { type Tongue, tongues, wordings } from './wording.ts'

export interface Sample {
  readonly kind: 'invoice' | 'receipt' | 'form'
  readonly tongue: Tongue
  /** Words misread, as on a scan. */
  readonly spoilt: boolean
  readonly drawn: Drawn
}

/** One field of one document. */
export interface Reading {
  readonly kind: Sample['kind']
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

/** `count` documents of each kind and language from a seed: the same in every run. Half are spoilt as recognised scans are. */
export function drawnSet(seed: number, count: number): readonly Sample[] {
  const next = chance(seed)
  return (['invoice', 'receipt', 'form'] as const).flatMap((kind) =>
    tongues.flatMap((tongue) =>
      Array.from({ length: count }, (_, at): Sample => {
        const spoilt = at % 2 === 1 ? 0.02 + 0.1 * next() : null
        const wording = wordings[tongue]
        const drawn =
          kind === 'invoice'
            ? drawnInvoice(wording, next, spoilt)
            : kind === 'receipt'
              ? drawnReceipt(wording, next, spoilt)
              : drawnForm(tongue, wording, next, spoilt)
        return { kind, tongue, spoilt: spoilt !== null, drawn }
      }),
    ),
  )
}

const tools: Tools = { ocr: null, vision: null, signal: new AbortController().signal, trace: () => {} }

/** The sheet that is read from a drawn document; its kind is named, as a caller does who knows it. */
export async function sheetOf({ kind, drawn }: Sample, read: Fields = fields): Promise<FieldSheet> {
  const { sheets } = await read([drawn.page], [], { kind: kind satisfies DocumentKind, definitions: [] }, tools)
  const [sheet] = sheets
  if (sheet === undefined) throw new Error('a named kind always has a sheet')
  return sheet
}

/** Every field that the document holds or the reader gave. Fields that the drawing does not tell the truth of are left out. */
export async function readingsOf(sample: Sample, read: Fields = fields): Promise<readonly Reading[]> {
  const sheet = await sheetOf(sample, read)
  const head = { kind: sample.kind, tongue: sample.tongue, spoilt: sample.spoilt }
  if (sample.kind === 'form') return pairReadings(sample, sheet).map((one) => ({ ...head, ...one }))
  const known = told[sample.kind]
  const truth = sample.drawn.fields
  const names = [...new Set([...Object.keys(truth), ...sheet.fields.map(({ name }) => name).filter((name) => known.has(name))])]
  return names.map((name): Reading => {
    const field = sheet.fields.find((one) => one.name === name)
    const wanted = truth[name] ?? null
    const said = field === undefined ? null : plainOf(field)
    return {
      ...head,
      name,
      wanted: wanted !== null,
      truth: wanted,
      said,
      confidence: field?.confidence ?? null,
      right: wanted !== null && said !== null && same(wanted, said),
      field: field ?? null,
    }
  })
}

/** Fields that a drawing always tells the truth of: given where it holds none, they are invented. */
const told: Readonly<Record<'invoice' | 'receipt', ReadonlySet<string>>> = {
  invoice: new Set(
    'invoice_number issue_date due_date delivery_date order_number customer_number currency seller_name seller_street seller_postcode seller_city seller_vat_id seller_phone buyer_name buyer_street buyer_postcode buyer_city iban net_total tax_total gross_total prepaid amount_due discount_total'.split(
      ' ',
    ),
  ),
  receipt: new Set('company address phone receipt_number date subtotal tax total paid change discount rounding currency'.split(' ')),
}

function pairReadings({ drawn }: Sample, { fields: given }: FieldSheet): readonly Omit<Reading, 'kind' | 'tongue' | 'spoilt'>[] {
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
