import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type Block, type Cell, confidence, type Line, linesOf, type Table } from '../model/index.ts'
import { documentOf, line, lineOfWords, lines } from '../model/sample.ts'
import { defaultExportOptions, noSource } from '../stages.ts'
import { docx } from './docx.ts'

const sure = confidence(0.9)
const boxOf = (own: readonly Line[]) => lineOfWords(own.flatMap(({ words }) => words)).box
const paragraph = (own: readonly Line[]): Block => ({
  kind: 'paragraph',
  role: 'body',
  lines: own,
  places: [{ page: own[0]?.words[0]?.page ?? 1, box: boxOf(own) }],
  confidence: sure,
})
const text = (words: string, baseline: number, page = 1): Block => paragraph([line(words, { baseline, page })])

/** A table without lines: the words of each row, its columns 150 points apart, and the baseline of each row. */
function table(
  rows: readonly (readonly string[])[],
  baselines: readonly number[],
  { size = 10, foundBy = 'alignment' as Table['foundBy'] } = {},
): Table {
  const cells = rows.flatMap((texts, row) =>
    texts.map((words, column): Cell => {
      const baseline = baselines[row] ?? 0
      const own = words.split('/').map((each, index) => line(each, { baseline: baseline + 12 * index, left: 72 + 150 * column, size }))
      const [top, bottom] = [baseline - size, (baselines[row + 1] ?? baseline + 14) - size]
      const place = { page: 1, box: { left: 70 + 150 * column, right: 218 + 150 * column, top, bottom } }
      const value = { text: words.replaceAll('/', '\n'), kind: 'text' as const }
      return { row, column, rowSpan: 1, columnSpan: 1, place, lines: own, value, confidence: sure } as unknown as Cell
    }),
  )
  const box = boxOf(cells.flatMap((cell) => cell.lines))
  return {
    kind: 'table',
    rowCount: rows.length,
    headerRows: 0,
    columns: (rows[0] ?? []).map(() => ({ kind: 'text' })),
    cells,
    foundBy,
    caption: [],
    repeated: [],
    places: [{ page: 1, box }],
    confidence: sure,
  } as unknown as Table
}

async function bodyOf(...blocks: readonly Block[]): Promise<string> {
  const words = blocks.flatMap((block) =>
    (block.kind === 'table' ? block.cells.flatMap((cell) => cell.lines) : linesOf(block)).flatMap((each) => each.words),
  )
  const { bytes } = await docx(documentOf(blocks, words), defaultExportOptions, noSource)
  return strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())
}
const paragraphsOf = (body: string) => [...body.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([own]) => own)
const pointsOf = (name: string, xml: string | undefined) => Number(new RegExp(`w:${name}="(\\d+)"`).exec(xml ?? '')?.[1] ?? Number.NaN) / 20

test('white between two texts of a page is kept, however high it is', async () => {
  const [, signed] = paragraphsOf(await bodyOf(text('We thank you for your letter', 100), text('Signed', 400)))
  expect(pointsOf('before', signed)).toBeCloseTo(300 - 11.5, 0)
})

test('what is read behind something that stands lower stands above it in the file', async () => {
  const blocks = [text('At the foot', 300), text('On the head, read second', 100), text('Below them both', 340)]
  const [first, second, third] = paragraphsOf(await bodyOf(...blocks))
  expect(first).toContain('On the head')
  expect(pointsOf('before', second)).toBeCloseTo(200 - 11.5, 0)
  expect(pointsOf('before', third)).toBeCloseTo(40 - 11.5, 0)
})

test('the first text of a page that begins lower than others has the white above it', async () => {
  const prose = ['The mill stands at the lower end of the village', 'where the river leaves the wood']
  const pages = [text('A report of the mill', 220), ...[240, 780].map((baseline) => text('It stands by the river', baseline))]
  const next = paragraph(lines(prose, { page: 2, baseline: 80 }))
  const [title] = paragraphsOf(await bodyOf(...pages, next))
  expect(Math.abs(pointsOf('before', title) - (220 - 80))).toBeLessThan(2)
})

test('a page that ends though what follows would have fitted on it is ended in the file too', async () => {
  const page = (last: number) => [100, 400, last].map((baseline) => text('It stands by the river and turns', baseline))
  const next = paragraph(lines(['The mill was sold', 'in the spring'], { page: 2, baseline: 80 }))
  expect(await bodyOf(...page(650), next)).toContain('<w:pageBreakBefore/>')
  expect(await bodyOf(...page(710), next)).not.toContain('<w:pageBreakBefore/>')
})

test('rows of a table without lines are as high as on the page', async () => {
  const body = await bodyOf(
    text('Goods', 60),
    table(
      [
        ['Oats', 'four sacks'],
        ['Barley', 'two sacks'],
        ['Rye', 'one sack'],
      ],
      [100, 125, 155],
    ),
  )
  expect([...body.matchAll(/<w:trHeight w:val="(\d+)"/g)].map(([, height]) => Number(height) / 20)).toEqual([25, 30])
})

test('lines of a cell stand closer where its row is lower than they would be, and as far apart as on the page', async () => {
  const tight = await bodyOf(
    table(
      [
        ['Oats', 'four sacks'],
        ['Barley', 'two sacks'],
        ['Rye', 'one sack'],
      ],
      [100, 111.5, 123],
    ),
  )
  const close = pointsOf('line', paragraphsOf(tight)[0]) * 20
  expect(close).toBeLessThan(220)
  expect(close).toBeGreaterThan(203)
  const wide = await bodyOf(
    table(
      [
        ['Oats/of the autumn', 'four sacks'],
        ['Barley', 'two sacks'],
      ],
      [100, 130],
      { size: 8 },
    ),
  )
  expect(pointsOf('line', paragraphsOf(wide)[0]) * 20).toBeCloseTo((12 / 8 / 1.15) * 240, -1)
})

test('what stands at the top of a row between lines stays there, and in the middle what stands in the middle', async () => {
  const rows = [
    ['1', 'Oats/of the autumn/in sacks'],
    ['2', 'Barley/in sacks/of the spring'],
  ]
  const cells = (await bodyOf(table(rows, [100, 140], { foundBy: 'rulings' }))).match(/<w:tc>.*?<\/w:tc>/gs) ?? []
  expect(cells[0]).not.toContain('<w:vAlign')
  const even =
    (
      await bodyOf(
        table(
          [
            ['Oats', 'four'],
            ['Rye', 'one'],
          ],
          [100, 114],
          { foundBy: 'rulings' },
        ),
      )
    ).match(/<w:tc>.*?<\/w:tc>/gs) ?? []
  expect(even[0]).toContain('<w:vAlign w:val="center"/>')
})

test('texts that begin on one line stand at the top of their row, though one of them fills it', async () => {
  const rows = [
    ['1', 'Oats/of the autumn', '86.50'],
    ['2', 'Barley', '23.10'],
  ]
  // As much white above the two lines as below: by themselves they would stand in the middle.
  const items = table(rows, [100, 140], { foundBy: 'rulings' })
  const roomy = {
    ...items,
    cells: items.cells.map((cell) => ({ ...cell, place: { ...cell.place, box: { ...cell.place.box, top: cell.place.box.top - 16 } } })),
  }
  const cells = (await bodyOf(roomy)).match(/<w:tc>.*?<\/w:tc>/gs) ?? []
  expect(cells.slice(0, 3).filter((cell) => cell.includes('<w:vAlign'))).toEqual([])
})

test('figures of one width stand on the side that their title stands on', async () => {
  const goods = table(
    [
      ['Pump', 'KX-240 bar'],
      ['Flow', '24'],
      ['Head', '31'],
    ],
    [100, 114, 128],
  )
  const figures: Table = {
    ...goods,
    headerRows: 1,
    columns: goods.columns.map((column, index) => (index === 1 ? { ...column, kind: 'number' } : column)),
  }
  const body = await bodyOf(figures)
  expect(body).not.toContain('<w:jc w:val="right"/>')
})

test('lines stand as far apart as on the page in faces whose lines are higher than others', async () => {
  const calibri = (share: number) =>
    paragraph(
      ['The mill stands at the lower end', 'of the village, where the river', 'leaves the wood and turns'].map((words, index) =>
        line(words, { baseline: 100 + 10 * share * index, family: 'Calibri' }),
      ),
    )
  const words = linesOf(calibri(1.22)).flatMap((each) => each.words)
  const { bytes } = await docx(documentOf([calibri(1.22)], words), defaultExportOptions, noSource)
  const styles = strFromU8(unzipSync(bytes)['word/styles.xml'] ?? new Uint8Array())
  expect(/<w:pPrDefault>.*?w:line="(\d+)"/s.exec(styles)?.[1]).toBe('240')
})
