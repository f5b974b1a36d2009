import { expect, test } from 'vitest'
import { marksOf } from './sample.ts'

/** What is read of two pieces of a number set in 12 points, of which the second begins so many points behind the first. */
const read = async (first: string, second: string, space: number, width: number) =>
  (
    await marksOf({ content: `BT /F1 12 Tf 1 0 0 1 72 700 Tm (${first}) Tj 1 0 0 1 ${72 + width + space} 700 Tm (${second}) Tj ET` })
  ).words.map(({ text }) => text)

test('an amount is whole though a narrow space stands behind its comma', async () => {
  expect(await read('$1,', '034.00', 3, 16.7)).toEqual(['$1,034.00'])
  expect(await read('12,', '500.00', 3, 16.7)).toEqual(['12,500.00'])
  expect(await read('1,', '034', 3, 10)).toEqual(['1,034'])
})

test('numbers that are listed, and amounts a whole space apart, stay apart', async () => {
  expect(await read('100,', '200', 3, 23.4)).toEqual(['100,', '200'])
  expect(await read('$1,', '034.00', 5, 16.7)).toEqual(['$1,', '034.00'])
})

test('figures that begin with zero are listed where others begin with it or follow', async () => {
  expect(await read('050,', '060', 3, 23.4)).toEqual(['050,', '060'])
  expect(await read('65,', '070,', 3, 16.7)).toEqual(['65,', '070,'])
})
