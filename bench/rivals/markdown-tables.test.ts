import { expect, test } from 'vitest'
import { tablesInMarkdown } from './markdown-tables.ts'
import type { RivalTable } from './rival.ts'

const texts = (tables: readonly RivalTable[]) => tables.map(({ rows }) => rows.map((row) => row.map(({ text }) => text)))

test('reads a pipe table without its delimiter row', () => {
  const markdown = 'Before | after\n\n| Name | Amount |\n| :--- | ---: |\n| **Rent** | 1 200 |\n| Heat |  |\n\nMore | text'
  expect(texts(tablesInMarkdown(markdown))).toEqual([
    [
      ['Name', 'Amount'],
      ['Rent', '1 200'],
      ['Heat', ''],
    ],
  ])
})

test('keeps a first row of dashes below the delimiter row', () => {
  expect(texts(tablesInMarkdown('|a|b|\n|---|---|\n|-|-|'))).toEqual([
    [
      ['a', 'b'],
      ['-', '-'],
    ],
  ])
})

test('keeps escaped pipes, entities and signs inside their cell', () => {
  const markdown = '|a \\| b|5 &lt; 6 &#8364;|3 * 4 * 5|\n|-|-|-|\n|x<br>y|[shown](http://example.org)|\\*|'
  expect(texts(tablesInMarkdown(markdown))).toEqual([
    [
      ['a | b', '5 < 6 €', '3 * 4 * 5'],
      ['x y', 'shown', '*'],
    ],
  ])
})

test('reads the spans of an HTML table', () => {
  const html = '<table><tr><th rowspan="2">Region</th><td colspan=3>Year</td></tr>\n<tr><td>1</td><td> 2<br></td><td>3</table>'
  expect(tablesInMarkdown(html, 4)).toEqual([
    {
      page: 4,
      rows: [
        [
          { text: 'Region', rowspan: 2, colspan: 1 },
          { text: 'Year', rowspan: 1, colspan: 3 },
        ],
        [
          { text: '1', rowspan: 1, colspan: 1 },
          { text: '2', rowspan: 1, colspan: 1 },
          { text: '3', rowspan: 1, colspan: 1 },
        ],
      ],
    },
  ])
})

test('gives pipe and HTML tables in the order of the text', () => {
  const markdown = '|first|x|\n|---|---|\n\n<table><tr><td>second | no pipe table</td></tr></table>\n\nthird|x\n---|---\n'
  expect(texts(tablesInMarkdown(markdown))).toEqual([[['first', 'x']], [['second | no pipe table']], [['third', 'x']]])
})

test('takes a delimiter row of another width for no table', () => {
  expect(tablesInMarkdown('a | b | c\n--- | ---\n')).toEqual([])
})
