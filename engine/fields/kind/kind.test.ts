import { describe, expect, test } from 'vitest'
import { type Setting, typeset } from '../../model/sample.ts'
import type { ReadPage } from '../../stages.ts'
import { type PageText, pageTextOf } from '../reading/page-text.ts'
import { printedPage } from '../reading/sample.ts'
import { documentsIn, documentsOfKind } from './documents.ts'
import { knownKinds } from './evidence-words.ts'
import { featureNames } from './features.ts'
import { kindOf } from './model.ts'
import weights from './weights.json' with { type: 'json' }

/** A page of rows under each other; a row that begins with "# " is set large. */
function pageOf(number: number, ...rows: readonly string[]): PageText {
  const page: ReadPage = printedPage(
    rows.flatMap((row, at) => {
      const set: Setting = { page: number, baseline: 60 + at * 22, size: row.startsWith('# ') ? 18 : 10 }
      return row
        .replace(/^# /, '')
        .split('  ')
        .flatMap((piece, column) => typeset(piece, { ...set, left: 50 + column * 170 }))
    }),
    { number },
  )
  return pageTextOf(page)
}

const invoice = (page: number, number: string, ...more: readonly string[]): PageText =>
  pageOf(
    page,
    'Harbor Instruments',
    '# INVOICE',
    `Invoice No: ${number}`,
    'Invoice date:  12/05/2026',
    'Bill to: Tidewater',
    'Gauge  2  40.00  80.00',
    'Subtotal  80.00',
    'VAT 20%  16.00',
    'Amount due  96.00',
    ...more,
  )
const resume = (page: number): PageText =>
  pageOf(
    page,
    '# Mira Solberg',
    'mira@solberg.example',
    'Work experience',
    'Engineer at Harbor  2018 – 2022',
    'Assistant at Old Mill  2015 – 2018',
    'Education',
    'University of Oregon  2011 – 2015',
    'Skills',
    'Languages',
  )

describe('the kind of a document', () => {
  test.each<[string, string, PageText]>([
    ['invoice', 'in English', invoice(1, 'A-1001')],
    [
      'invoice',
      'in Italian, titled in a box among others',
      pageOf(
        1,
        'Molino Vecchio S.r.l.',
        'Via dei Mulini 4',
        '16100 Genova',
        'Tel. 010 555 0142 info@molino.example',
        'P.IVA IT01234567890',
        'Destinazione  Spett.le',
        'Bottega Rossa  Bottega Rossa',
        'Tipo documento  Numero  Data',
        'FATTURA IMMEDIATA  88/B  17/02/2026',
        'Farina  8,00  58,20  465,60',
        'Imponibile  465,60',
        'TOTALE FATTURA  512,16',
      ),
    ],
    [
      'receipt',
      'that the law calls a tax invoice',
      pageOf(
        1,
        'Corner Stores',
        'TAX INVOICE',
        '12/05/2026  18:42:07',
        'Milk  2.40',
        'Bread  3.10',
        'Total  5.50',
        'Cash  10.00',
        'Change  4.50',
      ),
    ],
    [
      'invoice',
      'in German',
      pageOf(
        1,
        '# Rechnung',
        'Rechnungsnummer: 4711',
        'Rechnungsdatum: 12.05.2026',
        'Schrauben  10  0,50  5,00',
        'MwSt 19 %  0,95',
        'Gesamtbetrag  5,95',
        'Zahlbar bis 26.05.2026',
      ),
    ],
    [
      'invoice',
      'by a word put together of two',
      pageOf(
        1,
        '# Wagenrechnung Nr. 88',
        'Leistungsdatum: 03.05.2026',
        'Kundennummer: K-12',
        'Fahrten  4  25,00  100,00',
        'MwSt 19 %  19,00',
        'Gesamtbetrag  119,00',
      ),
    ],
    ['resume', 'in English', resume(1)],
    [
      'contract',
      'in French',
      pageOf(
        1,
        '# Contrat de prestation',
        'Entre les parties ci-après désignées il est convenu ce qui suit',
        '1. Le prestataire exécute les travaux décrits dans la présente',
        '2. La résiliation du contrat est notifiée par écrit aux parties',
        '3. Les parties conviennent du droit applicable et de la clause',
      ),
    ],
    [
      'statement',
      'in Spanish',
      pageOf(
        1,
        '# Extracto de cuenta',
        'Saldo anterior  1.200,00',
        '01/05/2026  Compra  -20,00  1.180,00',
        '02/05/2026  Abono  300,00  1.480,00',
        '03/05/2026  Cargo  -80,00  1.400,00',
        'Saldo final  1.400,00',
      ),
    ],
    [
      'form',
      'in German',
      pageOf(
        1,
        '# Anmeldeformular',
        'Vorname:  ____________',
        'Nachname:  ____________',
        'Geburtsdatum:  ____________',
        'Bitte ankreuzen:  ☐ ja',
        'Unterschrift:  ____________',
      ),
    ],
    [
      'other',
      'of an article',
      pageOf(
        1,
        '# The long winter',
        ...Array.from({ length: 14 }, () => 'The river lay frozen for weeks and nobody crossed the bridge before the end of March'),
      ),
    ],
  ])('is %s: %s', (kind, _, page) => {
    expect(kindOf([page]).kind).toBe(kind)
  })

  test('is a form where a paper asks for much and calls itself nothing', () => {
    const slip = pageOf(1, 'To:  Records', 'From:  K. Lind', 'Subject:  Old maps', 'Remarks:  none', 'Date:  4 May 2026')
    expect(kindOf([slip])).toEqual({ kind: 'form', confidence: 0.6 })
    const letter = pageOf(
      1,
      'Dear Ada,',
      ...Array.from({ length: 9 }, () => 'we were glad to hear from you and hope to see you in the garden'),
      'Yours:  Mira',
    )
    expect(kindOf([letter]).kind).toBe('other')
    // A few colons in long text come before its lists.
    const listed = ['Nets', 'Ropes', 'Buoys', 'Lamps', 'Oars'].flatMap((what) => [
      `${what}:`,
      ...Array.from({ length: 5 }, () => 'these are kept in the long shed by the quay through all of the winter'),
    ])
    expect(kindOf([pageOf(1, ...listed)]).kind).toBe('other')
  })

  test('is what a title of its own names, to be checked where the words below tell nothing', () => {
    const told = (...rows: readonly string[]) => kindOf([pageOf(1, ...rows)])
    const text = 'the keeper of the lamp lets the house on the quay to the pilot'
    expect(told('# Bail commercial', text, '1. Loyer. Le loyer est de 900 euros par mois et se paie', `2. ${text}`, text, text).kind).toBe(
      'contract',
    )
    expect(
      told('# Fee note', 'Harbor Drawings, 4 Quay Road, by the old lamp and the mill', 'Plans of the quay  900.00', 'Travel  40.00'),
    ).toEqual({
      kind: 'invoice',
      confidence: 0.6,
    })
    expect(told('# Quotation', 'Harbor Drawings', 'Plans  900.00', 'VAT 20%  180.00', 'Total  1080.00').kind).toBe('other')
    expect(told('# Purchase order', 'To:  Quay Ropes', 'Date:  4 May', 'Name:  M. Dean', 'Deliver by:  9 May', 'Rope  40.00').kind).toBe(
      'other',
    )
  })

  test('is told by sums: net and tax, parts of what is paid, a balance that runs', () => {
    const letter = [
      'Harbor Drawings, 4 Quay Road',
      'Mr Odo Marsh, 9 Mill Lane',
      'Plans of the new quay for the pilots and the keeper of the lamp',
    ]
    const told = (...rows: readonly string[]) => kindOf([pageOf(1, ...letter, ...rows)]).kind
    expect(told('Fee  900.00', 'VAT 20%  180.00', 'Sum  1080.00')).toBe('invoice')
    expect(told('Fee  900.00', 'VAT 20%  170.00', 'Sum  1080.00')).toBe('other')
    expect(told('Rent  640.00', 'Water  45.00', 'Total to pay  685.00')).toBe('invoice')
    expect(told('Rent  640.00', 'Water  45.00', 'Total  685.00', 'Paid with card')).toBe('receipt')
    expect(told('03/05 Rent  20.00  480.00', '04/05 Wages  300.00  780.00', '09/05 Gas  44.10  735.90')).toBe('statement')
  })

  test('is no resume for years in its tables alone', () => {
    const years = [
      'Landings 2018 – 2022  40',
      'Languages of the crews 2011 – 2015  12',
      'Education of pilots 2015 – 2018  7',
      'Skills 2009 – 2012  3',
    ]
    expect(kindOf([pageOf(1, '# Report of the harbor', ...years, ...years.map((row) => `Further ${row}`))]).kind).toBe('other')
  })

  test('is no contract where clauses stand between questions of a form', () => {
    const clause = '1. The parties hereinafter named shall hereby keep pursuant to governing law what the agreement says'
    const asked = [
      'Name  Ada Lind',
      'Address  4 Mill Lane',
      'Nationality  Norwegian',
      'Occupation  Printer',
      'Telephone  1',
      'Date  4 May 2026',
    ]
    expect(kindOf([pageOf(1, '# Agreement', clause, clause, clause, clause)]).kind).toBe('contract')
    expect(kindOf([pageOf(1, '# Agreement', clause, ...asked, clause, ...asked.map((row) => `${row} 2`))]).kind).toBe('form')
  })

  test('is a form where a paper calls itself one and has lines to fill in, though it reads like an agreement', () => {
    const clause = '1. The parties shall keep hereby to what the registration says of their boats and nets'
    const lines = ['Keeper ____________', 'Harbour ____________', 'Signed ____________']
    expect(kindOf([pageOf(1, '# Agreement and registration form', clause, clause, ...lines, clause)]).kind).toBe('form')
    expect(kindOf([pageOf(1, '# Service agreement', clause, clause, ...lines, clause)]).kind).toBe('contract')
  })

  test('is a receipt by the width of its writing, on whatever sheet a photograph shows it', () => {
    const strip = ['Harbor Noodles', 'No: 4711  Table: 12', 'Staff: Ada', 'Date: 12/05/2026', 'Soup  3.20', 'Tea  1.50', 'Total: 4.70']
    const across = (gap: number): PageText =>
      pageOf(1, ...strip.map((row) => row.replace(/ {2}/u, () => ' '.repeat(gap === 0 ? 1 : 2))), gap === 0 ? 'x' : '-  -  -  -')
    expect(kindOf([across(0)]).kind).toBe('receipt')
    expect(kindOf([across(2)]).kind).not.toBe('receipt')
  })

  test('is not claimed of an empty page', () => {
    expect(kindOf([pageOf(1)]).kind).toBe('other')
  })

  test('comes of weights that fit the features and say how they were made', () => {
    expect(weights.features).toEqual(featureNames)
    expect(weights.kinds).toEqual(knownKinds)
    expect(weights.weights.map((row) => row.length)).toEqual(knownKinds.map(() => featureNames.length))
    expect(weights.card.reproduce).toContain('train.ts')
  })
})

const partsOf = (...pages: readonly PageText[]) => documentsIn(pages).map(({ kind, pages: own }) => [kind, own])

describe('several documents in a file that is said to be of a kind', () => {
  const pagesOf = (kind: Parameters<typeof documentsOfKind>[1], ...pages: readonly PageText[]) =>
    documentsOfKind(pages, kind).map(({ pages: own }) => own)
  const agreement = (page: number) =>
    pageOf(
      page,
      '# Service Agreement',
      'This agreement is made by and between the parties hereinafter named',
      '1. The parties shall keep confidential information secret pursuant to law',
      '2. Governing law and termination are as hereby agreed by each party',
      'In witness whereof the parties have signed',
    )

  test('are parted where the next of that kind begins', () => {
    expect(pagesOf('invoice', invoice(1, 'A-1001'), pageOf(2, 'Gauge  1  40.00', 'Carried over  40.00'), invoice(3, 'A-1002'))).toEqual([
      [1, 2],
      [3],
    ])
  })

  test('keep pages of other kinds with the document before', () => {
    expect(pagesOf('invoice', invoice(1, 'A-1001'), agreement(2), invoice(3, 'A-1002'))).toEqual([[1, 2], [3]])
    expect(pagesOf('invoice', agreement(1), invoice(2, 'A-1001'))).toEqual([[1, 2]])
    expect(pagesOf('contract', agreement(1), invoice(2, 'A-1001'), invoice(3, 'A-1002'))).toEqual([[1, 2, 3]])
  })

  test('are parted for fields of one’s own when all are of one kind, and a form is never', () => {
    expect(pagesOf('custom', invoice(1, 'A-1001'), invoice(2, 'A-1002'))).toEqual([[1], [2]])
    expect(pagesOf('custom', invoice(1, 'A-1001'), agreement(2))).toEqual([[1, 2]])
    expect(pagesOf('form', invoice(1, 'A-1001'), invoice(2, 'A-1002'))).toEqual([[1, 2]])
  })
})

describe('several documents in one file', () => {
  test('are parted where an invoice with another number begins, and kept where it goes on', () => {
    expect(partsOf(invoice(1, 'A-1001'), pageOf(2, 'Gauge  1  40.00  40.00', 'Carried over  120.00'), invoice(3, 'A-1002'))).toEqual([
      ['invoice', [1, 2]],
      ['invoice', [3]],
    ])
  })

  test('with their pages counted are parted by the count', () => {
    const first = (page: number) => invoice(page, 'A-1', 'Page 1 of 2')
    const second = (page: number) => invoice(page, 'A-1', 'Page 2 of 2')
    expect(partsOf(first(1), second(2), first(3), second(4)).map(([, own]) => own)).toEqual([
      [1, 2],
      [3, 4],
    ])
  })

  test('are parted where the next invoice has a short number', () => {
    const numbered = (page: number, number: string) =>
      pageOf(page, '# Invoice', `Invoice number:  ${number}`, 'Bill to:  Harbor Ltd', 'Item  Qty  Price', 'Gauge  1  40.00', 'Total  40.00')
    expect(partsOf(numbered(1, 'R-1'), numbered(2, 'R-2')).map(([, own]) => own)).toEqual([[1], [2]])
  })

  test('are parted where a resume begins, which has no title', () => {
    const resume = pageOf(
      2,
      '# Mira Solberg',
      'mira@solberg.example  +1 503 555 0142',
      '# Work experience',
      'Harbor Instruments Inc.  Mar 2019 – Present',
      'Senior Engineer',
      '# Education',
      'University of Oregon  2011 – 2015',
      'Bachelor of Science',
      '# Skills',
      'C++, Python',
      '# Languages',
      'English, Norwegian',
    )
    expect(partsOf(invoice(1, 'A-1001'), resume)).toEqual([
      ['invoice', [1]],
      ['resume', [2]],
    ])
  })

  test('of different kinds are parted', () => {
    const contract = pageOf(
      2,
      '# Service Agreement',
      'This agreement is made by and between the parties hereinafter named',
      '1. The parties shall keep confidential information secret pursuant to law',
      '2. Governing law and termination are as hereby agreed by each party',
      'In witness whereof the parties have signed',
    )
    expect(partsOf(invoice(1, 'A-7'), contract)).toEqual([
      ['invoice', [1]],
      ['contract', [2]],
    ])
  })

  test('an agreement that speaks of invoices begins behind one, and a short statement behind it', () => {
    const contract = pageOf(
      2,
      '# Service Agreement',
      'This agreement is made by and between the parties hereinafter named',
      'The client shall pay within 14 days of each invoice',
      '2. Governing law and termination are as hereby agreed by each party',
      'In witness whereof the parties have signed',
    )
    const statement = pageOf(
      3,
      'Northern Savings',
      'Account statement, January 2026',
      'Account number: 0001 2345',
      'Date  Description  Balance',
      '01 Jan 2026  Opening balance  1,204.60',
      '03 Jan 2026  Grocer  1,162.45',
      '07 Jan 2026  Rent  382.45',
      '31 Jan 2026  Closing balance  382.45',
    )
    expect(partsOf(invoice(1, 'A-7'), contract, statement, invoice(4, 'B-12'))).toEqual([
      ['invoice', [1]],
      ['contract', [2]],
      ['statement', [3]],
      ['invoice', [4]],
    ])
  })

  test('a contract whose pages all bear its title stays one', () => {
    const page = (number: number) =>
      pageOf(
        number,
        'Service Agreement',
        'The parties hereinafter named shall hereby keep confidential information secret',
        '1. Termination requires notice pursuant to the governing law of the parties',
      )
    expect(partsOf(page(1), page(2), page(3)).map(([, own]) => own)).toEqual([[1, 2, 3]])
  })
})
