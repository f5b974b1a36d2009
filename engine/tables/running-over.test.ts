import { expect, test } from 'vitest'
import { tables } from './index.ts'
import { onlyTable, pageOf, textsOf } from './text-picture.ts'

const boards = pageOf(`
+----------+----------+----------+----------+
| Board    | Step     | Space    | Page     |
+----------+----------+----------+----------+
| Aurora   | 500      | 4000     | aurora   |
|          |          |          | org      |
+----------+----------+----------+----------+
| Belinda  | 900      | 1250     | belinda  |
|          |          |          | net      |
+----------+----------+----------+----------+
| Cavallo  | 120      | 9000     | cavallo  |
+----------+----------+----------+----------+
`)
/** The page with words so much wider: too long for their cells. */
const wider = (texts: readonly string[], by: number) => ({
  ...boards,
  words: boards.words.map((word) => (texts.includes(word.text) ? { ...word, box: { ...word.box, right: word.box.right + by } } : word)),
})

test('words that are too long for the cells of a grid belong where they begin, and make no drawing of it', () => {
  const long = wider(['Board', 'Aurora', 'Belinda', 'Cavallo', '4000', '1250'], 40)
  const { tables: found } = tables(long)
  expect(found).toHaveLength(1)
  expect(found.flatMap(textsOf)).toEqual(tables(boards).tables.flatMap(textsOf))
  expect(found.flatMap(textsOf)[1]).toEqual(['Aurora', '500', '4000', 'aurora org'])
})

test('rules of a grid part rows whose cells go on for many lines, however few rows there are', () => {
  const table = onlyTable(`
+----------+----------+----------+----------+
| Board    | Step     | Space    | Page     |
+----------+----------+----------+----------+
| Aurora   | 500      | 4000     | aurora   |
|          |          |          | support  |
|          |          |          | motors   |
|          |          |          | manuals  |
|          |          |          | stepper  |
|          |          |          | drives   |
+----------+----------+----------+----------+
| Belinda  | 900      | 1250     | belinda  |
| Lower    |          |          | support  |
| Town     |          |          | motors   |
|          |          |          | manuals  |
|          |          |          | stepper  |
+----------+----------+----------+----------+
`)
  expect(textsOf(table).map(([first]) => first)).toEqual(['Board', 'Aurora', 'Belinda Lower Town'])
})

test('lines with figures in every column of a grid without rules between them stay rows', () => {
  const table = onlyTable(`
+----------+----------+----------+----------+
| Board    | Step     | Space    | Page     |
+----------+----------+----------+----------+
| Aurora   | 500      | 4000     | 12       |
| Belinda  | 900      | 1250     | 14       |
| Cavallo  | 120      | 9000     | 15       |
+----------+----------+----------+----------+
| Together | 1520     | 14250    |          |
+----------+----------+----------+----------+
`)
  expect(table.rowCount).toBe(5)
})
