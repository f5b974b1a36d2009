import { describe, expect, test } from 'vitest'
import { understand } from '../convert.ts'
import { handwrittenPdf } from '../load/handwritten-pdf.ts'
import { load } from '../load/index.ts'
import { confidence, type Font, type ParsedDocument, type Word } from '../model/index.ts'
import { openOcr } from '../ocr/index.ts'
import { type Bitmap, defaultExportOptions, defaultLimits, type Ocr, type Tools } from '../stages.ts'
import { brokenParts } from './broken-parts.ts'
import { codesFor, strokeFont } from './stroke-font.ts'

const sound = [
  'The mill keeps a ledger of what comes in and what goes out.',
  'Every bag is weighed twice, once at the gate and once at the scale.',
  'At the end of the month both columns must show the same sum.',
]
const broken = ['THE PRICE OF WHEAT AND RYE', 'IS PAID IN SILVER COINS', 'ON THE LAST DAY OF MAY']
const at = (font: string, size: number, y: number, text: string) => `BT /${font} ${size} Tf 72 ${y} Td (${text}) Tj ET`
const page = (lines: readonly string[]) => [
  ...sound.map((text, i) => at('F1', 11, 700 - 16 * i, text)),
  ...lines.map((text, i) => at('Strokes', 14, 560 - 24 * i, codesFor(text))),
  ...sound.map((text, i) => at('F1', 11, 400 - 16 * i, text)),
]
const { fonts, objects } = strokeFont()
const file = (lines: readonly string[]) => handwrittenPdf({ pages: [{ content: page(lines).join('\n'), fonts }], objects })

const request = {
  formats: [],
  pages: null,
  password: null,
  fields: null,
  languages: [],
  limits: defaultLimits,
  exportOptions: defaultExportOptions,
}
const tools = (ocr: Ocr | null): Tools => ({ ocr, vision: null, signal: new AbortController().signal, trace: () => {} })
const textOf = ({ pages }: ParsedDocument, readBy: Word['readBy']) =>
  pages.flatMap(({ words }) => words.filter((word) => word.readBy === readBy).map(({ text }) => text)).join(' ')

/** A recogniser that keeps what it is shown and finds one word in its middle. */
function showing() {
  const shown: Bitmap[] = []
  const ocr: Ocr = {
    recognise: async (image) => {
      shown.push(image)
      const pixels = { left: image.width * 0.4, right: image.width * 0.6, top: image.height * 0.4, bottom: image.height * 0.6 }
      return {
        words: [{ text: 'seen', pixels, baseline: null, turn: 0, confidence: 0.9, readings: [], bold: false, italic: false }],
        language: null,
        unreadable: 0,
      }
    },
  }
  return { shown, ocr }
}

describe('a page whose text layer is broken in a part', () => {
  test('has only that part read from its picture, and the rest from its own text, word for word', async () => {
    const { shown, ocr } = showing()
    const read = await understand(file(broken), request, tools(ocr))
    expect(textOf(read, 'text-layer')).toBe([...sound, ...sound].join(' '))
    expect(textOf(read, 'ocr')).toBe('seen')
    expect(shown).toHaveLength(1)
    const [part] = shown
    // Three lines of 14 points, 24 apart, at 300 dots an inch: a tenth of the page.
    expect((part?.height ?? 0) / (792 * (300 / 72))).toBeLessThan(0.12)
    expect(read.pages[0]?.readBy).toBe('text-layer')
    expect(read.issues.map(({ code, place }) => [code, place?.box === null])).toEqual([['text-layer-unreadable', false]])
  })

  test('says what is printed there', async () => {
    const read = await understand(file(broken), request, tools(await openOcr()))
    expect(textOf(read, 'ocr').toUpperCase()).toBe(broken.join(' '))
    expect(textOf(read, 'text-layer')).toBe([...sound, ...sound].join(' '))
  })

  test('keeps what the file says, and tells of it, where nothing can recognise', async () => {
    const read = await understand(file(broken), request, tools(null))
    expect(textOf(read, 'text-layer')).toBe([...sound, ...broken.map(codesFor), ...sound].join(' '))
    expect(read.issues.map(({ code }) => code)).toEqual(['text-layer-unreadable'])
  })
})

test('a font that does not name its letters is believed where what it spells is text', async () => {
  const open = await load(
    handwrittenPdf({ pages: [{ content: at('Strokes', 14, 500, 'The mill keeps a ledger of what comes in'), fonts }], objects }),
    {
      limits: defaultLimits,
      password: null,
    },
  )
  const marks = await (await open.page(1)).marks()
  expect(marks?.unstated?.size).toBeGreaterThan(0)
  expect(brokenParts(marks?.words ?? [], marks?.unstated)).toEqual([])
  await open.close()
})

const font = (family: string): Font => ({ family, size: 10, bold: false, italic: false })
const words = (texts: readonly string[], written: Font, top: number): readonly Word[] =>
  texts.map((text, i) => ({
    page: 1,
    text,
    box: {
      left: 50 + 60 * (i % 8),
      right: 100 + 60 * (i % 8),
      top: top + 15 * Math.floor(i / 8),
      bottom: top + 10 + 15 * Math.floor(i / 8),
    },
    baseline: top + 10,
    confidence: confidence(0.99),
    readBy: 'text-layer',
    font: written,
    turn: 0,
    raised: 'no',
    link: null,
  }))

describe('broken parts', () => {
  const clean = words(
    Array.from({ length: 40 }, () => 'ledger'),
    font('Serif'),
    100,
  )
  test('are stretches of signs that are no letters, wherever they stand', () => {
    const lost = words(
      Array.from({ length: 16 }, () => '\uFFFD\uFFFDa\uFFFD'),
      font('Sans'),
      400,
    )
    const far = words(
      Array.from({ length: 8 }, () => '\uFFFD\uFFFDa\uFFFD'),
      font('Sans'),
      700,
    )
    const parts = brokenParts([...clean, ...lost, ...far])
    expect(parts.map((part) => part.words.length)).toEqual([16, 8])
  })
  test('are no bullets, no formula of a few signs and no row of dots', () => {
    const bullets = words(['\uFFFD', '\uFFFD', '\uFFFD', '\uFFFD'], font('Symbols'), 300)
    const formula = words(['\uFFFD\uFFFD', '\uFFFD='], font('Maths'), 340)
    const dots = words(
      Array.from({ length: 12 }, () => '.........'),
      font('Dots'),
      500,
    )
    expect(brokenParts([...clean, ...bullets, ...formula, ...dots])).toEqual([])
  })
  test('are no formulas, whose letters spell nothing', () => {
    const ofLetters = words(
      Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? '(x)' : '(k)')),
      font('CMMI10'),
      300,
    )
    const ofBrackets = words(
      Array.from({ length: 12 }, () => '[−(x)]+'),
      font('CMR10'),
      500,
    )
    expect(brokenParts([...clean, ...ofLetters, ...ofBrackets])).toEqual([])
  })
})

test('a short heading in a font that elsewhere spells noise is broken too, and a table of such cells is taken together', () => {
  const font: Font = { family: 'Codes', size: 10, bold: true, italic: false }
  const word = (text: string, left: number, top: number): Word => ({
    page: 1,
    text,
    box: { left, right: left + text.length * 5, top, bottom: top + 8 },
    baseline: top + 8,
    confidence: confidence(0.3),
    readBy: 'text-layer',
    font,
    turn: 0,
    raised: 'no',
    link: null,
  })
  const headings = ['\uFFFD\uFFFDKHDG', 'WKH\uFFFD\uFFFDPLOO', '\uFFFD\uFFFDVDFN', '\uFFFDZ\uFFFDKHDW', '\uFFFD\uFFFDU\uFFFDH']
  expect(brokenParts(headings.map((text, i) => word(text, 72, 100 + 80 * i)))).toHaveLength(5)
  const cells = Array.from({ length: 60 }, (_, i) => word(headings[i % 5] ?? '', 60 + 160 * (i % 3), 60 + 30 * Math.floor(i / 3)))
  const parts = brokenParts(cells)
  expect(parts.flatMap(({ words }) => words)).toHaveLength(60)
  expect(parts.length).toBeLessThan(40)
})
