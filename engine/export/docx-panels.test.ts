import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { convert } from '../convert.ts'
import { handwrittenPdf } from '../load/handwritten-pdf.ts'
import { defaultExportOptions, defaultLimits } from '../stages.ts'

const text = (words: string, x: number, y: number, colour = '0 g', font = '/F1 11') =>
  `${colour} BT ${font} Tf 1 0 0 1 ${x} ${y} Tm (${words}) Tj ET\n`
const area = (x: number, y: number, width: number, height: number, colour: string) => `${colour} ${x} ${y} ${width} ${height} re f\n`
const frame = (x: number, y: number, width: number, height: number, colour = '0 G') => `${colour} 1.5 w ${x} ${y} ${width} ${height} re S\n`
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
const cellsOf = (xml: string) => [...xml.matchAll(/<w:tc>.*?<\/w:tc>/gs)].map(([cell]) => cell)

const note = (y: number) =>
  text('Before you begin', 82, y, '0 g', '/F2 11') +
  text('Close the sluice and wait until the wheel has come to', 82, y - 22) +
  text('rest, for the stones go on turning for a while.', 82, y - 36)

test('a note in a frame is a cell with the lines of its frame, between the texts above and below it', async () => {
  const { body, losses } = await wordFile(prose(700) + frame(72, 586, 320, 70, '0.8 0 0 RG') + note(640) + prose(560))
  const [cell = '', ...others] = cellsOf(body)
  expect(others).toEqual([])
  expect(cell).toContain('Before you begin')
  expect(cell).toContain('turning')
  for (const side of ['top', 'left', 'bottom', 'right']) expect(cell).toMatch(new RegExp(`<w:${side} w:val="single"[^>]*w:color="cc0000"`))
  expect(cell).not.toContain('village')
  expect(body.indexOf('village')).toBeLessThan(body.indexOf('<w:tbl>'))
  expect(body.lastIndexOf('village')).toBeGreaterThan(body.indexOf('</w:tbl>'))
  expect(body).not.toContain('<w:pBdr>')
  expect(losses.join(' ')).not.toContain('Lines')
})

test('texts on one shaded area are one cell of its colour, as wide and as high as on the page', async () => {
  const { body } = await wordFile(prose(700) + area(72, 586, 320, 70, '0.9 0.95 1 rg') + note(640) + prose(560))
  const [cell = ''] = cellsOf(body)
  expect(cell).toContain('Before you begin')
  expect(cell).toContain('turning')
  expect(cell).toMatch(/<w:tcW[^>]*w:w="6400"/)
  expect(/<w:tcPr>.*?<\/w:tcPr>/s.exec(cell)?.[0]).toContain('w:fill="e6f2ff"')
  const height = Number(/<w:trHeight w:val="(\d+)"/.exec(body)?.[1])
  expect(Math.abs(height / 20 - 70)).toBeLessThan(6)
})

test('frames beside each other are cells of one row', async () => {
  const column = (x: number, name: string, lines: readonly string[]) =>
    frame(x, 580, 220, 80) + text(name, x + 10, 640, '0 g', '/F2 11') + lines.map((line, at) => text(line, x + 10, 618 - 13 * at)).join('')
  const tenant = ['Anna Weber, who lives in Mill Lane and has', 'rented the upper floor since the spring and', 'pays the rent each month.']
  const landlord = ['Karl Stone, who keeps the house in repair', 'and has it heated in the winter months, the', 'stairs and the yard too.']
  const { body } = await wordFile(prose(700) + column(72, 'Tenant', tenant) + column(320, 'Landlord', landlord) + prose(540))
  expect(body.match(/<w:tr>|<w:tr /g)).toHaveLength(1)
  const framed = cellsOf(body).filter((cell) => cell.includes('w:val="single"'))
  expect(framed).toHaveLength(2)
  expect(framed[0]).toContain('Tenant')
  expect(framed[1]).toContain('Landlord')
})

test('a shaded bar beside the text holds its texts on its colour, and the text beside it stands in none', async () => {
  const bar = Array.from({ length: 14 }, (_, index) =>
    text(`Skill ${index}`, 40, 700 - (index < 7 ? 14 * index : 14 * index + 30), '1 g'),
  ).join('')
  const beside = Array.from({ length: 24 }, (_, index) =>
    text(`The mill stands at the lower end of the village, ${index}`, 220, 700 - (index < 12 ? 14 * index : 14 * index + 20)),
  ).join('')
  const { body } = await wordFile(area(0, 100, 180, 692, '0 0.2 0.4 rg') + bar + beside)
  const cells = cellsOf(body).filter((cell) => cell.includes('w:fill="003366"'))
  expect(cells).toHaveLength(1)
  for (const skill of [0, 6, 7, 13]) expect(cells[0]).toMatch(new RegExp(`Skill ${skill}\\b`))
  expect(cells[0]).not.toContain('village')
})

test('a frame that cuts through a text, and one around a whole page, are no panels', async () => {
  const cut = await wordFile(
    prose(700) + frame(72, 580, 150, 90) + text('A line that leaves its frame on the right side', 82, 640) + prose(560),
  )
  expect(cellsOf(cut.body)).toEqual([])
  const whole = await wordFile(frame(20, 20, 572, 752) + prose(700) + prose(560))
  expect(cellsOf(whole.body)).toEqual([])
})

test('of two shaded columns each begins at the top of its own', async () => {
  const column = (x: number, at: number) =>
    area(x - 20, 90, 260, 640, '0.9 0.95 1 rg') +
    Array.from({ length: 16 }, (_, index) =>
      text(`Barley and rye of column ${at}, line ${index}`, x, 700 - (index < 8 ? 30 * index : 30 * index + 60)),
    ).join('')
  const { body } = await wordFile(column(60, 1) + column(340, 2))
  const [first = '', second = '', ...others] = body.split('<w:br w:type="column"/>')
  expect(others).toEqual([])
  expect(cellsOf(first).join('')).toContain('column 1, line 15')
  expect(first).not.toContain('column 2')
  expect(cellsOf(second).join('')).toContain('column 2, line 0')
})

test('a thick bar along one edge of a shaded area is the border of its cell on that side alone', async () => {
  const bar = area(72, 586, 4, 70, '0 0 0.6 rg')
  const { body, losses } = await wordFile(prose(700) + area(72, 586, 320, 70, '0.9 0.95 1 rg') + bar + note(640) + prose(560))
  const [borders = ''] = /<w:tcBorders>.*?<\/w:tcBorders>/s.exec(cellsOf(body)[0] ?? '') ?? []
  expect(borders).toMatch(
    /<w:left w:val="single"[^>]*w:color="000099"[^>]*w:sz="32"|<w:left w:val="single"[^>]*w:sz="32"[^>]*w:color="000099"/,
  )
  expect(borders.match(/w:val="single"/g)).toHaveLength(1)
  expect(losses.join(' ')).not.toContain('Shaded')
})

test('two shaded halves that cover a sheet are its paper, and no panels', async () => {
  const half = (x: number) => area(x, 0, 306, 792, '0.9 0.95 1 rg')
  const column = (x: number) =>
    Array.from({ length: 16 }, (_, index) =>
      text(`Barley and rye, line ${index}`, x, 700 - (index < 8 ? 30 * index : 30 * index + 60)),
    ).join('')
  const { body } = await wordFile(half(0) + half(306) + column(60) + column(360))
  expect(cellsOf(body)).toEqual([])
})

test('a card of white on its shadow is not shaded', async () => {
  const card = area(70, 582, 324, 76, '0.7 g') + area(72, 586, 320, 70, '1 g')
  const { body } = await wordFile(prose(700) + card + note(640) + prose(560))
  expect(body).toContain('Before you begin')
  expect(body).not.toContain('b3b3b3')
})

test('a frame that is drawn as the area between two boxes is a frame and no shade', async () => {
  const ring = '0.6 g 72 586 320 70 re 74 588 316 66 re f*\n'
  const { body } = await wordFile(prose(700) + ring + note(640) + prose(560))
  expect(body).not.toContain('w:fill="999999"')
  const [cell = ''] = cellsOf(body)
  for (const side of ['top', 'left', 'bottom', 'right']) expect(cell).toMatch(new RegExp(`<w:${side} w:val="single"[^>]*w:color="999999"`))
})
