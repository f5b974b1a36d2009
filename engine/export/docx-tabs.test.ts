import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { convert } from '../convert.ts'
import { handwrittenPdf } from '../load/handwritten-pdf.ts'
import { type Block, confidence, type Line, linesOf } from '../model/index.ts'
import { documentOf, line, lineOfWords } from '../model/sample.ts'
import { defaultExportOptions, defaultLimits, noSource } from '../stages.ts'
import { docx } from './docx.ts'

const typed = (words: string, x: number, y: number, colour = '0 g', font = '/F1 11') =>
  `${colour} BT ${font} Tf 1 0 0 1 ${x} ${y} Tm (${words}) Tj ET\n`
const prose = (y: number) =>
  ['The mill stands at the lower end of the village, where the', 'river leaves the wood and turns to the south in a wide bow.']
    .map((line, index) => typed(line, 72, y - 14 * index))
    .join('')

async function wordFile(content: string) {
  const request = { formats: ['docx'] as const, pages: null, password: null, fields: null, languages: [], limits: defaultLimits }
  const tools = { ocr: null, vision: null, signal: new AbortController().signal, trace: () => {} }
  const file = handwrittenPdf({ pages: [{ content }] })
  const { outputs } = await convert(file, { ...request, exportOptions: defaultExportOptions }, tools)
  const parts = unzipSync(outputs[0]?.file.bytes ?? new Uint8Array())
  return { body: strFromU8(parts['word/document.xml'] ?? new Uint8Array()), losses: outputs[0]?.file.losses ?? [] }
}

test('a number of a clause that hangs beside its text is parted from it by a tab', async () => {
  const clause = (number: string, y: number) =>
    typed(number, 72, y) +
    typed('The tenant keeps the stones, the sluice and the wheel in such', 100, y) +
    typed('repair as he found them in, and tells the owner of each fault', 100, y - 14) +
    typed('within a week of the day on which he saw it.', 100, y - 28)
  const { body } = await wordFile(prose(740) + clause('1.1', 700) + clause('1.2', 644) + clause('1.3', 588))
  for (const number of ['1.1', '1.2', '1.3']) expect(body).toMatch(new RegExp(`>${number}</w:t></w:r><w:r><w:tab/></w:r><w:r>`))
  const plain = await wordFile(
    prose(740) + typed('Weber, A. The mill and its owners, Hilltown, printed by the', 72, 700) + typed('author, in two parts.', 100, 686),
  )
  expect(plain.body).not.toContain('<w:tab/>')
})

const paragraph = (own: readonly Line[]): Block => ({
  kind: 'paragraph',
  role: 'body',
  lines: own,
  places: [{ page: 1, box: lineOfWords(own.flatMap(({ words }) => words)).box }],
  confidence: confidence(0.9),
})
const text = (words: string, left: number, baseline: number): Block => paragraph([line(words, { left, baseline })])

async function bodyOf(...blocks: readonly Block[]): Promise<string> {
  const words = blocks.flatMap((block) => linesOf(block).flatMap((each) => each.words))
  const { bytes } = await docx(documentOf(blocks, words), defaultExportOptions, noSource)
  return strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())
}

test('each line of a text keeps its parts in their places, amounts that end in line by a stop that they end at', async () => {
  const wide = text('The mill stands at the lower end of the village, where the river leaves the wood and turns south', 60, 60)
  const rows = ['Oats of May 7,00', 'Barley of June 1.107,00'].map((row, index) => {
    const [good = '', , month = '', amount = ''] = row.split(' ')
    const right = line(amount, { left: 0, baseline: 100 + 12 * index }).box.right
    return lineOfWords([
      ...line(`${good} of ${month}`, { left: 72, baseline: 100 + 12 * index }).words,
      ...line(amount, { left: 400 - right, baseline: 100 + 12 * index }).words,
    ])
  })
  const body = await bodyOf(wide, paragraph(rows))
  const own = body.slice(body.indexOf('Oats') - 900)
  expect(own).toMatch(/Oats of May<.*?<w:tab\/>.*?7,00<.*?<w:br\/>.*?Barley of June<.*?<w:tab\/>.*?1\.107,00</s)
  const [, stop = ''] = /<w:tab w:val="right" w:pos="(\d+)"/.exec(own) ?? []
  expect(Math.abs(Number(stop) / 20 - (400 - 60))).toBeLessThan(2)
})

test('a numbered paragraph whose lines go on left of its number goes on there in the file', async () => {
  const item = (number: number, baseline: number): Block => ({
    ...(paragraph([
      line(`${number}. The tenant keeps the stones, the sluice and the wheel in such repair`, { left: 100, baseline }),
      line('as he found them in, and tells the owner of each fault within a week.', { left: 72, baseline: baseline + 12 }),
    ]) as Extract<Block, { kind: 'paragraph' }>),
    kind: 'list-item',
    depth: 0,
    marker: `${number}.`,
  })
  const body = await bodyOf(text('The lease of the mill', 72, 60), item(1, 100), item(2, 140))
  const [first = ''] = /<w:p>(?:(?!<\/w:p>).)*The tenant/s.exec(body.slice(body.indexOf('lease'))) ?? []
  expect(first).toContain('<w:numPr>')
  expect(first).toContain('w:firstLine="560"')
})
