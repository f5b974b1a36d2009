import { describe, expect, test } from 'vitest'
import { column, kindsOf, table, typed, valuesOf, wordsOf } from './column-sample.ts'

describe('identifiers stay text', () => {
  test('no numbers of sections are figures of which one has two points that group thousands', () => {
    expect(column('Menge', ['1.500', '2.500', '1.234.567'])).toEqual(['1500', '2500', '1234567'])
  })
  test.each([
    ['leading zeros', 'Code', ['00417', '10023', '00009']],
    ['postcodes', 'PLZ', ['10115', '20095', '80331']],
    ['account numbers', 'Account', ['41001234', '41005678', '41009999']],
    ['long digit strings', 'A', ['1234567890123456', '2234567890123456']],
    ['digits of one length', 'A', ['20240101', '20240102', '20240103']],
    ['telephone numbers in groups', 'Mobile', ['601 234 567', '602 345 678']],
    ['a lone long number', 'A', ['4304171000002']],
    ['order numbers', 'Order no.', ['10023', '10024', '10031']],
    ['postcodes of two forms', 'Zip', ['55104', '55108', '55101-1511', '55102', '55103']],
    ['numbers of sections, of which one has three parts', 'Section', ['1.1', '1.9', '1.10', '2.1', '2.2.1']],
    ['numbers of positions, of which 1.10 comes after 1.2', 'Pos.', ['1.1', '1.2', '1.10', '2.1']],
    ['things and their parts, of which 2.10 comes after 2.1', 'A', ['1', '1.1', '1.2', '2', '2.1', '2.10', '3']],
    ['things and their parts counted without a gap', 'A', ['1', '1.1', '1.2', '1.3', '2', '2.1']],
    ['numbers of cheques, one with the mark of a note', 'Check #', ['1042', '1043', '1045*']],
    ['telephone numbers', 'Call', ['+4930123456', '+4930123457']],
    ['codes of four figures whose title says so', 'HSN', ['8471', '8517', '9403']],
    ['versions, chapters and shelves', 'Bin', ['12.04', '12.05', '13.10']],
    ['days without a year', 'Valuta', ['12.03', '15.03', '28.03']],
    ['years in brackets', 'Published', ['(2019)', '(2021)', '(2020)']],
    ['numbers of rows in brackets', '', ['(1)', '(2)', '(3)']],
    ['numbers of articles with points for thousands', 'Art.nr.', ['10.023', '11.001']],
    ['numbers of notes, some of two parts', 'Note', ['3.1', '4', '5.10']],
    ['codes of goods', 'HS code', ['8471.30', '8517.12']],
    ['standard errors', 'SE', ['(0.120)', '(0.033)']],
    ['marks of schools', 'Note', ['2-', '1+', '3', '2']],
    ['ages and more', 'Age', ['18+', '65+']],
    ['years since when', 'Member', ['2019-', '2020-']],
  ])('%s', (_, title, texts) => {
    const [first] = typed(
      table(
        [title],
        texts.map((text) => [text]),
      ),
    )
    expect(kindsOf(first)).toEqual(['text'])
    expect(valuesOf(first, 0)).toEqual(texts.map((text) => ({ kind: 'text', text })))
  })
  test('five and more figures of one length without marks are a code where the thousands beside them are grouped', () => {
    const rows = [
      ['400001', '1,250'],
      ['560001', '12,400'],
      ['110001', '980'],
    ]
    expect(kindsOf(typed(table(['Place', 'Sold'], rows))[0])).toEqual(['text', 'number'])
    const alone = rows.map(([place = '']) => [place, 'x y'])
    expect(kindsOf(typed(table(['Place', 'Name'], alone))[0])).toEqual(['number', 'text'])
  })
  test('measures that only rise like an outline are numbers', () => {
    for (const texts of [
      ['1', '1.5', '1.25'],
      ['1', '1.1', '1.2', '1.3', '1.4'],
      ['0.5', '1', '1.5', '2', '2.5'],
    ])
      expect(
        kindsOf(
          typed(
            table(
              ['A'],
              texts.map((text) => [text]),
            ),
          )[0],
        ),
      ).toEqual(['number'])
  })
  test('numbers with the other mark than all amounts beside them are places in an order', () => {
    const rows = [
      ['1.1', '120,00', '8,50'],
      ['1.2', '1.450,00', '1,12'],
      ['2.1', '380,50', '3,05'],
    ]
    expect(kindsOf(typed(table(['Pos.', 'Menge', 'EP'], rows))[0])).toEqual(['text', 'number', 'number'])
    const meters = rows.map(([, , price = ''], index) => [`4711.22${index}`, price])
    const german = wordsOf('Die Zahl der Haushalte und der Bestand mit und von der')
    expect(kindsOf(typed(table(['Zähler', 'Stand'], meters), german)[0])).toEqual(['text', 'number'])
    expect(kindsOf(typed(table(['Zähler', 'Stand'], meters))[0])).toEqual(['number', 'number'])
  })
  test('what is on an account and how much was ordered are no numbers of it', () => {
    expect(
      kindsOf(
        typed(
          table(
            ['Kontostand', 'Bestellmenge'],
            [
              ['12500', '1200'],
              ['9800', '1400'],
            ],
          ),
        )[0],
      ),
    ).toEqual(['number', 'number'])
    expect(
      kindsOf(
        typed(
          table(
            ['Konto', 'Kundennr.'],
            [
              ['1250', '1200'],
              ['9800', '1400'],
            ],
          ),
        )[0],
      ),
    ).toEqual(['text', 'text'])
  })
  test('a row count and a column of years are numbers', () => {
    expect(column('No.', ['1', '2', '3'])).toEqual(['1', '2', '3'])
    expect(column('Year', ['2021', '2022', '2023'])).toEqual(['2021', '2022', '2023'])
  })
})
