import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import PDFDocument from 'pdfkit'
import { describe, expect, test } from 'vitest'
import type { Word } from '../model/index.ts'
import { defaultLimits, type Marks } from '../stages.ts'
import { type HandwrittenPage, type HandwrittenPdf, handwrittenPdf, stream } from './handwritten-pdf.ts'
import { load } from './index.ts'

const marksOf = async (page: HandwrittenPage, rest: Omit<HandwrittenPdf, 'pages'> = {}): Promise<Marks> => {
  const file = await load(handwrittenPdf({ pages: [page], ...rest }), { limits: defaultLimits, password: null })
  const marks = await (await file.page(1)).marks()
  await file.close()
  if (marks === null) throw new Error('a PDF page has marks')
  return marks
}
const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')
const line = (text: string, x = 72, y = 700, font = '/F1 12'): string => `BT ${font} Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET\n`

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
  test('have ligatures in letters and accents on their letters', async () => {
    const fonts = '/F9 900 0 R'
    const objects = {
      900: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [1 /fi] >> >>',
    }
    const ligature = await marksOf({ content: 'BT /F9 12 Tf 72 700 Td (\\001nal) Tj ET', fonts }, { objects })
    expect(textOf(ligature.words)).toBe('final')
    const accent = await marksOf({ content: 'BT /F1 12 Tf 72 700 Td (B) Tj 9.3 0 Td (\\250) Tj -1.3 0 Td (orsch) Tj ET' })
    expect(textOf(accent.words)).toBe('Börsch')
  })
  test('of a narrow font without kerning are parted at its small spaces, and a single kern parts nothing', async () => {
    const spaced = 'BT /F1 12 Tf 72 700 Td [(all) -130 (the) -130 (words) -130 (of) -130 (it)] TJ ET'
    expect(textOf((await marksOf({ content: spaced })).words)).toBe('all the words of it')
    const kerned = 'BT /F1 12 Tf 72 700 Td [(together) -130 (ness)] TJ ET'
    expect(textOf((await marksOf({ content: kerned })).words)).toBe('togetherness')
  })
  test.each([
    ['ABCDEE+Wingdings-Regular', 'l n \\247 \\374', '● ■ ▪ ✓'],
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
  test('know where they link to, but not to what would run something', async () => {
    const link = (rectangle: string, address: string): string =>
      `<< /Type /Annot /Subtype /Link /Rect [${rectangle}] /A << /S /URI /URI (${address}) >> >>`
    const { words } = await marksOf({
      content: line('site') + line('script', 72, 600),
      annotations: [link('70 695 100 715', 'https://example.org/a'), link('70 595 120 615', 'javascript:alert\\(1\\)')],
    })
    expect(words.map((word) => word.link)).toEqual(['https://example.org/a', null])
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

describe('boxes to tick', () => {
  const button = (state: string, rectangle: string, flags = 4) =>
    `<< /Type /Annot /Subtype /Widget /FT /Btn /T (b${rectangle}) /F ${flags} /AS /${state} /Rect [${rectangle}] /AP << /N << /Yes 902 0 R /Off 903 0 R >> >> >>`
  const objects = {
    902: stream('BT /F1 12 Tf 1 1 Td (x) Tj ET', '/Type /XObject /Subtype /Form /BBox [0 0 12 12] /Resources << /Font << /F1 3 0 R >> >>'),
    903: stream('', '/Type /XObject /Subtype /Form /BBox [0 0 12 12]'),
  }
  test('are signs on the line of their words, ticked or not as the form says, and the letter of the tick makes room', async () => {
    const { words } = await marksOf(
      {
        content: line('Posters', 90, 700) + line('Banners', 90, 660),
        annotations: [button('Yes', '72 698 84 710'), button('Off', '72 658 84 670'), button('Off', '72 618 84 630', 6)],
      },
      { objects },
    )
    expect(words.map(({ text, baseline }) => [text, Math.round(baseline)])).toEqual([
      ['Posters', 92],
      ['Banners', 132],
      ['☑', 92],
      ['☐', 132],
    ])
    expect(words[2]?.box).toEqual({ left: 72, top: 82, right: 84, bottom: 94 })
  })
})

describe('boxes to tick that are drawn', () => {
  const frame = (x: number, y: number, side = 10) => `0.8 w ${x} ${y} ${side} ${side} re S\n`
  const solid = (x: number, y: number, side = 10) => `${x} ${y} ${side} ${side} re f\n`
  const cross = (x: number, y: number) => `1 w ${x + 1} ${y + 1} m ${x + 9} ${y + 9} l S ${x + 9} ${y + 1} m ${x + 1} ${y + 9} l S\n`
  const signs = async (content: string) => textOf((await marksOf({ content })).words.filter(({ text }) => /[☐☑]/u.test(text)))

  test('are empty, crossed, or filled among empty ones', async () => {
    const labels = line('Yes', 88, 700) + line('No', 138, 700) + line('Maybe', 188, 700)
    expect(await signs(labels + frame(74, 699) + frame(124, 699) + cross(124, 699) + solid(174, 699))).toBe('☐ ☑ ☑')
  })
  test('are ticked by a sign of the page too', async () => {
    const objects = {
      900: '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /ToUnicode 901 0 R >>',
      901: stream(
        '/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <41> <2715> endbfchar endcmap end end',
        '',
      ),
    }
    const content = `${frame(74, 699)}BT /F9 9 Tf 76 701 Td (A) Tj ET ${line('Yes', 88, 700)}`
    const { words } = await marksOf({ content, fonts: '/F9 900 0 R' }, { objects })
    expect(textOf(words)).toBe('Yes ☑')
  })
  test('of circles are as good, and so is a white hook on a dark ground', async () => {
    const circle = (x: number, y: number) =>
      `0.8 w ${x + 10} ${y + 5} m ${x + 10} ${y + 7.8} ${x + 7.8} ${y + 10} ${x + 5} ${y + 10} c ${x + 2.2} ${y + 10} ${x} ${y + 7.8} ${x} ${y + 5} c ${x} ${y + 2.2} ${x + 2.2} ${y} ${x + 5} ${y} c ${x + 7.8} ${y} ${x + 10} ${y + 2.2} ${x + 10} ${y + 5} c h S\n`
    const hook = `q 0 0.4 1 rg ${solid(124, 699)} 1 G 1.5 w 126 704 m 128 701 l 132 707 l S Q\n`
    expect(await signs(line('Basic', 88, 700) + circle(74, 699) + line('Plus', 138, 700) + hook)).toBe('☐ ☑')
  })
  test('are none where squares are bullets, keys of a chart, or cells for single letters', async () => {
    const bullets = [700, 680, 660].map((y) => solid(74, y, 5) + line('a point', 88, y)).join('')
    expect(await signs(bullets)).toBe('')
    expect(
      await signs(`q 1 0 0 rg ${solid(74, 699)} 0 0 1 rg ${solid(144, 699)} Q ${line('North', 88, 700)} ${line('South', 158, 700)}`),
    ).toBe('')
    const keys = line('Old', 88, 700) + line('New', 138, 700) + line('None', 188, 700) + frame(74, 699)
    expect(await signs(`${keys}q 0.2 g ${solid(124, 699)} 0.5 g ${solid(174, 699)} Q`)).toBe('')
    expect(await signs(`${keys}q 0.2 g ${solid(124, 699)} 300 400 20 90 re f Q`)).toBe('')
    const cells = [0, 1, 2, 3, 4, 5].map((at) => frame(120 + at * 12, 699, 12)).join('')
    expect(await signs(line('Postcode', 60, 700) + cells + line('9', 123, 702))).toBe('')
  })
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

describe('what the reader of a page does not see', () => {
  test('is kept apart: invisible, white on white, covered, and off the page', async () => {
    const { words, hidden } = await marksOf({
      content:
        line('Seen') +
        'BT 3 Tr /F1 12 Tf 72 650 Td (Invisible) Tj ET BT 0 Tr /F1 12 Tf 1 g 72 600 Td (White) Tj ET 0 g ' +
        `${line('Covered', 72, 550)} 1 g 60 540 200 30 re f 0 g ${line('Outside', 72, 900)}`,
    })
    expect(textOf(words)).toBe('Seen')
    expect(hidden.map(({ text }) => text).sort()).toEqual(['Covered', 'Invisible', 'Outside', 'White'])
  })
  test('is what clipping paths cut away, in forms as well', async () => {
    const { words, hidden } = await marksOf({
      content: `q 300 100 50 50 re W n ${line('Cut')} Q ${line('Seen', 72, 650)} q 1 0 0 1 0 -100 cm /Part Do Q`,
      forms: { Part: { content: `300 100 50 50 re W n ${line('Away')}` } },
    })
    expect(textOf(words)).toBe('Seen')
    expect(hidden.map(({ text }) => text)).toEqual(['Cut', 'Away'])
  })
  test('is not what a second drawing of the same words within its own clipping path shows', async () => {
    const { words } = await marksOf({ content: `q 300 100 50 50 re W n ${line('Twice')} Q q 60 690 200 40 re W n ${line('Twice')} Q` })
    expect(textOf(words)).toBe('Twice')
  })
  test('is what lies under a picture, but not under the clear parts of one', async () => {
    const picture = (name: string) => `q 300 0 0 30 60 690 cm /${name} Do Q`
    const image = (entries: string) =>
      stream('\x80\x20\x60\xA0', `/Type /XObject /Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8 ${entries}`)
    const under = (entries: string) =>
      marksOf(
        {
          content: `${line('Underneath')} ${picture('Part')}`,
          forms: { Part: { content: 'q 1 0 0 1 0 0 cm /Photo Do Q', entries: '/Resources << /XObject << /Photo 900 0 R >> >>' } },
        },
        {
          objects: {
            900: image(entries),
            901: stream('\0\0\0\0', '/Type /XObject /Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceGray'),
          },
        },
      )
    expect((await under('/ColorSpace /DeviceGray')).hidden.map(({ text }) => text)).toEqual(['Underneath'])
    expect(textOf((await under('/ColorSpace /DeviceGray /SMask 901 0 R')).words)).toBe('Underneath')
  })
  test('is what stands on a layer that is switched off', async () => {
    const layered = (off: string) =>
      marksOf(
        {
          content: `${line('Always')} /OC /Draft BDC ${line('Layered', 72, 650)} EMC`,
          entries: '/Properties << /Draft 900 0 R >>',
        },
        {
          objects: { 900: '<< /Type /OCG /Name (Draft) >>' },
          catalogue: `/OCProperties << /OCGs [900 0 R] /D << /Order [900 0 R] ${off} >> >>`,
        },
      )
    expect(textOf((await layered('/OFF [900 0 R]')).words)).toBe('Always')
    expect(textOf((await layered('')).words)).toBe('Always Layered')
  })
  test('is writing too small to be seen, unless the whole page is drawn that small', async () => {
    const { words, hidden } = await marksOf({ content: line('Plain words of a page') + line('speck', 72, 650, '/F1 0.8') })
    expect(textOf(words)).toBe('Plain words of a page')
    expect(hidden.map(({ text }) => text)).toEqual(['speck'])
    const small = await marksOf({ content: line('All is small', 1, 8, '/F1 1') + line('here', 1, 5, '/F1 0.8'), mediaBox: [0, 0, 10, 10] })
    expect(small.hidden).toEqual([])
  })
  test('is not white writing on a dark ground of any shape', async () => {
    const { words } = await marksOf({ content: `0 0 0.5 rg 60 690 m 200 690 l 220 705 l 200 720 l 60 720 l h f 1 g ${line('Bright')}` })
    expect(textOf(words)).toBe('Bright')
  })
  test('is the part of a long word beyond the edge', async () => {
    const { words, hidden } = await marksOf({ content: line('M'.repeat(200)) })
    expect(words[0]?.text.length).toBeLessThan(60)
    expect((words[0]?.text.length ?? 0) + (hidden[0]?.text.length ?? 0)).toBe(200)
  })
})

describe('rules, areas and pictures', () => {
  test('are lines and thin rectangles, joined where they meet', async () => {
    const { rulings } = await marksOf({
      content: '1 w 100 500 m 200 500 l S 200 500 m 300 500 l S 100 400 200 0.8 re f 50 100 m 50 300 l S',
    })
    expect(rulings).toHaveLength(3)
    expect(rulings).toContainEqual({ from: { x: 100, y: 292 }, to: { x: 300, y: 292 }, thickness: 1 })
    expect(rulings).toContainEqual({ from: { x: 50, y: 492 }, to: { x: 50, y: 692 }, thickness: 1 })
    expect(rulings.find(({ from }) => Math.abs(from.y - 391.6) < 0.01)?.thickness).toBeCloseTo(0.8, 3)
  })
  test('are the four sides of a drawn rectangle', async () => {
    const { rulings } = await marksOf({ content: '100 100 50 20 re S' })
    expect(rulings).toHaveLength(4)
  })
  test('are found inside nested forms, through all their matrices', async () => {
    const { rulings, words } = await marksOf({
      content: 'q 2 0 0 2 0 0 cm /Outer Do Q',
      forms: {
        Outer: { content: 'q 1 0 0 1 10 20 cm /Inner Do Q', entries: '/Matrix [1 0 0 1 5 0]' },
        Inner: { content: `0 100 m 50 100 l S ${line('in', 0, 110, '/F1 6')}` },
      },
    })
    expect(rulings).toEqual([{ from: { x: 30, y: 552 }, to: { x: 130, y: 552 }, thickness: 2 }])
    expect(words[0]).toMatchObject({ text: 'in', font: { size: 12 } })
    expect(words[0]?.baseline).toBeCloseTo(792 - 260, 3)
  })
  test('areas know how bright they are; curves and white lines are no rules', async () => {
    const { fills, rulings, drawn } = await marksOf({
      content: '0.9 g 100 100 200 20 re f 1 G 100 300 m 200 300 l S 0 G 100 400 m 150 450 200 450 250 400 c S',
    })
    expect(fills).toHaveLength(1)
    expect(fills[0]?.grey).toBeCloseTo(0.9, 2)
    expect(rulings).toEqual([])
    expect(drawn).toBe(2)
  })
  test('pictures have the box they are drawn in', async () => {
    const { pictures } = await marksOf({ content: 'q 100 0 0 50 72 600 cm BI /W 2 /H 2 /BPC 8 /CS /G ID abcd EI Q' })
    expect(pictures).toEqual([{ left: 72, top: 142, right: 172, bottom: 192 }])
  })
})

test('pictures and large areas end where their clipping paths end, in forms as well', async () => {
  const picture = 'q 400 0 0 400 100 100 cm BI /W 2 /H 2 /BPC 8 /CS /G ID abcd EI Q'
  const plain = await marksOf({ content: `q 150 200 100 50 re W n ${picture} 0.8 g 0 0 612 792 re f Q` })
  const box = { left: 150, top: 542, right: 250, bottom: 592 }
  expect(plain.pictures).toEqual([box])
  expect(plain.fills[0]?.box).toEqual(box)
  const nested = await marksOf({
    content: 'q 1 0 0 1 50 0 cm /Part Do Q',
    forms: { Part: { content: `100 200 100 50 re W n ${picture}` } },
  })
  expect(nested.pictures).toEqual([box])
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

describe('bands with rounded corners', () => {
  const drawnBy = async (draw: (document: PDFKit.PDFDocument) => void): Promise<Marks> => {
    const document = new PDFDocument({ size: [400, 400] })
    const parts: Buffer[] = []
    document.on('data', (part: Buffer) => parts.push(part))
    const ended = new Promise((resolve) => document.on('end', resolve))
    draw(document)
    document.end()
    await ended
    const file = await load(new Uint8Array(Buffer.concat(parts)), { limits: defaultLimits, password: null })
    const marks = await (await file.page(1)).marks()
    await file.close()
    if (marks === null) throw new Error('a PDF page has marks')
    return marks
  }

  test.each([
    ['corners', 5],
    ['ends', 12],
  ])('are fills when their %s are rounded, and white titles on them are seen', async (_, radius) => {
    const { words, hidden, fills } = await drawnBy((document) =>
      document.roundedRect(50, 100, 200, 24, radius).fill('#123456').fill('#ffffff').fontSize(12).text('Summary of costs', 70, 107),
    )
    expect(textOf(words)).toBe('Summary of costs')
    expect(hidden).toEqual([])
    expect(fills).toHaveLength(1)
    expect(fills[0]?.box.left).toBeCloseTo(50, 2)
    expect(fills[0]?.box.right).toBeCloseTo(250, 2)
    expect(fills[0]?.box.top).toBeCloseTo(100, 2)
    expect(fills[0]?.box.bottom).toBeCloseTo(124, 2)
    expect(fills[0]?.grey).toBeLessThan(0.3)
  })
  test('are told from circles, ellipses and half rounds', async () => {
    const { fills } = await drawnBy((document) =>
      document
        .circle(100, 100, 30)
        .ellipse(200, 200, 80, 20)
        .moveTo(50, 300)
        .lineTo(70, 300)
        .bezierCurveTo(110, 300, 110, 360, 70, 360)
        .lineTo(50, 360)
        .closePath()
        .fill('#123456'),
    )
    expect(fills).toEqual([])
  })
})
