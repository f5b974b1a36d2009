import { type Confidence, confidence, spokenWords } from '../model/index.ts'
import { isBulletList } from './bullet-lists.ts'
import { isCaseCaption } from './case-captions.ts'
import { isMoment, readsAsValue } from './cell-text.ts'
import { isClosedByRules } from './closed-by-rules.ts'
import { isContents } from './contents.ts'
import { areEntriesWithPoints } from './entries-with-points.ts'
import { areFormulas } from './formulas.ts'
import type { Candidate, Grid, GridCell } from './grid.ts'
import { covered, type Lattice } from './lattice.ts'
import {
  areAddresses,
  areGapsOfText,
  arePeople,
  beginTogether,
  goOnInOtherColumns,
  isBesideAddress,
  isForm,
  isIndex,
  isList,
  isNumberedFormulas,
  isPageLayout,
  isPlotArea,
  isRunningText,
  isSigned,
  isToFillIn,
} from './look-alikes.ts'
import { isMarkedOut } from './marked-out.ts'
import { areNamedTexts } from './named-texts.ts'
import { RuleIndex } from './rules.ts'
import { wordsRunningOver } from './running-over.ts'
import { isSpacedAsText } from './spaced-as-text.ts'
import { sizeOf } from './text-rows.ts'
import { isTitledByType } from './titled-by-type.ts'

/** Below this a table is more likely something else, and its words are better read as text. */
const leastBelief = 0.5
/** The same for what no rule suggests: addresses and labels beside values stand in columns, too. */
const leastBeliefUnruled = 0.58
/** Below this the reader of the result is told to look. */
export const doubtful = 0.7
/** The most that is believed of a table of texts that nothing but their common beginnings shows. */
const mostForRowsTogether = 0.8

/** Boxes of a diagram have tints and rules as well, but texts that neither line up nor fill its rows. */
const mostEmptyMarked = 0.3
const leastLinedMarked = 0.75

/**
 * How likely the grid is a table as printed, or null when it is rather a list, a form, a drawing or text in columns.
 * Evidence for: drawn edges, rows that show the same columns, columns of figures. Against: words on the rules, empty tiles, sentences in cells.
 */
export function beliefIn(grid: Grid, lattice: Lattice, candidate: Candidate): Confidence | null {
  const rows = grid.ys.length - 1
  const columns = grid.xs.length - 1
  const filled = grid.cells.filter((cell) => cell.words.length > 0)
  if (rows < 2 || columns < 2 || filled.length < 4) return null
  if (filled.every((cell) => cell.column === 0) || new Set(filled.map((cell) => cell.row)).size < 2) return null
  if (areOneSign(filled) || isBulletList(filled) || isCaseCaption(filled)) return null
  const emptiness = 1 - filled.reduce((sum, cell) => sum + cell.rowSpan * cell.columnSpan, 0) / (rows * columns)
  const struck = wordsOnRules(candidate)
  const drawn = shareDrawn(lattice, candidate)
  const figures = shareOfFigures(grid)
  if (candidate.foundBy === 'alignment' && areEntriesWithPoints(grid)) return null
  let belief: number
  if (drawn > 0.5) {
    belief = 0.97 - 0.35 * Math.max(0, emptiness - 0.5) - 2 * struck
    const isBlank = (columns * rows > 6 && emptiness > 0.75) || isPlotArea(grid)
    if ((isBlank && !isToFillIn(grid)) || isPageLayout(rows, filled)) return null
  } else {
    const support = Math.min(1, (lattice.columnSupport - 1) / 5)
    const lined = shareLinedUp(filled)
    const marked = emptiness <= mostEmptyMarked && lined >= leastLinedMarked && isMarkedOut(grid, candidate)
    if (
      (isList(grid) && !marked && !arePartedByRules(lattice, candidate)) ||
      isContents(grid) ||
      isNumberedFormulas(grid) ||
      isIndex(filled) ||
      (figures < 0.3 && isSigned(filled)) ||
      isSpacedAsText(filled)
    )
      return null
    const isOpen = ((drawn === 0 && candidate.foundBy === 'alignment') || candidate.ofTwoTitles === true) && !marked
    if (
      isOpen &&
      (areAddresses(grid) ||
        arePeople(grid) ||
        isBesideAddress(grid) ||
        areFormulas(grid) ||
        areGapsOfText(filled) ||
        goOnInOtherColumns(filled))
    )
      return null
    const closed = marked || isClosedByRules(grid, lattice, candidate)
    const titled = isTitledByType(grid)
    const prose = closed || titled || candidate.ofTwoTitles || areNamedTexts(grid) ? 0 : shareOfSentences(filled)
    // Titles may be centred over texts that are not.
    const linedBelow = titled ? shareLinedUp(filled.filter(({ row }) => row > 0)) : lined
    if (figures < 0.3 && !closed && isRunningText(filled) && !(lattice.headerRows > 0 && beginTogether(filled))) return null
    if (emptiness > 0.65 || (candidate.foundBy === 'alignment' && linedBelow < 0.55)) return null
    belief =
      0.45 +
      0.2 * drawn +
      0.2 * support +
      0.2 * figures +
      0.3 * (linedBelow - 0.8) +
      (columns > 2 ? 0.08 : -0.05) -
      0.6 * prose -
      0.3 * Math.max(0, emptiness - 0.25)
    if (candidate.foundBy === 'rulings') belief += 0.25
    if (marked || titled) belief += 0.1
    else if (isForm(grid)) belief -= 0.25
  }
  if (candidate.rowsTogether) {
    if (isContents(grid) || isNumberedFormulas(grid) || isIndex(filled) || (figures < 0.3 && isSigned(filled))) return null
    belief = Math.min(belief, mostForRowsTogether)
  }
  // A frame around all of it says no more of rows and columns than none.
  const isUnruled = candidate.foundBy === 'alignment' || drawn === 0
  return belief < (isUnruled ? leastBeliefUnruled : leastBelief) ? null : confidence(Math.max(0, Math.min(0.98, belief)))
}

/** true where every text is the same sign: the points of a chart, notes of music. Rows of marks have names beside them. */
function areOneSign(filled: readonly GridCell[]): boolean {
  const sign = filled[0]?.words[0]?.text ?? ''
  return [...sign].length === 1 && filled.every(({ words }) => words.every(({ text }) => text === sign))
}

/** Tables strike hardly a word; underlined links and tight rows do at times. */
const mostStruck = 0.08
/** true when rules run through the words: a drawing, a chart, a map. */
export const isStruckThrough = (candidate: Candidate): boolean => wordsOnRules(candidate) > mostStruck

/** Share of words that a rule runs through: drawings and charts strike their labels, tables do not. */
function wordsOnRules(candidate: Candidate): number {
  const { words, rules } = candidate
  if (words.length === 0 || (rules.down.length === 0 && rules.across.length === 0)) return 0
  const tooLong = new Set(wordsRunningOver(candidate))
  const down = new RuleIndex(rules.down)
  const across = new RuleIndex(rules.across)
  const struck = words.filter((word) => {
    const slack = 0.18 * sizeOf(word)
    const { left, right, top, bottom } = word.box
    return (
      (!tooLong.has(word) && down.some(left + slack, right - slack, (rule) => rule.from < bottom - slack && rule.to > top + slack)) ||
      across.some(top + slack * 1.3, word.baseline - slack * 1.3, (rule) => rule.from < right - slack && rule.to > left + slack)
    )
  })
  return struck.length / words.length
}

/** true when rules stand between all columns, from the first row to the last. */
const arePartedByRules = ({ xs, ys }: Lattice, { rules }: Candidate): boolean =>
  xs.slice(1, -1).every((x) => covered(rules.down, x, ys[0] ?? 0, ys.at(-1) ?? 0) >= wholeHeight)
const wholeHeight = 0.8

/** Share of the inner edges between tiles that are drawn, the outer border left aside. */
function shareDrawn(lattice: Lattice, candidate: Candidate): number {
  const { xs, ys } = lattice
  const first = ys[0] ?? 0
  const last = ys[ys.length - 1] ?? 0
  const uprights = xs.slice(1, -1).map((x) => covered(candidate.rules.down, x, first, last))
  const levels = ys.slice(1, -1).map((y) => covered(candidate.rules.across, y, xs[0] ?? 0, xs[xs.length - 1] ?? 0))
  const mean = (shares: readonly number[]) =>
    shares.length === 0 ? 1 : shares.reduce((sum, share) => sum + Math.min(1, share), 0) / shares.length
  return (mean(uprights) + mean(levels)) / 2
}

/** Share of the filled cells right of the first column that read as values; discs and boxes that stand alone in several rows of a column are some. */
function shareOfFigures({ cells }: Grid): number {
  const body = cells.filter((cell) => cell.column > 0 && cell.words.length > 0)
  const discs = Map.groupBy(body.filter(isDisc), ({ column }) => column)
  const isValue = (cell: GridCell): boolean =>
    readsAsValue(cell.words) || isMoment(cell.words) || (isDisc(cell) && (discs.get(cell.column)?.length ?? 0) >= fewestDiscs)
  return body.length === 0 ? 0 : body.filter(isValue).length / body.length
}
const fewestDiscs = 3
const isDisc = ({ words }: GridCell): boolean => words.length === 1 && /^[●○◯◉☐☑☒]$/u.test(words[0]?.text ?? '')

/** Share of the filled cells that hold sentences rather than entries: eight words or more. */
const shareOfSentences = (filled: readonly GridCell[]): number =>
  filled.filter((cell) => spokenWords(cell.words) >= 8).length / filled.length

/**
 * Share of the cells whose text begins, ends or has its middle where another cell of the same column does: what aligned columns show and
 * the word gaps of running text do not.
 */
function shareLinedUp(filled: readonly GridCell[]): number {
  const columns = new Map<number, { left: number; right: number }[]>()
  for (const { column, columnSpan, words } of filled) {
    if (columnSpan > 1) continue
    const extent = { left: Math.min(...words.map((word) => word.box.left)), right: Math.max(...words.map((word) => word.box.right)) }
    const own = columns.get(column)
    if (own === undefined) columns.set(column, [extent])
    else own.push(extent)
  }
  let lined = 0
  let all = 0
  for (const extents of columns.values()) {
    all += extents.length
    lined += Math.max(
      twins(extents.map(({ left }) => left)),
      twins(extents.map(({ right }) => right)),
      twins(extents.map(({ left, right }) => (left + right) / 2)),
    )
  }
  return all === 0 ? 0 : lined / all
}

/** How many of the values have another one within a point. */
function twins(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted.filter((value, i) => value - (sorted[i - 1] ?? -Infinity) <= 1 || (sorted[i + 1] ?? Infinity) - value <= 1).length
}
