import { type Box, overlapX, type Ruling, unionOf, width } from '../geometry/index.ts'
import {
  baselineOf,
  breaksAmidWords,
  isMeasured,
  type Line,
  lineSize,
  mostUnlike,
  shareSize,
  sizeOfLine,
  spokenWords,
} from '../model/index.ts'

/** A line with what is compared about it, worked out once. */
interface Measured {
  readonly line: Line
  readonly size: number
  /** From its words' extents, not their ink: "=" and "g" stand in lines of one height. */
  readonly box: Box
}

/**
 * Lines linked into runs that stand in one column: a line continues the one above when each is the other's only neighbour.
 * A line under two columns, or over two, begins a run of its own; so does one beyond a drawn rule, a wide gap or a change of size.
 */
export function runsOf(lines: readonly Line[], rulings: readonly Ruling[]): readonly (readonly Line[])[] {
  const sorted = lines.map(measured).sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
  const level = rulings.filter((ruling) => Math.abs(ruling.from.y - ruling.to.y) < 1)
  const below = new Map<Measured, readonly Measured[]>()
  const above = new Map<Measured, readonly Measured[]>()
  sorted.forEach((line, index) => {
    const next = nextBelow(line, sorted, index + 1)
    below.set(line, next)
    for (const other of next) above.set(other, [...(above.get(other) ?? []), line])
  })
  const continuation = (line: Measured): Measured | null => {
    const [next, another] = below.get(line) ?? []
    if (!next || another || !(above.get(next) ?? []).every((other) => other === line || isEndAbove(other, line, next))) return null
    if (!areAlike(line, next) || changesType(line, next)) return null
    const [under] = below.get(next) ?? []
    return (under !== undefined && opensColumn(line, next, under)) || level.some((ruling) => separates(ruling, line.box, next.box))
      ? null
      : next
  }
  const runs: Line[][] = []
  const placed = new Set<Measured>()
  for (const line of sorted) {
    if (placed.has(line)) continue
    const run: Line[] = []
    for (let at: Measured | null = line; at && !placed.has(at); at = continuation(at)) {
      placed.add(at)
      run.push(at.line)
    }
    runs.push(run)
  }
  return runs
}

function measured(line: Line): Measured {
  const size = lineSize(line)
  const baseline = baselineOf(line)
  return { line, size, box: { ...line.box, top: baseline - 0.8 * size, bottom: baseline + 0.2 * size } }
}

/** A fifth larger or smaller is another kind of text: a heading, a note. */
const sameKind = 1.2

/** Whether two lines are set in type of one size; of recognised ones what their letters say of it, which their boxes do not: "one" is lower than "Only". */
function areAlike(upper: Measured, lower: Measured): boolean {
  const [above, below] = [upper, lower].map(({ line, size }) => (isMeasured(line) ? sizeOfLine(line) : size)) as [number, number]
  return (
    Math.max(above, below) <= mostUnlike(upper.line, lower.line, sameKind) * Math.min(above, below) || shareSize(upper.line, lower.line)
  )
}

/** White between two lines, in sizes of their writing, from which on a change of type begins something else, and how unlike the sizes of two types are. */
const whiteAtChange = 0.6
const unlikeSizes = 1.08

/** Whether one line is bold from end to end and the other plain and of another size, with more white between them than lines of one paragraph have. */
function changesType(upper: Measured, lower: Measured): boolean {
  const [above, below] = [weightOf(upper.line), weightOf(lower.line)]
  if (above === null || below === null || above === below || lower.box.top - upper.box.bottom < whiteAtChange * upper.size) return false
  return Math.max(upper.size, lower.size) > unlikeSizes * Math.min(upper.size, lower.size)
}
/** The weight that all words of a line have; null for a line of both, or of recognised words, whose weight is guessed. */
function weightOf({ words }: Line): 'bold' | 'plain' | null {
  if (words.some(({ font, readBy }) => font === null || readBy !== 'text-layer')) return null
  const bold = words.filter(({ font }) => font?.bold === true).length
  return bold === 0 ? 'plain' : bold === words.length ? 'bold' : null
}

/**
 * Whether a line is the short end of the paragraph above the first line of another, which is set in further than that reaches: both stand above the second
 * line, whose sentence the first one begins.
 */
function isEndAbove(end: Measured, first: Measured, second: Measured): boolean {
  return (
    end.box.bottom <= first.box.top + 0.5 * first.size &&
    end.box.right < first.box.left &&
    spokenWords(first.line.words) >= fewestRunning &&
    second.box.right < first.box.right + 2 * first.size &&
    breaksAmidWords(first.line, second.line)
  )
}

/** White between two lines of a paragraph, in line heights: further down is another paragraph or column. */
const mostWhite = 1.4
/** Lines of recognised words count by their ink, and clean ink is lower than the type is; lines of running text stand up to so many sizes of their type apart. */
const loosest = 1.7
/** Words in a line of running text; addresses, labels and items have fewer. */
const fewestRunning = 6

/** Whether a recognised line goes on with the sentence of the one above: at the same edge, no wider, amid words. */
function runsOn({ line, size, box }: Measured, { line: other, box: lower }: Measured): boolean {
  const isRunning = spokenWords(line.words) >= fewestRunning && Math.abs(box.left - lower.left) < size && lower.right < box.right + 2 * size
  if (!isRunning || !breaksAmidWords(line, other)) return false
  return (
    isMeasured(line) && isMeasured(other) && baselineOf(other) - baselineOf(line) <= loosest * Math.min(sizeOfLine(line), sizeOfLine(other))
  )
}

/** The lines nearest below `line` that share some of its width, within its reach. */
function nextBelow(line: Measured, sorted: readonly Measured[], from: number): readonly Measured[] {
  const { box, size } = line
  const found: Measured[] = []
  const most = box.bottom + mostWhite * size
  let reach = box.bottom + 2 * mostWhite * size
  for (let index = from; index < sorted.length; index++) {
    const other = sorted[index]
    if (!other || other.box.top > reach) break
    if (overlapX(box, other.box) < Math.min(2, 0.2 * width(other.box)) || isBeside(box, other.box)) continue
    if (other.box.top > most && (found.length > 0 || !runsOn(line, other))) break
    found.push(other)
    reach = Math.min(reach, other.box.top + 0.5 * other.size)
  }
  return found
}
/** White between two lines, in sizes of their writing, from which on they must share an edge or their middle to belong together. */
const wideWhite = 0.8
/** How far apart, in sizes, edges are that have nothing to do with each other: further than a paragraph's first line is set in. */
const unlikeEdges = 4

/** A line in the middle of the page above the first two of a set column: wide white between them, and neither edge nor middle in common. */
function opensColumn({ box: upper, size }: Measured, { box: lower }: Measured, { box: under }: Measured): boolean {
  const apart = unlikeEdges * size
  return (
    lower.top - upper.bottom > wideWhite * size &&
    Math.abs(upper.left - lower.left) > apart &&
    Math.abs(upper.right - lower.right) > apart &&
    Math.abs(upper.left + upper.right - lower.left - lower.right) > 2 * apart &&
    Math.abs(lower.left - under.left) < 0.5 * size &&
    Math.abs(lower.right - under.right) < 0.5 * size
  )
}

/** True when two lines stand at the same height: their extents share most of the smaller one's. */
const isBeside = (a: Box, b: Box): boolean =>
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.6 * Math.min(a.bottom - a.top, b.bottom - b.top)

function separates(ruling: Ruling, upper: Box, lower: Box): boolean {
  const left = Math.min(ruling.from.x, ruling.to.x)
  const right = Math.max(ruling.from.x, ruling.to.x)
  const y = ruling.from.y
  const whole = unionOf([upper, lower])
  return (
    // Above the upper line's own foot it is an underline.
    y > upper.bottom && y < (lower.top + lower.bottom) / 2 && overlapX(whole, { left, right, top: y, bottom: y }) > 0.3 * width(whole)
  )
}
