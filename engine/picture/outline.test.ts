import { describe, expect, test } from 'vitest'
import { chain, project } from '../geometry/index.ts'
import { outlineOf } from './outline.ts'
import { analysisOf, straightening } from './straighten.ts'
import { goldenPage, photographed } from './testing.ts'

const page = (await goldenPage('ruled-invoice', 110)).image
const size = { width: 1100, height: 1400 }
const seenFrom = {
  above: [
    { x: 120, y: 90 },
    { x: 980, y: 90 },
    { x: 980, y: 1300 },
    { x: 120, y: 1300 },
  ],
  'a corner': [
    { x: 160, y: 120 },
    { x: 960, y: 70 },
    { x: 1020, y: 1320 },
    { x: 90, y: 1260 },
  ],
  'the foot': [
    { x: 220, y: 150 },
    { x: 880, y: 150 },
    { x: 1010, y: 1330 },
    { x: 90, y: 1330 },
  ],
} as const

describe('a photographed sheet', () => {
  test.each(['above', 'a corner', 'the foot'] as const)('seen from %s is flat and upright again', (from) => {
    const { image, toUpright } = photographed(page, size, seenFrom[from])
    const found = straightening(image)
    expect([found.turn, Math.abs(found.skewDegrees) < 0.5]).toEqual([0, true])
    const back = chain(found.toGiven, toUpright)
    // The straight picture is the page at another scale: its corners and middle lie in proportion, within a hundredth of its width.
    for (const [x, y] of [
      [0.1, 0.1],
      [0.9, 0.1],
      [0.5, 0.5],
      [0.9, 0.9],
      [0.1, 0.9],
    ] as const) {
      const there = project(back, { x: x * found.size.width, y: y * found.size.height })
      expect(Math.hypot(there.x - x * page.width, there.y - y * page.height)).toBeLessThan(0.012 * page.width)
    }
  })
  test('keeps the part that lies in a shadow with a straight edge', () => {
    const { image, toUpright } = photographed(page, size, seenFrom.above)
    const pixels = image.pixels.map((value, at) =>
      ((at >> 2) % size.width) - 0.05 * Math.floor((at >> 2) / size.width) > 560 ? value * 0.6 : value,
    )
    const found = straightening({ ...image, pixels })
    const back = chain(found.toGiven, toUpright)
    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const) {
      const there = project(back, { x: x * found.size.width, y: y * found.size.height })
      // What is kept reaches to the page's own edges, or beyond them where nothing is cut.
      expect((x === 0 ? -there.x : there.x - page.width) / page.width).toBeGreaterThan(-0.02)
      expect((y === 0 ? -there.y : there.y - page.height) / page.height).toBeGreaterThan(-0.02)
    }
  })
  test('of which no edge shows is not cropped', () => {
    expect(outlineOf(analysisOf(page).grey)).toBeNull()
  })
  test('that the ground hardly differs from is not cropped', () => {
    const { image } = photographed(page, size, seenFrom['a corner'])
    const pale = { ...image, pixels: image.pixels.map((value) => Math.min(255, 195 + value * 0.23)) }
    expect(outlineOf(analysisOf(pale).grey)).toBeNull()
  })
})
