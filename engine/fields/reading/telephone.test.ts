import { expect, test } from 'vitest'
import { typeset } from '../../model/sample.ts'
import { plansOf, telephoneIn } from './telephone.ts'

const read = (text: string, plans: Parameters<typeof telephoneIn>[1] = [], labelled = true) => {
  const found = telephoneIn(typeset(text), plans, labelled)
  return found === null ? null : [found.text, found.standing]
}

test.each([
  ['+44 20 7946 0958', 'known'],
  ['+49 (0)30 901820', 'known'],
  ['+33 1 42 68 53 00', 'known'],
])('%s carries the code of its country and is known by its plan', (text, standing) => {
  expect(read(text)).toEqual([text, standing])
})

test.each([
  ['030 901820', { language: 'de', currency: 'EUR' }],
  ['01 42 68 53 00', { language: 'fr', currency: 'EUR' }],
  ['020 7946 0958', { language: 'en', currency: 'GBP' }],
  ['(212) 736-5000', { language: 'en', currency: 'USD' }],
  ['03-2161 3333', { language: null, currency: 'MYR' }],
  ['020 624 1111', { language: 'nl', currency: 'EUR' }],
  ['21 346 1000', { language: 'pt', currency: 'EUR' }],
] as const)('%s is known where the document is at home', (text, evidence) => {
  expect(read(text, plansOf(evidence))).toEqual([text.trim(), 'known'])
})

test('what stands around a number is no part of it, and its words are whole', () => {
  expect(read('030 901820 Mo-Fr 9-17', ['DE'])).toEqual(['030 901820', 'known'])
  expect(telephoneIn(typeset('Call +44 20 7946 0958, please'), [], false)?.words.map(({ text }) => text)).toEqual([
    '+44',
    '20',
    '7946',
    '0958,',
  ])
})

test('behind a label figures of no plan stand for one; without a label they do not', () => {
  expect(read('0815-4711')).toEqual(['0815-4711', 'figures'])
  expect(read('0815-4711', [], false)).toBeNull()
})

test.each(['12.05.2024', '1,250.00', 'Ext. 12', '9-17'])('%s is no telephone number', (text) => {
  expect(read(text, ['GB', 'DE'], false)).toBeNull()
})

test('two amounts beside each other are hours and a rate', () => {
  for (const plans of [[], plansOf({ language: 'en', currency: 'USD' })]) expect(read('1.40 385.00', plans)).toBeNull()
})
