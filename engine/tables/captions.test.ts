import { expect, test } from 'vitest'
import { captionKind } from '../model/index.ts'
import { line } from '../model/sample.ts'
import { onlyTable, textsOf } from './text-picture.ts'

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

test('signs with what they mean, below the last row, are no row of the table', () => {
  const table = `
 Stop              *a*          *b*         *c*
 Market           5:12       6:15      7:18
 Theatre          5:19       6:22      7:25
 Hospital         5:26       6:29      7:32
`
  const meanings = ' a = not on Sundays          b = on Fridays only\n'
  expect(textsOf(onlyTable(table + meanings)).at(-1)).toEqual(['Hospital', '5:26', '6:29', '7:32'])
  expect(textsOf(onlyTable(table)).at(-1)).toEqual(['Hospital', '5:26', '6:29', '7:32'])
})
