import type { Axis } from './axis.ts'
import type { Component } from './components.ts'
import type { Ink } from './ink.ts'
import { fewestLetters, type Letters } from './letters.ts'

/** How far sheets are laid askew on scanners and before cameras, in degrees: more is a turn on purpose. */
const mostSkewDegrees = 18
const coarseStep = 0.25
const fineStep = 0.02
/** Points looked at: more say the same. */
const mostPoints = 6000

/**
 * The clockwise angle in degrees between the lines of writing and the picture's edge (its upper edge for lines that run across, the right
 * edge for lines that run down): the angle at which the feet and heads of letters, and the rules, fall on the fewest rows. 0 with too
 * little writing to tell.
 */
export function skewDegreesOf(ink: Ink, components: readonly Component[], letters: Letters, axis: Axis): number {
  const points = pointsOf(ink, components, letters, axis)
  if (points.feet.length < 2 * fewestLetters) return 0
  const score = (degrees: number): number => concentration(points.feet, degrees) + concentration(points.heads, degrees)
  const coarse = best(score, -mostSkewDegrees, mostSkewDegrees, coarseStep)
  const fine = best(score, coarse.at - 2 * coarseStep, coarse.at + 2 * coarseStep, fineStep)
  return fine.at
}

function best(score: (degrees: number) => number, from: number, to: number, step: number): { readonly at: number; readonly score: number } {
  let at = 0
  let most = -1
  for (let i = 0; from + i * step <= to + 1e-9; i++) {
    const degrees = from + i * step
    const own = score(degrees)
    // Of equals the smaller turn: a picture without writing stays as it is.
    if (own > most * (1 + 1e-9) || (own >= most * (1 - 1e-9) && Math.abs(degrees) < Math.abs(at))) {
      at = degrees
      most = Math.max(most, own)
    }
  }
  return { at, score: most }
}

/** Pairs of numbers along and across the lines: where letters stand, and where they end. */
export interface Points {
  readonly feet: Float32Array
  readonly heads: Float32Array
}

/** The feet and heads of the letters, and the lower edges of rules and frames. */
export function pointsOf(ink: Ink, components: readonly Component[], { pieces, size }: Letters, axis: Axis): Points {
  const feet: number[] = []
  const heads: number[] = []
  const add = (left: number, top: number, right: number, bottom: number): void => {
    if (axis.runs === 'across') {
      feet.push((left + right) / 2, bottom)
      heads.push((left + right) / 2, top)
    } else {
      // Lines run down: a quarter turn anticlockwise makes x of y, and y of -x.
      feet.push((top + bottom) / 2, -left)
      heads.push((top + bottom) / 2, -right)
    }
  }
  const step = Math.max(1, Math.floor(pieces.length / mostPoints))
  for (let i = 0; i < pieces.length; i += step) {
    const piece = pieces[i]
    if (piece === undefined) continue
    const along = axis.runs === 'across' ? piece.right - piece.left : piece.bottom - piece.top
    if (along <= 3 * size) add(piece.left, piece.top, piece.right, piece.bottom)
  }
  for (const line of components) addRule(ink, line, size, axis, add)
  return { feet: Float32Array.from(feet), heads: Float32Array.from(heads) }
}

/** The lower edge of long pieces, rules and frames, a point for every letter's width. */
function addRule(
  { width, marks }: Ink,
  piece: Component,
  size: number,
  axis: Axis,
  add: (left: number, top: number, right: number, bottom: number) => void,
): void {
  const across = axis.runs === 'across'
  const long = across ? piece.right - piece.left : piece.bottom - piece.top
  if (long < Math.max(40, 8 * size)) return
  const step = Math.max(4, Math.round(size))
  for (let along = (across ? piece.left : piece.top) + 1; along < (across ? piece.right : piece.bottom) - 1; along += step) {
    if (across) {
      let y = piece.bottom - 1
      while (y >= piece.top && marks[y * width + along] === 0) y--
      add(along, y, along, y + 1)
    } else {
      let x = piece.left
      while (x < piece.right && marks[along * width + x] === 0) x++
      add(x, along, x + 1, along)
    }
  }
}

/** How much points gather on few rows when the picture is turned back by `degrees`. */
function concentration(points: Float32Array, degrees: number): number {
  const sin = Math.sin((degrees * Math.PI) / 180)
  const cos = Math.cos((degrees * Math.PI) / 180)
  return gathering(points, (x, y) => y * cos - x * sin)
}

/** How much points gather on few rows when each is on the row that `rowOf` says: the sum of squares of their counts a pixel row. */
export function gathering(points: Float32Array, rowOf: (x: number, y: number) => number): number {
  const rows = new Float32Array(points.length >> 1)
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < rows.length; i++) {
    const row = rowOf(points[2 * i] as number, points[2 * i + 1] as number)
    rows[i] = row
    if (row < least) least = row
    if (row > most) most = row
  }
  if (!(most >= least)) return 0
  const counts = new Float32Array(Math.ceil(most - least) + 3)
  for (const each of rows) {
    const row = each - least
    const whole = Math.floor(row)
    counts[whole] = (counts[whole] as number) + 1 - row + whole
    counts[whole + 1] = (counts[whole + 1] as number) + row - whole
  }
  let sum = 0
  // Two rows together: a letter's foot ends within a pixel or so of its line.
  for (let i = 0; i + 1 < counts.length; i++) sum += ((counts[i] as number) + (counts[i + 1] as number)) ** 2
  return sum
}
