import { expect, test } from 'vitest'
import type { Box } from '../geometry/index.ts'
import { typeset } from '../model/sample.ts'
import { layout } from './index.ts'
import { pageOf, textIn } from './sample.ts'
import { besideEachOther, type Rows } from './side-columns.ts'

type Printed = readonly [text: string, left: number, baseline: number, bold?: boolean]
const read = (...printed: readonly Printed[]): string =>
  layout(pageOf(printed.flatMap(([text, left, baseline, bold = false]) => typeset(text, { left, baseline, bold }))))
    .regions.map(textIn)
    .join(' / ')

test('a time right of a heading is read with it, though what is below be as short and the time wider than the heading', () => {
  interface Item {
    readonly text: string
    readonly box: Box
  }
  const item = (text: string, left: number, top: number): Item => ({
    text,
    box: { left, top, right: left + 4.5 * text.length, bottom: top + 9 },
  })
  const rows: Rows<Item> = {
    baselines: ({ box }) => [box.bottom],
    cut: (one, baseline) => (one.box.bottom < baseline ? [one, null] : [null, one]),
    opens: () => true,
    runsThrough: () => false,
    endsWithColon: () => false,
    isValue: () => false,
    isTime: ({ text }) => /\d{4}/u.test(text),
    isRunningText: () => false,
    wordsOf: () => 1,
    holdsFigure: () => false,
    isFlushRight: () => false,
    numberOf: () => null,
    isFormula: () => false,
  }
  const columns = [[item('Financial Analyst', 72, 200), item('Maker of presses.', 72, 216)], [item('April 2013 - December 2017', 160, 200)]]
  expect(besideEachOther(columns, rows, false)?.map(({ text }) => text)).toEqual([
    'Financial Analyst',
    'April 2013 - December 2017',
    'Maker of presses.',
  ])
})

test('times right of entries beside titles in the margin are read with the first line of each', () => {
  const text = read(
    ['WORK', 72, 200],
    ['Hill Works, Manager', 150, 200],
    ['May 2015 - present', 420, 200],
    ['New bridges over the railway, in two summers', 160, 212],
    ['Brook Mills, Engineer', 150, 236],
    ['June 2008 - May 2015', 420, 236],
    ['Roads in the delta and the levels along the river', 160, 248],
    ['SUMMARY', 72, 290],
    ['Bridges, culverts and roads for eighteen years in all kinds of weather and soil', 150, 290],
  )
  expect(text.indexOf('June 2008')).toBeGreaterThan(text.indexOf('Brook Mills'))
  expect(text.indexOf('June 2008')).toBeLessThan(text.indexOf('Roads'))
  expect(text.indexOf('May 2015')).toBeLessThan(text.indexOf('New bridges'))
})

test('so are times that hardly more than a space parts from the longest line below an entry', () => {
  const longest = 'New bridges over the railway and the river, in two summers, with the roads to and from them'
  const [end = 0] = typeset(longest, { left: 72, baseline: 212 })
    .map(({ box }) => box.right)
    .slice(-1)
  const text = read(
    ['Hill Works, Manager', 72, 200],
    ['May 2015 - present', end + 2, 200],
    [longest, 72, 212],
    ['and all that belongs to them.', 72, 224],
    ['Brook Mills, Engineer', 72, 240],
    ['June 2008 - May 2015', end + 2, 240],
    ['Roads in the delta and the levels along the river', 72, 252],
  )
  expect(text.indexOf('May 2015')).toBeLessThan(text.indexOf('New bridges'))
  expect(text.indexOf('June 2008')).toBeGreaterThan(text.indexOf('Brook Mills'))
  expect(text.indexOf('June 2008')).toBeLessThan(text.indexOf('Roads'))
})

test('a label, an entry and its time in columns of their own are one row', () => {
  const text = read(
    ['PhD', 72, 200],
    ['Hill University, Bridges', 110, 200],
    ['May 2015 - present', 420, 200],
    ['Bridges over the railway, in two summers', 120, 212],
    ['Culverts below the level of the river', 120, 224],
    ['Mills along the brook, and their wheels', 120, 236],
    ['BS', 72, 272],
    ['Brook College, Engineering', 110, 272],
    ['June 2008 - May 2015', 420, 272],
    ['Roads in the delta and the levels along the river', 120, 284],
  )
  expect(text).toMatch(/PhD.*Hill University.*May 2015.*Bridges over.*BS.*Brook College.*June 2008.*Roads/)
})
