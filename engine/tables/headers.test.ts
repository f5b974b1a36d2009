import { expect, test } from 'vitest'
import { tables } from './index.ts'
import { onlyTable, pageOf } from './text-picture.ts'

test('a tinted row above rows that are not names the columns', () => {
  const page = pageOf(`
+-----------+------------+---------+
| Substance | Trade name |         |
+-----------+------------+---------+
| Ramipril  | Altace     | 1       |
+-----------+------------+---------+
| Insulin   | NovoRapid  | 20      |
+-----------+------------+---------+
| at other times of the day        |
+-----------+------------+---------+
| Fentanyl  | AbZ 75     | 1       |
+-----------+------------+---------+
`)
  const left = Math.min(...page.rulings.map(({ from }) => from.x))
  const right = Math.max(...page.rulings.map(({ to }) => to.x))
  const [first] = page.words
  const tint = { box: { left, right, top: (first?.box.top ?? 0) - 5, bottom: (first?.box.bottom ?? 0) + 5 }, grey: 0.9 }
  const headed = (fills: readonly (typeof tint)[]) => tables({ ...page, fills: [...fills] }).tables[0]?.headerRows
  expect(headed([tint])).toBe(1)
  const next = page.words.find(({ text }) => text === 'Insulin')?.box.top ?? 0
  expect(headed([tint, { ...tint, box: { ...tint.box, top: next - 5, bottom: next + 13 } }])).toBe(headed([]))
})

test('the first row of a timetable without titles is a row', () => {
  const table = onlyTable(`
 Central Station     5:12     5:42     6:12     6:42
 Market Square       5:19     5:49     6:19     6:49
 Town Hall           5:26     5:56     6:26     6:56
 Hospital            5:33     6:03     6:33     7:03
`)
  expect(table.headerRows).toBe(0)
})

test('a list of names and what they stand for has no titles where nothing sets them off', () => {
  const table = onlyTable(`
 Casing           EN-GJL-250
------------------------------
 Impeller         stainless
------------------------------
 Shaft seal       rubber
------------------------------
 Bearings         bronze
------------------------------
`)
  expect(table.headerRows).toBe(0)
})

test('a number that reads as a year and stands in every column of a row below bold titles is no title', () => {
  const table = onlyTable(`
+---------+---------+--------+--------+
|         | *Road*  | *Sea*  | *Air*  |
+---------+---------+--------+--------+
| Number  | 1993    | 1993   | 1993   |
+---------+---------+--------+--------+
| Class   | 3       | 3      | 3      |
+---------+---------+--------+--------+
`)
  expect(table.headerRows).toBe(1)
})
