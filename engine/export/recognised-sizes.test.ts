import { expect, test } from 'vitest'
import { type Block, confidence, type ParsedDocument, type Word } from '../model/index.ts'
import { withSizes } from './recognised-sizes.ts'
import { standardWidths } from './standard-widths.ts'

const widthOf = await standardWidths()

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
  const made = withSizes({ pages: [page], blocks: [block], sheets: [], issues: [] }, widthOf)
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

/** A passage in a face and size, as a recogniser finds it: every word as wide as in that face, a little off. */
const passage = (family: string, size: number): readonly (readonly Word[])[] =>
  [
    'The council met on the second Tuesday of the month',
    'and heard what the engineers had found below',
    'the old bridge, William said.',
  ].map((line, row) =>
    line.split(' ').map((text, index): Word => {
      const made = word(text, 100 + 14 * row)
      const left = 72 + 60 * index
      return { ...made, box: { ...made.box, left, right: left + size * widthOf(text, family, false, false) - 0.5 + 0.2 * (index % 3) } }
    }),
  )
test.each(['Times New Roman', 'Arial', 'Courier New'])('writing as wide as %s is set in it, in the size of its widths', (family) => {
  const lines = passage(family, 10.5)
  const box = { left: 72, right: 500, top: 90, bottom: 140 }
  const block = {
    kind: 'paragraph',
    role: 'body',
    lines: lines.map((words) => ({ words, box })),
    places: [{ page: 1, box }],
  } as unknown as Block
  const short = { ...block, kind: 'heading', level: 1, lines: [{ words: [word('Bridges', 30)], box }] } as unknown as Block
  const page = { number: 1, words: lines.flat() } as unknown as ParsedDocument['pages'][number]
  const [first, title] = withSizes({ pages: [page], blocks: [block, short], sheets: [], issues: [] }, widthOf).blocks
  const fontOf = (made: Block | undefined) => (made !== undefined && 'lines' in made ? made.lines[0]?.words[0]?.font : null)
  expect([fontOf(first)?.family, fontOf(first)?.size, fontOf(title)?.family]).toEqual([family, 10.5, family])
})

test('a face that hardly a block fits is the usual one by another measure', () => {
  const box = { left: 72, right: 500, top: 90, bottom: 140 }
  const families = [...new Array<string>(7).fill('Times New Roman'), 'Arial']
  const blocks = families.map(
    (family) =>
      ({
        kind: 'paragraph',
        role: 'body',
        lines: passage(family, 10.5).map((words) => ({ words, box })),
        places: [{ page: 1, box }],
      }) as unknown as Block,
  )
  const page = {
    number: 1,
    words: blocks.flatMap((block) => ('lines' in block ? block.lines.flatMap(({ words }) => words) : [])),
  } as unknown as ParsedDocument['pages'][number]
  const made = withSizes({ pages: [page], blocks, sheets: [], issues: [] }, widthOf).blocks
  const familyOf = (block: Block | undefined) => (block !== undefined && 'lines' in block ? block.lines[0]?.words[0]?.font?.family : null)
  expect(made.map(familyOf)).toEqual(families.map(() => 'Times New Roman'))
})
