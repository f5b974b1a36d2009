import type { Word } from '../model/index.ts'
import { type BandLine, bandLines, columnAt, isWrapped, wrapsInto } from './band-lines.ts'
import { isAmount, readsAsValue } from './cell-text.ts'
import { chunksOf, type TextRow } from './text-rows.ts'

/** So many bands of several lines each show that rules part rows. */
const fewestBands = 2
/** Cells of more lines are columns of running text beside each other. */
const mostLines = 8

/**
 * true when each band below the titles is one row whose cells go on for several lines: all begin on its first line, no line within leaves out a column that
 * the next one fills, and in each band of several lines a column ends before one that stands left of it does. In rows of a group, which rules may part as
 * well, only the name of the group ends early, on their left, and sums of money stand under one another. `bands`: the lines between level rules, those
 * of the titles first.
 */
export function areWrappedInBands(bands: readonly (readonly TextRow[])[], xs: readonly number[]): boolean {
  const rows = bands.slice(1).map((lines) => bandLines(lines, xs))
  const several = rows.filter((lines) => lines.length > 1)
  return several.length >= fewestBands && several.length * 2 >= rows.length && several.every(isOneRow)
}

function isOneRow(lines: readonly BandLine[]): boolean {
  if (lines.length > mostLines) return false
  const columns = [...new Set(lines.flatMap((line) => [...line.columns.keys()]))].sort((a, b) => a - b)
  const ends = columns.map((column) => lines.findLastIndex((line) => line.columns.has(column)))
  const isFromTop = columns.every((column, i) => lines.every((line, at) => line.columns.has(column) === at <= (ends[i] ?? 0)))
  const hasOneSum = columns.every((column) => lines.filter((line) => isAmount(line.columns.get(column) ?? [])).length < 2)
  return isFromTop && hasOneSum && ends.some((end, i) => i > 0 && ends.slice(0, i).some((before) => before > end))
}

/** So many bands of one row each show that rules part rows. */
const fewestRowBands = 3

/** true when in each band below the titles the first line alone holds a figure, its last text, and further lines of its name stand below in some. */
export function isOneRowABand(bands: readonly (readonly TextRow[])[]): boolean {
  const endsWithFigure = ({ words }: TextRow): boolean => {
    const texts = chunksOf(words, 1)
    return texts.length > 1 && readsAsValue(texts.at(-1)?.words ?? [])
  }
  const rows = bands.slice(
    Math.max(
      0,
      bands.findIndex(([first]) => first !== undefined && endsWithFigure(first)),
    ),
  )
  return (
    rows.length >= fewestRowBands &&
    rows.some((lines) => lines.length > 1) &&
    rows.every(
      ([first, ...others]) => first !== undefined && endsWithFigure(first) && !others.some((line) => chunksOf(line.words, 1).length > 1),
    )
  )
}

/** Edges of a grid of which the rules say something: those of three columns and more. */
export const edgesOfGrid = 4
/** Share of the columns that the first line of a row fills. */
const mostlyFull = 0.75

/**
 * true when each band between two rules of a grid, two or more below the titles, begins with a line that has a text in nearly all columns, and goes on in
 * lines with fewer texts and no figures: such a band is one row. Rows that nothing parts have as many texts, or figures.
 */
export function areBegunInFull(bands: readonly (readonly TextRow[])[], xs: readonly number[]): boolean {
  const [, ...rows] = bands
  if (rows.length < fewestBands || rows.every((lines) => lines.length === 1)) return false
  const columnsOf = ({ words }: TextRow): ReadonlySet<number> => new Set(words.map(({ box }: Word) => columnAt(xs, box.left + 0.5)))
  return rows.every(([first, ...others]) => {
    if (first === undefined) return false
    const begun = columnsOf(first)
    const goesOn = (line: TextRow) => {
      const columns = columnsOf(line)
      const isShorter = columns.size <= begun.size / 2 && [...columns].every((column) => begun.has(column))
      return isShorter && !chunksOf(line.words).some(({ words }) => readsAsValue(words))
    }
    return begun.size >= mostlyFull * (xs.length - 1) && others.every(goesOn)
  })
}

/** Figures that the first line of an item holds beside each other at least: how many, at what price, which sum. */
const fewestFigures = 3

/**
 * true when each band between two rules below the titles, two and more and one of several lines, is an item: its first line alone has a text in nearly all
 * columns, figures in several and in the last; what is said of the item stands below, however many lines it takes.
 */
export function areItemsInBands(bands: readonly (readonly TextRow[])[], xs: readonly number[]): boolean {
  const rows = bands.slice(1).map((lines) => bandLines(lines, xs))
  if (rows.length < fewestBands || rows.every((lines) => lines.length === 1)) return false
  const figuresOf = ({ columns }: BandLine) =>
    [...columns].flatMap(([column, words]) => (column > 0 && chunksOf(words, 1).some((text) => readsAsValue(text.words)) ? [column] : []))
  return rows.every(([first, ...others]) => {
    if (first === undefined) return false
    const figures = figuresOf(first)
    const goesOn = (line: BandLine) => {
      const own = figuresOf(line).filter((column) => figures.includes(column))
      const isShorter = own.length === 0 ? line.columns.size < first.columns.size : 2 * line.columns.size <= first.columns.size
      return isShorter && !own.includes(xs.length - 2)
    }
    const isFull = first.columns.size >= mostlyFull * (xs.length - 1)
    return isFull && figures.length >= fewestFigures && figures.includes(xs.length - 2) && others.every(goesOn)
  })
}

/**
 * true when of two columns with a rule between them the texts of each band, two bands at least, are two blocks beside each other: a label of a line or two
 * beside several lines of text, lines that do not begin level, or texts that break for want of room. Rows that nothing parts have as many texts in one
 * column as in the other. A single band is one row when the texts of all its lines break for want of room, one at least within a sentence.
 */
export function areBlocksInBands(bands: readonly (readonly TextRow[])[], xs: readonly number[]): boolean {
  const several = bands.filter((lines) => lines.length > 1).map((lines) => bandLines(lines, xs))
  const [only, ...others] = several
  if (only !== undefined && others.length === 0) return isWrappedWhole(only)
  return several.length >= fewestBands && several.every(areBlocks)
}

const isWrappedWhole = (lines: readonly BandLine[]): boolean =>
  lines.every((line, i) => {
    const above = lines[i - 1]
    return above === undefined || (line.columns.size > 1 && isWrapped(above, line))
  }) && lines.slice(1).some(({ columns }) => [...columns.values()].some(([first]) => /^\p{Ll}/u.test(first?.text ?? '')))

function areBlocks(lines: readonly BandLine[]): boolean {
  const isFigure = (words: readonly Word[]) => readsAsValue(words) && words.some(({ text }) => /\d/.test(text))
  if (lines.some(({ columns }) => [...columns.values()].some(isFigure))) return false
  const countOf = (column: number) => lines.filter(({ columns }) => columns.has(column)).length
  const [fewer, more] = [Math.min(countOf(0), countOf(1)), Math.max(countOf(0), countOf(1))]
  if (fewer < 2 || more > 2 * fewer) return true
  const [first, ...others] = lines
  if (first !== undefined && first.columns.size < 2 && others.length > 1) return true
  const longer = countOf(0) > countOf(1) ? 0 : 1
  return others.every((line, i) => line.columns.size < 2 || wrapsInto(lines[i] as BandLine, line, longer))
}
