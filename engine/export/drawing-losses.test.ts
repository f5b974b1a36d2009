import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { convert } from '../convert.ts'
import { handwrittenPdf } from '../load/handwritten-pdf.ts'
import { defaultExportOptions, defaultLimits, type ExportOptions, type Format } from '../stages.ts'
import { undrawnByPage, undrawnSentences } from './drawing-losses.ts'

const page = (number: number, drawings: number) => ({
  number,
  size: { width: 595, height: 842 },
  readBy: 'text-layer' as const,
  words: [],
  toImage: null,
  outcome: 'read' as const,
  ...(drawings > 0 && { undrawn: Array.from({ length: drawings }, () => ({ left: 0, top: 0, right: 60, bottom: 60 })) }),
})
const told = (...drawings: number[]) => undrawnSentences(undrawnByPage(drawings.map((count, i) => page(i + 1, count))))

test('drawings that are left out are counted and their pages named', () => {
  expect(told(0, 2)).toEqual([
    'Drawings of lines and curves (charts, logos, signatures) that were not told as pictures and are left out: 2, on page 2.',
  ])
  expect(told(1, 0, 2)[0]).toMatch(/left out: 3, on pages 1, 3\.$/)
  expect(told(1, 1, 1, 1, 1, 1, 1)[0]).toMatch(/left out: 7, on pages 1, 2, 3, 4, 5 and others\.$/)
})
test('nothing is said where nothing is left out', () => {
  expect(told(0, 0)).toEqual([])
})

async function lossesOf(file: Uint8Array, format: Format, options: Partial<ExportOptions> = {}): Promise<readonly string[]> {
  const request = { formats: [format], pages: null, password: null, fields: null, languages: [], limits: defaultLimits }
  const tools = { ocr: null, vision: null, signal: new AbortController().signal, trace: () => {} }
  const { outputs } = await convert(file, { ...request, exportOptions: { ...defaultExportOptions, ...options } }, tools)
  return outputs.flatMap((output) => output.file.losses)
}
const chart = new Uint8Array(readFileSync(join(import.meta.dirname, '../golden/chart-beside-table.pdf')))

test('words in a chart beside a table are counted in what each kind of file does not hold', async () => {
  // The words of the chart: four names, two of them of two words, and five figures.
  expect((await lossesOf(chart, 'docx')).join()).toMatch(/Words in drawings.*: 11\./)
  expect((await lossesOf(chart, 'md', { markdownPictures: 'none' })).join()).toContain('Words in drawings that are left out with them: 11.')
  for (const format of ['csv', 'xlsx'] as const)
    expect((await lossesOf(chart, format)).join()).toMatch(/outside the tables .*: \d+, \d+ of them in drawings\./)
})

test('a signature drawn with curves is said to be left out of Word files, Markdown and text, and its page is named', async () => {
  const name =
    '1 w 72 300 m 90 360 100 280 110 320 c 120 350 130 290 140 330 c 150 310 160 350 170 300 c 180 340 190 310 200 325 c 210 300 215 330 230 310 c S\n'
  const content = `BT /F1 11 Tf 72 400 Td (Signed by the keeper of the mill on the last day of the month:) Tj ET\n${name}`
  const file = handwrittenPdf({ pages: [{ content }] })
  for (const format of ['docx', 'md', 'txt'] as const)
    expect((await lossesOf(file, format)).filter((loss) => loss.startsWith('Drawings'))).toEqual([
      expect.stringMatching(/left out: 1, on page 1\.$/),
    ])
})
