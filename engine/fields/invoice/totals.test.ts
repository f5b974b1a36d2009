import { expect, test } from 'vitest'
import { read, row } from './sample.ts'

test('the row that adds up tax by rate tells net and tax, beside a total in another box', () => {
  const { values, taxes } = read(
    ...row(50, [50, 'Factuur 17']),
    ...row(100, [50, 'Btw-tarief'], [140, 'Excl. btw'], [230, 'Btw'], [360, 'Totaal incl. btw'], [480, '€ 230,00']),
    ...row(115, [50, '21%'], [140, '€ 100,00'], [230, '€ 21,00']),
    ...row(130, [50, '9%'], [140, '€ 100,00'], [230, '€ 9,00'], [360, 'Betaald'], [480, '€ 230,00']),
    ...row(145, [50, 'Totaal'], [140, '€ 200,00'], [230, '€ 30,00'], [360, 'Openstaand'], [480, '€ 0,00']),
  )
  expect(values).toMatchObject({ net_total: '200.00', tax_total: '30.00', gross_total: '230.00', prepaid: '230.00', amount_due: '0.00' })
  expect(taxes).toEqual([
    { rate: '21', base: '100.00', amount: '21.00' },
    { rate: '9', base: '100.00', amount: '9.00' },
  ])
})

test('a sum said to be without tax is the net one, whatever it is called', () => {
  const { values, taxes } = read(
    ...row(50, [50, 'Invoice no. 17']),
    ...row(100, [50, 'Amount due this month, excluding VAT'], [480, '366.00']),
    ...row(115, [50, 'VAT at 20% on 366.00'], [480, '73.20']),
    ...row(130, [50, 'Total payable'], [480, '£439.20']),
  )
  expect(values).toMatchObject({ net_total: '366.00', tax_total: '73.20', gross_total: '439.20' })
  expect(taxes).toEqual([{ rate: '20', base: '366.00', amount: '73.20' }])
})

test('two taxes at one rate are both told, and a rounded total agrees with them', () => {
  const { values, taxes } = read(
    ...row(50, [50, 'Tax invoice no. 17']),
    ...row(100, [50, 'Round off'], [480, '1.00']),
    ...row(115, [50, 'Total'], [480, '₹ 1,345.00']),
    ...row(
      150,
      [50, 'Taxable value'],
      [150, 'CGST rate'],
      [230, 'CGST amount'],
      [330, 'SGST rate'],
      [410, 'SGST amount'],
      [500, 'Total tax'],
    ),
    ...row(165, [50, '1,000.00'], [150, '6%'], [230, '60.00'], [330, '6%'], [410, '60.00'], [500, '120.00']),
    ...row(180, [50, '200.00'], [150, '6%'], [230, '12.00'], [330, '6%'], [410, '12.00'], [500, '24.00']),
    ...row(195, [20, 'Total'], [50, '1,200.00'], [230, '72.00'], [410, '72.00'], [500, '144.00']),
  )
  expect(taxes).toHaveLength(4)
  expect(values).toMatchObject({ net_total: '1200.00', tax_total: '144.00', rounding: '1.00', gross_total: '1345.00' })
})

test('a payment of the bill before is none on this one', () => {
  const { values } = read(
    ...row(50, [50, 'Bill number 17']),
    ...row(100, [50, 'Balance on your last bill'], [480, '€80.00']),
    ...row(115, [50, 'Payment received'], [480, '€80.00']),
    ...row(130, [50, 'This bill, including VAT'], [480, '€60.00']),
    ...row(145, [50, 'Total amount due'], [480, '€60.00']),
  )
  expect(values).not.toHaveProperty('prepaid')
  expect(values).toMatchObject({ gross_total: '60.00', amount_due: '60.00' })
})

test('what is to be paid is the sum with tax where net and tax come to it and no other label says so', () => {
  const { values } = read(
    ...row(50, [50, 'Factuur 17']),
    ...row(100, [50, 'Totaal excl. btw'], [480, '€ 200,00']),
    ...row(115, [50, 'Totaal btw'], [480, '€ 42,00']),
    ...row(130, [50, 'Te betalen'], [480, '€ 242,00']),
  )
  expect(values).toMatchObject({ gross_total: '242.00', amount_due: '242.00' })
})

test('a payment is read behind how and when it was made', () => {
  const { values } = read(
    ...row(50, [50, 'Invoice no. 17']),
    ...row(100, [50, 'Invoice total'], [480, '£192.00']),
    ...row(115, [50, 'Paid by card 07/05/2026'], [480, '-£50.00']),
    ...row(130, [50, 'Amount outstanding'], [480, '£142.00']),
  )
  expect(values).toMatchObject({ gross_total: '192.00', prepaid: '50.00', amount_due: '142.00' })
})

test('the row of net, tax and sum is taken before the rows of one rate, and no amount of an item is a sum', () => {
  const summary = read(
    ...row(50, [50, 'Rechnung Nr. 17']),
    ...row(100, [200, 'Netto'], [300, 'MwSt'], [400, 'Brutto']),
    ...row(115, [50, 'MwSt. 7 %'], [200, '100,00'], [300, '7,00'], [400, '107,00']),
    ...row(130, [50, 'ohne MwSt.'], [200, '8,00'], [300, '0,00'], [400, '8,00']),
    ...row(145, [50, 'Summe'], [200, '108,00'], [300, '7,00'], [400, '115,00']),
  )
  expect(summary.values).toMatchObject({ net_total: '108.00', tax_total: '7.00', gross_total: '115.00' })
  const debited = read(
    ...row(50, [50, 'Facture n° 17']),
    ...row(100, [50, 'Désignation'], [300, 'Quantité'], [380, 'Prix'], [480, 'Total']),
    ...row(115, [50, 'Abonnement'], [300, '1'], [380, '30,00'], [480, '30,00']),
    ...row(130, [50, 'Location'], [300, '1'], [380, '5,00'], [480, '5,00']),
    ...row(160, [300, 'Montant à prélever le 12/06/2026'], [480, '42,00 €']),
  )
  expect(debited.values).toMatchObject({ amount_due: '42.00', due_date: '2026-06-12' })
  expect(debited.values).not.toHaveProperty('gross_total', '30.00')
})

test('the net above the tax and the payment above what is due are told by their figures, whatever they are called', () => {
  const { values } = read(
    ...row(50, [50, 'Invoice no. 17']),
    ...row(100, [300, 'Work and parts'], [480, '£200.00']),
    ...row(115, [300, 'VAT at 20%'], [480, '£40.00']),
    ...row(130, [300, 'Total'], [480, '£240.00']),
    ...row(145, [300, 'Taken from your retainer'], [475, '(£100.00)']),
    ...row(160, [300, 'Balance due'], [480, '£140.00']),
  )
  expect(values).toMatchObject({ net_total: '200.00', gross_total: '240.00', prepaid: '100.00', amount_due: '140.00' })
})

test('what is kept back for the tax office was not paid before', () => {
  const { values } = read(
    ...row(50, [50, 'Factura 17']),
    ...row(100, [300, 'Base imponible'], [480, '200,00 €']),
    ...row(115, [300, 'IVA 21 %'], [480, ' 42,00 €']),
    ...row(130, [300, 'Total factura'], [480, '242,00 €']),
    ...row(145, [300, 'Retención IRPF 15 %'], [476, '-30,00 €']),
    ...row(160, [300, 'Total a pagar'], [480, '212,00 €']),
  )
  expect(values).toMatchObject({ gross_total: '242.00', amount_due: '212.00' })
  expect(values).not.toHaveProperty('prepaid')
})

test('of several taxes the one that is charged leads from the net to the whole, what is rounded beside it', () => {
  const { values } = read(
    ...row(50, [50, 'Tax invoice no. 17 (Rs.)']),
    ...row(65, [50, 'GSTIN: 27AAFCV4471K1Z8']),
    ...row(100, [300, 'Taxable Value'], [480, '1,000.00']),
    ...row(115, [300, 'CGST 9%'], [510, '-']),
    ...row(130, [300, 'IGST 18%'], [484, ' 180.00']),
    ...row(145, [300, 'Round Off'], [490, '  0.40']),
    ...row(160, [300, 'Invoice Total'], [480, '1,180.40']),
  )
  expect(values).toMatchObject({ net_total: '1000.00', tax_total: '180.00', gross_total: '1180.40', currency: 'INR' })
})

test('the row of net, tax and sum is told in Polish as well', () => {
  const { values } = read(
    ...row(50, [50, 'Faktura VAT nr 17']),
    ...row(100, [50, 'Razem'], [250, '1 000,00'], [350, '230,00'], [450, '1 230,00']),
    ...row(130, [50, 'Do zapłaty: 1 230,00 PLN']),
  )
  expect(values).toMatchObject({ net_total: '1000.00', tax_total: '230.00', gross_total: '1230.00' })
})

test('days of an American invoice are month first where nothing else tells, and a mark behind an amount says that it is taxed', () => {
  const invoice = (town: string) =>
    read(
      ...row(40, [50, 'Blue Mill Supply Co., Inc.'], [400, 'Invoice # 77120']),
      ...row(52, [50, '4410 Brook Pkwy'], [400, 'Date: 11/05/2025']),
      ...row(64, [50, town], [400, 'Due date: 12/05/2025']),
      ...row(100, [50, 'Description'], [250, 'Quantity'], [350, 'Price'], [450, 'Amount']),
      ...row(115, [50, 'Camp stool'], [250, '24'], [350, '18.25'], [450, '438.00T']),
      ...row(130, [50, 'Freight'], [250, '1'], [350, '45.60'], [450, '45.60']),
      ...row(160, [350, 'Subtotal'], [450, '$483.60']),
    )
  const american = invoice('Grand Junction, CO 81505')
  expect(american.values).toMatchObject({ issue_date: '2025-11-05', due_date: '2025-12-05' })
  expect(american.items.map(({ amount }) => amount)).toEqual(['438.00', '45.60'])
  expect(invoice('London SW1A 1AA').values).toMatchObject({ issue_date: '2025-05-11' })
})

test('transport among the goods is one of them and no charge on their sum', () => {
  const { values, items } = read(
    ...row(200, [50, 'Descrizione'], [250, 'Quantità'], [350, 'Prezzo'], [450, 'Importo']),
    ...row(216, [50, 'Porta in rovere'], [250, '2'], [350, '17,50'], [450, '35,00']),
    ...row(230, [50, 'Trasporto'], [250, '1'], [350, '9,00'], [450, '9,00']),
    ...row(260, [350, 'Imponibile'], [450, '44,00']),
    ...row(274, [350, 'IVA 22%'], [450, '9,68']),
    ...row(288, [350, 'Totale fattura'], [450, '53,68']),
  )
  expect(items).toHaveLength(2)
  expect(values).toMatchObject({ net_total: '44.00', gross_total: '53.68' })
  expect(values.charges_total).toBeUndefined()
})

test('what is taken off between subtotal and total with a rate is a discount and no tax', () => {
  const { values } = read(
    ...row(50, [50, 'Invoice no. 17']),
    ...row(100, [300, 'Subtotal'], [450, '$1,440.00']),
    ...row(114, [300, 'LOYAL10 (10% off)'], [455, '-$144.00']),
    ...row(128, [300, 'Total'], [450, '$1,296.00']),
  )
  expect(values).toMatchObject({ discount_total: '144.00', gross_total: '1296.00' })
  expect(values).not.toHaveProperty('tax_total')
})

test('where several taxes have lines, neither a base nor a tax of theirs is the total of tax, nor a base the net', () => {
  const { values, taxes } = read(
    ...row(50, [50, 'Factuurnummer 17']),
    ...row(100, [50, 'Btw 9% over € 2.002,00'], [450, '€ 180,18']),
    ...row(114, [50, 'Btw 21% over € 612,50'], [450, '€ 128,63']),
    ...row(128, [50, 'Te betalen'], [450, '€ 2.923,31']),
  )
  expect(taxes).toHaveLength(2)
  expect(values).not.toHaveProperty('tax_total')
  expect(values).not.toHaveProperty('net_total')
})

test('what the buyer keeps back is told apart from tax, before the whole or behind it', () => {
  const before = read(
    ...row(50, [50, 'FACTURA 17']),
    ...row(100, [300, 'Base imponible'], [450, '622,00 €']),
    ...row(114, [300, 'IVA 21 %'], [450, '130,62 €']),
    ...row(128, [300, 'Retención IRPF 15 %'], [450, '-93,30 €']),
    ...row(142, [300, 'Total a percibir'], [450, '659,32 €']),
  )
  expect(before.values).toMatchObject({ net_total: '622.00', tax_total: '130.62', withheld_total: '93.30', amount_due: '659.32' })
  const behind = read(
    ...row(50, [50, 'Fattura n. 17']),
    ...row(100, [250, 'Imponibile'], [480, '€ 3.448,02']),
    ...row(114, [250, 'IVA 22%'], [480, '€ 758,56']),
    ...row(128, [250, 'Totale'], [480, '€ 4.206,58']),
    ...row(142, [250, "Ritenuta d'acconto 20% su € 3.315,40"], [480, '- € 663,08']),
    ...row(156, [250, 'Netto a pagare'], [480, '€ 3.543,50']),
  )
  expect(behind.values).toMatchObject({ gross_total: '4206.58', withheld_total: '663.08', amount_due: '3543.50' })
})

test('the number of a law by which no tax is charged is no tax', () => {
  const { values } = read(
    ...row(50, [50, 'Facture n° 17']),
    ...row(100, [50, 'Total à payer'], [300, '872,00 €']),
    ...row(130, [50, 'TVA non applicable, art. 293 B du CGI']),
  )
  expect(values).not.toHaveProperty('tax_total')
})

test('what was paid before may be called a payment', () => {
  const { values } = read(
    ...row(50, [50, 'Invoice # 17']),
    ...row(100, [300, 'TOTAL'], [450, '802.16']),
    ...row(114, [300, 'PAYMENT'], [450, '200.00']),
    ...row(128, [300, 'BALANCE DUE'], [450, '$602.16']),
  )
  expect(values).toMatchObject({ gross_total: '802.16', prepaid: '200.00', amount_due: '602.16' })
})

test('what is taken off between subtotal and tax makes up for the whole, and the subtotal is that of the rows', () => {
  const { values } = read(
    ...row(50, [50, 'Factura n.º 17']),
    ...row(100, [50, 'Subtotal'], [480, '$ 8,650.00']),
    ...row(115, [50, 'Descuento'], [480, '$ 50.00']),
    ...row(130, [50, 'IVA 16%'], [480, '$ 1,376.00']),
    ...row(145, [50, 'Total'], [480, '$ 9,976.00']),
  )
  expect(values).toMatchObject({ lines_total: '8650.00', discount_total: '50.00', tax_total: '1376.00', gross_total: '9976.00' })
  expect(values).not.toHaveProperty('net_total')
})

test('the title over what is still open of several papers is not the label of the first', () => {
  const { values } = read(
    ...row(50, [50, 'Mahnung zur Rechnung 17']),
    ...row(100, [50, 'Rechnung'], [300, 'Offener Betrag']),
    ...row(115, [50, '17'], [300, '2.318,40 €']),
    ...row(130, [50, 'Mahngebühr'], [320, '5,00 €']),
    ...row(145, [50, 'Verzugszinsen'], [315, '18,76 €']),
    ...row(160, [50, 'Zu zahlender Gesamtbetrag'], [300, '2.342,16 €']),
  )
  expect(values).toMatchObject({ amount_due: '2342.16' })
})

test('a bill that gives something back says how much, and what was paid in advance', () => {
  const { values } = read(
    ...row(50, [50, 'Factuur 17']),
    ...row(100, [300, 'Subtotaal'], [480, '€ 532,34']),
    ...row(115, [300, 'Btw 21%'], [480, '€ 111,79']),
    ...row(130, [300, 'Totaal'], [480, '€ 644,13']),
    ...row(145, [300, 'Betaalde voorschotten'], [480, '€ -720,00']),
    ...row(160, [300, 'U ontvangt terug'], [480, '€ -75,87']),
  )
  expect(values).toMatchObject({ gross_total: '644.13', prepaid: '720.00', amount_due: '-75.87' })
})

test('what a contractor keeps back for the tax office was not paid before', () => {
  const { values } = read(
    ...row(50, [50, 'Invoice no. 17']),
    ...row(100, [300, 'Total'], [480, '£1,958.60']),
    ...row(115, [300, 'Less CIS deduction 20% on labour'], [480, '-£322.00']),
    ...row(130, [300, 'Amount payable'], [480, '£1,636.60']),
  )
  expect(values).toMatchObject({ gross_total: '1958.60', withheld_total: '322.00', amount_due: '1636.60' })
  expect(values).not.toHaveProperty('prepaid')
})

test('the whole above what a contractor keeps back needs no name', () => {
  const { values, items } = read(
    ...row(50, [50, 'Invoice no. 17']),
    ...row(80, [50, 'Work done'], [250, 'Days'], [330, 'Day rate'], [490, '£']),
    ...row(95, [50, 'Drains'], [250, '7'], [330, '230.00'], [480, '1,610.00']),
    ...row(110, [50, 'Gravel'], [480, '348.60']),
    ...row(125, [300, 'Labour 1,610.00 + Materials 348.60'], [480, '1,958.60']),
    ...row(140, [300, 'Less CIS deduction 20% on labour'], [480, '-322.00']),
    ...row(155, [300, 'Amount payable'], [480, '1,636.60']),
  )
  expect(values).toMatchObject({ gross_total: '1958.60', withheld_total: '322.00', amount_due: '1636.60' })
  expect(items).toHaveLength(2)
})

test('a number of the tax office is no sum of tax', () => {
  const { values } = read(
    ...row(50, [50, 'Facture n° 17']),
    ...row(70, [50, 'TVA FR 41 812334905']),
    ...row(100, [50, 'Total TTC'], [300, '9,00 €']),
  )
  expect(values).not.toHaveProperty('tax_total')
})

test('what is left when something is kept back is not the whole', () => {
  const { values } = read(
    ...row(50, [50, 'Factura n.º 17']),
    ...row(100, [300, 'Base imponible'], [480, '830,58 €']),
    ...row(115, [300, 'IVA 21 %'], [480, '174,42 €']),
    ...row(130, [300, 'Retención IRPF 15 %'], [480, '–124,59 €']),
    ...row(145, [300, 'Total a percibir'], [480, '880,41 €']),
  )
  expect(values).toMatchObject({ net_total: '830.58', tax_total: '174.42', withheld_total: '124.59', amount_due: '880.41' })
  expect(values).not.toHaveProperty('gross_total')
})

test.each(['./. provision versée le 20.12.2024', 'Less received with thanks', 'abzüglich Ihrer Zahlung', 'moins votre versement'])(
  'between the whole and what is due, what is said to be taken off was paid before: %s',
  (said) => {
    const { values } = read(
      ...row(50, [50, 'Facture n° 17']),
      ...row(100, [50, 'Total TTC'], [480, '3074.90']),
      ...row(115, [50, said], [480, '1500.00']),
      ...row(130, [50, 'Net à payer'], [480, '1574.90']),
    )
    expect(values).toMatchObject({ gross_total: '3074.90', prepaid: '1500.00', amount_due: '1574.90' })
  },
)

test('what was paid and stands among the rows that are asked for is not taken off once more', () => {
  const { values } = read(
    ...row(50, [50, 'Invoice no. 17']),
    ...row(90, [50, 'Description'], [480, 'Amount']),
    ...row(105, [50, 'Invoice 16 of 4 May 2026'], [480, '3,218.60']),
    ...row(120, [50, 'Less deposit received'], [480, '-1,000.00']),
    ...row(135, [50, 'Fee for this letter'], [480, '40.00']),
    ...row(160, [350, 'Total'], [480, '2,258.60']),
    ...row(175, [350, 'Amount due'], [480, '2,258.60']),
  )
  expect(values).toMatchObject({ gross_total: '2258.60', amount_due: '2258.60' })
  expect(values).not.toHaveProperty('prepaid')
})

test('the last figures of an account whose others are hidden are no sum', () => {
  const { values } = read(
    ...row(50, [50, 'Facture n° 17']),
    ...row(80, [50, 'Montant à prélever le 27/11/2025 sur le compte']),
    ...row(95, [50, 'FR76 •••• •••• •••• •••• •••4 189']),
    ...row(120, [300, 'Total TTC'], [480, '142,85 €']),
  )
  expect(values).toMatchObject({ gross_total: '142.85', amount_due: '142.85' })
})

test('a payment that is one of the rows leaves the whole due', () => {
  const { values } = read(
    ...row(50, [50, "note d'honoraires 17"]),
    ...row(100, [50, 'Honoraires : 2,5 % de 148 000 €'], [300, '3 700,00']),
    ...row(115, [50, 'Relevé (forfait)'], [300, '650,00']),
    ...row(130, [50, 'Acompte déjà facturé (note 16)'], [300, '- 1 500,00']),
    ...row(145, [50, 'Total hors TVA'], [300, '2 850,00']),
    ...row(160, [50, 'TVA 21 %'], [300, '598,50']),
    ...row(175, [50, 'Total à payer'], [300, '3 448,50 €']),
  )
  expect(values).toMatchObject({ net_total: '2850.00', gross_total: '3448.50', amount_due: '3448.50' })
  expect(values).not.toHaveProperty('prepaid')
})

test('a bare number behind the word for a tax is none where the whole has cents', () => {
  const { values } = read(...row(50, [50, 'Factuur 17']), ...row(80, [50, 'BTW 8011']), ...row(120, [300, 'Totaal'], [480, '€ 31,20']))
  expect(values).not.toHaveProperty('tax_total')
})

test('a subtotal with its taxes is that of the rows, and one of several taxes within is not their sum', () => {
  const { values } = read(
    ...row(50, [50, 'Facture n° 17']),
    ...row(100, [300, 'Sous-total produits TTC'], [480, '59,00 €']),
    ...row(115, [300, 'Code promo NOEL10'], [480, '-5,90 €']),
    ...row(130, [300, 'Frais de port'], [480, '6,50 €']),
    ...row(145, [300, 'Total TTC'], [480, '59,60 €']),
    ...row(160, [300, 'dont TVA 5,5 %'], [480, '1,64 €']),
    ...row(175, [300, 'dont TVA 20 %'], [480, '4,68 €']),
  )
  expect(values).toMatchObject({ lines_total: '59.00', discount_total: '5.90', charges_total: '6.50', gross_total: '59.60' })
  expect(values).not.toHaveProperty('net_total')
  expect(values).not.toHaveProperty('tax_total')
})

test('a balance that is brought forward is not what is due, and a price of four decimals no charge', () => {
  const { values } = read(
    ...row(50, [50, 'Bill number NW-88']),
    ...row(100, [50, 'Balance brought forward'], [480, '£0.00']),
    ...row(115, [50, 'Charges'], [300, '43 m³ @ £1.8820'], [480, '£80.93']),
    ...row(130, [50, 'Total to pay (no VAT)'], [480, '£80.93']),
  )
  expect(values).toMatchObject({ gross_total: '80.93', amount_due: '80.93' })
  expect(values.charges_total ?? '80.93').toBe('80.93')
})

test('retainage is kept back and was not paid before', () => {
  const { values } = read(
    ...row(50, [50, 'Invoice 17']),
    ...row(100, [300, 'Total this invoice'], [480, '$9,487.50']),
    ...row(115, [300, 'Less 5% retainage'], [480, '-$474.38']),
    ...row(130, [300, 'AMOUNT DUE'], [480, '$9,013.12']),
  )
  expect(values).toMatchObject({ gross_total: '9487.50', withheld_total: '474.38', amount_due: '9013.12' })
  expect(values).not.toHaveProperty('prepaid')
})

test('a total paid with tax is the gross total, and tax that is paid no payment', () => {
  const { values } = read(
    ...row(50, [50, 'Invoice no. 17']),
    ...row(100, [300, 'Total without VAT'], [480, '43 EUR']),
    ...row(115, [300, 'VAT Paid'], [480, '8.6 EUR']),
    ...row(130, [300, 'Total paid with VAT'], [480, '51.6 EUR']),
  )
  expect(values).toMatchObject({ net_total: '43', tax_total: '8.6', gross_total: '51.6' })
  expect(values).not.toHaveProperty('prepaid')
})

test('taxes by rate are read beside terms of payment on the same lines', () => {
  const { values, taxes } = read(
    ...row(50, [50, 'Fattura 17']),
    ...row(100, [50, 'Bonifico bancario'], [330, 'Imponibile'], [480, '€ 1.113,20']),
    ...row(115, [50, 'Banca: Monte'], [330, 'IVA 22% su € 997,20'], [480, '€ 219,38']),
    ...row(130, [330, 'IVA 4% su € 116,00'], [480, '€ 4,64']),
    ...row(145, [50, '20/03/2026: € 1.337,22'], [330, 'TOTALE'], [480, '€ 1.337,22']),
  )
  expect(taxes).toEqual([
    { rate: '22', base: '997.20', amount: '219.38' },
    { rate: '4', base: '116.00', amount: '4.64' },
  ])
  expect(values).toMatchObject({ net_total: '1113.20', gross_total: '1337.22' })
})

test('the payment of the last bill is none on this one, whatever amount a box beside it shows', () => {
  const { values } = read(
    ...row(50, [50, 'Bill number V0117']),
    ...row(100, [50, 'Your last bill'], [280, '£42.99']),
    ...row(115, [50, 'Payment received, thank you'], [280, '-£42.99'], [420, '£51.88']),
    ...row(130, [50, 'Your package'], [280, '£43.23']),
    ...row(145, [50, 'VAT at 20%'], [280, '£8.65']),
    ...row(160, [50, 'Total to pay'], [280, '£51.88']),
  )
  expect(values).toMatchObject({ gross_total: '51.88' })
  expect(values).not.toHaveProperty('prepaid')
})
