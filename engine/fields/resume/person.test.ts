import { describe, expect, test } from 'vitest'
import { fieldsOf, listOf, type Printed, read, title } from './testing-resumes.ts'

const name: Printed = ['Anna Brook', 43, 40, { size: 22 }]
const bold = { bold: true }

describe('a person', () => {
  test('is named before what they are, in one line', () => {
    const sheet = read([
      ['Tomasz Wilk-Brennan, Registered Nurse', 43, 40, { size: 15 }],
      ['t.wilk@post.example', 43, 60],
      ['Work', 43, 100, title],
    ])
    expect(fieldsOf(sheet)).toMatchObject({ name: 'Tomasz Wilk-Brennan' })
  })

  test('has a title in capitals where the name is', () => {
    const sheet = read([
      ['DR. HENRIK SANDVÆR', 43, 40, { size: 24 }],
      ['henrik@post.example', 43, 60],
      ['Work', 43, 100, title],
    ])
    expect(fieldsOf(sheet)).toMatchObject({ name: 'HENRIK SANDVÆR' })
  })

  test('has top skills beside what they are reached by', () => {
    const sheet = read([
      ['Contact', 43, 40, title],
      ['anna@brook.example', 43, 60],
      ['Top Skills', 43, 90],
      ['Figma', 43, 110],
      ['Prototyping', 43, 124],
    ])
    expect(listOf(sheet, 'skills')).toEqual([{ name: 'Figma' }, { name: 'Prototyping' }])
  })

  test('has a long name over two lines', () => {
    const sheet = read([
      ['Ana Lucía Ferreira de', 43, 40, { size: 32 }],
      ['Matos', 43, 76, { size: 32 }],
      ['ana@correio.example', 43, 100],
      ['Work', 43, 130, title],
    ])
    expect(fieldsOf(sheet)).toMatchObject({ name: 'Ana Lucía Ferreira de Matos' })
  })

  test('is reached by what stands at the end of the page', () => {
    const sheet = read([
      name,
      ['Work', 43, 100, title],
      ['Mill Works Ltd', 43, 120, bold],
      ['2015 – 2020', 430, 120],
      ['Site Manager', 43, 134],
      ['References', 43, 170, title],
      ['He leaves a site tidier than he found it.', 43, 190],
      ['anna@brook.example', 43, 240],
      ['+44 20 7946 0912', 200, 240],
      ['annabrook.example.com', 43, 254],
    ])
    expect(fieldsOf(sheet)).toMatchObject({
      email: 'anna@brook.example',
      phone: '+44 20 7946 0912',
      website: 'annabrook.example.com',
    })
  })

  test('has an address of mail that a web address touches, and no map for a site', () => {
    const place = { link: 'https://www.google.com/maps?q=Oakland' }
    const sheet = read([
      name,
      ['anna@brook.example.comhttp://brook.example.com', 43, 60],
      ['Oakland', 43, 74, place],
      ['Work', 43, 100, title],
    ])
    expect(fieldsOf(sheet)).toMatchObject({ email: 'anna@brook.example.com' })
    expect(fieldsOf(sheet)).not.toHaveProperty('website')
  })
})
