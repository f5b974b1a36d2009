import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type Box, confidence, type Field, type Word } from '../model/index.ts'
import type { ReadPage } from '../stages.ts'
import { draw, drawStage, type PagePicture } from './index.ts'

const size = { width: 100, height: 50 }
const white: PagePicture = {
  number: 1,
  size,
  bitmap: { width: 200, height: 100, pixels: new Uint8Array(200 * 100 * 4).fill(255), dpi: 144 },
}
const box: Box = { left: 10, top: 10, right: 40, bottom: 30 }

async function pixelsOf(png: Uint8Array): Promise<(x: number, y: number) => readonly number[]> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([200, 100])
  return (x, y) => [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)]
}

describe('an overlay', () => {
  test('outlines and tints boxes and draws lines, in page points', async () => {
    const at = await pixelsOf(
      await draw(white, {
        boxes: [{ box, colour: [255, 0, 0], label: null, tint: 0.5 }],
        lines: [{ from: { x: 0, y: 45 }, to: { x: 100, y: 45 }, colour: [0, 0, 255] }],
      }),
    )
    expect(at(20, 20)).toEqual([255, 0, 0])
    expect(at(40, 40)).toEqual([255, 128, 128])
    expect(at(5, 5)).toEqual([255, 255, 255])
    expect(at(150, 90)).toEqual([0, 0, 255])
  })
  test('writes labels in white on the colour of the box', async () => {
    const at = await pixelsOf(await draw(white, { boxes: [{ box, colour: [0, 128, 0], label: 'T1', tint: 0 }], lines: [] }))
    // Above the box, the letter T: a bar, a stem in the middle, ground beside it.
    expect(at(23, 9)).toEqual([255, 255, 255])
    expect(at(22, 13)).toEqual([0, 128, 0])
    expect(at(25, 13)).toEqual([255, 255, 255])
  })
  test('is cut off at the edge of the page and leaves the page picture as it was', async () => {
    const beyond = { box: { left: -50, top: -50, right: 500, bottom: 500 }, colour: [1, 2, 3] as const, label: 'beyond', tint: 1 }
    const at = await pixelsOf(
      await draw(white, { boxes: [beyond], lines: [{ from: { x: -1e7, y: 0 }, to: { x: 1e7, y: 9 }, colour: [9, 9, 9] }] }),
    )
    expect(at(199, 99)).toEqual([1, 2, 3])
    expect(white.bitmap.pixels.every((value) => value === 255)).toBe(true)
  })
})

describe('a read page', () => {
  const word = (some: Partial<Word>): Word => ({
    page: 1,
    text: 'x',
    box,
    baseline: 30,
    confidence: confidence(0.99),
    readBy: 'text-layer',
    font: null,
    turn: 0,
    raised: 'no',
    link: null,
    ...some,
  })
  const page = (words: readonly Word[]): ReadPage => ({
    number: 1,
    size,
    toImage: null,
    readBy: 'text-layer',
    words,
    rulings: [{ from: { x: 0, y: 45 }, to: { x: 100, y: 45 }, thickness: 1 }],
    fills: [{ box: { left: 60, top: 10, right: 90, bottom: 30 }, grey: 0.9 }],
    pictures: [],
    issues: [],
    outcome: 'read',
  })
  test('shows words, rules and areas, and tells doubtful words from others', async () => {
    const [sure, doubtful] = await Promise.all(
      [confidence(0.99), confidence(0.2)].map(async (trust) =>
        pixelsOf(await drawStage('read', page([word({ confidence: trust })]), white)),
      ),
    )
    expect(sure?.(20, 40)).not.toEqual(doubtful?.(20, 40))
    expect(sure?.(20, 40)).not.toEqual([255, 255, 255])
    expect(sure?.(100, 90)).not.toEqual([255, 255, 255])
    expect(sure?.(150, 40)).not.toEqual([255, 255, 255])
  })
  test('shows, as the file was loaded, the words that cannot be seen as well', async () => {
    const { words, rulings, fills, pictures } = page([])
    const marks = { words, rulings, fills, pictures, hidden: [word({})], unreadable: 0, drawn: 2 }
    const at = await pixelsOf(await drawStage('load', marks, white))
    expect(at(40, 40)).not.toEqual([255, 255, 255])
    expect(at(100, 90)).not.toEqual([255, 255, 255])
    const bare = await pixelsOf(await drawStage('load', null, white))
    expect(bare(40, 40)).toEqual([255, 255, 255])
  })
  test('shows where the values of fields stand, by how sure they are', async () => {
    const place = { page: 1, box }
    const field = (trust: number): Field => ({
      name: 'total',
      label: null,
      value: { kind: 'text', text: 'x' },
      evidence: { words: [], place },
      confidence: confidence(trust),
      source: 'page',
      alternatives: [],
    })
    const sheet = {
      kind: 'invoice',
      kindConfidence: confidence(1),
      definition: null,
      definitions: [],
      pages: [1],
      missing: [],
      checks: [],
    } as const
    const drawn = async (field: Field, inList: boolean) => {
      const lists = inList ? [{ name: 'items', items: [{ fields: [field] }] }] : []
      return pixelsOf(await drawStage('fields', { sheets: [{ ...sheet, fields: inList ? [] : [field], lists }], issues: [] }, white))
    }
    const sure = (await drawn(field(0.99), false))(40, 40)
    expect(sure).not.toEqual([255, 255, 255])
    expect((await drawn(field(0.2), false))(40, 40)).not.toEqual(sure)
    expect((await drawn(field(0.99), true))(40, 40)).toEqual(sure)
  })
})
