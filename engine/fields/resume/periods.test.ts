import { describe, expect, test } from 'vitest'
import { periodIn } from './months.ts'
import { fieldsOf, type Printed, read, title } from './testing-resumes.ts'

describe('times', () => {
  test.each([
    ['Sept 2018 – May 2023', '2018-09', '2023-05'],
    ['09/2018 - 05/2023', '2018-09', '2023-05'],
    ['May - Aug 2022', '2022-05', '2022-08'],
    ['seit März 2020', '2020-03', 'present'],
    ['de janvier 2019 à aujourd’hui', '2019-01', 'present'],
    ['enero de 2017 - actualidad', '2017-01', 'present'],
    ['marzo 2015 – oggi', '2015-03', 'present'],
    ['2018 até à data', '2018', 'present'],
    ['2019 à atualidade', '2019', 'present'],
    ['mei 2012 t/m heden', '2012-05', 'present'],
    ['2010 – 2014', '2010', '2014'],
    ['2020-01 – 2021-06', '2020-01', '2021-06'],
    ['Chemistry, 2003–2007', '2003', '2007'],
    ['Fall 2017 – Spring 2019', '2017', '2019'],
    ['06/19 – 02/21', '2019-06', '2021-02'],
    ['2019–21', '2019', '2021'],
    ['2022 –', '2022', 'present'],
    ['dal 2018 ad oggi', '2018', 'present'],
    ['ab 2019', '2019', 'present'],
  ])('%s', (text, start, end) => {
    const period = periodIn(text)
    expect([period?.start?.normal, period?.end.normal]).toEqual([start, end])
  })

  test('are not seen in numbers of another kind', () => {
    expect(periodIn('10.1000/abc.2023.1701')).toBeNull()
    expect(periodIn('Room 12.2023.4')).toBeNull()
  })

  test('of several entries that all say company and post are surer than one that lacks a word, or stands alone', () => {
    const posts = (...rows: readonly Printed[]): readonly number[] =>
      read([['Mira Solberg', 72, 60, { size: 22, bold: true }], ['Experience', 72, 110, title], ...rows])
        .lists.filter(({ name }) => name === 'experience')
        .flatMap(({ items }) => items.flatMap((item) => item.filter(({ name }) => name === 'position').map(({ confidence }) => confidence)))
    const first: readonly Printed[] = [
      ['Harbor Instruments Inc.', 72, 128, { bold: true }],
      ['Mar 2019 – Present', 450, 128],
      ['Senior Firmware Engineer', 72, 141, { italic: true }],
    ]
    const second: readonly Printed[] = [
      ['Tidewater Robotics Ltd', 72, 175, { bold: true }],
      ['06/2015 – 02/2019', 450, 175],
      ['Firmware Engineer', 72, 188, { italic: true }],
    ]
    for (const sure of posts(...first, ...second)) expect(sure).toBeGreaterThanOrEqual(0.9)
    expect(posts(...first)[0]).toBeLessThan(0.9)
    expect(posts(...first, ['Tidewater Robotics', 72, 175, { bold: true }], ['06/2015 – 02/2019', 450, 175])[0]).toBeLessThan(0.9)
  })

  test.each([
    ['Ada Lind', 'Ada', 'Lind', undefined],
    ['Prof. Dr. Jonas P. Keller', 'Jonas P.', 'Keller', 'Prof. Dr.'],
    ['Mme Claire Dubois', 'Claire', 'Dubois', 'Mme'],
    ['Ana María de la Cruz', 'Ana María', 'de la Cruz', undefined],
    ['Sanne van den Berg', 'Sanne', 'van den Berg', undefined],
    ['Paolo CONTI', 'Paolo', 'CONTI', undefined],
    ['CONTI Paolo', 'Paolo', 'CONTI', undefined],
  ])('take the name %s apart', (printed, given, family, prefix) => {
    const sheet = read([
      [printed, 72, 60, { size: 22, bold: true }],
      ['mail@post.example', 72, 80],
    ])
    expect(fieldsOf(sheet)).toMatchObject({ given_name: given, family_name: family })
    expect((fieldsOf(sheet) as Record<string, string>).name_prefix).toBe(prefix)
  })
})
