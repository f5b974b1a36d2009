import { expect, test } from 'vitest'
import { type Block, confidence, type ParsedDocument, type Word } from '../model/index.ts'
import { withSizes } from './recognised-sizes.ts'

/** A recognised word on the given baseline; its box is as high as its letters in type of 10 points, plus what a rule below adds. */
const word = (text: string, baseline: number, added = 0, bold = false): Word => ({
  page: 1,
  text,
  box: {
    left: 72,
    right: 100,
    top: baseline - (/[A-Z0-9bdfhklt]/.test(text) ? 7.2 : 5),
    bottom: baseline + (/[gjpqy]/.test(text) ? 2.1 : 0) + added,
  },
  baseline,
  confidence: confidence(0.9),
  readBy: 'ocr',
  font: bold ? { family: '', size: 6, bold: true, italic: false } : null,
  turn: 0,
  raised: 'no',
  link: null,
})
const sizesOf = (lines: readonly (readonly Word[])[]) => {
  const block: Block = {
    kind: 'paragraph',
    lines: lines.map((words) => ({ words, box: words[0]?.box ?? { left: 0, right: 0, top: 0, bottom: 0 } })),
    places: [{ page: 1, box: { left: 72, right: 100, top: 0, bottom: 100 } }],
  } as unknown as Block
  const page = { number: 1, words: lines.flat() } as unknown as ParsedDocument['pages'][number]
  const made = withSizes({ pages: [page], blocks: [block], sheets: [], issues: [] })
  return made.pages.flatMap(({ words }) => words.map(({ font }) => [font?.size, font?.bold]))
}

test('words of unlike height are of one size, and bold ones stay bold', () => {
  expect(
    sizesOf([
      [word('one', 20), word('Only', 20)],
      [word('pays', 34), word('Bold', 34, 0, true)],
    ]),
  ).toEqual([
    [10, false],
    [10, false],
    [10, false],
    [10, true],
  ])
})
test('a line whose boxes hold a piece of a rule is no larger than the others', () => {
  const sizes = sizesOf([
    [word('Total', 20), word('amount', 20), word('paid', 20)],
    [word('Half', 34, 5), word('cigar', 34, 1)],
    [word('Third', 48), word('of', 48), word('them', 48)],
  ])
  expect(new Set(sizes.map(([size]) => size))).toEqual(new Set([10]))
})
