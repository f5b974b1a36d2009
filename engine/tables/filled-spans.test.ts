import { expect, test } from 'vitest'
import type { Fill } from '../geometry/index.ts'
import { cellFillsIn, filledSpans } from './filled-spans.ts'

const fill = (left: number, right: number, top = 100, bottom = 120): Fill => ({ box: { left, right, top, bottom }, grey: 0.1 })
const table = { left: 50, right: 350, top: 100, bottom: 300 }
const lattice = { xs: [50, 110, 170, 230, 290, 350], ys: [100, 120, 140, 300], down: () => false }

test('a fill over two columns beside others is one cell, where no rule is drawn through it', () => {
  const fills = cellFillsIn(table, [fill(50, 110), fill(110, 230), fill(230, 350), fill(50, 110, 120, 140), fill(110, 170, 120, 140)])
  expect(filledSpans(fills, lattice)).toEqual([
    { row: 0, column: 1, rowEnd: 1, columnEnd: 3 },
    { row: 0, column: 3, rowEnd: 1, columnEnd: 5 },
  ])
  expect(filledSpans(fills, { ...lattice, down: (_, column) => column === 2 })).toEqual([{ row: 0, column: 3, rowEnd: 1, columnEnd: 5 }])
})

test('the fill of a whole row, and one that stands alone, are no cells', () => {
  expect(cellFillsIn(table, [fill(50, 350), fill(110, 230, 140, 160)])).toEqual([])
})
