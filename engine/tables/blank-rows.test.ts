import { expect, test } from 'vitest'
import { tables } from './index.ts'
import { pageOf, textsOf } from './text-picture.ts'

const read = (picture: string) => tables(pageOf(picture)).tables.map((table) => textsOf(table).length)
const upper = `
+-------+-------+-------+
| 1,204 | 1,131 | 2,377 |
+-------+-------+-------+
|   801 |   762 | 1,590 |
+-------+-------+-------+
`
const lower = `
+-------+-------+-------+
|   154 |   132 |   295 |
+-------+-------+-------+
|   117 |   100 |   224 |
+-------+-------+-------+
`

test('grids of figures with nothing but a blank row between them are one table', () => {
  expect(read(`${upper}${lower.slice(1)}`)).toEqual([4])
  expect(read(`${upper}\n${lower.slice(1)}`)).toEqual([4])
})

test('a text between them, new titles, other columns and a wide gap keep two grids apart', () => {
  const titles = `
+-------+-------+-------+
| Net   | Gross | Total |
+-------+-------+-------+
|   117 |   100 |   224 |
+-------+-------+-------+
`
  const others = `
+----------+----+-------+
|      154 | 32 |   295 |
+----------+----+-------+
|      117 | 10 |   224 |
+----------+----+-------+
`
  expect(read(`${upper} Others of the year${lower}`)).toEqual([2, 2])
  expect(read(`${upper}\n${titles.slice(1)}`)).toEqual([2, 2])
  expect(read(`${upper}\n${others.slice(1)}`)).toEqual([2, 2])
  expect(read(`${upper}\n\n\n\n\n\n\n${lower.slice(1)}`)).toEqual([2, 2])
})
