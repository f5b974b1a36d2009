import { type Box, centre, height, width } from '../geometry/index.ts'
import { confidence, type Word } from '../model/index.ts'

/** How much of a word's height above and below its middle a dash beside it may stand at: dashes stand at half the height of small letters, or of capitals. */
const level = 0.3
/** In heights of the words of its row: how far up and down what stands in its column may be, and how far beside. */
const rowsNear = 5
const beside = 0.8
/** In lengths of a dash: nearer ones on its level make a dashed rule. */
const farApart = 1.6
/** Widths of hyphens and dashes in heights of a small letter: hyphens have 0.5 to 0.8, dashes half an em wide 1 to 1.3, those of an em 1.9 to 2.3. */
const widestHyphen = 0.85
const widestDash = 1.6
/** As sure as signs that are seen by their shape: their place in a row and a column proves them. */
const sure = confidence(0.9)

/**
 * The words with a dash where a stroke stands by itself in a row of words and under or over something in its column: recognisers find no line of writing
 * in it. `dashes` and `letterSize` in page points.
 */
export function withLoneDashes(words: readonly Word[], dashes: readonly Box[], letterSize: number, page: number): readonly Word[] {
  if (dashes.length === 0) return words
  const upright = words.filter(({ turn }) => turn === 0)
  const alone = dashes.filter((dash) => !isCovered(dash, words) && !isOfDashedRule(dash, dashes))
  const placed = alone.flatMap((dash) => {
    const row = rowOf(dash, upright)
    return row === null ? [] : [{ dash, row }]
  })
  const kept = placed.filter(({ dash, row }) => {
    const others = [...upright.map(({ box }) => box), ...placed.flatMap((one) => (one.dash === dash ? [] : [one.dash]))]
    return others.some((box) => isInColumn(dash, box, height(row.box)))
  })
  if (kept.length === 0) return words
  return [...words, ...kept.map(({ dash, row }) => wordOf(dash, row, letterSize, page))]
}

const isCovered = (dash: Box, words: readonly Word[]): boolean => {
  const { x, y } = centre(dash)
  return words.some(({ box }) => box.left <= x && box.right >= x && box.top <= y && box.bottom >= y)
}

function isOfDashedRule(dash: Box, dashes: readonly Box[]): boolean {
  const { y } = centre(dash)
  return dashes.some((other) => {
    if (other === dash || Math.abs(centre(other).y - y) > height(dash)) return false
    return Math.max(other.left - dash.right, dash.left - other.right) < farApart * width(dash)
  })
}

/** The nearest word that stands level with the dash; null where there is none. */
function rowOf(dash: Box, words: readonly Word[]): Word | null {
  const { y } = centre(dash)
  let nearest: Word | null = null
  let least = Infinity
  for (const word of words) {
    if (!/[\p{L}\p{N}]/u.test(word.text) || Math.abs(centre(word.box).y - y) > level * height(word.box)) continue
    const gap = Math.max(word.box.left - dash.right, dash.left - word.box.right)
    if (gap < least) [nearest, least] = [word, gap]
  }
  return nearest
}

function isInColumn(dash: Box, box: Box, size: number): boolean {
  const away = Math.max(box.top - dash.bottom, dash.top - box.bottom)
  return away > 0 && away < rowsNear * size && box.left < dash.right + beside * size && box.right > dash.left - beside * size
}

function wordOf(dash: Box, { box, baseline, font }: Word, letterSize: number, page: number): Word {
  const long = width(dash) / Math.max(1e-6, letterSize)
  return {
    page,
    text: long < widestHyphen ? '-' : long < widestDash ? '–' : '—',
    // As high as the words of its row: what is lower reads as raised or as the mark of a note.
    box: { ...dash, top: Math.min(dash.top, box.top), bottom: Math.max(dash.bottom, box.bottom) },
    baseline,
    confidence: sure,
    readBy: 'ocr',
    font,
    turn: 0,
    raised: 'no',
    link: null,
  }
}
