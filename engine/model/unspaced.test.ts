import { expect, test } from 'vitest'
import { typeset } from './sample.ts'
import { textOfWords } from './word.ts'

test('what is under a root follows its sign without a space, as signs of Chinese follow one another', () => {
  expect(textOfWords(typeset('5 √ 2 and more'))).toBe('5 √2 and more')
  expect(textOfWords(typeset('销 售 32'))).toBe('销售 32')
})
