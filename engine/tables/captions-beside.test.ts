import { expect, test } from 'vitest'
import { tables } from './index.ts'
import { pageOf, textsOf } from './text-picture.ts'

test('tables under captions beside each other are two, however many rows they have and wherever a sentence ends them', () => {
  const { tables: found } = tables(
    pageOf(`
 Table 1: Wool by kind         Table 2: Hemp by kind

 Wool         Sum      Open    Hemp         Sum
 Tweed      4,697       112    Jute       1,310
 Felt       7,040       554    Sisal      2,120
 Loden      2,077        98    Ramie        990
 Crepe        337        14
 Linen        116        15

 The weaver asks for all of these sums each year in May and again in autumn.
`),
  )
  expect(found.map(({ title }) => title)).toEqual(['Table 1: Wool by kind', 'Table 2: Hemp by kind'])
  expect(found.map((table) => textsOf(table).length)).toEqual([6, 4])
  expect(found.map((table) => textsOf(table)[1])).toEqual([
    ['Tweed', '4,697', '112'],
    ['Jute', '1,310'],
  ])
})

test('captions in the lines of one column of text part nothing', () => {
  const { tables: found } = tables(
    pageOf(`
 Table 1: Wool, and Table 2: Hemp, in thousands

 Kind         Sum      Open        Hemp         Sum
 Tweed      4,697       112        Jute       1,310
 Felt       7,040       554        Sisal      2,120
 Loden      2,077        98        Ramie        990
`),
  )
  expect(found.map((table) => textsOf(table)[0])).toEqual([['Kind', 'Sum', 'Open', 'Hemp', 'Sum']])
})

test('a table wider than its short caption is whole where both captions stand at the left edges of their tables', () => {
  const { tables: found } = tables(
    pageOf(`
 Table 1: Wool                       Table 2: Hemp by kind

 Wool         Sum      Open   Shut   Hemp         Sum
 Tweed      4,697       112     31   Jute       1,310
 Felt       7,040       554     12   Sisal      2,120
 Loden      2,077        98     60   Ramie        990
 Crepe        337        14      5   Flax         812
`),
  )
  expect(found.map((table) => textsOf(table)[1])).toEqual([
    ['Tweed', '4,697', '112', '31'],
    ['Jute', '1,310'],
  ])
})

test('the last row of a table stays in it above captions that stand over two tables below', () => {
  const { tables: found } = tables(
    pageOf(`
 Wool           Made for            Sum      Open
 Tweed          Coats             4,697       112
 Felt           Hats              7,040       554
 Loden          Coats             2,077        98
 Total                           13,814       764

 Table 3: Wool by kind        Table 4: Hemp by kind
 Wool         Sum             Hemp         Sum
 Tweed      4,697             Jute       1,310
 Felt       7,040             Sisal      2,120
 Loden      2,077             Ramie        990
`),
  )
  expect(found.map((table) => textsOf(table).at(-1)?.[0])).toEqual(['Total', 'Loden', 'Ramie'])
})
