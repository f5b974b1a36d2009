import { expect, test } from 'vitest'
import type { Bitmap } from '../stages.ts'
import { inverted, isNegative } from './negative.ts'
import { goldenPage, photographed } from './testing.ts'

test('a page of light print on a dark ground is a negative, and inverted it is the page again', async () => {
  const { image } = await goldenPage('ruled-invoice', 100)
  const negative = inverted(image)
  expect([isNegative(image), isNegative(negative)]).toEqual([false, true])
  expect(Buffer.compare(inverted(negative).pixels, image.pixels)).toBe(0)
})
test('a sheet on a dark table, a dark photograph and a page half of which is dark are none', async () => {
  const { image } = await goldenPage('ruled-invoice', 100)
  const size = { width: 1600, height: 1700 }
  const corners = [
    { x: 600, y: 500 },
    { x: 1200, y: 510 },
    { x: 1190, y: 1250 },
    { x: 610, y: 1240 },
  ] as const
  expect(isNegative(photographed(image, size, corners).image)).toBe(false)
  const dark: Bitmap = { ...size, pixels: new Uint8Array(size.width * size.height * 4).map((_, at) => 30 + ((at * 7919) % 40)), dpi: 100 }
  expect(isNegative(dark)).toBe(false)
  const half = { ...image, pixels: image.pixels.slice() }
  half.pixels.set(inverted(image).pixels.subarray(0, half.pixels.length >> 1))
  expect(isNegative(half)).toBe(false)
})
