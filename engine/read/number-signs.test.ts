import { expect, test } from 'vitest'
import { confidence, type Word } from '../model/index.ts'
import { withSignsOfPage } from './number-signs.ts'
import { wordAt } from './sample.ts'

const doubted = (text: string, sure: number, ...others: readonly (readonly [string, number])[]): Word => ({
  ...wordAt(text, 0, 0),
  confidence: confidence(sure),
  readings: others.map(([other, likely]) => ({ text: other, confidence: confidence(likely) })),
})
const page = (told: string, ...words: readonly Word[]): readonly string[] =>
  withSignsOfPage([...told.split(' ').map((text) => wordAt(text, 0, 0)), ...words])
    .slice(-words.length)
    .map(({ text, confidence: sure }) => `${text} ${sure.toFixed(2)}`)

test('a doubted number that could be read in the signs of the page is read so, and stays to be looked at', () => {
  expect(page('1.204,50 88,10 3,99', doubted('27.94', 0.7, ['27,94', 0.13]), doubted('(512.40)', 0.45, ['(512,40)', 0.46]))).toEqual([
    '27,94 0.83',
    '(512,40) 0.85',
  ])
  expect(page('1.204,50 88,10 3,99', doubted('4.337.28', 0.28, ['4337,28', 0.3], ['4.337,28', 0.27]))).toEqual(['4.337,28 0.55'])
  expect(page("12'400 3'150 99'020", doubted('99.460', 0.3, ["99'460", 0.61]))).toEqual(["99'460 0.85"])
  expect(page('1,204.50 88.10 3.99', doubted('6,998.072', 0.44, ['6,998,072', 0.19]))).toEqual(['6,998,072 0.63'])
})
test('one sign between thousands and before hundredths is none, and the last becomes the sign of the page', () => {
  expect(page('1.204,50 88,10 3,99', doubted('7.872.57', 0.69))).toEqual(['7.872,57 0.69'])
})
test('thousands parted by the sign that the page has before hundredths are parted by its other sign', () => {
  expect(page('1,204.50 88.10 3.99', doubted('3.223.768', 0.54), doubted('3.223.768', 0.95))).toEqual(['3,223,768 0.54', '3.223.768 0.95'])
})
test('sure numbers, those without another reading, days and pages that tell nothing or both stay as they were read', () => {
  expect(page('1.204,50 88,10 3,99', doubted('27.94', 0.95, ['27,94', 0.13]))).toEqual(['27.94 0.95'])
  expect(page('1.204,50 88,10 3,99', doubted('27.94', 0.7), doubted('12.03.2025', 0.7))).toEqual(['27.94 0.70', '12.03.2025 0.70'])
  expect(page('88,10', doubted('27.94', 0.7, ['27,94', 0.13]))).toEqual(['27.94 0.70'])
  expect(page('88,10 12,40 3,99 4.50 17.80', doubted('7.872.57', 0.69))).toEqual(['7.872.57 0.69'])
})
