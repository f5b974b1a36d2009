import { expect, test } from 'vitest'
import { read, row } from './sample.ts'

test('a Danish invoice gives numbers, dates, the customer, sums and rows', () => {
  const { values, items } = read(
    ...row(50, [50, 'Bakkegård Tømrer ApS']),
    ...row(64, [50, 'Kirkegade 3']),
    ...row(78, [50, '8900 Randers']),
    ...row(92, [50, 'CVR-nr. 12345674']),
    ...row(130, [50, 'Faktureres til'], [350, 'Fakturanr.: 2044']),
    ...row(144, [50, 'Ane Holm'], [350, 'Ordrenr.: 77120']),
    ...row(158, [50, 'Skovvej 18'], [350, 'Dato: 4. maj 2026']),
    ...row(172, [50, '8963 Auning'], [350, 'Forfaldsdato: 18. maj 2026']),
    ...row(220, [50, 'Varenr.'], [130, 'Vare'], [300, 'Antal'], [380, 'Stk. pris'], [480, 'I alt']),
    ...row(238, [50, 'T-104'], [130, 'Brædder, fyr'], [300, '12'], [380, '45,00'], [480, '540,00']),
    ...row(256, [50, 'T-220'], [130, 'Skruer'], [300, '2'], [380, '130,00'], [480, '260,00']),
    ...row(290, [380, 'Beløb ekskl. moms'], [480, '800,00']),
    ...row(304, [380, 'Moms 25 %'], [480, '200,00']),
    ...row(318, [380, 'Total DKK'], [480, '1.000,00']),
  )
  expect(values).toMatchObject({
    invoice_number: '2044',
    order_number: '77120',
    issue_date: '2026-05-04',
    due_date: '2026-05-18',
    buyer_name: 'Ane Holm',
    buyer_city: 'Auning',
    net_total: '800.00',
    tax_total: '200.00',
    gross_total: '1000.00',
  })
  expect(items).toMatchObject([
    { item_number: 'T-104', description: 'Brædder, fyr', quantity: '12', unit_price: '45.00', amount: '540.00' },
    { description: 'Skruer', amount: '260.00' },
  ])
})

test('a Swedish invoice gives the number under its title, the sums with the tax in them, and rows of any unit', () => {
  const { values, items } = read(
    ...row(50, [50, 'Fakturanummer: 40118'], [300, 'Fakturadatum: 2026-03-09']),
    ...row(64, [50, 'Kundnummer: 5107'], [300, 'Er referens: K-3312']),
    ...row(120, [50, 'Benämning'], [250, 'Antal'], [300, 'Enhet'], [380, 'À-pris'], [480, 'Belopp']),
    ...row(138, [50, 'Takpannor'], [250, '40'], [300, 'st'], [380, '25,00'], [480, '1 000,00']),
    ...row(156, [50, 'Arbete'], [250, '5'], [300, 'tim'], [380, '500,00'], [480, '2 500,00']),
    ...row(190, [380, 'Summa inkl. moms'], [480, '3 500,00']),
    ...row(204, [380, 'Varav moms 25 %'], [480, '700,00']),
    ...row(218, [380, 'Netto exkl. moms'], [480, '2 800,00']),
    ...row(232, [380, 'Att betala, SEK'], [480, '3 500,00']),
  )
  expect(values).toMatchObject({
    invoice_number: '40118',
    customer_number: '5107',
    order_number: 'K-3312',
    net_total: '2800.00',
    tax_total: '700.00',
    gross_total: '3500.00',
  })
  expect(items).toMatchObject([
    { description: 'Takpannor', quantity: '40', unit: 'st', amount: '1000.00' },
    { description: 'Arbete', unit_price: '500.00' },
  ])
})

test('a Polish invoice gives order and dates, and the net worth of its rows', () => {
  const { values, items } = read(
    ...row(50, [50, 'Faktura VAT nr 12/2026']),
    ...row(64, [50, 'Data wystawienia: 2026-02-11'], [300, 'Termin płatności: 2026-02-25']),
    ...row(78, [50, 'Zamówienie nr: Z-881']),
    ...row(120, [50, 'Lp.'], [80, 'Nazwa towaru'], [250, 'J.m.'], [290, 'Ilość'], [350, 'Cena netto'], [450, 'Wartość netto']),
    ...row(138, [50, '1'], [80, 'Deski sosnowe'], [250, 'szt.'], [290, '10'], [350, '20,00'], [450, '200,00']),
    ...row(156, [50, '2'], [80, 'Montaż'], [250, 'godz.'], [290, '3'], [350, '100,00'], [450, '300,00']),
    ...row(190, [350, 'Razem netto'], [450, '500,00']),
    ...row(204, [350, 'Kwota VAT'], [450, '115,00']),
    ...row(218, [350, 'Do zapłaty'], [450, '615,00 PLN']),
  )
  expect(values).toMatchObject({
    invoice_number: '12/2026',
    order_number: 'Z-881',
    issue_date: '2026-02-11',
    due_date: '2026-02-25',
    net_total: '500.00',
    tax_total: '115.00',
    amount_due: '615.00',
  })
  expect(items).toMatchObject([
    { description: 'Deski sosnowe', quantity: '10', unit_price: '20.00', amount: '200.00' },
    { description: 'Montaż', amount: '300.00' },
  ])
})
