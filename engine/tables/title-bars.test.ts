import { expect, test } from 'vitest'
import { tables } from './index.ts'
import { pageOf, textsOf } from './text-picture.ts'

const lists = pageOf(`
 General
 Type        centrifugal
------------------------------
 Flow rate   2 to 18
------------------------------
 Head        46 m
------------------------------
 Electrical
 Voltage     400 V
------------------------------
 Power       2.2 kW
------------------------------
 Current     4.6 A
------------------------------
`)
/** White titles on dark bars as wide as the rules below the rows. */
const bars = lists.words
  .filter(({ text }) => ['General', 'Electrical'].includes(text))
  .map(({ box }) => ({ box: { left: 42.5, right: 187.5, top: box.top - 2, bottom: box.bottom + 2 }, grey: 0.2 }))

test('a dark bar below empty paper begins a table, and its title is no part of the first row', () => {
  expect(tables({ ...lists, fills: bars }).tables.map(textsOf)).toEqual([
    [
      ['Type', 'centrifugal'],
      ['Flow rate', '2 to 18'],
      ['Head', '46 m'],
    ],
    [
      ['Voltage', '400 V'],
      ['Power', '2.2 kW'],
      ['Current', '4.6 A'],
    ],
  ])
})
