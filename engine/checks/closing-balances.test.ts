import { describe, expect, test } from 'vitest'
import { table } from '../export/xlsx-test-documents.ts'
import { checkTable } from './tables.ts'

const outcomes = (...rows: Parameters<typeof table>[0]) =>
  checkTable(table(rows)).map(({ outcome, checked, against }) => [outcome, checked.row, against.map(({ row }) => row)])

describe('the balance at the end of a summary', () => {
  const summary = (checks: string, end: string): Parameters<typeof table>[0] => [
    ['Account', 'Amount'],
    ['Beginning balance on October 1', '3412.87'],
    ['Deposits and other additions', '4126.10'],
    ['Checks paid', checks],
    ['Ending balance on October 31', end],
  ]
  test('passes where what came and went with its printed sign leads to it', () => {
    expect(outcomes(...summary('-1275.00', '6263.97'))).toEqual([['passed', 4, [1, 2, 3]]])
  })
  test('passes where a label says what is taken away without a minus', () => {
    expect(outcomes(...summary('1275.00', '6263.97'))).toEqual([['passed', 4, [1, 2, 3]]])
  })
  test('fails where signs are printed and lead elsewhere, and says where', () => {
    const [check] = checkTable(table(summary('-1275.00', '6236.97')))
    expect(check).toMatchObject({ outcome: 'failed', checked: { row: 4, column: 1 } })
    expect(check?.detail).toBe('The balance at the beginning and the rows below it lead to 6263.97, the balance at the end says 6236.97.')
  })
  test('is not called wrong where no sign says what came and what went', () => {
    expect(outcomes(...summary('1275.00', '6236.97'))).toEqual([])
  })
  test('is not checked with a figure that was not read, nor without a balance at the beginning', () => {
    expect(outcomes(...summary('illegible', '6263.97'))).toEqual([])
    expect(outcomes(...summary('-1275.00', '6236.97').filter((_, at) => at !== 1))).toEqual([])
  })
  test('is not called wrong where rows add others up, nor in a list of bookings with balances that fall below nothing', () => {
    const [titles = [], opening = [], deposits = [], checks = [], ending = []] = summary('-1275.00', '6236.97')
    expect(
      outcomes(titles, opening, deposits, checks, ['Total movements', '2851.10'], ending).filter(([outcome]) => outcome === 'failed'),
    ).toEqual([])
    const bookings = [
      ['Text', 'Amount', 'Balance'],
      ['Opening balance', '', '10.00'],
      ['Rent', '-50.00', '-40.00'],
      ['Wages', '90.00', '50.00'],
      ['Closing balance', '', '50.00'],
    ]
    expect(outcomes(...bookings).filter(([outcome]) => outcome === 'failed')).toEqual([])
  })
  test('is known by what it is called in other languages', () => {
    const rows = [
      ['Konto', 'Betrag'],
      ['Alter Saldo', '100.00'],
      ['Eingänge', '50.00'],
      ['Ausgänge', '30.00'],
      ['Neuer Saldo', '120.00'],
    ]
    expect(outcomes(...rows)).toEqual([['passed', 4, [1, 2, 3]]])
    expect(
      outcomes(['Compte', 'Montant'], ['Ancien solde', '10.00'], ['Versements', '5.00'], ['Retraits', '-3.00'], ['Nouveau solde', '12.00']),
    ).toEqual([['passed', 4, [1, 2, 3]]])
  })
})
