import { expect, test } from 'vitest'
import { confidence, type Table } from '../model/index.ts'
import { line, lines } from '../model/sample.ts'
import type { LaidOutPage, Region } from '../stages.ts'
import { structure } from './index.ts'
import { pageOf, prose, summary } from './sample.ts'

/** A ruled row of texts at the top of a page, 40 points from its edge. */
function head(texts: readonly string[], number: number): Region {
  const box = { left: 72, top: 40, right: 520, bottom: 70 }
  const place = { page: number, box }
  const cells = texts.map((text, column): Table['cells'][number] => ({
    ...{ row: 0, column, rowSpan: 1, columnSpan: 1, value: null, place, confidence: confidence(0.9) },
    lines: [line(text, { left: 80 + 150 * column, baseline: 58, page: number })],
  }))
  const table: Table = {
    ...{ kind: 'table', title: null, caption: [], rowCount: 1, headerRows: 0, foundBy: 'rulings', repeated: [], cells },
    ...{ columns: texts.map(() => ({ title: null, kind: 'text' as const })), places: [place], confidence: confidence(0.9) },
  }
  return { kind: 'table', place, table }
}
const text = (number: number) =>
  prose(lines(['some text that is on each of the pages.'], { page: number, baseline: 300 + 9 * number }), number)
const pages = (heads: readonly (readonly string[])[]): readonly LaidOutPage[] =>
  heads.map((texts, i) => pageOf([head(texts, i + 1), text(i + 1)], i + 1))
const kindsOf = (given: readonly LaidOutPage[]) => structure(given, []).blocks.map((block) => summary(block).split(' ')[0])

test('a ruled head that pages repeat is furniture, whatever page and section it names', () => {
  const heads = [1, 2, 3].map((number) => ['Quay Mill', 'The manual', `Part ${number}`, `Page ${number}/3`])
  expect(kindsOf(pages(heads)).filter((kind) => kind === 'furniture')).toHaveLength(3)
  expect(kindsOf(pages(heads))).not.toContain('table')
})

test('of heads that hold a date and number of the document the first stays a table', () => {
  const heads = [1, 2, 3].map((number) => ['Invoice 4411', '2 May 2026', `Page ${number}`])
  expect(kindsOf(pages(heads))).toEqual(['table', 'body', 'furniture', 'body', 'furniture', 'body'])
})

test('tables of neighbouring pages that say different things stay tables, and so do those of two pages that count none', () => {
  const others = ['north', 'south', 'inland'].map((name, i) => [name, `${i + 1}12`, `among ${name}`])
  expect(kindsOf(pages(others)).filter((kind) => kind === 'table').length).toBeGreaterThan(0)
  expect(kindsOf(pages(others))).not.toContain('furniture')
  const two = [4, 4].map((number) => ['Quay Mill', 'The manual', `Part ${number}`])
  expect(kindsOf(pages(two))).not.toContain('furniture')
  const tickets = [101, 102].map((number) => ['Quay Mill', 'Admit one', `Ticket ${number}`])
  expect(kindsOf(pages(tickets))).not.toContain('furniture')
})

test('two pages with one ruled head that counts them have it as furniture, also where a page between them sets it as text', () => {
  const heads = [1, 2].map((number) => ['Quay Mill', 'The manual', `Page ${number}/2`])
  expect(kindsOf(pages(heads))).toEqual(['furniture', 'body', 'furniture', 'body'])
  const [first, , third] = pages([1, 2, 3].map((number) => ['Quay Mill', 'The manual', `Page ${number}/3`]))
  const between = pageOf([prose(lines(['Quay Mill The manual Page 2/3'], { page: 2, left: 80, baseline: 58 }), 2), text(2)], 2)
  expect(kindsOf([first, between, third].flatMap((page) => page ?? []))).toEqual([
    'furniture',
    'body',
    'furniture',
    'body',
    'furniture',
    'body',
  ])
})
