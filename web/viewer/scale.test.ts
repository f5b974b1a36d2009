import { expect, it } from 'vitest'
import { cropOf, fitZoom, percentages, stepZoom, turnedBox, turnedPoint, turnedSize, unturnedPoint, zoomRange } from './scale.ts'

const page = { width: 600, height: 800 }

it('a page fits the width of its pane, but a narrow one is not blown up', () => {
  expect(fitZoom(page, 800)).toBe(1)
  expect(fitZoom({ width: 100, height: 400 }, 900)).toBe(1.6)
})

it('a page of a poster fits a phone, however small that makes it, and is stepped in from there', () => {
  const fit = fitZoom({ width: 1400, height: 2000 }, 350)
  expect(fit).toBeCloseTo(350 / ((1400 * 96) / 72))
  expect(stepZoom(fit, -1)).toBe(fit)
  expect(stepZoom(fit, 1)).toBeCloseTo(fit * 1.25)
})

it('zooming stops at both ends', () => {
  expect(stepZoom(zoomRange.most, 1)).toBe(zoomRange.most)
  expect(stepZoom(zoomRange.least, -1)).toBe(zoomRange.least)
  expect(stepZoom(stepZoom(1, 1), -1)).toBeCloseTo(1)
})

it('a box is placed in shares of its page', () => {
  expect(percentages({ left: 60, top: 80, right: 120, bottom: 88 }, page)).toEqual({ left: '10%', top: '10%', width: '10%', height: '1%' })
})

it('a crop shows the box in its middle', () => {
  const crop = cropOf({ left: 280, top: 395, right: 320, bottom: 405 }, page, { width: 500, height: 60 })
  expect(crop.left + 300 * crop.pixelsPerPoint).toBeCloseTo(250)
  expect(crop.top + 400 * crop.pixelsPerPoint).toBeCloseTo(30)
})

it('a crop at the edge of the page shows no more than the page', () => {
  const crop = cropOf({ left: 0, top: 0, right: 40, bottom: 10 }, page, { width: 500, height: 60 })
  expect([crop.left, crop.top]).toEqual([0, 0])
})

it('a crop shows pieces of the lines above and below', () => {
  const [high, apart] = [10, 17]
  const { pixelsPerPoint } = cropOf({ left: 280, top: 395, right: 320, bottom: 395 + high }, page, { width: 500, height: 60 })
  expect((apart - high / 2) * pixelsPerPoint).toBeLessThan(30)
})

it('a box wider than the window is made smaller until it fits', () => {
  const crop = cropOf({ left: 10, top: 10, right: 590, bottom: 20 }, page, { width: 300, height: 60 })
  expect(580 * crop.pixelsPerPoint).toBeLessThanOrEqual(300)
})

it('a turned page shows every point where it belongs, and gives it back', () => {
  const size = { width: 600, height: 800 }
  expect(turnedSize(size, 90)).toEqual({ width: 800, height: 600 })
  expect(turnedPoint({ x: 0, y: 0 }, size, 90)).toEqual({ x: 800, y: 0 })
  expect(turnedBox({ left: 10, top: 20, right: 110, bottom: 40 }, size, 90)).toEqual({ left: 760, top: 10, right: 780, bottom: 110 })
  for (const turn of [0, 90, 180, 270] as const)
    expect(unturnedPoint(turnedPoint({ x: 12, y: 34 }, size, turn), size, turn)).toEqual({ x: 12, y: 34 })
})
