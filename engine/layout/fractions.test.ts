import { expect, test } from 'vitest'
import type { Ruling } from '../geometry/index.ts'
import { typeset } from '../model/sample.ts'
import { layout } from './index.ts'
import { linesIn, pageOf, textIn } from './sample.ts'

const bar = (left: number, right: number, y: number): Ruling => ({ from: { x: left, y }, to: { x: right, y }, thickness: 0.6 })
/** "v =" with a base line at 100, and above and below a bar behind it. */
const main = typeset('v =', { left: 100, baseline: 100 })
const above = typeset('a + x', { left: 121, baseline: 93 })
const below = typeset('k', { left: 132, baseline: 107 })

test('what stands above and below a bar is in the line of the sign before it', () => {
  const regions = layout(pageOf([...main, ...above, ...below], { rulings: [bar(120, 148, 97)] })).regions
  expect(regions.map(textIn)).toEqual(['v = a + x k'])
  expect(linesIn(regions[0] as never)[0]?.box.bottom).toBe(below[0]?.box.bottom)
})

test('a fraction in the numerator of another stands where it is printed', () => {
  const inner = [...typeset('a', { left: 123, baseline: 78 }), ...typeset('x', { left: 123, baseline: 91 })]
  const words = [...main, ...inner, ...typeset('+ t', { left: 132, baseline: 84 }), ...typeset('k', { left: 132, baseline: 107 })]
  expect(layout(pageOf(words, { rulings: [bar(122, 129, 81), bar(120, 148, 97)] })).regions.map(textIn)).toEqual(['v = a x + t k'])
})

test('an underline, a line of a drawing and the bar of a root make no fraction', () => {
  const apart = (words: Parameters<typeof pageOf>[0], rulings: readonly Ruling[]) =>
    layout(pageOf(words, { rulings }))
      .regions.flatMap((region) => linesIn(region))
      .map(({ words: own }) => own.map(({ text }) => text).join(' '))
  const title = typeset('Winds', { left: 100, baseline: 100 })
  expect(apart([...title, ...typeset('north', { left: 100, baseline: 112 })], [bar(100, 130, 102)])).toEqual(['Winds', 'north'])
  const upright: Ruling = { from: { x: 148, y: 60 }, to: { x: 148, y: 97 }, thickness: 0.6 }
  expect(apart([...main, ...above, ...below], [bar(120, 148, 97), upright])).not.toContain('v = a + x k')
  const root = typeset('√', { left: 113, baseline: 103, size: 12 }).map((word) => ({ ...word, box: { ...word.box, right: 119.8 } }))
  const sentence = typeset('where the value v =', { left: 25, baseline: 100 })
  expect(apart([...sentence, ...root, ...above, ...below], [bar(120, 148, 97)])).toContain('where the value v = √')
})
