import type { Component } from './components.ts'
import type { Ink } from './ink.ts'

/** A box to tick in a picture, in its pixels: its frame, and whether something is marked in it. */
export interface PictureTickBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly ticked: boolean
  /** White behind its frame until the next ink, in shares of its side, 1 at most. */
  readonly clear: number
}

/** Side of a box in heights of the usual letter: smaller is a letter, larger a field to write in. */
const smallest = 0.85
const largest = 2.3
/** Fewest pixels a side: below it a box cannot be told from a letter. */
const leastPixels = 7
/** What hangs together with a box, its mark and the line beside it, is at most so many sides long. */
const mostExtent = 3
/** Sides of one box differ by this share at most. */
const uneven = 0.22
/** Share of every side that must be ink: round letters leave their corners open. */
const leastFramed = 0.88
/**
 * Share of the middle that is ink from which on it is marked: in boxes of twelve pixels and more, where marks fill 0.22 and more and blurred empty
 * ones 0.04 at most; each pixel less lets the frame fill more of the middle.
 */
const leastMarked = (side: number): number => Math.min(0.45, 0.12 + 0.055 * Math.max(0, 12 - side))
/** What is ink nearly everywhere is a bullet or a key of a chart. */
const solid = 0.85
/** Share of the box that is its middle, from side to side. */
const middle = 0.56

/** The boxes among pieces of ink that are framed on four sides, with the mark that reaches out of them or without one. */
export function tickBoxesIn(ink: Ink, components: readonly Component[], letterSize: number): readonly PictureTickBox[] {
  const least = Math.max(leastPixels, smallest * letterSize)
  const most = largest * letterSize
  return components.flatMap((piece) => {
    const across = piece.right - piece.left
    const down = piece.bottom - piece.top
    if (Math.min(across, down) < least || Math.max(across, down) > mostExtent * most) return []
    const frame = frameIn(ink, piece, least, most)
    const marked = frame === null ? 1 : markedShare(ink, frame)
    return frame === null || marked > solid
      ? []
      : [{ ...frame, ticked: marked >= leastMarked(frame.right - frame.left), clear: clearBehind(ink, frame) }]
  })
}

type Frame = Omit<PictureTickBox, 'ticked' | 'clear'>

/** The largest square in the piece of ink that lines run around. */
function frameIn(ink: Ink, piece: Component, least: number, most: number): Frame | null {
  const rows = rowsWithStroke(ink, piece, least)
  let best: Frame | null = null
  for (const upper of rows)
    for (const lower of rows) {
      const side = lower.y - upper.y + 1
      if (side < least || side > most || side <= (best === null ? 0 : best.bottom - best.top)) continue
      const left = Math.max(upper.start, lower.start)
      const right = Math.min(upper.end, lower.end)
      if (Math.abs(right - left - side) > uneven * side) continue
      const frame = { left, right, top: upper.y, bottom: lower.y + 1 }
      if (isFramed(ink, frame)) best = frame
    }
  return best
}

interface Stroke {
  readonly y: number
  readonly start: number
  readonly end: number
}

/** Every run of ink along a row that is as long as a side, holes of one pixel passed over. */
function rowsWithStroke({ width, marks }: Ink, piece: Component, least: number): readonly Stroke[] {
  const found: Stroke[] = []
  const shortest = (1 - uneven) * least
  for (let y = piece.top; y < piece.bottom; y++) {
    let start = -1
    let hole = 0
    for (let x = piece.left; x <= piece.right + 1; x++) {
      const dark = x < piece.right && marks[y * width + x] === 1
      if (dark) {
        if (start < 0) start = x
        hole = 0
      } else if (start >= 0 && ++hole > 1) {
        if (x - hole + 1 - start >= shortest) found.push({ y, start, end: x - hole + 1 })
        start = -1
      }
    }
  }
  return found
}

/** Each side of the frame is ink for nearly all of its length, a pixel to either side counted, and its corners are closed. */
function isFramed({ width, height, marks }: Ink, { left, top, right, bottom }: Frame): boolean {
  const darkAt = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < width && y < height && marks[y * width + x] === 1
  const side = (from: number, to: number, dark: (at: number) => boolean): boolean => {
    let count = 0
    for (let at = from; at < to; at++) if (dark(at)) count++
    return count >= leastFramed * (to - from)
  }
  const upright = (x: number): boolean => side(top, bottom, (y) => darkAt(x - 1, y) || darkAt(x, y) || darkAt(x + 1, y))
  const level = (y: number): boolean => side(left, right, (x) => darkAt(x, y - 1) || darkAt(x, y) || darkAt(x, y + 1))
  const corner = (x: number, y: number): boolean => {
    for (let dy = 0; dy < 2; dy++) for (let dx = 0; dx < 2; dx++) if (darkAt(x + dx, y + dy)) return true
    return false
  }
  return (
    level(top) &&
    level(bottom - 1) &&
    upright(left) &&
    upright(right - 1) &&
    corner(left, top) &&
    corner(right - 2, top) &&
    corner(left, bottom - 2) &&
    corner(right - 2, bottom - 2) &&
    !hasStem({ width, height, marks }, { left, top, right, bottom })
  )
}

/** Shares of a side by which the stem of a letter reaches beyond its bowl: at least, and at most, where it is the line of a table. */
const leastStem = 0.35
const mostStem = 1.2

/** One of the upright sides goes straight on above or below: "b", "d", "p" and "q" of a title. */
function hasStem({ width, height, marks }: Ink, { left, top, right, bottom }: Frame): boolean {
  const side = bottom - top
  const lengthOf = (x: number, from: number, step: 1 | -1): number => {
    let y = from
    while (y >= 0 && y < height && marks[y * width + x] === 1) y += step
    return Math.abs(y - from)
  }
  return [left, left + 1, right - 2, right - 1].some((x) =>
    [lengthOf(x, top - 1, -1), lengthOf(x, bottom, 1)].some((stem) => stem >= leastStem * side && stem <= mostStem * side),
  )
}

/** Share of the middle of a frame that is ink. */
function markedShare({ width, marks }: Ink, { left, top, right, bottom }: Frame): number {
  const edgeAcross = ((1 - middle) / 2) * (right - left)
  const edgeDown = ((1 - middle) / 2) * (bottom - top)
  let count = 0
  let all = 0
  for (let y = Math.ceil(top + edgeDown); y < bottom - edgeDown; y++)
    for (let x = Math.ceil(left + edgeAcross); x < right - edgeAcross; x++) {
      all++
      count += marks[y * width + x] as number
    }
  return count / Math.max(1, all)
}

/** How far it is white behind a frame: the stroke of a mark that reaches out of it ends within its height. */
function clearBehind({ width, marks }: Ink, { top, right, bottom, left }: Frame): number {
  const side = right - left
  const rows = { from: Math.round(top + 0.25 * side), to: bottom }
  for (let x = right + 1; x < Math.min(width, right + 1 + side); x++)
    for (let y = rows.from; y < rows.to; y++) if (marks[y * width + x] === 1) return (x - right - 1) / side
  return 1
}
