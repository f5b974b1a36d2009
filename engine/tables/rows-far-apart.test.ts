import { expect, test } from 'vitest'
import { onlyTable, textsOf } from './text-picture.ts'

test('texts beside each other in one ruled row, further apart than lines, are rows beside one label', () => {
  const table = onlyTable(`
+----------+-----------+---------+----------+
| Branch   | Measure   | Unit    | Large    |
+----------+-----------+---------+----------+
|          | Staff     | persons | over one |
| Mining   |           |         |          |
|          | Turnover  | euros   | over two |
+----------+-----------+---------+----------+
|          | Staff     | persons | from ten |
| Building |           |         |          |
|          | Turnover  | euros   | from six |
+----------+-----------+---------+----------+
`)
  expect(textsOf(table)).toEqual([
    ['Branch', 'Measure', 'Unit', 'Large'],
    ['Mining', 'Staff', 'persons', 'over one'],
    ['…', 'Turnover', 'euros', 'over two'],
    ['Building', 'Staff', 'persons', 'from ten'],
    ['…', 'Turnover', 'euros', 'from six'],
  ])
  expect(table.cells.filter(({ rowSpan }) => rowSpan > 1).map(({ row, rowSpan }) => [row, rowSpan])).toEqual([
    [1, 2],
    [3, 2],
  ])
})

test('lines close together in one ruled row stay one row', () => {
  const table = onlyTable(`
+----------+-----------+---------+----------+
| Branch   | Measure   | Unit    | Large    |
+----------+-----------+---------+----------+
| Mining   | Staff and | persons | over one |
|          | turnover  | euros   | over two |
+----------+-----------+---------+----------+
| Building | Staff and | persons | from ten |
|          | turnover  | euros   | from six |
+----------+-----------+---------+----------+
`)
  expect(textsOf(table)).toHaveLength(3)
})
