import { expect, test } from 'vitest'
import { type Block, confidence } from '../../model/index.ts'
import { typeset } from '../../model/sample.ts'
import { printedPage } from '../reading/sample.ts'
import { joinedOverTables } from './over-tables.ts'

const page = (number: number, ...baselines: readonly number[]) =>
  printedPage(
    baselines.flatMap((baseline) => typeset('03/02/2026 Rent 700.00', { page: number, left: 50, baseline })),
    { number },
  )
const table: Block = {
  kind: 'table',
  title: null,
  caption: [],
  columns: [],
  rowCount: 2,
  headerRows: 0,
  cells: [],
  foundBy: 'alignment',
  repeated: [],
  places: [1, 2].map((number) => ({ page: number, box: { left: 50, top: 90, right: 500, bottom: 200 } })),
  confidence: confidence(0.9),
}
const parts = [1, 2].map((number) => ({ pages: [number], kind: 'statement' as const, confidence: 0.9 }))

test('a page on which a table goes on under nothing else belongs to the document before it', () => {
  expect(joinedOverTables(parts, [table], [page(1, 50, 100), page(2, 100, 120)])).toMatchObject([{ pages: [1, 2] }])
})

test('a page with a head over the table, or without the table, begins a document', () => {
  const own = [{ pages: [1] }, { pages: [2] }]
  expect(joinedOverTables(parts, [table], [page(1, 50, 100), page(2, 40, 100)])).toMatchObject(own)
  expect(joinedOverTables(parts, [], [page(1, 50, 100), page(2, 100)])).toMatchObject(own)
})
