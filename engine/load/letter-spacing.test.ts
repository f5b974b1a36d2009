import { expect, test } from 'vitest'
import { marksOf, textOf } from './sample.ts'

const read = async (text: string, spacing: number, font = '/F1 24'): Promise<string> =>
  textOf((await marksOf({ content: `BT ${font} Tf ${spacing} Tc 72 700 Td (${text}) Tj ET` })).words)

test('a short word of spaced-out capitals is one word beside a longer one that is spaced out as well', async () => {
  expect(await read('ANA FERREIRA', 5)).toBe('ANA FERREIRA')
  expect(await read('FERREIRA DE MATOS', 5)).toBe('FERREIRA DE MATOS')
})

test('initials and letters that a space parts stay apart', async () => {
  expect(await read('A B FERREIRA', 5)).toBe('A B FERREIRA')
  expect(await read('A B FERREIRA', 0)).toBe('A B FERREIRA')
})
