import { describe, expect, test } from 'vitest'
import type { Word } from '../model/index.ts'
import { kindsOf, table, typed, valuesOf, wordsOf } from './column-sample.ts'
import { typeColumns } from './columns.ts'

describe('dates', () => {
  test('one day above twelve settles the column', () => {
    expect(dates(['03/04/2024', '25/12/2024'])).toEqual(['2024-04-03', '2024-12-25'])
    expect(dates(['03/04/2024', '12/25/2024'])).toEqual(['2024-03-04', '2024-12-25'])
  })
  test('the mark of a note behind a day or a time is no part of it', () => {
    expect(dates(['25/12/2024*', '03/04/2024¹', '26/12/2024'])).toEqual(['2024-12-25', '2024-04-03', '2024-12-26'])
    const [first] = typed(table(['Begin'], [['8:20 am²'], ['9:05 am'], ['12:30 pm†']]))
    expect(kindsOf(first)).toEqual(['time'])
    expect(valuesOf(first, 0).map((value) => (value?.kind === 'time' ? value.iso : null))).toEqual(['08:20', '09:05', '12:30'])
  })
  test('the document settles what the column leaves open', () => {
    expect(dates(['03/04/2024', '05/06/2024'], wordsOf('Printed 12/25/2024'))).toEqual(['2024-03-04', '2024-05-06'])
  })
  test('rows in order of time settle it', () => {
    expect(dates(['01/11/2024', '02/12/2024', '03/02/2024'])).toEqual(['2024-01-11', '2024-02-12', '2024-03-02'])
  })
  test('dots mean day first', () => {
    expect(dates(['03.04.2024', '01.02.2024'])).toEqual(['2024-04-03', '2024-02-01'])
  })
  test('the language settles it, English alone does not', () => {
    const german = wordsOf('und der die das mit von für auf')
    expect(typeColumns([table(['Datum'], [['03/04/2024'], ['01/02/2024']])], german).issues).toEqual([])
    const english = wordsOf('the and of to is with from this')
    const result = typeColumns([table(['Date'], [['03/04/2024'], ['01/02/2024']])], english)
    expect(result.issues).toMatchObject([{ code: 'ambiguous-dates', place: { page: 1 } }])
    expect(valuesOf(result.tables[0], 0)).toMatchObject([
      { iso: '2024-04-03', ambiguous: true },
      { iso: '2024-02-01', ambiguous: true },
    ])
  })
  test('days that contradict each other leave the others ambiguous', () => {
    const [first] = typed(table(['Date'], [['25/12/2024'], ['12/25/2024'], ['03/04/2024']]))
    expect(valuesOf(first, 0)).toMatchObject([
      { iso: '2024-12-25', ambiguous: false },
      { iso: '2024-12-25', ambiguous: false },
      { ambiguous: true },
    ])
  })
  test('times with a point are told by their title, by times among them, or by rising throughout a table', () => {
    const kinds = (title: string, texts: readonly string[]) =>
      kindsOf(
        typed(
          table(
            [title],
            texts.map((text) => [text]),
          ),
        )[0],
      )
    expect(kinds('Abfahrt', ['8.05', '9.12', '17.30'])).toEqual(['time'])
    expect(kinds('Abfahrt', ['8.05', '9.72', '17.30'])).toEqual(['number'])
    expect(kinds('Zug 12', ['8.05', '10:12'])).toEqual(['time'])
    expect(kinds('Hours', ['8.00', '7.50', '7.25'])).toEqual(['number'])
    const rows = [8, 9, 10, 11].map((hour) => [`${hour}.05`, `${hour}.12`, `${hour}.58`])
    const [first] = typed(table(['Zug 12', 'Zug 14', 'Zug 16'], rows))
    expect(kindsOf(first)).toEqual(['time', 'time', 'time'])
    expect(valuesOf(first, 0)[0]).toEqual({ kind: 'time', text: '8.05', iso: '08:05' })
    const stops = [
      ['8.05', '9.05', '0,0'],
      ['8.12', '9.12', '1,2'],
      ['8.31', '9.31', '7,8'],
    ]
    expect(kindsOf(typed(table(['Zug 1', 'Zug 3', 'km'], stops))[0])).toEqual(['time', 'time', 'number'])
    expect(kindsOf(typed(table(['Zug 1', 'Zug 3'], stops))[0])).toEqual(['number', 'number'])
    expect(kindsOf(typed(table(['A', 'B', 'C'], rows.toReversed()))[0])).toEqual(['number', 'number', 'number'])
  })
  test('times and ticks have their own kinds', () => {
    const [first] = typed(
      table(
        ['Start', 'Done', 'Paid'],
        [
          ['9:30', '✓', 'x'],
          ['14:05', '☐', 'x'],
          ['18:00', '✓', ''],
        ],
      ),
    )
    expect(kindsOf(first)).toEqual(['time', 'tick', 'tick'])
  })
})

const dates = (texts: readonly string[], words: readonly Word[] = []): readonly unknown[] =>
  valuesOf(
    typed(
      table(
        ['Date'],
        texts.map((text) => [text]),
      ),
      words,
    )[0],
    0,
  ).map((value) => (value?.kind === 'date' && !value.ambiguous ? value.iso : value))
