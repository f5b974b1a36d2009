import { describe, expect, test } from 'vitest'
import { type Box, confidence, type Word } from '../model/index.ts'
import { goldenPage } from '../picture/testing.ts'
import type { Bitmap, Marks, Ocr, OpenPage } from '../stages.ts'
import { readRegions } from './picture-regions.ts'

const { image, marks: printed } = await goldenPage('two-columns', 300)
const { image: coarse } = await goldenPage('two-columns', 100)
const size = { width: image.width * 0.24, height: image.height * 0.24 }
const signal = new AbortController().signal
/** A page that looks like the golden one, whatever its text layer says. */
const page: OpenPage = {
  number: 1,
  size,
  sized: 'stated',
  toImage: null,
  marks: async () => printed,
  render: async (dpi) => (dpi < 200 ? coarse : image),
}
const lower: Box = { left: 40, top: size.height * 0.3, right: size.width - 40, bottom: size.height * 0.8 }
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
const found: { readonly images: Bitmap[]; readonly ocr: Ocr } = (() => {
  const images: Bitmap[] = []
  const pixels = { left: 100, top: 50, right: 200, bottom: 80 }
  const word = { text: 'seen', pixels, baseline: 78, turn: 0, confidence: 0.9, readings: [], bold: false, italic: false } as const
  const ocr: Ocr = {
    recognise: async (picture) => {
      images.push(picture)
      return { words: [word], language: null, unreadable: 0 }
    },
  }
  return { images, ocr }
})()
const own = (top: number): Word => ({
  page: 1,
  text: 'own',
  box: { left: 100, top, right: 120, bottom: top + 10 },
  baseline: top + 10,
  confidence: confidence(0.99),
  readBy: 'text-layer',
  font: null,
  turn: 0,
  raised: 'no',
  link: null,
})

describe('a picture on a page with text of its own', () => {
  test('is read when it holds lines of writing, and its words lie where it stands', async () => {
    const { words, pictures } = await readRegions(page, marks({ words: [own(20)], pictures: [lower] }), found.ocr, signal)
    expect(words.map(({ text }) => text)).toEqual(['seen'])
    expect(words[0]?.box.left).toBeCloseTo(lower.left + 24, 0)
    expect(words[0]?.box.top).toBeCloseTo(lower.top + 12, 0)
    expect(words[0]?.baseline).toBeCloseTo(lower.top + 78 * 0.24, 0)
    expect(pictures).toEqual([])
  })
  test('is left alone when the text layer covers it', async () => {
    const over = Array.from({ length: 8 }, (_, row) => own(lower.top + 20 + 15 * row))
    const before = found.images.length
    const { words, pictures } = await readRegions(page, marks({ words: over, pictures: [lower] }), found.ocr, signal)
    expect([words.length, pictures, found.images.length]).toEqual([0, [lower], before])
  })
  test('is left alone when its caption calls it a figure, and read when the caption calls it a table', async () => {
    const caption = (name: string): readonly Word[] =>
      [name, '3-2', 'Stores', 'by', 'harbour'].map((text, i) => {
        const word = own(lower.bottom + 8)
        return { ...word, text, box: { ...word.box, left: lower.left + 40 * i, right: lower.left + 40 * i + 34 } }
      })
    const before = found.images.length
    const figure = await readRegions(page, marks({ words: caption('Figure'), pictures: [lower] }), found.ocr, signal)
    expect([figure.words.length, figure.pictures, found.images.length]).toEqual([0, [lower], before])
    const table = await readRegions(page, marks({ words: caption('Table'), pictures: [lower] }), found.ocr, signal)
    expect([table.words.length, table.pictures]).toEqual([1, []])
  })
  test('is left alone when it is a photograph or a logo', async () => {
    let seed = 1
    const grain: Bitmap = {
      ...coarse,
      pixels: coarse.pixels.map((_, at) => {
        seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
        return at % 4 === 3 ? 255 : seed >>> 24
      }),
    }
    const before = found.images.length
    const photo = { ...page, render: async () => grain }
    expect((await readRegions(photo, marks({ pictures: [lower] }), found.ocr, signal)).words).toEqual([])
    const logo: Box = { left: 40, top: 40, right: 90, bottom: 70 }
    expect((await readRegions(page, marks({ pictures: [logo] }), found.ocr, signal)).words).toEqual([])
    expect(found.images.length).toBe(before)
  })
})
