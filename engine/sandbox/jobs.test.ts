import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { load } from '../load/index.ts'
import { revive, type SerialDocument, wordsLostOrDoubled } from '../model/index.ts'
import { defaultExportOptions, defaultLimits, type Format } from '../stages.ts'
import { openSandbox, type SandboxEvent } from './index.ts'
import { codeOf, invoice, lockedPdf, requestFor } from './testing.ts'

const sandbox = openSandbox()
afterAll(() => sandbox.close())
const opening = { password: null, limits: defaultLimits }

test('a job tells how far it is, and gives every format asked for', async () => {
  const events: SandboxEvent[] = []
  const { outputs } = await sandbox.convert(await invoice(), requestFor({ formats: ['md', 'csv'] }), {
    onEvent: (event) => events.push(event),
  })
  expect(outputs.map(({ format }) => format)).toEqual(['md', 'csv'])
  expect(events[0]).toEqual({ kind: 'opened', type: 'pdf', pageCount: 2, pagesToRead: 2 })
  expect(events.filter(({ kind }) => kind === 'page')).toEqual([
    { kind: 'page', page: 1, outcome: 'read' },
    { kind: 'page', page: 2, outcome: 'read' },
  ])
})

test('the document comes back whole and can be written in another format', async () => {
  const { document, outputs } = await sandbox.convert(await invoice(), requestFor())
  const serial: SerialDocument = JSON.parse(Buffer.from(document).toString())
  expect(wordsLostOrDoubled(revive(serial))).toEqual({ lost: [], doubled: [], invented: [] })
  const again = await sandbox.export(document, { format: 'md', options: defaultExportOptions })
  expect(Buffer.from(again.bytes).toString()).toBe(Buffer.from(outputs[0]?.file.bytes ?? []).toString())
})

test('a document is written with the corrections of a person, and what is left to check is counted', async () => {
  const { document, summary } = await sandbox.convert(await invoice(), requestFor())
  const { blocks }: SerialDocument = JSON.parse(Buffer.from(document).toString())
  const block = blocks.findIndex(({ kind }) => kind === 'heading' || kind === 'paragraph')
  const corrections = [
    { kind: 'set-text' as const, block, text: 'Corrected by hand' },
    { kind: 'accept-cell' as const, table: 999, row: 0, column: 0 },
  ]
  expect(await sandbox.review(document, corrections)).toEqual({ unchecked: summary.unchecked, ignored: [1] })
  const { bytes } = await sandbox.export(document, { format: 'txt', options: defaultExportOptions, corrections })
  expect(Buffer.from(bytes).toString()).toContain('Corrected by hand')
})

test('a field that somebody typed over says so in every file, and a day typed in another way leaves what is printed', async () => {
  const fields = { kind: 'invoice' as const, definitions: [] }
  const { document, pictures } = await sandbox.convert(await invoice(), requestFor({ fields }), { pictures: { format: 'webp', dpi: 36 } })
  const set = (name: string, text: string) => ({ kind: 'set-field' as const, sheet: 0, field: { name }, text, place: null })
  const corrections = [
    set('gross_total', '9876.54'),
    set('buyer_name', 'Southfield Academy'),
    set('issue_date', '2026-03-14'),
    set('due_date', '2026-04-20'),
  ]
  const exported = async (format: Format) =>
    (await sandbox.export(document, { format, options: defaultExportOptions, corrections, pictures })).bytes
  const body = unzipSync(await exported('docx'))['word/document.xml']
  const page = await (await load(await exported('pdf'), { limits: defaultLimits, password: null })).page(1)
  const texts = {
    txt: strFromU8(await exported('txt')),
    md: strFromU8(await exported('md')).replaceAll('\\', ''),
    docx: strFromU8(body ?? new Uint8Array()).replaceAll(/<[^>]*>/g, ''),
    pdf: ((await page.marks())?.hidden ?? []).map(({ text }) => text).join(' '),
  }
  for (const [format, text] of Object.entries(texts)) {
    expect(text, format).toContain('Southfield Academy,')
    expect(text, format).not.toContain('Northfield')
    expect(text, format).toContain('14 March 2026')
    expect(text, format).toContain('2026-04-20')
    expect(text, format).not.toContain('13 April 2026')
  }
  // The total stands on the second page, the searchable PDF's second page with it.
  for (const text of [texts.txt, texts.md, texts.docx]) expect(text).toContain('9876.54')
  for (const text of [texts.txt, texts.docx]) expect(text).not.toContain('10,240.64')
})

test('Word files and searchable PDFs are written with the pages at hand, and once more from pictures that were kept', async () => {
  const { document, outputs, pictures } = await sandbox.convert(await invoice(), requestFor({ formats: ['docx', 'pdf'] }), {
    pictures: { format: 'webp', dpi: 36 },
  })
  expect(outputs.map(({ file }) => [file.extension, file.losses])).toEqual([
    ['docx', []],
    ['searchable.pdf', []],
  ])
  const again = await sandbox.export(document, { format: 'pdf', options: defaultExportOptions, pictures })
  expect(again.losses).toEqual(['The pages are shown by the pictures that were kept of them.'])
  const read = await sandbox.inspect(again.bytes, opening)
  expect(read).toEqual({ type: 'pdf', locked: false, pageCount: 2 })
  const wrong = sandbox.export(document, {
    format: 'pdf',
    options: defaultExportOptions,
    pictures: pictures.map((one) => ({ ...one, page: -1 })),
  })
  await expect(wrong).rejects.toThrow(RangeError)
})

test('documents make one workbook, a row each', async () => {
  const { document } = await sandbox.convert(await invoice(), requestFor({ fields: { kind: 'invoice', definitions: [] } }))
  const { bytes, extension, losses } = await sandbox.workbook([
    { name: 'first.pdf', document },
    { name: 'second.pdf', document: async () => document },
    { name: 'third.pdf', document: null, note: 'The file is damaged.' },
  ])
  expect([extension, losses]).toEqual(['xlsx', ['Files that could not be read: 1.']])
  const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(sheet.match(/(first|second|third)\.pdf|The file is damaged/g)).toEqual([
    'first.pdf',
    'second.pdf',
    'third.pdf',
    'The file is damaged',
  ])
})

test('a locked file is told as such, opened by its password only, and unlocked for good', async () => {
  const file = await lockedPdf('open sesame')
  expect(await sandbox.inspect(file, opening)).toEqual({ type: 'pdf', locked: true, pageCount: null })
  expect(await codeOf(sandbox.convert(file, requestFor()))).toBe('password-required')
  expect(await codeOf(sandbox.unlock(file, { ...opening, password: 'guess' }))).toBe('password-wrong')
  const unlocked = await sandbox.unlock(file, { ...opening, password: 'open sesame' })
  expect(await sandbox.inspect(unlocked, opening)).toEqual({ type: 'pdf', locked: false, pageCount: 1 })
})

test('a page is drawn, alone or under what a stage made of it', async () => {
  const file = await invoice()
  const picture = await sandbox.picture(file, { ...opening, page: 2, format: 'png', dpi: 36 })
  expect([picture.page, picture.mediaType, Buffer.from(picture.bytes).subarray(1, 4).toString()]).toEqual([2, 'image/png', 'PNG'])
  for (const stage of ['load', 'tables', 'fields'] as const) {
    const explained = await sandbox.explain(file, { ...opening, page: 1, stage })
    expect(Buffer.from(explained.bytes).subarray(1, 4).toString(), stage).toBe('PNG')
  }
})

test('files and requests that give no output are refused by code', async () => {
  const file = await invoice()
  expect(await codeOf(sandbox.convert(Buffer.from('plain text'), requestFor()))).toBe('unsupported-file')
  expect(await codeOf(sandbox.convert(new Uint8Array(), requestFor()))).toBe('empty-file')
  expect(await codeOf(sandbox.convert(file, requestFor({ pages: [3] })))).toBe('page-out-of-range')
  expect(await codeOf(sandbox.convert(file, requestFor({ limits: { ...defaultLimits, pages: 1 } })))).toBe('too-many-pages')
  expect(await codeOf(sandbox.convert(file, requestFor({ limits: { ...defaultLimits, bytes: 1000 } })))).toBe('file-too-large')
})

test('of a file with more pages than allowed, a few can be asked for', async () => {
  const converted = await sandbox.convert(await invoice(), requestFor({ pages: [2], limits: { ...defaultLimits, pages: 1 } }))
  expect(converted.summary.pages).toEqual([{ number: 2, outcome: 'read', readBy: 'text-layer' }])
})

test('an abort while waiting for a free worker leaves the other jobs alone', async () => {
  const file = await invoice()
  const controller = new AbortController()
  const first = codeOf(sandbox.inspect(file, opening))
  const second = codeOf(sandbox.inspect(file, opening, { signal: controller.signal }))
  const third = codeOf(sandbox.inspect(file, opening))
  controller.abort()
  expect(await Promise.all([first, second, third])).toEqual([null, 'cancelled', null])
})
