import { describe, expect, test } from 'vitest'
import type { Ruling } from '../geometry/index.ts'
import { marksIn } from './marks.ts'
import { redrawn } from './redraw.ts'
import { straightening } from './straighten.ts'
import { askew, goldenPage } from './testing.ts'

const dpi = 150
const scale = dpi / 72
const isAcross = ({ from, to }: Ruling): boolean => from.y === to.y
const lengthOf = ({ from, to }: Ruling): number => Math.abs(to.x - from.x) + Math.abs(to.y - from.y)

/** Whether a rule of the page, in points, was found in its picture. */
function wasFound(ruling: Ruling, found: readonly Ruling[]): boolean {
  const across = isAcross(ruling)
  return found.some((other) => {
    if (isAcross(other) !== across) return false
    const away = across ? ruling.from.y * scale - other.from.y : ruling.from.x * scale - other.from.x
    const [start, end] = across
      ? [Math.min(ruling.from.x, ruling.to.x), Math.max(ruling.from.x, ruling.to.x)]
      : [Math.min(ruling.from.y, ruling.to.y), Math.max(ruling.from.y, ruling.to.y)]
    const [from, to] = across ? [other.from.x, other.to.x] : [other.from.y, other.to.y]
    return Math.abs(away) < 3 && from < start * scale + 4 && to > end * scale - 4
  })
}

describe('the rules of a page', () => {
  test.each(['ruled-invoice', 'spanning-plan', 'booktabs-report'])(
    'are found in the picture of %s, and no line of text is taken for one',
    async (name) => {
      const { image, marks } = await goldenPage(name, dpi)
      const found = marksIn(image).rulings
      const long = marks.rulings.filter((ruling) => lengthOf(ruling) > 30)
      expect(long.length).toBeGreaterThan(2)
      expect(long.filter((ruling) => !wasFound(ruling, found))).toEqual([])
      for (const { box } of marks.words)
        for (const { from, to } of found.filter(isAcross)) {
          const height = (box.bottom - box.top) * scale
          const through = from.y > box.top * scale + 0.25 * height && from.y < box.bottom * scale - 0.25 * height
          expect(through && from.x < (box.left + 2) * scale && to.x > (box.right - 2) * scale).toBe(false)
        }
    },
  )
  test('are found on a page laid askew once it is straight', async () => {
    const { image, marks } = await goldenPage('ruled-invoice', dpi)
    const turned = askew(image, 3.2).image
    const { size, toGiven } = straightening(turned)
    const straight = marksIn(redrawn(turned, toGiven, size, dpi)).rulings
    const count = (rulings: readonly Ruling[], least: number) => rulings.filter((ruling) => lengthOf(ruling) > least).length
    expect(count(straight, 60 * scale)).toBeGreaterThanOrEqual(0.9 * count(marksIn(image).rulings, 60 * scale))
    expect(marks.rulings.length).toBeGreaterThan(0)
  })
})

test('a rule is found once, though it passes for a thin and for a heavy one', async () => {
  const { image } = await goldenPage('ruled-invoice', dpi)
  const { rulings } = marksIn(image)
  const told = rulings.map(({ from, to }) => [from.x, from.y, to.x, to.y].join(' '))
  expect(told.length).toBeGreaterThan(2)
  expect(told.filter((one, index) => told.indexOf(one) !== index)).toEqual([])
})

test('writing alone has no rules as long as a line', async () => {
  const { image } = await goldenPage('two-columns', dpi)
  expect(marksIn(image).rulings.filter((ruling) => lengthOf(ruling) > 100)).toEqual([])
})

test('what white letters leave of a dark bar along its edge is no rule', () => {
  const [width, height] = [900, 700]
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
  const fill = (left: number, top: number, right: number, bottom: number, value: number) => {
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) for (let channel = 0; channel < 3; channel++) pixels[(y * width + x) * 4 + channel] = value
  }
  // Letters of text, and a bar whose white letters reach nearly to its lower edge over a part of it.
  for (let row = 0; row < 20; row++) for (let x = 100; x < 800; x += 16) fill(x, 250 + 20 * row, x + 6, 262 + 20 * row, 20)
  fill(100, 150, 800, 182, 60)
  fill(130, 156, 330, 179, 255)
  const found = marksIn({ width, height, pixels, dpi } as never).rulings.filter(({ from }) => from.y > 145 && from.y < 190)
  expect(found.filter(isAcross)).toEqual([])
})
