import { expect, test } from 'vitest'
import { meaningsOf } from './letters.ts'

test('fractions of one sign and raised figures keep their sign, wide figures and letters are plain ones', () => {
  expect(meaningsOf(['½', '¼', '¾', '¹', '²', '³'])).toEqual(['½', '¼', '¾', '¹', '²', '³'].map((text) => ({ kind: 'letter', text })))
  expect(meaningsOf(['５', 'Ａ', '：'])).toEqual(['5', 'A', ':'].map((text) => ({ kind: 'letter', text })))
  expect(meaningsOf(['', '税'])).toEqual([{ kind: 'blank' }, { kind: 'foreign' }])
})
