import type { Box, Size } from '@docmill/engine/model'

/** CSS pixels of one page point at 100 %: a point is 1/72 inch, a CSS pixel 1/96. */
export const pixelsPerPoint = 96 / 72

/** Least and greatest zoom that is stepped to: below, nothing can be read; above, the picture has no more to show. */
export const zoomRange = { least: 0.25, most: 4 } as const

/** The zoom at which a page is as wide as `pixels`, below the least zoom too; at most `most`, so that a small receipt does not fill a screen. */
export const fitZoom = (size: Size, pixels: number, most = 1.6): number => Math.min(most, pixels / (size.width * pixelsPerPoint))

/** The next step of the zoom, a quarter of itself, within bounds. A page that fits below the least zoom is not made smaller, nor larger by stepping out. */
export const stepZoom = (zoom: number, direction: 1 | -1): number =>
  clamp(direction > 0 ? zoom * 1.25 : zoom / 1.25, Math.min(zoom, zoomRange.least), zoomRange.most)

/** How far a page is turned on the screen, clockwise, in degrees. */
export type Turn = 0 | 90 | 180 | 270
export const turnedOnce = (turn: Turn): Turn => ((turn + 90) % 360) as Turn

/** The room a page takes when it is turned. */
export const turnedSize = ({ width, height }: Size, turn: Turn): Size =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width }

/** Where a point of the page, from its top left, stands once the page is turned. */
export function turnedPoint({ x, y }: Point, { width, height }: Size, turn: Turn): Point {
  if (turn === 90) return { x: height - y, y: x }
  if (turn === 180) return { x: width - x, y: height - y }
  return turn === 270 ? { x: y, y: width - x } : { x, y }
}

/** The point of the page that stands at a point of the turned page. */
export const unturnedPoint = (point: Point, size: Size, turn: Turn): Point =>
  turnedPoint(point, turnedSize(size, turn), ((360 - turn) % 360) as Turn)

/** Where a box of the page stands once the page is turned. */
export function turnedBox({ left, top, right, bottom }: Box, size: Size, turn: Turn): Box {
  const [a, b] = [turnedPoint({ x: left, y: top }, size, turn), turnedPoint({ x: right, y: bottom }, size, turn)]
  return { left: Math.min(a.x, b.x), right: Math.max(a.x, b.x), top: Math.min(a.y, b.y), bottom: Math.max(a.y, b.y) }
}

interface Point {
  readonly x: number
  readonly y: number
}

/** A box as shares of the page in percent, `padding` points larger on each side: holds at every zoom. */
export function percentages(box: Box, size: Size, padding = 0): { left: string; top: string; width: string; height: string } {
  const share = (value: number, of: number) => `${Math.round((value / of) * 1e5) / 1e3}%`
  return {
    left: share(box.left - padding, size.width),
    top: share(box.top - padding, size.height),
    width: share(box.right - box.left + 2 * padding, size.width),
    height: share(box.bottom - box.top + 2 * padding, size.height),
  }
}

/** What a crop shows: the middle of the window over the page, and how many pixels a point has there. */
export interface Crop {
  readonly pixelsPerPoint: number
  /** The top left corner of the whole page against the window, in pixels. */
  readonly left: number
  readonly top: number
}

/**
 * Where to lay the whole page behind a window of `width` by `height` pixels so that `box` stands in its middle, its writing about
 * `letterPixels` high and some of its neighbours around it. A box too wide for the window makes everything smaller until it fits.
 */
export function cropOf(box: Box, size: Size, window: Size, letterPixels = 17): Crop {
  const wide = Math.max(1, box.right - box.left)
  const high = Math.max(4, box.bottom - box.top)
  // Half a window for the neighbours, unless the box itself needs the room.
  const scale = Math.min((letterPixels * 1.25) / high, (window.width - 24) / wide, zoomRange.most * pixelsPerPoint)
  const place = (middle: number, page: number, room: number) => {
    const whole = page * scale
    return whole <= room ? (room - whole) / 2 : clamp(room / 2 - middle * scale, room - whole, 0)
  }
  return {
    pixelsPerPoint: scale,
    left: place((box.left + box.right) / 2, size.width, window.width),
    top: place((box.top + box.bottom) / 2, size.height, window.height),
  }
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))
