import { expect, test } from 'vitest'
import { emboldened, type Weighed } from './weight.ts'

/** Words of type 30 pixels high, one a line but for those given together; each with the stroke of its type. */
const words = (strokes: readonly (number | null)[], texts: readonly string[] = strokes.map(() => 'Word')): readonly Weighed[] =>
  strokes.map((stroke, index) => ({
    text: texts[index] ?? '',
    pixels: { left: 0, right: 80, top: 40 * index, bottom: 40 * index + 21.6 },
    baseline: 40 * index + 21.6,
    turn: 0,
    confidence: 0.9,
    readings: [],
    bold: false,
    stroke,
  }))
const boldOnes = (strokes: readonly (number | null)[], texts?: readonly string[]): readonly number[] =>
  emboldened(words(strokes, texts)).flatMap(({ bold }, index) => (bold ? [index] : []))
const usual = Array<number>(20).fill(3)

test('words thicker than the usual ones are bold, less so where bold ones stand beside them', () => {
  expect(boldOnes([...usual, 4.2, ...usual])).toEqual([20])
  expect(boldOnes([...usual, 3.7, ...usual])).toEqual([])
  expect(boldOnes([...usual, 3.7, 3.8, ...usual])).toEqual([20, 21])
})
test('a sign between bold words is bold with them', () => {
  const texts = Array<string>(23).fill('Word').with(21, '&')
  expect(boldOnes([...usual, 4.2, 1, 4.2], texts)).toEqual([20, 21, 22])
})
test('of a few words, of uneven print and of small type nothing is told', () => {
  expect(boldOnes([3, 3, 3, 4.2])).toEqual([])
  expect(boldOnes([2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 9])).toEqual([])
  const small = words([...usual, 4.2]).map((word) => ({ ...word, pixels: { ...word.pixels, bottom: word.pixels.top + 10 } }))
  expect(emboldened(small).some(({ bold }) => bold)).toBe(false)
})
