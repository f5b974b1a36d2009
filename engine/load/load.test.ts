import PDFDocument from 'pdfkit'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { ConversionFailure, defaultLimits, type FailureCode, type LoadOptions } from '../stages.ts'
import { handwrittenPdf } from './handwritten-pdf.ts'
import { bitsOf, type HandwrittenFrame, handwrittenTiff } from './handwritten-tiff.ts'
import { load } from './index.ts'
import { recognise } from './recognise.ts'

const options: LoadOptions = { limits: defaultLimits, password: null }
const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'))
const sentence = (text: string): string => `BT /F1 12 Tf 72 700 Td (${text}) Tj ET`

async function codeOf(file: Uint8Array, given: LoadOptions = options): Promise<FailureCode | 'opened'> {
  try {
    await (await load(file, given)).close()
    return 'opened'
  } catch (error) {
    if (error instanceof ConversionFailure) return error.code
    throw error
  }
}

async function textOfPage(file: Uint8Array, page = 1, given: LoadOptions = options): Promise<string> {
  const opened = await load(file, given)
  const marks = await (await opened.page(page)).marks()
  await opened.close()
  return (marks?.words ?? []).map(({ text }) => text).join(' ')
}

const locked = (password: string): Promise<Uint8Array> =>
  new Promise((resolve) => {
    const document = new PDFDocument({ userPassword: password, pdfVersion: '1.7' })
    const parts: Buffer[] = []
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))))
    document.text('secret words')
    document.end()
  })

const grey = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#808080' } })

describe('a file is recognised by its content', () => {
  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML that mentions a PDF', '<!doctype html><p>PDF'],
    ['GIF with a PDF inside', 'GIF89a%PDF-1.7\n1 0 obj'],
    ['ZIP', 'PK\u0003\u0004%PDF-'],
    ['PostScript', '%!PS-Adobe-3.0\n%PDF-'],
    ['MVG', 'push graphic-context'],
    ['text', 'hello'],
  ])('%s is refused', async (_, content) => {
    expect(await codeOf(bytesOf(content))).toBe('unsupported-file')
  })
  test('nothing at all is an empty file', async () => {
    expect(await codeOf(new Uint8Array())).toBe('empty-file')
  })
  test('a PDF may begin within the first 1024 bytes, not later', () => {
    expect(recognise(bytesOf(`${'x'.repeat(1000)}%PDF-1.4`))).toBe('pdf')
    expect(recognise(bytesOf(`${'x'.repeat(1100)}%PDF-1.4`))).toBeNull()
  })
  test('pictures are told from each other', async () => {
    expect(recognise(await grey(2, 2).jpeg().toBuffer())).toBe('jpeg')
    expect(recognise(await grey(2, 2).png().toBuffer())).toBe('png')
    expect(recognise(await grey(2, 2).tiff().toBuffer())).toBe('tiff')
  })
})

describe('limits are checked before anything is decoded', () => {
  const within = (limits: Partial<LoadOptions['limits']>): LoadOptions => ({ ...options, limits: { ...defaultLimits, ...limits } })
  test('bytes', async () => {
    expect(await codeOf(handwrittenPdf({ pages: [{ content: '' }] }), within({ bytes: 100 }))).toBe('file-too-large')
  })
  test('pages', async () => {
    const file = handwrittenPdf({ pages: [{ content: '' }, { content: '' }, { content: '' }] })
    expect(await codeOf(file, within({ pages: 2 }))).toBe('too-many-pages')
    expect(await codeOf(file, within({ pages: 3 }))).toBe('opened')
  })
  test('pixels and sides of pictures', async () => {
    const picture = await grey(300, 200).png().toBuffer()
    expect(await codeOf(picture, within({ pixels: 50_000 }))).toBe('too-many-pixels')
    expect(await codeOf(picture, within({ side: 250 }))).toBe('too-many-pixels')
    expect(await codeOf(picture, within({ pixels: 60_000, side: 300 }))).toBe('opened')
  })
})

describe('locked PDFs', () => {
  test('ask for a password, refuse a wrong one, and open with the right one', async () => {
    const file = await locked('open sesame')
    expect(await codeOf(file)).toBe('password-required')
    expect(await codeOf(file, { ...options, password: 'sesame' })).toBe('password-wrong')
    expect(await textOfPage(file, 1, { ...options, password: 'open sesame' })).toBe('secret words')
  })
})

describe('damaged PDFs', () => {
  test('without anything to save are said to be damaged', async () => {
    expect(await codeOf(bytesOf('%PDF-1.7\nnothing of use\n%%EOF'))).toBe('damaged-file')
  })
  test('with a wrong cross-reference table are read', async () => {
    const whole = Buffer.from(handwrittenPdf({ pages: [{ content: sentence('still here') }] })).toString('latin1')
    expect(await textOfPage(bytesOf(whole.replace(/\d{10} 00000 n/g, '0000000007 00000 n')))).toBe('still here')
  })
  test('without their first line are written anew and read', async () => {
    const whole = Buffer.from(handwrittenPdf({ pages: [{ content: sentence('headless') }] })).toString('latin1')
    expect(await textOfPage(bytesOf(whole.replace('%PDF-1.7\n', '%\n')))).toBe('headless')
  })
  test('that claim more pages than they have are counted', async () => {
    const opened = await load(handwrittenPdf({ pages: [{ content: '' }, { content: '' }], claimedPages: 5000 }), options)
    expect(opened.pageCount).toBe(2)
    await opened.close()
  })
  test('may be opened again and again beside each other', async () => {
    const [one, other] = await Promise.all([
      load(handwrittenPdf({ pages: [{ content: sentence('one') }] }), options),
      load(handwrittenPdf({ pages: [{ content: sentence('other') }] }), options),
    ])
    const words = [await (await one.page(1)).marks(), await (await other.page(1)).marks(), await (await one.page(1)).marks()]
    expect(words.map((marks) => marks?.words[0]?.text)).toEqual(['one', 'other', 'one'])
    await one.close()
    await one.close()
    await other.close()
  })
})

test('a page that is not there is out of range', async () => {
  const opened = await load(handwrittenPdf({ pages: [{ content: '' }] }), options)
  await expect(opened.page(2)).rejects.toMatchObject({ code: 'page-out-of-range' })
  await expect(opened.page(0)).rejects.toMatchObject({ code: 'page-out-of-range' })
  await opened.close()
})

test('forms that draw themselves come to an end', async () => {
  const file = handwrittenPdf({
    pages: [{ content: `${sentence('outside')} /Loop Do`, forms: { Loop: { content: `${sentence('inside')} /Loop Do` } } }],
  })
  expect(await textOfPage(file)).toContain('outside')
})

test('the outline gives titles, levels and pages, and a ring in it comes to an end', async () => {
  const objects = {
    900: '<< /Type /Outlines /First 901 0 R /Last 902 0 R /Count 2 >>',
    901: '<< /Title (Part  One) /Parent 900 0 R /Next 902 0 R /First 903 0 R /Last 903 0 R /Count 1 /Dest [10 0 R /Fit] >>',
    902: '<< /Title <FEFF00DC> /Parent 900 0 R /Prev 901 0 R /Next 901 0 R /A << /S /GoTo /D [30 0 R /Fit] >> >>',
    903: '<< /Title (Chapter) /Parent 901 0 R /Dest [30 0 R /Fit] >>',
  }
  const opened = await load(handwrittenPdf({ pages: [{ content: '' }, { content: '' }], objects, catalogue: '/Outlines 900 0 R' }), options)
  expect(opened.outline).toEqual([
    { title: 'Part One', level: 1, page: 1 },
    { title: 'Chapter', level: 2, page: 2 },
    { title: 'Ü', level: 1, page: 2 },
  ])
  await opened.close()
})

describe('drawing a page', () => {
  test('gives opaque pixels on white at the resolution asked for', async () => {
    const opened = await load(handwrittenPdf({ pages: [{ content: '0 0 1 rg 0 0 306 792 re f' }] }), options)
    const bitmap = await (await opened.page(1)).render(36)
    await opened.close()
    expect([bitmap.width, bitmap.height, bitmap.dpi, bitmap.pixels.length]).toEqual([306, 396, 36, 306 * 396 * 4])
    expect([...bitmap.pixels.subarray(0, 4)]).toEqual([0, 0, 255, 255])
    expect([...bitmap.pixels.subarray(305 * 4, 306 * 4)]).toEqual([255, 255, 255, 255])
  })
  test('of a huge sheet stays within 25 megapixels and says at which resolution', async () => {
    const opened = await load(handwrittenPdf({ pages: [{ content: '', mediaBox: [0, 0, 14_400, 14_400] }] }), options)
    const bitmap = await (await opened.page(1)).render(300)
    await opened.close()
    expect(bitmap.width * bitmap.height).toBeLessThanOrEqual(25_000_000)
    expect(bitmap.dpi).toBeCloseTo(25, 1)
  })
})

describe('pictures', () => {
  test('are pages in points by their resolution, without marks', async () => {
    const opened = await load(await grey(600, 300).withMetadata({ density: 300 }).jpeg().toBuffer(), options)
    const page = await opened.page(1)
    expect([opened.type, opened.pageCount, page.size, page.toImage]).toEqual([
      'jpeg',
      1,
      { width: 144, height: 72 },
      [300 / 72, 0, 0, 0, 300 / 72, 0, 0, 0, 1],
    ])
    expect(await page.marks()).toBeNull()
    const bitmap = await page.render(150)
    expect([bitmap.width, bitmap.height, bitmap.dpi, ...bitmap.pixels.subarray(0, 4)]).toEqual([300, 150, 150, 128, 128, 128, 255])
  })
  test('without a credible resolution are as wide as a sheet of paper', async () => {
    const page = await (await load(await grey(1190, 1684).withMetadata({ density: 72 }).png().toBuffer(), options)).page(1)
    expect(page.size.width).toBeCloseTo(595, 5)
    expect(page.size.height).toBeCloseTo(842, 5)
  })
  test('of several frames have a page each', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 30, height: 20, channels: 3, background } })
        .png()
        .toBuffer()
    const file = await sharp([await frame('#ff0000'), await frame('#0000ff')], { join: { animated: true } })
      .tiff({ compression: 'lzw' })
      .toBuffer()
    const opened = await load(file, options)
    const isRed = async (number: number): Promise<boolean> => ((await (await opened.page(number)).render(72)).pixels[0] ?? 0) > 128
    expect([opened.type, opened.pageCount, await isRed(1), await isRed(2)]).toEqual(['tiff', 2, true, false])
  })
  const paper = { xres: 200 / 25.4, yres: 200 / 25.4 }
  test.each([
    [
      'fax coding',
      () =>
        sharp(Buffer.from(Array.from({ length: 1600 }, (_, at) => (at % 40 < 20 ? 0 : 255))), {
          raw: { width: 40, height: 40, channels: 1 },
        })
          .toColourspace('b-w')
          .tiff({ ...paper, compression: 'ccittfax4', bitdepth: 1 }),
    ],
    ['LZW', (image: Sharp) => image.tiff({ ...paper, compression: 'lzw' })],
    ['JPEG coding', (image: Sharp) => image.tiff({ ...paper, compression: 'jpeg', quality: 90 })],
    ['16 bits', (image: Sharp) => image.toColourspace('rgb16').tiff({ ...paper, compression: 'deflate' })],
    ['printing colours', (image: Sharp) => image.toColourspace('cmyk').tiff({ ...paper, compression: 'lzw' })],
  ])('in TIFF with %s keep dark on light', async (_, write) => {
    const half = sharp({ create: { width: 40, height: 40, channels: 3, background: '#ffffff' } }).composite([
      { input: { create: { width: 20, height: 40, channels: 3, background: '#101010' } }, left: 0, top: 0 },
    ])
    const whole = sharp(await half.png().toBuffer())
    const opened = await load(await write(whole).toBuffer(), options)
    const { pixels, width, height } = await (await opened.page(1)).render(200)
    const at = (x: number) => pixels[(20 * width + x) * 4] ?? -1
    expect([opened.type, width, height, at(8) < 60, at(32) > 200]).toEqual(['tiff', 40, 40, true, true])
  })
  // Group 3, one-dimensional: the end of a line before each row, then a white run of 0, a black one of 20, a white one of 20.
  const groupThree = (height: number): HandwrittenFrame => ({
    width: 40,
    height,
    compression: 3,
    data: bitsOf('000000000001 00110101 00001101000 0001000'.repeat(height)),
  })
  const bits = (width: number, height: number, row: string): HandwrittenFrame => ({
    width,
    height,
    compression: 1,
    data: bitsOf(row.padEnd(Math.ceil(width / 8) * 8, '0').repeat(height)),
  })
  test('in TIFF with the older fax coding, and of pages of other sizes and codings, are read page by page', async () => {
    const opened = await load(handwrittenTiff([groupThree(24), bits(16, 8, '1111111100000000'), bits(104, 40, '1'.repeat(52))]), options)
    const sizes: unknown[] = []
    for (const number of [1, 2, 3]) {
      const page = await opened.page(number)
      const { width, height, pixels } = await page.render(200)
      const middle = (height >> 1) * width
      const [left = -1, right = -1] = [pixels[(middle + (width >> 2)) * 4], pixels[(middle + width - (width >> 2)) * 4]]
      sizes.push([width, height, Math.round(page.size.width * 100) / 100, left, right])
    }
    expect([opened.type, opened.pageCount, ...sizes]).toEqual([
      'tiff',
      3,
      [40, 24, 14.4, 0, 255],
      [16, 8, 5.76, 0, 255],
      [104, 40, 37.44, 0, 255],
    ])
  })
  test('of a fax with half as many rows as columns an inch are as high as the paper was', async () => {
    const [frame, wide] = [groupThree(24), { ...groupThree(24), dotsDown: 100 }]
    const page = await (await load(handwrittenTiff([frame, wide]), options)).page(2)
    const { width, height } = await page.render(200)
    expect([page.size, page.toImage?.slice(0, 5), width, height]).toEqual([
      { width: 14.4, height: 17.28 },
      [200 / 72, 0, 0, 0, 100 / 72],
      40,
      48,
    ])
    const nonsense = await (await load(handwrittenTiff([{ ...frame, dotsDown: 1 }]), options)).page(1)
    expect(nonsense.size.height).toBeCloseTo(8.64, 5)
  })
  test('held sideways are turned upright', async () => {
    const page = await (await load(await grey(400, 200).withMetadata({ orientation: 6, density: 200 }).jpeg().toBuffer(), options)).page(1)
    const bitmap = await page.render(200)
    expect([page.size, bitmap.width, bitmap.height]).toEqual([{ width: 72, height: 144 }, 200, 400])
  })
  test('with clear ground lie on white', async () => {
    const clear = await sharp({ create: { width: 4, height: 4, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer()
    const bitmap = await (await (await load(clear, options)).page(1)).render(72)
    expect([...bitmap.pixels.subarray(0, 4)]).toEqual([255, 255, 255, 255])
  })
  test('that are cut short or no pictures at all', async () => {
    const whole = await sharp({
      create: { width: 300, height: 300, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    })
      .jpeg()
      .toBuffer()
    const page = await (await load(whole.subarray(0, whole.length >> 1), options)).page(1)
    expect((await page.render(72)).pixels.length).toBeGreaterThan(0)
    expect(await codeOf(bytesOf('\u00ff\u00d8\u00ff nothing'))).toBe('damaged-file')
  })
})
