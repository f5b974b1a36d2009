import { describe, expect, test } from 'vitest'
import type { Box } from '../geometry/index.ts'
import type { Bitmap } from '../stages.ts'
import { picturesIn } from './pictures.ts'
import { askew, goldenPage } from './testing.ts'

const dpi = 150
const scale = dpi / 72

/** A golden page as a picture, with its words as boxes in its pixels. */
async function pageOf(name: string): Promise<{ readonly image: Bitmap; readonly words: readonly Box[] }> {
  const { image, marks } = await goldenPage(name, dpi)
  const inPixels = ({ left, top, right, bottom }: Box): Box => ({
    left: left * scale,
    top: top * scale,
    right: right * scale,
    bottom: bottom * scale,
  })
  return { image, words: marks.words.map(({ box }) => inPixels(box)) }
}

/** The picture with a box painted over: `tone` gives the brightness of a pixel, counted from the box's corner. */
function painted(image: Bitmap, { left, top, right, bottom }: Box, tone: (x: number, y: number) => number): Bitmap {
  const pixels = Uint8ClampedArray.from(image.pixels)
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) pixels.fill(tone(x - left, y - top), 4 * (y * image.width + x), 4 * (y * image.width + x) + 3)
  return { ...image, pixels: new Uint8Array(pixels.buffer) as Bitmap['pixels'] }
}
/** Hills under a sky: light above, dark and rough below. */
const landscape = (x: number, y: number): number => {
  const hill = 60 + 30 * Math.sin(x / 23) + 12 * Math.sin(x / 5)
  return y < hill ? 170 + 25 * Math.sin(y / 30) : 70 + 40 * Math.sin(x / 7) * Math.sin(y / 9)
}
const near = (found: Box | undefined, expected: Box, by: number): boolean =>
  found !== undefined && (['left', 'top', 'right', 'bottom'] as const).every((side) => Math.abs((found[side] ?? 0) - expected[side]) <= by)

describe('the pictures of a page', () => {
  const box = { left: 200, top: 1250, right: 640, bottom: 1540 }

  test('are found where a photograph stands on a page of text, and nothing else is one', async () => {
    const { image, words } = await pageOf('booktabs-report')
    const beside = words.filter(({ bottom, top }) => bottom < box.top || top > box.bottom)
    const paper = painted(image, { left: 0, top: box.top - 20, right: image.width, bottom: box.bottom + 20 }, () => 255)
    expect(picturesIn(paper, beside)).toEqual([])
    const found = picturesIn(painted(paper, box, landscape), beside)
    expect(found).toHaveLength(1)
    expect(near(found[0], box, 6), JSON.stringify(found)).toBe(true)
  })

  test('are whole where they are round, and end before the words beside them', async () => {
    const { image } = await pageOf('two-columns')
    const white = painted(image, { left: 0, top: 0, right: image.width, bottom: image.height }, () => 250)
    const seal = painted(white, { left: 200, top: 300, right: 400, bottom: 500 }, (x, y) =>
      Math.hypot(x - 100, y - 100) < 100 ? landscape(x, y) : 250,
    )
    const found = picturesIn(seal, [])
    expect(near(found[0], { left: 200, top: 300, right: 400, bottom: 500 }, 14), JSON.stringify(found)).toBe(true)
    const word = { left: 395, top: 380, right: 520, bottom: 420 }
    expect(picturesIn(seal, [word])[0]?.right).toBeLessThanOrEqual(395)
  })

  test.each(['ruled-invoice', 'banded-list', 'two-columns', 'spanning-plan', 'indian-ledger', 'german-offer'])(
    'are none where there is writing, rules and tints alone, as in %s',
    async (name) => {
      const { image, words } = await pageOf(name)
      expect(picturesIn(image, words)).toEqual([])
      // What was not read is no picture for that.
      expect(picturesIn(image, [])).toEqual([])
    },
  )

  test('end before a caption that stands close below them in the shadow of a photographed sheet', async () => {
    const { image } = await pageOf('two-columns')
    const picture = { left: 700, top: 1250, right: 1100, bottom: 1474 }
    const lit = painted(
      image,
      { left: 0, top: 0, right: image.width, bottom: image.height },
      (x, y) => 250 - 40 * (x / image.width) - 50 * (y / image.height),
    )
    const line = { left: 700, top: 1482, right: 1000, bottom: 1496 }
    const page = painted(
      painted(lit, picture, (x, y) => 0.7 * landscape(x, y)),
      line,
      (x) => (x % 7 < 4 ? 40 : 180),
    )
    const found = picturesIn(page, [line])
    expect(near(found[0], picture, 4), JSON.stringify(found)).toBe(true)
  })

  test('are no panels of one tone, no light that falls off, and not what the sheet lay on', async () => {
    const { image } = await pageOf('two-columns')
    const white = painted(image, { left: 0, top: 0, right: image.width, bottom: image.height }, () => 250)
    expect(
      picturesIn(
        painted(white, box, () => 150),
        [],
      ),
    ).toEqual([])
    expect(
      picturesIn(
        painted(white, { left: 0, top: 0, right: image.width, bottom: image.height }, (x) => 250 - x / 12),
        [],
      ),
    ).toEqual([])
    const wood = (x: number, y: number): number => 90 + 40 * Math.sin(x / 6 + Math.sin(y / 50))
    expect(picturesIn(painted(white, { left: 0, top: 0, right: 160, bottom: image.height }, wood), [])).toEqual([])
    expect(picturesIn(painted(white, { left: 0, top: 0, right: image.width, bottom: 90 }, wood), [])).toEqual([])
    expect(picturesIn(askew(white, 2).image, [])).toEqual([])
  })

  test('are no texts that stand on a ground of their own', async () => {
    const { image } = await pageOf('two-columns')
    const white = painted(image, { left: 0, top: 0, right: image.width, bottom: image.height }, () => 250)
    const lines = Array.from({ length: 6 }, (_, line) => ({
      left: box.left + 30,
      right: box.right - 30,
      top: box.top + 20 + line * 44,
      bottom: box.top + 40 + line * 44,
    }))
    expect(picturesIn(painted(white, box, landscape), lines)).toEqual([])
  })
})
