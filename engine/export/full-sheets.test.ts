import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { ParsedDocument, Table } from '../model/index.ts'
import { defaultExportOptions } from '../stages.ts'
import { xlsx, xlsxWriter } from './xlsx.ts'
import { documentOf, table } from './xlsx-test-documents.ts'

/** Most of its rows are empty: a sheet counts them all the same. */
const longTable = (rowCount: number): Table => {
  const short = table([
    ['Day', 'Litres'],
    ['Monday', '12'],
    ['Tuesday', '7'],
  ])
  return { ...short, rowCount, cells: short.cells.map((cell) => (cell.row === 2 ? { ...cell, row: rowCount - 1 } : cell)) }
}
const onOneSheet = { ...defaultExportOptions, sheets: 'one' as const }
const sheetsOf = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes))
      .filter(([name]) => name.startsWith('xl/worksheets/'))
      .map(([name, xml]) => [name, new TextDecoder().decode(xml)]),
  )

test('tables of more rows than a sheet has go on, with their header, on a second one, and that is said', async () => {
  const { bytes, losses } = await xlsx(documentOf(longTable(600_000), longTable(600_000)), onOneSheet)
  const [first = '', second = ''] = Object.values(sheetsOf(bytes))
  expect(first).toContain('<row r="600002"')
  expect(second).toContain('<c r="A1"')
  expect(second).toContain('Day')
  expect(second).toContain('Tuesday')
  expect(losses).toContain('One sheet holds 1048576 rows, and the tables have more. Sheets on which they go on, with their headers: 1.')
})

test('a single table of more rows than a sheet has is split, and that is said once', async () => {
  const { losses } = await xlsx(documentOf(longTable(1_100_000)), onOneSheet)
  expect(losses.filter((loss) => /further sheets|Sheets on which/u.test(loss))).toEqual([
    'Tables longer than the 1048576 rows of a sheet: 1. They go on, with their header, on further sheets.',
  ])
})

test('tables that wait for the one sheet of a long file are written as if they had come at once', async () => {
  const spanning = table([[{ text: 'Rye', columnSpan: 2 }], ['1,5', '07.03.2024'], ['', 'Ägypten 麦']], { title: 'Grain' })
  const documents: ParsedDocument[] = [documentOf(longTable(9)), documentOf(spanning), documentOf(), documentOf(longTable(4))]
  const writer = xlsxWriter(onOneSheet, () => {})
  const gone = documents.map((document) => writer.add(document, { picture: async () => null, original: null }) as Uint8Array)
  const { bytes } = await writer.end()
  const whole = await xlsx({ ...documentOf(), blocks: documents.flatMap(({ blocks }) => blocks) }, onOneSheet)
  expect(sheetsOf(Buffer.concat([...gone, bytes]))).toEqual(sheetsOf(whole.bytes))
})
