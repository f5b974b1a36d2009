import { expect, test } from 'vitest'
import { read, row } from './sample.ts'

const small = { size: 8 }

test('in a row of titles each over its value no title takes the one beside it', () => {
  const { values } = read(
    ...row(50, [50, 'Fattura n. 17']),
    ...row(100, [50, 'Pagamento', small], [180, 'Vs. ordine', small], [300, 'Scadenze', small]),
    ...row(111, [50, 'Bonifico 30 giorni'], [180, 'K 204/26'], [300, '31/05/2026']),
    ...row(160, [50, 'Totale fattura'], [300, '€ 119,00']),
  )
  expect(values).toMatchObject({ payment_terms: 'Bonifico 30 giorni', order_number: 'K 204/26', due_date: '2026-05-31' })
})

test('a title on two lines is one label, and a value in two parts gives each label its own', () => {
  const { values } = read(
    ...row(50, [50, 'Invoice no.'], [150, 'HT-17']),
    ...row(70, [50, 'Job / PO'], [150, '3118 / HT-PO-204']),
    ...row(90, [50, 'Final date for'], [150, '31 May 2026']),
    ...row(101, [50, 'payment']),
    ...row(140, [50, 'Total'], [150, '£119.00']),
  )
  expect(values).toMatchObject({ order_number: 'HT-PO-204', due_date: '2026-05-31' })
})

test('groups of digits that fill a piece are one number, a place of the address is no order', () => {
  const { values } = read(
    ...row(50, [50, 'Invoice no.'], [150, '17']),
    ...row(70, [50, 'Customer number'], [150, '9 0417 2286']),
    ...row(90, [50, 'Your order'], [150, 'verbal'], [300, '29120 Hilltown']),
    ...row(140, [50, 'Total'], [150, '£119.00']),
  )
  expect(values.customer_number).toBe('9 0417 2286')
  expect(values).not.toHaveProperty('order_number')
})

test('an account number behind a tax number is found, and a bank code broken over to the next line', () => {
  const { values } = read(
    ...row(50, [50, 'Invoice no. 17']),
    ...row(90, [50, 'Total'], [300, '€ 119,00']),
    ...row(700, [50, 'Hilltown Tools | 4 Quay Road | VAT no. NL001234567B01 | IBAN NL91 ABNA 0417 1643 00 | BIC', small]),
    ...row(709, [200, 'ABNANL2A | post@hill.example', small]),
  )
  expect(values).toMatchObject({ iban: 'NL91 ABNA 0417 1643 00', bic: 'ABNANL2A' })
})

test("an account beside a bank is one to pay to, elsewhere the customer's; the stop of a sentence is no part of it", () => {
  const paid = read(
    ...row(50, [50, 'Invoice no. 17']),
    ...row(90, [50, 'Total'], [300, '£119.00']),
    ...row(700, [50, 'Please pay by transfer to Hilltown Bank, sort code 10-20-30, account 40506070.']),
  )
  expect(paid.values.bank_account_number).toBe('40506070')
  expect(paid.values).not.toHaveProperty('customer_number')
  const titled = read(
    ...row(50, [50, 'Invoice no. 17'], [300, 'Deadline: 23 November 2017']),
    ...row(90, [50, 'Total'], [300, '£119.00']),
    ...row(120, [50, 'Payment info']),
    ...row(134, [50, 'Total:'], [300, '£119.00']),
    ...row(148, [50, 'Account number:'], [300, '1234 56 78910']),
  )
  expect(titled.values).toMatchObject({ bank_account_number: '1234 56 78910', due_date: '2017-11-23' })
  expect(titled.values).not.toHaveProperty('customer_number')
  const known = read(...row(50, [50, 'Invoice no. 17'], [300, 'Account: K-204']), ...row(90, [50, 'Total'], [300, '£119.00']))
  expect(known.values.customer_number).toBe('K-204')
  expect(known.values).not.toHaveProperty('bank_account_number')
})

test('an order under its title is whole with the letters it begins with, a post box is none', () => {
  const titled = read(
    ...row(50, [50, 'Account', { bold: true }], [150, 'Your Reference', { bold: true }], [300, 'Delivery Date', { bold: true }]),
    ...row(64, [50, 'HIL001'], [150, 'PO 4471/AB'], [300, '15/08/2025']),
    ...row(140, [50, 'Total'], [150, '£119.00']),
  )
  expect(titled.values.order_number).toBe('PO 4471/AB')
  const worded = read(...row(50, [50, 'P.O. Number'], [200, 'ROUTINE 26']), ...row(140, [50, 'Total'], [150, '£119.00']))
  expect(worded.values.order_number).toBe('ROUTINE 26')
  const box = read(...row(50, [50, 'PO Box 618'], [300, '0491 570 156']), ...row(140, [50, 'Total'], [150, '£119.00']))
  expect(box.values).not.toHaveProperty('order_number')
})

test('an account is read over the end of a narrow line, however little of it stands there', () => {
  const { values } = read(
    ...row(40, [200, 'Rechnung Nr. 17']),
    ...row(100, [20, 'Überweisung']),
    ...row(112, [20, 'DE89 3704 0044']),
    ...row(124, [20, '0532 0130 00']),
  )
  expect(values.iban?.replaceAll(' ', '')).toBe('DE89370400440532013000')
})

test('the heading over a customer is no label of a number below it', () => {
  const { values } = read(
    ...row(40, [50, 'Fattura n. 17']),
    ...row(60, [300, 'Cliente:']),
    ...row(72, [300, 'Cartiera del Ponte S.p.A.']),
    ...row(84, [300, 'Viale Libertà 7']),
    ...row(96, [300, '20861 Brugherio (MB)']),
  )
  expect(values).not.toHaveProperty('customer_number')
  expect(values).toMatchObject({ buyer_name: 'Cartiera del Ponte S.p.A.', buyer_postcode: '20861' })
})

test('a number goes on in groups of digits to the end of its piece, and behind "no." strokes make no day of it', () => {
  const grouped = read(...row(50, [50, 'Rechnungs-Nr.'], [140, 'MB 250 9914']), ...row(62, [50, 'Rechnungsdatum'], [140, '17.10.2025']))
  expect(grouped.values).toMatchObject({ invoice_number: 'MB 250 9914', issue_date: '2025-10-17' })
  const inline = read(...row(50, [50, 'Rechnung MB 250 9914 vom 17.10.2025']))
  expect(inline.values).toMatchObject({ invoice_number: 'MB 250 9914', issue_date: '2025-10-17' })
  expect(read(...row(50, [50, 'Faktura VAT nr 5/03/2026'], [300, 'Data wystawienia: 31.03.2026'])).values.invoice_number).toBe('5/03/2026')
  expect(read(...row(50, [50, 'FATTURA N. 291 / 2025 DEL 18/11/2025'])).values).toMatchObject({ invoice_number: '291 / 2025' })
  expect(read(...row(50, [50, 'Invoice 2041 12 May 2026'])).values.invoice_number).toBe('2041')
})

test('an honorarium note has its number behind its name', () => {
  expect(read(...row(50, [50, 'Nota d’onorario 1427/25'])).values.invoice_number).toBe('1427/25')
})

test('titles flush left over values in the middle of their cells are paired in their order', () => {
  const { values } = read(
    ...row(50, [50, 'Beleg-Nr.'], [180, 'Ausgestellt am'], [350, 'Ihre Bestellung']),
    ...row(66, [100, '2025-301'], [240, '1. August 2025'], [430, 'PO-5374']),
    ...row(300, [50, 'Subtotal'], [180, 'USt. 19 %'], [350, 'Gesamtbetrag EUR']),
    ...row(316, [110, '100,00'], [250, '19,00'], [440, '119,00']),
  )
  expect(values).toMatchObject({
    invoice_number: '2025-301',
    issue_date: '2025-08-01',
    order_number: 'PO-5374',
    net_total: '100.00',
    tax_total: '19.00',
    gross_total: '119.00',
    currency: 'EUR',
  })
})

test('a label over two lines that end together has its value between them', () => {
  const { values } = read(
    ...row(50, [50, 'Facture n°: 17']),
    ...row(70, [300, 'Date de']),
    ...row(76, [400, '02/12/2025']),
    ...row(81, [300, 'facture:']),
    ...row(100, [290, 'Date'], [400, '02/01/2026']),
    ...row(111, [268, 'd’échéance:']),
  )
  expect(values).toMatchObject({ issue_date: '2025-12-02' })
})

test('an account number comes with the word that calls it one, before it, left of it or over it', () => {
  const iban = 'DE89 3704 0044 0532 0130 00'
  for (const pieces of [
    row(700, [50, `IBAN: ${iban}`]),
    row(700, [50, 'IBAN'], [120, iban]),
    [...row(688, [50, 'IBAN']), ...row(700, [50, iban])],
  ]) {
    const account = read(...pieces).found.fields.find(({ name }) => name === 'iban')
    expect(account?.label.map(({ text }) => text.replace(':', ''))).toEqual(['IBAN'])
  }
})

test('what has no figure is no number of a register', () => {
  const { values } = read(...row(700, [50, 'Inscrita en el Registro Mercantil']), ...row(712, [50, 'Molino Alto, S.A. | Calle Mayor']))
  expect(values.seller_registration_number).toBeUndefined()
})

test('a bank that is named behind its own label keeps its whole name, and another label of the account is no bank', () => {
  const said = (...pieces: readonly (readonly [number, string])[]) =>
    read(...row(50, [50, 'Invoice no. 17']), ...row(700, ...pieces)).values
  expect(said([50, 'Bank: Hilltown Bank']).bank_name).toBe('Hilltown Bank')
  expect(said([50, 'Payment to Hilltown Bank plc'], [250, 'Sort code 10-20-30'])).not.toHaveProperty('bank_name')
})

test('the number of a house in a letterhead right of the title is no number of the invoice', () => {
  const { values } = read(
    ...row(40, [380, 'Hill Lights Electric, LLC']),
    ...row(58, [50, 'INVOICE', { size: 20 }], [380, '882 Dockside Avenue']),
    ...row(76, [380, 'Portland, ME 04101']),
    ...row(120, [380, 'Invoice # 5520']),
    ...row(140, [50, 'Total'], [380, '$119.00']),
  )
  expect(values.invoice_number).toBe('5520')
})

test('the number of a register keeps the letters of its part and leaves its court', () => {
  const registered = (line: string) =>
    read(...row(50, [50, 'Rechnung 17']), ...row(90, [50, 'Total'], [300, '€ 119,00']), ...row(700, [50, line])).values
      .seller_registration_number
  expect(registered('HRB 410233 AG Stuttgart')).toBe('HRB 410233')
  expect(registered('Handelsregister: HRB 410233, AG Stuttgart')).toBe('HRB 410233')
  expect(registered('RCS Orléans 482 119 337')).toBe('482 119 337')
})

test('a day with its time as in ISO 8601 is the day, a label said in two languages one label', () => {
  const { values } = read(
    ...row(50, [50, 'Factuur / Facture']),
    ...row(70, [50, 'Nummer / Numéro'], [200, 'VF25-619']),
    ...row(85, [50, 'Datum / Date'], [200, '2026-03-04T10:00:00Z']),
    ...row(140, [50, 'Totaal'], [200, '€ 119,00']),
  )
  expect(values).toMatchObject({ invoice_number: 'VF25-619', issue_date: '2026-03-04' })
})

test('of an account whose digits are hidden nothing is told', () => {
  const { values } = read(
    ...row(50, [50, 'Factura n.º 17']),
    ...row(85, [50, 'Cuenta:'], [120, 'ES91 2100 **** **** **** 1332']),
    ...row(140, [50, 'Total'], [200, '119,00 €']),
  )
  expect(values).not.toHaveProperty('bank_account_number')
  expect(values).not.toHaveProperty('iban')
})

test('an account ends with the length of its country, though its digits are wrong', () => {
  const { values } = read(
    ...row(50, [50, 'Rechnung Nr. 17']),
    ...row(85, [50, 'IBAN DE89 3704 0044 0532 0130 01 4711 0815']),
    ...row(140, [50, 'Gesamt'], [200, '119,00 €']),
  )
  expect(values).toMatchObject({ iban: 'DE89 3704 0044 0532 0130 01' })
})

test('in a list of labels the invoice has its own number, and a reference above it is none', () => {
  const { values } = read(
    ...row(50, [50, 'Our ref'], [170, 'TH/44/2025/kb']),
    ...row(64, [50, 'Your ref'], [170, 'BE-Castle']),
    ...row(78, [50, 'Invoice'], [170, 'TH-10553']),
    ...row(92, [50, 'Tax point'], [170, '18th August 2025']),
  )
  expect(values).toMatchObject({ invoice_number: 'TH-10553' })
})

test('what ends a sentence keeps its stop out of telephone numbers, codes of banks and ways to pay', () => {
  const { values } = read(
    ...row(50, [50, 'Invoice no. 17'], [300, '5 May 2026']),
    ...row(70, [50, 'Telephone 01524 496 0220. Regulated by nobody.']),
    ...row(90, [50, 'BIC AGRIFRPP.']),
    ...row(110, [50, 'Payment method: e-Transfer to pay@mill.example. Late accounts 1.5% per month.']),
  )
  expect(values).toMatchObject({ seller_phone: '01524 496 0220', bic: 'AGRIFRPP', payment_method: 'e-Transfer to pay@mill.example' })
})

test.each([
  ['Contrato de fletamento EN', 'contract_number'],
  ['Order picking and packing', 'order_number'],
])('a thing among the goods that begins as a label does is none: %s', (goods, name) => {
  const { values } = read(...row(50, [50, 'Factura n.º 17']), ...row(100, [50, goods], [250, '6.412'], [330, '0,09'], [480, '577,08']))
  expect(values).not.toHaveProperty(name)
})

test('the first group of an IBAN under "account" is no account of its own', () => {
  const { values } = read(
    ...row(50, [50, 'Factura n.º 17']),
    ...row(100, [50, 'Cuenta:']),
    ...row(112, [50, 'ES91 2100 0418 4502 0005 1332']),
  )
  expect(values).toMatchObject({ iban: 'ES91 2100 0418 4502 0005 1332' })
  expect(values).not.toHaveProperty('bank_account_number')
})

test('the branch of a bank is no part of its name, and the comma behind it neither', () => {
  const bank = (said: string) => read(...row(50, [50, 'Fattura n. 17']), ...row(100, [50, said])).values.bank_name
  expect(bank('Banca: Cassa Euganea – Fil. di Colle')).toBe('Cassa Euganea')
  expect(bank('Banco: Pioneiro Ag. 0412')).toBe('Pioneiro')
  expect(bank('Banco: Serra Azul S.A.')).toBe('Serra Azul S.A.')
})

test('a letter for the telephone and the beginning of its number, right of a title in large letters, number nothing', () => {
  const { values } = read(
    ...row(50, [50, 'TAX INVOICE', { size: 26 }], [215, 'P 02 5550 1820 E post@mill.example']),
    ...row(90, [300, 'Invoice Number'], [460, 'INV-2207']),
  )
  expect(values).toMatchObject({ invoice_number: 'INV-2207' })
})

test('the account of a customer is none to pay to', () => {
  const { values } = read(
    ...row(50, [50, 'Facture n° 17']),
    ...row(80, [50, 'N° de compte : 4 227 819']),
    ...row(95, [50, 'Titulaire : Nina Hill']),
  )
  expect(values).not.toHaveProperty('bank_account_number')
})

test('a credit note has its own number and not that of the invoice it is about', () => {
  const { values } = read(
    ...row(50, [50, 'CREDITNOTA', { size: 16 }]),
    ...row(70, [50, 'Creditnota nr.'], [130, ': C2025-017']),
    ...row(84, [50, 'Datum'], [130, ': 22 mei 2025']),
    ...row(98, [50, 'Betreft factuur'], [130, ': 2025-0388 d.d. 6 mei 2025']),
  )
  expect(values).toMatchObject({ invoice_number: 'C2025-017' })
})

test('the bank of a river is none to pay to', () => {
  const { values } = read(...row(50, [50, 'Bill no: 20448']), ...row(80, [50, 'Re: Purchase of 12 Mill Bank, Sedgefield']))
  expect(values).not.toHaveProperty('bank_name')
})

test('a code below the word for a customer is the customer’s number', () => {
  const { values } = read(
    ...row(50, [50, 'Rechnung Nr. 17']),
    ...row(200, [50, 'Kunde'], [200, 'Datum']),
    ...row(212, [50, 'D-31077'], [200, '03.02.2026']),
  )
  expect(values).toMatchObject({ customer_number: 'D-31077', issue_date: '2026-02-03' })
})
