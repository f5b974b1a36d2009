import { expect, test } from 'vitest'
import { onlyTable, textsOf } from './text-picture.ts'

test('paragraphs in one cell of a grid without level rules are one row with what stands beside their first line', () => {
  const table = onlyTable(`
+---------+----------+-----------------------------+
| *Key*   | *Type*   | *Value*                     |
+---------+----------+-----------------------------+
| Loom    | string   | What the loom was called by |
|         |          | those who first wove on it. |
|         |          |                             |
|         |          | A name that no one knew any |
|         |          | longer is left out, as they |
|         |          | did before the war.         |
+---------+----------+-----------------------------+
`)
  expect(textsOf(table)).toEqual([
    ['Key', 'Type', 'Value'],
    [
      'Loom',
      'string',
      'What the loom was called by those who first wove on it. A name that no one knew any longer is left out, as they did before the war.',
    ],
  ])
})

test('figures under one another stay rows', () => {
  const table = onlyTable(`
+---------+----------+-----------------------------+
| *Town*  | *Street* | *Fee*                       |
+---------+----------+-----------------------------+
| Aurora  | Mill     | 12.50                       |
|         |          | 13.20                       |
|         |          | 9.93                        |
|         |          | 7.40                        |
+---------+----------+-----------------------------+
`)
  expect(table.rowCount).toBe(5)
})
