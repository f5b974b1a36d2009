import { describe, expect, test } from 'vitest'
import type { Bitmap } from '../stages.ts'
import { overprintIn } from './overprint.ts'
import { goldenPage } from './testing.ts'

type Colour = readonly [number, number, number]
const red: Colour = [0.84, 0.22, 0.25]
const blue: Colour = [0.2, 0.3, 0.75]

/** The page with ink of that colour laid over what is printed, where `isInked` says so. */
function inked(page: Bitmap, colour: Colour, isInked: (x: number, y: number) => boolean): Bitmap {
  const pixels = page.pixels.slice()
  for (let y = 0, at = 0; y < page.height; y++)
    for (let x = 0; x < page.width; x++, at += 4)
      if (isInked(x, y)) for (const [channel, share] of colour.entries()) pixels[at + channel] = (pixels[at + channel] as number) * share
  return { ...page, pixels }
}

/** A round stamp of two rings and a bar. */
const stampAt =
  (left: number, top: number) =>
  (x: number, y: number): boolean => {
    const away = Math.hypot(x - left, y - top)
    return Math.abs(away - 100) < 4 || Math.abs(away - 70) < 2 || (away < 66 && Math.abs(y - top) < 9 && x % 24 < 14)
  }

/** Share of the pixels within a box that differ by more than a quarter of black from white, in all channels. */
function shareDark(image: Bitmap, [left, top, right, bottom]: readonly [number, number, number, number]): number {
  let dark = 0
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = (y * image.width + x) * 4
      if (Math.max(image.pixels[at] as number, image.pixels[at + 1] as number, image.pixels[at + 2] as number) < 192) dark++
    }
  return dark / ((right - left) * (bottom - top))
}

const { image: page } = await goldenPage('two-columns', 150)

describe('a stamp over print', () => {
  const middle = [380, 480] as const
  const around = [270, 370, 490, 590] as const

  test.each([
    ['red', red],
    ['blue', blue],
  ])('in %s is parted from it: both stand by themselves', (_, colour) => {
    const stamped = inked(page, colour, stampAt(...middle))
    const parted = overprintIn(stamped)
    expect(parted?.over).toHaveLength(1)
    const print = parted?.print as Bitmap
    let wrong = 0
    for (let at = 0; at < page.pixels.length; at += 4)
      if (Math.abs((print.pixels[at] as number) - (page.pixels[at] as number)) > 64) wrong++
    expect(wrong).toBeLessThan(0.01 * 220 * 220)
    const { box, image } = parted?.over[0] ?? { box: null, image: null }
    expect(box?.left).toBeGreaterThan(middle[0] - 150)
    expect(box?.right).toBeLessThan(middle[0] + 150)
    // Two rings of 8 and 4 pixels and the bar between; of the print around is nothing left.
    const own = image as Bitmap
    const [left, top] = [around[0] - (box?.left ?? 0), around[1] - (box?.top ?? 0)]
    expect(shareDark(own, [left, top, left + 220, top + 220])).toBeCloseTo(0.169, 1)
  })

  test('that is black cannot be told by its colour', () => expect(overprintIn(inked(page, [0.2, 0.2, 0.2], stampAt(...middle)))).toBeNull())

  test('that stands beside it is left where it is', () => {
    const white: Bitmap = { ...page, pixels: new Uint8Array(page.pixels.length).fill(255) }
    expect(overprintIn(inked(white, red, stampAt(...middle)))).toBeNull()
  })

  test('is none where print stands on a coloured ground, nor where nothing is coloured', () => {
    expect(overprintIn(inked(page, blue, (x, y) => x > 100 && x < 700 && y > 300 && y < 700))).toBeNull()
    expect(overprintIn(inked(page, [0.98, 0.95, 0.88], () => true))).toBeNull()
    expect(overprintIn(page)).toBeNull()
  })

  test.each([
    ['its paper', [250, 226, 130], 0.25, () => true],
    ['a tint behind it', [205, 241, 255], 1, (x: number, y: number) => x > 60 && x < 560 && y > 280 && y < 700],
  ] as const)('is none where print takes on the colour of %s, as in JPEG', (_, paper, kept, isTinted) => {
    const { width } = page
    const pixels = page.pixels.slice()
    const light = 0.3 * paper[0] + 0.59 * paper[1] + 0.11 * paper[2]
    for (let y = 0, at = 0; y < page.height; y++)
      for (let x = 0; x < width; x++, at += 4) {
        if (!isTinted(x, y)) continue
        const share = x > 60 && x < 560 && y > 280 && y < 700 ? Math.max(0.15, (page.pixels[at] as number) / 255) : 1
        // More of the colour is left than of the light: it is a mean over the letter and the paper beside it.
        const colour = kept + (1 - kept) * share
        for (const [channel, value] of paper.entries()) pixels[at + channel] = Math.max(0, share * light + colour * (value - light))
      }
    expect(overprintIn({ ...page, pixels })).toBeNull()
  })

  test('is none where lines are printed in a colour whose strokes are dark in places', async () => {
    const { image: fine } = await goldenPage('two-columns', 300)
    const pixels = fine.pixels.slice()
    let inked = 0
    for (let at = 600 * fine.width * 4; at < 1400 * fine.width * 4; at += 4) {
      const share = (pixels[at] as number) / 255
      if ((at / 4) % fine.width > 840 || share > 0.95) continue
      const isDark = share < 0.3 && inked++ % 5 === 0
      pixels.set(isDark ? [30, 40, 60] : [255 * share, 79 + 176 * share, 144 + 111 * share], at)
    }
    expect(overprintIn({ ...fine, pixels })).toBeNull()
  })

  test('is none where only the letters of a line are coloured', () => {
    expect(overprintIn(inked(page, red, (_, y) => y > 480 && y < 500))).toBeNull()
  })
})
