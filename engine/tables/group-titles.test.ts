import { expect, test } from 'vitest'
import { onlyTable, textsOf } from './text-picture.ts'

const rows = `
+---------+--------+--------+--------+--------+
| Iowa    |    867 |   2254 |   1532 |   4653 |
+---------+--------+--------+--------+--------+
| Adams   |    481 |   1143 |    790 |   2414 |
+---------+--------+--------+--------+--------+
`

test('a text alone above a grid that is drawn around every cell is no title over some of its columns', () => {
  const table = onlyTable(`
                     *Voter-Registration*
+---------+--------+--------+--------+--------+
| *County*| *Old*  | *New*  | *Other*| *Total*|${rows}`)
  expect(textsOf(table)).toHaveLength(3)
})

test('titles side by side above such a grid are its titles', () => {
  const table = onlyTable(`
             *Voters-Before*   *Voters-After*
+---------+--------+--------+--------+--------+
| *County*| *Old*  | *New*  | *Other*| *Total*|${rows}`)
  expect(textsOf(table)).toHaveLength(4)
})
