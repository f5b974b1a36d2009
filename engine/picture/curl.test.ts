import { describe, expect, test } from 'vitest'
import { type Curl, curled, flattened, type Projection, project, scaling, undo } from '../geometry/index.ts'
import type { Bitmap, OpenFile, OpenPage } from '../stages.ts'
import { asRead } from './as-read.ts'
import { uncurled } from './curl.ts'
import { redrawn } from './redraw.ts'
import { otherWayUp, straightening } from './straighten.ts'
import { curledSheet, goldenPage } from './testing.ts'

const dpi = 110
const pages = { 'german-offer': await goldenPage('german-offer', dpi), 'unruled-statement': await goldenPage('unruled-statement', dpi) }
/** Falls at even heights: slopes, and bends where there are any. */
const curlWith = (slopes: readonly number[], bends: readonly number[] = []): Curl =>
  slopes.map((slope, at) => ({ slope, bend: bends[at] ?? 0 }))
const curls: Readonly<Record<string, Curl>> = {
  'seen from the side': curlWith([-0.05, 0.05]),
  'that rises at its top': curlWith([-0.06, -0.03, 0, 0, 0]),
  'that rises at both ends': curlWith([-0.05, -0.02, 0, 0.02, 0.05]),
  'rolled about its middle': curlWith([0, 0, 0], [0.04, 0, -0.04]),
  'that rises at its right edge': curlWith([-0.03, -0.015, 0, 0], [-0.03, -0.015, 0, 0]),
}

/** How far apart, in pixels, the words of a row stand in height, for the worst row: of what is straightened, and of what is laid level too. */
function farthestApart(name: keyof typeof pages, curl: Curl, onItsHead = false): { readonly straight: number; readonly level: number } {
  const { image, marks } = pages[name]
  const turn: Projection = onItsHead ? [-1, 0, image.width, 0, -1, image.height, 0, 0, 1] : scaling(1)
  const found = straightening(redrawn(curledSheet(image, curl), turn, image, image.dpi))
  const toStraight = undo(found.toGiven)
  const rows = new Map<number, { straight: number[]; level: number[] }>()
  for (const { box } of marks.words) {
    const y = (((box.top + box.bottom) / 2) * dpi) / 72
    const row = rows.get(Math.round(y)) ?? { straight: [], level: [] }
    rows.set(Math.round(y), row)
    for (const x of [(box.left * dpi) / 72, (box.right * dpi) / 72]) {
      const straight = project(toStraight, project(turn, curled({ x, y }, image, curl)))
      row.straight.push(straight.y)
      row.level.push(found.curl === null ? straight.y : flattened(straight, found.size, found.curl).y)
    }
  }
  const worst = (of: 'straight' | 'level'): number =>
    Math.max(...[...rows.values()].map((row) => Math.max(...row[of]) - Math.min(...row[of])))
  return { straight: worst('straight'), level: worst('level') }
}

describe.each(Object.keys(pages) as (keyof typeof pages)[])('the lines of %s', (name) => {
  test.each(Object.entries(curls))('on a sheet %s are laid level', (_, curl) => {
    const { straight, level } = farthestApart(name, curl)
    expect(straight).toBeGreaterThan(6)
    expect(level).toBeLessThan(3)
  })

  test('on a flat sheet stay as they are, also where the sheet lies askew', () => {
    expect(straightening(pages[name].image).curl).toBeNull()
    expect(straightening(curledSheet(pages[name].image, curlWith([0.05, 0.05]))).curl).toBeNull()
  })
})

test('a curled sheet on its head is laid level as well', () => {
  const { straight, level } = farthestApart('german-offer', curlWith([-0.06, -0.03, 0, 0, 0], [-0.02, -0.01, 0, 0, 0]), true)
  expect(straight).toBeGreaterThan(6)
  expect(level).toBeLessThan(3)
})

test('every point of a page is in the same place when it is told the other way up', () => {
  const found = straightening(curledSheet(pages['german-offer'].image, curlWith([-0.06, -0.03, 0, 0, 0], [-0.02, -0.01, 0, 0, 0])))
  const other = otherWayUp(found)
  for (const point of [
    { x: 30, y: 100 },
    { x: 800, y: 60 },
    { x: 400, y: 900 },
  ]) {
    const across = { x: found.size.width - point.x, y: found.size.height - point.y }
    const one = project(found.toGiven, curled(point, found.size, found.curl ?? []))
    expect(project(other.toGiven, curled(across, other.size, other.curl ?? []))).toEqual({
      x: expect.closeTo(one.x),
      y: expect.closeTo(one.y),
    })
  }
})

test('a picture laid level shows every pixel where its point is on the flat page', () => {
  const { image } = pages['german-offer']
  const curl = curlWith([-0.05, 0, 0.04])
  const level = uncurled(curledSheet(image, curl), curl)
  expect(meanDifference(level, image)).toBeLessThan(0.25 * meanDifference(curledSheet(image, curl), image))
})

test('a page that was laid level is shown level', async () => {
  const { image } = pages['german-offer']
  const curl = curlWith([-0.05, 0, 0.04])
  const size = { width: (image.width * 72) / dpi, height: (image.height * 72) / dpi }
  const toImage = scaling(dpi / 72)
  const taken: OpenPage = {
    number: 1,
    size,
    sized: 'stated',
    toImage,
    marks: async () => null,
    render: async () => curledSheet(image, curl),
  }
  const file: OpenFile = {
    type: 'jpeg',
    pageCount: 1,
    outline: [],
    page: async () => taken,
    attachments: async () => [],
    close: async () => undefined,
  }
  const shown = await (await asRead(file, [{ number: 1, size, toImage, curl }]).page(1)).render(dpi)
  expect(meanDifference(shown, image)).toBeLessThan(0.25 * meanDifference(curledSheet(image, curl), image))
})

test('the ends of lines are not cut off where a sheet rises at its edge', () => {
  const { image } = pages['german-offer']
  const found = straightening(curledSheet(image, curlWith([-0.08, 0, 0, 0, 0])))
  expect(found.size.height - image.height).toBeGreaterThanOrEqual(2 * Math.floor((0.04 * image.width) / 2))
})

function meanDifference(one: Bitmap, other: Bitmap): number {
  // The rim is what the curl takes out of the picture.
  const rim = 60
  let sum = 0
  for (let y = rim; y < one.height - rim; y++)
    for (let x = 0; x < one.width; x++) {
      const at = (y * one.width + x) * 4
      sum += Math.abs((one.pixels[at] as number) - (other.pixels[at] as number))
    }
  return sum / (one.width * (one.height - 2 * rim))
}
