import { expect, test } from 'vitest'
import { withLoneDashes } from './lone-dashes.ts'
import { boxAt, wordAt } from './sample.ts'

/** Two rows of a table, the second column at 200. */
const rows = [wordAt('Dyes', 50, 100), wordAt('120', 200, 100), wordAt('Resins', 50, 120), wordAt('40', 300, 120)]
const told = (...dashes: readonly (readonly [number, number, number])[]): readonly string[] =>
  withLoneDashes(
    rows,
    dashes.map(([left, top, width]) => boxAt(left, top, width, 1)),
    5,
    1,
  )
    .slice(rows.length)
    .map(({ text, box, baseline }) => `${text} ${box.left} on ${baseline}`)

test('a stroke in a row of words and in the column of a figure is a dash, as long as it is drawn', () => {
  expect(told([205, 123.5, 3])).toEqual(['- 205 on 128'])
  expect(told([205, 123.5, 6])).toEqual(['– 205 on 128'])
  expect(told([205, 123.5, 10])).toEqual(['— 205 on 128'])
})
test('dashes in one column prove each other where they have words in their rows', () => {
  expect(told([400, 103.5, 3], [400, 123.5, 3])).toEqual(['- 400 on 108', '- 400 on 128'])
})
test('strokes without a row or a column, under words, on them and close in a row are none', () => {
  expect(told([205, 140, 3])).toEqual([])
  expect(told([400, 123.5, 3])).toEqual([])
  expect(told([205, 129, 3])).toEqual([])
  expect(told([205, 103.5, 3])).toEqual([])
  expect(told([195, 123.5, 4], [203, 123.5, 4], [211, 123.5, 4])).toEqual([])
})
test('dashes in narrow columns beside each other, twice their length apart, are no dashed rule', () => {
  expect(told([200, 123.5, 10], [230, 123.5, 10])).toEqual(['— 200 on 128'])
  expect(told([200, 123.5, 10], [213, 123.5, 10])).toEqual([])
})
