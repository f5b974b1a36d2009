import { expect, test } from 'vitest'
import { tables } from './index.ts'
import { pageOf, textsOf } from './text-picture.ts'

const grid = pageOf(`
-------------------------------------
| Purpose      | Source   | Open    |
| Pull of logs | Engine   | yes     |
-------------------------------------
| Audit        | Browser  | no      |
-------------------------------------
| Identity     | Server   | no      |
-------------------------------------
`)
const titles = grid.words.filter(({ text }) => ['Purpose', 'Source', 'Open'].includes(text))
const tint = {
  box: {
    left: 42.5,
    right: 222.5,
    top: Math.min(...titles.map(({ box }) => box.top)) - 3,
    bottom: Math.max(...titles.map(({ box }) => box.bottom)) + 1.5,
  },
  grey: 0.9,
}
const rowsOf = (fills: readonly (typeof tint)[]) => tables({ ...grid, fills }).tables.map((table) => textsOf(table).map(([first]) => first))

test('titles on a tint that no rule parts from the first row are a row of their own', () => {
  expect(rowsOf([tint])).toEqual([['Purpose', 'Pull of logs', 'Audit', 'Identity']])
  expect(rowsOf([])).toEqual([['Purpose Pull of logs', 'Audit', 'Identity']])
})

test('a tint that ends amid a line parts nothing', () => {
  const amid = { ...tint, box: { ...tint.box, bottom: tint.box.bottom + 8 } }
  expect(rowsOf([amid])).toEqual([['Purpose Pull of logs', 'Audit', 'Identity']])
})
