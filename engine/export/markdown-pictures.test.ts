import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Block, confidence, type ParsedDocument } from '../model/index.ts'
import { documentOf, line } from '../model/sample.ts'
import { defaultExportOptions, type ExportSource, noSource } from '../stages.ts'
import { markdown } from './markdown.ts'

type Pictures = (typeof defaultExportOptions)['markdownPictures']

const sure = confidence(0.9)
const picture = (page: number, top: number, caption?: string): Block => ({
  kind: 'picture',
  places: [{ page, box: { left: 100, top, right: 200, bottom: top + 80 } }],
  confidence: sure,
  caption: caption === undefined ? [] : [line(caption, { page, baseline: top + 95 })],
})
const document = (...blocks: readonly Block[]): ParsedDocument =>
  documentOf(
    blocks,
    blocks.flatMap((block) => (block.kind === 'picture' ? block.caption : [])).flatMap(({ words }) => words),
  )

/** Every page kept as a blue picture. */
const kept: ExportSource = {
  original: null,
  picture: async () => ({
    width: 595,
    height: 842,
    mediaType: 'image/png',
    bytes: await sharp({ create: { width: 595, height: 842, channels: 3, background: '#336699' } })
      .png()
      .toBuffer(),
  }),
}
const write = (given: ParsedDocument, markdownPictures: Pictures, source: ExportSource = kept) =>
  markdown(given, { ...defaultExportOptions, markdownPictures }, source)

test('every picture that the text refers to lies in the zip, and none lies there without a reference', async () => {
  const file = await write(document(picture(1, 100, 'Figure 1: Sales [in thousands]'), picture(1, 400), picture(1, 700)), 'files')
  expect([file.extension, file.mediaType, file.losses]).toEqual(['md.zip', 'application/zip', []])
  const entries = unzipSync(file.bytes)
  const text = strFromU8(entries['document.md'] ?? new Uint8Array())
  expect(text).toContain('![Figure 1: Sales \\[in thousands\\]](pictures/page-1-picture-1.png)\n\nFigure 1: Sales [in thousands]\n')
  expect(text).toContain('![Picture on page 1](pictures/page-1-picture-2.png)')
  const referred = [...text.matchAll(/\]\((pictures\/[^)]+)\)/g)].map(([, path]) => path)
  expect(Object.keys(entries).sort()).toEqual(['document.md', ...referred])
  const { width, height, format } = await sharp(entries['pictures/page-1-picture-1.png']).metadata()
  expect([width, height, format]).toEqual([100, 80, 'png'])
})

test('pieces of one figure are one file', async () => {
  const file = await write(document(picture(1, 100), picture(1, 190, 'Figure 1')), 'files')
  expect(Object.keys(unzipSync(file.bytes))).toEqual(['document.md', 'pictures/page-1-picture-1.png'])
})

test('the same document gives the same bytes', async () => {
  const own = document(picture(1, 100, 'Figure 1'))
  expect((await write(own, 'files')).bytes).toEqual((await write(own, 'files')).bytes)
})

test('without the picture of its page a picture is named and counted, and the result is text alone', async () => {
  const file = await write(document(picture(1, 100, 'Figure 1: Sales')), 'files', noSource)
  expect(file.extension).toBe('md')
  expect(strFromU8(file.bytes)).toBe('<!-- picture on page 1 -->\n\nFigure 1: Sales\n')
  expect(file.losses).toEqual([
    'Pictures that are named in their place only, because the picture of their page is not kept or cannot be drawn: 1.',
  ])
})

test('a document without pictures is text alone, also when files are wanted', async () => {
  expect(await write(document(), 'files')).toMatchObject({ extension: 'md', losses: [] })
})

test('pictures are named in a comment unless something else is chosen; left out, their captions stay', async () => {
  const own = document(picture(1, 100, 'Figure 1: Sales'))
  expect(strFromU8((await write(own, 'mentioned')).bytes)).toBe('<!-- picture on page 1 -->\n\nFigure 1: Sales\n')
  const without = await write(own, 'none')
  expect(strFromU8(without.bytes)).toBe('Figure 1: Sales\n')
  expect(without.losses).toEqual(['Pictures that are left out, as was asked: 1.'])
})

test('a long caption is shortened at a word as the alternative text and whole below', async () => {
  const caption = `Figure 2: ${'measured twice a day '.repeat(12).trim()}`
  const file = await write(document(picture(1, 100, caption)), 'files')
  const text = strFromU8(unzipSync(file.bytes)['document.md'] ?? new Uint8Array())
  expect(text).toMatch(/!\[Figure 2: [^\]]{120,160} …\]/)
  expect(text).toContain(`\n\n${caption}\n`)
})
