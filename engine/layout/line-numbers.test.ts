import { expect, test } from 'vitest'
import { typeset } from '../model/sample.ts'
import { layout } from './index.ts'
import { pageOf, textIn } from './sample.ts'

const sentences = [
  'The values that were found in the first year',
  'were higher than those of the second and of',
  'the third. They rose again when the river was',
  'low, so that the mean of all is not far from',
]
const text = Array.from({ length: 12 }, (_, i) => typeset(sentences[i % 4] ?? '', { left: 100, baseline: 100 + 20 * i })).flat()
const numbers = (first: number, size = 6) =>
  Array.from({ length: 12 }, (_, i) => typeset(String(first + i), { left: first + i > 9 ? 80 : 83, baseline: 100 + 20 * i, size })).flat()

test('numbers that count the lines of running text at its edge are furniture', () => {
  const regions = layout(pageOf([...numbers(31), ...text])).regions
  expect(regions.filter(({ kind }) => kind === 'furniture').map(textIn)).toEqual([Array.from({ length: 12 }, (_, i) => 31 + i).join(' / ')])
  expect(
    regions
      .filter(({ kind }) => kind === 'prose')
      .map(textIn)
      .join(' '),
  ).not.toMatch(/\d/)
})

test('numbers before rows that begin anew, and those that do not count on, stay', () => {
  const rows = Array.from({ length: 12 }, (_, i) => typeset('Pipes of copper and of lead', { left: 100, baseline: 100 + 20 * i })).flat()
  expect(layout(pageOf([...numbers(1), ...rows])).regions.some(({ kind }) => kind === 'furniture')).toBe(false)
  const scattered = Array.from({ length: 12 }, (_, i) => typeset(String(10 + ((i * 7) % 12)), { left: 80, baseline: 100 + 20 * i })).flat()
  expect(layout(pageOf([...scattered, ...text])).regions.some(({ kind }) => kind === 'furniture')).toBe(false)
})

test('the lines of a title far apart above the text have their numbers too', () => {
  const titles = [40, 80, 120, 160, 200, 240, 280].flatMap((y, i) => [
    ...typeset(String(11 + i), { left: 80, baseline: y, size: 6 }),
    ...typeset('A title of two', { left: 200, baseline: y }),
  ])
  const below = Array.from({ length: 6 }, (_, i) => [
    ...typeset(String(18 + i), { left: 80, baseline: 320 + 20 * i, size: 6 }),
    ...typeset(sentences[(i + 1) % 4] ?? '', { left: 100, baseline: 320 + 20 * i }),
  ]).flat()
  const regions = layout(pageOf([...titles, ...below])).regions
  expect(regions.filter(({ kind }) => kind === 'furniture').map(textIn)).toContain(Array.from({ length: 13 }, (_, i) => 11 + i).join(' / '))
})

test('a title above that begins further out than the text does not keep the numbers', () => {
  const title = typeset('LB704', { left: 78, baseline: 60 })
  const regions = layout(pageOf([...title, ...numbers(31), ...text])).regions
  expect(regions.filter(({ kind }) => kind === 'furniture').map(textIn)).toContain(Array.from({ length: 12 }, (_, i) => 31 + i).join(' / '))
})
