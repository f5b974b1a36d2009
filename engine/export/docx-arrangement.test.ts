import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type Block, confidence, type Line, linesOf } from '../model/index.ts'
import { documentOf, lineOfWords, lines } from '../model/sample.ts'
import { defaultExportOptions, noSource } from '../stages.ts'
import { docx } from './docx.ts'

const paragraph = (own: readonly Line[]): Block => ({
  kind: 'paragraph',
  role: 'body',
  lines: own,
  places: [{ page: 1, box: lineOfWords(own.flatMap(({ words }) => words)).box }],
  confidence: confidence(0.9),
})
const text = (texts: readonly string[], left: number, baseline: number): Block => paragraph(lines(texts, { left, baseline }))
const title = text(['A letter of the mill to the town'], 72, 80)
const sender = text(['Anna Weber', 'Mill Lane 5', 'Stonebridge'], 72, 120)
const facts = text(['Number 17', 'Third of May'], 360, 120)
const prose = text(
  ['The mill stands at the lower end of the village, where the river leaves the wood and turns', 'to the south in a wide bow.'],
  72,
  200,
)

async function bodyOf(...blocks: readonly Block[]): Promise<string> {
  const words = blocks.flatMap((block) => linesOf(block).flatMap((line) => line.words))
  const { bytes } = await docx(documentOf(blocks, words), defaultExportOptions, noSource)
  return strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())
}
const cellsOf = (xml: string) => [...xml.matchAll(/<w:tc>.*?<\/w:tc>/gs)].map(([cell]) => cell)
const wordsOf = (xml: string) => [...xml.matchAll(/<w:t[ >][^<]*?>?([^<>]*)<\/w:t>/g)].map(([, words]) => words).join(' ')
/** The white of empty paragraphs, in points. */
const white = (cell: string) =>
  [...cell.matchAll(/w:line="(\d+)" w:lineRule="exact"/g)].reduce((sum, [, twentieths]) => sum + Number(twentieths) / 20, 0)

test('an address and what stands beside it are cells of one row that nothing is drawn around', async () => {
  const body = await bodyOf(title, sender, facts, prose)
  const [left = '', right = '', ...others] = cellsOf(body)
  expect(others).toEqual([])
  expect(wordsOf(left)).toBe('Anna Weber Mill Lane 5 Stonebridge')
  expect(wordsOf(right)).toBe('Number 17 Third of May')
  expect(body).not.toMatch(/w:val="single"/)
  expect(body).not.toContain('w:trHeight')
  expect(body.indexOf('letter of the mill')).toBeLessThan(body.indexOf('<w:tbl>'))
  expect(body.indexOf('The mill stands')).toBeGreaterThan(body.indexOf('</w:tbl>'))
  expect(body).not.toContain('w:num=')
})

test('the left cell reaches up to the text on its right, so that the right one begins where it is printed', async () => {
  const [left = '', right = ''] = cellsOf(await bodyOf(sender, facts, prose))
  const width = (cell: string) => Number(/<w:tcW[^>]*w:w="(\d+)"/.exec(cell)?.[1]) / 20
  expect(width(left)).toBeGreaterThan(270)
  expect(width(left)).toBeLessThanOrEqual(360 - 72)
  expect(width(right)).toBeGreaterThan(40)
})

test('a side that ends where the page does has white to spare on its left and keeps to the right', async () => {
  const wide = ['The mill stands at the lower end of the village, where the river leaves the wood and turns to the south in a bow']
  const [left = '', right = ''] = cellsOf(await bodyOf(sender, text(['May 2019'], 500, 120), text(wide, 72, 200)))
  const end = linesOf(text(wide, 72, 200))[0]?.box.right ?? 0
  const short = text(['May 2019'], end - (linesOf(text(['May 2019'], 0, 0))[0]?.box.right ?? 0), 120)
  const row = cellsOf(await bodyOf(sender, short, text(wide, 72, 200)))
  const [, flush = ''] = row
  const width = (cell: string) => Number(/<w:tcW[^>]*w:w="(\d+)"/.exec(cell)?.[1]) / 20
  const ink = linesOf(short)[0]?.box ?? { left: 0, right: 0 }
  expect(width(flush)).toBeGreaterThan(1.5 * (ink.right - ink.left))
  // The cell on its left ends where it begins.
  expect(row.reduce((sum, cell) => sum + width(cell), 0)).toBeLessThanOrEqual(end - 72 + 1)
  expect(flush).toContain('<w:jc w:val="right"/>')
  expect(wordsOf(left)).toBe('Anna Weber Mill Lane 5 Stonebridge')
  expect(right).not.toContain('w:jc')
})

test('a side that begins lower has the white above it in its cell', async () => {
  const [left = '', right = ''] = cellsOf(await bodyOf(sender, text(['Number 17', 'Third of May'], 360, 140), prose))
  expect(white(left)).toBe(0)
  expect(white(right)).toBeCloseTo(20, 0)
})

test('several texts under each other are one side', async () => {
  const below = text(['Phone 17 18'], 360, 160)
  const [, right = '', ...others] = cellsOf(
    await bodyOf(text(['Anna Weber', 'Mill Lane 5', 'Stonebridge', 'Lower Rhine'], 72, 120), facts, below, prose),
  )
  expect(others).toEqual([])
  expect(wordsOf(right)).toBe('Number 17 Third of May Phone 17 18')
})

test('texts read across, line by line, are no sides of a row', async () => {
  const blocks = [120, 134, 148].flatMap((baseline) => [text(['Oats'], 72, baseline), text(['Barley'], 360, baseline)])
  expect(wordsOf(await bodyOf(...blocks, prose))).toMatch(/^Oats Barley Oats Barley Oats Barley/)
})

test('what another text reaches into is no row', async () => {
  const between = text(['Seen by the clerk of the mill and the town and by all who live in the villages around it'], 90, 150)
  expect(cellsOf(await bodyOf(sender, facts, between, prose))).toEqual([])
})

test('labels and values that are read one column after the other stand on their lines, with tabs between', async () => {
  const labels = [120, 140, 160].map((baseline, index) => text([`Label ${index}`], 72, baseline))
  const values = [120, 140, 160].map((baseline, index) => text([`Value ${index}`], 260, baseline))
  const body = await bodyOf(...labels, ...values, prose)
  expect(cellsOf(body)).toEqual([])
  const rows = [...body.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([row]) => row).slice(0, 3)
  rows.forEach((row, index) => {
    expect(row).toMatch(new RegExp(`Label ${index}.*<w:tab/>.*Value ${index}`, 's'))
    expect(Number(/<w:tab w:val="left" w:pos="(\d+)"/.exec(row)?.[1]) / 20).toBeCloseTo(260 - 72, 0)
  })
})

test('texts on one line stay apart where a text of several lines stands between them', async () => {
  const body = await bodyOf(text(['Oats'], 72, 134), text(['Anna Weber', 'Mill Lane 5'], 200, 120), text(['Rye'], 400, 134), prose)
  expect(cellsOf(body).map(wordsOf)).toEqual(['Oats', 'Anna Weber Mill Lane 5', 'Rye'])
})

test('what stands beside each other within a side is a row in its cell', async () => {
  const wide = text(['Received at the mill in the month of May'], 330, 110)
  const [left, right] = [text(['Oats and', 'barley'], 330, 140), text(['Rye and', 'wheat'], 450, 140)]
  const tall = text(['Anna Weber', 'Mill Lane 5', 'Stonebridge', 'Lower Rhine', 'By the river'], 72, 110)
  const body = await bodyOf(tall, wide, left, right, prose)
  expect(body.match(/<w:tbl>/g)).toHaveLength(2)
  expect(wordsOf(body)).toMatch(/By the river Received at the mill in the month of May Oats and barley Rye and wheat The mill stands/)
})

/** A page of twelve single lines with wide white between them, from the top down to `last`. */
const spaced = (last: number): readonly Block[] =>
  Array.from({ length: 12 }, (_, index) => text([`Line ${index} of a page with white between`], 72, 60 + ((last - 60) / 11) * index))
const whitesAbove = (body: string) => [...body.matchAll(/<w:spacing [^>]*w:before="(\d+)"/g)].map(([, before]) => Number(before) / 20)

test('a page that is full to its end gives up some of its white, so that it stays one page where faces run wider', async () => {
  const printed = whitesAbove(await bodyOf(...spaced(500))).slice(1)
  for (const above of printed) expect(above).toBeCloseTo((500 - 60) / 11 - 12, -1)
  const full = whitesAbove(await bodyOf(...spaced(800))).slice(1)
  const saved = full.reduce((sum, above) => sum + (800 - 60) / 11 - 12 - above, 0)
  expect(saved).toBeGreaterThan(30)
  expect(saved).toBeLessThan(90)
})
