import { expect, test } from 'vitest'
import { isLanguageName } from './language-names.ts'
import { fieldsOf, listOf, read, title } from './testing-resumes.ts'

test('a level beside a language is its own, and what is neither a language nor has a level is none', () => {
  const sheet = read([
    ['Mira Solberg', 72, 60, { size: 22, bold: true }],
    ['mira@solberg.example', 72, 80],
    ['Langues', 72, 110, title],
    ['Anglais', 72, 128],
    ['Niveau scolaire', 200, 128],
    ['Espagnol', 72, 142],
    ['Lu, écrit, parlé', 200, 142],
    ['Comptabilité', 72, 156],
    ['Formation', 72, 190, title],
    ['2011 – 2015', 72, 208],
    ['Licence de Physique, Université de Lyon', 200, 208],
  ])
  expect(listOf(sheet, 'languages')).toEqual([
    { language: 'Anglais', level: 'Niveau scolaire' },
    { language: 'Espagnol', level: 'Lu, écrit, parlé' },
  ])
})

test('the form of Europass: the name among the personal information, and a grid of levels among the skills', () => {
  const sheet = read([
    ['Curriculum vitae', 200, 40],
    ['PERSONAL INFORMATION', 60, 70, { size: 9 }],
    ['Mira Solberg', 200, 70, { size: 14 }],
    ['+47 412 34 567', 200, 88],
    ['mira@solberg.example', 200, 102],
    ['Date of birth 1 March 1985', 200, 116],
    ['WORK EXPERIENCE', 60, 140, { size: 9 }],
    ['2015 – 2019', 60, 160],
    ['Firmware Engineer', 200, 160],
    ['Harbor Instruments Inc., Portland', 200, 174],
    ['PERSONAL SKILLS', 60, 200, { size: 9 }],
    ['Mother tongue(s)', 60, 220],
    ['Norwegian', 200, 220],
    ['Other language(s)', 60, 240],
    ['UNDERSTANDING', 200, 240],
    ['SPEAKING', 330, 240],
    ['WRITING', 460, 240],
    ['English', 60, 260],
    ['C1', 200, 260],
    ['B2', 330, 260],
    ['B1', 460, 260],
    ['Levels: A1 and A2: Basic user – B1 and B2: Independent user', 200, 275],
    ['Technical skills', 60, 300],
    ['Soldering, Welding', 200, 300],
  ])
  expect(fieldsOf(sheet)).toMatchObject({ name: 'Mira Solberg', given_name: 'Mira', family_name: 'Solberg', email: 'mira@solberg.example' })
  expect(listOf(sheet, 'languages')).toEqual([
    { language: 'Norwegian', level: 'Mother tongue(s)' },
    { language: 'English', level: 'C1 B2 B1' },
  ])
  expect(listOf(sheet, 'skills').map((skill) => ('name' in skill ? skill.name : ''))).not.toContain('SPEAKING')
})

test('a post set larger than the name is none', () => {
  const sheet = read([
    ['Jean DUMONT', 72, 50],
    ['3, rue de la liberté', 72, 64],
    ['contact@dumont.example', 72, 78],
    ['Enseignant en Mathématiques', 250, 110, { size: 22 }],
    ['Diplômes', 72, 150, title],
    ['Juin 1997', 72, 170],
    ['Licence de Mathématiques, Université de Lyon', 200, 170],
  ])
  expect(fieldsOf(sheet)).toMatchObject({ name: 'Jean DUMONT', family_name: 'DUMONT' })
})

test('a name that is hyphenated over two lines is whole', () => {
  const sheet = read([
    ['Minna von Wester-', 72, 50, { size: 24 }],
    ['heim', 72, 76, { size: 24 }],
    ['minna@westerheim.example', 72, 100],
    ['Zur Person', 72, 130, title],
    ['Geburtsdatum', 72, 148],
    ['1. März 1985', 200, 148],
    ['Ausbildung', 72, 180, title],
    ['2004 – 2009', 72, 198],
    ['Diplom-Physikerin, Universität Kassel', 200, 198],
  ])
  expect(fieldsOf(sheet)).toMatchObject({ name: 'Minna von Westerheim', family_name: 'von Westerheim' })
})

test('languages are known by their names in seven languages', () => {
  expect(
    ['English', 'Anglais', 'Niederländisch', 'español', 'Brazilian Portuguese', 'Francese:', 'Grec (moderne)'].every(isLanguageName),
  ).toBe(true)
  expect(['Niveau scolaire', 'fluent', 'Python', 'LATEX', ''].some(isLanguageName)).toBe(false)
})
