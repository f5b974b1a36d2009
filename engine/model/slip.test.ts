import { expect, test } from 'vitest'
import { typeset } from './sample.ts'
import { isSlip } from './slip.ts'

const roll = { width: 227, height: 500 }
const sheet = { width: 595, height: 842 }
const lines = (texts: readonly string[]) => texts.flatMap((text, index) => typeset(text, { left: 10, baseline: 30 + 14 * index, size: 8 }))
const slip = lines(Array<string>(14).fill('Espresso doppio 2 x 1,20 2,40'))

test('writing of few letters a line is a slip on a roll, and in a picture of any size', () => {
  expect(isSlip({ words: slip, size: roll, readBy: 'text-layer' })).toBe(true)
  expect(isSlip({ words: [...slip], size: sheet, readBy: 'ocr' })).toBe(true)
})

test('no slip is a narrow table on a sheet, a few lines, long lines, or what is wider than high', () => {
  expect(isSlip({ words: [...slip], size: sheet, readBy: 'text-layer' })).toBe(false)
  expect(isSlip({ words: slip.slice(0, 30), size: roll, readBy: 'ocr' })).toBe(false)
  const long = lines(Array<string>(30).fill('a sentence of a letter that goes on along the whole of the line and ends here'))
  expect(isSlip({ words: long, size: sheet, readBy: 'ocr' })).toBe(false)
  expect(isSlip({ words: lines(Array<string>(5).fill('a b Espresso doppio cc 2 x 1,20 2,40 dd ee ff')), size: sheet, readBy: 'ocr' })).toBe(
    false,
  )
})

test('a roll needs fewer words and may be as wide as high: a few goods are a slip there, and none in a picture', () => {
  const short = slip.slice(0, 40)
  expect(isSlip({ words: [...short], size: roll, readBy: 'text-layer' })).toBe(true)
  expect(isSlip({ words: [...short], size: roll, readBy: 'ocr' })).toBe(false)
  expect(isSlip({ words: slip.slice(0, 15), size: roll, readBy: 'text-layer' })).toBe(false)
})
