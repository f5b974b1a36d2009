import { expect, test } from 'vitest'
import { confidence, type Word } from '../../model/index.ts'
import { typeset } from '../../model/sample.ts'
import { asAddress, asName } from './likely-readings.ts'

type Doubt = Readonly<Record<string, readonly [sure: number, reading: string, readingSure: number]>>

/** Words of which some were read otherwise too. */
const doubted = (text: string, doubts: Doubt): readonly Word[] =>
  typeset(text).map((word) => {
    const [sure, reading, readingSure] = doubts[word.text] ?? [0.98, '', 0]
    const readings = reading === '' ? [] : [{ text: reading, confidence: confidence(readingSure) }]
    return { ...word, readBy: 'ocr', confidence: confidence(sure), readings }
  })

test('a comma of one reading parts the lines of an address where another has a point', () => {
  const words = doubted('LOT 485. Taman JAYA.SELANGOR', { '485.': [0.4, '485,', 0.2], 'JAYA.SELANGOR': [0.7, 'JAYA,SELANGOR', 0.1] })
  expect(asAddress(words)).toEqual({ text: 'LOT 485, Taman JAYA,SELANGOR', changed: true })
})

test('abbreviations and the end of the address keep their points', () => {
  const words = doubted('No. 4 Jln. Bukit Selangor.', {
    'No.': [0.5, 'No,', 0.4],
    'Jln.': [0.5, 'Jln,', 0.4],
    'Selangor.': [0.5, 'Selangor,', 0.4],
  })
  expect(asAddress(words)).toEqual({ text: 'No. 4 Jln. Bukit Selangor.', changed: false })
})

test('a postcode is figures where a reading has figures, and no figure is made up', () => {
  expect(asAddress(doubted('401sO Shah Alam', { '401sO': [0.3, '40150', 0.2] })).text).toBe('40150 Shah Alam')
  expect(asAddress(doubted('401sO Shah Alam', {})).text).toBe('401sO Shah Alam')
})

test('a word that was hardly believed gives way to one that is believed more, and a believed one does not', () => {
  expect(asAddress(doubted('Taman Saksyen', { Saksyen: [0.2, 'Seksyen', 0.4] })).text).toBe('Taman Seksyen')
  expect(asAddress(doubted('Menara Dian', { Dian: [0.9, 'Dion', 0.95] })).text).toBe('Menara Dian')
})

test('a speck between two words is a space', () => {
  expect(asAddress(doubted('JLN·SS21/35 Damansara', {})).text).toBe('JLN SS21/35 Damansara')
})

test('a legal form is set right where a reading says so, and else left', () => {
  expect(asName(doubted('Mill Pharmacy SON BHD', { SON: [0.8, 'SDN', 0.2] }))).toEqual({ text: 'Mill Pharmacy SDN BHD', changed: true })
  expect(asName(doubted('Mill Pharmacy SON BHD', {}))).toEqual({ text: 'Mill Pharmacy SON BHD', changed: false })
})
