import { describe, expect, test } from 'vitest'
import { type FieldDefinition, publishedListOf } from '../../model/index.ts'
import { lineOfWords, typeset } from '../../model/sample.ts'
import { tableOf } from '../reading/sample.ts'
import { columnsOf } from './columns.ts'
import { asObject, movements, read } from './sample.ts'

describe('titles', () => {
  test('are known by their last word as well', () => {
    const found = read(
      ['Pebble Bank', '01/02/2026 - 28/02/2026'],
      [
        ['Date', 'Description', '(GBP) Amount', 'Ending daily balance'],
        ['28/02/2026', 'Corner Roasters', '-44.95', '3,173.21'],
        ['25/02/2026', 'Cash Machine', '-40.81', '3,218.16'],
      ],
    )
    expect(movements(found)).toEqual([
      { date: '2026-02-28', description: 'Corner Roasters', amount: '-44.95', balance: '3173.21' },
      { date: '2026-02-25', description: 'Cash Machine', amount: '-40.81', balance: '3218.16' },
    ])
    // The newest stands first.
    expect(asObject(found.fields).closing_balance).toBe('3173.21')
  })

  test('are known without what was read with them: a title over several, and what stands above the table', () => {
    const shared = read(
      ['01/02/2026 - 28/02/2026'],
      [
        ['Transactions in RAND (ZAR) Date', 'Transactions in RAND (ZAR) Description', 'Amount', 'Balance', 'Accrued Bank Charges'],
        ['28/02/2026', 'Corner Roasters', '-44.95', '173.21', '0.10'],
        ['25/02/2026', 'Cash Machine', '-40.81', '218.16', '0.20'],
      ],
    )
    expect(movements(shared)[0]).toEqual({ date: '2026-02-28', description: 'Corner Roasters', amount: '-44.95', balance: '173.21' })
    const cell = (column: number, row: number, ...texts: readonly string[]) =>
      texts.map((text, at) => lineOfWords(typeset(text, { left: 50 + 150 * column, baseline: 100 + 40 * row + 12 * at })))
    const table = tableOf([
      [
        cell(0, 0, 'Rekeningnummer', 'NL91 ABNA 0417 1643 00', 'Boekdatum', '(Rentedatum)'),
        cell(1, 0, 'Datum Nieuw saldo', '30-09-2024 5.527,05 +/CREDIT', 'Omschrijving'),
        cell(2, 0, 'Bedrag af', '(debet)'),
      ],
      [cell(0, 1, '01-09-2024'), cell(1, 1, 'Energie'), cell(2, 1, '59,88')],
    ])
    const list = publishedListOf('statement')?.definitions.find(({ name }) => name === 'transactions') as FieldDefinition
    expect(columnsOf(table, list)).toEqual(
      new Map([
        ['date', 0],
        ['description', 1],
        ['money_out', 2],
      ]),
    )
  })

  test('that nobody knows stand over columns that their figures prove', () => {
    const found = read(
      [],
      [
        ['Dzień', 'Opis', 'Kwota', 'Po operacji'],
        ['2026-02-01', 'Czynsz', '-100.00', '900.00'],
        ['2026-02-03', 'Piekarnia', '-50.00', '850.00'],
        ['2026-02-06', 'Wynagrodzenie', '1000.00', '1850.00'],
        ['2026-02-07', 'Energia', '-25.50', '1824.50'],
      ],
    )
    expect(movements(found).map(({ amount }) => amount)).toEqual(['-100.00', '-50.00', '1000.00', '-25.50'])
    expect(movements(found)[0]).toEqual({ date: '2026-02-01', description: 'Czynsz', amount: '-100.00', balance: '900.00' })
  })

  test('prove nothing where the figures do not run', () => {
    const found = read(
      [],
      [
        ['Dzień', 'Opis', 'Kwota', 'Po operacji'],
        ['2026-02-01', 'Czynsz', '-100.00', '900.00'],
        ['2026-02-03', 'Piekarnia', '-50.00', '700.00'],
        ['2026-02-06', 'Wynagrodzenie', '1000.00', '1850.00'],
        ['2026-02-07', 'Energia', '-25.50', '1800.00'],
      ],
    )
    expect(found.lists).toEqual([])
  })

  test('of what went out and came in are proven together, the newest first or last', () => {
    const rows = [
      ['2026-02-01', 'Czynsz', '100.00', '', '900.00'],
      ['2026-02-03', 'Piekarnia', '50.00', '', '850.00'],
      ['2026-02-06', 'Wynagrodzenie', '', '1000.00', '1850.00'],
      ['2026-02-07', 'Energia', '25.50', '', '1824.50'],
      ['2026-02-09', 'Gotówka', '', '100.00', '1924.50'],
    ]
    for (const ordered of [rows, rows.toReversed()]) {
      const [first] = movements(read([], [['Dzień', 'Opis', 'Ubyło', 'Wpłynęło', 'Stan'], ...ordered])).toSorted((a, b) =>
        String(a.date).localeCompare(String(b.date)),
      )
      expect(first).toEqual({ date: '2026-02-01', description: 'Czynsz', money_out: '100.00', balance: '900.00' })
    }
  })
})

describe('a row of several lines', () => {
  const rows = [
    ['Date', 'Payment type and details', '', 'Paid out', 'Paid in', 'Balance'],
    ['03 Sep 25', 'BP', 'R Marwick', '', '', ''],
    ['', '', 'Rent', '69.06', '', '6,928.27'],
    ['04 Sep 25', 'SO', 'Marlow Savings', '173.65', '', ''],
    ['', 'VIS', 'Corner Market', '', '', ''],
    ['', '', 'Harrogate', '122.83', '', '6,631.79'],
    ['05 Sep 25', 'CR', 'Halden Robotics', '', '', ''],
    ['', '', 'Salary', '', '1,000.00', '7,631.79'],
  ]
  test('has its sums beside the last one where a day stands beside none, and its kind is part of the text', () => {
    expect(movements(read([], rows)).map(({ description }) => description)).toEqual([
      'BP R Marwick Rent',
      'SO Marlow Savings',
      'VIS Corner Market Harrogate',
      'CR Halden Robotics Salary',
    ])
  })

  test('has the day above it where a day is printed once', () => {
    expect(movements(read([], rows)).map(({ date }) => date)).toEqual(['2025-09-03', '2025-09-04', '2025-09-04', '2025-09-05'])
  })
})

describe('days', () => {
  const rows = (days: readonly string[], title: string): readonly (readonly string[])[] => [
    [title, 'Descripción', 'Cargos', 'Abonos', 'Saldo'],
    ...days.map((day, at) => [day, 'Compra', '10.00', '', `${100 - 10 * at}.00`]),
  ]
  const dated = (top: readonly string[], days: readonly string[], title: string) =>
    movements(read(top, rows(days, title))).map(({ date }) => date)

  test('are told by what stands below a title that says nothing', () => {
    expect(dated(['DEL 01/08/2026 AL 31/08/2026'], ['03/AGO', '04/AGO', '05/AGO'], 'OPER')).toEqual([
      '2026-08-03',
      '2026-08-04',
      '2026-08-05',
    ])
  })

  test('are no texts, though a title over both says so', () => {
    const found = read(
      ['01/08/2026 - 31/08/2026'],
      [
        ['Details of date', 'Details of payment', 'Paid out', 'Balance'],
        ['03/08/2026', 'Rent', '10.00', '90.00'],
        ['04/08/2026', 'Shop', '10.00', '80.00'],
        ['05/08/2026', 'Power', '10.00', '70.00'],
      ],
    )
    expect(movements(found)[2]).toEqual({ date: '2026-08-05', description: 'Power', money_out: '10.00', balance: '70.00' })
  })

  test('may stand before the day from which they count, and against their month', () => {
    expect(dated(['01/08/2026 - 31/08/2026'], ['03-08 (03-08)', '04-08 (05-08)'], 'Date')).toEqual(['2026-08-03', '2026-08-04'])
    expect(dated(['OCT 01/26 - OCT 31/26'], ['OCT03', 'OCT14'], 'Date')).toEqual(['2026-10-03', '2026-10-14'])
  })

  test('without a year are those between the balances, where nothing else says what is covered', () => {
    const top = ['Alter Kontostand vom 01.08.2026', 'Neuer Kontostand vom 31.08.2026']
    expect(dated(top, ['03.08.', '04.08.'], 'Datum')).toEqual(['2026-08-03', '2026-08-04'])
  })

  test('alone in a row are those of the rows below', () => {
    const found = read(
      [],
      [
        ['Angaben zu den Umsätzen', 'Valuta', 'Zu Ihren Lasten EUR', 'Zu Ihren Gunsten EUR'],
        ['Buchungsdatum: 03.07.2026', '', '', ''],
        ['Bäckerei Lindner', '04.07.2026', '62,02', ''],
        ['Stadtwerke', '04.07.2026', '21,00', ''],
        ['Buchungsdatum: 05.07.2026', '', '', ''],
        ['Halden Robotik', '05.07.2026', '', '2.000,00'],
      ],
    )
    expect(movements(found)).toEqual([
      { date: '2026-07-03', value_date: '2026-07-04', description: 'Bäckerei Lindner', money_out: '62.02' },
      { date: '2026-07-03', value_date: '2026-07-04', description: 'Stadtwerke', money_out: '21.00' },
      { date: '2026-07-05', value_date: '2026-07-05', description: 'Halden Robotik', money_in: '2000.00' },
    ])
  })

  test('within the texts are no part of them, and the third sum is what was left', () => {
    const found = read(
      [],
      [
        ['Description', 'Incoming', 'Outgoing', 'Amount'],
        ['Topped up 28 February 2026', '100.00', '', '500.00'],
        ['Sent to Marcus 22 February 2026', '', '50.00', '400.00'],
        ['Sent to Dana 21 February 2026', '', '50.00', '450.00'],
      ],
    )
    expect(movements(found)[1]).toEqual({ date: '2026-02-22', description: 'Sent to Marcus', money_out: '50.00', balance: '400.00' })
  })
})

describe('amounts without a sign', () => {
  const read3 = (...balances: readonly string[]) =>
    movements(
      read(
        [],
        [
          ['Date', 'Description', 'Amount', 'Balance'],
          ['01/02/2026', 'Shop', '10.00', `${balances[0]}Cr`],
          ['02/02/2026', 'Shop', '20.00', `${balances[1]}Cr`],
          ['03/02/2026', 'Salary', '500.00Cr', `${balances[2]}Cr`],
          ['04/02/2026', 'Shop', '30.00', `${balances[3]}Cr`],
          ['05/02/2026', 'Shop', '40.00', `${balances[4]}Cr`],
        ],
      ),
    ).map(({ amount }) => amount)

  test('went out where the balances say so', () => {
    expect(read3('990.00', '970.00', '1,470.00', '1,440.00', '1,400.00')).toEqual(['-10.00', '-20.00', '500.00', '-30.00', '-40.00'])
  })

  test('stay as they are where they do not', () => {
    expect(read3('990.00', '1,010.00', '1,510.00', '1,540.00', '1,580.00')).toEqual(['10.00', '20.00', '500.00', '30.00', '40.00'])
  })
})

test('a balance that is carried forward may stand beside the sums of all', () => {
  const found = read(
    [],
    [
      ['Date', 'Details', 'Withdrawal', 'Deposit', 'Balance'],
      ['', 'Balance brought forward', '', '', '100.00'],
      ['01/02/2026', 'Shop', '10.00', '', '90.00'],
      ['02/02/2026', 'Salary', '', '50.00', '140.00'],
      ['', 'Balance carried forward', '10.00', '50.00', '140.00'],
    ],
  )
  expect(movements(found)).toHaveLength(2)
  expect(asObject(found.fields)).toMatchObject({ opening_balance: '100.00', closing_balance: '140.00' })
})
