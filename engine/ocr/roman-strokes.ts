import type { Glyph } from './decode.ts'
import { inkOf } from './ink.ts'
import { type Strip, stripHeight } from './strip.ts'
import type { ReadStrip } from './words.ts'

/** The recogniser takes the strokes of a Roman number for one of these, and sees two of them as one: "III" is read as "II" or "I", or not at all. */
const looksLikeStroke = /^[Il|]$/u
/** More strokes than three are no number ("IV"), but a fence of tallies. */
const mostStrokes = 3
/** Pixels of a strip, which is 48 high: lower ink shows no form. */
const leastHeight = 10
/** A column of a stroke holds ink over this share of the height; serifs, flags and dots hold less than the other. */
const ofStroke = 0.8
const besideStroke = 0.4
/** Strokes are at most this wide, as a share of their height, and differ by no more than this factor in how wide and how far apart they are. */
const widest = 0.4
const alike = 1.7
/** How sure a letter is that the form tells, at least: as sure as other signs that are seen by their shape. */
const sure = 0.9

/** A run of columns, the last not included. */
interface Stroke {
  readonly from: number
  readonly to: number
}

/** Lines of nothing but upright strokes of one height and width, evenly spaced, with as many letters "I" as there are strokes; all others as they are. */
export function withRomanStrokes(line: ReadStrip): ReadStrip {
  const { glyphs, stepWidth } = line.reading
  if (glyphs.length > mostStrokes || !glyphs.every(({ text }) => looksLikeStroke.test(text))) return line
  const strokes = strokesOf(line.strip)
  // What was read as upright lines, or as nothing, may be a double rule.
  const areLines = glyphs.length > 0 ? glyphs.every(({ text }) => text === '|') : strokes !== null && strokes.length < mostStrokes
  if (strokes === null || areLines) return line
  const probability = Math.max(sure, ...glyphs.map((glyph) => glyph.probability))
  const counted = strokes.map(({ from, to }): Glyph => {
    const steps = { from: Math.floor(from / stepWidth), to: Math.ceil(to / stepWidth) }
    return { text: 'I', ...steps, probability, others: [], spaceBefore: 0 }
  })
  return { ...line, reading: { ...line.reading, glyphs: counted, confidence: probability } }
}

/** Two or three strokes that are all there is on a strip, from left to right; null for anything else. */
function strokesOf(strip: Strip): readonly Stroke[] | null {
  const { mask, rows } = inkOf(strip)
  const { width } = strip
  const top = rows.findIndex((count) => count > 0)
  const bottom = rows.findLastIndex((count) => count > 0)
  const height = bottom - top + 1
  if (top < 0 || height < leastHeight) return null
  const strokes: Stroke[] = []
  let start = -1
  for (let x = 0; x <= width; x++) {
    let ink = 0
    if (x < width) for (let y = top; y <= bottom && y < stripHeight; y++) ink += mask[y * width + x] ?? 0
    if (ink >= ofStroke * height) {
      if (start < 0) start = x
      continue
    }
    if (start >= 0) strokes.push({ from: start, to: x })
    start = -1
    // The edge of a stroke may be grey, but nothing of some height stands by itself.
    const isEdge = strokes.at(-1)?.to === x || x + 1 === width
    if (ink > besideStroke * height && !isEdge) return null
  }
  const widths = strokes.map(({ from, to }) => to - from)
  const gaps = strokes.slice(1).map(({ from }, i) => from - (strokes[i]?.to ?? from))
  const areAlike = (lengths: readonly number[]): boolean => Math.max(...lengths) <= alike * Math.min(...lengths) + 1
  if (strokes.length < 2 || strokes.length > mostStrokes || Math.max(...widths) > widest * height) return null
  return areAlike(widths) && areAlike(gaps) && Math.min(...gaps) >= 2 && Math.max(...gaps) < height ? strokes : null
}
