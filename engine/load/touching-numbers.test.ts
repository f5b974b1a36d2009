import { expect, test } from 'vitest'
import { marksOf } from './sample.ts'

const read = async (content: string) => (await marksOf({ content: `BT /F1 12 Tf ${content} ET` })).words.map(({ text }) => text)

test('the number of an item is a word of its own, though its text touches it', async () => {
  expect(await read('1 0 0 1 72 700 Tm (10.) Tj 1 0 0 1 88.7 700 Tm (Tenth point) Tj')).toEqual(['10.', 'Tenth', 'point'])
})

test('what is drawn at once stays one word, and so do figures, and numbers within a line', async () => {
  expect(await read('1 0 0 1 72 700 Tm (10.Tenth) Tj')).toEqual(['10.Tenth'])
  expect(await read('1 0 0 1 72 700 Tm (10.) Tj 1 0 0 1 88.7 700 Tm (50) Tj')).toEqual(['10.50'])
  expect(await read('1 0 0 1 72 700 Tm (see ) Tj (10.) Tj (Tenth) Tj')).toEqual(['see', '10.Tenth'])
})
