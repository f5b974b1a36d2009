import { describe, expect, test } from 'vitest'
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
