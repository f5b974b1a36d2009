import { expect, test } from 'vitest'
import { confidence, type Table } from '../model/index.ts'
import { typeset } from '../model/sample.ts'
import { layout } from './index.ts'
import { column, pageOf, textIn } from './sample.ts'

test('a picture takes the caption below it and keeps its place', () => {
  const above = column(['words above the picture', 'and another line of them'], 72, 200)
  const caption = typeset('Figure 3: what can be seen', { left: 72, baseline: 420 })
  const regions = layout(pageOf([...caption, ...above], { pictures: [{ left: 72, top: 240, right: 300, bottom: 405 }] })).regions
  expect(regions.map((region) => [region.kind, textIn(region)])).toEqual([
    ['prose', 'words above the picture / and another line of them'],
    ['picture', 'Figure 3: what can be seen'],
  ])
})

test('a table stands where it is printed', () => {
  const box = { left: 72, top: 240, right: 300, bottom: 300 }
  const table: Table = {
    kind: 'table',
    title: null,
    caption: [],
    columns: [],
    rowCount: 0,
    headerRows: 0,
    cells: [],
    foundBy: 'rulings',
    repeated: [],
    places: [{ page: 1, box }],
    confidence: confidence(0.9),
  }
  const words = [...column(['words above the table'], 72, 200), ...column(['words below the table'], 72, 340)]
  expect(layout(pageOf(words, {}, [table])).regions.map((region) => region.kind)).toEqual(['prose', 'table', 'prose'])
})

test('a caption below ends before the sentence that begins anew under it', () => {
  const below = column(
    ['Figure 3: what can be seen.', 'The text that follows goes on to the edge of its column', 'and says something else.'],
    72,
    420,
  )
  const regions = layout(pageOf(below, { pictures: [{ left: 72, top: 240, right: 300, bottom: 405 }] })).regions
  expect(regions.map(textIn)).toEqual([
    'Figure 3: what can be seen.',
    'The text that follows goes on to the edge of its column / and says something else.',
  ])
})

test('captions side by side stay apart, each with its picture', () => {
  const words = [...typeset('Figure 1: left', { left: 72, baseline: 420 }), ...typeset('Figure 2: right', { left: 320, baseline: 420 })]
  const pictures = [
    { left: 72, top: 240, right: 280, bottom: 405 },
    { left: 320, top: 240, right: 530, bottom: 405 },
  ]
  expect(layout(pageOf(words, { pictures })).regions.map(textIn)).toEqual(['Figure 1: left', 'Figure 2: right'])
})

test('a table takes the caption above it, even from the end of a paragraph', () => {
  const box = { left: 72, top: 240, right: 300, bottom: 300 }
  const table: Table = {
    kind: 'table',
    title: null,
    caption: [],
    columns: [],
    rowCount: 0,
    headerRows: 0,
    cells: [],
    foundBy: 'rulings',
    repeated: [],
    places: [{ page: 1, box }],
    confidence: confidence(0.9),
  }
  const words = column(['words above the table go on', 'and on and then they end.', 'Table 2: what was counted'], 72, 210)
  const [above, owner] = layout(pageOf(words, {}, [table])).regions
  expect(above && textIn(above)).toBe('words above the table go on / and on and then they end.')
  expect(owner && textIn(owner)).toBe('Table 2: what was counted')
  expect(owner?.kind === 'table' ? owner.table.title : null).toBe('Table 2: what was counted')
})
