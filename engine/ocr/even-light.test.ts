import { expect, test } from 'vitest'
import { evenLight } from './even-light.ts'
import { stripHeight } from './strip.ts'

const width = 400
/** A strip of upright strokes, four columns in twelve, half as high as the strip; paper and ink by column. */
function strokes(paper: (x: number) => number, ink: (x: number) => number): Uint8Array {
  const grey = new Uint8Array(width * stripHeight)
  for (let y = 0; y < stripHeight; y++)
    for (let x = 0; x < width; x++) grey[y * width + x] = x % 12 < 4 && y > 12 && y < 36 ? ink(x) : paper(x)
  return grey
}
const inShadow = (x: number): number => (x > 210 ? 0.45 : 1)

test('paper in a shadow becomes as light as beside it, and ink there stays darker than all paper', () => {
  const grey = strokes(
    (x) => 240 * inShadow(x),
    (x) => 30 * inShadow(x),
  )
  evenLight(grey, width)
  const row = grey.subarray(24 * width, 25 * width)
  const papers = [...row].filter((_, x) => x % 12 >= 4)
  const inks = [...row].filter((_, x) => x % 12 < 4)
  expect(Math.min(...papers)).toBeGreaterThan(Math.max(...inks) + 30)
})

test('evenly lit writing stays as it is, light writing on dark paper too', () => {
  for (const [paper, ink] of [
    [235, 40],
    [40, 235],
  ] as const) {
    const grey = strokes(
      () => paper,
      () => ink,
    )
    const before = grey.slice()
    evenLight(grey, width)
    expect(grey).toEqual(before)
  }
})
