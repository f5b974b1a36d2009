import type { Bitmap } from '../stages.ts'
import { darkestChannel, type Grey, shrunk } from './grey.ts'

/** Side of the squares that are looked at, in pixels of a picture of about this width: several letters high, as wide as a word. */
const square = 24
const lookedAtWidth = 1200
/**
 * Share of a page's squares that are dark throughout but for strokes, and that are light, on a negative. A sheet on a dark table shows as light squares.
 * Of the 128 pictures of the development split none is taken for a negative.
 */
const fewestDark = 0.75
const mostLight = 0.12
/** Brightness of a dark square at most, of 255; what lies between it and half is neither. */
const darkest = 110
/** How light strokes are, at least, over the ground of their square; and in how many of the squares there are any. */
const leastContrast = 70
const fewestWritten = 0.02

/**
 * Whether a page is light writing on a dark ground nearly everywhere: a negative, a screen in its dark colours. Neither a dark photograph, which lacks
 * strokes, nor a sheet on a dark table, which is light itself.
 */
export function isNegative(image: Bitmap): boolean {
  if (!isMostlyDark(image)) return false
  const by = Math.max(1, Math.round(image.width / lookedAtWidth))
  const { width, height, values } = shrunk(darkestChannel(image), by)
  let [all, dark, light, written] = [0, 0, 0, 0]
  for (let top = 0; top + square <= height; top += square)
    for (let left = 0; left + square <= width; left += square) {
      const { middle, lightest } = levelsOf({ width, height, values }, left, top)
      all++
      if (middle >= 128) light++
      else if (middle < darkest) {
        dark++
        if (lightest - middle >= leastContrast) written++
      }
    }
  return all > 0 && dark >= fewestDark * all && light <= mostLight * all && written >= fewestWritten * all
}

/** Whether more pixels are dark than squares of a negative must be; most pages are told light by a few of their pixels. */
function isMostlyDark({ pixels }: Bitmap): boolean {
  let [all, dark] = [0, 0]
  for (let at = 0; at < pixels.length; at += 4 * 97, all++)
    if (Math.min(pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number) < darkest) dark++
  return dark >= 0.8 * fewestDark * all
}

/** The middle brightness of a square and that of its lightest pixels, three in a hundred left out as grain. */
function levelsOf({ width, values }: Grey, left: number, top: number): { readonly middle: number; readonly lightest: number } {
  const some = new Uint8Array(square * square)
  for (let y = 0; y < square; y++) some.set(values.subarray((top + y) * width + left, (top + y) * width + left + square), y * square)
  some.sort()
  return { middle: some[some.length >> 1] as number, lightest: some[Math.floor(some.length * 0.97)] as number }
}

/** The picture with light and dark exchanged. */
export function inverted(image: Bitmap): Bitmap {
  const pixels = image.pixels.slice()
  for (let at = 0; at < pixels.length; at += 4)
    for (let channel = at; channel < at + 3; channel++) pixels[channel] = 255 - (pixels[channel] as number)
  return { ...image, pixels }
}
