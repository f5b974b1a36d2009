import { describe, expect, test } from 'vitest'
import {
  definitionsFrom,
  type FieldDefinition,
  type FieldSheet,
  fieldsFromJsonSchema,
  jsonSchemaOfFields,
  publishedListOf,
  type Word,
} from '../model/index.ts'
import { type Setting, typeset } from '../model/sample.ts'
import type { FieldRequest, ReadPage, Tools } from '../stages.ts'
import { assembleSheet } from './assemble.ts'
import { fields } from './index.ts'
import { printedPage } from './reading/sample.ts'

const tools: Tools = { ocr: null, vision: null, signal: new AbortController().signal, trace: () => {} }

/** A page with words typeset at their places: [text, left, baseline]. */
function pageOf(...printed: readonly (readonly [string, number, number])[]): ReadPage {
  return printedPage(printed.flatMap(([text, left, baseline]) => typeset(text, { left, baseline } satisfies Setting)))
}

async function sheetOf(page: ReadPage, request: FieldRequest): Promise<FieldSheet> {
  const { sheets } = await fields([page], [], request, tools)
  const [sheet] = sheets
  if (sheet === undefined) throw new Error('no sheet')
  return sheet
}

const asked: FieldRequest = {
  kind: 'custom',
  definitions: definitionsFrom([
    { name: 'Renewal date', kind: 'date', synonyms: ['Renews on'] },
    { name: 'Deposit', kind: 'money' },
  ]),
}

test('a named field is read from beside its label, with the words that say it', async () => {
  const sheet = await sheetOf(pageOf(['Renews on:', 72, 100], ['12 May 2026', 200, 100]), asked)
  expect(sheet.fields).toMatchObject([{ name: 'Renewal date', value: { iso: '2026-05-12', text: '12 May 2026' }, source: 'page' }])
  expect(sheet.fields[0]?.evidence?.words.map(({ text }) => text)).toEqual(['12', 'May', '2026'])
  expect(sheet.fields[0]?.label?.words.map(({ text }) => text)).toEqual(['Renews', 'on:'])
})

test('a value may stand under its label', async () => {
  const sheet = await sheetOf(pageOf(['Deposit', 72, 100], ['€ 250.00', 72, 114]), asked)
  expect(sheet.fields).toMatchObject([{ name: 'Deposit', value: { kind: 'money', amount: '250.00', currency: 'EUR' } }])
})

test('what is asked for and not on the page is missing', async () => {
  const sheet = await sheetOf(pageOf(['Renews on:', 72, 100], ['12 May 2026', 200, 100]), asked)
  expect(sheet.missing).toEqual(['Deposit'])
})

test.each(['invoice', 'receipt', 'resume', 'contract', 'form', 'statement', 'auto'] as const)(
  'a form that nobody filled in, asked for as %s, gives no value',
  async (kind) => {
    const blank = pageOf(
      ['Antragsformular', 72, 80],
      ['Name, Vorname: ______________________', 72, 110],
      ['Wohnort: ______________________', 72, 130],
      ['Rechnungsnummer: ______________________', 72, 150],
      ['Gesamtbetrag: ______________________', 72, 170],
      ['Unterschrift ______________________', 72, 210],
    )
    const { sheets } = await fields([blank], [], { kind, definitions: [] }, tools)
    expect(sheets.flatMap((sheet) => [...sheet.fields, ...sheet.lists])).toEqual([])
  },
)

test.each(['invoice', 'receipt', 'resume', 'contract', 'statement', 'auto'] as const)(
  'a paper of another kind, asked for as %s, gives no value',
  async (kind) => {
    const prose = pageOf(
      ['The river runs slowly past the mill. In the summer of the old year the water fell so low', 72, 80],
      ['that children walked across it, and the herons stood where boats had lain. Nobody in the', 72, 94],
      ['village could say how long it would last, but the miller', 72, 108],
      ['kept his wheel oiled.', 72, 122],
    )
    const { sheets } = await fields([prose], [], { kind, definitions: [] }, tools)
    expect(sheets.flatMap((sheet) => [...sheet.fields, ...sheet.lists])).toEqual([])
  },
)

test('an empty form gives no value', async () => {
  const sheet = await sheetOf(pageOf(['Renews on:', 72, 100], ['Deposit:', 72, 120]), asked)
  expect(sheet.fields).toEqual([])
  expect(sheet.missing).toEqual(['Renewal date', 'Deposit'])
})

test('every label and value is read when no field is named', async () => {
  const page = pageOf(['Name:', 72, 100], ['Ada Lovelace', 200, 100], ['Born:', 72, 120], ['10.12.1815', 200, 120])
  const sheet = await sheetOf(page, { kind: 'form', definitions: [] })
  expect(sheet.fields.map(({ name, value }) => [name, value.text])).toEqual([
    ['Name', 'Ada Lovelace'],
    ['Born', '10.12.1815'],
  ])
})

describe('a published list that is posted as own fields', () => {
  const page = pageOf(
    ['Harbour Tools Ltd', 50, 50],
    ['Invoice HT-2041 of 5 May 2026', 50, 80],
    ['Bill to: Meadow Farm Shop, 3 Mill Lane, Bath BA1 2FJ', 50, 110],
    ['Subtotal', 380, 310],
    ['£50.00', 480, 310],
    ['VAT 20 %', 380, 324],
    ['£10.00', 480, 324],
    ['Total', 380, 338],
    ['£60.00', 480, 338],
  )
  const list = publishedListOf('invoice')?.definitions ?? []
  const asPosted = (definitions: readonly FieldDefinition[]) => JSON.parse(JSON.stringify(definitions)) as readonly FieldDefinition[]

  test('finds what the kind of document finds, checks included', async () => {
    const asked = await sheetOf(page, { kind: 'invoice', definitions: [] })
    expect(asked.fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['invoice_number', 'seller_name', 'buyer_name', 'tax_total']),
    )
    expect(await sheetOf(page, { kind: 'custom', definitions: asPosted(list) })).toEqual(asked)
    const bySchema = fieldsFromJsonSchema(JSON.parse(JSON.stringify(jsonSchemaOfFields(list))))
    expect((await sheetOf(page, { kind: 'custom', definitions: bySchema })).fields).toEqual(asked.fields)
  })

  test('gives its fields alone when some were left out, with labels and fields of its own beside them', async () => {
    const cut = asPosted(list.filter(({ name }) => name === 'buyer_city' || name === 'gross_total'))
    const sheet = await sheetOf(pageOf(['Bill to: Meadow Farm Shop, 3 Mill Lane, Bath BA1 2FJ', 50, 110], ['Payload 12.00', 50, 200]), {
      kind: 'custom',
      definitions: [...cut.map((one) => ({ ...one, synonyms: ['Payload'] })), ...definitionsFrom(['Colour'])],
    })
    expect(sheet.fields.map(({ name, value }) => [name, value.text])).toEqual([
      ['buyer_city', 'Bath'],
      ['gross_total', '12.00'],
    ])
    expect(sheet.missing).toEqual(['Colour'])
  })
})

test('fields in the words of whoever asks that mean what a kind of document has are read as that kind reads them', async () => {
  const rechnung = pageOf(
    ['Hafenwerkzeuge GmbH', 50, 50],
    ['Kaistraße 4, 20457 Hamburg', 50, 64],
    ['Rechnung', 50, 100],
    ['Rechnungsnummer: HT-2041', 50, 120],
    ['Rechnungsdatum: 5. Mai 2026', 50, 134],
    ['Nettobetrag', 380, 310],
    ['50,00 €', 480, 310],
    ['MwSt. 19 %', 380, 324],
    ['9,50 €', 480, 324],
    ['Gesamtbetrag', 380, 338],
    ['59,50 €', 480, 338],
  )
  const sheet = await sheetOf(rechnung, {
    kind: 'custom',
    definitions: definitionsFrom([
      { name: 'number', title: 'Invoice number' },
      { name: 'invoiceDate', kind: 'date' },
      { name: 'Total amount', kind: 'money' },
      { name: 'seller_name' },
      { name: 'Project lead' },
    ]),
  })
  expect(sheet.fields.map(({ name, value }) => [name, value.kind, value.text])).toEqual(
    expect.arrayContaining([
      ['number', 'text', 'HT-2041'],
      ['invoiceDate', 'date', '5. Mai 2026'],
      ['Total amount', 'money', '59,50 €'],
      ['seller_name', 'text', 'Hafenwerkzeuge GmbH'],
    ]),
  )
  expect(sheet.missing).toEqual(['Project lead'])
  const told = await sheetOf(rechnung, { kind: 'invoice', definitions: definitionsFrom([{ name: 'Bill no', title: 'Invoice number' }]) })
  expect(told.fields.find(({ name }) => name === 'Bill no')?.value.text).toBe('HT-2041')
  const labelled = await sheetOf(
    pageOf(['Rechnungsnummer: HT-2041', 50, 50], ['Vorgang: 77-A', 50, 64], ['Gesamtbetrag 59,50 €', 50, 78]),
    {
      kind: 'invoice',
      definitions: definitionsFrom([{ name: 'invoice_number', synonyms: ['Vorgang'] }]),
    },
  )
  expect(labelled.fields.find(({ name }) => name === 'invoice_number')?.value.text).toBe('77-A')
})

test('of two sums under the label that somebody named the one that the others add up to is read', async () => {
  const page = pageOf(
    ['INVOICE', 50, 50],
    ['Invoice No: A-77', 50, 70],
    ['Invoice date: 12 May 2026', 50, 84],
    ['Total', 380, 310],
    ['50.00', 480, 310],
    ['VAT 20%', 380, 324],
    ['10.00', 480, 324],
    ['Total', 380, 338],
    ['60.00', 480, 338],
  )
  const sheet = await sheetOf(page, { kind: 'custom', definitions: definitionsFrom([{ name: 'Total', kind: 'money' }]) })
  expect(sheet.fields.map(({ value }) => value.text)).toEqual(['60.00'])
})

test('a value whose words are not on the page cannot be answered', () => {
  const page = pageOf(['Total 12.00', 72, 100])
  const elsewhere: readonly Word[] = typeset('99.00')
  const value = { kind: 'money', text: '99.00', amount: '99.00', currency: null } as const
  const found = { name: 'total', value: value as never, label: [], confidence: 1, alternatives: [] }
  const [definition] = definitionsFrom([{ name: 'total', kind: 'money' }])
  const asked = { kind: 'custom', kindConfidence: 1, definition: null, definitions: definition === undefined ? [] : [definition] } as const
  for (const words of [elsewhere, []])
    expect(assembleSheet({ fields: [{ ...found, words }], lists: [] }, asked, [page])).toMatchObject({ fields: [], missing: ['total'] })
})

test('a number, postcode or name at the end of a sentence keeps its stop in the words alone', () => {
  const page = pageOf(['Account 4471. Clause two says so.', 72, 100])
  const asked = { kind: 'custom', kindConfidence: 1, definition: null, definitions: [] } as const
  const said = (name: string, text: string) =>
    assembleSheet(
      {
        fields: [{ name, value: { kind: 'text', text } as never, words: page.words, label: [], confidence: 1, alternatives: [] }],
        lists: [],
      },
      asked,
      [page],
    ).fields.map(({ value }) => value.text)
  expect(said('account_number', '4471.')).toEqual(['4471'])
  expect(said('seller_postcode', 'PH2 6AA.')).toEqual(['PH2 6AA'])
  expect(said('governing_law', 'Clause two says so.')).toEqual(['Clause two says so.'])
  expect(said('account_holder', 'Mill & Co.')).toEqual(['Mill & Co.'])
})
