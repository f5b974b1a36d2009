import { expect, test } from 'vitest'
import type { Word } from '../model/index.ts'
import { typeset } from '../model/sample.ts'
import { layout } from './index.ts'
import { pageOf, textIn } from './sample.ts'

const size = { width: 227, height: 500 }
const line = (text: string, left: number, baseline: number): readonly Word[] => typeset(text, { left, baseline, size: 8 })
const more = Array.from({ length: 12 }, (_, index) => line('goods are not taken back later', 20, 200 + 10 * index)).flat()

test('what stands side by side on a slip is read row by row, labels and values or not', () => {
  const left = ['Counter by the door', 'Bill of the day', 'Served in the room', 'Remarks none']
  const right = ['Eat here today', 'COMPLETED now', 'By your waiter', 'Many thanks']
  const words = [
    ...left.flatMap((text, index) => line(text, 10, 50 + 16 * index)),
    ...right.flatMap((text, index) => line(text, 130, 50 + 16 * index)),
  ]
  const texts = layout(pageOf([...words, ...more], { size })).regions.map(textIn)
  expect(texts.slice(0, 4)).toEqual(left.map((text, index) => `${text} ${right[index]}`))
})
