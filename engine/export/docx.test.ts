import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { convert } from '../convert.ts'
import { type Block, confidence, linesOf, type ParsedDocument, placeLink, type Word } from '../model/index.ts'
import { documentOf, line, lineOfWords, lines, typeset } from '../model/sample.ts'
import { defaultExportOptions, defaultLimits, type ExportSource, noSource } from '../stages.ts'
import { docx } from './docx.ts'
import { table } from './xlsx-test-documents.ts'

const sure = confidence(0.9)
const place = (block: { readonly lines: readonly { readonly box: Block['places'][number]['box'] }[] }) => [
  { page: 1, box: lineOfWords(block.lines.flatMap((each) => ('words' in each ? (each.words as Word[]) : []))).box },
]
const heading = (text: string, level: 1 | 2, baseline: number): Block => {
  const own = [line(text, { baseline, size: 16, bold: true })]
  return { kind: 'heading', level, lines: own, places: place({ lines: own }), confidence: sure }
}
const paragraph = (own: ReturnType<typeof lines>, role: 'body' | 'footnote' | 'code' = 'body'): Block => ({
  kind: 'paragraph',
  role,
  lines: own,
  places: place({ lines: own }),
  confidence: sure,
})
const item = (marker: string, text: string, baseline: number, depth = 0): Block => {
  const own = [line(`${marker} ${text}`, { baseline, left: 90 + 18 * depth })]
  return { kind: 'list-item', depth, marker, lines: own, places: place({ lines: own }), confidence: sure }
}
const documentWith = (...blocks: readonly Block[]): ParsedDocument =>
  documentOf(
    blocks,
    blocks.flatMap((block) => linesOf(block).flatMap(({ words }) => words)),
  )

async function write(document: ParsedDocument, source: ExportSource = noSource, layout: 'flow' | 'faithful' = 'flow') {
  const file = await docx(document, { ...defaultExportOptions, docxLayout: layout }, source)
  const parts = unzipSync(file.bytes)
  const part = (path: string): string => strFromU8(parts[path] ?? new Uint8Array())
  return { file, parts: Object.keys(parts), part, body: part('word/document.xml') }
}
/** The words of a part of the file, in order. */
const wordsIn = (xml: string): readonly string[] =>
  xml
    .replace(/<w:tab\/>|<w:br\/>|<\/w:p>/g, ' ')
    .replace(/<(wp:posOffset|w:instrText)[^>]*>[^<]*<\/\1>/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
    .split(/\s+/)
    .filter((word) => word !== '')

describe('a converted file', () => {
  const golden = ['ruled-invoice', 'two-columns', 'booktabs-report', 'spanning-plan']
  test.each(golden.flatMap((name) => [[name, 'flow'] as const, [name, 'faithful'] as const]))(
    'holds every word of %s exactly once, laid out as %s',
    async (name, layout) => {
      const request = { formats: [], pages: null, password: null, fields: null, languages: [], limits: defaultLimits }
      const tools = { ocr: null, vision: null, signal: new AbortController().signal, trace: () => {} }
      const bytes = new Uint8Array(readFileSync(join(import.meta.dirname, '../golden', `${name}.pdf`)))
      const { document } = await convert(bytes, { ...request, exportOptions: defaultExportOptions }, tools)
      const { body } = await write(document, noSource, layout)
      const printed = document.blocks
        .filter((block) => block.kind !== 'furniture' || layout === 'faithful')
        .flatMap((block) =>
          block.kind === 'table' && layout === 'flow' ? [...block.caption, ...block.cells.flatMap((cell) => cell.lines)] : linesOf(block),
        )
        .flatMap(({ words }) => words.map(({ text }) => text))
      // Words that were broken at a line's end are whole again: letters are compared, in the order of the blocks.
      const letters = (words: readonly string[]): string => words.join('').replace(/[-\u00AD]/g, '')
      const order =
        layout === 'flow' ? (words: readonly string[]) => letters(words) : (words: readonly string[]) => [...letters(words)].sort().join('')
      expect(order(wordsIn(body))).toBe(order(printed))
    },
  )
})

test('headings get the styles of their levels, and text its weight, slope and height', async () => {
  const words = [
    ...typeset('plain'),
    ...typeset('bold', { bold: true, left: 110 }),
    ...typeset('slanted', { italic: true, left: 150 }),
    ...typeset('2', { raised: 'superscript', size: 6, left: 190 }),
  ]
  const { body, part } = await write(documentWith(heading('Title', 1, 60), heading('Part', 2, 80), paragraph([lineOfWords(words)])))
  expect(body).toMatch(/<w:pStyle w:val="Heading1"\/>.*?Title.*?<w:pStyle w:val="Heading2"\/>.*?Part/s)
  expect(body).toMatch(/<w:b\/>(?:(?!<\/w:r>).)*> ?bold</s)
  expect(body).toMatch(/<w:i\/>(?:(?!<\/w:r>).)*> ?slanted</s)
  expect(body).toMatch(/<w:vertAlign w:val="superscript"\/>(?:(?!<\/w:r>).)*> ?2</s)
  expect(part('word/styles.xml')).toMatch(/w:styleId="Heading1".*?<w:sz w:val="32"\/>/s)
})

test('list markers become numbering that starts as printed and goes on', async () => {
  const { body, part } = await write(
    documentWith(
      item('3.', 'third', 100),
      item('4.', 'fourth', 112),
      item('•', 'point', 124, 1),
      item('5.', 'fifth', 136),
      item('7.', 'seventh', 148),
    ),
  )
  const numbering = part('word/numbering.xml')
  const lists = [...body.matchAll(/<w:ilvl w:val="(\d)"\/><w:numId w:val="(\d+)"\/>/g)].map(([, level, id]) => [level, id])
  expect(lists.map(([level]) => level)).toEqual(['0', '0', '1', '0', '0'])
  const [third, fourth, , fifth, seventh] = lists.map(([, id]) => id)
  expect([fourth, fifth]).toEqual([third, third])
  expect(seventh).not.toBe(third)
  expect(numbering).toContain('<w:start w:val="3"/>')
  expect(numbering).toContain('<w:start w:val="7"/>')
  expect(wordsIn(body)).toEqual(['third', 'fourth', 'point', 'fifth', 'seventh'])
})

test('a point in the middle of a line, as scanned bullets are read, is a bullet', async () => {
  const { part } = await write(documentWith(item('·', 'Apples', 100), item('·', 'Pears', 112)))
  expect(part('word/numbering.xml')).toContain('<w:lvlText w:val="•"/>')
})
test('a table keeps its spans, repeats its header, and sets numbers to the right', async () => {
  const { body } = await write(
    documentWith(
      table(
        [
          [
            { text: 'Region', rowSpan: 2 },
            { text: 'Year', columnSpan: 2 },
          ],
          ['2023', '2024'],
          ['North', '1,200', '1,350'],
        ],
        { headerRows: 2 },
      ),
    ),
  )
  expect(body.match(/<w:gridSpan w:val="2"\/>/g)).toHaveLength(1)
  expect(body.match(/<w:vMerge w:val="restart"\/>/g)).toHaveLength(1)
  expect(body.match(/<w:vMerge w:val="continue"\/>/g)).toHaveLength(1)
  expect(body.match(/<w:tblHeader\/>/g)).toHaveLength(2)
  expect(body.match(/<w:jc w:val="right"\/>(?:(?!<\/w:p>).)*1,350/s)).not.toBeNull()
})

test('a table that is read from the right begins on the right, with its columns where they are printed', async () => {
  const { body } = await write(
    documentWith(
      table([
        ['מספר', { text: 'מקום ושעה', columnSpan: 2 }],
        ['214', 'שש', 'עמק'],
      ]),
    ),
  )
  expect(body).toContain('<w:bidiVisual/>')
  expect([...body.matchAll(/<w:tr>.*?<\/w:tr>/gs)].map(([row]) => wordsIn(row))).toEqual([
    ['מקום', 'ושעה', 'מספר'],
    ['עמק', 'שש', '214'],
  ])
})

test('a file ends with a paragraph, whatever the document ends with', async () => {
  const { body } = await write(
    documentWith(
      table([
        ['A', 'B'],
        ['1', '2'],
      ]),
    ),
  )
  expect(body).toMatch(/<\/w:tbl><w:p>(?:(?!<w:tbl>).)*<\/w:p><w:sectPr/)
})

test('only a table with printed lines has borders', async () => {
  const ruled = table([
    ['A', 'B'],
    ['1', '2'],
  ])
  expect((await write(documentWith(ruled))).body).toContain('<w:top w:val="single"')
  expect((await write(documentWith({ ...ruled, foundBy: 'alignment' }))).body).not.toContain('w:val="single"')
})

test('figures that line up stand to the right in all cells, in columns as wide as they are set', async () => {
  const pdf = readFileSync(join(import.meta.dirname, '../golden/booktabs-report.pdf'))
  const request = { formats: ['docx' as const], pages: null, password: null, fields: null, languages: [] }
  const tools = { ocr: null, vision: null, signal: new AbortController().signal, trace: () => {} }
  const { outputs } = await convert(pdf, { ...request, limits: defaultLimits, exportOptions: defaultExportOptions }, tools)
  const body = strFromU8(unzipSync(outputs[0]?.file.bytes ?? new Uint8Array())['word/document.xml'] ?? new Uint8Array())
  const cells = body.match(/<w:tc>.*?<\/w:tc>/gs) ?? []
  const figures = cells.filter((cell) => /\d/.test(wordsIn(cell).join('')))
  expect(figures).toHaveLength(24)
  expect(figures.filter((cell) => !cell.includes('<w:jc w:val="right"/>'))).toEqual([])
  const widths = [...body.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width) / 20)
  // The last two columns end 75 points from one another, and so far from those before them.
  for (const width of widths.slice(-2)) expect(width).toBeGreaterThan(60)
})

test('alignment and indents are read off the page', async () => {
  const long = 'a line of words that is long enough to show where the column ends on either side of it'
  const block = lines([long, long, long], { baseline: 200, left: 72 })
  const right = block[0]?.box.right ?? 0
  const centre = (72 + right) / 2
  const { body } = await write(
    documentWith(
      paragraph(block),
      paragraph([line('middle', { baseline: 300, left: centre - 14 })]),
      paragraph([line('end', { baseline: 320, left: right - 15 })]),
      paragraph([line('inside', { baseline: 340, left: 108 })]),
    ),
  )
  const [first = '', middle = '', end = '', inside = ''] = body.match(/<w:p>.*?<\/w:p>/gs) ?? []
  expect(first).toContain('<w:jc w:val="both"/>')
  expect(middle).toContain('<w:jc w:val="center"/>')
  expect(end).toContain('<w:jc w:val="right"/>')
  expect(inside).toMatch(/<w:ind w:left="720"/)
})

test('texts far apart on a line keep their places by tabs, one that ends where the page does to the right', async () => {
  const wide = paragraph([
    line('A line that reaches over the whole body of the page and ends where its text does, further on', { baseline: 100 }),
  ])
  const right = wide.places[0]?.box.right ?? 0
  const years = line('2014 – 2019', { baseline: 140, left: 400 }).words
  const moved = right - Math.max(...years.map(({ box }) => box.right))
  const flush = years.map((word) => ({ ...word, box: { ...word.box, left: word.box.left + moved, right: word.box.right + moved } }))
  const post = paragraph([lineOfWords([...line('Engineer, Hartwell', { baseline: 140 }).words, ...flush])])
  const signs = paragraph([
    lineOfWords([...line('Tenant', { baseline: 180 }).words, ...line('Landlord', { baseline: 180, left: 272 }).words]),
  ])
  const { body } = await write(documentWith(wide, post, signs))
  const [, second = '', third = ''] = body.match(/<w:p>.*?<\/w:p>/gs) ?? []
  expect(wordsIn(second)).toEqual(['Engineer,', 'Hartwell', '2014', '–', '2019'])
  expect(second).toMatch(/Hartwell<.*<w:tab\/>.*2014/s)
  expect(second).toContain(`<w:tab w:val="right" w:pos="${Math.round((right - 72) * 20)}"/>`)
  expect(third).toContain('<w:tab w:val="left" w:pos="4000"/>')
})
test('lines of their own stand as far apart as on the page, whether their letters hang or not', async () => {
  const own = ['Whitcombe Ltd', 'over an oxbow', 'Spring Quay'].map((text, index) =>
    paragraph([line(text, { baseline: 100 + 14 * index })]),
  )
  const { body } = await write(documentWith(...own, paragraph([line('Signed', { baseline: 188 })])))
  const before = [...body.matchAll(/<w:spacing[^>]*w:before="(\d+)"/g)].map(([, twips]) => Number(twips))
  expect(before[1]).toBe(before[2])
  expect((before[3] ?? 0) - (before[2] ?? 0)).toBe((60 - 14) * 20)
})
test('the white between a title and the columns below it stands below the title, so that the columns begin level', async () => {
  const column = (left: number) =>
    paragraph(Array.from({ length: 12 }, (_, row) => line('The words of one column here', { baseline: 140 + 12 * row, left })))
  const { body } = await write(
    documentWith(paragraph([line('On the Keeping of Old Bridges in Our Towns', { baseline: 90, left: 150 })]), column(72), column(330)),
  )
  const [title = '', first = ''] = body.match(/<w:p>.*?<\/w:p>/gs) ?? []
  expect(Number(/w:after="(\d+)"/.exec(title)?.[1])).toBeGreaterThan(400)
  expect(first).toContain('w:before="0"')
})
test('a narrow text has room for its widest line on both sides', async () => {
  const { body } = await write(documentWith(paragraph([line('The Ferryman', { baseline: 100, left: 260, size: 12 })])))
  const [, left = 0, right = 0] = /w:right="(\d+)".*?w:left="(\d+)"/.exec(body)?.map(Number) ?? []
  expect(Math.max(left, right)).toBeLessThan(0.31 * 20 * 595)
  expect(body).toContain('<w:jc w:val="center"/>')
})
test('notes numbered as the file would number them are real footnotes', async () => {
  const text = lineOfWords([...typeset('Sales rose'), ...typeset('1', { raised: 'superscript', size: 6, left: 130 })])
  const note = lineOfWords([...typeset('1', { baseline: 700, size: 7 }), ...typeset('By half.', { baseline: 700, size: 8, left: 80 })])
  const { body, part } = await write(documentWith(paragraph([text]), paragraph([note], 'footnote')))
  expect(body).toContain('<w:footnoteReference w:id="1"/>')
  expect(wordsIn(body)).toEqual(['Sales', 'rose'])
  expect(wordsIn(part('word/footnotes.xml'))).toEqual(['By', 'half.'])
})

test('links lead to the web and to mail, and nowhere else', async () => {
  const words = [
    ...typeset('site', { link: 'https://example.org/a?b=1' }),
    ...typeset('trap', { link: 'file:///etc/passwd', left: 120 }),
    ...typeset('run', { link: 'javascript:alert(1)', left: 160 }),
  ]
  const { part, body } = await write(documentWith(paragraph([lineOfWords(words)])))
  const targets = [...part('word/_rels/document.xml.rels').matchAll(/Target="([^"]+)" TargetMode="External"/g)].map(([, target]) => target)
  expect(targets).toEqual(['https://example.org/a?b=1'])
  expect(wordsIn(body)).toEqual(['site', 'trap', 'run'])
})

/** The names of the bookmarks before each text, and of those that its links lead to. */
const marksIn = (body: string): readonly string[] =>
  [...body.matchAll(/<w:bookmarkStart w:name="(\w+)" w:id="\d+"\/>|w:anchor="(\w+)"|<w:t [^>]*>([^<]*)</g)].map(([, name, anchor, text]) =>
    name !== undefined ? `[${name}]` : anchor !== undefined ? `->${anchor}` : `${text}`,
  )

test('a link to a place of the document leads to a bookmark on the heading that stands there, else on the text below it', async () => {
  const words = [...typeset('first', { link: placeLink(1, 280) }), ...typeset('second', { link: placeLink(1, 450), left: 120 })]
  const document = documentWith(
    paragraph([lineOfWords(words)]),
    heading('Costs', 1, 300),
    paragraph([line('Under it.', { baseline: 320 })]),
    paragraph([line('Below.', { baseline: 480 })]),
  )
  const { body } = await write(document)
  expect(marksIn(body).filter((mark) => mark.trim() !== '')).toEqual([
    ...['->place_1_280', 'first', '->place_1_450', 'second', '[place_1_280]', 'Costs', 'Under it.', '[place_1_450]', 'Below.'],
  ])
  expect([...body.matchAll(/<w:bookmark(?:Start|End)[^>]* w:id="(\d+)"/g)].map(([, id]) => id)).toEqual(['1', '1', '2', '2'])
  expect((await write(document)).body).toBe(body)
  const faithful = await write(document, noSource, 'faithful')
  expect(marksIn(faithful.body).slice(0, 2)).toEqual(['[place_1_280]', '[place_1_450]'])
  expect(faithful.body).toContain('w:anchor="place_1_280"')
})

test('a link within the document looks as it is printed', async () => {
  const { body } = await write(
    documentWith(heading('Costs', 1, 300), paragraph([line('see Costs', { baseline: 400, link: placeLink(1, 290) })])),
  )
  expect(body).toContain('w:anchor="place_1_290"')
  expect(body).not.toContain('w:rStyle w:val="Hyperlink"')
})

test('a picture is cut out of its page; without the page it is said to be missing', async () => {
  const document = documentWith(paragraph([line('Before it')]), {
    kind: 'picture',
    caption: [line('Figure 1: A field', { baseline: 420 })],
    places: [{ page: 1, box: { left: 100, top: 200, right: 300, bottom: 400 } }],
    confidence: sure,
  })
  const bytes = await sharp({ create: { width: 595, height: 842, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  const kept = await write(document, { original: null, picture: async () => ({ width: 595, height: 842, mediaType: 'image/png', bytes }) })
  const media = kept.parts.find((path) => path.startsWith('word/media/')) ?? ''
  const cut = await sharp(unzipSync(kept.file.bytes)[media]).metadata()
  expect([cut.width, cut.height]).toEqual([200, 200])
  // English Metric Units: 12,700 to the point.
  expect(kept.body).toContain(`<wp:extent cx="${200 * 12_700}" cy="${200 * 12_700}"/>`)
  expect(kept.file.losses.filter((loss) => loss.startsWith('Pictures'))).toEqual([])
  const without = await write(document)
  expect(without.file.losses).toContain('Pictures that are left out, because the picture of their page is not kept or cannot be drawn: 1.')
  expect(wordsIn(without.body)).toEqual(['Before', 'it', 'Figure', '1:', 'A', 'field'])
})

test('running lines become header and footer, and page numbers count by themselves', async () => {
  const page = (number: number): Block[] => {
    const edge = (text: string, baseline: number): Block => {
      const own = [line(text, { page: number, baseline })]
      return {
        kind: 'furniture',
        lines: own,
        places: [{ page: number, box: own[0]?.box ?? { left: 0, top: 0, right: 1, bottom: 1 } }],
        confidence: sure,
      }
    }
    const text = line(`Text ${number}`, { page: number, baseline: 400 })
    return [
      edge('Yearly report', 40),
      { ...paragraph([text]), places: [{ page: number, box: text.box }] } as Block,
      edge(`Page ${number + 10}`, 810),
    ]
  }
  const { body, part, parts, file } = await write(documentWith(...page(1), ...page(2), ...page(3)))
  expect(parts).toContain('word/header1.xml')
  expect(wordsIn(part('word/header1.xml'))).toEqual(['Yearly', 'report'])
  expect(part('word/footer1.xml')).toContain('PAGE')
  expect(wordsIn(part('word/footer1.xml'))).toEqual(['Page'])
  expect(body).toContain('<w:pgNumType w:start="11"/>')
  expect(wordsIn(body)).toEqual(['Text', '1', 'Text', '2', 'Text', '3'])
  expect(file.losses.filter((loss) => loss.startsWith('Lines'))).toEqual([])
})

test('a title that is told on the first page is in the headers of the others, and the first has its own', async () => {
  const edge = (page: number): Block => {
    const own = line('Yearly report', { page, baseline: 40 })
    return { kind: 'furniture', lines: [own], places: [{ page, box: own.box }], confidence: sure }
  }
  const text = (words: string, page: number, baseline = 400): Block => {
    const own = line(words, { page, baseline })
    return { ...paragraph([own]), places: [{ page, box: own.box }] } as Block
  }
  const { body, part } = await write(
    documentWith(text('Yearly report', 1, 40), text('One', 1), edge(2), text('Two', 2), edge(3), text('Three', 3)),
  )
  expect(body).toContain('<w:titlePg/>')
  expect(wordsIn(body).slice(0, 3)).toEqual(['Yearly', 'report', 'One'])
  expect([wordsIn(part('word/header1.xml')), wordsIn(part('word/header2.xml'))].sort()).toEqual([[], ['Yearly', 'report']])
})

test('the same document gives the same bytes, which name nobody and nothing but the product', async () => {
  const document = documentWith(
    heading('Title', 1, 60),
    item('•', 'point', 100),
    table([
      ['A', 'B'],
      ['x', 'y'],
    ]),
    paragraph([line('See it', { link: 'https://example.org/' })]),
  )
  const [once, again] = [await write(document), await write(document)]
  expect(Buffer.from(once.file.bytes).equals(Buffer.from(again.file.bytes))).toBe(true)
  expect(once.part('docProps/core.xml')).toContain('2000-01-01T00:00:00Z')
  expect(
    once
      .part('docProps/core.xml')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('Docmill', '')
      .replace(/2000-01-01T00:00:00Z/g, '')
      .trim(),
  ).toBe('1')
})
