import { describe, expect, test } from 'vitest'
import type { Box, Fill } from '../geometry/index.ts'
import type { Bitmap } from '../stages.ts'
import { marksIn } from './marks.ts'

const paper = 252
const [width, height] = [600, 400]

/** Grey paper with lines of letters in it, ten high and five apart, and areas painted under them. */
function pageWith(areas: readonly { readonly box: Box; readonly level: (x: number, y: number) => number }[], ink = 20): Bitmap {
  const pixels = new Uint8Array(width * height * 4).fill(255)
  const put = (x: number, y: number, level: number): void => {
    pixels.fill(level, 4 * (y * width + x), 4 * (y * width + x) + 3)
  }
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) put(x, y, paper - ((x * 7 + y * 13) % 3))
  for (const { box, level } of areas)
    for (let y = box.top; y < box.bottom; y++) for (let x = box.left; x < box.right; x++) put(x, y, level(x, y))
  for (let row = 40; row < height - 40; row += 30)
    for (let x = 60; x < 540; x++)
      for (let y = row; y < row + 10; y++) {
        const isStroke = x % 9 < 3 || (y === row && x % 9 < 7)
        const isDark = areas.some(({ box, level }) => box.left <= x && x < box.right && box.top <= y && y < box.bottom && level(x, y) < 128)
        const isAtEdge = areas.some(({ box }) => Math.min(Math.abs(x - box.left), Math.abs(x - box.right)) < 8)
        if (isStroke && !isAtEdge && x % 60 < 50) put(x, y, isDark ? 245 : ink)
      }
  return { width, height, pixels, dpi: 150 }
}
const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom })
const even = (level: number) => (): number => level
const near = (fill: Fill | undefined, expected: Box): boolean =>
  fill !== undefined && (['left', 'top', 'right', 'bottom'] as const).every((side) => Math.abs(fill.box[side] - expected[side]) <= 3)

describe('the tinted areas of a picture', () => {
  test('are found behind texts, pale and dark ones, each with its grey', () => {
    const [band, bar] = [box(50, 90, 550, 120), box(50, 180, 550, 212)]
    const { fills } = marksIn(
      pageWith([
        { box: band, level: even(238) },
        { box: bar, level: even(60) },
      ]),
    )
    expect(fills).toHaveLength(2)
    expect(near(fills[0], band), JSON.stringify(fills)).toBe(true)
    expect(near(fills[1], bar), JSON.stringify(fills)).toBe(true)
    expect(fills.map(({ grey }) => Math.round(grey * 100))).toEqual([93, 24])
  })
  test('of cells with a strip of paper between them are as many as the cells', () => {
    const cells = [0, 1, 2].flatMap((column) =>
      [0, 1].map((row) => box(50 + 160 * column, 90 + 34 * row, 206 + 160 * column, 120 + 34 * row)),
    )
    const { fills } = marksIn(pageWith(cells.map((cell) => ({ box: cell, level: even(236) }))))
    expect(fills).toHaveLength(6)
    expect(cells.filter((cell) => !fills.some((fill) => near(fill, cell)))).toEqual([])
  })
  test('of a low cell that its print parts is one, where no strip of paper goes from top to bottom', () => {
    const band = box(50, 112, 550, 129)
    const dense = (from: number, top: number, bottom: number, level: number) => {
      const page = pageWith([{ box: band, level: even(236) }])
      for (let y = top; y < bottom; y++)
        for (let x = from; x < from + 60; x++)
          if (level === paper || x % 4 !== 0) page.pixels.fill(level, 4 * (y * width + x), 4 * (y * width + x) + 3)
      return marksIn(page).fills
    }
    const written = dense(240, 113, 128, 20)
    expect(
      written.map((fill) => near(fill, band)),
      JSON.stringify(written),
    ).toEqual([true])
    expect(dense(240, 110, 131, paper)).toHaveLength(2)
  })
  test('a bar over a narrower one is two', () => {
    const [upper, lower] = [box(50, 90, 550, 120), box(50, 120, 300, 150)]
    const { fills } = marksIn(
      pageWith([
        { box: upper, level: even(230) },
        { box: lower, level: even(230) },
      ]),
    )
    expect(fills.filter((fill) => near(fill, upper) || near(fill, lower))).toHaveLength(2)
  })
  test('a shadow that fades, light that falls off and bare paper are none', () => {
    const fading = pageWith([{ box: box(50, 90, 350, 190), level: (x) => 200 + Math.round((52 * (x - 50)) / 300) }])
    expect(marksIn(fading).fills).toEqual([])
    const falling = pageWith([{ box: box(0, 0, width, height), level: (x) => paper - Math.round((60 * x) / width) }])
    expect(marksIn(falling).fills).toEqual([])
    expect(marksIn(pageWith([])).fills).toEqual([])
  })
  test('what is left of a dark bar between its letters is no rule', () => {
    const bar = box(50, 180, 550, 212)
    const { rulings } = marksIn(pageWith([{ box: bar, level: even(60) }]))
    expect(rulings.filter(({ from, to }) => from.y === to.y && from.y > bar.top + 4 && from.y < bar.bottom - 4)).toEqual([])
  })
})
