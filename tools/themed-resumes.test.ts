import { expect, test } from 'vitest'
import { people } from './composed/themed-people.ts'
import { resumeForThemes, truthOfPrint } from './composed/themed-resumes.ts'

const [person] = people
if (person === undefined) throw new Error('nobody to print')

test('what a print leaves out is no part of its truth, and times have a month where one is printed', () => {
  const { fields, lists } = truthOfPrint(
    person,
    'Marguerite Oduya\noduya.example.com\nLarkspur Payments  Mar 2019 – now\nCity of Boulder, Intern  2015\nUniversity of Colorado Boulder 2016-05',
  )
  expect(fields).toEqual({ name: 'Marguerite Oduya', website: 'https://oduya.example.com/' })
  expect(lists.experience?.items).toEqual([
    { company: 'Larkspur Payments', start: '2019-03', end: 'present' },
    { company: 'City of Boulder', position: 'Intern', start: '2015', end: '2015' },
  ])
  expect(lists.education?.items).toEqual([{ institution: 'University of Colorado Boulder', end: '2016-05' }])
  expect(lists).not.toHaveProperty('languages')
})

test('themes of all ages are given employers by both names', () => {
  expect(resumeForThemes(person)).toMatchObject({ work: [{ name: 'Larkspur Payments', company: 'Larkspur Payments' }, {}, {}] })
})
