import { expect, test } from 'vitest'
import { typeset } from '../model/sample.ts'
import type { ReadPage } from '../stages.ts'
import { tables } from './index.ts'
import { pageOf, textsOf } from './text-picture.ts'

const page = pageOf(`
 Wool         Sum      Open        Hemp         Sum
 Tweed      4,697       112        Jute       1,310
 Felt       7,040       554        Sisal      2,120
 Loden      2,077        98        Ramie        990
 Crepe        337        14        Kenaf        645
 Linen        116        15        Abaca        371
`)
const middle = 190
const movedBy = (step: (row: number) => number): ReadPage => {
  const baselines = [...new Set(page.words.map(({ baseline }) => baseline))].sort((a, b) => a - b)
  return {
    ...page,
    words: page.words.map((word) => {
      if (word.box.left < middle) return word
      const down = step(baselines.indexOf(word.baseline))
      return { ...word, baseline: word.baseline + down, box: { ...word.box, top: word.box.top + down, bottom: word.box.bottom + down } }
    }),
  }
}
const read = (of: ReadPage) => tables(of).tables.map((table) => textsOf(table)[1])

test('tables beside each other whose rows are set at different distances are two', () => {
  expect(read(movedBy((row) => 1.6 * row))).toEqual([
    ['Tweed', '4,697', '112'],
    ['Jute', '1,310'],
  ])
})

test('columns set a point lower in every row are columns of one table', () => {
  expect(read(movedBy(() => 1))).toEqual([['Tweed', '4,697', '112', 'Jute', '1,310']])
})

/** Labels with their values 17 points apart, and right of them a text whose lines stand `pitch` apart. */
function besideText(pitch: number, count: number) {
  const labels = ['Date of invoice', 'Terms of payment', 'Due', 'Reference', 'Market', 'Tax number']
  const values = ['05/11/2017', '30 days, a third at once', '05/12/2017', 'BC543', 'Welcome', 'FR90343434346']
  const lines = ['Tony Dubois', '+33472070856', '+33611223344', 'tony@mill.example', 'upstairs', 'left'].slice(0, count)
  const words = [
    ...labels.flatMap((text, i) => typeset(text, { left: 34, baseline: 231 + 17 * i })),
    ...values.flatMap((text, i) => typeset(text, { left: 155, baseline: 231 + 17 * i })),
    ...lines.flatMap((text, i) => typeset(text, { left: 330, baseline: 248 + pitch * i })),
  ]
  return tables(pageOf('', { words })).tables.map(textsOf)
}

test('a text set closer than the labels with their values beside it is none of their columns', () => {
  const [table, ...others] = besideText(11.5, 4)
  expect(table?.map((row) => row.length)).toEqual(Array(6).fill(2))
  expect(table?.[3]).toEqual(['Reference', 'BC543'])
  expect(others).toEqual([])
})
test('texts on the lines of the rows are one of their columns', () => {
  expect(besideText(17, 5)[0]?.[3]).toEqual(['Reference', 'BC543', '+33611223344'])
})
