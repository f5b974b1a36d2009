import { expect, test } from 'vitest'
import { judgedWords, type SaidWord } from './judged-words.ts'

const normalise = (text: string): string => text.replace(/\s+/g, ' ').trim()
const said = (text: string, confidence = 0.95): SaidWord => ({ text, confidence })

test('a word is judged by the words of the page, each of which stands for one, without case and the signs at its ends', () => {
  const words = [said('Linseed'), said('oil,', 0.6), said('OIL'), said('--')]
  expect(judgedWords('LINSEED OIL', words, 'at spaces', normalise)).toEqual([
    { family: 'letters', name: 'Linseed', confidence: 0.95, right: true },
    { family: 'letters', name: 'oil,', confidence: 0.6, right: true },
    { family: 'letters', name: 'OIL', confidence: 0.95, right: false },
  ])
})

test('a date that the truth writes in pieces is right where both sides are parted at signs, and wrong where one figure of it is', () => {
  const words = [said('9/23/87'), said('4-11-08'), said('N/A')]
  const right = (parting: 'at spaces' | 'at signs') =>
    judgedWords('9/ 23/ 87 4- 12- 08 N/ A', words, parting, normalise).map((word) => word.right)
  expect(right('at spaces')).toEqual([false, false, false])
  expect(right('at signs')).toEqual([true, false, true])
})
