import { expect, test } from 'vitest'
import { confidence, publishedListOf, type Table } from '../../model/index.ts'
import { lineOfWords, typeset } from '../../model/sample.ts'
import { documentEvidence } from '../../values/index.ts'
import { pageTextOf } from '../reading/page-text.ts'
import { printedPage } from '../reading/sample.ts'
import { statement } from './index.ts'

interface Read {
  readonly fields: Readonly<Record<string, string>>
  readonly rows: readonly Readonly<Record<string, string>>[]
}

/** What is read of an account with these lines at its top and a table whose first row are its titles; "" is an empty cell. */
async function read(top: readonly string[], table: readonly (readonly string[])[] = []): Promise<Read> {
  const head = top.map((text, at) => typeset(text, { left: 50, baseline: 50 + 16 * at }))
  const set = table.map((row, at) =>
    row.map((text, column) => (text === '' ? [] : typeset(text, { left: 50 + 120 * column, baseline: 400 + 16 * at }))),
  )
  const words = [...head.flat(), ...set.flat(2)]
  const cells = set.flatMap((row, at) =>
    row.flatMap((own, column) => {
      if (own.length === 0) return []
      const line = lineOfWords(own)
      const value = { kind: 'text', text: own.map(({ text }) => text).join(' ') } as const
      const place = { page: 1, box: line.box }
      return [{ row: at, column, rowSpan: 1, columnSpan: 1, lines: [line], value, place, confidence: confidence(0.95) }]
    }),
  )
  const block: Table = {
    kind: 'table',
    title: null,
    caption: [],
    columns: (table[0] ?? []).map((title) => ({ title, kind: 'text' })),
    rowCount: table.length,
    headerRows: 1,
    cells,
    foundBy: 'rulings',
    repeated: [],
    places: [{ page: 1, box: { left: 50, top: 390, right: 560, bottom: 700 } }],
    confidence: confidence(0.95),
  }
  const definitions = publishedListOf('statement')?.definitions ?? []
  const pages = [pageTextOf(printedPage(words))]
  const blocks = table.length === 0 ? [] : [block]
  const found = await statement({ kind: 'statement', pages, blocks, evidence: documentEvidence(words), definitions })
  const plain = (values: readonly { readonly name: string; readonly value: { readonly kind: string } }[]) =>
    Object.fromEntries(
      values.map(({ name, value }) => {
        const said = value as { readonly kind: string; readonly amount?: string; readonly iso?: string; readonly text: string }
        return [name, said.amount ?? said.iso ?? said.text]
      }),
    )
  return { fields: plain(found.fields), rows: (found.lists[0]?.items ?? []).map(plain) }
}

test.each([
  ['Bedrag Af/Bij', 'Af', 'Bij'],
  ['Betrag S/H', 'S', 'H'],
  ['Montant DR/CR', 'DR', 'CR'],
])('a column titled %s holds both ways, each amount with its mark', async (title, out, into) => {
  const { rows } = await read(
    [],
    [
      ['Datum', 'Omschrijving', title],
      ['03-02-2026', 'Meelfabriek', `420,00 ${out}`],
      ['11-02-2026', 'Pinomzet', `385,70 ${into}`],
    ],
  )
  expect(rows.map(({ amount }) => amount)).toEqual(['-420.00', '385.70'])
  expect(rows.some((row) => 'money_out' in row)).toBe(false)
})

test('balances that stand with their names in the column of amounts are read, and no figure of an IBAN below', async () => {
  const { fields, rows } = await read(
    [],
    [
      ['Belegdatum', 'Buchung', 'Verwendungszweck', 'Betrag in EUR'],
      ['07.02.26', '09.02.26', 'Hotel am See', '312,00-'],
      ['20.02.26', '20.02.26', 'Zahlung', '228,40+'],
      ['', '', '', 'Saldo Vormonat 228,40-'],
      ['', '', '', 'Neuer Saldo 312,00-'],
    ],
  )
  expect(fields).toMatchObject({ opening_balance: '-228.40', closing_balance: '-312.00' })
  expect(rows).toHaveLength(2)
})

test('a credit behind the figures is no text of its row', async () => {
  const { rows } = await read(
    [],
    [
      ['Transaction date', 'Details', 'Amount'],
      ['16/02/2026', 'Payment received', '420.15CR'],
      ['21/02/2026', 'Harbour Cinema', '38.90'],
    ],
  )
  expect(rows.map(({ description }) => description)).toEqual(['Payment received', 'Harbour Cinema'])
})

test('which sheet of how many is no number of an account', async () => {
  expect((await read(['EXTRACTO DE CUENTA CORRIENTE   Hoja 1/1'])).fields.account_number).toBeUndefined()
})

test.each([
  ['Loan number: 3191-0044-22', '3191-0044-22'],
  ['Nº de préstamo: 3191-0044-22', '3191-0044-22'],
  ['Darlehensnummer: 319100442', '319100442'],
])('%s is the account of a loan', async (line, number) => {
  expect((await read([line])).fields.account_number).toBe(number)
})

test.each([
  ['Ten name van: J. M. de Wit', 'J. M. de Wit'],
  ['Intestato a: Laura da Rin', 'Laura da Rin'],
  ['Account name: Anna van Dael', 'Anna van Dael'],
])('the small words of a name end nothing: %s', async (line, name) => {
  expect((await read([line])).fields.account_holder).toBe(name)
})

test.each([
  ['1 - 28 February 2026', '2026-02-01', '2026-02-28'],
  ['du 1er au 28 février 2026', '2026-02-01', '2026-02-28'],
  ['1. bis 31. März 2026', '2026-03-01', '2026-03-31'],
  ['Mar 1 - Mar 31, 2026', '2026-03-01', '2026-03-31'],
  ['Dec 20 - Jan 19, 2026', '2025-12-20', '2026-01-19'],
  ['del 1 al 31 de marzo de 2026', '2026-03-01', '2026-03-31'],
  ['1 January to 31 January 2026', '2026-01-01', '2026-01-31'],
  ['20 December - 19 January 2026', '2025-12-20', '2026-01-19'],
  ['del 1 de marzo al 31 de marzo de 2026', '2026-03-01', '2026-03-31'],
  ['June 01, 2026 through June 30, 2026', '2026-06-01', '2026-06-30'],
  ['du 1 au 31/01/2026', '2026-01-01', '2026-01-31'],
  ['01.02. - 28.02.2026', '2026-02-01', '2026-02-28'],
  ['OCT 01/26 - OCT 31/26', '2026-10-01', '2026-10-31'],
  ['1 February 2026 [GMT] - 28 February 2026 [GMT]', '2026-02-01', '2026-02-28'],
])('a period that says its month once: %s', async (line, start, end) => {
  expect((await read([line])).fields).toMatchObject({ period_start: start, period_end: end })
})

test('what the paper is stands behind the bank and is no part of its name', async () => {
  expect((await read(['Noordzee Bank Rekeningafschrift', 'Datum: 28-02-2026'])).fields.bank_name).toBe('Noordzee Bank')
})

test('where the holder lives is no part of the name', async () => {
  expect((await read(['Lautend auf: Ursina Caduff, 7000 Chur'])).fields.account_holder).toBe('Ursina Caduff')
})

test('a row of sums that a longer word names moves nothing', async () => {
  const { rows, fields } = await read(
    [],
    [
      ['Datum', 'Text', 'Belastung', 'Gutschrift'],
      ['06.01.2026', 'Lohn', '', '5020.00'],
      ['15.01.2026', 'Miete', '1650.00', ''],
      ['', 'Umsatztotal', '1650.00', '5020.00'],
    ],
  )
  expect(rows).toHaveLength(2)
  expect(fields).toMatchObject({ total_in: '5020.00', total_out: '1650.00' })
})

test('the name beside its label is the holder’s, though an address stands left of it and the next label below, and an initial is no label', () => {
  const rows = [
    ['MS A BROOK', 'Account name', 'Ms A Brook'],
    ['14 ORCHARD RISE', 'Sort code', '20-18-55'],
    ['LEEDS', 'Account number', '60938217'],
  ]
  const words = rows.flatMap((row, at) =>
    row.flatMap((text, column) =>
      typeset(text, { left: [50, 320, 420][column] ?? 50, baseline: 100 + (column === 0 ? 11 : 13.5) * at, bold: column === 2 }),
    ),
  )
  const definitions = publishedListOf('statement')?.definitions ?? []
  const found = statement({
    kind: 'statement',
    pages: [pageTextOf(printedPage(words))],
    blocks: [],
    evidence: documentEvidence(words),
    definitions,
  })
  const texts = found.fields.map(({ name, value }) => [name, value.text])
  expect(texts).toContainEqual(['account_holder', 'Ms A Brook'])
  expect(texts).toContainEqual(['account_number', '60938217'])
})
