import { describe, expect, test } from 'vitest'
import { fieldsOf, listOf, read, title } from './testing-resumes.ts'

describe('a resume with labels beside its lists', () => {
  const sheet = read([
    ['Friederike Ostmann', 58, 60, { size: 20 }],
    ['Berufserfahrung', 58, 100, title],
    ['10/2015 – 03/2019', 58, 120],
    ['Laborleiterin', 200, 120],
    ['Weserchem GmbH', 200, 133],
    ['Kenntnisse', 58, 170, title],
    ['EDV', 58, 190],
    ['LabWare, Origin', 200, 190],
    ['Sprachen', 58, 204],
    ['Deutsch (Muttersprache), Dänisch', 200, 204],
    ['(Grundkenntnisse)', 200, 217],
    ['Göttingen, 3. Mai 2026', 58, 260],
    ['Friederike Ostmann', 58, 290],
  ])
  test('gives languages and skills apart, an item that goes on below itself whole, and no label as an item', () => {
    expect(listOf(sheet, 'skills')).toEqual([{ name: 'LabWare' }, { name: 'Origin' }])
    expect(listOf(sheet, 'languages')).toEqual([
      { language: 'Deutsch', level: 'Muttersprache' },
      { language: 'Dänisch', level: 'Grundkenntnisse' },
    ])
  })

  test('keeps languages that nobody speaks among the skills', () => {
    const engineer = read([
      ['Asha Rao', 58, 60, { size: 20 }],
      ['EDUCATION', 58, 100, title],
      ['BSc Physics, Hill University, 2015', 58, 120],
      ['TECHNICAL SKILLS', 58, 160, title],
      ['Languages', 58, 180],
      ['C, Python, Verilog', 200, 180],
      ['Tools', 58, 194],
      ['LabVIEW', 200, 194],
    ])
    expect(listOf(engineer, 'skills').map((item) => Object.values(item)[0])).toEqual(['C', 'Python', 'Verilog', 'LabVIEW'])
    expect(listOf(engineer, 'languages')).toEqual([])
  })
})

test('a resume filled in as a form gives what stands beside its labels', () => {
  const form = read([
    ['Nome', 58, 60],
    ['Caterina Bellucci', 220, 60],
    ['E-mail', 58, 74],
    ['caterina@casella.example', 220, 74],
    ['ESPERIENZA LAVORATIVA', 58, 110, title],
    ['Date (da – a)', 58, 130],
    ['01/2017 – oggi', 220, 130],
    ['Datore di lavoro', 58, 144],
    ['Studio Arno Architetti, Firenze', 220, 144],
    ['Posizione', 58, 158],
    ['Architetta', 220, 158],
    ['ISTRUZIONE E FORMAZIONE', 58, 190, title],
    ['Date (da – a)', 58, 210],
    ['2006 – 2012', 220, 210],
    ['Istituto', 58, 224],
    ['Università degli Studi di Firenze', 220, 224],
    ['Titolo', 58, 238],
    ['Laurea magistrale in Architettura', 220, 238],
  ])
  expect(fieldsOf(form)).toMatchObject({ name: 'Caterina Bellucci' })
  expect(listOf(form, 'experience')).toMatchObject([
    { company: 'Studio Arno Architetti', position: 'Architetta', start: '2017-01', end: 'present' },
  ])
  expect(listOf(form, 'education')).toMatchObject([
    { institution: 'Università degli Studi di Firenze', degree: 'Laurea magistrale', area: 'Architettura', start: '2006', end: '2012' },
  ])
})

describe('lists of a resume', () => {
  test('tell how well a language is spoken by any words behind a mark, set close or a little apart', () => {
    const sheet = read([
      ['Bastien Roquelaure', 58, 60, { size: 20 }],
      ['LANGUES', 58, 100, title],
      ['Italien : scolaire', 58, 120],
      ['Anglais', 58, 134],
      ['- courant', 95, 135.5],
      ['Français: língua materna', 58, 148],
    ])
    expect(listOf(sheet, 'languages')).toEqual([
      { language: 'Italien', level: 'scolaire' },
      { language: 'Anglais', level: 'courant' },
      { language: 'Français', level: 'língua materna' },
    ])
  })

  test('give a certificate the year that stands alone below its comma, and end where another list begins', () => {
    const sheet = read([
      ['Lucía Bermúdez', 58, 60, { size: 20 }],
      ['CERTIFICACIONES', 58, 100, title],
      ['Manipulador de alimentos,', 58, 120],
      ['2022', 58, 133],
      ['IDIOMAS', 58, 160, title],
      ['Inglés (C1)', 58, 180],
      ['INFORMÁTICA', 58, 210, title],
      ['Opera PMS, Excel', 58, 230],
    ])
    expect(listOf(sheet, 'certificates')).toEqual([{ name: 'Manipulador de alimentos', date: '2022' }])
    expect(listOf(sheet, 'languages')).toEqual([{ language: 'Inglés', level: 'C1' }])
    expect(listOf(sheet, 'skills').map((item) => Object.values(item)[0])).toEqual(['Opera PMS', 'Excel'])
  })
})
