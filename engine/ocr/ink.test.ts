import { expect, test } from 'vitest'
import { inkOf } from './ink.ts'
import { type Strip, stripHeight } from './strip.ts'

const width = 240

/** A strip with stems three pixels wide, ten apart, in the rows from each first to before each last. */
function stemsIn(...bands: readonly (readonly [first: number, last: number])[]): Strip {
  const pixels = new Uint8Array(width * stripHeight * 3).fill(250)
  for (const [first, last] of bands)
    for (let y = first; y < last; y++)
      for (let x = 0; x < width; x++) if (x % 10 < 3) pixels.fill(20, (y * width + x) * 3, (y * width + x) * 3 + 3)
  const quad = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: stripHeight },
    { x: 0, y: stripHeight },
  ] as const
  return { quad, width, stretch: 1, pixels }
}

test('small letters stand in the band that holds most ink', () => {
  expect(inkOf(stemsIn([14, 36])).own).toEqual({ top: 14, baseline: 36 })
})
test('letters that are hollow between head and feet are one band', () => {
  expect(inkOf(stemsIn([14, 18], [22, 36])).own).toEqual({ top: 14, baseline: 36 })
})
test('parts of the lines above and below, where writing is set close, are no part of the band', () => {
  expect(inkOf(stemsIn([0, 8], [18, 32], [42, 48])).own).toEqual({ top: 18, baseline: 32 })
})
test('a bar of great letters as high as the strip is no line of its own', () => {
  const strip = stemsIn([0, 48])
  for (let y = 20; y < 25; y++) strip.pixels.fill(20, y * width * 3, y * width * 3 + 3 * 50)
  expect(inkOf(strip).own).toEqual({ top: 0, baseline: 48 })
})
test('the rule of a cell under a lone letter is no ink of it, though the strip is as narrow as the letter', () => {
  const narrow = 40
  const pixels = new Uint8Array(narrow * stripHeight * 3).fill(250)
  const draw = (y: number, from: number, to: number) => pixels.fill(20, (y * narrow + from) * 3, (y * narrow + to) * 3)
  for (let y = 16; y < 32; y++) draw(y, 14, 26)
  for (const y of [43, 44]) draw(y, 0, 22)
  for (const y of [44, 45]) draw(y, 22, narrow)
  const quad = [
    { x: 0, y: 0 },
    { x: narrow, y: 0 },
    { x: narrow, y: stripHeight },
    { x: 0, y: stripHeight },
  ] as const
  expect(inkOf({ quad, width: narrow, stretch: 1, pixels }).own).toEqual({ top: 16, baseline: 32 })
})
