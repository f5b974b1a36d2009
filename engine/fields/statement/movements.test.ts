import { describe, expect, test } from 'vitest'
import { typeset } from '../../model/sample.ts'
import { noEvidence } from '../../values/index.ts'
import { yearlessDay } from './days.ts'
import { asObject, movements, read, readWords } from './sample.ts'

describe('rows that say a balance', () => {
  test('in the column of amounts move nothing', () => {
    const found = read(
      ['Sparkasse Auental', '01.02.2026 - 28.02.2026'],
      [
        ['Buchung', 'Verwendungszweck', 'Betrag EUR'],
        ['', 'Alter Kontostand vom 31.01.2026', '100,00 H'],
        ['03.02.2026', 'Gas und Wasser', '30,50 S'],
        ['', 'Neuer Kontostand vom 28.02.2026', '69,50 H'],
      ],
    )
    expect(movements(found)).toEqual([{ date: '2026-02-03', description: 'Gas und Wasser', amount: '-30.50' }])
    expect(asObject(found.fields)).toMatchObject({ opening_balance: '100.00', closing_balance: '69.50' })
  })

  test('are owed where they stand under what went out, and sums below them are the totals', () => {
    const found = read(
      ['Banque du Vallon', 'Période du 01/05/2026 au 31/05/2026'],
      [
        ['Date', 'Libellé', 'Débit', 'Crédit'],
        ['', 'Solde précédent au 30/04/2026', '20,00', ''],
        ['04/05/2026', 'Virement reçu', '', '50,00'],
        ['06/05/2026', 'Carte librairie', '12,00', ''],
        ['', 'Total des opérations', '12,00', '50,00'],
        ['', 'Nouveau solde au 31/05/2026', '', '18,00'],
      ],
    )
    expect(movements(found)).toHaveLength(2)
    expect(asObject(found.fields)).toMatchObject({
      opening_balance: '-20.00',
      closing_balance: '18.00',
      total_out: '12.00',
      total_in: '50.00',
    })
  })

  test('leave a movement alone whose text begins like one', () => {
    const found = read(
      ['Sparkasse Auental', '01.02.2026 - 28.02.2026'],
      [
        ['Datum', 'Text', 'Betrag'],
        ['03.02.2026', 'Vortrag Kunsthalle Eintritt', '-8,00'],
      ],
    )
    expect(movements(found)).toHaveLength(1)
  })
})

test('a column that says which way the money went gives amounts their sign', () => {
  const found = read(
    ['Grachtbank', '01-10-2025 t/m 31-10-2025'],
    [
      ['Datum', 'Omschrijving', 'Af/Bij', 'Bedrag'],
      ['04-10-2025', 'Bakker', 'Af', '45,20'],
      ['24-10-2025', 'Salaris', 'Bij', '2.100,00'],
    ],
  )
  expect(movements(found).map(({ amount }) => amount)).toEqual(['-45.20', '2100.00'])
})

describe('days without a year', () => {
  test('are of the year that the period says', () => {
    const found = read(
      ['Fenland Bank', '15 December 2025 to 14 January 2026'],
      [
        ['Date', 'Details', 'Paid out', 'Balance'],
        ['20 Dec', 'Bakery', '4.00', '96.00'],
        ['3 Jan', 'Garage', '6.00', '90.00'],
      ],
    )
    expect(movements(found).map(({ date }) => date)).toEqual(['2025-12-20', '2026-01-03'])
  })

  test('stay unread where the days covered say nothing of them or two readings would do', () => {
    const span = { first: '2026-03-01', last: '2026-04-30' }
    expect(yearlessDay('03.03.', span, noEvidence)?.iso).toBe('2026-03-03')
    expect(yearlessDay('12 Aug', span, noEvidence)).toBeNull()
    expect(yearlessDay('03/04', span, noEvidence)).toBeNull()
    expect(yearlessDay('Rent', span, noEvidence)).toBeNull()
  })
})

describe('whose account it is', () => {
  const table = [
    ['Date', 'Details', 'Paid out', 'Balance'],
    ['20 Dec', 'Bakery', '4.00', '96.00'],
  ]
  test('is told by the address at the top where no label says it, but never surely', () => {
    const holder = read(['Fenland Mutual Bank', 'Ms A B Quill', '31 Osier Lane', 'Ely CB7 4ZX'], table).fields.find(
      ({ name }) => name === 'account_holder',
    )
    expect(holder?.value.text).toBe('Ms A B Quill')
    expect(holder?.confidence).toBeLessThan(0.9)
  })

  test('and an IBAN is no account number, not even its first group', () => {
    const found = read(['Maasbank', 'Rekening: NL91 ABNA 0417 1643 00'], table)
    expect(asObject(found.fields)).toMatchObject({ iban: 'NL91 ABNA 0417 1643 00' })
    expect(found.fields.some(({ name }) => name === 'account_number')).toBe(false)
  })
})

describe('marks of debit and credit in a column of their own', () => {
  const moved = (rows: readonly (readonly string[])[]) => movements(read(['Volksbank Erlenau'], rows)).map(({ amount }) => amount)

  test('behind the figures sign them, with a title or without', () => {
    for (const title of ['', 'S/H'])
      expect(
        moved([
          ['Datum', 'Text', 'Betrag', title, 'Saldo'],
          ['03.02.2026', 'Miete', '30,50', 'S', '69,50 H'],
          ['04.02.2026', 'Gehalt', '20,00', 'H', '89,50 H'],
        ]),
      ).toEqual(['-30.50', '20.00'])
  })

  test('under the title of the figures sign the figures beside it', () => {
    expect(
      moved([
        ['Date', 'Details', '', 'Amount', 'Balance'],
        ['03/02/2026', 'Rent', '30.50', 'DR', '69.50 CR'],
        ['04/02/2026', 'Salary', '20.00', 'CR', '89.50 CR'],
      ]),
    ).toEqual(['-30.50', '20.00'])
  })

  test('before the figures sign them', () => {
    expect(
      moved([
        ['Datum', 'Omschrijving', 'Af Bij', 'Bedrag'],
        ['03-02-2026', 'Huur', 'Af', '30,50'],
        ['04-02-2026', 'Salaris', 'Bij', '20,00'],
      ]),
    ).toEqual(['-30.50', '20.00'])
  })

  test('are no marks where some of the cells hold a text', () => {
    expect(
      moved([
        ['Date', 'Details', 'Amount', 'Class'],
        ['03/02/2026', 'Rent', '30.50', 'D'],
        ['04/02/2026', 'Salary', '20.00', 'Home'],
      ]),
    ).toEqual(['30.50', '20.00'])
  })
})

test('movements have the titles of their columns as labels', () => {
  const { lists } = read(
    ['Sparkasse Auental', '01.02.2026 - 28.02.2026'],
    [
      ['Datum', 'Text', 'Betrag', 'Saldo'],
      ['03.02.2026', 'Miete', '-700,00', '300,00'],
    ],
  )
  expect(lists[0]?.items[0]?.map(({ label }) => label.map(({ text }) => text).join(' ')).sort()).toEqual([
    'Betrag',
    'Datum',
    'Saldo',
    'Text',
  ])
})

test('texts are read under a title that nobody knows, with the lines below them that a table without rules has as rows', () => {
  const found = read(
    ['Bank of Auental', 'Opening balance 1,000.00'],
    [
      ['Date', 'What happened here', 'Amount', 'Balance'],
      ['03/02/2026', 'Standing order rent', '-700.00', '300.00'],
      ['', 'Reference 88203', '', ''],
      ['04/02/2026', 'Salary February', '900.00', '1,200.00'],
    ],
  )
  expect(movements(found).map(({ description }) => description)).toEqual(['Standing order rent Reference 88203', 'Salary February'])
})

test('titles that name the way beside the amount are columns of their own ways', () => {
  for (const [out, into] of [
    ['Bedrag af', 'Bedrag bij'],
    ['Montant débit', 'Montant crédit'],
    ['Importe cargo', 'Importe abono'],
    ['Betrag Soll', 'Betrag Haben'],
  ] as const)
    expect(
      movements(
        read(
          ['Polderbank', '01-07-2025 - 31-07-2025'],
          [
            ['Datum', 'Omschrijving', out, into],
            ['01-07-2025', 'Huur', '812,00', ''],
            ['24-07-2025', 'Salaris', '', '2.250,00'],
          ],
        ),
      ).map(({ money_in, money_out }) => [money_out, money_in]),
    ).toEqual([
      ['812.00', undefined],
      [undefined, '2250.00'],
    ])
})

describe('days that a narrow column breaks', () => {
  test('are whole, with the lines of text beside them, and movements are told apart by them', () => {
    const found = read(
      ['Banco de Auental', 'Período: 01-07-2024 a 31-07-2024'],
      [
        ['Data mov.', 'Descrição', 'Débito', 'Crédito', 'Saldo'],
        ['', 'Saldo inicial', '', '', '4.210,55'],
        ['02-07-', 'Transferência de Oliveira', '', '1.250,00', '5.460,55'],
        ['2024', '', '', '', ''],
        ['12-07-', 'Transferência para', '2.980,00', '', '2.480,55'],
        ['2024', 'Fornecedor Silva', '', '', ''],
        ['', 'Saldo final', '', '', '2.480,55'],
      ],
    )
    expect(movements(found).map(({ date, description, balance }) => [date, description, balance])).toEqual([
      ['2024-07-02', 'Transferência de Oliveira', '5460.55'],
      ['2024-07-12', 'Transferência para Fornecedor Silva', '2480.55'],
    ])
    expect(asObject(found.fields)).toMatchObject({ opening_balance: '4210.55', closing_balance: '2480.55' })
  })

  test('are whole where the year stands below a month in letters, or the day below year and month', () => {
    for (const [above, below, day] of [
      ['12 Mar', '2025', '2025-03-12'],
      ['2025-03-', '12', '2025-03-12'],
      ['12.03.', '2025', '2025-03-12'],
    ] as const)
      expect(
        movements(
          read(
            ['Bank of Auental'],
            [
              ['Date', 'Details', 'Amount', 'Balance'],
              [above, 'Rent', '-30.50', '69.50'],
              [below, '', '', ''],
            ],
          ),
        ).map(({ date }) => date),
      ).toEqual([day])
  })
})

test('two columns that were taken for one are told apart by where their titles stand', () => {
  const titles = ['Date', 'Details', 'Paid out', 'Paid in', 'Balance']
  const rows = [
    ['03/02/2026', 'Rent', '30.50', '', '69.50'],
    ['04/02/2026', 'Salary', '', '20.00', '89.50'],
  ]
  const words = [titles, ...rows].map((row, at) =>
    row.map((text, column) => (text === '' ? [] : typeset(text, { left: 50 + 100 * column, baseline: 400 + 14 * at }))),
  )
  const found = readWords(
    ['Bank of Auental'],
    words.map(([day = [], text = [], out = [], into = [], balance = []]) => [day, text, [...out, ...into], balance]),
  )
  expect(movements(found).map(({ money_in, money_out }) => [money_out, money_in])).toEqual([
    ['30.50', undefined],
    [undefined, '20.00'],
  ])
})

test('days in strokes without a year are in the one order that fits all of them', () => {
  const found = read(
    ['Bank of Auental', 'Statement period March 1, 2025 - March 31, 2025'],
    [
      ['Date', 'Description', 'Amount', 'Balance'],
      ['03/04', 'Rent', '-30.50', '69.50'],
      ['03/25', 'Salary', '20.00', '89.50'],
    ],
  )
  expect(movements(found).map(({ date }) => date)).toEqual(['2025-03-04', '2025-03-25'])
})

test('the balance behind the last movement is what the account came to where nothing else says it, but never surely', () => {
  const { fields } = read(
    ['Bank of Auental'],
    [
      ['Date', 'Description', 'Amount', 'Balance'],
      ['03/02/2026', 'Rent', '-30.50', '69.50'],
      ['04/02/2026', 'Salary', '20.00', '89.50'],
    ],
  )
  const closing = fields.find(({ name }) => name === 'closing_balance')
  expect(closing?.value).toMatchObject({ amount: '89.50' })
  expect(closing?.confidence).toBeLessThan(0.9)
})

test('payments came in beside charges and went out beside receipts', () => {
  const moved = (...titles: readonly [string, string]) =>
    movements(
      read(
        ['Bank of Auental'],
        [
          ['Date', 'Details', ...titles, 'Balance'],
          ['03/02/2026', 'First', '30.50', '', '69.50'],
          ['04/02/2026', 'Second', '', '20.00', '89.50'],
        ],
      ),
    ).map(({ money_in, money_out }) => (money_in === undefined ? `out ${money_out}` : `in ${money_in}`))
  expect(moved('Charges', 'Payments')).toEqual(['out 30.50', 'in 20.00'])
  expect(moved('Payments', 'Charges')).toEqual(['in 30.50', 'out 20.00'])
  expect(moved('Payments', 'Receipts')).toEqual(['out 30.50', 'in 20.00'])
})

test('a row without a day that begins with the word for a balance is one, and which its place says', () => {
  const found = read(
    ['Nordlicht Bank', '21.07.2025 - 20.08.2025'],
    [
      ['Buchungstag', 'Text', 'Betrag'],
      ['', 'Saldo laut voriger Karte', '-318,40'],
      ['28.07.2025', 'Einzug', '+318,40'],
      ['01.08.2025', 'Fischhandel', '-46,80'],
      ['', 'Saldo heute', '-46,80'],
    ],
  )
  expect(asObject(found.fields)).toMatchObject({ opening_balance: '-318.40', closing_balance: '-46.80' })
  expect(movements(found)).toHaveLength(2)
})

test('amounts without signs under a heading of what went out have a minus, where both ways have a heading', () => {
  const lines = [
    ['DEPOSITS AND CREDITS', '', ''],
    ['02/06/2025', 'Deposit', '5,150.00'],
    ['CHECKS AND DEBITS', '', ''],
    ['02/23/2025', 'Check 3301', '2,400.00'],
  ]
  const titles = ['Date', 'Description', 'Amount']
  expect(movements(read(['Bank of Auental'], [titles, ...lines])).map(({ amount }) => amount)).toEqual(['5150.00', '-2400.00'])
  expect(movements(read(['Bank of Auental'], [titles, ...lines.slice(1)])).map(({ amount }) => amount)).toEqual(['5150.00', '2400.00'])
})

test('two balances that are called alike are the opening one above the movements and the closing one below', () => {
  const found = read(
    ['Crédit des Alpes'],
    [
      ['Date', 'Opération', 'Montant', 'Solde'],
      ['', 'Solde au 30/06/2025', '', '980,00'],
      ['01/07/2025', 'Loyer', '+720,00', '1 700,00'],
      ['', 'Solde au 31/07/2025', '', '1 700,00'],
    ],
  )
  expect(asObject(found.fields)).toMatchObject({ opening_balance: '980.00', closing_balance: '1700.00' })
})
