import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type Block, confidence, type Line, linesOf } from '../model/index.ts'
import { documentOf, line, lineOfWords } from '../model/sample.ts'
import { defaultExportOptions, noSource } from '../stages.ts'
import { docx } from './docx.ts'

/** A paragraph of lines, which may stand in two columns. */
const paragraph = (...columns: readonly (readonly Line[])[]): Block => ({
  kind: 'paragraph',
  role: 'body',
  lines: columns.flat(),
  places: columns.map((lines) => ({ page: 1, box: lineOfWords(lines.flatMap(({ words }) => words)).box })),
  confidence: confidence(0.9),
})
const column = (left: number, rows: number, baseline = 140): readonly Line[] =>
  Array.from({ length: rows }, (_, row) => line('The words of one column here', { baseline: baseline + 12 * row, left }))

async function bodyOf(...blocks: readonly Block[]): Promise<string> {
  const document = documentOf(
    blocks,
    blocks.flatMap((block) => linesOf(block).flatMap(({ words }) => words)),
  )
  const { bytes } = await docx(document, defaultExportOptions, noSource)
  return strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())
}

test('columns that end high on their page end there in the file too, and full ones run on', async () => {
  expect((await bodyOf(paragraph(column(72, 12)), paragraph(column(330, 10)))).match(/<w:br w:type="column"\/>/g)).toHaveLength(1)
  expect(await bodyOf(paragraph(column(72, 50)), paragraph(column(330, 44)))).not.toContain('w:type="column"')
})

test('a text that runs on in the next column ends there, so that what follows it stays with it', async () => {
  const body = await bodyOf(paragraph(column(72, 30)), paragraph(column(72, 20, 520), column(330, 3)), paragraph(column(330, 12, 200)))
  expect(body).toContain('w:num="2"')
  expect(body).not.toContain('w:type="column"')
})

test('a text that runs on in the next column stands as it does in the first', async () => {
  const body = await bodyOf(paragraph(column(72, 30)), paragraph(column(72, 20, 520), column(330, 3)), paragraph(column(330, 30, 200)))
  expect(body.match(/<w:jc w:val="both"\/>/g)).toHaveLength(3)
})
