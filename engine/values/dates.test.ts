import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderProvedBy, readDate } from './dates.ts'

describe('a date with one meaning', () => {
  test.each([
    ['2024-03-15', '2024-03-15'],
    ['2024/3/5', '2024-03-05'],
    ['2024.03.15.', '2024-03-15'],
    ['15 March 2024', '2024-03-15'],
    ['15 Mar 2024', '2024-03-15'],
    ['15-Mar-24', '2024-03-15'],
    ['15/Mar/2024', '2024-03-15'],
    ['March 15, 2024', '2024-03-15'],
    ['Mar. 15, 2024', '2024-03-15'],
    ['15th of March 2024', '2024-03-15'],
    ['Friday, 15 March 2024', '2024-03-15'],
    ['15. März 2024', '2024-03-15'],
    ['Fr., 15. Mrz. 2024', '2024-03-15'],
    ['1er février 2024', '2024-02-01'],
    ['15 févr. 2024', '2024-02-15'],
    ['15 août 2024', '2024-08-15'],
    ['15 de marzo de 2024', '2024-03-15'],
    ['15 dicembre 2024', '2024-12-15'],
    ['15 maart 2024', '2024-03-15'],
    ['15 de março de 2024', '2024-03-15'],
    ['2024 Mar 15', '2024-03-15'],
    ['31-Dec-99', '1999-12-31'],
    ['29 Feb 2024', '2024-02-29'],
    ['2024年3月5日', '2024-03-05'],
    ['2024 年 12 月 31 日（火）', '2024-12-31'],
    ['令和6年4月30日', '2024-04-30'],
    ['令和元年5月1日', '2019-05-01'],
    ['民國113年1月2日', '2024-01-02'],
  ])('reads %s', (text, iso) => {
    expect(readDate(text)).toMatchObject({ dayFirst: iso, monthFirst: iso })
  })
})

test.each([
  ['03/04/2024', '2024-04-03', '2024-03-04'],
  ['25/12/2024', '2024-12-25', null],
  ['12/25/2024', null, '2024-12-25'],
  ['15.03.24', '2024-03-15', null],
  ['1-2-2024', '2024-02-01', '2024-01-02'],
  ['05/05/2024', '2024-05-05', '2024-05-05'],
])('%s in figures has a day-first and a month-first reading', (text, dayFirst, monthFirst) => {
  expect(readDate(text)).toMatchObject({ dayFirst, monthFirst })
})

test.each([
  '',
  '2024',
  'March 2024',
  '15 March',
  '12.05',
  '30 Feb 2024',
  '2023-02-29',
  '32/01/2024',
  '13/13/2024',
  '1.2.3',
  '10:30',
  '15 Foo 2024',
  '2024-13-01',
  'Section 3 of 2024',
  '15.03/2024',
  '12-2024',
  '15 March 2024 and later',
])('%j is no full date', (text) => {
  expect(readDate(text)).toBeNull()
})

test('a day above twelve proves the order, one below does not', () => {
  const order = (text: string) => {
    const readings = readDate(text)
    return readings && orderProvedBy(readings)
  }
  expect([order('25/12/2024'), order('12/25/2024'), order('03/04/2024'), order('05/05/2024')]).toEqual([
    'day-first',
    'month-first',
    null,
    null,
  ])
})

test('every day printed in figures or with its month is read back', () => {
  const two = (part: number) => String(part).padStart(2, '0')
  const months = [
    'January',
    'Februar',
    'mars',
    'abril',
    'maggio',
    'juni',
    'julho',
    'August',
    'septembre',
    'octubre',
    'november',
    'dezembro',
  ]
  fc.assert(
    fc.property(fc.date({ min: new Date('1950-01-01'), max: new Date('2100-12-31'), noInvalidDate: true }), (date) => {
      const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
      const iso = date.toISOString().slice(0, 10)
      expect(readDate(`${two(day)}.${two(month)}.${year}`)?.dayFirst).toBe(iso)
      expect(readDate(`${month}/${day}/${year}`)?.monthFirst).toBe(iso)
      expect(readDate(`${day} ${months[month - 1]} ${year}`)?.dayFirst).toBe(iso)
      expect(readDate(iso)?.dayFirst).toBe(iso)
    }),
    { seed: 7 },
  )
})
