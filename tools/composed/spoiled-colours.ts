// What paper, printers, lenses and light do to a page, colour by colour.

import type { Dice } from '../golden/dice.ts'
import type { Spoiling } from './spoiling.ts'

/** Red, green and blue of each pixel, 0 to 255, row by row. */
export interface Colours {
  readonly width: number
  readonly height: number
  readonly values: Float32Array
}

/** The page as it is seen: bent and turned, its ink on its paper, in its light, through its lens. */
export function spoiledColours(page: Colours, spoiling: Spoiling, dice: Dice): Colours {
  const { blur = 0, rows = 1 } = spoiling
  const { picture, sheet } = laid(page, spoiling, dice)
  if (spoiling.spread !== undefined) spread(picture, spoiling.spread > 0)
  if (spoiling.dots !== undefined) dot(picture, spoiling.dots)
  light(picture, sheet, spoiling, dice)
  const seen = rows === 1 ? picture : asHighAsItWas(picture, rows)
  if (blur > 0) blurBy(seen, blur)
  grain(seen, spoiling, dice)
  return seen
}

/** What lies around a photographed sheet. */
const ground = [86, 70, 58] as const

/** The page in a picture with the ground around it, and 1 where the sheet lies. */
function laid(page: Colours, { perspective = 0, curl = 0, turn = 0 }: Spoiling, dice: Dice): { picture: Colours; sheet: Uint8Array } {
  const around = perspective > 0 ? Math.round(page.width * 0.07) : 0
  const [width, height] = [page.width + 2 * around, page.height + 2 * around]
  const toPage = perspective > 0 ? fromCorners(page, around, perspective, dice) : turned(width, height, turn)
  const values = new Float32Array(width * height * 3)
  const sheet = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, flat] = toPage(x, y)
      const v = flat + curl * page.height * Math.sin(Math.PI * Math.max(0, Math.min(1, u / page.width)))
      const [left, top] = [Math.floor(u), Math.floor(v)]
      const at = y * width + x
      const isOutside = left < 0 || top < 0 || left >= page.width - 1 || top >= page.height - 1
      sheet[at] = isOutside && perspective > 0 ? 0 : 1
      for (let channel = 0; channel < 3; channel++) {
        const from = (top * page.width + left) * 3 + channel
        const value = (offset: number): number => page.values[from + offset] as number
        const upper = isOutside ? 0 : value(0) * (1 - u + left) + value(3) * (u - left)
        const lower = isOutside ? 0 : value(page.width * 3) * (1 - u + left) + value(page.width * 3 + 3) * (u - left)
        const none = perspective > 0 ? (ground[channel] as number) : 255
        values[at * 3 + channel] = isOutside ? none : upper * (1 - v + top) + lower * (v - top)
      }
    }
  return { picture: { width, height, values }, sheet }
}

type ToPage = (x: number, y: number) => readonly [number, number]

function turned(width: number, height: number, degrees: number): ToPage {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return (x, y) => [
    cos * (x - width / 2) + sin * (y - height / 2) + width / 2,
    -sin * (x - width / 2) + cos * (y - height / 2) + height / 2,
  ]
}

/** Each corner of the sheet lies somewhere near its own; the projection of the square to them is Heckbert's (1989). */
function fromCorners({ width, height }: Colours, around: number, perspective: number, dice: Dice): ToPage {
  const near = (value: number): number => value + (dice.roll() * 2 - 1) * perspective * width
  const [x0, y0, x1, y1] = [near(around), near(around), near(around + width), near(around)]
  const [x2, y2, x3, y3] = [near(around + width), near(around + height), near(around), near(around + height)]
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3]
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3]
  const by = dx1 * dy2 - dx2 * dy1
  const [g, h] = [(sx * dy2 - dx2 * sy) / by, (dx1 * sy - sx * dy1) / by]
  const [a, b, c, d, e, f] = [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0]
  return (x, y) => {
    const share = (d * h - e * g) * x + (b * g - a * h) * y + a * e - b * d
    return [
      (((e - f * h) * x + (c * h - b) * y + b * f - c * e) / share) * width,
      (((f * g - d) * x + (a - c * g) * y + c * d - a * f) / share) * height,
    ]
  }
}

/** Strokes a pixel wider, as toner spreads, or narrower. */
function spread({ width, height, values }: Colours, isWider: boolean): void {
  const before = values.slice()
  const pick = isWider ? Math.min : Math.max
  for (let y = 1; y < height; y++)
    for (let x = 1; x < width; x++)
      for (let channel = 0; channel < 3; channel++) {
        const at = (y * width + x) * 3 + channel
        values[at] = pick(before[at] as number, before[at - 3] as number, before[at - width * 3] as number)
      }
}

/** Ink that needles print: white between dots. */
function dot({ width, height, values }: Colours, apart: number): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const share = y % apart === 0 ? (x % apart === 0 ? 0.5 : 0.35) : x % apart === 0 ? 0.35 : 0
      for (let at = (y * width + x) * 3, end = at + 3; at < end; at++) values[at] = (values[at] as number) * (1 - share) + 255 * share
    }
}

/** Paper and ink of their own, light that falls off, a shadow with an edge, the stripes that a camera sees on a screen. */
function light(
  { width, height, values }: Colours,
  sheet: Uint8Array,
  { paper = [255, 255, 255], ink = 1, slope = 0, shadow = 0, stripes = 0, negative = false }: Spoiling,
  dice: Dice,
): void {
  const [slopeX, slopeY, edgeAt, edgeLean, angle] = [
    dice.roll() * 2 - 1,
    dice.roll() * 2 - 1,
    0.3 + 0.4 * dice.roll(),
    dice.roll() - 0.5,
    0.3 + dice.roll(),
  ]
  const [stripeX, stripeY] = [0.9 * Math.cos(angle), 0.9 * Math.sin(angle)]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [across, down] = [x / width - 0.5, y / height - 0.5]
      const edge = shadow === 0 ? 1 : 1 - shadow / (1 + Math.exp(-(across + 0.5 - edgeAt - edgeLean * down) * 60))
      const more = slope * (slopeX * across + slopeY * down) + stripes * Math.sin(x * stripeX + y * stripeY)
      const at = y * width + x
      for (let channel = 0; channel < 3; channel++) {
        const value = values[at * 3 + channel] as number
        const lit = sheet[at] === 1 ? (paper[channel] as number) * (1 - ((255 - value) / 255) * ink) : value
        values[at * 3 + channel] = (negative ? 255 - lit : lit) * edge + more
      }
    }
}

/** Rows repeated: faxes scan half as many as columns. */
function asHighAsItWas({ width, height, values }: Colours, rows: number): Colours {
  const higher = Math.round(height / rows)
  const made = new Float32Array(width * higher * 3)
  for (let y = 0; y < higher; y++) {
    const from = Math.min(height - 1, Math.floor(y * rows)) * width * 3
    made.set(values.subarray(from, from + width * 3), y * width * 3)
  }
  return { width, height: higher, values: made }
}

/** Spreads each pixel over its neighbours across and down (a bell of that standard deviation). */
function blurBy({ width, height, values }: Colours, deviation: number): void {
  const reach = Math.ceil(2.5 * deviation)
  const bell = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp(-((at - reach) ** 2) / (2 * deviation ** 2)))
  const sum = bell.reduce((all, one) => all + one, 0)
  for (const [step, length, lines] of [
    [3, width, height],
    [width * 3, height, width],
  ] as const) {
    const lineStep = step === 3 ? width * 3 : 3
    const line = new Float32Array(length)
    for (let each = 0; each < lines; each++)
      for (let channel = 0; channel < 3; channel++) {
        const from = each * lineStep + channel
        for (let at = 0; at < length; at++) line[at] = values[from + at * step] as number
        for (let at = 0; at < length; at++) {
          let value = 0
          for (let tap = -reach; tap <= reach; tap++)
            value += (bell[tap + reach] as number) * (line[Math.max(0, Math.min(length - 1, at + tap))] as number)
          values[from + at * step] = value / sum
        }
      }
  }
}

/** The noise of sensors; black and white alone, with specks, where a threshold is set. */
function grain({ values }: Colours, { grain: strength = 0, threshold, specks = 0 }: Spoiling, dice: Dice): void {
  for (let at = 0; at < values.length; at += 3) {
    const noise = strength * (dice.roll() + dice.roll() + dice.roll() - 1.5)
    const isSpeck = specks > 0 && dice.chance(specks)
    const middle = values[at + 1] as number
    for (let channel = 0; channel < 3; channel++)
      values[at + channel] =
        threshold === undefined ? (values[at + channel] as number) + noise : middle + noise < threshold !== isSpeck ? 0 : 255
  }
}
