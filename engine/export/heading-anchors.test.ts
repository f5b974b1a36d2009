import { expect, test } from 'vitest'
import { type Block, confidence, placeLink } from '../model/index.ts'
import { documentOf, line, lineOfWords, typeset } from '../model/sample.ts'
import { markdownOf } from './markdown.ts'

const heading = (text: string, baseline: number): Block => ({
  kind: 'heading',
  level: 2,
  lines: [line(text, { baseline })],
  places: [{ page: 1, box: { left: 72, top: baseline - 9, right: 200, bottom: baseline + 3 } }],
  confidence: confidence(0.9),
})
const linking = (...links: readonly string[]): Block => ({
  kind: 'paragraph',
  role: 'body',
  lines: links.map((link, at) => lineOfWords([...typeset('see'), ...typeset('there', { left: 90, baseline: 100 + 12 * at, link })])),
  places: [],
  confidence: confidence(0.9),
})
const markdownWith = (blocks: readonly Block[]): string =>
  markdownOf(
    documentOf(
      blocks,
      blocks.flatMap((block) => ('lines' in block ? block.lines.flatMap(({ words }) => words) : [])),
    ),
  )

test('a link to a heading of the document leads to its anchor, one to any other place is plain text', () => {
  const blocks = [heading('2. What it (really) costs', 300), heading('Costs', 400), heading('Costs', 600)]
  expect(markdownWith([linking(placeLink(1, 280)), ...blocks])).toContain('see [there](#2-what-it-really-costs)')
  expect(markdownWith([linking(placeLink(1, 588)), ...blocks])).toContain('see [there](#costs-1)')
  for (const other of [placeLink(1, 700), placeLink(2, 280), placeLink(1, null)])
    expect(markdownWith([linking(other), ...blocks])).toContain('see there\n')
})

test('links that all lead well above their headings are read alike where two headings are near', () => {
  const blocks = [heading('Title', 80), heading('First', 110), heading('Second', 400)]
  expect(markdownWith([linking(placeLink(1, 331), placeLink(1, 41)), ...blocks])).toContain('see [there](#second) see [there](#first)')
})
