import { type Box, unionOf } from '../geometry/index.ts'
import type { Quad } from './quad.ts'
import type { ReadStrip } from './words.ts'

/** White around the ink of a text as detectors leave it, in its heights. */
const marginAbove = 0.2
const marginBeside = 0.35
/** Believed by less are specks, strokes of handwriting and the edges of sheets, of 12 forms and receipts all but three. */
const leastSure = 0.85
const leastSureAlone = 0.95
/** More of them than this are the grain of a photograph, or writing in another script. */
const most = 60
/** Strokes read as dashes and bars may be anything; alone figures, crosses and marks of notes are read, for corners and edges look like letters. */
const isText = /[\p{L}\p{N}]/u
const isTextAlone = /^[\p{N}Xx†‡*✓●☐☒]$/u
/** Told by their forms: nothing need stand above or below them. */
const isToldByForm = /^[✓●☐☒]$/u

/** The texts that none of the lines found touches and that stand level with one of them, among them: as lines of their own. */
export function textsPassedOver(texts: readonly Box[], found: readonly Quad[]): readonly Quad[] {
  if (texts.length === 0 || found.length === 0) return []
  const boxes = found.map(boxOf)
  const page = unionOf(boxes)
  const apart = texts.filter(
    (text) =>
      text.left >= page.left &&
      text.right <= page.right &&
      boxes.every((box) => box.left >= text.right || box.right <= text.left || box.top >= text.bottom || box.bottom <= text.top) &&
      boxes.some((box) => box.top < (text.top + text.bottom) / 2 && box.bottom > (text.top + text.bottom) / 2),
  )
  return apart.length > most ? [] : apart.map(lineAround)
}

function lineAround({ left, top, right, bottom }: Box): Quad {
  const [beside, above] = [marginBeside * (bottom - top), marginAbove * (bottom - top)]
  return [
    { x: left - beside, y: top - above },
    { x: right + beside, y: top - above },
    { x: right + beside, y: bottom + above },
    { x: left - beside, y: bottom + above },
  ]
}

/** A text found as a line is about as large as its ink, in its heights. */
const mostApart = 0.5
/** The line around the ink that stands alone where a line of one sign was found; null where none does, or more than that sign. */
export function signAt(quad: Quad, texts: readonly Box[]): Quad | null {
  const box = boxOf(quad)
  const { x, y } = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
  const own = texts.find(({ left, top, right, bottom }) => x > left && x < right && y > top && y < bottom)
  if (own === undefined) return null
  const [wide, high] = [own.right - own.left, own.bottom - own.top]
  const isOne = wide <= (1 + mostApart) * high && own.left >= box.left - mostApart * high && own.right <= box.right + mostApart * high
  return isOne ? lineAround(own) : null
}

/** How far above or below a letter alone the next line or text of its column is, in its heights. */
const farthestInColumn = 4

/** Positions of rows that are high stand further apart: so far, in heights, where the other is as short, as high and begins, ends or is centred where this one does. */
const farthestOfNumbers = 25
const widestNumber = 2.5
const sameHeight = 1.4
const sameEdge = 0.35

/**
 * The lines of such texts that were read without doubt, a letter or figure alone only where something stands above or below it: what stands alone is
 * as often a speck, the edge of a sheet or a stroke of a signature.
 */
export function sureAmong(lines: readonly ReadStrip[], found: readonly Quad[]): readonly ReadStrip[] {
  const sure = lines.filter(
    ({ reading: { glyphs }, turn }) =>
      turn === 0 &&
      glyphs.some(({ text }) => (glyphs.length === 1 ? isTextAlone : isText).test(text)) &&
      glyphs.every(({ probability }) => probability >= (glyphs.length === 1 ? leastSureAlone : leastSure)),
  )
  const boxes = [...found, ...sure.map(({ strip }) => strip.quad)].map(boxOf)
  return sure.filter(({ strip, reading: { glyphs } }) => {
    const box = boxOf(strip.quad)
    const far = farthestInColumn * (box.bottom - box.top)
    const isInColumn = (other: Box): boolean => {
      const away = Math.max(other.top - box.bottom, box.top - other.bottom)
      if (away <= -0.5 * (box.bottom - box.top) || other.left >= box.right || other.right <= box.left) return false
      return away < far || (away < farthestOfNumbers * (box.bottom - box.top) && isAlike(box, other))
    }
    return glyphs.length > 1 || isToldByForm.test(glyphs[0]?.text ?? '') || boxes.some((other) => isInColumn(other))
  })
}

/** Whether two boxes are those of numbers of one or two figures in one column. */
function isAlike(box: Box, other: Box): boolean {
  const high = box.bottom - box.top
  const [wide, otherHigh] = [other.right - other.left, other.bottom - other.top]
  const apart = Math.min(
    Math.abs(box.left - other.left),
    Math.abs(box.right - other.right),
    Math.abs(box.left + box.right - other.left - other.right) / 2,
  )
  return wide <= widestNumber * high && otherHigh <= sameHeight * high && high <= sameHeight * otherHigh && apart <= sameEdge * high
}

function boxOf(quad: Quad): Box {
  const [xs, ys] = [quad.map(({ x }) => x), quad.map(({ y }) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}
