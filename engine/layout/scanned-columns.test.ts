import { expect, test } from 'vitest'
import { recognised } from '../model/sample.ts'
import { layout } from './index.ts'
import { pageOf, textIn } from './sample.ts'

test('a column of small scanned type is one region though its lines are measured a pixel or two apart', () => {
  const lines = [
    ['The regulation provides that all other uses', 10],
    ['are as mean as can be even now, as we see', 10],
    ['from what is made of the land by those', 7.4],
    ['who know it.', 10],
  ] as const
  const words = lines.flatMap(([text, size], index) => recognised(text, { left: 72, baseline: 100 + 12 * index, size }))
  expect(layout(pageOf(words)).regions.map(textIn)).toEqual([lines.map(([text]) => text).join(' / ')])
})

test('a title of a scan stays apart from smaller type below it', () => {
  const words = [
    ...recognised('Regulation of Uses', { left: 72, baseline: 100, size: 15 }),
    ...recognised('The land may be used by those who know it', { left: 72, baseline: 116 }),
    ...recognised('and by nobody else.', { left: 72, baseline: 128 }),
  ]
  expect(layout(pageOf(words)).regions).toHaveLength(2)
})
