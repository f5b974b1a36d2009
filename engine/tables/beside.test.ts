import { expect, test } from 'vitest'
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
