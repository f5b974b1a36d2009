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
