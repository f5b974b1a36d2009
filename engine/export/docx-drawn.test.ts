import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { convert } from '../convert.ts'
import { handwrittenPdf } from '../load/handwritten-pdf.ts'
import { defaultExportOptions, defaultLimits, type ExportOptions } from '../stages.ts'
import { rulesOf } from './docx-rules.ts'

const text = (words: string, x: number, y: number, colour = '0 g', font = '/F1 11') =>
  `${colour} BT ${font} Tf 1 0 0 1 ${x} ${y} Tm (${words}) Tj ET\n`
const rule = (x: number, y: number, to: number, colour = '0 G', width = 1) => `${colour} ${width} w ${x} ${y} m ${to} ${y} l S\n`
const area = (x: number, y: number, width: number, height: number, colour: string) => `${colour} ${x} ${y} ${width} ${height} re f\n`
const prose = (y: number) =>
  ['The mill stands at the lower end of the village, where the', 'river leaves the wood and turns to the south in a wide bow.']
    .map((line, index) => text(line, 72, y - 14 * index))
    .join('')

async function wordFile(content: string, docxLayout: ExportOptions['docxLayout'] = 'flow') {
  const request = { formats: ['docx'] as const, pages: null, password: null, fields: null, languages: [], limits: defaultLimits }
  const tools = { ocr: null, vision: null, signal: new AbortController().signal, trace: () => {} }
  const exportOptions = { ...defaultExportOptions, docxLayout }
  const { outputs } = await convert(handwrittenPdf({ pages: [{ content }] }), { ...request, exportOptions }, tools)
  const [output] = outputs
  const parts = unzipSync(output?.file.bytes ?? new Uint8Array())
  const part = (name: string) => strFromU8(parts[`word/${name}.xml`] ?? new Uint8Array())
  return { body: part('document'), styles: part('styles'), losses: output?.file.losses ?? [] }
}
/** The properties and the text of every run, in order. */
const runs = (xml: string) =>
  [...xml.matchAll(/<w:r>(?:<w:rPr>(.*?)<\/w:rPr>)?<w:t[^>]*>([^<]*)<\/w:t><\/w:r>/gs)].map(([, look = '', words = '']) => ({
    look,
    words,
  }))
const lookOf = (xml: string, word: string) => runs(xml).find(({ words }) => words.includes(word))?.look ?? 'no such run'

test('words keep their colour, and black ones name none', async () => {
  const { body } = await wordFile(prose(700) + text('Overdue', 72, 640, '0.8 0 0 rg') + text('since March', 140, 640))
  expect(lookOf(body, 'Overdue')).toContain('<w:color w:val="cc0000"/>')
  expect(lookOf(body, 'mill')).not.toContain('w:color')
})

test('white words on a dark panel stay white on its shade; on no ground they are black, and that is said', async () => {
  const panel = await wordFile(prose(700) + area(60, 590, 400, 30, '0 0.2 0.4 rg') + text('Important notice', 72, 600, '1 g') + prose(540))
  expect(panel.body).toContain('<w:shd w:fill="003366"')
  expect(lookOf(panel.body, 'Important')).toContain('<w:color w:val="ffffff"/>')
  expect(panel.losses.join(' ')).not.toContain('pale')
  const pale = await wordFile(prose(700) + text('Hardly seen', 72, 600, '1 1 0.5 rg') + prose(540))
  expect(lookOf(pale.body, 'Hardly')).not.toContain('w:color')
  expect(pale.losses).toContain('Words in pale colours, which are set in black, because the file has not the ground they stand on: 2.')
})

test('a line between two texts is the border of a paragraph between them, as thick, wide and coloured as it is drawn', async () => {
  const { body, losses } = await wordFile(prose(700) + rule(72, 670, 272, '0 0 1 RG', 2) + prose(650))
  const [paragraph = ''] = /<w:p><w:pPr><w:pBdr><w:bottom[^>]*\/><\/w:pBdr>.*?<\/w:p>/.exec(body) ?? []
  expect(paragraph).toContain('w:val="single"')
  expect(paragraph).toContain('w:sz="16"')
  expect(paragraph).toContain('w:color="0000ff"')
  expect(body.indexOf('wide')).toBeLessThan(body.indexOf('<w:pBdr>'))
  expect(losses.join(' ')).not.toContain('Lines')
})

test('a line under words underlines them, and parts no texts', async () => {
  const { body } = await wordFile(prose(700) + text('Signed today', 72, 640) + rule(72, 638.5, 134) + prose(600))
  expect(lookOf(body, 'Signed')).toContain('<w:u w:val="single"/>')
  expect(body).not.toContain('<w:pBdr>')
})

test('laid out as printed too, words are underlined and struck out as they are', async () => {
  const struck = text('Cancelled', 72, 600) + rule(72, 603.8, 119)
  const { body } = await wordFile(text('Signed today', 72, 640) + rule(72, 638.5, 134) + struck, 'faithful')
  expect(lookOf(body, 'Signed')).toContain('<w:u w:val="single"/>')
  expect(lookOf(body, 'Cancelled')).toContain('<w:strike/>')
})

test('lines are as long as on the page where they are wider than all text', async () => {
  const content =
    text('Name of the applicant', 60, 700) + rule(60, 660, 552) + text('Town', 60, 640) + rule(60, 600, 552) + text('Street', 60, 580)
  const { body } = await wordFile(content)
  const section = body.slice(body.lastIndexOf('<w:sectPr'))
  const [width, left, right] = ['w', 'left', 'right'].map((name) => Number(new RegExp(` w:${name}="(\\d+)"`).exec(section)?.[1]))
  const [, from, to] = /<w:pBdr>.*?<w:ind(?=[^>]*w:left="(-?\d+)")(?=[^>]*w:right="(-?\d+)")/.exec(body) ?? []
  expect(Math.abs((Number(left) + Number(from)) / 20 - 60)).toBeLessThan(1)
  expect(Math.abs((Number(width) - Number(right) - Number(to)) / 20 - 552)).toBeLessThan(1)
})

test('a narrow column beside a wide one takes of the white between them, so that its widest line stays whole', async () => {
  const narrow = Array.from({ length: 12 }, (_, index) => text(`line ${index} of names`, 60, 700 - 14 * index)).join('')
  const wide = Array.from({ length: 14 }, (_, index) =>
    text(`The mill stands at the lower end of the village, part ${index} of it all`, 220, 700 - 14 * index),
  ).join('')
  const { body } = await wordFile(narrow + wide)
  const [first, second] = [...body.matchAll(/<w:col w:w="(\d+)"(?: w:space="(\d+)")?/g)].map(([, width, space]) => [
    Number(width),
    Number(space),
  ])
  expect(first?.[0]).toBeGreaterThan(20 * (80 + 10))
  expect(Math.abs((first?.[0] ?? 0) + (first?.[1] ?? 0) - 20 * 160)).toBeLessThan(20)
  expect(second).toBeDefined()
})

test('coloured paper is there where all stands as printed, with pale words on it, and is told where text runs on', async () => {
  const content = area(0, 0, 612, 792, '0 0.2 0.4 rg') + text('Evening programme', 72, 600, '1 g')
  const faithful = await wordFile(content, 'faithful')
  expect(faithful.body).toContain('<a:srgbClr val="003366"/>')
  expect(lookOf(faithful.body, 'Evening')).toContain('<w:color w:val="ffffff"/>')
  expect(faithful.losses.join(' ')).not.toMatch(/pale|Shaded/)
  const flow = await wordFile(content)
  expect(lookOf(flow.body, 'Evening')).not.toContain('w:color')
  expect(flow.losses.join(' ')).toContain('because they are paper')
})

test('a title and a line over three columns stand above them all, though the title is no wider than one', async () => {
  const column = (x: number, at: number) =>
    Array.from({ length: 14 }, (_, index) => text(`Barley and rye of column ${at}`, x, 640 - 14 * index)).join('')
  const columns = column(50, 1) + column(230, 2) + column(410, 3)
  const { body } = await wordFile(text('The Messenger', 250, 700, '0 g', '/F1 18') + rule(50, 680, 560) + columns)
  const [above = '', ...others] = body.split('<w:sectPr')
  expect(above).toContain('Messenger')
  expect(above).toContain('<w:pBdr>')
  expect(above).not.toContain('column')
  expect(others[0]).not.toContain('<w:cols w:num="3"')
  expect(others.at(-1)).toContain('w:num="3"')
})

test('a line over columns stands above them all where the first begins lower than the others', async () => {
  const column = (x: number, at: number, top: number) =>
    Array.from({ length: 14 }, (_, index) => text(index < 13 ? `Barley and rye of column ${at}` : 'and oats.', x, top - 14 * index)).join(
      '',
    )
  const columns = column(50, 1, 626) + column(230, 2, 640) + column(410, 3, 640)
  const { body } = await wordFile(text('The Messenger', 250, 750, '0 g', '/F1 18') + rule(50, 680, 560) + columns)
  expect(body.indexOf('<w:pBdr>')).toBeGreaterThan(0)
  expect(body.indexOf('<w:pBdr>')).toBeLessThan(body.indexOf('Barley'))
  // LibreOffice draws no border of an empty paragraph that ends a section.
  expect(body).not.toMatch(/<w:pBdr>(?:(?!<\/w:pPr>).)*<w:sectPr/s)
})

test('a line to fill in behind a label is a tab that draws it', async () => {
  const { body } = await wordFile(prose(700) + text('Name:', 72, 640) + rule(110, 639, 300) + prose(600))
  expect(body).toMatch(/<w:tab w:val="left" w:pos="\d+" w:leader="underscore"\/>/)
})

test('lines to write on keep their distance, and neighbours differ, for word processors draw like ones as one', async () => {
  const { body } = await wordFile(
    prose(700) + text('Remarks', 72, 640) + rule(72, 610, 400) + rule(72, 580, 400) + rule(72, 550, 400) + prose(530),
  )
  const borders = [...body.matchAll(/<w:pBdr>(.*?)<\/w:pBdr><w:spacing[^>]*w:before="(\d+)"/g)]
  expect(borders).toHaveLength(3)
  expect(borders[0]?.[1]).not.toBe(borders[1]?.[1])
  expect(borders[1]?.[1]).not.toBe(borders[2]?.[1])
  expect(borders.slice(1).map(([, , before]) => Math.round(Number(before) / 20))).toEqual([28, 28])
})
test('bars of a logo are no lines between texts; what is left out is counted', async () => {
  const bars = [0, 1, 2, 3, 4].map((index) => rule(300, 660 - 4 * index, 380)).join('')
  const { body, losses } = await wordFile(prose(720) + bars + prose(600))
  expect(body).not.toContain('<w:pBdr>')
  expect(losses).toContain('Lines that are drawn on the pages and left out, because they part no texts: 5.')
})

const items = ['Item', 'Pieces', 'Lamp', '4', 'Chair', '12', 'Table', '3']
const tableText = items.map((word, index) => text(word, index % 2 === 0 ? 80 : 300, 620 - 20 * Math.floor(index / 2))).join('')

test('a table has the lines that are drawn and no others, and the shades of its cells', async () => {
  const lines = rule(72, 634, 360, '0 G', 1.5) + rule(72, 614, 360) + rule(72, 552, 360, '0 G', 1.5)
  const { body } = await wordFile(prose(700) + area(72, 574, 288, 20, '0.9 1 0.9 rg') + tableText + lines + prose(500))
  const cells = [...body.matchAll(/<w:tc>.*?<\/w:tc>/gs)].map(([cell]) => cell)
  expect(cells).toHaveLength(8)
  const cell = (word: string) => cells.find((each) => each.includes(`>${word}<`)) ?? ''
  expect(cell('Item')).toMatch(/<w:top w:val="single"[^>]*w:sz="12"/)
  expect(cell('Item')).toMatch(/<w:bottom w:val="single"[^>]*w:sz="8"/)
  expect(cell('Item')).toMatch(/<w:left w:val="nil"/)
  expect(cell('Chair')).toContain('w:fill="e6ffe6"')
  expect(cell('12')).toContain('w:fill="e6ffe6"')
  expect(cell('Lamp')).not.toContain('w:shd')
})

test('laid out as printed, areas and lines stand as shapes behind the text', async () => {
  const { body } = await wordFile(area(60, 590, 400, 30, '0 0.2 0.4 rg') + text('Notice', 72, 600, '1 g') + rule(72, 500, 272), 'faithful')
  expect(body).toContain('<a:srgbClr val="003366"/>')
  expect(body).toContain('<a:srgbClr val="000000"/>')
  expect(lookOf(body, 'Notice')).toContain('<w:color w:val="ffffff"/>')
})

/** Orders of children that Word insists on (ECMA-376, part 1, 17.3 and 17.4): those that are written. */
const orders: Readonly<Record<string, string>> = {
  pPr: 'pStyle keepNext keepLines pageBreakBefore numPr pBdr shd tabs bidi spacing ind contextualSpacing jc outlineLvl rPr sectPr',
  rPr: 'rStyle rFonts b bCs i iCs strike noProof color w sz szCs u vertAlign rtl lang',
  tcPr: 'tcW gridSpan vMerge tcBorders shd vAlign',
  tcBorders: 'top left bottom right',
}

test('the children of properties stand in the order of the schema', async () => {
  const everything =
    prose(720) +
    text('Overdue', 72, 680, '0.8 0 0 rg') +
    rule(72, 678.5, 114) +
    rule(72, 660, 300) +
    area(72, 574, 288, 20, '0.9 1 0.9 rg') +
    tableText +
    rule(72, 614, 360) +
    area(60, 490, 400, 30, '0 0.2 0.4 rg') +
    text('Important notice', 72, 500, '1 g', '/F2 11') +
    text('Name:', 72, 460) +
    rule(110, 459, 300)
  const { body, styles } = await wordFile(everything)
  for (const [name, order] of Object.entries(orders)) {
    const known = order.split(' ')
    const all = [...`${body}${styles}`.matchAll(new RegExp(`<w:${name}>(.*?)</w:${name}>`, 'gs'))]
    expect(all.length, name).toBeGreaterThan(0)
    for (const [, inside = ''] of all) {
      const ranks = childrenIn(inside).map((child) => known.indexOf(child))
      expect(ranks, inside).toEqual(ranks.toSorted((a, b) => a - b))
      expect(ranks, inside).not.toContain(-1)
    }
  }
})

/** The names of the outermost elements, in order. */
function childrenIn(xml: string): readonly string[] {
  let depth = 0
  return [...xml.matchAll(/<(\/?)w:(\w+)[^>]*?(\/?)>/g)].flatMap(([, closes, name = '', empty]) => {
    if (closes) depth--
    const outer = !closes && depth === 0 ? [name] : []
    if (!closes && !empty) depth++
    return outer
  })
}

test('the lines of paper that was ruled to be written on are no lines between texts', () => {
  const across = (y: number) => ({ from: { x: 40, y }, to: { x: 560, y }, thickness: 1 })
  const drawn = { rules: [100, 130, 160, 190, 220, 250].map(across), fills: [] }
  const page = { number: 1, size: { width: 600, height: 800 }, words: [], toImage: null, outcome: 'read' as const, drawn }
  expect(rulesOf({ pages: [{ ...page, readBy: 'ocr' }], blocks: [] })).toMatchObject({ ofPaper: 6, single: new Map() })
  expect(rulesOf({ pages: [{ ...page, readBy: 'text-layer' }], blocks: [] }).single.get(1)).toHaveLength(6)
})

test('a drawing is a picture that is described by its words, which are not counted as pale', async () => {
  const bars = [90, 60, 30].map((height, i) => area(120 + 80 * i, 500, 40, height, '0 0.2 0.4 rg')).join('')
  const shown = ['Wood', 'Coal', 'Peat'].map((name, i) => text(name, 126 + 80 * i, 488)).join('')
  const values = [90, 60, 30].map((height, i) => text(String(height), 133 + 80 * i, 495 + height / 2, '1 1 0.9 rg')).join('')
  const { body, losses } = await wordFile(prose(700) + bars + shown + values + prose(400))
  expect(body).toContain('descr="Picture on page 1: 90, 60, 30, Wood, Coal, Peat"')
  expect(losses.join(' ')).not.toContain('pale')
})
