// A strip with which tests of single signs draw what was written.

import { type Strip, stripHeight } from './strip.ts'

/** A strip of white paper, so many pixels wide, upright and as read; `ink` puts ink of 4 pixels' width on a row, from a column on. */
export function paperStrip(width: number): { readonly strip: Strip; readonly ink: (x: number, y: number) => void } {
  const pixels = new Uint8Array(width * stripHeight * 3).fill(250)
  const quad = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: stripHeight },
    { x: 0, y: stripHeight },
  ] as const
  return {
    strip: { quad, width, stretch: 1, pixels },
    ink: (x, y) => pixels.fill(20, (y * width + x) * 3, (y * width + x + 4) * 3),
  }
}

/** A strip with one sign that covers those places of 24 by 24 pixels, read as `text`. */
export function signedStrip(text: string, covers: (x: number, y: number) => boolean, probability = 0.5) {
  const { strip } = paperStrip(56)
  for (let y = 0; y < 24; y++)
    for (let x = 0; x < 24; x++)
      if (covers(x, y)) strip.pixels.fill(20, ((y + 12) * strip.width + x + 14) * 3, ((y + 12) * strip.width + x + 15) * 3)
  const glyphs = [...text].map((letter) => ({ text: letter, from: 0, to: 1, probability, others: [], spaceBefore: 0 }))
  return { strip, reading: { glyphs, confidence: probability, stepWidth: 8 }, turn: 0 as const }
}

/** Places of 24 by 24 pixels that signs cover: a disc, a ring, a square to tick, and one with a cross in it. */
export const disc = (x: number, y: number) => Math.hypot(x - 11.5, y - 11.5) <= 11.8
export const ring = (x: number, y: number) => disc(x, y) && Math.hypot(x - 11.5, y - 11.5) > 9
export const frame = (x: number, y: number) => x < 3 || y < 3 || x > 20 || y > 20
export const crossed = (x: number, y: number) => frame(x, y) || Math.abs(x - y) < 3 || Math.abs(x + y - 23) < 3
