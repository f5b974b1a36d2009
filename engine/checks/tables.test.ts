import { describe, expect, test } from 'vitest'
import { table } from '../export/xlsx-test-documents.ts'
import { checkTable } from './tables.ts'

const outcomes = (...rows: Parameters<typeof table>[0]) =>
  checkTable(table(rows)).map(({ outcome, checked, against }) => [outcome, checked.row, against.map(({ row }) => row)])

describe('sums of columns', () => {
  test('a total that adds everything above it passes', () => {
    expect(outcomes(['Item', 'Amount'], ['a', '0.10'], ['b', '0.20'], ['Total', '0.30'])).toEqual([['passed', 3, [1, 2]]])
  })
  test('a total that does not add up fails and says by how much', () => {
    const [check] = checkTable(
      table([
        ['Item', 'Amount'],
        ['a', '10.00'],
        ['b', '20.00'],
        ['Sum', '31.00'],
      ]),
    )
    expect(check).toMatchObject({ outcome: 'failed', detail: 'The cells add up to 30, the total says 31.' })
  })
  test('an option in brackets that the total leaves out is not called wrong', () => {
    const rows = (total: string) =>
      [
        ['Item', 'Amount'],
        ['Door', '1,956.00'],
        ['Oak', '414.00'],
        ['or beech', '(220.50)'],
        ['Total', total],
      ] as const
    expect(outcomes(...rows('2,370.00'))).toEqual([['passed', 4, [1, 2]]])
    expect(outcomes(...rows('2,149.50'))).toEqual([['passed', 4, [1, 2, 3]]])
    expect(outcomes(...rows('2,400.00')).map(([outcome]) => outcome)).toEqual(['failed'])
  })
  test('a balance in the column of what came in is none of the movements that a total adds up', () => {
    const rows = (total: string) =>
      [
        ['Libellé', 'Débit', 'Crédit'],
        ['Solde créditeur au 01.03.2024', '', '2,286.15'],
        ['Loyer', '500.00', ''],
        ['Remise de chèque', '', '1,015.37'],
        ['Salaire', '', '1,308.13'],
        ['Total des opérations', '500.00', total],
      ] as const
    expect(outcomes(...rows('2,323.50'))).toEqual([['passed', 5, [3, 4]]])
    expect(outcomes(...rows('2,400.00')).map(([outcome]) => outcome)).toEqual(['failed'])
  })
  test('each half of a table is summed by the labels of its own, as payments and deductions are', () => {
    const rows = [
      ['Payments', 'Units', 'Amount', 'Deductions', 'Taken'],
      ['Basic pay', '150', '1,890.00', 'Tax', '168.40'],
      ['Overtime', '12', '226.80', 'Insurance', '85.50'],
      ['Sleep-in', '2', '110.00', 'Pension', '94.50'],
      ['Gross pay', '', '2,226.80', 'Union', '14.20'],
    ] as const
    const checks = (...last: readonly string[]) =>
      checkTable(table([...rows, ['', '', '', 'Total deductions', ...last]])).map(({ outcome, checked }) => [
        outcome,
        checked.row,
        checked.column,
      ])
    expect(checks('362.60')).toEqual([
      ['passed', 4, 2],
      ['passed', 5, 4],
    ])
    expect(checks('364.60')).toEqual([
      ['passed', 4, 2],
      ['failed', 5, 4],
    ])
  })
  test('a sum without a label is one where it adds up what came since the last, and counts for the total of sums', () => {
    const rows = (unlabelled: string) =>
      [
        ['Assets', '2025'],
        ['Property', '4,812'],
        ['Goodwill', '1,236'],
        ['', unlabelled],
        ['Stocks', '932'],
        ['Cash', '2,322'],
        ['', '3,254'],
        ['Total assets', '9,302'],
      ] as const
    expect(outcomes(...rows('6,048'))).toEqual([
      ['passed', 3, [1, 2]],
      ['passed', 6, [4, 5]],
      ['passed', 7, [1, 2, 4, 5]],
    ])
    expect(outcomes(...rows('6,049')).some(([, row]) => row === 3)).toBe(false)
  })
  test('a table of nothing but figures claims no sums, though one be that of the two above it', () => {
    expect(outcomes(['Depth', 'Load'], ['1', '10'], ['2', '20'], ['3', '30'], ['4', '45'])).toEqual([])
  })
  test('the total of a group with one thing in it is no sum of all that stands above', () => {
    const rows = [
      ['Item', 'Amount'],
      ['a', '783.00'],
      ['b', '-757.97'],
      ['Total one', '25.03'],
      ['c', '-87.00'],
      ['Total two', '-87.00'],
    ] as const
    expect(outcomes(...rows, ['Total', '-61.97'])).toEqual([
      ['passed', 3, [1, 2]],
      ['passed', 6, [1, 2, 4]],
    ])
  })
  test('a total over a figure that is not told is not called wrong, one over a dash is', () => {
    const rows = (text: string) =>
      [
        ['Item', 'Amount'],
        ['a', '10.00'],
        ['b', '20.00'],
        ['c', text],
        ['Sum', '37.00'],
      ] as const
    expect(outcomes(...rows('..'))).toEqual([])
    expect(outcomes(...rows('–'))).toEqual([['failed', 4, [1, 2]]])
  })
  test('a total is not called wrong over a word that reaches into the column, nor over a row that was not taken apart', () => {
    const rows = (between: Parameters<typeof table>[0][number]) =>
      [['Item', 'Hours', 'Amount'], ['a', '1', '10.00'], ['b', '2', '20.00'], between, ['Sum', '', '37.00']] as const
    expect(outcomes(...rows(['c', { text: 'not counted', columnSpan: 2 }]))).toEqual([])
    expect(outcomes(...rows(['Bridge 784 28.8 49.21', '', '']))).toEqual([])
    expect(outcomes(...rows(['Part two', '', '']))).toEqual([['failed', 4, [1, 2]]])
  })
  test('a total of what is taken away without a minus is not called wrong', () => {
    expect(outcomes(['', 'Amount'], ['Income', '100.00'], ['Costs', '20.00'], ['Total', '80.00'])).toEqual([])
    expect(outcomes(['', 'Amount'], ['Income', '100.00'], ['Costs', '20.00'], ['Rent', '9.00'], ['Total', '71.00'])).toEqual([])
    expect(outcomes(['', 'Amount'], ['Income', '100.00'], ['Costs', '20.00'], ['Total', '82.00'])).toHaveLength(1)
  })
  test('the total of rates is not called wrong, nor that of a long table whose beginning was not found', () => {
    expect(outcomes(['', 'Growth'], ['North', '0.1'], ['South', '5.0'], ['Total', '4.0'])).toEqual([])
    const rows = Array.from({ length: 12 }, (_, row) => [`Row ${row}`, '10.00'] as const)
    const continued = (first: number) => {
      const whole = table([['', ''], ...rows.slice(first), ['Total', '121.00']])
      return checkTable({ ...whole, headerRows: 0 }).map(({ outcome }) => outcome)
    }
    expect(continued(0)).toEqual([])
    expect(continued(3)).toEqual(['failed'])
  })
  test.each(['Summa', 'Razem', 'Ogółem', 'Sous-total', 'Celkem', 'Totalt', 'Subtotale', 'Yhteensä', 'I alt'])(
    '"%s" is a total',
    (label) => {
      expect(outcomes(['', 'A'], ['a', '1.00'], ['b', '2.00'], [label, '3.10'])).toHaveLength(1)
    },
  )
  test('subtotals, and a grand total over them, pass', () => {
    expect(
      outcomes(
        ['Item', 'Amount'],
        ['a', '1.00'],
        ['b', '2.00'],
        ['Subtotal', '3.00'],
        ['c', '4.00'],
        ['d', '5.00'],
        ['Subtotal', '9.00'],
        ['Grand total', '12.00'],
      ),
    ).toEqual([
      ['passed', 3, [1, 2]],
      ['passed', 6, [4, 5]],
      ['passed', 7, [1, 2, 4, 5]],
    ])
  })
  test('net, tax and gross pass', () => {
    expect(
      outcomes(
        ['Item', 'Betrag'],
        ['a', '100,00'],
        ['b', '50,00'],
        ['Nettobetrag', '150,00'],
        ['MwSt 20 %', '30,00'],
        ['Gesamtbetrag', '180,00'],
      ).map(([outcome]) => outcome),
    ).toEqual(['passed', 'passed', 'passed'])
  })
  test('whole figures may be off by rounding, amounts of money may not', () => {
    expect(outcomes(['Region', 'Thousands'], ['a', '10'], ['b', '20'], ['Total', '31'])).toEqual([['passed', 3, [1, 2]]])
    expect(outcomes(['Region', 'Price (EUR)'], ['a', '10'], ['b', '20'], ['Total', '31'])).toEqual([['failed', 3, [1, 2]]])
  })
  test('columns that do not add at all, percentages and tables without totals are not checked', () => {
    expect(outcomes(['Year', 'Rate'], ['2023', '3.5'], ['2024', '4.5'], ['Total', '4.1'])).toEqual([])
    expect(outcomes(['Item', 'Share'], ['a', '40%'], ['b', '50%'], ['Total', '100%'])).toEqual([])
    expect(outcomes(['Item', 'Amount'], ['a', '1.00'], ['b', '2.00'])).toEqual([])
  })
})

describe('running balances', () => {
  const statement = (balances: readonly string[]) => [
    ['Date', 'Paid out', 'Paid in', 'Balance'],
    ['2024-01-01', '', '', balances[0] ?? ''],
    ['2024-01-02', '10.00', '', balances[1] ?? ''],
    ['2024-01-03', '', '25.50', balances[2] ?? ''],
    ['2024-01-04', '5.25', '', balances[3] ?? ''],
    ['2024-01-05', '1.00', '', balances[4] ?? ''],
  ]
  test('money out and money in carry the balance on', () => {
    expect(outcomes(...statement(['100.00', '90.00', '115.50', '110.25', '109.25']))).toEqual([['passed', 2, [2, 3, 4, 5]]])
  })
  test('of several entries of a day the last alone has the balance', () => {
    expect(outcomes(...statement(['100.00', '90.00', '', '110.25', '109.25'])).map(([outcome]) => outcome)).toEqual(['passed'])
    expect(outcomes(...statement(['100.00', '90.00', '', '110.52', '109.52'])).map(([outcome]) => outcome)).toEqual(['failed'])
  })
  test('an entry that breaks the balance is named', () => {
    const [check] = checkTable(table(statement(['100.00', '90.00', '115.50', '110.52', '109.52'])))
    expect(check).toMatchObject({ outcome: 'failed', checked: { row: 4, column: 3 } })
    expect(check?.detail).toBe('1 of 4 entries do not carry the balance on; the first should be 110.25 and says 110.52.')
  })
  test('one signed column carries the balance on, newest entry last or first', () => {
    const rows = [
      ['2024-01-01', '-5.00', '95.00'],
      ['2024-01-02', '10.00', '105.00'],
      ['2024-01-03', '-1.00', '104.00'],
      ['2024-01-04', '2.00', '106.00'],
    ]
    expect(outcomes(['Datum', 'Betrag', 'Saldo'], ...rows).map(([outcome]) => outcome)).toEqual(['passed'])
    expect(outcomes(['Datum', 'Betrag', 'Saldo'], ...rows.toReversed()).map(([outcome]) => outcome)).toEqual(['passed'])
  })
  test('a column called balance that follows nothing is not checked', () => {
    expect(
      outcomes(
        ['Account', 'Limit', 'Balance'],
        ['a', '10.00', '7.00'],
        ['b', '20.00', '99.00'],
        ['c', '30.00', '1.00'],
        ['d', '5.00', '2.00'],
      ),
    ).toEqual([])
  })
})

describe('rows of tax', () => {
  const taxChecks = (...rows: Parameters<typeof table>[0]) => checkTable(table(rows)).filter(({ name }) => name === 'Tax')
  const goods: Parameters<typeof table>[0] = [
    ['Item', 'Amount'],
    ['a', '99.99'],
    ['b', '50.00'],
    ['Net total', '149.99'],
  ]

  test('pass when they are their rate of the total above, rounded either way', () => {
    expect(taxChecks(...goods, ['VAT 20%', '30.00'])).toMatchObject([
      { outcome: 'passed', detail: '20 % of 149.99 is 30.', checked: { row: 4, column: 1 }, against: [{ row: 3, column: 1 }] },
    ])
    expect(taxChecks(...goods, ['Sales tax (8.25 %)', '12.37'])).toMatchObject([{ outcome: 'passed' }])
  })
  test('fail when they are not, and say what the rate makes', () => {
    expect(taxChecks(...goods, ['VAT 20%', '35.00'])).toMatchObject([
      { outcome: 'failed', detail: '20 % of 149.99 is 30, the tax says 35.' },
    ])
  })
  test('are held to the sum of the rows where no total stands above', () => {
    expect(taxChecks(['Item', 'Amount'], ['a', '10.00'], ['b', '20.00'], ['GST 10%', '3.00'], ['Total', '33.00'])).toMatchObject([
      { outcome: 'passed', against: [{ row: 1 }, { row: 2 }] },
    ])
  })
  test('are held to the row before that adds up the others, whatever it is called', () => {
    const rows = (tax: string): Parameters<typeof table>[0] => [
      ['Item', 'Amount'],
      ['Lamp', '45.00'],
      ['Shade', '15.00'],
      ['Goods', '60.00'],
      ['VAT 20 %', tax],
    ]
    expect(outcomes(...rows('12.00'))).toEqual([['passed', 4, [3]]])
    expect(outcomes(...rows('11.00'))).toEqual([['failed', 4, [3]]])
  })
  test('of several rates on parts of the rows are never called wrong, and rows without a rate are not checked', () => {
    expect(taxChecks(...goods, ['VAT 20%', '20.00'], ['VAT 5%', '2.50'])).toEqual([])
    expect(taxChecks(...goods, ['VAT', '12.00'])).toEqual([])
    expect(taxChecks(...goods, ['Attacks 20%', '12.00'])).toEqual([])
  })
})
