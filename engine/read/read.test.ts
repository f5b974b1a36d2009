import { describe, expect, test } from 'vitest'
import { type Box, type Conservation, confidence, type Word, wordsLostOrDoubled } from '../model/index.ts'
import {
  type Bitmap,
  ConversionFailure,
  type Marks,
  type Ocr,
  type OcrOptions,
  type OpenPage,
  type Recognised,
  type Tools,
} from '../stages.ts'
import { read } from './index.ts'

const size = { width: 600, height: 800 }
const paper: Box = { left: 0, top: 0, right: 600, bottom: 800 }

const word = (text: string, at = 0): Word => ({
  page: 3,
  text,
  box: { left: 50 + 40 * (at % 10), top: 20 * Math.floor(at / 10) + 50, right: 80 + 40 * (at % 10), bottom: 20 * Math.floor(at / 10) + 60 },
  baseline: 60,
  confidence: confidence(0.99),
  readBy: 'text-layer',
  font: { family: 'Helvetica', size: 10, bold: false, italic: false },
  turn: 0,
  raised: 'no',
  link: null,
})
const words = (count: number, text = 'word'): readonly Word[] => Array.from({ length: count }, (_, i) => word(text, i))
const marks = (some: Partial<Marks>): Marks => ({
  words: [],
  hidden: [],
  rulings: [],
  fills: [],
  pictures: [],
  unreadable: 0,
  drawn: 0,
  ...some,
})
const bitmap: Bitmap = { width: 1200, height: 1600, pixels: new Uint8Array(1200 * 1600 * 4).fill(255), dpi: 144 }
const page = (given: Marks | null | ConversionFailure): OpenPage => ({
  number: 3,
  size,
  sized: 'stated',
  toImage: null,
  marks: async () => {
    if (given instanceof ConversionFailure) throw given
    return given
  },
  render: async () => bitmap,
})
const recogniser = (found: readonly Recognised[]): Ocr => ({
  recognise: async () => ({ words: found, language: null, unreadable: 0 }),
})
const unsaid = { baseline: null, turn: 0, readings: [], bold: false, italic: false } as const
const tools = (ocr: Ocr | null = null, signal = new AbortController().signal): Tools => ({ ocr, vision: null, signal, trace: () => {} })
const codes = (issues: readonly { readonly code: string }[]): readonly string[] => issues.map(({ code }) => code)
const nothingLost: Conservation = { lost: [], doubled: [], invented: [] }

describe('a page with its own text', () => {
  test('is read from it, every word once', async () => {
    const own = words(20)
    const made = await read(page(marks({ words: own })), tools())
    expect([made.outcome, made.readBy, made.number]).toEqual(['read', 'text-layer', 3])
    const line = { words: made.words, box: paper }
    const places = [{ page: 3, box: paper }]
    const paragraph = { kind: 'paragraph' as const, role: 'body' as const, lines: [line], places, confidence: confidence(1) }
    expect(wordsLostOrDoubled({ pages: [{ ...made, words: own }], blocks: [paragraph] })).toEqual(nothingLost)
  })
  test('keeps hidden words out and says how many', async () => {
    const made = await read(page(marks({ words: words(5), hidden: [word('secret'), word('•')] })), tools())
    expect(made.words).toHaveLength(5)
    expect(made.issues).toEqual([
      { code: 'hidden-text', place: { page: 3, box: null }, detail: 'One word that cannot be seen on the page was left out.' },
    ])
  })
  test('with a few unreadable characters is read with a remark', async () => {
    const made = await read(page(marks({ words: words(50), unreadable: 0.05 })), tools())
    expect([made.outcome, ...codes(made.issues)]).toEqual(['read', 'text-layer-unreadable'])
  })
})

describe('a page without usable text', () => {
  const gibberish = marks({ words: words(40, '!"#$%&') })
  test('fails without a recogniser and says why', async () => {
    const made = await read(page(marks({ pictures: [paper], drawn: 1 })), tools())
    expect([made.outcome, made.words.length, ...codes(made.issues)]).toEqual(['failed', 0, 'page-without-text'])
    expect((await read(page(null), tools())).outcome).toBe('failed')
  })
  test('of letters turned into curves is not blank', async () => {
    expect((await read(page(marks({ drawn: 300 })), tools())).outcome).toBe('failed')
  })
  test('with letters in a private order is recognised', async () => {
    const made = await read(
      page(gibberish),
      tools(recogniser([{ text: 'Total', pixels: { left: 0, top: 0, right: 100, bottom: 20 }, confidence: 0.9, ...unsaid }])),
    )
    expect([made.outcome, made.readBy, ...codes(made.issues)]).toEqual(['read', 'ocr', 'text-layer-unreadable'])
    expect((await read(page(gibberish), tools())).outcome).toBe('failed')
  })
  test('is recognised, and what was found is put in page points, one word each', async () => {
    const found: Recognised = { text: 'Grand Total', pixels: { left: 110, top: 200, right: 330, bottom: 240 }, confidence: 0.9, ...unsaid }
    const made = await read(page(null), tools(recogniser([found])))
    expect(made.words.map(({ text }) => text)).toEqual(['Grand', 'Total'])
    expect(made.words[0]).toMatchObject({
      box: { left: 55, right: 105, top: 100, bottom: 120 },
      baseline: 120,
      readBy: 'ocr',
      confidence: 0.9,
      font: null,
    })
    expect(made.words[1]?.box).toMatchObject({ left: 115, right: 165 })
  })
  test('that is light on dark is recognised as dark on light', async () => {
    const pixels = bitmap.pixels.map((_, at) => (at % 4 === 3 || ((at >> 2) % 1200) % 12 < 2 ? 255 : 10))
    const seen: number[] = []
    const ocr: Ocr = {
      recognise: async (image) => {
        seen.push(image.pixels[20] as number)
        return { words: [], language: null, unreadable: 0 }
      },
    }
    await read({ ...page(null), render: async () => ({ ...bitmap, pixels }) }, tools(ocr))
    expect(seen).toEqual([245])
  })
  test('on which nothing is recognised is blank and said to be so', async () => {
    const made = await read(page(null), tools(recogniser([])))
    expect([made.outcome, ...codes(made.issues)]).toEqual(['blank', 'page-without-text'])
  })
  test('whose recogniser breaks down fails with the reason', async () => {
    const made = await read(page(null), tools({ recognise: async () => Promise.reject(new Error('out of memory')) }))
    expect([made.outcome, made.issues[0]?.detail]).toEqual(['failed', 'The text on the page could not be recognised: out of memory'])
  })
})

describe('a scan with words laid invisibly over it', () => {
  const scan = marks({ pictures: [paper], hidden: words(60), words: words(2, 'stamp'), drawn: 1 })
  test('gives these words, trusted less, when there is no recogniser', async () => {
    const made = await read(page(scan), tools())
    expect([made.outcome, made.words.length, ...codes(made.issues)]).toEqual(['read', 62, 'hidden-text'])
    expect(Math.max(...made.words.map((one) => one.confidence))).toBeLessThan(0.9)
  })
  test('is recognised anew when there is one', async () => {
    const made = await read(
      page(scan),
      tools(recogniser([{ text: 'seen', pixels: { left: 0, top: 0, right: 9, bottom: 9 }, confidence: 1, ...unsaid }])),
    )
    expect(made.words.map(({ text }) => text)).toEqual(['seen'])
  })
  test('is said to hold hidden words where its picture shows others', async () => {
    const sees = (text: string): Ocr => recogniser([{ text, pixels: { left: 0, top: 0, right: 9, bottom: 9 }, confidence: 1, ...unsaid }])
    const under = marks({ pictures: [paper], hidden: words(3, 'Annex'), drawn: 1 })
    expect((await read(page(under), tools(sees('Harbour')))).issues).toEqual([
      { code: 'hidden-text', place: { page: 3, box: null }, detail: '3 words that cannot be seen on the page were left out.' },
    ])
    expect((await read(page(under), tools(sees('ANNEX.')))).issues).toEqual([])
  })
  test('tells the recogniser what they say, and where in its picture', async () => {
    let told: OcrOptions['earlier']
    const ocr: Ocr = {
      recognise: async (_, options) => {
        told = options.earlier
        return { words: [], language: null, unreadable: 0 }
      },
    }
    await read(page(scan), tools(ocr))
    expect(told).toHaveLength(62)
    const [first] = scan.hidden
    const { left = 0, bottom = 0 } = told?.find(({ text }) => text === 'word')?.pixels ?? {}
    expect(left).toBeCloseTo((first?.box.left ?? 0) * (bitmap.width / size.width))
    expect(bottom).toBeCloseTo((first?.box.bottom ?? 0) * (bitmap.height / size.height))
  })
  test('is not believed where its letters say nothing', async () => {
    let told: OcrOptions['earlier']
    const ocr: Ocr = {
      recognise: async (_, options) => {
        told = options.earlier
        return { words: [], language: null, unreadable: 0 }
      },
    }
    await read(page({ ...scan, hidden: words(60, '!"#$%&') }), tools(ocr))
    expect(told).toEqual([])
  })
})

test('a picture of writing in letters that are not read is said to be that, not empty', async () => {
  const ocr: Ocr = { recognise: async () => ({ words: [], language: null, unreadable: 1 }) }
  const made = await read(page(null), tools(ocr))
  expect([made.outcome, ...codes(made.issues)]).toEqual(['blank', 'language-unsupported'])
})
test('a page with nothing on it is blank', async () => {
  const made = await read(page(marks({})), tools())
  expect([made.outcome, made.issues]).toEqual(['blank', []])
})
test('a page that cannot be opened fails by itself', async () => {
  const made = await read(page(new ConversionFailure('reader-crashed')), tools())
  expect([made.outcome, ...codes(made.issues)]).toEqual(['failed', 'page-skipped'])
})
test('a cancelled conversion stops before and during recognition', async () => {
  const control = new AbortController()
  const stalled: Ocr = {
    recognise: async () => {
      control.abort()
      throw new Error('stopped')
    },
  }
  await expect(read(page(null), tools(stalled, control.signal))).rejects.toMatchObject({ code: 'cancelled' })
  await expect(read(page(null), tools(null, control.signal))).rejects.toMatchObject({ code: 'cancelled' })
})

test('what is stamped in colour over print is read by itself, and its words lie where the stamp does', async () => {
  const pixels = new Uint8Array(1200 * 1600 * 4).fill(255)
  const paint = (left: number, top: number, wide: number, high: number, colour: readonly number[]): void => {
    for (let y = top; y < top + high; y++)
      for (let x = left; x < left + wide; x++)
        for (let channel = 0; channel < 3; channel++) pixels[(y * 1200 + x) * 4 + channel] = colour[channel] ?? 0
  }
  // Lines of letters, and a red frame that runs through four of them.
  for (let line = 0; line < 60; line++)
    for (let letter = 0; letter < 80; letter++) paint(100 + letter * 12, 100 + line * 24, 6, 10, [20, 20, 20])
  for (const [left, top, wide, high] of [
    [300, 407, 240, 6],
    [300, 497, 240, 6],
    [300, 407, 6, 96],
    [534, 407, 6, 96],
  ] as const)
    for (let y = top; y < top + high; y++)
      for (let x = left; x < left + wide; x++) if (pixels[(y * 1200 + x) * 4] === 255) paint(x, y, 1, 1, [210, 50, 60])
  const shown: Bitmap = { ...bitmap, pixels }
  const ocr: Ocr = {
    recognise: async (image) => {
      const text = image.width === shown.width ? 'printed' : 'stamped'
      const found = { ...unsaid, text, confidence: 0.95, pixels: { left: 20, top: 30, right: 80, bottom: 50 } }
      return { words: [found], language: null, unreadable: 0 }
    },
  }
  const { words: found } = await read({ ...page(null), render: async () => shown }, tools(ocr))
  expect(found.map(({ text }) => text)).toEqual(['printed', 'stamped'])
  const stamped = found[1]?.box
  expect(stamped?.left).toBeGreaterThan(135)
  expect(stamped?.right).toBeLessThan(280)
  expect(stamped?.top).toBeGreaterThan(190)
  expect(stamped?.bottom).toBeLessThan(260)
})

test('a box to tick that was read as a sign is parted from the words it was run together with', async () => {
  const found = { ...unsaid, text: 'payment□Cash', confidence: 0.95, pixels: { left: 100, top: 100, right: 220, bottom: 120 } }
  const { words: seen } = await read(page(null), tools(recogniser([found])))
  expect(seen.map(({ text }) => text)).toEqual(['payment', '□', 'Cash'])
})
