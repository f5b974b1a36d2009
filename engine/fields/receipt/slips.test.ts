import { expect, test } from 'vitest'
import { publishedListOf } from '../../model/index.ts'
import { typeset } from '../../model/sample.ts'
import { documentEvidence } from '../../values/index.ts'
import { pageTextOf } from '../reading/page-text.ts'
import { printedPage } from '../reading/sample.ts'
import { receipt } from './index.ts'

/** What is read of a slip with these rows; pieces of a row are two spaces apart. */
async function read(...rows: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const words = rows.flatMap((row, at) =>
    row.split('  ').flatMap((piece, column) => typeset(piece, { page: 1, baseline: 60 + at * 14, size: 9, left: 40 + column * 110 })),
  )
  const page = printedPage(words, { number: 1 })
  const definitions = publishedListOf('receipt')?.definitions ?? []
  const found = await receipt({
    kind: 'receipt',
    pages: [pageTextOf(page)],
    blocks: [],
    evidence: documentEvidence(page.words),
    definitions,
  })
  return Object.fromEntries(
    found.fields.map(({ name, value }) => [name, value.kind === 'date' ? `${value.iso}${value.ambiguous ? '?' : ''}` : value.text]),
  )
}

test.each([
  ['the order above the name', 'ORDER 0231', 'THE COPPER SPOON'],
  ['the words of the card above the name', 'CARTE BANCAIRE', 'BRASSERIE DU PORT'],
  ['what was paid for above the name', 'ACQUISTO', 'FORNO SAN ZENO'],
  ['how it is eaten above the name', 'Zum Mitnehmen', 'IMBISS AM TOR'],
])('%s is no shop', async (_, above, name) => {
  expect((await read(above, name, '14 Bridge St, York YO1 6DA', 'Soup  6.50', 'TOTAL  6.50')).company).toBe(name)
})

test('a label with its answer names no shop', async () => {
  expect((await read('Betrag in Worten: achtzig', 'Gesamt  EUR 80,00')).company).toBeUndefined()
})

test.each(['Estancia: 2h 35m', 'Geldautomat 04711', 'Nr. 27'])('%s is no address', async (row) => {
  expect((await read('BAHNHOF CAFE', row, 'Kaffee  2,40', 'TOTAL  2,40')).address).toBeUndefined()
})

test('an address ends before the numbers of the tax office and of the terminal', async () => {
  expect((await read('FERN RESCUE', '901 Fern Rd, Eugene, OR 97401 EIN 93-1112223', 'Total  $25.00')).address).toBe(
    '901 Fern Rd, Eugene, OR 97401',
  )
  expect((await read('FORNO ZENO', 'VIA ROMA 18', 'VERONA', 'Eserc. 00441288', 'Totale  23,60')).address).toBe('VIA ROMA 18 VERONA')
})

test('a place in the middle of an address is no label: "Mid Valley City"', async () => {
  const { address } = await read(
    'TOY HALL',
    'F.K06, First Floor, The Gardens Mall,',
    'Mid Valley City, 59200 Kuala Lumpur.',
    'Total  25.00',
  )
  expect(address).toContain('59200')
})

test('the dash between street and town is of neither', async () => {
  expect((await read('PASTELARIA AURORA', 'Rua das Flores 8 - 4050-262 Porto', 'TOTAL  6,50')).street).toBe('Rua das Flores 8')
})

test('where euros or the VAT of Europe stand, the day is first', async () => {
  expect((await read('PHARMACIE DU PONT', 'Le 04/03/26', 'CREME  7,45', 'TOTAL TTC  7,45', 'TVA 20%  1,24')).date).toBe('2026-03-04')
  expect((await read('DU PONT', '04/03/26', 'CREAM  $7.45', 'TOTAL  $7.45')).date).toMatch(/\?$/u)
})

test('a dollar beside the number of a Mexican tax payer is a peso, and alone one of the United States', async () => {
  const rows = ['TAQUERIA', 'TACO  $66.00', 'TOTAL  $66.00']
  expect((await read(...rows, 'RFC TAR010203AB1')).currency).toBe('MXN')
  expect((await read(...rows, 'HST 13%  $7.00')).currency).toBe('CAD')
  expect((await read(...rows)).currency).toBe('USD')
})

test('the base of a line of tax is no tax, and a day no number of the tax office', async () => {
  const { tax, tax_number } = await read('SUPER DE HOEK', 'MELK  7.51', 'TE BETALEN  7.51', 'BTW 9% over 6.89  0.62', '12-03-2026 17:41')
  expect(tax).not.toBe('6.89')
  expect(tax_number).toBeUndefined()
})

test('whose the shop is stands before its address and is none of it', async () => {
  const { address } = await read('Taxi Hansen', 'Inh. Ole Hansen, Deichweg 3, 27568 Bremerhaven', 'Fahrpreis  18,60')
  expect(address).toBe('Deichweg 3, 27568 Bremerhaven')
})
