import { expect, test } from 'vitest'
import { typeset } from '../model/sample.ts'
import { areEntriesWithPoints } from './entries-with-points.ts'
import type { Grid, GridCell } from './grid.ts'

/** Cells whose lines are parted by strokes. */
const gridOf = (rows: readonly (readonly string[])[]): Grid => ({
  headerRows: 0,
  xs: Array.from({ length: (rows[0]?.length ?? 0) + 1 }, (_, at) => 200 * at),
  ys: Array.from({ length: rows.length + 1 }, (_, at) => 60 * at),
  cells: rows.flatMap((texts, row) =>
    texts.map((text, column): GridCell => {
      const lines = text === '' ? [] : text.split(' / ')
      const words = lines.flatMap((line, at) => typeset(line, { left: 200 * column, baseline: 60 * row + 12 * (at + 1) }))
      return { row, column, rowSpan: 1, columnSpan: 1, words }
    }),
  ),
})
const posts = [
  ['Hill Works, Manager / • New bridges / • Roads to them', 'Leeds / May 2015 – June 2019'],
  ['Brook Mills, Engineer / • Roads in the delta', 'Ghent / 2008 – 2015'],
]

test('posts with points below them and a place and a time beside them are entries', () => {
  expect(areEntriesWithPoints(gridOf(posts))).toBe(true)
  expect(areEntriesWithPoints(gridOf([...posts, ['Page 1', '']]))).toBe(true)
})
test('rows of texts are none: without points, without times, or with more than a few lines beside them', () => {
  expect(areEntriesWithPoints(gridOf(posts.map(([entry = '', beside = '']) => [entry.replaceAll('• ', ''), beside])))).toBe(false)
  expect(areEntriesWithPoints(gridOf(posts.map(([entry = '']) => [entry, 'Leeds / often'])))).toBe(false)
  expect(areEntriesWithPoints(gridOf(posts.map(([entry = '']) => [entry, 'in / 2015 / and / 2016 / too'])))).toBe(false)
  expect(areEntriesWithPoints(gridOf([posts[0] ?? [], ['Tolls', '2014'], ['Fees', '2013'], ['Fares', '2012']]))).toBe(false)
})
