import { expect, test } from 'vitest'
import { bareContentsNumbers } from './bare-contents.ts'
import { typeset } from './sample.ts'

const titles = ['The harbour', 'Its keepers', 'A winter of ice', 'The new mole', 'Ships', 'Lights', 'The great storm', 'What came after']
/** Titles with their numbers at 500 points. */
const rows = (numbers: readonly number[], end = 500) =>
  numbers.map((number, i) => [
    ...typeset(titles[i % titles.length] ?? '', { left: 72, baseline: 100 + 20 * i }),
    ...typeset(String(number), { left: end - 5 * String(number).length, baseline: 100 + 20 * i }),
  ])
const pages = [3, 9, 14, 22, 31, 40, 52, 61]
const found = (given: readonly (readonly ReturnType<typeof typeset>[number][])[]) =>
  [...bareContentsNumbers(given)].map(({ text }) => Number(text))

test('numbers that rise far behind titles, at one edge of the page, are those of a table of contents', () => {
  expect(found(rows(pages))).toEqual(pages)
})

test('a title that names pages over them changes nothing, one that names a quantity makes them figures', () => {
  const over = (text: string) => typeset(text, { left: 500 - 5 * text.length, baseline: 80 })
  expect(found([over('Page'), ...rows(pages)])).toEqual(pages)
  expect(found([over('Tons'), ...rows(pages)])).toEqual([])
})

test('figures that fall, hardly rise, stand near their texts or amid the page, and a few, are none', () => {
  expect(found(rows([3, 9, 14, 22, 21, 40, 52, 61]))).toEqual([])
  expect(found(rows([1, 1, 1, 2, 2, 2, 3, 3]))).toEqual([])
  expect(found(rows(pages, 200))).toEqual([])
  expect(found([...rows(pages, 330), typeset('beside them', { left: 480, baseline: 400 })])).toEqual([])
  expect(found(rows(pages.slice(0, 7)))).toEqual([])
})
