import { expect, test } from 'vitest'
import { tables } from './index.ts'
import { pageOf, textsOf } from './text-picture.ts'

const list = pageOf(`
 *Shrubs*                            *Perennials*
 Buddleja davidii   3 l     9.50     Achillea           9 cm     3.40
 Cornus alba        3 l    11.00     Geranium           1 l      6.80
 Hydrangea          5 l    18.75     Salvia nemorosa    9 cm     3.60
 *Climbers*                          Sedum              1 l      5.90
 Clematis montana   2 l    12.50     *Trees*
 Hedera helix       2 l     7.20     Acer campestre     12 cm  145.00
 Jasminum           2 l     8.10     Betula pendula     10 cm  118.00
 All of these prices are valid until the end of June
`)
/** Tinted bars behind the names of the groups, as wide as their column. */
const barsOf = (names: readonly string[]) =>
  list.words
    .filter(({ text }) => names.includes(text))
    .map(({ box }) => ({ box: { left: box.left - 2, right: box.left + 163, top: box.top - 1, bottom: box.bottom + 1 }, grey: 0.88 }))

test('lists under tinted bars that stand in columns beside each other are tables of their own', () => {
  const [left, right, ...others] = tables({ ...list, fills: barsOf(['Shrubs', 'Climbers', 'Perennials', 'Trees']) }).tables.map(textsOf)
  expect(left?.map(([name]) => name)).toEqual([
    'Shrubs',
    'Buddleja davidii',
    'Cornus alba',
    'Hydrangea',
    'Climbers',
    'Clematis montana',
    'Hedera helix',
    'Jasminum',
  ])
  expect(right?.map(([name, size]) => [name, size])).toEqual([
    ['Perennials', ''],
    ['Achillea', '9 cm'],
    ['Geranium', '1 l'],
    ['Salvia nemorosa', '9 cm'],
    ['Sedum', '1 l'],
    ['Trees', ''],
    ['Acer campestre', '12 cm'],
    ['Betula pendula', '10 cm'],
  ])
  expect(others).toEqual([])
})

test('two bars beside each other are the titles of one table', () => {
  expect(tables({ ...list, fills: barsOf(['Shrubs', 'Perennials']) }).tables[0]?.columns.length).toBeGreaterThan(3)
})
