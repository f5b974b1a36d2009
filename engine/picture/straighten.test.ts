import { describe, expect, test } from 'vitest'
import { chain, project } from '../geometry/index.ts'
import { straightening, sureOfFeet } from './straighten.ts'
import { askew, goldenPage } from './testing.ts'

const page = await goldenPage('two-columns', 110)

describe('writing that is turned by', () => {
  test.each([0, 0.4, -3.3, 7, -7, 14, 90, 91.5, 180, 173, 270, 262])(
    '%d degrees stands straight again, and every point maps back',
    (degrees) => {
      const { image, toUpright } = askew(page.image, degrees)
      const found = straightening(image)
      const turn = found.turn + found.skewDegrees
      // What pixels are not sure of is decided by reading a sample both ways.
      const circle = found.sureOfFeet >= sureOfFeet ? 360 : 180
      const head = Math.cos(((turn - degrees) * Math.PI) / 180) < 0
      expect(Math.abs(((turn - degrees + 720 + circle / 2) % circle) - circle / 2)).toBeLessThan(0.1)
      // From the straightened picture to the one askew and on to the first: nothing but a shift of the edges.
      const back = chain(found.toGiven, toUpright)
      const places = [
        { x: 100, y: 100 },
        { x: 800, y: 100 },
        { x: 150, y: 1000 },
        { x: 800, y: 1100 },
      ]
      const moved = places.map((place) => {
        const { x, y } = project(back, place)
        return head ? { x: x + place.x, y: y + place.y } : { x: x - place.x, y: y - place.y }
      })
      for (const { x, y } of moved) expect(Math.hypot(x - (moved[0]?.x ?? 0), y - (moved[0]?.y ?? 0))).toBeLessThan(2)
    },
  )
})

test('a page that stands straight stays as it is, to the pixel', () => {
  const { turn, skewDegrees, size, toGiven } = straightening(page.image)
  expect([turn, skewDegrees, size.width, size.height]).toEqual([0, 0, page.image.width, page.image.height])
  expect(project(toGiven, { x: 12, y: 34 })).toEqual({ x: expect.closeTo(12, 9), y: expect.closeTo(34, 9) })
})

test('white paper and noise have no writing to stand by', () => {
  const blank = { width: 300, height: 400, pixels: new Uint8Array(300 * 400 * 4).fill(255), dpi: 72 }
  expect(straightening(blank)).toMatchObject({ turn: 0, skewDegrees: 0, letterSize: 0, sample: null })
})
