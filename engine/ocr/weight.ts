import { ideographic } from '../model/index.ts'
import type { Recognised } from '../stages.ts'
import type { Ink } from './ink.ts'
import { heightOf, lengthOf } from './quad.ts'
import { type Strip, stripHeight } from './strip.ts'

/** A word whose strokes can be measured: only in type that is large enough is it worth the time. */
export interface Weighed extends Recognised {
  /** How thick its strokes are, in pixels of the picture; null where nothing can be measured. */
  readonly stroke: () => number | null
  /** How much more its strokes lean as italics do than stand upright (see slant.ts); null where that cannot be told. */
  readonly lean: () => number | null
}

/** Thickness of the strokes between two columns of a strip, in pixels of the picture: twice the area of the ink by the length of its outline. */
export function strokeOf({ mask }: Ink, { quad, width }: Strip, left: number, right: number): number | null {
  const across = lengthOf(quad) / width
  const down = heightOf(quad) / stripHeight
  const inked = (x: number, y: number): boolean => x >= left && x < right && mask[y * width + x] === 1
  let area = 0
  let outline = 0
  for (let y = 1; y < stripHeight - 1; y++)
    for (let x = left; x < right; x++) {
      if (mask[y * width + x] !== 1) continue
      area += across * down
      if (!inked(x, y - 1)) outline += across
      if (!inked(x, y + 1)) outline += across
      if (!inked(x - 1, y)) outline += down
      if (!inked(x + 1, y)) outline += down
    }
  return outline === 0 ? null : (2 * area) / outline
}

/** Height of the ink of Chinese and Japanese signs, in sizes. */
const ideographHeight = 0.92

/** Size of the type in pixels by the height of its ink: in most faces letters that rise are 0.72 sizes high, others 0.5, tails and brackets hang 0.21, commas 0.12. */
export function sizeOf({ text, pixels: { top, bottom } }: Recognised): number {
  if (ideographic.test(text)) return (bottom - top) / ideographHeight
  const rises = /[\p{Lu}\p{N}bdfhklt!?'"()[\]{}/\\|@#$%&€£]/u.test(text)
  const hangs = /[gjpqyQ()[\]{}|@]/u.test(text) ? 0.21 : /[,;$]/u.test(text) ? 0.12 : 0
  return (bottom - top) / ((rises ? 0.72 : 0.5) + hangs)
}
