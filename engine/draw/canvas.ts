import type { Bitmap } from '../stages.ts'
import { glyphHeight, glyphRows, glyphWidth } from './label-font.ts'

/** Red, green, blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

/** A copy of a bitmap that can be drawn on, in pixels. What lies outside is cut off. */
export class Canvas {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array

  constructor(bitmap: Bitmap) {
    this.width = bitmap.width
    this.height = bitmap.height
    this.pixels = bitmap.pixels.slice()
  }

  /** Mixes a colour over a rectangle; `opacity` 0 to 1. */
  fill(left: number, top: number, right: number, bottom: number, [red, green, blue]: Colour, opacity: number): void {
    const x1 = Math.min(this.width, Math.round(right))
    const y1 = Math.min(this.height, Math.round(bottom))
    for (let y = Math.max(0, Math.round(top)); y < y1; y++)
      for (let x = Math.max(0, Math.round(left)); x < x1; x++) {
        const at = (y * this.width + x) * 4
        this.pixels[at] = mix(this.pixels[at], red, opacity)
        this.pixels[at + 1] = mix(this.pixels[at + 1], green, opacity)
        this.pixels[at + 2] = mix(this.pixels[at + 2], blue, opacity)
        this.pixels[at + 3] = 255
      }
  }

  /** The four edges of a rectangle, drawn inwards. */
  outline(left: number, top: number, right: number, bottom: number, colour: Colour, thickness: number): void {
    this.fill(left, top, right, top + thickness, colour, 1)
    this.fill(left, bottom - thickness, right, bottom, colour, 1)
    this.fill(left, top, left + thickness, bottom, colour, 1)
    this.fill(right - thickness, top, right, bottom, colour, 1)
  }

  /** A straight line of square dots, at any angle. */
  line(x0: number, y0: number, x1: number, y1: number, colour: Colour, thickness: number): void {
    const steps = Math.max(1, Math.min(this.width + this.height, Math.ceil(Math.hypot(x1 - x0, y1 - y0))))
    const half = thickness / 2
    for (let i = 0; i <= steps; i++) {
      const x = x0 + ((x1 - x0) * i) / steps
      const y = y0 + ((y1 - y0) * i) / steps
      this.fill(x - half, y - half, x + half, y + half, colour, 1)
    }
  }

  /** A label in white capitals on a coloured ground, its upper left corner at (left, top); `scale` is the pixels of one dot of a letter. */
  label(text: string, left: number, top: number, ground: Colour, scale: number): void {
    const x = Math.round(left)
    const y = Math.max(0, Math.round(top))
    const advance = (glyphWidth + 1) * scale
    this.fill(x, y, x + text.length * advance + scale, y + labelHeight(scale), ground, 1)
    ;[...text].forEach((letter, i) => {
      glyphRows(letter).forEach((row, down) => {
        for (let across = 0; across < glyphWidth; across++) {
          if ((row & (1 << (glyphWidth - 1 - across))) === 0) continue
          const dotLeft = x + scale + i * advance + across * scale
          const dotTop = y + scale + down * scale
          this.fill(dotLeft, dotTop, dotLeft + scale, dotTop + scale, [255, 255, 255], 1)
        }
      })
    })
  }
}

/** Pixels that a label is high. */
export const labelHeight = (scale: number): number => (glyphHeight + 2) * scale

const mix = (below: number | undefined, above: number, opacity: number): number =>
  Math.round((below ?? 255) * (1 - opacity) + above * opacity)
