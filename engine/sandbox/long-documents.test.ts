import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import * as engine from '../index.ts'
import { handwrittenPdf } from '../load/handwritten-pdf.ts'
import { convertInStretches, isDoneInStretches, stretchFor } from './long-documents.ts'
import type { DocumentSummary } from './sandbox.ts'

const request: engine.ConversionRequest = {
  formats: ['md', 'txt'],
  pages: null,
  password: null,
  fields: null,
  languages: [],
  limits: engine.defaultLimits,
  exportOptions: engine.defaultExportOptions,
}
const tools = { ocr: null, vision: null, signal: new AbortController().signal, trace: () => {} }
const subjects = ['Rye', 'Wheat', 'Oats', 'Barley', 'Maize']
const file = handwrittenPdf({
  pages: subjects.map((subject) => ({ content: `BT /F1 11 Tf 72 500 Td (${subject} is what this page speaks of at some length.) Tj ET` })),
})

const summaryOf = ({ pages, issues }: engine.ParsedDocument): DocumentSummary => ({
  type: 'pdf',
  pageCount: subjects.length,
  pages: pages.map(({ number, outcome, readBy }) => ({ number, outcome, readBy })),
  tables: 0,
  words: pages.reduce((sum, page) => sum + page.words.length, 0),
  sheets: [],
  issues,
  unchecked: { fields: 0, cells: 0 },
})

/** What was written in each format, kept here rather than on disk. */
function storage() {
  const written: Record<string, Buffer> = {}
  const later: Record<string, Buffer> = {}
  const added = (to: Record<string, Buffer>) => async (format: engine.Format, bytes: Uint8Array) => {
    to[format] = Buffer.concat([to[format] ?? Buffer.alloc(0), bytes])
  }
  const append = added(written)
  return {
    written,
    append,
    keepForLater: added(later),
    appendLater: (format: engine.Format) => append(format, later[format] ?? Buffer.alloc(0)),
  }
}

async function inStretchesOf(stretchOf: number, asked = request, bytes = file) {
  const open = await engine.openFor(bytes, asked)
  const { written, ...means } = storage()
  const sourceOf = ({ pages }: engine.ParsedDocument) => engine.openSource(engine.asRead(open, pages), bytes, asked.limits)
  let signs = 0
  const working = () => {
    signs++
  }
  try {
    return { ...(await convertInStretches(open, asked, tools, { summaryOf, sourceOf, ...means, working, stretchOf })), written, signs }
  } finally {
    await open.close()
  }
}

test('a document read in stretches of pages says the same as one read as a whole', async () => {
  const { outputs } = await engine.convert(file, request, tools)
  const whole = Object.fromEntries(outputs.map(({ format, file: { bytes } }) => [format, new TextDecoder().decode(bytes)]))
  const { written, summary } = await inStretchesOf(2)
  expect({ md: `${written.md}`, txt: `${written.txt}` }).toEqual(whole)
  expect(summary.pages.map(({ number, outcome }) => `${number} ${outcome}`)).toEqual(['1 read', '2 read', '3 read', '4 read', '5 read'])
  expect(summary.words).toBe(5 * 10)
})

const grid = (page: number): string => {
  const rows = [0, 1, 2, 3].map((row) => `72 ${500 - 20 * row} m 372 ${500 - 20 * row} l S`)
  const columns = [72, 222, 372].map((x) => `${x} 440 m ${x} 500 l S`)
  const cells = ['Day', 'Weight', `day ${page}`, `${page}.5`, 'sum', `${page}.7`].map(
    (text, i) => `BT /F1 9 Tf ${80 + 150 * (i % 2)} ${486 - 20 * (i >> 1)} Td (${text}) Tj ET`,
  )
  return [...rows, ...columns, ...cells, `BT /F1 11 Tf 72 600 Td (Page ${page} holds ${'a '.repeat(page)}table.) Tj ET`].join('\n')
}

const tables = handwrittenPdf({ pages: [1, 2, 3].map((page) => ({ content: grid(page) })) })

test('the tables of all stretches stand in one file, and the lines outside them are counted', async () => {
  const { outputs, written, signs } = await inStretchesOf(1, { ...request, formats: ['csv', 'xlsx'] }, tables)
  const names = Object.keys(unzipSync(written.csv ?? new Uint8Array()))
  expect(names).toHaveLength(3)
  expect(outputs.map(({ extension }) => extension)).toEqual(['zip', 'xlsx'])
  expect(outputs[0]?.losses).toContain('Lines of text outside the tables that are not in the CSV: 3. Markdown and JSON keep them.')
  const sheets = Object.keys(unzipSync(written.xlsx ?? new Uint8Array())).filter((name) => name.startsWith('xl/worksheets/'))
  expect(sheets).toHaveLength(5)
  expect(signs).toBeGreaterThan(3)
})

test.each(['table', 'page', 'one'] as const)(
  'tables and text in stretches are, byte by byte, those of the whole file, a sheet for each %s',
  async (sheets) => {
    for (const bytes of [file, tables]) {
      const exportOptions: engine.ExportOptions = { ...request.exportOptions, sheets }
      const asked: engine.ConversionRequest = { ...request, formats: ['csv', 'xlsx'], exportOptions }
      const { outputs } = await engine.convert(bytes, asked, tools)
      const { written } = await inStretchesOf(1, asked, bytes)
      for (const { format, file: whole } of outputs) expect(written[format]?.equals(whole.bytes), format).toBe(true)
    }
  },
)

test('a workbook goes out while pages are still read', async () => {
  const writer = await engine.gatheringWriter('xlsx', request.exportOptions, [1, 2], () => {})
  const open = await engine.openFor(tables, request)
  try {
    const document = await engine.understandPages(open, { ...request, pages: [1, 2] }, tools)
    expect(Buffer.from((await writer?.add(document, engine.noSource)) ?? []).toString('latin1')).toContain('xl/worksheets/sheet2.xml')
  } finally {
    await open.close()
  }
})

test('the JSON of a file in stretches holds the document that was read as a whole', async () => {
  for (const bytes of [file, tables]) {
    const asked: engine.ConversionRequest = { ...request, formats: ['json'] }
    const whole = engine.serialise(await engine.understand(bytes, asked, tools))
    const { written } = await inStretchesOf(1, asked, bytes)
    const read = JSON.parse(`${written.json}`)
    expect(read).toEqual(JSON.parse(JSON.stringify(whole)))
    expect(engine.revive(read).blocks).toHaveLength(whole.blocks.length)
  }
})

test('only what needs no look at all pages together is done in stretches', () => {
  expect(isDoneInStretches(request, 2600)).toBe(true)
  expect(isDoneInStretches(request, 300)).toBe(false)
  expect(isDoneInStretches({ ...request, formats: ['md', 'xlsx'] }, 2600)).toBe(true)
  expect(isDoneInStretches({ ...request, formats: ['md', 'json'] }, 2600)).toBe(true)
  expect(isDoneInStretches({ ...request, formats: ['docx', 'pdf'] }, 2600)).toBe(true)
  expect(isDoneInStretches({ ...request, fields: { kind: 'invoice', definitions: [] } }, 2600)).toBe(false)
  expect(isDoneInStretches({ ...request, exportOptions: { ...request.exportOptions, frontMatter: true } }, 2600)).toBe(false)
})

test('pages that hold very many words are held in smaller numbers', async () => {
  const dense = (lines: number) => ({ content: `BT /F1 4 Tf 4 TL 20 780 Td ${`(${'on '.repeat(40)}) Tj T* `.repeat(lines)} ET` })
  const open = await engine.openFor(handwrittenPdf({ pages: [dense(1), dense(200), dense(1)] }), request)
  const sparse = await engine.openFor(file, request)
  try {
    expect(await stretchFor(sparse, { formats: ['xlsx'] }, [1, 2, 3])).toBe(100)
    expect(await stretchFor(sparse, { formats: ['docx'] }, [1, 2, 3])).toBe(25)
    expect(await stretchFor(open, { formats: ['xlsx'] }, [1, 2, 3])).toBeLessThan(100)
  } finally {
    await open.close()
    await sparse.close()
  }
})

/** Rows of a ruled table that goes to the foot of the page, or begins at its head. */
const rowsOfGrid = (from: number, top: number, count: number): string => {
  const lines = Array.from({ length: count + 1 }, (_, row) => `72 ${top - 20 * row} m 372 ${top - 20 * row} l S`)
  const columns = [72, 222, 372].map((x) => `${x} ${top - 20 * count} m ${x} ${top} l S`)
  const cells = Array.from({ length: count }, (_, row) => [
    `BT /F1 9 Tf 80 ${top - 14 - 20 * row} Td (${from + row === 0 ? 'Day' : `day ${from + row}`}) Tj ET`,
    `BT /F1 9 Tf 230 ${top - 14 - 20 * row} Td (${from + row === 0 ? 'Weight' : `${from + row}.5`}) Tj ET`,
  ])
  return [...lines, ...columns, ...cells.flat()].join('\n')
}
const sentence = (subject: string, y: number) => `BT /F1 11 Tf 72 ${y} Td (${subject} is what this page speaks of at some length.) Tj ET`

/** A table over the second and third page, a page of text before and behind it. */
const overPages = handwrittenPdf({
  pages: [
    { content: sentence('Rye', 500) },
    { content: `${sentence('Wheat', 760)}\n${rowsOfGrid(0, 740, 34)}` },
    { content: `${rowsOfGrid(34, 780, 10)}\n${sentence('Oats', 300)}` },
    { content: sentence('Barley', 500) },
  ],
})

test('a stretch ends before a table that runs over its last page, which stays one', async () => {
  const asked: engine.ConversionRequest = { ...request, formats: ['csv', 'md'] }
  const { outputs } = await engine.convert(overPages, asked, tools)
  const { outputs: inStretches, written } = await inStretchesOf(2, asked, overPages)
  for (const { format, file: whole } of outputs) expect(written[format]?.equals(whole.bytes), format).toBe(true)
  expect(`${written.csv}`.split('\r\n')).toHaveLength(45)
  expect(inStretches.flatMap(({ losses }) => losses).filter((loss) => loss.includes('parted'))).toEqual([])
})

test('what runs over every page of a stretch is parted behind its last page, and the loss names the page', async () => {
  const { outputs, written } = await inStretchesOf(1, { ...request, formats: ['csv'] }, overPages)
  expect(Object.keys(unzipSync(written.csv ?? new Uint8Array()))).toHaveLength(2)
  expect(outputs[0]?.losses.filter((loss) => loss.includes('parted'))).toEqual([
    'So long a file is read in stretches, and what runs on from one to the next, a table, a list or a paragraph, is parted there: behind page 2.',
  ])
})

test('points of one list stay together', async () => {
  const points = (from: number, y: number) =>
    [0, 1, 2].map((at) => `BT /F1 11 Tf 72 ${y - 16 * at} Td (${from + at}. a point of the list) Tj ET`).join('\n')
  const bytes = handwrittenPdf({
    pages: [
      { content: sentence('Rye', 500) },
      { content: `${sentence('Wheat', 300)}\n${points(1, 120)}` },
      { content: `${points(4, 760)}\n${sentence('Oats', 500)}` },
    ],
  })
  const { outputs } = await engine.convert(bytes, request, tools)
  const { written } = await inStretchesOf(2, request, bytes)
  for (const { format, file: whole } of outputs) expect(`${written[format]}`).toBe(new TextDecoder().decode(whole.bytes))
})
