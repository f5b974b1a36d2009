import { expect, test } from 'vitest'
import { typeset } from '../model/sample.ts'
import { tables } from './index.ts'
import { rulesOf } from './rules.ts'
import { pageOf, textsOf } from './text-picture.ts'
import { withTitleBars } from './title-bars.ts'

/** Two lists under bars; the last row of the first with a rule below it or without. */
const listsWith = (lastRule: string) =>
  pageOf(`
 General
 Type        centrifugal
------------------------------
 Flow rate   2 to 18
------------------------------
 Head        46 m
${lastRule}
 Electrical
 Voltage     400 V
------------------------------
 Power       2.2 kW
------------------------------
 Current     4.6 A
------------------------------
`)
const lists = listsWith('------------------------------')
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

test('a bar of a strong colour does so below a last row without a rule, where paper is left above it', () => {
  const page = listsWith('')
  const orange = page.words
    .filter(({ text }) => ['General', 'Electrical'].includes(text))
    .map(({ box }) => ({ box: { left: 42.5, right: 187.5, top: box.top - 2, bottom: box.bottom + 2 }, grey: 0.6, colour: 'E87F13' }))
  const found = tables({ ...page, fills: orange }).tables.map(textsOf)
  expect(found.at(-1)).toEqual([
    ['Voltage', '400 V'],
    ['Power', '2.2 kW'],
    ['Current', '4.6 A'],
  ])
  expect(JSON.stringify(found)).not.toContain('Electrical')
})

test('titles on a dark bar head the rows below, though the first of these is a heading within the table', () => {
  const page = pageOf(`
 SKU      Name              Place      Value

 Category A
-----------------------------------------------
 A0001    Flat washer       A-22        7,291
-----------------------------------------------
 A0002    Lock nut          B-03        7,310
-----------------------------------------------
 A0003    Hex bolt          C-10        7,515
-----------------------------------------------
`)
  const [first] = page.words
  const cells = [42.5, 85, 172.5, 227.5].map((left, i) => ({
    box: { left, right: [85, 172.5, 227.5, 272.5][i] ?? 0, top: (first?.box.top ?? 0) - 5, bottom: (first?.box.bottom ?? 0) + 5 },
    grey: 0.2,
  }))
  const [table, ...others] = tables({ ...page, fills: cells }).tables
  expect(others).toEqual([])
  expect(table?.headerRows).toBe(1)
  expect(table && textsOf(table).slice(0, 3)).toEqual([
    ['SKU', 'Name', 'Place', 'Value'],
    ['Category A', '', '', ''],
    ['A0001', 'Flat washer', 'A-22', '7,291'],
  ])
})

test('bars over two grids of one width and over a list between them are no rules of one table', () => {
  const page = pageOf(`
 First
+---------------+-----------+-------+
| Name          | Number    | Share |
+---------------+-----------+-------+
| Propanol      | 67-63-0   |   25% |
+---------------+-----------+-------+
| Hydrocarbons  | 64-48-9   |   10% |
+---------------+-----------+-------+
 Second
 Odour           like a solvent
 Density         0.812
 Flash point     31
 Third
+---------------+-----------+-------+
|               | Road      | Air   |
+---------------+-----------+-------+
| Class         | 3         | 3     |
+---------------+-----------+-------+
`)
  const fills = page.words
    .filter(({ text }) => ['First', 'Second', 'Third'].includes(text))
    .map(({ box }) => ({ box: { left: 42.5, right: 222.5, top: box.top - 2, bottom: box.bottom + 2 }, grey: 0.2 }))
  expect(tables({ ...page, fills }).tables.map(({ rowCount }) => rowCount)).toEqual([3, 3, 2])
})

test('titles of two columns on a dark bar that stands on a rule are the first row', () => {
  const page = pageOf(`
 No.   Municipality of the older trees
----------------------------------------
 1     Hillside
----------------------------------------
 2     Port of the River
----------------------------------------
`)
  const [first] = page.words
  const bar = { box: { left: 42.5, right: 237.5, top: (first?.box.top ?? 0) - 3, bottom: 61 }, grey: 0.2 }
  expect(tables({ ...page, fills: [bar] }).tables.map(textsOf)).toEqual([
    [
      ['No.', 'Municipality of the older trees'],
      ['1', 'Hillside'],
      ['2', 'Port of the River'],
    ],
  ])
})

test('a rule is as good as drawn above and below dark titles though those below the first rows were not found; light tints need one near', () => {
  const page = pageOf(`
 SKU      Name              Place      Value
 A0001    Flat washer       A-22        7,291
 A0002    Lock nut          B-03        7,310
 A0003    Cap nut           B-07        1,250
-----------------------------------------------
`)
  const titles = page.words.filter(({ text }) => ['SKU', 'Name', 'Place', 'Value'].includes(text))
  const top = Math.min(...titles.map(({ box }) => box.top)) - 2
  const [rule] = rulesOf(page.rulings, []).across
  const { from = 0, to = 0 } = rule ?? {}
  const withBar = (grey: number) =>
    withTitleBars(rulesOf(page.rulings, []), [{ box: { left: from, right: to, top, bottom: top + 13 }, grey }], page.words)
  expect(withBar(0.2).across.map(({ at }) => at)).toEqual([top, top + 13, rule?.at])
  // With paper above it begins a table, which the rules of another above do not go on with.
  expect(withBar(0.2).across.map(({ begins }) => begins === true)).toEqual([true, false, false])
  expect(withBar(0.8).across).toHaveLength(1)
})

test('the bar behind a heading between ruled rows ends the row above, whose rule the tint hides', () => {
  const page = pageOf(`
 Nr     Name              Place      Value
-----------------------------------------------
 1      Flat washer       A-22        7,291
-----------------------------------------------
 2      Lock nut          B-03        7,310
 Sold by weight
-----------------------------------------------
 3      Hex bolt          C-10        7,515
-----------------------------------------------
`)
  const heading = page.words.find(({ text }) => text === 'Sold')?.box
  const rules = rulesOf(page.rulings, [])
  const { from: left = 0, to: right = 0, at: bottom = 0 } = rules.across.find(({ at }) => at > (heading?.bottom ?? 0)) ?? {}
  const tint = { box: { left, right, top: (heading?.top ?? 0) - 2, bottom }, grey: 0.93 }
  const added = withTitleBars(rules, [tint], page.words).across.filter(({ at }) => !rules.across.some((rule) => rule.at === at))
  expect(added).toEqual([{ at: tint.box.top, from: left, to: right }])
  const [row] = page.words.filter(({ text }) => text === '2')
  const behindRow = { ...tint, box: { ...tint.box, top: (row?.box.top ?? 0) - 2, bottom: tint.box.top } }
  expect(withTitleBars(rules, [behindRow], page.words).across).toEqual(rules.across)
})

test('a title over several columns on a dark bar right above the bar of the others is the first row', () => {
  const at = (text: string, left: number, baseline: number, bold = false) => typeset(text, { left, baseline, bold, size: 8.5 })
  const titles = [
    at('Northern', 310, 161.25, true),
    at('Station', 63.5, 191.25, true),
    at('What was found', 124.5, 191.25, true),
    at('Net', 454.5, 191.25, true),
    at('Opened', 483.5, 179.25, true),
    at('on', 483.5, 191.25, true),
  ]
  const rows = ['Leeds', 'Halifax', 'York'].map((name, i) => {
    const baseline = 210 + 30.8 * i
    return [
      at(name, 63.5, baseline),
      at('pressure of the committee on the schedule of a period', 125, baseline),
      at('by engines', 125, baseline + 12),
      at('28.88', 448, baseline),
      at('25/04/2015', 483.7, baseline),
    ].flat()
  })
  const rulings = [167.6, 198.4, 229.1, 259.9, 290.7].map((y) => ({ from: { x: 57, y }, to: { x: 539.3, y }, thickness: 0.75 }))
  const bar = (left: number, right: number, top: number, bottom: number) => ({ box: { left, right, top, bottom }, grey: 0.25 })
  const fills = [bar(57, 118.5, 150, 168), bar(118.5, 539.3, 150, 168), bar(57, 539.3, 168, 198.75)]
  const [table, ...others] = tables({ ...pageOf(''), words: [...titles, ...rows].flat(), rulings, fills }).tables
  expect([others.length, table === undefined ? [] : textsOf(table).slice(0, 2), table?.headerRows]).toEqual([
    0,
    [
      ['', 'Northern', '…', '…'],
      ['Station', 'What was found', 'Net', 'Opened on'],
    ],
    2,
  ])
})
