import { expect, test } from 'vitest'
import { lineOfWords, typeset } from '../model/sample.ts'
import { pageOf, prose, summaries } from './sample.ts'

/** Entries, each a region of its own as rows of white make them; the page of each ends at one edge. */
const read = (rows: readonly (readonly [text: string, page: string])[]) =>
  summaries([
    pageOf(
      rows.map(([text, page], i) => {
        const baseline = 100 + 12 * i
        const words = typeset(text, { baseline })
        const dots = typeset('........', { baseline, left: (words.at(-1)?.box.right ?? 0) + 3 })
        const own = lineOfWords(page === '' ? words : [...words, ...dots, ...typeset(page, { baseline, left: 420 })])
        return prose([own])
      }),
    ),
  ])

test('an entry over two lines is one, with the page at its end', () => {
  const found = read([
    ['3.7 What was found in the rivers', '7'],
    ['3.8 The request that was made about the protected kinds of', ''],
    ['birds', '8'],
    ['3.9 The fields', '9'],
  ])
  expect(found).toHaveLength(3)
  expect(found[1]).toMatch(/3\.8 The request .* kinds of birds \.+ 8$/)
})

test('a short title without a page, and a line before an entry with a number of its own, stay apart', () => {
  expect(
    read([
      ['3.7 What was found in the rivers', '7'],
      ['Second part', ''],
      ['birds', '8'],
    ]),
  ).toHaveLength(3)
  expect(
    read([
      ['3.7 What was found in the rivers', '7'],
      ['What was seen on all of the fields of the whole plain', ''],
      ['3.9 The fields', '9'],
    ]),
  ).toHaveLength(3)
})
