import { expect, test } from 'vitest'
import { line, lineOfWords, lines, typeset } from '../model/sample.ts'
import { body, pageOf, prose, summaries } from './sample.ts'

test('short lines of a program that stand right below one another are one listing, set in or not; a name far in above one is not of it', () => {
  const code = (text: string, left: number, baseline: number) => prose([line(text, { left, baseline, family: 'Courier' })])
  const regions = [prose(body(60)), code('begin{', 80, 160), code('work();', 92, 172), code('}', 80, 184), prose(body(220))]
  expect(summaries([pageOf(regions)])[1]).toBe('code begin{ work(); }')
  const labelled = [prose(body(60)), code('Example', 260, 160), code('work();', 80, 172), prose(body(220))]
  expect(summaries([pageOf(labelled)])).toContain('body Example')
})

test('a chapter of a table of contents that stands low on its page is no note, though it begins with a number and its type is small', () => {
  const row = (title: string, page: string) =>
    lineOfWords([...typeset(title, { baseline: 700, size: 8 }), ...typeset(page, { left: 500, baseline: 700, size: 8 })])
  expect(summaries([pageOf([prose(body(60)), prose([row('6 The pumps', '30')])])])[1]).toBe('body 6 The pumps 30')
  expect(summaries([pageOf([prose(body(60)), prose([line('6 The pumps of 1930', { baseline: 700, size: 8 })])])])[1]).toMatch(/^footnote/)
})

test('an entry of an index goes on with the pages that its next line lists', () => {
  const entry = lines(['sluice gates, 12, 40–44, 47, 48,', '51, 63', 'spades, 7, 9'], { baseline: 200 })
  expect(
    summaries([pageOf([prose(body(60)), prose(entry)])])
      .slice(1)
      .join(' / '),
  ).toContain('sluice gates, 12, 40–44, 47, 48, 51, 63')
})

test('a long title that reaches up to its page ends an entry where the pages of others stand far behind theirs', () => {
  const entry = (title: string, page: string, baseline: number) =>
    lineOfWords([...typeset(title, { baseline }), ...typeset(page, { left: 400 - 5 * page.length, baseline })])
  const titles = ['Ships', 'The harbour and its keepers', 'A winter of ice', 'Lights', 'The mole', 'What came after the storm']
  const long = 'On the many meetings of those who kept the harbour and its lights in winter'
  const contents = [...titles, long, 'The end'].map((title, i) => entry(title, String(3 + 7 * i), 200 + 12 * i))
  const found = summaries([pageOf([prose(body(60)), prose(contents)])])
  expect(found.slice(-2)).toEqual([`body ${long} 45`, 'body The end 52'])
})
