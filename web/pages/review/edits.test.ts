import { applyCorrections } from '@docmill/engine/review'
import { describe, expect, it } from 'vitest'
import { boundsOf, tableGrid } from '../../viewer/grid-model.ts'
import { tablesOf } from '../../viewer/targets.ts'
import { documentOf, table } from '../../viewer/testing.ts'
import { numberedAsRead, pasted, possible, removed, settingOf } from './edits.ts'

const base = documentOf([
  table([
    ['A', 'B', 'C'],
    ['1', '2', '3'],
    ['4', '5', '6'],
  ]),
])
const grid = (document = base) => {
  const first = tablesOf(document)[0]
  if (!first) throw new Error('no table')
  return tableGrid(first, 0)
}
const texts = (document = base) => {
  const model = grid(document)
  return Array.from({ length: model.rowCount }, (_, row) => model.columns.map((_, column) => model.cellAt(row, column)?.text))
}

it('pasted rows are written from the corner on, and end where the table ends', () => {
  const step = pasted(grid(), { from: { row: 2, column: 1 }, to: { row: 2, column: 1 } }, [
    ['x', 'y', 'beyond'],
    ['beyond', 'too'],
  ])
  expect(texts(applyCorrections(base, step))).toEqual([
    ['A', 'B', 'C'],
    ['1', '2', '3'],
    ['4', 'x', 'y'],
  ])
})

it('one pasted text fills the whole selection', () => {
  const step = pasted(grid(), { from: { row: 1, column: 0 }, to: { row: 2, column: 1 } }, [['0']])
  expect(texts(applyCorrections(base, step))).toEqual([
    ['A', 'B', 'C'],
    ['0', '0', '3'],
    ['0', '0', '6'],
  ])
})

it('several rows are removed as counted before the first was gone', () => {
  expect(texts(applyCorrections(base, removed('remove-row', 0, 0, 1)))).toEqual([['4', '5', '6']])
})

it('an emptied field is said not to be on the page, an emptied cell is empty', () => {
  const name = { name: 'total' }
  expect(settingOf({ kind: 'field', sheet: 0, path: name }, '', null)).toEqual([{ kind: 'clear-field', sheet: 0, field: name }])
  expect(texts(applyCorrections(base, settingOf({ kind: 'cell', table: 0, row: 1, column: 0 }, '', null)))[1]?.[0]).toBe('')
})

describe('what may be done with a selection', () => {
  const at = (from: [number, number], to: [number, number], document = base) => {
    const first = tablesOf(document)[0]
    if (!first) throw new Error('no table')
    const selection = { from: { row: from[0], column: from[1] }, to: { row: to[0], column: to[1] } }
    return possible(first, boundsOf(grid(document), selection))
  }

  it('merges several cells, not one, and splits only what was merged', () => {
    expect(at([1, 0], [1, 1])).toMatchObject({ merge: true, split: false })
    expect(at([1, 0], [1, 0])).toMatchObject({ merge: false, split: false })
    const merged = applyCorrections(base, [{ kind: 'merge-cells', table: 0, row: 1, column: 0, rowSpan: 1, columnSpan: 2 }])
    expect(at([1, 1], [1, 1], merged)).toMatchObject({ merge: false, split: true })
  })

  it('never removes the last row or column', () => {
    expect(at([0, 0], [2, 2])).toMatchObject({ removeRow: false, removeColumn: false })
  })
})

it('what is done after a table or a text was removed reaches the one that is shown', () => {
  const first = table([['A'], ['1']])
  const second = table([['B'], ['2']])
  const both = documentOf([first, second])
  const removal = numberedAsRead(both, [], [{ kind: 'remove-table', table: 0 }])
  const step = numberedAsRead(both, removal, settingOf({ kind: 'cell', table: 0, row: 1, column: 0 }, 'two', null))
  expect(step).toEqual([{ kind: 'set-cell', table: 1, row: 1, column: 0, text: 'two', place: null }])
  const left = applyCorrections(both, [...removal, ...step])
  expect(tablesOf(left).map((each) => tableGrid(each, 0).cellAt(1, 0)?.text)).toEqual(['two'])
  expect(numberedAsRead(both, [...removal, ...step], [{ kind: 'remove-table', table: 0 }])).toEqual([{ kind: 'remove-table', table: 1 }])
})
