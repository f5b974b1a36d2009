import { decodePDFRawStream, PDFArray, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import PDFKit from 'pdfkit'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { project, scaling, width } from '../geometry/index.ts'
import { load } from '../load/index.ts'
import type { Block, Page, ParsedDocument, Word } from '../model/index.ts'
import { confidence, wordsLostOrDoubled } from '../model/index.ts'
import { documentOf, lineOfWords, typeset } from '../model/sample.ts'
import { defaultExportOptions, defaultLimits, type ExportSource, noSource, type OpenPage } from '../stages.ts'
import { searchablePdf, searchablePdfWriter } from './searchable-pdf.ts'

const recognised = (words: readonly Word[]): readonly Word[] => words.map((word) => ({ ...word, readBy: 'ocr', font: null }))
function documentWith(words: readonly Word[]): ParsedDocument {
  const line = lineOfWords(words)
  const block: Block = { kind: 'paragraph', role: 'body', lines: [line], places: [{ page: 1, box: line.box }], confidence: confidence(0.9) }
  const document = documentOf([block], words)
  expect(wordsLostOrDoubled(document)).toEqual({ lost: [], doubled: [], invented: [] })
  return document
}
/** A white page of 595 by 842 points, as kept at 72 dots an inch. */
const page = async (): Promise<ExportSource> => {
  const bytes = await sharp({ create: { width: 595, height: 842, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer()
  return { original: null, picture: async () => ({ width: 595, height: 842, mediaType: 'image/png', bytes }) }
}
async function firstPage(bytes: Uint8Array): Promise<OpenPage> {
  return (await load(bytes, { limits: defaultLimits, password: null })).page(1)
}
const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

test('a file of many pictures gives a sign of life after each page', async () => {
  const words = recognised(typeset('seen', { baseline: 300 }))
  const made = documentWith(words)
  const pages = [1, 2, 3].map((number) => ({ ...made.pages[0], number })) as unknown as ParsedDocument['pages']
  let signs = 0
  const working = () => {
    signs += 1
  }
  await searchablePdf({ ...made, pages }, defaultExportOptions, { ...(await page()), working })
  expect(signs).toBe(3)
})
test('every word lies unseen over its own place, whatever its letters', async () => {
  const words = recognised(typeset('Größe café 12,50 € Ørsted ß naïve Straße Łódź', { baseline: 300, left: 80, size: 14 }))
  const { bytes, extension } = await searchablePdf(documentWith(words), defaultExportOptions, await page())
  expect(extension).toBe('searchable.pdf')
  const marks = await (await firstPage(bytes)).marks()
  expect(marks?.words).toEqual([])
  expect(textOf(marks?.hidden ?? [])).toBe(textOf(words))
  for (const [index, hidden] of (marks?.hidden ?? []).entries()) {
    const printed = words[index]
    expect(Math.abs(hidden.box.left - (printed?.box.left ?? 0))).toBeLessThan(1)
    expect(Math.abs(width(hidden.box) - width(printed?.box ?? hidden.box))).toBeLessThan(1.5)
    expect(Math.abs(hidden.baseline - (printed?.baseline ?? 0))).toBeLessThan(1)
  }
})

/** A quarter turn: x and y of a page of 595 by 842 points lie at 842 - y and x of a picture lying on its side. */
const onItsSide = [0, -1, 842, 1, 0, 0, 0, 0, 1] as unknown as NonNullable<Page['toImage']>
const turned = (document: ParsedDocument): ParsedDocument => ({
  ...document,
  pages: document.pages.map((each) => ({ ...each, toImage: onItsSide })),
})

test('a picture that was turned to be read is shown as it was read, under its words', async () => {
  const words = recognised(typeset('upright', { baseline: 300, left: 80 }))
  const { bytes } = await searchablePdf(turned(documentWith(words)), defaultExportOptions, await page())
  const shown = await firstPage(bytes)
  expect(shown.size).toEqual({ width: 595, height: 842 })
  const [hidden] = (await shown.marks())?.hidden ?? []
  expect([hidden?.text, hidden?.turn]).toEqual(['upright', 0])
  expect(Math.abs((hidden?.box.left ?? 0) - 80)).toBeLessThan(1)
  expect(Math.abs((hidden?.baseline ?? 0) - 300)).toBeLessThan(1)
})

test('a photograph keeps its own bytes, stands upright, and its words lie where they are on it', async () => {
  const taken = await sharp({ create: { width: 842, height: 595, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer()
  const words = recognised(typeset('sideways', { baseline: 300, left: 80 }))
  const source = { ...(await page()), original: { type: 'jpeg', bytes: taken } } as const
  const { bytes } = await searchablePdf(turned(documentWith(words)), defaultExportOptions, source)
  expect(Buffer.from(bytes).includes(taken)).toBe(true)
  const shown = await firstPage(bytes)
  expect(shown.size).toEqual({ width: 595, height: 842 })
  const [hidden] = (await shown.marks())?.hidden ?? []
  expect([hidden?.text, hidden?.turn]).toEqual(['sideways', 0])
  expect(Math.abs((hidden?.box.left ?? 0) - 80)).toBeLessThan(1)
  expect(Math.abs((hidden?.baseline ?? 0) - 300)).toBeLessThan(1)
})

test('the words of a photographed sheet that did not lie flat lie where its lines ran', async () => {
  const taken = await sharp({ create: { width: 595, height: 842, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer()
  const [left, right] = [typeset('left', { baseline: 300, left: 80 }), typeset('right', { baseline: 300, left: 480 })].map(recognised)
  const document = documentWith([...(left ?? []), ...(right ?? [])])
  const pages = document.pages.map((each) => ({ ...each, toImage: scaling(1), curl: [0.05, 0.05].map((slope) => ({ slope, bend: 0 })) }))
  const source = { ...(await page()), original: { type: 'jpeg', bytes: taken } } as const
  const { bytes } = await searchablePdf({ ...document, pages }, defaultExportOptions, source)
  const hidden = (await (await firstPage(bytes)).marks())?.hidden ?? []
  const fallen = (text: string): number => (hidden.find((word) => word.text === text)?.box.bottom ?? 0) - (hidden[0]?.box.bottom ?? 0)
  expect(hidden.map(({ text }) => text)).toEqual(['left', 'right'])
  expect(Math.abs(fallen('right') - 0.05 * 400)).toBeLessThan(2.5)
})

/** A bilevel TIFF file of one frame with a black square at 40, 60 to 90, 160 of 400 by 300 pixels. */
const bilevel = () => {
  const isInk = (x: number, y: number) => x >= 40 && x < 90 && y >= 60 && y < 160
  const dots = Uint8Array.from({ length: 400 * 300 }, (_, at) => (isInk(at % 400, Math.floor(at / 400)) ? 0 : 255))
  return sharp(dots, { raw: { width: 400, height: 300, channels: 1 } })
    .toColourspace('b-w')
    .tiff({ compression: 'packbits', bitdepth: 1 })
    .toBuffer()
}

test('a scan in pure black and white stays so, dot by dot, as a fax whose dots need not be square', async () => {
  const document = documentWith(recognised(typeset('seen', { baseline: 300 })))
  // 400 dots across are 200 points, 300 down are 300.
  const toImage = [2, 0, 0, 0, 1, 0, 0, 0, 1] as unknown as NonNullable<Page['toImage']>
  const pages = document.pages.map((each) => ({ ...each, toImage, size: { width: 200, height: 300 } }))
  const source = { ...noSource, original: { type: 'tiff', bytes: await bilevel() } } as const
  const { bytes, losses } = await searchablePdf({ ...document, pages }, defaultExportOptions, source)
  expect(losses).toEqual([])
  expect(Buffer.from(bytes).toString('latin1')).toContain('CCITTFaxDecode')
  const shown = await firstPage(bytes)
  expect(shown.size).toEqual({ width: 200, height: 300 })
  const { pixels, width: across } = await shown.render(72)
  const at = (x: number, y: number) => pixels[4 * (y * across + x)]
  expect([at(10, 100), at(22, 62), at(43, 158), at(47, 100), at(30, 170)]).toEqual([255, 0, 0, 255, 255])
})

test('pages given in stretches make the file that they make at once, and their pictures go out with them', async () => {
  const words = recognised(typeset('seen', { baseline: 300 }))
  const made = documentWith(words)
  const pages = [1, 2, 3].map((number) => ({ ...made.pages[0], number, words: words.map((word) => ({ ...word, page: number })) }))
  const part = (some: typeof pages) => ({ ...made, blocks: [], pages: some }) as unknown as ParsedDocument
  const source = await page()
  const whole = await searchablePdf(part(pages), defaultExportOptions, source)
  const writer = searchablePdfWriter([1, 2, 3])
  const pieces = [await writer.add(part(pages.slice(0, 2)), source), await writer.add(part(pages.slice(2)), source)]
  expect(
    Buffer.from(pieces[0] ?? [])
      .toString('latin1')
      .match(/\/Subtype \/Image/g) ?? [],
  ).toHaveLength(2)
  const { bytes, losses } = await writer.end()
  expect(Buffer.concat([...pieces, bytes]).equals(whole.bytes)).toBe(true)
  expect(losses).toEqual(whole.losses)
})

test.each([[[1, 2, 3]], [[1, 3]]])('words are laid over pages %j of a PDF in stretches as at once', async (numbers) => {
  const file = await pdfWith((pdf) => {
    pdf.text('one', 300, 400).addPage().text('two', 300, 400).addPage().text('three', 300, 400)
  })
  const words = recognised(typeset('Seen', { baseline: 60 }))
  const made = documentWith(words)
  const pages = numbers.map((number) => ({ ...made.pages[0], number, words: words.map((word) => ({ ...word, page: number })) }))
  const part = (some: typeof pages) => ({ ...made, blocks: [], pages: some }) as unknown as ParsedDocument
  const source: ExportSource = { ...noSource, original: { type: 'pdf', bytes: file } }
  const whole = await searchablePdf(part(pages), defaultExportOptions, source)
  const writer = searchablePdfWriter(numbers)
  for (const each of pages) await writer.add(part([each]), source)
  const { bytes } = await writer.end()
  const saidIn = async (made: Uint8Array): Promise<unknown> => {
    const open = await load(made, { limits: defaultLimits, password: null })
    const marks = await Promise.all(numbers.map(async (_, index) => (await open.page(index + 1)).marks()))
    return marks.map((each) => [textOf(each?.words ?? []), textOf(each?.hidden ?? [])])
  }
  expect(await saidIn(bytes)).toEqual(numbers.map((number) => [['one', 'two', 'three'][number - 1], 'Seen']))
  expect(await saidIn(whole.bytes)).toEqual(await saidIn(bytes))
})

test('words printed sideways lie sideways', async () => {
  const box = { left: 100, top: 200, right: 112, bottom: 260 }
  const words = recognised(typeset('margin')).map((word): Word => ({ ...word, box, baseline: 102, turn: 90 }))
  const { bytes } = await searchablePdf(documentWith(words), defaultExportOptions, await page())
  const [hidden] = (await (await firstPage(bytes)).marks())?.hidden ?? []
  expect([hidden?.text, hidden?.turn]).toEqual(['margin', 90])
  expect(Math.abs((hidden?.box.top ?? 0) - 200)).toBeLessThan(1)
  expect(Math.abs((hidden?.box.bottom ?? 0) - 260)).toBeLessThan(1.5)
})

async function pdfWith(draw: (pdf: PDFKit.PDFDocument) => void, options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array> {
  const pdf = new PDFKit({ size: [595, 842], margin: 0, ...options })
  draw(pdf)
  pdf.end()
  const parts: Buffer[] = []
  for await (const part of pdf as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts)
}

test.each([0, 90, 180, 270])('a PDF turned by %i degrees keeps its page, with recognised words alone added', async (turn) => {
  const file = await pdfWith((pdf) => {
    pdf.text('own words', 300, 400)
    Object.assign(pdf.page.dictionary.data, { Rotate: turn })
  })
  const own = await firstPage(file)
  const before = await own.marks()
  const words = [...recognised(typeset('Seen', { baseline: 60, left: 50 })), ...typeset('own words', { baseline: 411, left: 300 })]
  const document = documentWith(words)
  const { bytes, losses } = await searchablePdf(document, defaultExportOptions, { ...noSource, original: { type: 'pdf', bytes: file } })
  expect(losses).toEqual([])
  const after = await (await firstPage(bytes)).marks()
  expect(textOf(after?.words ?? [])).toBe('own words')
  expect(after?.words.map(({ box }) => box)).toEqual(before?.words.map(({ box }) => box))
  const [hidden] = after?.hidden ?? []
  expect(hidden?.text).toBe('Seen')
  expect(Math.abs((hidden?.box.left ?? 0) - 50)).toBeLessThan(1)
  expect(Math.abs((hidden?.baseline ?? 0) - 60)).toBeLessThan(1)
})

/** Words as on a page that lies askew in its file, and where they should be on its paper. */
const askew = (degrees: number): NonNullable<Page['toImage']> => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [cos, -sin, 60, sin, cos, 10, 0, 0, 1] as unknown as NonNullable<Page['toImage']>
}

test.each([-7, 3])('words of a page that lies askew by %i degrees stay whole, each on its own place', async (degrees) => {
  const file = await pdfWith((pdf) => pdf.rect(10, 10, 20, 20).fill())
  const made = documentWith(recognised(typeset('orchards along the lower road', { baseline: 300, left: 80 })))
  const document = { ...made, pages: made.pages.map((each) => ({ ...each, toImage: askew(degrees) })) }
  const { bytes } = await searchablePdf(document, defaultExportOptions, { ...noSource, original: { type: 'pdf', bytes: file } })
  const hidden = (await (await firstPage(bytes)).marks())?.hidden ?? []
  expect(hidden.map(({ text, turn }) => [text, turn])).toEqual(made.pages[0]?.words.map(({ text }) => [text, 0]))
  for (const [index, { box }] of (made.pages[0]?.words ?? []).entries()) {
    const at = project(askew(degrees), { x: (box.left + box.right) / 2, y: 300 })
    const over = hidden[index]
    expect(Math.abs(((over?.box.left ?? 0) + (over?.box.right ?? 0)) / 2 - at.x)).toBeLessThan(1)
    expect(Math.abs((over?.baseline ?? 0) - at.y)).toBeLessThan(1)
  }
  // Nothing on the page slants: letters that step down part words for readers that compare where they stand.
  const drawn = await contentsOf(bytes)
  expect(drawn.match(/ Tm/g)).toHaveLength(5)
  expect(drawn.match(/^.*\b1 0 0 1 [\d. ]+ Tm/gm)).toHaveLength(5)
})

test('words lie in their places on a page whose crop box reaches beyond its paper', async () => {
  const file = await changed(await pdfWith((pdf) => pdf.text('paper', 300, 400)), (pdf) => {
    const [only] = pdf.getPages()
    only?.setMediaBox(-50, -40, 595, 842)
    only?.setCropBox(-90, -90, 800, 1000)
  })
  const made = documentWith(recognised(typeset('Seen', { baseline: 60, left: 50 })))
  const { bytes } = await searchablePdf(made, defaultExportOptions, { ...noSource, original: { type: 'pdf', bytes: file } })
  const [hidden] = (await (await firstPage(bytes)).marks())?.hidden ?? []
  expect(Math.abs((hidden?.box.left ?? 0) - 50)).toBeLessThan(1)
  expect(Math.abs((hidden?.baseline ?? 0) - 60)).toBeLessThan(1)
})

test('what a PDF had beside its pages is kept with all of them, and told where it cannot be', async () => {
  const file = await changed(await pdfWith((pdf) => pdf.text('one', 300, 400).addPage().text('two', 300, 400)), async (pdf) => {
    const form = pdf.getForm()
    form.createTextField('remarks').addToPage(pdf.getPage(0))
    const signature = pdf.context.obj({ FT: 'Sig', V: pdf.context.obj({ Type: 'Sig' }), Subtype: 'Widget', Rect: [0, 0, 9, 9] })
    form.acroForm.addField(pdf.context.register(signature))
    const outline = pdf.context.register(pdf.context.obj({ Type: 'Outlines', Count: 0 }))
    pdf.catalog.set(PDFName.of('Outlines'), outline)
    await pdf.attach(Buffer.from('a,b'), 'data.csv')
  })
  const made = documentWith(recognised(typeset('Seen', { baseline: 60 })))
  const of = (numbers: readonly number[]) => ({ ...made, pages: numbers.map((number) => ({ ...made.pages[0], number })) }) as ParsedDocument
  const source: ExportSource = { ...noSource, original: { type: 'pdf', bytes: file } }
  const signed = 'Signatures, which hold for the file as it came and no longer for this one: 1.'
  const whole = await searchablePdf(of([1, 2]), defaultExportOptions, source)
  expect(whole.losses).toEqual([signed])
  const kept = await PDFDocument.load(whole.bytes)
  expect(kept.catalog.has(PDFName.of('Outlines'))).toBe(true)
  expect(kept.getForm().getFieldMaybe('remarks')).toBeDefined()
  expect((await searchablePdf(of([2]), defaultExportOptions, source)).losses).toEqual([
    signed,
    'Left out, because only some pages are in the file: bookmarks, fields that can be filled in (what stands in them is shown), attached files.',
  ])
})

async function changed(file: Uint8Array, change: (pdf: PDFDocument) => void | Promise<void>): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(file)
  await change(pdf)
  return pdf.save()
}

/** What the first page draws, unpacked. */
async function contentsOf(file: Uint8Array): Promise<string> {
  const contents = (await PDFDocument.load(file)).getPage(0).node.Contents()
  const streams = contents instanceof PDFArray ? contents.asArray().map((_, index) => contents.lookup(index)) : [contents]
  return streams
    .filter((stream) => stream instanceof PDFRawStream)
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
    .join('\n')
}

test('a locked PDF is shown by the pictures of its pages, and that is said', async () => {
  const file = await pdfWith((pdf) => pdf.text('secret'), { userPassword: 'open sesame' })
  const words = recognised(typeset('secret', { baseline: 60 }))
  const source = { ...(await page()), original: { type: 'pdf', bytes: file } } as const
  const { bytes, losses } = await searchablePdf(documentWith(words), defaultExportOptions, source)
  expect(losses).toHaveLength(1)
  expect(losses[0]).toMatch(/shown as pictures, because those of the file are locked or damaged\. .*password/)
  expect(textOf((await (await firstPage(bytes)).marks())?.hidden ?? [])).toBe('secret')
})

test('the same document gives the same bytes, and a page without a picture is said to be missing', async () => {
  const document = documentWith(recognised(typeset('nothing to see')))
  const [once, again] = [
    await searchablePdf(document, defaultExportOptions, noSource),
    await searchablePdf(document, defaultExportOptions, noSource),
  ]
  expect(Buffer.from(once.bytes).equals(Buffer.from(again.bytes))).toBe(true)
  expect(once.losses).toEqual(['Pages that hold their text alone, because no picture of them is kept or can be drawn: 1.'])
})
