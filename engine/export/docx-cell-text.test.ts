import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type Cell, confidence, type Line, type Table } from '../model/index.ts'
import { documentOf, line } from '../model/sample.ts'
import { defaultExportOptions, noSource } from '../stages.ts'
import { docx } from './docx.ts'

const sure = confidence(0.9)

/** A ruled table of one row at 72, 100: its cells so wide, in points, and 140 high. */
function row(cells: readonly { readonly width: number; readonly lines: readonly Line[] }[]): Table {
  let left = 72
  const own = cells.map(({ width, lines }, column): Cell => {
    const place = { page: 1, box: { left, right: left + width, top: 100, bottom: 240 } }
    left += width
    const value = { text: lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n'), kind: 'text' as const }
    return { row: 0, column, rowSpan: 1, columnSpan: 1, place, lines, value, confidence: sure } as unknown as Cell
  })
  return {
    kind: 'table',
    rowCount: 1,
    headerRows: 0,
    columns: cells.map(() => ({ title: null, kind: 'text' })),
    cells: own,
    caption: [],
    places: [{ page: 1, box: { left: 72, right: left, top: 100, bottom: 240 } }],
    foundBy: 'rulings',
    title: null,
    repeated: [],
    confidence: sure,
  }
}

async function cellsOf(table: Table): Promise<readonly string[]> {
  const words = table.cells.flatMap(({ lines }) => lines.flatMap((each) => each.words))
  const { bytes } = await docx(documentOf([table], words), defaultExportOptions, noSource)
  const body = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())
  return [...body.matchAll(/<w:tc>.*?<\/w:tc>/gs)].map(([cell]) => cell)
}
const pointsOf = (name: string, xml: string) => Number(new RegExp(`w:${name}="(\\d+)"`).exec(xml)?.[1] ?? Number.NaN) / 20
const paragraphsOf = (cell: string) => [...cell.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([own]) => own)
const filler = { width: 200, lines: [line('The mill of the village', { left: 80, baseline: 112 })] }

test('a label and its value in one cell stand on one line, with a tab between', async () => {
  const lines = [line('Number', { left: 280, baseline: 111, size: 6 }), line('471102', { left: 400, baseline: 114 })]
  const [, cell = ''] = await cellsOf(row([filler, { width: 240, lines }]))
  const [paragraph = '', ...others] = paragraphsOf(cell)
  expect(others).toEqual([])
  expect(paragraph).toMatch(/Number<.*<w:tab\/>.*471102</s)
  expect(paragraph).not.toContain('<w:br/>')
  // The cell begins at 272, and its writing three points after that.
  expect(pointsOf('pos', paragraph)).toBeCloseTo(400 - 275, 0)
})

test('the white between lines of a cell is kept, and that above them', async () => {
  const lines = [
    line('Anna Weber', { left: 275, baseline: 114 }),
    line('Mill Lane 5', { left: 275, baseline: 126 }),
    line('Stonebridge', { left: 275, baseline: 150 }),
  ]
  const [, cell = ''] = await cellsOf(row([filler, { width: 240, lines }]))
  const [above = '', below = '', ...others] = paragraphsOf(cell)
  expect(others).toEqual([])
  expect(above).toMatch(/Anna Weber<.*Mill Lane 5</s)
  expect(below).toContain('Stonebridge')
  expect(Math.abs(pointsOf('before', below) - (24 - 12))).toBeLessThan(1.5)
  expect(Math.abs(pointsOf('before', above) - (114 - 9.4 - 101))).toBeLessThan(1.5)
})

test('writing that begins further right than its cell does has an indent, and a corrected value none', async () => {
  const lines = [line('Anna Weber', { left: 300, baseline: 114 })]
  const table = row([filler, { width: 240, lines }])
  const [, cell = ''] = await cellsOf(table)
  expect(pointsOf('left', /<w:ind [^>]*>/.exec(cell)?.[0] ?? '')).toBeCloseTo(25, 0)
  const corrected = table.cells.map((each) => ({ ...each, value: { ...each.value, text: 'Karl Stone' } })) as readonly Cell[]
  const [, other = ''] = await cellsOf({ ...table, cells: corrected })
  expect(other).toContain('Karl Stone')
  expect(other).not.toContain('<w:ind')
})

test('a column is as wide as its longest word, at the cost of a column that has room', async () => {
  const word = line('Stonebridgewater', { left: 276, baseline: 114 })
  const width = word.box.right - word.box.left
  const cells = await cellsOf(
    row([
      { ...filler, width: 200 },
      { width: width - 6, lines: [word] },
    ]),
  )
  const [first, second] = cells.map((cell) => pointsOf('w', /<w:tcW[^>]*>/.exec(cell)?.[0] ?? ''))
  expect(second).toBeGreaterThan(width + 6)
  expect(first).toBeLessThan(200)
})
