import { describe, expect, test } from 'vitest'
import { fieldsOf, listOf, read, title } from './testing-resumes.ts'

const small = { size: 10 }

describe('resumes in narrow columns', () => {
  test('a time cut behind its dash ends with the time right below it', () => {
    const sheet = read([
      ['Anna Brook', 43, 60, { size: 22 }],
      ['Experience', 43, 100, title],
      ['March 2019 –', 43, 120, small],
      ['Mill Works Ltd', 170, 120, { size: 10, bold: true }],
      ['June 2022', 43, 133, small],
      ['Site Manager', 170, 133, small],
      ['May 2015 –', 43, 160, small],
      ['Lake Foundry Ltd', 170, 160, { size: 10, bold: true }],
      ['February 2019', 43, 173, small],
      ['Accountant', 170, 173, small],
    ])
    expect(listOf(sheet, 'experience')).toMatchObject([
      { company: 'Mill Works Ltd', position: 'Site Manager', start: '2019-03', end: '2022-06' },
      { company: 'Lake Foundry Ltd', position: 'Accountant', start: '2015-05', end: '2019-02' },
    ])
  })

  test('a range that the end of a line cuts before its year is one', () => {
    const sheet = read([
      ['Anna Brook', 43, 60, { size: 22 }],
      ['Berufserfahrung', 43, 100, title],
      ['Mühle Verlag | Projektleiterin | Mai 2019 – Januar', 43, 120, small],
      ['2022', 43, 133, small],
      ['Stadtwerke Auental | Redakteurin | August 2015 – März', 43, 160, small],
      ['2019', 43, 173, small],
    ])
    expect(listOf(sheet, 'experience')).toMatchObject([
      { start: '2019-05', end: '2022-01' },
      { start: '2015-08', end: '2019-03' },
    ])
  })

  test('a town alone among the lines of contacts is where the person lives, and what stands bold or apart is not', () => {
    const contacts = (place: string) =>
      read([
        ['Anna Brook', 43, 60, { size: 22 }],
        ['Illustration', 43, 78, { size: 12, bold: true }],
        [place, 43, 92, small],
        ['+49 40 5550173', 43, 105, small],
        ['anna.brook@example.org', 43, 118, small],
        ['Experience', 43, 150, title],
      ])
    expect(fieldsOf(contacts('Hamburg'))).toMatchObject({ location: 'Hamburg' })
    expect(fieldsOf(contacts('3512 JE Utrecht'))).toMatchObject({ location: '3512 JE Utrecht' })
    const without = read([
      ['Anna Brook', 43, 60, { size: 22 }],
      ['Illustration', 43, 92, { size: 12, bold: true }],
      ['+49 40 5550173', 43, 105, small],
      ['Experience', 43, 150, title],
    ])
    expect(fieldsOf(without)).not.toHaveProperty('location')
  })

  test('a name goes on over its lines with little words, titles and hyphens', () => {
    for (const [lines, name] of [
      [['Bram van', 'den Heuvel'], 'Bram van den Heuvel'],
      [['Dr. Jonas', 'Achternbusch'], 'Jonas Achternbusch'],
      [['Dev Brook-', 'Shaw'], 'Dev Brook-Shaw'],
      [['Rui', 'Magalhães', 'Pinto'], 'Rui Magalhães Pinto'],
    ] as const) {
      const sheet = read([
        ...lines.map((line, index) => [line, 43, 60 + 26 * index, { size: 22 }] as const),
        ['anna.brook@example.org', 43, 150, small],
        ['Experience', 43, 180, title],
      ])
      expect(fieldsOf(sheet), name).toMatchObject({ name })
    }
  })

  test('nine figures alone in a line of contacts are a telephone number', () => {
    const sheet = read([
      ['Lucía Berenguer', 43, 60, { size: 22 }],
      ['655 55 01 42', 43, 92, small],
      ['lucia@example.org', 43, 105, small],
      ['Experiencia', 43, 150, title],
    ])
    expect(fieldsOf(sheet)).toMatchObject({ phone: '655 55 01 42' })
  })
})
