import { describe, expect, test } from 'vitest'
import { listOf, type Printed, read, title } from './testing-resumes.ts'

const name: Printed = ['Anna Brook', 43, 40, { size: 22 }]

describe('languages', () => {
  const spoken = (...rows: readonly Printed[]) => listOf(read([name, ['Languages', 43, 100, title], ...rows]), 'languages')

  test('over their levels, below and beside each other', () => {
    expect(spoken(['English', 43, 120], ['Native', 43, 134], ['Igbo', 43, 150], ['Fluent', 43, 164])).toEqual([
      { language: 'English', level: 'Native' },
      { language: 'Igbo', level: 'Fluent' },
    ])
    expect(spoken(['Norwegian', 43, 120], ['English', 200, 120], ['Native speaker', 43, 134], ['C2', 200, 134])).toEqual([
      { language: 'Norwegian', level: 'Native speaker' },
      { language: 'English', level: 'C2' },
    ])
  })

  test('before their levels with a space or a comma', () => {
    expect(spoken(['English Native', 43, 120], ['Tamil Fluent', 200, 120])).toEqual([
      { language: 'English', level: 'Native' },
      { language: 'Tamil', level: 'Fluent' },
    ])
    expect(spoken(['English, Native', 43, 120], ['French, Elementary', 43, 134])).toEqual([
      { language: 'English', level: 'Native' },
      { language: 'French', level: 'Elementary' },
    ])
  })

  test('behind their own label among the skills', () => {
    const sheet = read([
      name,
      ['Skills & Interests', 43, 100, title],
      ['Technical: TypeScript, React', 43, 120],
      ['Languages: English (Native), Yoruba (Conversational)', 43, 134],
    ])
    expect(listOf(sheet, 'languages')).toEqual([
      { language: 'English', level: 'Native' },
      { language: 'Yoruba', level: 'Conversational' },
    ])
    expect(listOf(sheet, 'skills')).toMatchObject([{ name: 'TypeScript' }, { name: 'React' }])
  })

  test('of programs stay a group of the skills', () => {
    const sheet = read([name, ['Skills', 43, 100, title], ['Languages: C, Rust, Python', 43, 120], ['Tools: Git, Docker', 43, 134]])
    expect(listOf(sheet, 'languages')).toEqual([])
    expect(listOf(sheet, 'skills')).toContainEqual({ name: 'Rust', group: 'Languages' })
  })

  test('named beside the address, without a section of their own', () => {
    const sheet = read([
      name,
      ['English, Polish, Welsh', 43, 60],
      ['Work', 43, 100, title],
      ['2019 – 2020', 43, 120],
      ['Mill Works Ltd, Clerk', 150, 120],
    ])
    expect(listOf(sheet, 'languages')).toEqual([{ language: 'English' }, { language: 'Polish' }, { language: 'Welsh' }])
  })
})
