import { expect, test } from 'vitest'
import { type Block, confidence, textOfLine } from '../model/index.ts'
import { documentOf, line } from '../model/sample.ts'
import { runningText } from './docx-furniture.ts'

const block = (kind: 'furniture' | 'paragraph', text: string, page: number, baseline: number): Block => {
  const own = line(text, { page, baseline })
  const rest = { lines: [own], places: [{ page, box: own.box }], confidence: confidence(0.9) }
  return kind === 'furniture' ? { kind, ...rest } : { kind, role: 'body', ...rest }
}
const running = (titleOnFirst: 'furniture' | 'paragraph', text = 'Text 1') => {
  const blocks = [1, 2, 3].flatMap((page) => [
    block('furniture', 'Mill and Orchard', page, 20),
    block(page === 1 ? titleOnFirst : 'furniture', 'Register of looms', page, 40),
    block('paragraph', page === 1 ? text : `Text ${page}`, page, 400),
  ])
  return runningText(
    documentOf(
      blocks,
      blocks.flatMap((own) => ('lines' in own ? own.lines : [])).flatMap(({ words }) => words),
    ),
  )
}

test('a title that runs over all pages and is told as text on the first is in the header of the others alone', () => {
  const { header, firstHeader } = running('paragraph')
  expect(header.map(({ line: own }) => textOfLine(own))).toEqual(['Mill and Orchard', 'Register of looms'])
  expect(firstHeader?.map(({ line: own }) => textOfLine(own))).toEqual(['Mill and Orchard'])
})

test('the first page has the header of all where none of it is told', () => {
  expect(running('furniture').firstHeader).toBe(null)
})

test('a header that the first page prints too stays on it, though its text begins with the same words', () => {
  expect(running('furniture', 'Register of looms').firstHeader).toBe(null)
})
