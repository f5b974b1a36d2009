import type { Glyph } from './decode.ts'
import { boxAmongBoxes, discAmongDiscs, surelyLetter } from './lone-signs.ts'
import { heightOf } from './quad.ts'
import type { ReadStrip } from './words.ts'

/** So many ticks, or boxes, told by their form make a column of marks; of discs, which letters are hardly taken for, one does. */
const fewestTicks = 3
const fewestBoxes = 2
/** The marks of a column differ in height by less than this factor. */
const sameHeight = 1.5
/** What the recogniser takes crosses, close ticks, and discs and rings for. */
const readAsCross = /^[xX×✕]$/u
const readAsTick = /^[1vVJj7√yY4rf]$/u
const readAsDisc = /^[oO0•·.@eQCGD]?$/u
/** As sure as what stands above and below it makes it. */
const sureOfColumn = 0.9

/**
 * The lines with marks in place of what was read in the columns of marks that are told by their form: "x" below and above ticks is a cross, "0" among discs
 * a ring, and what could not be read among boxes to tick is one. What was surely read stays.
 */
export function withMarksOfColumns(lines: readonly ReadStrip[]): readonly ReadStrip[] {
  const told = lines.flatMap((line) => {
    const text = lone(line)?.text
    return text !== undefined && /^[✓●☐☒]$/u.test(text) ? [{ text, ...standOf(line) }] : []
  })
  if (told.length === 0) return lines
  return lines.map((line) => {
    const only = lone(line)
    if (line.reading.glyphs.length > 1 || (only !== null && only.probability > surelyLetter && /[\p{L}\p{N}]/u.test(only.text))) return line
    const stand = standOf(line)
    const column = told.filter((mark) => isInColumn(stand, mark)).map(({ text }) => text)
    const mark = column.length === 0 ? null : markOf(line, only?.text ?? '', column)
    return mark === null || mark === only?.text ? line : marked(line, mark)
  })
}

/** The mark that a line is among those of its column; null for none. */
function markOf({ strip }: ReadStrip, read: string, column: readonly string[]): string | null {
  const count = (marks: RegExp): number => column.filter((mark) => marks.test(mark)).length
  if (count(/[☐☒]/u) >= fewestBoxes && !/^[☐☒]$/u.test(read)) return boxAmongBoxes(strip)
  if (count(/✓/u) >= fewestTicks) {
    if (readAsCross.test(read)) return '✗'
    if (readAsTick.test(read)) return '✓'
  }
  return count(/●/u) > 0 && readAsDisc.test(read) ? discAmongDiscs(strip) : null
}

function marked(line: ReadStrip, text: string): ReadStrip {
  const { strip, reading } = line
  const [only] = reading.glyphs
  const end = Math.max(1, Math.floor(strip.width / reading.stepWidth))
  const glyph: Glyph = { from: 0, to: end, others: [], spaceBefore: 0, ...only, text, probability: sureOfColumn }
  return { ...line, reading: { ...reading, glyphs: [glyph], confidence: sureOfColumn } }
}

const lone = ({ reading: { glyphs } }: ReadStrip): Glyph | null => (glyphs.length === 1 ? (glyphs[0] ?? null) : null)

interface Stand {
  readonly from: number
  readonly to: number
  readonly high: number
}

function standOf({ strip: { quad } }: ReadStrip): Stand {
  const xs = quad.map(({ x }) => x)
  return { from: Math.min(...xs), to: Math.max(...xs), high: heightOf(quad) }
}

const isInColumn = (one: Stand, other: Stand): boolean =>
  Math.min(one.to, other.to) - Math.max(one.from, other.from) > 0.5 * (one.to - one.from) &&
  Math.max(one.high, other.high) < sameHeight * Math.min(one.high, other.high)
