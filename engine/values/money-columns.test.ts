import { describe, expect, test } from 'vitest'
import type { Table, Word } from '../model/index.ts'
import { column, kindsOf, numbersOf, table, typed, valuesOf, wordsOf } from './column-sample.ts'

describe('percentages and money', () => {
  test('percentages keep the printed figure', () => {
    const [first] = typed(table(['Share'], [['12.5 %'], ['(3.0%)'], ['100%']]))
    expect(kindsOf(first)).toEqual(['percent'])
    expect(numbersOf(first, 0)).toEqual(['12.5', '-3.0', '100'])
  })
  test('the currency comes from the cell', () => {
    expect(money(table(['A'], [['€ 5,00'], ['USD 7.00'], ['£9']]))).toEqual([
      ['5.00', 'EUR'],
      ['7.00', 'USD'],
      ['9', 'GBP'],
    ])
  })
  test('cells without a sign follow the one sign of their column', () => {
    expect(money(table(['A'], [['$ 5.00'], ['7.00'], ['$ 12.00']]))).toEqual([
      ['5.00', 'USD'],
      ['7.00', 'USD'],
      ['12.00', 'USD'],
    ])
  })
  test('a figure without a sign is no money where nearly all others carry one', () => {
    const [first] = typed(table(['2024'], [['$1.40'], ['$1.38'], ['$0.25'], ['15,287,521']]))
    expect(valuesOf(first, 0).map((value) => value?.kind)).toEqual(['money', 'money', 'money', 'number'])
  })
  test('the currency comes from the header', () => {
    expect(money(table(['Amount (CHF)'], [['5.00'], ['7.50']]))).toEqual([
      ['5.00', 'CHF'],
      ['7.50', 'CHF'],
    ])
  })
  test('the currency comes from the caption', () => {
    expect(money({ ...table(['Cost'], [['5.00'], ['7.50']]), title: 'Costs in SEK' })).toEqual([
      ['5.00', 'SEK'],
      ['7.50', 'SEK'],
    ])
  })
  test('the currency comes from the one currency the document names', () => {
    expect(money(table(['Balance'], [['5.00'], ['7.50']]), wordsOf('All amounts in GBP'))).toEqual([
      ['5.00', 'GBP'],
      ['7.50', 'GBP'],
    ])
  })
  test('a currency that the title of one column names is not that of its neighbour', () => {
    const words = wordsOf('Price EUR Amount')
    expect(
      money(
        table(
          ['Price EUR', 'Amount'],
          [
            ['5.00', '6.10'],
            ['7.50', '8.20'],
          ],
        ),
        words,
      ),
    ).toEqual([
      ['5.00', 'EUR'],
      ['7.50', 'EUR'],
    ])
    const [first] = typed(
      table(
        ['Price EUR', 'Amount'],
        [
          ['5.00', '6.10'],
          ['7.50', '8.20'],
        ],
      ),
      words,
    )
    expect(valuesOf(first, 1).map((value) => (value?.kind === 'money' ? value.currency : value?.kind))).toEqual([null, null])
  })
  test('a document that names none, or two, leaves the currency open', () => {
    expect(money(table(['Balance'], [['5.00'], ['7.50']]))).toEqual([
      ['5.00', null],
      ['7.50', null],
    ])
    expect(money(table(['Balance'], [['5.00'], ['7.50']]), wordsOf('Rates of GBP and EUR'))).toEqual([
      ['5.00', null],
      ['7.50', null],
    ])
  })
  test('an amount in a header is no unit', () => {
    expect(kindsOf(typed(table(['below $2,500'], [['23.2'], ['25.5']]))[0])).toEqual(['number'])
  })
  test('hours with two decimals are no money', () => {
    expect(kindsOf(typed(table(['Total hours'], [['5.00'], ['7.50']]))[0])).toEqual(['number'])
  })
  test('percentages among amounts stay percentages', () => {
    const [first] = typed(table(['A'], [['£5.00'], ['12%'], ['£7.00'], ['£8.00']]))
    expect(valuesOf(first, 0).map((value) => value?.kind)).toEqual(['money', 'percent', 'money', 'money'])
  })
  test('debits are negative, and a lone credit on a list of charges is too', () => {
    expect(column('A', ['5.00 DR', '7.00 CR'])).toEqual(['-5.00', '7.00'])
    expect(column('A', ['5.00', '7.00 CR', '8.00'])).toEqual(['5.00', '-7.00', '8.00'])
    expect(column('A', ['5.00 CR', '7.00 CR'])).toEqual(['5.00', '7.00'])
    expect(column('Bedrag', ['2.106,28', '997,61 Bij', '57,84 Af'])).toEqual(['2106.28', '997.61', '-57.84'])
  })
  test('C and D behind cents are credit and debit where both stand in a column, and letters where one does', () => {
    expect(column('Valor', ['1.250,00 C', '300,00 D', '12,50 D'])).toEqual(['1250.00', '-300.00', '-12.50'])
    expect(kindsOf(typed(table(['Preis'], [['2,49 D'], ['3,99 D']]))[0])).toEqual(['text'])
  })
})

const money = (input: Table, words: readonly Word[] = []): readonly unknown[] =>
  valuesOf(typed(input, words)[0], 0).map((value) => (value?.kind === 'money' ? [value.amount, value.currency] : value))
