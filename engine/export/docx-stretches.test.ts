import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Block, confidence, type Line, linesOf, type ParsedDocument, placeLink } from '../model/index.ts'
import { documentOf, line, lineOfWords, typeset } from '../model/sample.ts'
import { defaultExportOptions, type ExportSource, noSource } from '../stages.ts'
import { docx, docxWriter } from './docx.ts'

const sure = confidence(0.9)
const placed = (lines: readonly Line[]) => ({
  lines,
  places: [{ page: lines[0]?.words[0]?.page ?? 1, box: lineOfWords(lines.flatMap(({ words }) => words)).box }],
  confidence: sure,
})
const paragraph = (text: string, page: number, baseline: number): Block => ({
  kind: 'paragraph',
  role: 'body',
  ...placed([line(text, { page, baseline })]),
})
const item = (marker: string, page: number, baseline: number): Block => ({
  kind: 'list-item',
  depth: 0,
  marker,
  ...placed([line(`${marker} sack of corn`, { page, baseline })]),
})
/** A text with a mark, the note it refers to, and a link to the same place as all others. */
const noted = (number: string, page: number): readonly Block[] => [
  {
    kind: 'paragraph',
    role: 'body',
    ...placed([
      lineOfWords([
        ...typeset('Weighed', { page, baseline: 300 }),
        ...typeset(number, { page, baseline: 297, left: 110, size: 6, raised: 'superscript' }),
        ...typeset('here', { page, baseline: 300, left: 120, link: 'https://example.org/' }),
      ]),
    ]),
  },
  { kind: 'paragraph', role: 'footnote', ...placed([line(`${number} By weight ${number}.`, { page, baseline: 700, size: 8 })]) },
]
const figure = (page: number): Block => ({
  kind: 'picture',
  caption: [],
  places: [{ page, box: { left: 100, top: 400, right: 300, bottom: 500 } }],
  confidence: sure,
})
const documentWith = (blocks: readonly Block[]): ParsedDocument =>
  documentOf(
    blocks,
    blocks.flatMap((block) => linesOf(block).flatMap(({ words }) => words)),
  )
const pages: readonly (readonly Block[])[] = [
  [item('1.', 1, 100), item('2.', 1, 115), ...noted('1', 1), figure(1)],
  [item('3.', 2, 100), paragraph('Between.', 2, 130), ...noted('2', 2), figure(2)],
  [item('4.', 3, 100), item('a)', 3, 115), ...noted('3', 3)],
]
const source: ExportSource = {
  ...noSource,
  picture: async (page) => ({
    width: 595,
    height: 842,
    mediaType: 'image/png',
    bytes: await sharp({ create: { width: 595, height: 842, channels: 3, background: page === 1 ? '#204060' : '#604020' } })
      .png()
      .toBuffer(),
  }),
}
const partOf = (bytes: Uint8Array, path: string): string => strFromU8(unzipSync(bytes)[path] ?? new Uint8Array())

async function inStretches(given: readonly ParsedDocument[], options = defaultExportOptions) {
  const writer = docxWriter(options, () => {})
  const pieces: Uint8Array[] = []
  for (const document of given) pieces.push(await writer.add(document, source))
  const { bytes, losses } = await writer.end()
  return { pieces, bytes: Buffer.concat([...pieces, bytes]), losses }
}

test('a file of one stretch holds the parts of the file that is written at once', async () => {
  const document = documentWith(pages.flat())
  const whole = unzipSync((await docx(document, defaultExportOptions, source)).bytes)
  const parts = unzipSync((await inStretches([document])).bytes)
  expect(Object.keys(parts).sort()).toEqual(Object.keys(whole).sort())
  // Links to one place are one relation, so that those behind it have other names.
  const plain = (part: Uint8Array | undefined) => strFromU8(part ?? new Uint8Array()).replace(/\sr:(?:id|embed)="[^"]+"/g, '')
  for (const path of Object.keys(whole).filter((path) => !path.endsWith('.rels'))) expect(plain(parts[path]), path).toBe(plain(whole[path]))
})

test('lists, notes, links and the section go on over stretches, and every picture is there once', async () => {
  const whole = await docx(documentWith(pages.flat()), defaultExportOptions, source)
  const { bytes, losses } = await inStretches(pages.map(documentWith))
  const body = partOf(bytes, 'word/document.xml')
  expect(losses).toEqual(whole.losses)
  const listsOf = (xml: string) => [...xml.matchAll(/<w:numId w:val="(\d+)"/g)].map(([, number]) => number)
  expect(listsOf(body)).toEqual(listsOf(partOf(whole.bytes, 'word/document.xml')))
  expect(new Set(listsOf(body).slice(0, 4)).size).toBe(1)
  expect([...body.matchAll(/<w:footnoteReference w:id="(\d+)"/g)].map(([, number]) => number)).toEqual(['1', '2', '3'])
  expect(partOf(bytes, 'word/footnotes.xml')).toBe(partOf(whole.bytes, 'word/footnotes.xml'))
  expect(partOf(bytes, 'word/numbering.xml')).toBe(partOf(whole.bytes, 'word/numbering.xml'))
  expect(body.match(/<w:sectPr/g)).toHaveLength(1)
  expect([...body.matchAll(/<wp:docPr id="(\d+)"/g)].map(([, number]) => number)).toEqual(['1', '2'])
  const relations = partOf(bytes, 'word/_rels/document.xml.rels')
  const named = [...relations.matchAll(/ Id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(named).size).toBe(named.length)
  for (const [, id] of body.matchAll(/\sr:(?:id|embed)="([^"]+)"/g)) expect(named).toContain(id)
  expect(relations.match(/example\.org/g)).toHaveLength(1)
  expect(Object.keys(unzipSync(bytes)).filter((path) => path.startsWith('word/media/'))).toHaveLength(2)
})

test('links lead to bookmarks in stretches before and after their own, each numbered once', async () => {
  const linking = (page: number, to: number): readonly Block[] => [
    { ...paragraph('Here.', page, 100) } as Block,
    { kind: 'paragraph', role: 'body', ...placed([line('go there', { page, baseline: 300, link: placeLink(to, 90) })]) },
  ]
  const { bytes } = await inStretches([linking(1, 2), linking(2, 3), linking(3, 2)].map(documentWith))
  const body = partOf(bytes, 'word/document.xml')
  expect([...body.matchAll(/w:anchor="(\w+)"/g)].map(([, name]) => name)).toEqual(['place_2_90', 'place_3_90', 'place_2_90'])
  expect([...body.matchAll(/<w:bookmarkStart w:name="(\w+)" w:id="(\d+)"/g)].map(([, name, id]) => [name, id])).toEqual([
    ['place_2_90', '1'],
    ['place_3_90', '2'],
  ])
})

test('pictures go out with their stretch', async () => {
  const { pieces } = await inStretches(pages.map(documentWith))
  expect(
    pieces.map(
      (piece) =>
        Buffer.from(piece)
          .toString('latin1')
          .match(/word\/media\//g)?.length ?? 0,
    ),
  ).toEqual([1, 1, 0])
})

test('a stretch whose pages are of another size begins a section, and the one before ends as it began', async () => {
  const [first, second] = [documentWith(pages[0] ?? []), documentWith(pages[1] ?? [])]
  const wide = { ...second, pages: second.pages.map((page) => ({ ...page, size: { width: 842, height: 595 } })) }
  const { bytes } = await inStretches([first, wide])
  const sections = [...partOf(bytes, 'word/document.xml').matchAll(/<w:sectPr\b.*?<\/w:sectPr>/gs)].map(([section]) => section)
  expect(sections.map((section) => /w:orient="(\w+)"/.exec(section)?.[1])).toEqual(['portrait', 'landscape'])
  expect(sections[1]).toContain('nextPage')
})

test('stretches without content are passed over, and alone they are an empty file', async () => {
  const blank = { ...documentWith(pages[0] ?? []), blocks: [] }
  const { bytes } = await inStretches([blank, documentWith(pages[0] ?? []), blank])
  const body = partOf(bytes, 'word/document.xml')
  expect(body.match(/<w:sectPr/g)).toHaveLength(1)
  expect(body).toContain('sack')
  expect(partOf((await inStretches([blank])).bytes, 'word/document.xml')).toContain('</w:body>')
})

test('laid out as on the page, each page of a stretch is a section', async () => {
  const { bytes } = await inStretches(pages.map(documentWith), { ...defaultExportOptions, docxLayout: 'faithful' })
  expect(partOf(bytes, 'word/document.xml').match(/<w:sectPr/g)).toHaveLength(3)
})

test('a document of many pictures is written some pages at a time, with the styles that the whole of it tells', async () => {
  const numbers = Array.from({ length: 70 }, (_, index) => index + 1)
  const blocks = numbers.flatMap((page) => [item(`${page}.`, page, 100), figure(page)])
  const document = documentWith([...blocks, { ...paragraph('The end.', 70, 700), kind: 'heading', level: 1 } as Block])
  const asked: number[] = []
  const { bytes } = await docx(document, defaultExportOptions, {
    ...source,
    picture: (page) => {
      asked.push(page)
      return source.picture(page % 2)
    },
  })
  const body = partOf(bytes, 'word/document.xml')
  expect(asked).toEqual(numbers)
  expect(new Set(body.match(/<w:numId w:val="\d+"/g)).size).toBe(1)
  expect([...body.matchAll(/<wp:docPr id="(\d+)"/g)].map(([, number]) => Number(number))).toEqual(numbers)
  // Two pictures that differ, in each of four parts of 20 pages.
  expect(Object.keys(unzipSync(bytes)).filter((path) => path.startsWith('word/media/'))).toHaveLength(8)
  expect(body.match(/<w:sectPr/g)).toHaveLength(1)
})
