import { expect, test } from 'vitest'
import { type Block, confidence } from '../model/index.ts'
import { documentOf, line, lines } from '../model/sample.ts'
import { defaultExportOptions } from '../stages.ts'
import { markdownOf } from './markdown.ts'

const on = (page: number) => ({ places: [{ page, box: { left: 0, top: 0, right: 1, bottom: 1 } }], confidence: confidence(0.9) })
const item = (text: string, marker: string, depth: number, page = 1): Block => ({
  ...{ kind: 'list-item', marker, depth, lines: [line(text)] },
  ...on(page),
})
const paragraph = (texts: readonly string[], role: 'body' | 'code' = 'body'): Block => ({
  ...{ kind: 'paragraph', role, lines: lines(texts) },
  ...on(1),
})
const heading = (text: string): Block => ({ ...{ kind: 'heading', level: 1, lines: [line(text)] }, ...on(1) })
const markdown = (blocks: readonly Block[], pageBreaks = false) =>
  markdownOf(documentOf(blocks, []), { ...defaultExportOptions, pageBreaks }).trimEnd()

test('what stands between an item and a deeper one belongs to the item, so that the deeper one is no listing', () => {
  expect(markdown([item('1. Sieve', '1.', 0), paragraph(['Flour has lumps.']), item('a. twice', 'a.', 1), item('2. Knead', '2.', 0)])).toBe(
    '1. Sieve\n\n    Flour has lumps.\n\n    - a. twice\n2. Knead',
  )
  expect(markdown([item('1. Call', '1.', 0), paragraph(['call(x)', 'return'], 'code'), item('• once', '•', 1)])).toBe(
    '1. Call\n\n    ```\n    call(x)\n    return\n    ```\n\n    - once',
  )
})

test('what stands between items of the outermost list stands at the margin', () => {
  expect(markdown([item('1. Sieve', '1.', 0), paragraph(['Flour has lumps.']), item('2. Knead', '2.', 0)])).toBe(
    '1. Sieve\n\nFlour has lumps.\n\n2. Knead',
  )
})

test('an item without one around it stands at the margin however deep its list is', () => {
  expect(markdown([heading('Dough'), item('a. twice', 'a.', 1), item('i. slowly', 'i.', 2)])).toBe('# Dough\n\n- a. twice\n    - i. slowly')
})

test('the mark of a page within a list is set in as its items are', () => {
  expect(markdown([item('1. Sieve', '1.', 0), item('a. twice', 'a.', 1, 2)], true)).toBe(
    '<!-- page 1 -->\n\n1. Sieve\n\n    <!-- page 2 -->\n\n    - a. twice',
  )
})
