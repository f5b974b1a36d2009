import { expect, test } from 'vitest'
import { type Block, confidence as sure, type Table } from '../model/index.ts'
import { line } from '../model/sample.ts'
import { withNamedTables } from './names-of-tables.ts'

const confidence = sure(0.9)
const place = (top: number, bottom: number, page = 1) => ({ page, box: { left: 60, right: 400, top, bottom } })
const heading = (text: string, baseline: number): Block => ({
  kind: 'heading',
  level: 2,
  lines: [line(text, { baseline })],
  places: [place(baseline - 10, baseline + 2)],
  confidence,
})
const paragraph = (text: string, baseline: number, bold: boolean): Block => ({
  kind: 'paragraph',
  role: 'body',
  lines: [line(text, { baseline, bold })],
  places: [place(baseline - 10, baseline + 2)],
  confidence,
})
const table = (top: number, title: string | null = null): Table => ({
  kind: 'table',
  title,
  caption: [],
  columns: [{ title: 'Town', kind: 'text' }],
  rowCount: 0,
  headerRows: 0,
  cells: [],
  foundBy: 'alignment',
  repeated: [],
  places: [place(top, top + 80)],
  confidence,
})
const titles = (...blocks: readonly Block[]) => withNamedTables(blocks).flatMap((block) => (block.kind === 'table' ? [block.title] : []))

test('a table without a caption is named by the heading right above it, the next one below is not', () => {
  expect(titles(heading('Your electricity', 100), table(110), table(200))).toEqual(['Your electricity', null])
  expect(titles(heading('Prices', 100), table(110, 'Table 3: What it costs'))).toEqual(['Table 3: What it costs'])
})

test('a short text in bold right above a table names it, plain text and what stands far above does not', () => {
  expect(titles(paragraph('Revenue by region:', 100, true), table(110))).toEqual(['Revenue by region'])
  expect(titles(paragraph('What follows was counted in spring', 100, false), table(110))).toEqual([null])
  expect(titles(heading('Summary', 100), table(300))).toEqual([null])
})
