// Which lines of a table are the titles of its columns, told by where figures begin, by bold type and by what stands under them.

import type { Word } from '../model/index.ts'
import { isAmount, isFigure, isMoment, isYear, readsAsValue } from './cell-text.ts'
import { type Chunk, chunksOf, isBold, isOfUnknownType, sizeOf, type TextRow } from './text-rows.ts'

/** A header has at most this many lines. */
const mostTitleLines = 6
/** Bold titles of several lines each, set to the middle of their row, stand on as many lines again. */
const mostBoldTitleLines = 10

/** Lines with figures in their columns from which on what stands above a rule is no header, but rows that the rule sums up. */
const fewestRows = 3
/** The share of lines below the titles that end in a figure from which on even few of them are rows. */
const mostOfFew = 0.6
/** true when the lines above a rule are rows and no titles: many with figures, or lines that end in figures where the sum under the rule ends. */
export function areRows(lines: readonly TextRow[], sum: TextRow | undefined): boolean {
  if (lines.length > mostTitleLines && (lines.filter(holdsFigures).length >= fewestRows || areEntries(lines))) return true
  if (areLabelled(lines)) return true
  const ends = lines.map(lastFigure)
  const first = ends.findIndex((end) => end !== null)
  const [last, under] = [ends.at(-1), sum && lastFigure(sum)]
  if (!last || !under || !isSum(last.words) || Math.abs(last.box.right - under.box.right) > sameEdge) return false
  return ends.filter((end) => end !== null).length >= mostOfFew * (lines.length - first)
}
/** So many amounts below one another, each behind a label of its own, are rows, and so are so many labels with a colon and what stands behind them. */
const fewestLabelled = 3
/** true for lines of labels with amounts that end at one edge, some of which may lack theirs, and for those of labels with colons and values, all of which have one. */
function areLabelled(lines: readonly TextRow[]): boolean {
  const texts = lines.map(({ words }) => chunksOf(words))
  const amounts = lines.flatMap((line) => {
    const end = lastFigure(line)
    return end !== null && isAmount(end.words) && /\p{L}{2}/u.test(line.words[0]?.text ?? '') ? [end.box.right] : []
  })
  if (amounts.length >= fewestLabelled && Math.max(...amounts) - Math.min(...amounts) <= sameEdge) return true
  return (
    texts.length >= fewestLabelled &&
    texts.every(([label, value]) => value !== undefined && label?.words.at(-1)?.text.endsWith(':') === true)
  )
}
/** Lines of rows hold several texts, and these begin in capitals or signs: long titles go on in small letters. */
const mostlyFull = 0.8
/** true for lines of which nearly all hold several texts that begin anew, and are not bold: entries and what they mean. */
function areEntries(lines: readonly TextRow[]): boolean {
  const texts = lines.map(({ words }) => chunksOf(words))
  const all = texts.flat()
  const begun = all.filter(({ words: [first] }) => !/^[\p{Ll}(]/u.test(first?.text ?? ''))
  return (
    texts.filter(({ length }) => length > 1).length >= mostlyFull * lines.length &&
    begun.length >= mostlyFull * all.length &&
    !lines.some(({ words }) => isBold(words))
  )
}
/** true for lines of which two or more hold several sums of money, each of which ends where one of another line does: rows and no titles. */
export function areRowsOfSums(rows: readonly TextRow[]): boolean {
  const lines = rows.map(sumsIn)
  const isUnder = ({ box }: Chunk, i: number) =>
    lines.some((others, k) => k !== i && others.some((other) => Math.abs(other.box.right - box.right) <= sameEdge))
  return lines.filter((sums, i) => sums.length > 1 && sums.every((sum) => isUnder(sum, i))).length > 1
}
/** The sums of money of a line. */
const sumsIn = ({ words }: TextRow): readonly Chunk[] =>
  chunksOf(words).filter((text) => isSum(text.words) && readsAsValue(text.words) && !isYear(text.words))
/** Points by which figures set to the right end apart: a bracket or a mark of a note behind some. */
const sameEdge = 4
/** The last text of a line of several where that is a figure. */
function lastFigure({ words }: TextRow): Chunk | null {
  const texts = chunksOf(words)
  const last = texts.at(-1)
  return texts.length > 1 && last !== undefined && readsAsValue(last.words) && !isYear(last.words) && !isUnit(last.words) ? last : null
}
/** true for a sum of money: with its cents, or of three figures and more. */
const isSum = (words: readonly Word[]): boolean => isAmount(words) || words.some(({ text }) => /\d{3}/u.test(text) && isFigure(text))

/** true for a line with a figure, a day or a time behind its first text; years and units are titles. */
export const holdsFigures = ({ words }: TextRow): boolean =>
  chunksOf(words).some(
    (text, i) => i > 0 && (isMoment(text.words) || (readsAsValue(text.words) && !isYear(text.words) && !isUnit(text.words))),
  )

/** Years in more lines than these, from and to, are what the rows say. */
const mostLinesOfYears = 2

/** How many lines from the top are titles over columns of figures: none holds a figure, most of the others do. */
export function linesOfTitles(lines: readonly TextRow[]): number {
  const years = lines.slice(0, mostTitleLines).map(({ words }) => chunksOf(words).some((text, i) => i > 0 && isYear(text.words)))
  const areValues = years.filter(Boolean).length > mostLinesOfYears
  const hasFigures = lines.map((line, i) => holdsFigures(line) || (areValues && years[i] === true))
  const first = hasFigures.indexOf(true)
  const bold = boldTitlesOverRest(lines.slice(0, Math.max(0, first)))
  if (bold > 0) return bold
  if (first < 1 || first > (areBold(lines.slice(0, first)) ? mostBoldTitleLines : mostTitleLines)) return 0
  // Under titles in bold that each have a text right below them in plain letters, rows begin, whether those are figures or not.
  const plain = lines.findIndex((line) => !isBold(line.words))
  if (plain > 0 && plain < first && beginsRows(lines[plain - 1], lines[plain])) return plain
  // Lines that fill half of the columns or fewer are the further ones of wrapped cells, or headings: they tell nothing of the rows.
  const filled = lines.map(({ words }) => chunksOf(words, 1).length)
  const fullest = Math.max(...filled.slice(first))
  const rows = lines.filter((_, i) => i >= first && (hasFigures[i] === true || (filled[i] ?? 0) * 2 > fullest)).length
  if (hasFigures.filter(Boolean).length < rows * 0.6) return 0
  const texts = lines.slice(0, first).map((line) => chunksOf(line.words).length)
  // A lone text right above the figures is the label of the rows that follow, unless it is the further line of a title.
  let count = first
  while (count > 0 && (texts[count - 1] ?? 0) < 2 && !goesOnWithTitle(lines.slice(0, count - 1), lines[count - 1], lines[first])) count--
  return count
}

/** Of recognised titles in bold so many words at least are told to be. */
const mostlyBold = 0.6
/** true for lines in bold; of recognised ones the weight of each word is a guess, and most of them tell. */
function areBold(lines: readonly TextRow[]): boolean {
  const words = lines.flatMap((line) => line.words)
  return words.every(isOfUnknownType) ? words.filter(({ font }) => font?.bold === true).length >= mostlyBold * words.length : isBold(words)
}

/**
 * How many of the lines above the first figures are bold titles, below which the rest of a row of the page before stands: lines of one text in plain letters,
 * not in the first column. 0 where it does not.
 */
function boldTitlesOverRest(lines: readonly TextRow[]): number {
  const plain = lines.findIndex(({ words }) => !isBold(words))
  const rest = plain < 1 ? [] : lines.slice(plain)
  const titles = lines.slice(0, Math.max(0, plain)).flatMap(({ words }) => chunksOf(words, 1))
  const left = Math.min(...titles.map(({ box }) => box.right))
  const isRest = rest.every(
    ({ words, box }) =>
      chunksOf(words, 1).length === 1 && box.left > left && !words.some((word) => isOfUnknownType(word) || word.font?.bold),
  )
  return rest.length > 0 && isRest && titles.length >= fewestBoldTitles ? plain : 0
}

/** true when each text of a line has one under it that begins or ends where it does, and none of those is in brackets as units are. */
function beginsRows(titles: TextRow | undefined, line: TextRow | undefined): boolean {
  const [above, below] = [titles, line].map((row) => chunksOf(row?.words ?? [], 1))
  if (!above || !below || above.length < fewestBoldTitles || below.length < above.length) return false
  return above.every(({ box }) =>
    below.some(
      (text) =>
        !/^[([]/u.test(text.words[0]?.text ?? '') && (Math.abs(text.box.left - box.left) < 2 || Math.abs(text.box.right - box.right) < 2),
    ),
  )
}
/** Two bold texts in a line may be those of a label and its value. */
const fewestBoldTitles = 3

/** Titles that rules part from one another stand in at most this many bands. */
const mostTitleBands = 2

/** How many lines the bands from the top hold that are titles over columns of figures, each band being one row, whose texts may be wrapped; 0 when none are. */
export function linesOfTitleBands(bandLines: readonly (readonly TextRow[])[]): number {
  const bands = bandLines.filter((lines) => lines.length > 0)
  const hasFigures = bands.map((lines) => lines.some(holdsFigures))
  const first = hasFigures.indexOf(true)
  if (first < 1 || first > mostTitleBands || hasFigures.filter(Boolean).length < (bands.length - first) * 0.6) return 0
  return bands.slice(0, first).flat().length
}

/** Points: browsers print lines of text at whole pixels of the screen, 0.75 points. */
const snap = 0.75

/**
 * true for a text right under one of the lines above that it lines up with, set alike, and further from the rows below: bold ones over a row that
 * is not, or any but the first, below which a label would stand. Titles set to their middle have lines between those of others.
 */
function goesOnWithTitle(titles: readonly TextRow[], line: TextRow | undefined, below: TextRow | undefined): boolean {
  if (!line || !below) return false
  const size = Math.max(...line.words.map(sizeOf))
  const slack = 0.2 * size
  const edge = Math.min(...titles.map(({ box }) => box.left))
  return titles.some((above, at) => {
    // A line of one text is the first of a title where a row of titles stands between it and the next, set to the middle of both.
    const isTitle = chunksOf(above.words).length > 1 || titles.slice(at + 1).some(({ words }) => chunksOf(words).length > 1)
    const gap = line.baseline - above.baseline
    if (isBold(above.words) !== isBold(line.words) || gap > 1.5 * size || below.baseline - line.baseline + snap < 1.2 * gap) return false
    const texts = chunksOf(above.words)
    const own = isBold(line.words) && !isBold(below.words) ? texts : isTitle ? texts.filter(({ box }) => box.left > edge + slack) : []
    return own.some(
      ({ box }) =>
        Math.abs(box.left - line.box.left) < slack ||
        Math.abs(box.right - line.box.right) < slack ||
        Math.abs(box.left + box.right - line.box.left - line.box.right) < 2 * slack,
    )
  })
}

/** The bold lines before the first that is not, when some are and not all: titles below the rule under others. */
export function boldBefore(lines: readonly TextRow[]): readonly TextRow[] {
  const first = lines.findIndex((line) => !isBold(line.words))
  return first > 0 && first <= mostTitleLines ? lines.slice(0, first) : []
}

/** true for the sign of a unit as titles break it off: %, (€), (m), (km²). */
const isUnit = (words: readonly Word[]): boolean => words.every(({ text }) => /^(?:\(?[%‰\p{Sc}]\)?|\(\p{L}{1,3}[²³]?\))$/u.test(text))

/** How many bands from the top hold the lines of titles and nothing else, where no rule runs over the whole width; -1 when a band goes on below them. */
export function bandsOfTitles(bandLines: readonly (readonly TextRow[])[], titles: number): number {
  let lines = 0
  for (const [band, own] of bandLines.entries()) {
    if (lines >= titles) return lines === titles && band > 0 && bandLines.length >= 3 ? band : -1
    lines += own.length
  }
  return -1
}
