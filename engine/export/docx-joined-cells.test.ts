import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type Block, type Cell, linesOf, type Table } from '../model/index.ts'
import { documentOf, line } from '../model/sample.ts'
import { defaultExportOptions, noSource } from '../stages.ts'
import { docx } from './docx.ts'
import { table } from './xlsx-test-documents.ts'

const columns = [
  { left: 72, right: 96 },
  { left: 96, right: 300 },
]

/** A table of marks and what stands behind them; the text of a cell stands where its column begins. */
function marksAndTexts(...rows: readonly (readonly [string, string])[]): Table {
  const given = table(rows, { headerRows: 0 })
  const cells = given.cells.map((cell): Cell => {
    const { left = 0, right = 0 } = columns[cell.column] ?? {}
    const top = 100 + 20 * cell.row
    const lines = cell.lines.map(({ words }) => line(words.map(({ text }) => text).join(' '), { baseline: top + 14, left: left + 4 }))
    return { ...cell, lines, place: { page: 1, box: { left, right, top, bottom: top + 20 } } }
  })
  return { ...given, cells, places: [{ page: 1, box: { left: 72, right: 300, top: 100, bottom: 100 + 20 * rows.length } }] }
}

async function rowsOf(block: Block): Promise<readonly string[]> {
  const words = linesOf(block).flatMap((each) => each.words)
  const { bytes } = await docx(documentOf([block], words), defaultExportOptions, noSource)
  const body = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())
  return [...body.matchAll(/<w:tr>.*?<\/w:tr>/gs)].map(([row]) => row)
}

test('a cell takes up the empty ones that its writing reaches over, and no others', async () => {
  const [sentence, item, mark] = await rowsOf(
    marksAndTexts(['Open on all days from nine to five', ''], ['•', 'Dogs are allowed'], ['•', '']),
  )
  expect(sentence?.match(/<w:tc>/g)).toHaveLength(1)
  expect(sentence).toContain('<w:gridSpan w:val="2"/>')
  expect(item?.match(/<w:tc>/g)).toHaveLength(2)
  expect(mark?.match(/<w:tc>/g)).toHaveLength(2)
})
