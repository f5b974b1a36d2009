import { expect, test } from 'vitest'
import { captionKind } from '../model/index.ts'
import { line } from '../model/sample.ts'
import { onlyTable } from './text-picture.ts'

const grid = `
 +------------+--------------+
 | Mode       | Code word    |
 +------------+--------------+
 | Pass       | wool         |
 +------------+--------------+
 | Level      | hemp         |
 +------------+--------------+
`

test('a number alone, centred a line above the text of the caption, belongs to it', () => {
  expect(
    onlyTable(`
        Table 1/T.6

        Code tables
${grid}`).title,
  ).toBe('Table 1/T.6 Code tables')
})

test('a caption with a text of its own, as far above another line, does not', () => {
  expect(
    onlyTable(`
   Table 1: What was woven

        Code tables
${grid}`).title ?? '',
  ).not.toContain('Table 1')
})

test('the number of a recommendation may stand behind that of its table or figure', () => {
  const kinds = ['Table 2/T.4 – Codes', 'Figure 3/G.703', 'Table 3/4 of all'].map((text) => captionKind(line(text)))
  expect(kinds).toEqual(['table', 'figure', null])
})
