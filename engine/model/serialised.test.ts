import { expect, test } from 'vitest'
import { confidence, type Line, type ParsedDocument, parseDocument, serialiseDocument, type Word, wordsLostOrDoubled } from './index.ts'

const box = { left: 0, top: 0, right: 10, bottom: 10 }
const word = (text: string): Word => ({
  page: 1,
  text,
  box,
  baseline: 9,
  confidence: confidence(0.9),
  readBy: 'text-layer',
  font: null,
  turn: 0,
  raised: 'no',
  link: null,
})
const line = (...words: Word[]): Line => ({ words, box })
const [total, amount] = [word('Total'), word('42.00')]
const document: ParsedDocument = {
  pages: [{ number: 1, size: { width: 595, height: 842 }, readBy: 'text-layer', words: [total, amount], toImage: null, outcome: 'read' }],
  blocks: [{ kind: 'paragraph', role: 'body', lines: [line(total, amount)], places: [{ page: 1, box }], confidence: confidence(0.8) }],
  sheet: null,
  issues: [{ code: 'hidden-text', place: { page: 1, box: null }, detail: 'the words' }],
}

test('a document read back is equal to the one written', () => {
  expect(parseDocument(serialiseDocument(document))).toEqual(document)
})

test('words that were shared are shared again, so that none counts as lost or invented', () => {
  expect(wordsLostOrDoubled(parseDocument(serialiseDocument(document)))).toEqual({ lost: [], doubled: [], invented: [] })
})

test('writing the same document twice gives the same text', () => {
  const text = serialiseDocument(document)
  expect(serialiseDocument(parseDocument(text))).toBe(text)
})

test.each(['', '[]', 'null', '{"version":1}', '{"version":2,"words":[],"document":{"pages":[],"blocks":[]}}'])('%j is refused', (text) => {
  expect(() => parseDocument(text)).toThrow(TypeError)
})

test('a document that names a word it does not hold is refused', () => {
  const text = serialiseDocument(document).replace('"words":[0,1]', '"words":[0,7]')
  expect(() => parseDocument(text)).toThrow(TypeError)
})
