import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { convert } from '../convert.ts'
import { handwrittenPdf } from '../load/handwritten-pdf.ts'
import { defaultExportOptions, defaultLimits } from '../stages.ts'

const text = (words: string, x: number, y: number, colour = '0 g', font = '/F1 11') =>
  `${colour} BT ${font} Tf 1 0 0 1 ${x} ${y} Tm (${words}) Tj ET\n`
const prose = (y: number) =>
  ['The mill stands at the lower end of the village, where the', 'river leaves the wood and turns to the south in a wide bow.']
    .map((line, index) => text(line, 72, y - 14 * index))
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
    text(number, 72, y) +
    text('The tenant keeps the stones, the sluice and the wheel in such', 100, y) +
    text('repair as he found them in, and tells the owner of each fault', 100, y - 14) +
    text('within a week of the day on which he saw it.', 100, y - 28)
  const { body } = await wordFile(prose(740) + clause('1.1', 700) + clause('1.2', 644) + clause('1.3', 588))
  for (const number of ['1.1', '1.2', '1.3']) expect(body).toMatch(new RegExp(`>${number}</w:t></w:r><w:r><w:tab/></w:r><w:r>`))
  const plain = await wordFile(
    prose(740) + text('Weber, A. The mill and its owners, Hilltown, printed by the', 72, 700) + text('author, in two parts.', 100, 686),
  )
  expect(plain.body).not.toContain('<w:tab/>')
})
