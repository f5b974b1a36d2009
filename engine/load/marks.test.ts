import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeLink } from '../model/index.ts'
import { defaultLimits } from '../stages.ts'
import { type HandwrittenPage, handwrittenPdf, stream } from './handwritten-pdf.ts'
import { load } from './index.ts'
import { line, marksOf, textOf } from './sample.ts'

describe('words', () => {
  test('have boxes from the top left corner, a baseline, and a font', async () => {
    const { words } = await marksOf({ content: line('Total 42.00') })
    const [total, amount] = words
    expect(textOf(words)).toBe('Total 42.00')
    expect(total?.baseline).toBeCloseTo(92, 3)
    expect(total?.box.bottom).toBeGreaterThan(91.5)
    expect(total?.box.top).toBeGreaterThan(82)
    expect(total?.box.left).toBeGreaterThan(71.9)
    expect(amount?.box.left).toBeGreaterThan(total?.box.right ?? Infinity)
    expect(total?.font).toEqual({ family: 'Helvetica', size: 12, bold: false, italic: false })
  })
  test('are placed to the thousandth of a point, beyond which single precision tells nothing', async () => {
    const { words } = await marksOf({ content: line('Total 42.00', 72.123456, 700.7654321) })
    const places = words.flatMap(({ box, baseline }) => [box.left, box.top, box.right, box.bottom, baseline])
    expect(places.filter((place) => place !== Number(place.toFixed(3)))).toEqual([])
    expect(words[0]?.baseline).toBe(91.235)
  })
  test('know their size as seen, after all matrices', async () => {
    const { words } = await marksOf({ content: `q 2 0 0 2 0 0 cm ${line('Big', 50, 300, '/F2 6')} Q` })
    expect(words[0]?.font).toMatchObject({ size: 12, bold: true })
    expect(words[0]?.baseline).toBeCloseTo(192, 3)
  })
  test('are bold or italic also where the program makes them so without such a font', async () => {
    const { words } = await marksOf({
      content: 'BT /F1 12 Tf 72 700 Td 2 Tr (thick) Tj 0 Tr 1 0 0.3 1 172 700 Tm (slanted) Tj 0.7 0.7 -0.7 0.7 300 300 Tm (turned) Tj ET',
    })
    expect(words.map(({ text, font }) => [text, font?.bold, font?.italic])).toEqual([
      ['thick', true, false],
      ['slanted', false, true],
      ['turned', false, false],
    ])
  })
  test('end where a smaller figure is lowered by little, as in formulas of chemistry by word processors', async () => {
    const { words } = await marksOf({
      content: 'BT /F1 12 Tf 1 0 0 1 72 700 Tm (H) Tj /F1 9.6 Tf 1 0 0 1 80.8 699 Tm (2) Tj /F1 12 Tf 1 0 0 1 86.2 700 Tm (O) Tj ET',
    })
    expect(words.map(({ text, raised }) => [text, raised])).toEqual([
      ['H', 'no'],
      ['2', 'subscript'],
      ['O', 'no'],
    ])
    const onItsHead = await marksOf({
      content: 'BT /F1 12 Tf -1 0 0 -1 172 700 Tm (H) Tj /F1 8 Tf -1 0 0 -1 163.2 702 Tm (2) Tj /F1 12 Tf -1 0 0 -1 158.4 700 Tm (O) Tj ET',
    })
    expect(onItsHead.words.map(({ raised }) => raised)).toEqual(['no', 'subscript', 'no'])
    const level = await marksOf({ content: 'BT /F1 12 Tf 1 0 0 1 72 700 Tm (L) Tj /F1 9.6 Tf 1 0 0 1 78.8 700 Tm (EVEL) Tj ET' })
    expect(level.words.map(({ text }) => text)).toEqual(['LEVEL'])
  })
  test('know their colour, which black ones do not name', async () => {
    const { words, fills, rulings } = await marksOf({
      content: `0.8 0 0 rg ${line('Overdue')} 0.05 g ${line('black', 72, 650)} 0.9 1 0.9 rg 72 500 100 20 re f 0.5 g 72 470 100 20 re f 0 0 1 RG 72 400 m 272 400 l S`,
    })
    expect(words.map(({ font }) => font?.colour)).toEqual(['cc0000', undefined])
    expect(fills.map(({ colour }) => colour)).toEqual(['e6ffe6', undefined])
    expect(rulings.map(({ colour }) => colour)).toEqual(['0000ff'])
  })
  test('are not parted by kerning, and are parted by gaps without a space', async () => {
    const { words } = await marksOf({ content: 'BT /F1 12 Tf 72 700 Td [(A) 80 (W) -60 (A) -600 (Y)] TJ ET' })
    expect(textOf(words)).toBe('AWA Y')
  })
  test('are parted from a number by a narrow gap, but not from letters by one', async () => {
    const { words } = await marksOf({ content: 'BT /F1 10 Tf 72 700 Td [(Table) -130 (1 Com) -130 (position)] TJ ET' })
    expect(textOf(words)).toBe('Table 1 Composition')
  })
  test('are parted by white that a slanted letter leans over', async () => {
    const { words } = await marksOf({
      content: 'BT /F1 12 Tf 72 700 Td (rc) Tj /F4 12 Tf [-210 (file)] TJ ET',
      fonts: '/F4 << /Type /Font /Subtype /Type1 /BaseFont /Times-Italic >>',
    })
    expect(textOf(words)).toBe('rc file')
  })
  test('of dots that lead to a page number are one, however far apart the dots; three dots stay as they are', async () => {
    const { words } = await marksOf({ content: line('Preface . . . . . . . xi') + line('and so on . . . or not', 72, 600) })
    expect(words.map(({ text }) => text)).toEqual(['Preface', '.......', 'xi', 'and', 'so', 'on', '.', '.', '.', 'or', 'not'])
  })
  test('are parted from dots that lead on from them to a page number, and not from dots that leave something out', async () => {
    const { words } = await marksOf({
      content: line('Structure..........6') + line('and so on.....', 72, 660) + line('1.2.3.4.5.6 .......*...', 72, 640),
    })
    expect(words.map(({ text }) => text)).toEqual(['Structure', '..........', '6', 'and', 'so', 'on.....', '1.2.3.4.5.6', '.......*...'])
    const [title, dots, page] = words
    expect(dots?.box.left).toBeGreaterThanOrEqual(title?.box.right ?? Infinity)
    expect(page?.box.left).toBeGreaterThanOrEqual(dots?.box.right ?? Infinity)
  })
  test('are parted from dots that lead to a price, which has a point of its own', async () => {
    const { words } = await marksOf({ content: line('Leek soup.........6.50') + line('Ox cheek:........$19.50', 72, 660) })
    expect(words.map(({ text }) => text)).toEqual(['Leek', 'soup', '.........', '6.50', 'Ox', 'cheek:', '........', '$19.50'])
  })

  test('of one colour run after another are one word', async () => {
    const { words } = await marksOf({ content: 'BT /F1 12 Tf 72 700 Td (Doc) Tj 1 0 0 rg (mill) Tj ET' })
    expect(textOf(words)).toBe('Docmill')
  })
  test('written in pieces at different times are joined where they touch', async () => {
    const width = 12 * 0.556
    const { words } = await marksOf({ content: line('ba') + line('Far', 300) + line('nd', 72 + 2 * width) })
    expect(textOf(words)).toBe('band Far')
  })
  test('with letter spacing are one word each', async () => {
    const { words } = await marksOf({ content: 'BT /F1 12 Tf 4 Tc 72 700 Td (ANNUAL REPORT) Tj ET' })
    expect(textOf(words)).toBe('ANNUAL REPORT')
  })
  test('typed with a space after each letter are joined', async () => {
    const { words } = await marksOf({ content: line('H E A D I N G') })
    expect(textOf(words)).toBe('HEADING')
  })
  test('in columns of single figures stay apart', async () => {
    const { words } = await marksOf({ content: 'BT /F1 12 Tf 72 700 Td [(1) -500 (2) -500 (3) -500 (4) -500 (5)] TJ ET' })
    expect(textOf(words)).toBe('1 2 3 4 5')
  })
  test('go on behind ligatures, as browsers print them: each letter by itself, a ligature with the advance of its first letter', async () => {
    // One sentence of ours, printed by Chromium in Noto Sans (SIL Open Font License).
    const bytes = new Uint8Array(readFileSync(new URL('browser-ligatures.pdf', import.meta.url)))
    const file = await load(bytes, { limits: defaultLimits, password: null })
    const marks = await (await file.page(1)).marks()
    await file.close()
    expect(textOf(marks?.words ?? [])).toBe('The Effective Date falls on the first office day; flat and fine print is confidential.')
  })
  test('go on behind ligatures that are printed down the page', async () => {
    // A page of a paper that tools/composed.ts made (seed 4404, the 20th), printed by Chromium in DejaVu Sans (free as Bitstream Vera).
    const bytes = new Uint8Array(readFileSync(new URL('turned-ligatures.pdf', import.meta.url)))
    const file = await load(bytes, { limits: defaultLimits, password: null })
    const marks = await (await file.page(1)).marks()
    await file.close()
    const texts = marks?.words.map(({ text }) => text) ?? []
    expect(texts).toContain('final')
    expect(texts).not.toContain('nal')
  })
  test('have ligatures in letters and accents on their letters', async () => {
    const fonts = '/F9 900 0 R'
    const objects = {
      900: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [1 /fi] >> >>',
    }
    const ligature = await marksOf({ content: 'BT /F9 12 Tf 72 700 Td (\\001nal) Tj ET', fonts }, { objects })
    expect(textOf(ligature.words)).toBe('final')
    const accent = await marksOf({ content: 'BT /F1 12 Tf 72 700 Td (B) Tj 9.3 0 Td (\\250) Tj -1.3 0 Td (orsch) Tj ET' })
    expect(textOf(accent.words)).toBe('Börsch')
    // The pen goes back to where an accent began that is as wide as its letter; over capitals it stands higher, a line away in the file.
    const samePlace = await marksOf({ content: 'BT /F3 12 Tf 72 700 Td [(`) 600 (a)] TJ ET' })
    expect(textOf(samePlace.words)).toBe('à')
    const line = 'BT /F1 12 Tf 72 700 Td (A la fin de la semaine, tout le monde est parti vers la mer) Tj ET'
    const capital = await marksOf({ content: `${line} BT /F1 12 Tf 74 702.5 Td (\`) Tj ET` })
    expect(textOf(capital.words)).toBe('À la fin de la semaine, tout le monde est parti vers la mer')
    const sign = await marksOf({ content: 'BT /F1 12 Tf 72 700 Td (list `of names) Tj ET' })
    expect(textOf(sign.words)).toBe('list `of names')
  })
  test('of a narrow font without kerning are parted at its small spaces, and a single kern parts nothing', async () => {
    const spaced = 'BT /F1 12 Tf 72 700 Td [(all) -130 (the) -130 (words) -130 (of) -130 (it)] TJ ET'
    expect(textOf((await marksOf({ content: spaced })).words)).toBe('all the words of it')
    const kerned = 'BT /F1 12 Tf 72 700 Td [(together) -130 (ness)] TJ ET'
    expect(textOf((await marksOf({ content: kerned })).words)).toBe('togetherness')
  })
  test.each([
    ['ABCDEE+Wingdings-Regular', 'l n \\247 \\374', '● ■ ▪ ✓'],
    ['ABCDEE+WPTypographicSymbols', "! A @ = ' C", '● “ ” ’ § —'],
    ['ZapfDingbats', '3 4 n', '✓ ✔ ■'],
    ['ABCDEE+SymbolMT', 'a b', 'α β'],
    ['ABCDEE+Signage', 'l n', 'l n'],
  ])('in the font %s have its signs', async (name, written, read) => {
    const objects = { 900: `<< /Type /Font /Subtype /TrueType /BaseFont /${name} /Encoding /WinAnsiEncoding >>` }
    const { words } = await marksOf({ content: `BT /F9 12 Tf 72 700 Td (${written}) Tj ET`, fonts: '/F9 900 0 R' }, { objects })
    expect(textOf(words)).toBe(read)
  })
  test('printed twice in one place count once', async () => {
    const { words } = await marksOf({ content: line('Sum') + line('Sum', 72.3) + line('Sum', 72, 600) })
    expect(words).toHaveLength(2)
  })
  test('raised and lowered against their neighbour are said to be so', async () => {
    const { words } = await marksOf({
      content:
        'BT /F1 12 Tf 72 700 Td (E=mc) Tj /F1 7 Tf 5 Ts (2) Tj 0 Ts /F1 12 Tf ( H) Tj /F1 7 Tf -3 Ts (2) Tj 0 Ts /F1 12 Tf (O) Tj ET',
    })
    expect(words.map(({ text, raised }) => `${text} ${raised}`)).toEqual(['E=mc no', '2 superscript', 'H no', '2 subscript', 'O no'])
  })
  test('the marks of several notes behind one word are all raised', async () => {
    const { words } = await marksOf({ content: 'BT /F1 12 Tf 72 700 Td (Radford) Tj /F1 7 Tf 5 Ts 1 0 Td ( * 1) Tj 0 Ts ET' })
    expect(words.slice(1).map(({ text, raised }) => `${text} ${raised}`)).toEqual(['* superscript', '1 superscript'])
  })
  test('small print in a line of its own beside large letters is neither', async () => {
    const { words } = await marksOf({ content: 'BT /F1 24 Tf 72 700 Td (Form) Tj /F1 8 Tf -3 Ts (\\(Rev. December 2018\\)) Tj ET' })
    expect(words.map(({ raised }) => raised)).toEqual(['no', 'no', 'no', 'no'])
  })
  test('the mark of a note is raised behind the space that ends a sentence too, another figure is not', async () => {
    const behind = (sign: string) => `BT /F1 10 Tf 72 700 Td (wheat.) Tj 33 0 Td /F1 7 Tf 4 Ts (${sign}) Tj ET`
    expect((await marksOf({ content: behind('2') })).words.at(-1)).toMatchObject({ text: '2', raised: 'superscript' })
    expect((await marksOf({ content: behind('20.5') })).words.at(-1)?.raised).toBe('no')
  })
  test('an initial over several lines is a word by itself, though it stands on the line of the last, and no word beside it is raised; a high one is part of its word', async () => {
    const dropped =
      'BT /F1 11 Tf 90 725 Td (ife went on) Tj ET BT /F1 11 Tf 90 712 Td (in all the) Tj ET BT /F1 52 Tf 58 700 Td (L) Tj /F1 11 Tf (come day) Tj ET'
    const { words } = await marksOf({ content: dropped })
    expect(words.map(({ text, raised }) => `${text} ${raised}`).sort()).toEqual(
      ['L', 'ife', 'went', 'on', 'in', 'all', 'the', 'come', 'day'].map((text) => `${text} no`).sort(),
    )
    const high = await marksOf({ content: 'BT /F1 26 Tf 72 700 Td (L) Tj /F1 11 Tf (ife went on) Tj ET' })
    expect(high.words.map(({ text }) => text)).toEqual(['Life', 'went', 'on'])
  })
  test('know where they link to, but not to what would run something', async () => {
    const link = (rectangle: string, address: string): string =>
      `<< /Type /Annot /Subtype /Link /Rect [${rectangle}] /A << /S /URI /URI (${address}) >> >>`
    const { words } = await marksOf({
      content: line('site') + line('script', 72, 600),
      annotations: [link('70 695 100 715', 'https://example.org/a'), link('70 595 120 615', 'javascript:alert\\(1\\)')],
    })
    expect(words.map((word) => word.link)).toEqual(['https://example.org/a', null])
  })
  test('know to which place of the document they link, by a destination or an action', async () => {
    const link = (rectangle: string, goal: string): string => `<< /Type /Annot /Subtype /Link /Rect [${rectangle}] ${goal} >>`
    const { words } = await marksOf({
      content: line('above') + line('below', 72, 600) + line('page', 72, 500),
      annotations: [
        link('70 695 110 715', '/Dest [10 0 R /XYZ 72 612 null]'),
        link('70 595 110 615', '/A << /S /GoTo /D [10 0 R /XYZ 72 300 0] >>'),
        link('70 495 110 515', '/Dest [10 0 R /Fit]'),
      ],
    })
    expect(words.map((word) => word.link)).toEqual([placeLink(1, 180), placeLink(1, 492), placeLink(1, null)])
  })
  test('filled into form fields are read', async () => {
    const appearance = stream(
      'BT /F1 12 Tf 2 5 Td (Ada) Tj ET',
      '/Type /XObject /Subtype /Form /BBox [0 0 100 20] /Resources << /Font << /F1 3 0 R >> >>',
    )
    const { words } = await marksOf(
      { content: line('Name:'), annotations: ['901 0 R'] },
      {
        objects: {
          901: '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Ada) /F 4 /Rect [120 695 220 715] /AP << /N 902 0 R >> >>',
          902: appearance,
        },
        catalogue: '/AcroForm << /Fields [901 0 R] >>',
      },
    )
    expect(textOf(words)).toBe('Name: Ada')
  })
})

test.each([
  ['with no fonts of the form', '/DA (/Helv 11 Tf 0 g)'],
  ['and no word of how to draw it', ''],
])('a value that a form field keeps without a drawing %s is read, and an empty field gives none', async (_, drawn) => {
  const field = (name: string, value: string, bottom: number): string =>
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (${name}) ${value} ${drawn} /F 4 /Rect [120 ${bottom} 320 ${bottom + 20}] >>`
  const { words } = await marksOf(
    { content: line('Keeper:') + line('Town:', 72, 660), annotations: ['901 0 R', '902 0 R'] },
    {
      objects: { 901: field('keeper', '/V (Ada)', 695), 902: field('town', '', 655) },
      catalogue: '/AcroForm << /Fields [901 0 R 902 0 R] /NeedAppearances true >>',
    },
  )
  expect(textOf(words)).toBe('Keeper: Town: Ada')
})

describe('the upright page', () => {
  const sized = async (page: HandwrittenPage) => {
    const file = await load(handwrittenPdf({ pages: [page] }), { limits: defaultLimits, password: null })
    const opened = await file.page(1)
    return { size: opened.size, word: (await opened.marks())?.words[0] }
  }
  test('begins at the crop box, wherever the media box begins', async () => {
    const { size, word } = await sized({ content: line('Here', 172, 600), mediaBox: [-50, -50, 600, 800], cropBox: [100, 100, 500, 700] })
    expect(size).toEqual({ width: 400, height: 600 })
    expect(word?.box.left).toBeCloseTo(73, 0)
    expect(word?.baseline).toBeCloseTo(100, 3)
  })
  test.each([
    [90, { width: 792, height: 612 }, { left: 700, top: 72 }],
    [180, { width: 612, height: 792 }, { left: 540, top: 700 }],
    [270, { width: 792, height: 612 }, { left: 92, top: 540 }],
  ] as const)('of a page turned by %i degrees is what the reader sees', async (rotate, size, pen) => {
    const found = await sized({ content: line('Turned'), rotate })
    expect(found.size).toEqual(size)
    expect(found.word?.turn).toBe(rotate)
    const { left = 0, right = 0, top = 0, bottom = 0 } = found.word?.box ?? {}
    // The pen starts at one corner of the word's box, whichever way the page is turned.
    expect(Math.min(Math.abs(left - pen.left), Math.abs(right - pen.left))).toBeLessThan(12)
    expect(Math.min(Math.abs(top - pen.top), Math.abs(bottom - pen.top))).toBeLessThan(12)
  })
  test('at a slant are parted at their spaces', async () => {
    const { words } = await marksOf({ content: 'BT /F1 12 Tf 0.866 0.5 -0.5 0.866 100 300 Tm (When the upper road is closed) Tj ET' })
    expect(words.map(({ text }) => text)).toEqual(['When', 'the', 'upper', 'road', 'is', 'closed'])
  })

  test('says which way a word is written', async () => {
    const { words } = await marksOf({ content: 'BT /F1 12 Tf 0 1 -1 0 100 300 Tm (upward) Tj 0 -1 1 0 200 300 Tm (downward) Tj ET' })
    expect(words.map(({ text, turn, baseline }) => [text, turn, Math.round(baseline)])).toEqual([
      ['upward', 270, 100],
      ['downward', 90, 200],
    ])
  })
})

describe('right-to-left writing', () => {
  test('is read from right to left though it is drawn from left to right', async () => {
    // One glyph a code, drawn in the order seen: Hebrew "שלום".
    const map =
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 4 beginbfchar <41> <05E9> <42> <05DC> <43> <05D5> <44> <05DD> endbfchar endcmap end end'
    const objects = { 900: '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /ToUnicode 901 0 R >>', 901: stream(map, '') }
    const { words } = await marksOf({ content: 'BT /F9 12 Tf 72 700 Td (DCBA) Tj ET', fonts: '/F9 900 0 R' }, { objects })
    expect(textOf(words)).toBe('שלום')
  })
})

describe('figures of Arabic', () => {
  test('keep their order on both sides of their decimal sign, and the full stop at their left is read after them', async () => {
    const map =
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 4 beginbfchar <41> <0663> <42> <0665> <43> <066B> <44> <002E> endbfchar endcmap end end'
    const objects = { 900: '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /ToUnicode 901 0 R >>', 901: stream(map, '') }
    const { words } = await marksOf({ content: 'BT /F9 12 Tf 72 700 Td (ABCB) Tj 100 0 Td (DAB) Tj ET', fonts: '/F9 900 0 R' }, { objects })
    expect(words.map(({ text }) => text)).toEqual(['\u0663\u0665\u066B\u0665', '\u0663\u0665.'])
  })
})

describe('Chinese and Japanese', () => {
  test('are parted at their stops and brackets, but for those of numbers and times', async () => {
    // A 日 B 期 C ： D ， E （ F ）, G to I 1 2 3.
    const pairs = ['65E5', '671F', 'FF1A', 'FF0C', 'FF08', 'FF09', '0031', '0032', '0033'].map(
      (unicode, at) => `<${(0x41 + at).toString(16)}> <${unicode}>`,
    )
    const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 9 beginbfchar ${pairs.join(' ')} endbfchar endcmap end end`
    const objects = { 900: '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /ToUnicode 901 0 R >>', 901: stream(map, '') }
    const { words } = await marksOf(
      { content: 'BT /F9 12 Tf 72 700 Td (ABCGHDABEAF) Tj 0 -40 Td (GCHI) Tj ET', fonts: '/F9 900 0 R' },
      { objects },
    )
    expect(words.map(({ text }) => text)).toEqual(['日期：', '12，', '日期', '（日）', '1：23'])
  })
})

describe('signs that are not drawn where they stand in the file', () => {
  const mapped = (codes: Readonly<Record<string, string>>) => {
    const pairs = Object.entries(codes).map(([code, unicode]) => `<${code}> <${unicode}>`)
    return stream(
      `/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${pairs.length} beginbfchar ${pairs.join(' ')} endbfchar endcmap end end`,
      '',
    )
  }
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /ToUnicode 901 0 R >>'

  test('soft hyphens within a word are none, those at a line end are hyphens', async () => {
    const objects = { 900: font, 901: mapped({ '41': '0061', '42': '0062', '43': '00AD' }) }
    const content =
      'BT /F9 12 Tf 1 0 0 1 72 700 Tm (AAC) Tj 1 0 0 1 86.4 700 Tm (BB) Tj 1 0 0 1 72 680 Tm (AAC) Tj 1 0 0 1 72 666 Tm (BB) Tj ET'
    const { words } = await marksOf({ content, fonts: '/F9 900 0 R' }, { objects })
    expect(words.map(({ text }) => text)).toEqual(['aabb', 'aa-', 'bb'])
  })
  test('Chinese and Japanese columns are writing that runs down the page, single signs of a row are not', async () => {
    const codes = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [(0x41 + i).toString(16), (0x6625 + i).toString(16)]))
    const sign = (i: number, x: number, y: number) => `1 0 0 1 ${x} ${y} Tm (${String.fromCharCode(0x41 + i)}) Tj `
    const column = (x: number, count: number, step: number) => Array.from({ length: count }, (_, i) => sign(i, x, 700 - step * i)).join('')
    const read = (content: string) =>
      marksOf({ content: `BT /F9 12 Tf ${content} ET`, fonts: '/F9 900 0 R' }, { objects: { 900: font, 901: mapped(codes) } })
    const vertical = await read(column(500, 9, 12) + column(480, 3, 12))
    expect(vertical.words.map(({ text, turn }) => [text.length, turn])).toEqual([
      [9, 90],
      [3, 90],
    ])
    const rows = await read(column(500, 9, 18))
    expect(rows.words.map(({ text, turn }) => [text.length, turn])).toEqual(Array.from({ length: 9 }, () => [1, 0]))
  })
})

test('every word of any text is read once and whole', async () => {
  const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;-+%$/&')
  const lines = fc.array(fc.array(fc.string({ unit: letters, minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 6 }), {
    minLength: 1,
    maxLength: 8,
  })
  await fc.assert(
    fc.asyncProperty(lines, fc.constantFrom('/F1', '/F2', '/F3'), async (text, font) => {
      const { words, hidden } = await marksOf({
        content: text.map((row, i) => line(row.join(' '), 40, 700 - 30 * i, `${font} 10`)).join(''),
      })
      // Five single letters in a row are read as one spaced-out word.
      const spacedOut = text.some((row) => row.filter((word) => word.length === 1).length >= 5)
      if (!spacedOut) expect(words.map((word) => word.text)).toEqual(text.flat())
      expect(hidden).toEqual([])
    }),
    { numRuns: 40, seed: 7 },
  )
})

test('characters that map to no letter are counted and marked', async () => {
  const map =
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <42> <E123> endbfchar endcmap end end'
  const objects = { 900: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 901 0 R >>', 901: stream(map, '') }
  const { words, unreadable } = await marksOf({ content: 'BT /F9 12 Tf 72 700 Td (BABA) Tj ET', fonts: '/F9 900 0 R' }, { objects })
  expect(unreadable).toBeCloseTo(0.5, 5)
  expect(words[0]?.confidence).toBeLessThan(0.5)
})
