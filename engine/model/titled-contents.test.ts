import { expect, test } from 'vitest'
import { typeset } from './sample.ts'
import { titledContents } from './titled-contents.ts'

const line = (text: string, baseline: number) => typeset(text, { baseline })
/** An entry with its page right behind it; without one the title of a part. */
const entry = (title: string, page: number | null, baseline: number) => [
  ...line(title, baseline),
  ...(page === null ? [] : typeset(String(page), { left: 260, baseline })),
]
const entries = [
  entry('Part one', null, 100),
  entry('1 The harbour', 3, 116),
  entry('2 Its keepers', 9, 132),
  entry('Part two', null, 148),
  entry('3 Ships', 12, 164),
]
const found = (rows: Parameters<typeof titledContents>[0]) => titledContents(rows).map((row) => row.map(({ text }) => text).join(' '))

test('the rows below a title of contents are its entries, those of parts among them, and end with the last page', () => {
  const after = [line('The harbour was built in three years', 180), line('by people from elsewhere', 194)]
  for (const title of ['Contents', 'INHALTSVERZEICHNIS', 'Table des matières', '目录'])
    expect(found([line(title, 80), ...entries, ...after])).toEqual([
      'Part one',
      '1 The harbour 3',
      '2 Its keepers 9',
      'Part two',
      '3 Ships 12',
    ])
})

test('nothing is an entry below another title, where pages fall or stand far apart, nor are two rows', () => {
  expect(found([line('Contents of the box', 80), ...entries])).toEqual([])
  expect(found([line('Contents', 80), entry('Nails', 40, 100), entry('Screws', 12, 116), entry('Hooks', 9, 132)])).toEqual([])
  expect(found([line('Contents', 80), ...entries.slice(1, 3)])).toEqual([])
  expect(found([line('Contents', 80), ...entries.map((row) => row.map((word) => ({ ...word, baseline: 4 * word.baseline })))])).toEqual([])
})
