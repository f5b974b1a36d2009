import { expect, test } from 'vitest'
import { typeset } from '../model/sample.ts'
import { sectionNumbersTurned } from './section-numbers.ts'

const read = (text: string) => sectionNumbersTurned(typeset(text)).map((word) => word.text)

test('the number of a Hebrew section is read before the dash that is drawn on its left', () => {
  expect(read('אחת -2-5')).toEqual(['אחת', '2-5-'])
})

test('a minus, a number amid the line and Latin text stay as they are', () => {
  expect(read('אחת -5')).toEqual(['אחת', '-5'])
  expect(read('אחת -2-5 שתיים')).toEqual(['אחת', '-2-5', 'שתיים'])
  expect(read('one -2-5')).toEqual(['one', '-2-5'])
})
