import { expect, test } from 'vitest'
import { line } from '../model/sample.ts'
import { pageOf, prose, summaries } from './sample.ts'

/** Lines of a program, each a region of its own as far in as it is set in, below a line of text. */
const listing = (texts: readonly string[]) =>
  summaries([
    pageOf([
      prose([line('The following defines what a car is and what it is not:', { baseline: 88 })]),
      ...texts.map((text, i) =>
        prose([line(text.trimStart(), { left: 72 + 5 * (text.length - text.trimStart().length), baseline: 100 + 12 * i })]),
      ),
    ]),
  ]).slice(1)

test('what stands between a brace and the one that closes it is a listing, be it set in the type of the text', () => {
  expect(
    listing(['type Car struct {', '  name string', '  doors {', '    left int', '  }', '}', 'It is read by those who drive one.']),
  ).toEqual(['code type Car struct { name string doors { left int } }', 'body It is read by those who drive one.'])
})

test('a remark behind a line of a listing stands in that line', () => {
  const regions = ['type Car struct {', 'name string', '}'].map((text, i) => prose([line(text, { baseline: 100 + 12 * i })]))
  const remark = prose([line('// what it is called', { baseline: 112, left: 200 })])
  expect(summaries([pageOf([...regions, remark])])).toContain('body // what it is called')
  expect(summaries([pageOf([...regions.slice(0, 2), remark, ...regions.slice(2)])])).toEqual([
    'code type Car struct { name string // what it is called }',
  ])
})

test('a brace that nothing closes, and sentences between two of them, make no listing', () => {
  expect(listing(['the set of all {', 'numbers that are even', 'and of those that are odd']).join(' ')).not.toContain('code')
  expect(
    listing(['{', 'This is a sentence of many words that ends with a stop.', 'And here is another one of as many words as it.', '}']).join(
      ' ',
    ),
  ).not.toContain('code')
})
