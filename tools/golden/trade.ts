// Golden documents of trade and banking: an invoice with rulings, statements without.

import { amount, british, count, type DrawnCell, day, empty, german, percent, printHundredths, text } from './print.ts'
import { type DrawnTable, Sheet } from './sheet.ts'
import type { Truth } from './truth.ts'

export interface Drawn {
  readonly pdf: Uint8Array
  readonly truth: Truth
}

const articles: readonly (readonly [code: string, name: string, quantity: number, unitHundredths: number, taxPercent: 0 | 5 | 20])[] = [
  ['00417-A', 'Copy paper A4, 80 g/m², box of 5 reams', 24, 2195, 20],
  ['00418-A', 'Copy paper A3, 80 g/m², box of 3 reams', 6, 2840, 20],
  ['02210-C', 'Ballpoint pen, medium, blue, pack of 50', 10, 1149, 20],
  ['02211-C', 'Ballpoint pen, medium, black, pack of 50', 10, 1149, 20],
  ['03105-B', 'Lever arch file, 75 mm, cloud grey', 60, 315, 20],
  ['03118-B', 'Suspension files, A4, with tabs and inserts, recycled board, pack of 25', 12, 1875, 20],
  ['04020-D', 'Desk lamp, adjustable arm, 4000 K', 8, 3990, 20],
  ['04377-D', 'Monitor riser, steel mesh', 15, 2450, 20],
  ['05001-E', 'Hand sanitiser, 500 ml, pump bottle', 40, 360, 5],
  ['05012-E', 'Paper towels, 2-ply, 24 rolls', 18, 1625, 20],
  ['06300-F', 'Ground coffee, medium roast, 1 kg', 30, 1180, 0],
  ['06301-F', 'English breakfast tea, 440 bags', 9, 1295, 0],
  ['06342-F', 'Oat drink, barista, 12 × 1 l', 14, 1740, 0],
  ['07115-G', 'Whiteboard, magnetic, 120 × 90 cm, aluminium frame, including fixing kit and pen tray', 3, 8950, 20],
  ['07118-G', 'Whiteboard markers, bullet tip, assorted, pack of 10', 20, 895, 20],
  ['08044-H', 'USB-C dock, dual display', 5, 14900, 20],
  ['08051-H', 'Cable, USB-C to USB-C, 2 m', 25, 980, 20],
  ['08077-H', 'Wireless keyboard and mouse set, UK layout', 12, 3475, 20],
  ['08102-H', 'Laser toner, black, high yield', 7, 11250, 20],
  ['08103-H', 'Laser toner, cyan', 4, 12480, 20],
  ['08104-H', 'Laser toner, magenta', 4, 12480, 20],
  ['08105-H', 'Laser toner, yellow', 4, 12480, 20],
  ['09020-J', 'Task chair, mesh back, adjustable lumbar support, black', 6, 18900, 20],
  ['09033-J', 'Foot rest, tilting', 6, 2899, 20],
  ['09901-K', 'Delivery to first floor and removal of packaging', 1, 4500, 20],
]

/** A two-page invoice: every cell boxed, the header repeated, totals in spanning cells, and a small second table. */
export function ruledInvoice(): Promise<Drawn> {
  const sheet = new Sheet({ title: 'Invoice HL-2026-0417' })
  sheet.heading('INVOICE', 20)
  sheet.paragraph('Harbour & Lane Office Supplies Ltd')
  sheet.paragraph('14 Quayside Road, Bristol BS1 6XN, VAT number GB 293 0417 64')
  sheet.paragraph('Invoice number: HL-2026-0417', { x: 340, width: 199 })
  sheet.paragraph('Invoice date: 14 March 2026', { x: 340, width: 199 })
  sheet.paragraph('Due date: 13 April 2026', { x: 340, width: 199 })
  sheet.paragraph('Bill to: Northfield Primary Academy Trust, 2 Chapel Street, Leeds LS1 4AP')
  sheet.space(10)
  const lines = articles.map(([, , quantity, unit]) => quantity * unit)
  const net = total(lines)
  const taxed = ([0, 5, 20] as const).map((rate) => {
    const base = total(articles.filter(([, , , , tax]) => tax === rate).map(([, , quantity, unit]) => quantity * unit))
    return { rate, base, tax: Math.round((base * rate) / 100) }
  })
  const tax = total(taxed.map((share) => share.tax))
  const sum = (label: string, hundredths: number): DrawnCell[] => [
    text(label, { columnSpan: 6, align: 'right', bold: true }),
    { ...amount(hundredths, british, 'GBP', { before: '£' }), bold: true },
  ]
  sheet.table({
    rules: 'all',
    fill: 'header',
    columns: [
      { kind: 'number', width: 28, align: 'right' },
      { kind: 'text', width: 56, align: 'left' },
      { kind: 'text', width: 190, align: 'left' },
      { kind: 'number', width: 38, align: 'right' },
      { kind: 'money', width: 60, align: 'right' },
      { kind: 'percent', width: 42, align: 'right' },
      { kind: 'money', width: 69, align: 'right' },
    ],
    header: [['No.', 'Article', 'Description', 'Qty', 'Unit price', 'VAT', 'Amount'].map((title) => text(title))],
    body: [
      ...articles.map(([code, name, quantity, unit, rate], index) => [
        count(index + 1, british),
        text(code),
        text(name),
        count(quantity, british),
        amount(unit, british, 'GBP', { before: '£' }),
        percent(rate * 100, british, 0),
        amount(quantity * unit, british, 'GBP', { before: '£' }),
      ]),
      sum('Net total', net),
      sum('VAT', tax),
      sum('Total to pay', net + tax),
    ],
  })
  sheet.space(14)
  sheet.table({
    caption: 'VAT summary',
    rules: 'all',
    fill: 'header',
    columns: [
      { kind: 'percent', width: 60, align: 'right' },
      { kind: 'money', width: 90, align: 'right' },
      { kind: 'money', width: 90, align: 'right' },
    ],
    header: [[text('Rate'), text('Net amount'), text('VAT amount')]],
    body: taxed.map(({ rate, base, tax }) => [
      percent(rate * 100, british, 0),
      amount(base, british, 'GBP', { before: '£' }),
      amount(tax, british, 'GBP', { before: '£' }),
    ]),
  })
  sheet.paragraph(
    'Please pay within 30 days of the invoice date, quoting the invoice number. Goods remain our property until paid in full.',
  )
  return sheet.finish({
    header: 'Harbour & Lane Office Supplies Ltd',
    footer: (page, pages) => `Invoice HL-2026-0417, page ${page} of ${pages}`,
  })
}

const bookings: readonly (readonly [day: number, details: string, hundredths: number])[] = [
  [2, 'Card payment Greengrocer Market Hall', -1845],
  [2, 'Direct debit Severn Water, reference 00731 445', -3260],
  [3, 'Salary Ashdown Instruments', 284500],
  [4, 'Standing order rent, 22 Mill Lane, flat 3', -98500],
  [5, 'Card payment Copper Kettle Cafe', -720],
  [5, 'Cash machine Station Road', -6000],
  [6, 'Card payment Wheelwright Cycles: service, new chain and a pair of brake pads', -8450],
  [9, 'Transfer from E. Okafor, concert tickets', 5400],
  [10, 'Direct debit Northern Energy, electricity and gas, quarterly account adjustment included', -11875],
  [11, 'Card payment Greengrocer Market Hall', -2310],
  [12, 'Card payment Bookbinder & Son', -2699],
  [13, 'Refund Wheelwright Cycles', 1250],
  [13, 'Card payment City Swimming Baths', -540],
  [16, 'Direct debit Mutual Home Insurance', -2185],
  [17, 'Card payment Railway tickets', -6430],
  [17, 'Card payment Station Bakery', -385],
  [18, 'Interest', 112],
  [19, 'Card payment Pharmacy at the Bridge', -1264],
  [20, 'Transfer to savings account 8841', -25000],
  [20, 'Card payment Greengrocer Market Hall', -1975],
  [23, 'Card payment Theatre Royal box office', -5600],
  [24, 'Direct debit Mobile telephone', -1500],
  [25, 'Card payment Hardware Store', -3142],
  [26, 'Transfer from J. Lindqvist, share of holiday cottage, second instalment', 21000],
  [26, 'Card payment Fishmonger', -2280],
  [27, 'Card payment Copper Kettle Cafe', -980],
  [27, 'Card payment Garden Centre', -4415],
  [28, 'Card payment Filling station', -5238],
  [28, 'Direct debit Council tax', -14600],
  [30, 'Card payment Greengrocer Market Hall', -2640],
  [30, 'Account fee', -500],
]

/** A two-page bank statement held together by alignment alone: no line, no box, no shade. */
export function unruledStatement(): Promise<Drawn> {
  const sheet = new Sheet({ title: 'Statement of account, June 2025' })
  sheet.heading('Statement of account', 18)
  sheet.paragraph('Millbrook Savings Bank, account 20-41-77 61530829, Ms A. Harrington')
  sheet.paragraph('1 June 2025 to 30 June 2025. All amounts in GBP.')
  sheet.space(8)
  const opening = 164287
  let balance = opening
  const body: DrawnCell[][] = [
    [day(2025, 6, 1, british), text('Opening balance'), empty, empty, amount(opening, british, 'GBP')],
    ...bookings.map(([date, details, change]) => {
      balance += change
      const paid = amount(Math.abs(change), british, 'GBP')
      return [
        day(2025, 6, date, british),
        text(details),
        change < 0 ? paid : empty,
        change < 0 ? empty : paid,
        amount(balance, british, 'GBP'),
      ]
    }),
  ]
  const columns: DrawnTable['columns'] = [
    { kind: 'date', width: 82, align: 'left' },
    { kind: 'text', width: 186, align: 'left' },
    { kind: 'money', width: 70, align: 'right' },
    { kind: 'money', width: 70, align: 'right' },
    { kind: 'money', width: 75, align: 'right' },
  ]
  sheet.table({
    rules: 'none',
    columns,
    padding: { x: 4, y: 5 },
    header: [[text('Date'), text('Details'), text('Paid out'), text('Paid in'), text('Balance')]],
    body,
  })
  sheet.space(10)
  const paidOut = -total(bookings.map(([, , change]) => Math.min(0, change)))
  const paidIn = total(bookings.map(([, , change]) => Math.max(0, change)))
  sheet.heading('Summary', 13)
  sheet.table({
    rules: 'none',
    columns: [
      { kind: 'text', width: 160, align: 'left' },
      { kind: 'number', width: 80, align: 'right' },
      { kind: 'money', width: 90, align: 'right' },
    ],
    padding: { x: 4, y: 5 },
    header: [[text('Kind of entry'), text('Entries'), text('Amount')]],
    body: [
      [text('Paid out'), count(bookings.filter(([, , change]) => change < 0).length, british), amount(paidOut, british, 'GBP')],
      [text('Paid in'), count(bookings.filter(([, , change]) => change > 0).length, british), amount(paidIn, british, 'GBP')],
      [text('Closing balance'), empty, amount(balance, british, 'GBP')],
    ],
  })
  sheet.paragraph('Please check the entries and tell us within 30 days if anything is wrong.')
  return sheet.finish({ header: 'Millbrook Savings Bank', footer: (page, pages) => `Page ${page} of ${pages}` })
}

const movements: readonly string[] = [
  'Gutschrift Kundenrechnung',
  'Lastschrift Strom und Fernwärme',
  'Überweisung Lieferant Holzhandel Brückner, Rechnung aus Vormonat',
  'Kartenzahlung Tankstelle',
  'Gutschrift Barzahlung Ladenkasse',
  'Dauerauftrag Miete Werkstatt',
  'Lastschrift Telefon',
  'Überweisung Löhne und Gehälter',
  'Gutschrift Anzahlung Einbauküche, zweite Rate nach Liefertermin',
  'Lastschrift Berufsgenossenschaft',
]

/** A three-page account statement in German print, ruled under each row, whose balance runs from line to line. */
export function runningBalance(): Promise<Drawn> {
  const sheet = new Sheet({ title: 'Kontoauszug 7/2025' })
  sheet.heading('Kontoauszug Nr. 7/2025', 17)
  sheet.paragraph('Volksbank Auental eG, IBAN DE02 1203 0000 0000 2020 51, Tischlerei Sommer GmbH')
  sheet.paragraph('Alle Beträge in EUR')
  let balance = 1250345
  const body: DrawnCell[][] = [[empty, text('Alter Kontostand'), empty, amount(balance, german, 'EUR')]]
  for (let index = 0; index < 78; index++) {
    const income = [0, 4, 8].includes(index % 10)
    // A fixed walk: no random numbers, every amount different.
    const change = income ? 90000 + ((index * 73219) % 240000) : -(1500 + ((index * 41777) % 98000))
    balance += change
    body.push([
      day(2025, 7, 1 + Math.floor((index * 31) / 78), german),
      text(movements[index % movements.length] ?? ''),
      amount(change, german, 'EUR'),
      amount(balance, german, 'EUR'),
    ])
  }
  body.push([empty, text('Neuer Kontostand', { bold: true }), empty, { ...amount(balance, german, 'EUR'), bold: true }])
  sheet.table({
    rules: 'rows',
    columns: [
      { kind: 'date', width: 72, align: 'left' },
      { kind: 'text', width: 231, align: 'left' },
      { kind: 'money', width: 90, align: 'right' },
      { kind: 'money', width: 90, align: 'right' },
    ],
    header: [[text('Datum'), text('Vorgang'), text('Betrag'), text('Saldo')]],
    body,
  })
  sheet.paragraph(`Kontostand am 31.07.2025: ${printHundredths(balance, german)} EUR`)
  return sheet.finish({ header: 'Volksbank Auental eG', footer: (page, pages) => `Blatt ${page} von ${pages}` })
}

const total = (hundredths: readonly number[]): number => hundredths.reduce((sum, value) => sum + value, 0)
