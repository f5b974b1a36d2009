import { expect, test } from 'vitest'
import { emphasised } from './emphasis.ts'
import type { Weighed } from './weight.ts'

interface Seen {
  readonly text?: string
  readonly stroke?: number
  readonly lean?: number
  /** Height of a great letter in pixels: 0.72 of the size. */
  readonly high?: number
}
/** Words of one line, 30 pixels in size unless said, upright and of usual thickness unless said. */
const line = (seen: readonly Seen[], row: number): readonly Weighed[] =>
  seen.map(({ text = 'Words', stroke = 3, lean = -0.12, high = 21.6 }, index) => ({
    text,
    pixels: { left: 90 * index, right: 90 * index + 80, top: 60 * row, bottom: 60 * row + high },
    baseline: 60 * row + high,
    turn: 0,
    confidence: 0.9,
    readings: [],
    bold: false,
    italic: false,
    stroke: () => stroke,
    lean: () => lean,
  }))
const usual: readonly Seen[] = Array<Seen>(10).fill({})
const rows = (...seen: readonly (readonly Seen[])[]): readonly Weighed[] => seen.flatMap(line)
const boldOnes = (words: readonly Weighed[]) => emphasised(words).flatMap(({ bold }, index) => (bold ? [index] : []))
const italicOnes = (words: readonly Weighed[]) => emphasised(words).flatMap(({ italic }, index) => (italic ? [index] : []))

test('words thicker than the usual ones are bold, less so where bold ones stand beside them', () => {
  expect(boldOnes(rows(usual, [...usual, { stroke: 4.5 }, ...usual]))).toEqual([20])
  expect(boldOnes(rows(usual, [...usual, { stroke: 3.6 }, ...usual]))).toEqual([])
  expect(boldOnes(rows(usual, [...usual, { stroke: 3.7 }, { stroke: 4.2 }, { stroke: 3.7 }, ...usual]))).toEqual([20, 21, 22])
})
test('a thin short word and a sign between bold words are bold with them, a thick short word among plain ones is not', () => {
  const bold = { stroke: 4 }
  expect(boldOnes(rows(usual, usual, [bold, { text: 'of', stroke: 3.2 }, bold, { text: '&', stroke: 1 }, bold]))).toEqual([
    20, 21, 22, 23, 24,
  ])
  expect(boldOnes(rows(usual, usual, [{}, { text: 'met', stroke: 4 }, {}]))).toEqual([])
})
test('a heading in larger type is bold though its strokes are no thicker for their size than those of small type', () => {
  expect(
    boldOnes(
      rows(usual, usual, [
        { stroke: 6.2, high: 43.2 },
        { stroke: 6.2, high: 43.2 },
      ]),
    ),
  ).toEqual([20, 21])
  expect(
    boldOnes(
      rows(usual, usual, [
        { stroke: 5, high: 43.2 },
        { stroke: 5, high: 43.2 },
      ]),
    ),
  ).toEqual([])
})
test('where a third of the words are bold they are told all the same', () => {
  const bold = Array<Seen>(8).fill({ stroke: 4.2 })
  expect(boldOnes(rows(bold, usual, usual))).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})
test('of a few words, of uneven print and of small type nothing is told', () => {
  expect(boldOnes(rows([{}, {}, {}, { stroke: 5 }]))).toEqual([])
  const uneven = [2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 9].map((stroke) => ({ stroke }))
  expect(boldOnes(rows(uneven))).toEqual([])
  const small = [...usual, ...usual, { stroke: 5, lean: 0.2 }].map((word) => ({ ...word, high: 10 }))
  expect(boldOnes(rows(small))).toEqual([])
  expect(italicOnes(rows(small))).toEqual([])
})
test('words whose strokes lean are in italics, with the short ones between them', () => {
  const leaning = { text: 'leaning', lean: 0.08 }
  expect(italicOnes(rows(usual, [{}, {}, leaning, { text: 'of', lean: -0.02 }, leaning, {}, {}]))).toEqual([12, 13, 14])
  expect(italicOnes(rows(usual, [{}, { lean: 0.02 }, {}]))).toEqual([])
})
test('figures and great letters, whose strokes slant in upright type, are no italics; nor is a page that was photographed aslant', () => {
  expect(italicOnes(rows(usual, [{ text: 'A-1077', lean: 0.2 }, {}, { text: 'VAT', lean: 0.3 }]))).toEqual([])
  expect(italicOnes(rows([...usual, ...usual].map(() => ({ lean: 0.1 }))))).toEqual([])
})

test('titles of one row beyond wide white are bold together where one of them is hardly thick enough', () => {
  const apart = (words: readonly Weighed[]): readonly Weighed[] =>
    words.map((word, index) => ({ ...word, pixels: { ...word.pixels, left: 300 * index, right: 300 * index + 80 } }))
  const titles = apart(line([{ stroke: 4.4 }, { stroke: 3.4 }, { stroke: 4.4 }], 2))
  expect(boldOnes([...rows(usual, usual), ...titles])).toEqual([20, 21, 22])
  expect(boldOnes([...rows(usual, usual), ...apart(line([{}, { stroke: 3.4 }, {}], 2))])).toEqual([])
})
