import { describe, expect, test } from 'vitest'
import { receipt as list } from '../../model/field-lists/receipt.ts'
import { typeset } from '../../model/sample.ts'
import { documentEvidence } from '../../values/index.ts'
import { pageTextOf } from '../reading/page-text.ts'
import { printedPage } from '../reading/sample.ts'
import { receipt } from './index.ts'
import { readLines, readRows, typed } from './sample.ts'

describe('an address', () => {
  const shop = [[[40, 'The Copper Skillet']], [[40, '418 W Burnside St, Portland, OR 97209']]] as const

  test('ends before a number to call that stands on a line of its own', () => {
    const found = readLines(...shop, [[40, '(503) 555-0177']], [[40, 'Total 63.00']])
    expect(found).toMatchObject({ address: '418 W Burnside St, Portland, OR 97209', city: 'Portland', postcode: '97209' })
  })

  test('ends before the title of the paper and a number of the tax office, be street and town on one line', () => {
    for (const line of ['St.-Nr. 134/5802/1177', 'QUITTUNG', 'DONATION RECEIPT'])
      expect(
        readLines([[40, 'Stadtwerke Lindau GmbH']], [[40, 'Inselgraben 8, 88131 Lindau']], [[40, line]], [[40, 'Total 8,00']]).address,
      ).toBe('Inselgraben 8, 88131 Lindau')
  })

  test('parts street and town at a dash', () => {
    const found = readLines([[40, 'Trattoria Il Gelso']], [[40, 'Via dei Mille 9 – 53100 Siena']], [[40, 'Totale 8,00']])
    expect(found).toMatchObject({ street: 'Via dei Mille 9', postcode: '53100', city: 'Siena' })
  })

  test('is no number of the paper and no year since when there is a shop', () => {
    const found = readLines(
      [[40, 'SIDRERÍA EL LLAGAR']],
      [[40, 'C/ Gascona, 14 – 33001 Oviedo']],
      [[40, 'Factura simplificada nº 2025-04471']],
      [[40, 'Total 8,00']],
    )
    expect(found).toMatchObject({ street: 'C/ Gascona, 14', city: 'Oviedo', receipt_number: '2025-04471' })
    expect(
      readLines([[40, 'BRIGGS & DAUGHTERS']], [[40, 'FISHMONGERS EST 1931']], [[40, '7 Shambles, York YO1 7LZ']], [[40, 'Total 8.00']])
        .address,
    ).toBe('7 Shambles, York YO1 7LZ')
  })

  test('is no distance that was driven', () => {
    expect(readLines([[40, 'Taxi Haddad']], [[40, 'Distance 9,4 km']], [[40, 'Tarif B']], [[40, 'Total 8,00']])).not.toHaveProperty(
      'address',
    )
  })

  test('is no line of a day and no sentence about what was done', () => {
    const found = readLines(
      [[40, 'paperkite']],
      [[40, 'PK-558120 May 9, 2025 Visa ending in 0042']],
      [[40, 'a quantia de 23,80 € relativa ao serviço de transporte do aeroporto para Av. da Boavista 4']],
      [[40, 'Total 40.39']],
    )
    expect(found).not.toHaveProperty('address')
  })
})

test('a receipt written as a sentence names its sum, to be checked, in seven languages', () => {
  for (const sentence of [
    'Received from Theo Marsh the sum of One thousand four hundred fifty Dollars ($ 1,450.00)',
    'Recebi do Sr. Matos a quantia de 1.450,00 € relativa a rendas',
    'Reçu de M. Kerbrat la somme de 1450,00 € (mille quatre cent cinquante)',
    'Recibí de D. Luis Vega la cantidad de 1.450,00 € en concepto de alquiler',
    'Ricevo dal Sig. Neri la somma di 1.450,00 € per affitto',
    'Ontvangen van Dhr. Smit het bedrag van € 1.450,00 voor huur',
    'Von Herrn Vogt den Betrag von 1.450,00 € für Miete erhalten',
  ])
    expect([sentence, readLines([[20, 'Juniper Holdings LLC']], [[20, sentence]]).total]).toEqual([sentence, '1450.00'])
})

test('a day with its hour is no row of goods', () => {
  const rows = readRows(
    'line_items',
    ...typed('Chez Augustine', 'vendredi 4 juillet 2025, 21 h 15', 'Menu du jour  49,00', 'TOTAL TTC  49,00'),
  )
  expect(rows.map(({ description }) => description)).toEqual(['Menu du jour'])
})

test('an hour with its letter between is the time', () => {
  expect(readLines(...typed('Chez Augustine', 'le 4 juillet 2025, 21 h 15', 'Menu  49,00', 'TOTAL  49,00')).time).toBe('21 h 15')
})

test('what was taxed at a rate is no thing that was bought', () => {
  const rows = readRows('line_items', ...typed('Farmacia Olmedo', 'Crema solar  35,90', 'Base 21%  29,67 IVA  6,23', 'TOTAL:  35,90 €'))
  expect(rows.map(({ description }) => description)).toEqual(['Crema solar'])
})

test('a code of a currency that is a word of the goods is no currency', () => {
  const rows = typed('Cartoleria da Nino', 'DESCRIZIONE  Prezzo(€)', 'PENNE GEL  4,80', 'TOTALE  4,80')
  expect(readLines(...rows).currency).toBe('EUR')
})

test('what is sent is part of what subtotal and tax come to', () => {
  for (const [name] of [['Shipping'], ['Versandkosten'], ['Frais de port'], ['Gastos de envío'], ['Verzendkosten']])
    expect(
      readLines(...typed('paperkite', 'Notebook  14.50', 'Subtotal  14.50', `${name}  4.99`, 'Tax  0.00', 'Total  19.49')),
    ).toMatchObject({
      service_charge: '4.99',
    })
})

test('a contactless card and one with its digits hidden are ways of paying', () => {
  for (const [line, method] of [
    ['Contactless VISA ****1187  18.36', 'Contactless VISA'],
    ['Mastercard xxxx 4402  Auth 071193', 'Mastercard'],
  ] as const)
    expect(readLines(...typed('Harbour Deli', 'Flat white  18.36', 'TOTAL  18.36', line)).payment_method).toContain(method)
})

test('a name on two lines beside its figures at half height is one name', () => {
  const words = [
    ...typeset('Ibuprofeno 600 mg 40', { left: 40, baseline: 60 }),
    ...typeset('1,97', { left: 220, baseline: 66 }),
    ...typeset('comprimidos', { left: 40, baseline: 72 }),
    ...typeset('TOTAL', { left: 40, baseline: 100 }),
    ...typeset('1,97', { left: 220, baseline: 100 }),
  ]
  const read = receipt({
    kind: 'receipt',
    pages: [pageTextOf(printedPage(words))],
    blocks: [],
    evidence: documentEvidence(words),
    definitions: list.definitions,
  })
  const [item] = read.lists.find(({ name }) => name === 'line_items')?.items ?? []
  expect(item?.find(({ name }) => name === 'description')?.value.text).toBe('Ibuprofeno 600 mg 40 comprimidos')
})
