// Discs, rings and squares before the lines of a list: detectors of writing pass over them, and recognisers take them for stops.

import type { Box } from '../geometry/index.ts'
import type { Bitmap } from '../stages.ts'
import type { Component } from './components.ts'
import type { Ink } from './ink.ts'

/** A bullet and whether it is filled. */
export interface PictureBullet extends Box {
  readonly isFilled: boolean
}

/** Sides in heights of the usual small letter: stops have 0.2 to 0.26, the bullets of common faces 0.4 to 0.9. */
const smallest = 0.3
const largest = 1
/** Pixels below which a piece has no form. */
const fewestPixels = 3
/** Width in heights. */
const narrowest = 0.72
const widest = 1.4
/** White around a bullet, in letter sizes: before it as much as no space within a line has, and up to the text behind it. */
const whiteBefore = 2.5
const whiteAround = 0.35
const nearestText = 0.3
const farthestText = 4
/** Pixels of blur around a piece that may be dark. */
const blur = 1
/** Share of its box that a disc or square fills at least. */
const leastFilled = 0.55
/** How far the two halves of a disc or square differ at most, as a share of its darkness, and those of a ring, whose strokes are thin: a letter is not alike on both sides. */
const mostUneven = 0.3
const mostUnevenRing = 0.46
/** Share of the darkness of a ring that its middle has at most. */
const mostWithin = 0.75
/** Bullets of one list stand in one column, in letter sizes, and are of one size. */
const sameColumn = 0.3
const sameSize = 1.35
const fewest = 2
/** More on a page are the dots of a pattern. */
const mostBullets = 600

/**
 * Bullets, two or more in a column, in the pixels of `ink`, which shows the straight picture `scale` times smaller: their form is looked at in the picture
 * itself. `letterSize` is the height of the usual small letter.
 */
export function bulletsIn({ straight, scale, ink, components, letterSize }: Seen): readonly PictureBullet[] {
  if (letterSize === 0) return []
  const alone = components.flatMap((piece): readonly PictureBullet[] => {
    const [across, down] = [piece.right - piece.left, piece.bottom - piece.top]
    if (Math.min(across, down) < fewestPixels || down < smallest * letterSize || down > largest * letterSize) return []
    if (across < narrowest * down || across > widest * down || !standsBeforeText(ink, piece, letterSize)) return []
    const form = formOf(straight, piece, scale)
    const { left, top, right, bottom } = piece
    const isFilled = !isHollow(form)
    if (!isEven(form, isFilled ? mostUneven : mostUnevenRing)) return []
    return !isFilled || piece.ink >= leastFilled * across * down ? [{ left, top, right, bottom, isFilled }] : []
  })
  if (alone.length > mostBullets) return []
  return alone.filter((one) => alone.filter((other) => isOfOneList(one, other, letterSize)).length >= fewest)
}

/** A picture and what was found in it. */
interface Seen {
  readonly ink: Ink
  readonly straight: Bitmap
  readonly scale: number
  readonly components: readonly Component[]
  readonly letterSize: number
}

function isOfOneList(one: Box, other: Box, letterSize: number): boolean {
  const [high, otherHigh] = [one.bottom - one.top, other.bottom - other.top]
  return (
    Math.abs(one.left + one.right - other.left - other.right) / 2 <= sameColumn * letterSize &&
    Math.max(high, otherHigh) <= sameSize * Math.min(high, otherHigh)
  )
}

/** White on all sides but for a text a little to the right. */
function standsBeforeText({ width, height, marks }: Ink, { left, top, right, bottom }: Box, letterSize: number): boolean {
  const around = Math.ceil(whiteAround * letterSize)
  const [from, to] = [Math.max(0, top - around), Math.min(height, bottom + around)]
  const isInked = (x: number): boolean => {
    for (let y = from; y < to; y++) if (marks[y * width + x] === 1) return true
    return false
  }
  for (let x = Math.max(0, Math.floor(left - whiteBefore * letterSize)); x < left; x++) if (isInked(x)) return false
  for (let x = left; x < right; x++)
    for (let y = from; y < to; y++) if ((y < top || y >= bottom) && marks[y * width + x] === 1) return false
  for (let x = right; x < Math.min(width, right + farthestText * letterSize); x++)
    if (isInked(x)) return x - right >= nearestText * letterSize
  return false
}

/** How dark the pixels of a piece and around it are, in rows. */
type Form = readonly (readonly number[])[]

function formOf({ width, height, pixels }: Bitmap, { left, top, right, bottom }: Box, scale: number): Form {
  const [x0, x1] = [Math.max(0, Math.floor((left - blur) * scale)), Math.min(width, Math.ceil((right + blur) * scale))]
  const [y0, y1] = [Math.max(0, Math.floor((top - blur) * scale)), Math.min(height, Math.ceil((bottom + blur) * scale))]
  const rows = Array.from({ length: y1 - y0 }, (_, row) =>
    Array.from({ length: x1 - x0 }, (_, column) => {
      const at = ((y0 + row) * width + x0 + column) * 4
      return Math.min(pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number)
    }),
  )
  const paper = Math.max(...rows.flat())
  return inkedPart(rows.map((row) => row.map((value) => paper - value)))
}

/** Share of the deepest darkness from which on a pixel is of the piece. */
const inkFrom = 0.35

/** The rows and columns that hold ink. */
function inkedPart(rows: Form): Form {
  const least = inkFrom * Math.max(...rows.flat())
  const kept = rows.filter((row) => row.some((dark) => dark >= least))
  const columns = (kept[0] ?? []).flatMap((_, x) => (kept.some((row) => (row[x] as number) >= least) ? [x] : []))
  const [from, to] = [columns[0] ?? 0, (columns.at(-1) ?? -1) + 1]
  return kept.map((row) => row.slice(from, to))
}

/** Whether its left half is as its right one, and its upper half as its lower one. */
function isEven(rows: Form, most: number): boolean {
  let [all, level, upright] = [0, 0, 0]
  rows.forEach((row, y) => {
    row.forEach((dark, x) => {
      all += dark
      level += Math.abs(dark - (row[row.length - 1 - x] as number))
      upright += Math.abs(dark - (rows[rows.length - 1 - y]?.[x] as number))
    })
  })
  return level <= most * all && upright <= most * all
}

/** Whether its middle is lighter than what stands around it on all four sides. */
function isHollow(rows: Form): boolean {
  const [y, x] = [rows.length >> 1, (rows[0]?.length ?? 0) >> 1]
  const across = rows[y] ?? []
  const down = rows.map((row) => row[x] ?? 0)
  const sides = [across.slice(0, x), across.slice(x + 1), down.slice(0, y), down.slice(y + 1)].map((side) => Math.max(0, ...side))
  return (across[x] ?? 0) <= mostWithin * Math.min(...sides)
}
