import { expect, test } from 'vitest'
import { recognised, typeset } from '../model/sample.ts'
import { colourOf } from './docx-ink.ts'

test('recognised writing, whose colour nobody knows, is white on dark ground and black on pale ground and paper', () => {
  const [word] = recognised('Total')
  const colours = ['404040', 'EEEEEE', null].map((ground) => word && colourOf(word, ground))
  expect(colours).toEqual(['ffffff', null, null])
})
test('writing of a text layer keeps its colour on any ground', () => {
  const [black] = typeset('Total')
  const red = black?.font && { ...black, font: { ...black.font, colour: 'AA0000' } }
  expect(black && colourOf(black, '404040')).toBeNull()
  expect(red && colourOf(red, '404040')).toBe('AA0000')
})
