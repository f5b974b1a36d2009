// Photographs, drawings in full tone, codes to scan: what a picture of a page shows beside its writing, so that files written from it can show it too.

import { area, type Box, intersection } from '../geometry/index.ts'
import type { Bitmap } from '../stages.ts'
import type { Grey } from './grey.ts'
import { type PaperBrightness, paperBrightness } from './paper-brightness.ts'
import { analysisOf } from './straighten.ts'

/** Side of the squares that are looked at, in pixels of the analysis picture: a line of print is about as high. */
const square = 16
/** What is darker than this share of the paper is printed. */
const lightestTone = 0.86
/** Share of a square that print covers in a picture; lines of bold letters cover less. */
const leastToned = 0.55
/** Words over more than this share of a square make it writing. */
const mostWritten = 0.35
/** Sides of the smallest picture, in squares, and its share of the page: less is a bullet, an ornament, a blot. */
const leastSide = 4
const leastShare = 0.004
/** A picture fills its box at least as far as this: an ellipse does by 0.78, letters and lines that hang together far less. */
const leastFilled = 0.6
/** Brightness within a picture varies by more than this (standard deviation, of 255); shadows and tinted panels are even. */
const leastVaried = 18
/** Beyond this share of words it is a text on a ground of its own. */
const mostWords = 0.08
/** What runs along so much of an edge, or is as thin as this share of the page there, is what the sheet lay on. */
const longestEdge = 0.8
const thinnestAtEdge = 0.08

/**
 * The pictures on a page, as boxes in pixels of its straight picture. `writing` are the words that were read with some certainty, in the
 * same pixels. Neither writing of any kind, tinted panels nor shadows are pictures; what lies around the sheet is none either.
 */
export function picturesIn(straight: Bitmap, writing: readonly Box[]): readonly Box[] {
  const { grey, scale } = analysisOf(straight)
  const words = writing.map(({ left, top, right, bottom }) => ({
    left: left / scale,
    top: top / scale,
    right: right / scale,
    bottom: bottom / scale,
  }))
  const paper = paperBrightness(grey)
  const tones = tonedSquares(grey, paper, words)
  return regionsOf(tones)
    .map((region) => ({ beside: paperBeside(grey, region), box: region }))
    .map(({ beside, box }) => ({ beside, box: tightened(grey, paper, box, beside, words) }))
    .filter(({ box }) => isPicture(grey, box, words))
    .map(({ beside, box }) => grown(grey, paper, box, words, beside))
    .map(({ left, top, right, bottom }) => ({ left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale }))
}

interface Squares {
  readonly columns: number
  readonly rows: number
  readonly marked: Uint8Array
}

/** The squares that are printed for the greater part, and not with words. */
function tonedSquares({ width, height, values }: Grey, { columns, rows, values: paper }: PaperBrightness, words: readonly Box[]): Squares {
  const printed = new Uint16Array(columns * rows)
  for (let y = 0; y < height; y++)
    for (let x = 0, row = Math.floor(y / square) * columns; x < width; x++) {
      const at = row + Math.floor(x / square)
      if ((values[y * width + x] as number) < lightestTone * (paper[at] as number)) printed[at] = (printed[at] as number) + 1
    }
  const marked = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const across = Math.min(square, width - column * square)
      const down = Math.min(square, height - row * square)
      if ((printed[row * columns + column] as number) >= leastToned * across * down) marked[row * columns + column] = 1
    }
  for (const word of words) {
    const to = (end: number, most: number): number => Math.min(most - 1, Math.floor(end / square))
    for (let row = Math.max(0, Math.floor(word.top / square)); row <= to(word.bottom, rows); row++)
      for (let column = Math.max(0, Math.floor(word.left / square)); column <= to(word.right, columns); column++) {
        const own = { left: column * square, top: row * square, right: (column + 1) * square, bottom: (row + 1) * square }
        const common = intersection(own, word)
        if (common !== null && area(common) > mostWritten * square * square) marked[row * columns + column] = 0
      }
  }
  return { columns, rows, marked }
}

/** Boxes, in squares, of marked squares that hang together, with gaps of one square between them bridged, and that fill their box. */
function regionsOf({ columns, rows, marked }: Squares): readonly Box[] {
  const seen = new Uint8Array(marked.length)
  const found: Box[] = []
  for (let start = 0; start < marked.length; start++) {
    if (marked[start] === 0 || seen[start] === 1) continue
    const box = { left: columns, top: rows, right: 0, bottom: 0 }
    let count = 0
    const waiting = [start]
    seen[start] = 1
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const [row, column] = [Math.floor(at / columns), at % columns]
      count++
      box.left = Math.min(box.left, column)
      box.right = Math.max(box.right, column + 1)
      box.top = Math.min(box.top, row)
      box.bottom = Math.max(box.bottom, row + 1)
      for (let r = Math.max(0, row - 2); r <= Math.min(rows - 1, row + 2); r++)
        for (let c = Math.max(0, column - 2); c <= Math.min(columns - 1, column + 2); c++) {
          const other = r * columns + c
          // Straight on over a gap of one square, or to a neighbour.
          const near = (Math.abs(r - row) <= 1 && Math.abs(c - column) <= 1) || r === row || c === column
          if (!near || marked[other] === 0 || seen[other] === 1) continue
          seen[other] = 1
          waiting.push(other)
        }
    }
    const [across, down] = [box.right - box.left, box.bottom - box.top]
    if (across < leastSide || down < leastSide || across * down < leastShare * columns * rows) continue
    if (count >= leastFilled * across * down) found.push(box)
  }
  return found
}

/** How bright the paper is right beside a region, by side; 255 where the page ends or something dark stands there. */
type PaperBeside = Readonly<Record<keyof Box, number>>
/** Paper in shadow has at least this brightness; what is darker is no paper. */
const darkestPaper = 90

/** Light falls off over a photographed page: what is darker than the paper further away need not be print. Measured a square away, where two thirds are darker. */
function paperBeside(grey: Grey, { left, top, right, bottom }: Box): PaperBeside {
  const strip = (box: Box): number => {
    const [first, last] = [Math.max(0, box.left * square), Math.min(grey.width, box.right * square)]
    const values: number[] = []
    for (let y = Math.max(0, box.top * square); y < Math.min(grey.height, box.bottom * square); y++)
      for (let x = first; x < last; x++) values.push(grey.values[y * grey.width + x] as number)
    const level = values.sort((a, b) => a - b)[Math.floor((2 * values.length) / 3)] ?? 255
    return level < darkestPaper ? 255 : level
  }
  return {
    left: strip({ left: left - 2, top, right: left - 1, bottom }),
    top: strip({ left, top: top - 2, right, bottom: top - 1 }),
    right: strip({ left: right + 1, top, right: right + 2, bottom }),
    bottom: strip({ left, top: bottom + 1, right, bottom: bottom + 2 }),
  }
}

/** How far into the box of a region the line of a caption reaches, in squares. */
const captionSquares = 3

/** The box of a region in pixels, from a square around it drawn in to the first rows and columns that are printed for a third. */
function tightened(grey: Grey, paper: PaperBrightness, region: Box, beside: PaperBeside, words: readonly Box[]): Box {
  const { width, height } = grey
  const box = {
    left: Math.max(0, (region.left - 1) * square),
    top: Math.max(0, (region.top - 1) * square),
    right: Math.min(width, (region.right + 1) * square),
    bottom: Math.min(height, (region.bottom + 1) * square),
  }
  const isPrinted = printedIn(grey, paper)
  const isColumnPrinted = (x: number, near: number): boolean => {
    let count = 0
    for (let y = box.top; y < box.bottom; y++) if (isPrinted(x, y, near)) count++
    return count > (box.bottom - box.top) / 3
  }
  const printedOfRow = (y: number, near: number): number => {
    let count = 0
    for (let x = box.left; x < box.right; x++) if (isPrinted(x, y, near)) count++
    return count / (box.right - box.left)
  }
  const isRowPrinted = (y: number, near: number): boolean => printedOfRow(y, near) > 1 / 3
  while (box.left < box.right - 1 && !isColumnPrinted(box.left, beside.left)) box.left++
  while (box.right > box.left + 1 && !isColumnPrinted(box.right - 1, beside.right)) box.right--
  while (box.top < box.bottom - 1 && !isRowPrinted(box.top, beside.top)) box.top++
  while (box.bottom > box.top + 1 && !isRowPrinted(box.bottom - 1, beside.bottom)) box.bottom--
  // Words at the edge with white before them are a caption, dense as their print may be.
  const over = words.filter(({ left, right }) => right > box.left && left < box.right)
  const isClear = (y: number, near: number): boolean => printedOfRow(y, near) < leastGoingOn
  for (let y = Math.max(box.top, box.bottom - captionSquares * square); y < box.bottom; y++)
    if (isClear(y, beside.bottom) && over.some(({ top, bottom }) => (top + bottom) / 2 > y && top < box.bottom)) box.bottom = y
  for (let y = Math.min(box.bottom, box.top + captionSquares * square) - 1; y >= box.top; y--)
    if (isClear(y, beside.top) && over.some(({ top, bottom }) => (top + bottom) / 2 < y && bottom > box.top)) box.top = y + 1
  return box
}

/** A picture grows by less than this share of its sides. */
const mostGrown = 0.5
/** Share of the line beside a picture that ink covers where the picture goes on; grain covers less. */
const leastGoingOn = 0.03

/** The box with what hangs together with it and is drawn more thinly, as the edge of a round sign and the stalk of a leaf are; up to the next word. */
function grown(grey: Grey, paper: PaperBrightness, start: Box, words: readonly Box[], beside: PaperBeside): Box {
  const isPrinted = printedIn(grey, paper)
  const [across, down] = [mostGrown * (start.right - start.left), mostGrown * (start.bottom - start.top)]
  const most = {
    left: Math.max(0, start.left - across),
    top: Math.max(0, start.top - down),
    right: Math.min(grey.width, start.right + across),
    bottom: Math.min(grey.height, start.bottom + down),
  }
  const goesOn = (strip: Box, near: number): boolean => {
    if (strip.left < most.left || strip.top < most.top || strip.right > most.right || strip.bottom > most.bottom) return false
    if (words.some((word) => intersection(strip, word) !== null)) return false
    let count = 0
    for (let y = strip.top; y < strip.bottom; y++) for (let x = strip.left; x < strip.right; x++) if (isPrinted(x, y, near)) count++
    return count > leastGoingOn * area(strip)
  }
  const box = { ...start }
  for (let before = 0; before !== area(box); ) {
    before = area(box)
    if (goesOn({ ...box, left: box.left - 1, right: box.left }, beside.left)) box.left--
    if (goesOn({ ...box, left: box.right, right: box.right + 1 }, beside.right)) box.right++
    if (goesOn({ ...box, top: box.top - 1, bottom: box.top }, beside.top)) box.top--
    if (goesOn({ ...box, top: box.bottom, bottom: box.bottom + 1 }, beside.bottom)) box.bottom++
  }
  return box
}

/** Whether a pixel is darker than the paper around, and than the paper near by. */
const printedIn =
  ({ width, values }: Pick<Grey, 'width' | 'values'>, { columns, values: paper }: Pick<PaperBrightness, 'columns' | 'values'>) =>
  (x: number, y: number, near: number): boolean =>
    (values[y * width + x] as number) <
    lightestTone * Math.min(near, paper[Math.floor(y / square) * columns + Math.floor(x / square)] as number)

function isPicture(grey: Grey, box: Box, words: readonly Box[]): boolean {
  const written = words.reduce((sum, word) => {
    const common = intersection(box, word)
    return sum + (common === null ? 0 : area(common))
  }, 0)
  return written <= mostWords * area(box) && !isAround(grey, box) && variation(grey, box) > leastVaried
}

/** What the sheet lay on, or the shadow at its edge: a strip along an edge of the picture, or most of an edge. */
function isAround({ width, height }: Grey, { left, top, right, bottom }: Box): boolean {
  const near = square
  const atSide = left < near || right > width - near
  const atEnd = top < near || bottom > height - near
  if (atSide && atEnd) return true
  if (atSide) return bottom - top > longestEdge * height || right - left < thinnestAtEdge * width
  return atEnd && (right - left > longestEdge * width || bottom - top < thinnestAtEdge * height)
}

/** Standard deviation of the brightness in a box. */
function variation({ width, values }: Grey, { left, top, right, bottom }: Box): number {
  let [sum, squares, count] = [0, 0, 0]
  for (let y = Math.round(top); y < Math.round(bottom); y++)
    for (let x = Math.round(left); x < Math.round(right); x++) {
      const value = values[y * width + x] as number
      sum += value
      squares += value * value
      count++
    }
  return count === 0 ? 0 : Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2))
}
