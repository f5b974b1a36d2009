import { describe, expect, test } from 'vitest'
import { type Setting, typeset } from '../../model/sample.ts'
import { type PageText, pageTextOf } from '../reading/page-text.ts'
import { printedPage } from '../reading/sample.ts'
import { asksLikeAForm } from './asking.ts'
import { featureNames, featuresOf } from './features.ts'
import { kindOf } from './model.ts'
import { isCalled } from './named-titles.ts'
import { paysWages } from './wages.ts'

/** A page of rows under each other; a row that begins with "# " is set large, a piece with "*" bold. */
function pageOf(...rows: readonly string[]): PageText {
  const words = rows.flatMap((row, at) => {
    const set: Setting = { page: 1, baseline: 60 + at * 22, size: row.startsWith('# ') ? 18 : 10 }
    return row
      .replace(/^# /, '')
      .split('  ')
      .flatMap((piece, column) => typeset(piece.replace(/^\*/, ''), { ...set, left: 50 + column * 130, bold: piece.startsWith('*') }))
  })
  return pageTextOf(printedPage(words, { number: 1 }))
}
const feature = (page: PageText, name: string): number => featuresOf([page])[featureNames.indexOf(name)] ?? 0

describe('papers of no kind', () => {
  test.each([
    [
      'an order confirmation with the bank and the tax of a bill',
      pageOf(
        '# Auftragsbestätigung Nr. AB-2044',
        'Kornfeld Technik GmbH  USt-IdNr. DE811234567',
        'Datum: 12.04.2026  Kundennummer: 50012  Ihre Bestellung: 7781',
        'Pos  Artikel  Menge  Einzelpreis  Gesamt',
        '1  Pumpe  2  489,00 €  978,00 €',
        'Nettobetrag  978,00 €',
        'zzgl. 19 % MwSt.  185,82 €',
        'Gesamtbetrag  1.163,82 €',
        'Zahlbar innerhalb 14 Tagen',
        'Bankverbindung: IBAN DE75 5121 0800 1245 1261 99',
      ),
    ],
    [
      'a quote that ends in the total with tax',
      pageOf(
        'Menuiserie Vauquelin SARL  SIRET 801 223 441 00017',
        '# DEVIS n° D2026-031',
        'Date : 18/02/2026',
        'Désignation  Qté  PU HT  Total HT',
        'Porte  1  1 250,00  1 250,00',
        'Total HT  1 250,00 €',
        'TVA 10 %  125,00 €',
        'Total TTC  1 375,00 €',
      ),
    ],
    [
      'a pay slip without a title',
      pageOf(
        'Employee No. 214  Mrs P. Okafor  31/01/2026',
        'Payments  Units  Rate  Amount',
        'Basic Pay  162.50  14.20  2307.50',
        'Overtime  4.00  21.30  85.20',
        'PAYE Tax  251.80',
        'National Insurance  107.62',
        'Total Gross Pay  2392.70',
        'NET PAY  1937.57',
      ),
    ],
  ])('%s', (_, page) => {
    expect(kindOf([page]).kind).toBe('other')
  })

  test('an invoice that names the delivery note in bold and itself in its title stays an invoice', () => {
    const page = pageOf(
      '# Rechnung',
      '# Lieferschein 771',
      'Rechnungsnummer: 4711  Rechnungsdatum: 12.04.2026',
      'Pumpe  2  489,00 €  978,00 €',
      'Nettobetrag  978,00 €',
      'zzgl. 19 % MwSt.  185,82 €',
      'Rechnungsbetrag  1.163,82 €',
      'Zahlbar bis 26.04.2026',
    )
    expect(kindOf([page]).kind).toBe('invoice')
  })
})

test('a title that ends in the word for a bill within a longer name does not call the paper one', () => {
  expect(isCalled(pageOf('# Entgeltabrechnung', 'Gehalt  3.850,00'), 'invoice')).toBe(false)
  expect(isCalled(pageOf('# Schlussrechnung', 'Gerüst  3.850,00'), 'invoice')).toBe(true)
})

test('a slip of wages under the title that German programs print is no bill', () => {
  const page = pageOf(
    'Abrechnung der Brutto-Netto-Bezüge  April 2026',
    'Gehalt  3.480,00',
    'Gesamtbrutto  3.673,77',
    'Lohnsteuer  3.673,77  281,16',
    'Rentenversicherung  3.673,77  341,66',
    'Auszahlungsbetrag  2.588,46',
  )
  expect(kindOf([page]).kind).toBe('other')
})

test('an invoice for the keeping of wages pays none', () => {
  const page = pageOf('# Rechnung', 'Lohnabrechnung  12  14,00  168,00', 'Meldung Lohnsteuer  1  20,00  20,00', 'Summe netto  188,00')
  expect(paysWages(page)).toBe(false)
})

test('a few colons among many words ask for nothing', () => {
  const asking = { common: 0, closed: 9, prose: 0, words: 800, signed: false }
  expect(asksLikeAForm(asking)).toBe(false)
  expect(asksLikeAForm({ ...asking, words: 200 })).toBe(true)
})

test('dots that lead to the numbers of pages are no lines to fill in', () => {
  const contents = pageOf('Contents', 'Beginnings ........  3', 'Travels ........  17', 'Returns ........  40')
  expect(feature(contents, 'blanks')).toBe(0)
  expect(feature(pageOf('Particulars', 'Name ........', 'Age ........', 'Town ........'), 'blanks')).toBeGreaterThan(0)
})

test('the figures of an axis are no days with amounts', () => {
  expect(feature(pageOf('0.96', '0.94', '0.92', '0.90'), 'dated amounts')).toBe(0)
  expect(feature(pageOf('03.04.  Rent  640.00', '05.04.  Salary  2100.00'), 'dated amounts')).toBeGreaterThan(0)
})

test('a bold title in capitals beside the letterhead names the paper', () => {
  const page = pageOf(
    'Grossiste Lemaire  *BON DE LIVRAISON',
    'ZI Nord, 62000 Arras  N° BL-44120 du 09/03/2026',
    'Livré à : Restaurant du Port',
    'Désignation  Qté  PU  Montant',
    'Farine T55  4  18,90  75,60',
    'Total HT  75,60',
    'TVA 5,5%  4,16',
    'Total TTC  79,76',
  )
  expect(kindOf([page]).kind).toBe('other')
})

test('a consignment note and an application for work are forms, though the one speaks of a contract and the other has no colon', () => {
  const note = pageOf(
    '*INTERNATIONAL CONSIGNMENT NOTE',
    'Sender  Mill Works GmbH',
    'Consignee  Brook Builders',
    'This carriage is subject to the Convention on the Contract for the international Carriage of goods',
    'Carrier  Hill Transport',
    'Place of delivery:  Hilltown',
    'Documents attached:  Delivery note 88121',
  )
  expect(kindOf([note]).kind).toBe('form')
  const application = pageOf(
    '# APPLICATION FOR EMPLOYMENT',
    'Last name  Hill  First  Nina',
    'Are you at least 18 years old?  ☒ Yes  ☐ No',
    'Position applied for  Lead  Desired salary  24.50',
    'Signature ______  Date: 09/28/2026',
    'Type of work sought:  Full-time',
  )
  expect(kindOf([application]).kind).toBe('form')
})
