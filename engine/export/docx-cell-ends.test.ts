import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type Cell, linesOf } from '../model/index.ts'
import { documentOf, lines } from '../model/sample.ts'
import { defaultExportOptions, noSource } from '../stages.ts'
import { docx } from './docx.ts'
import { table } from './xlsx-test-documents.ts'

/** The single cell of a table between lines, 72 to 172 points from the left, with these lines in it. */
async function cellOf(...texts: readonly string[]): Promise<string> {
  const given = table([[texts.join(' ')]], { headerRows: 0 })
  const box = { left: 72, right: 172, top: 100, bottom: 100 + 12 * texts.length }
  const cells = given.cells.map((cell): Cell => ({ ...cell, lines: lines(texts, { left: 76, baseline: 110 }), place: { page: 1, box } }))
  const block = { ...given, cells, places: [{ page: 1, box }] }
  const words = linesOf(block).flatMap((each) => each.words)
  const { bytes } = await docx(documentOf([block], words), defaultExportOptions, noSource)
  const body = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())
  return body.replaceAll('<w:br/>', '\n').replace(/<[^>]*>/g, '')
}

test('a line of a cell ends in the file where the next word would have fitted behind it, and goes on where it would not', async () => {
  expect(await cellOf('Santa Clara', 'May 2022 to August', '4 months')).toBe('Santa Clara\nMay 2022 to August\n4 months')
  expect(await cellOf('flour of barley and', 'wheat')).toBe('flour of barley and wheat')
})

test('items of a list in a cell begin on lines of their own', async () => {
  expect(await cellOf('• flour of barley fields', '• wheat')).toBe('• flour of barley fields\n• wheat')
})
