import { expect, test } from 'vitest'
import { type Block, confidence } from '../model/index.ts'
import { documentOf, line } from '../model/sample.ts'
import { markdownOf } from './markdown.ts'

const entry = (text: string, left = 72): Block => {
  const own = line(text, { left })
  return { kind: 'paragraph', role: 'body', lines: [own], places: [{ page: 1, box: own.box }], confidence: confidence(0.9) }
}
const md = (...blocks: readonly Block[]): string =>
  markdownOf(
    documentOf(
      blocks,
      blocks.flatMap((block) => ('lines' in block ? block.lines : [])).flatMap((own) => own.words),
    ),
  ).trimEnd()

test('a table of contents is a nested list with one sign for the dots that lead to a page', () => {
  expect(
    md(entry('Foreword ........... vii'), entry('1 Wells . . . . . . 3'), entry('1.1 Digging ....... 4', 92), entry('2 Pumps …………… 12')),
  ).toBe('- Foreword … vii\n- 1 Wells … 3\n    - 1.1 Digging … 4\n- 2 Pumps … 12')
})

test('dots of one or two lines alone, and dots that leave something out, stay as they are printed', () => {
  expect(md(entry('Deposit ........ 12'), entry('and so on ...'))).toBe('Deposit ........ 12\n\nand so on ...')
})
