import { type Box, height, width } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { columnAt } from './band-lines.ts'
import { areCentredInBands } from './centred-rows.ts'
import { columnCuts } from './columns.ts'
import { cutsByTitles } from './columns-by-titles.ts'
import { cutsWithinCells } from './columns-within-cells.ts'
import { figureEnds } from './figure-ends.ts'
import { cutsByFilledTitles } from './filled-titles.ts'
import type { Candidate } from './grid.ts'
import { type HeaderSpan, headerRowsOf, spansBetweenUprights, spansOverRules } from './header-spans.ts'
import { holdsNumber, inLines } from './line-by-line.ts'
import { rowsOfLongTexts } from './long-texts.ts'
import { pitchOfTable } from './row-pitch.ts'
import { areOverSums, openBandRows, type RowGroups, ruledBandRows } from './rows.ts'
import { grouped, type Rule, sameRule } from './rules.ts'
import { columnsRunOver } from './running-over.ts'
import { withSumsOnNextLine } from './sums-on-next-line.ts'
import { chunksOf, isOfUnknownType, median, rowsOnce, sizeOf, spaceInCell, type TextRow, textRowsOf } from './text-rows.ts'
import { tightTitlesAmong } from './tight-titles.ts'
import { areRows, areRowsOfSums, bandsOfTitles, boldBefore, holdsFigures, linesOfTitleBands, linesOfTitles } from './title-lines.ts'
import { areBegunInFull, areBlocksInBands, areItemsInBands, areWrappedInBands, edgesOfGrid, isOneRowABand } from './wrapped-in-bands.ts'

/** The edges of a candidate's columns and rows, and which of them are drawn where. */
export interface Lattice {
  readonly xs: readonly number[]
  readonly ys: readonly number[]
  /** Whether xs[i] is a drawn rule somewhere. */
  readonly ruledX: readonly boolean[]
  readonly ruledY: readonly boolean[]
  /** Edges right behind figures that are set closer to the next column than words are. */
  readonly seams: readonly number[]
  /** Whether a rule runs along ys[row] above the cell at row and column. */
  across(row: number, column: number): boolean
  /** Whether a rule runs along xs[column] to the left of the cell at row and column. */
  down(row: number, column: number): boolean
  /** Rows from the top that lie above the first rule over the whole width, or above the first figures where there are no rules; 0 when nothing tells. */
  readonly headerRows: number
  /** Whether rules part most rows, so that the first rule says nothing about the header. */
  readonly bandsRuleRows: boolean
  /** The row of each word. */
  readonly rowOf: ReadonlyMap<Word, number>
  /** Header texts that stand over several columns, by their first word. */
  readonly headerSpans: ReadonlyMap<Word, HeaderSpan>
  /** Words that are too long for their cell, with the column they begin in. */
  readonly runOver: ReadonlyMap<Word, number>
  /** Words that begin a title of their own, however close to the one before. */
  readonly titleStarts: ReadonlySet<Word> | undefined
  /** Where the figures of a column end that is set to the right; null for others. */
  figureEnd(column: number): number | null
  /** Cells beside several rows: drawn ones that hold one text, and texts midway between two rows. */
  readonly tall: readonly TallCell[]
  /** The fewest rows that show a gap between two columns that no rule parts; Infinity when all are ruled. */
  readonly columnSupport: number
}

/** A cell over several rows; `rowEnd` and `columnEnd` are the first that it does not cover. */
export interface TallCell {
  readonly row: number
  readonly column: number
  readonly rowEnd: number
  readonly columnEnd: number
}

/** A rule counts along a cell's side when it covers this share of it: drawn borders stop short at crossings and rounded corners. */
const covering = 0.6
/** A rule over this share of the table's width parts the whole table. */
const wholeWidth = 0.88

/** A rule that covers less than this share of a band's height only touches it. */
const touching = 0.1

/**
 * Whether lines are drawn around every cell: a form of labels and answers, whose answers of several words are no columns. In each band an inner edge
 * is drawn from top to bottom or not at all, where a cell goes over it; somewhere it is drawn.
 */
const isGrid = ({ across, down }: Candidate['rules'], box: Box, xs: readonly number[], ys: readonly number[]): boolean =>
  ys.every((y) => covered(across, y, box.left, box.right) >= wholeWidth) &&
  xs.every((x, i) => {
    if (i === 0 || i === xs.length - 1) return covered(down, x, box.top, box.bottom) >= wholeWidth
    const shares = drawnShares(down, x, ys)
    return shares.every((share) => share >= wholeWidth || share <= touching) && shares.some((share) => share >= wholeWidth)
  })

/** true for a few bands that hold other cells each: an inner edge is drawn through one of them and not at all in another, as in forms of boxes. */
const areBoxes = ({ down }: Candidate['rules'], xs: readonly number[], ys: readonly number[]): boolean =>
  ys.length > 3 &&
  xs.slice(1, -1).some((x) => {
    const shares = drawnShares(down, x, ys)
    return shares.some((share) => share <= touching) && shares.some((share) => share >= wholeWidth)
  })

/** How much of each band's height is drawn at an edge of columns. */
const drawnShares = (down: readonly Rule[], x: number, ys: readonly number[]): readonly number[] =>
  ys.slice(1).map((y, band) => covered(down, x, ys[band] ?? 0, y))

/** The band between two edges that a word stands in, by the middle of its short letters. */
const bandAt = (ys: readonly number[], word: Word): number => columnAt(ys, word.baseline - sizeOf(word) * 0.3)

export function latticeOf(candidate: Candidate): Lattice | null {
  const { box, words, rules } = candidate
  if (words.length === 0) return null
  const size = median(words.map(sizeOf))
  const hardXs = edges(
    box.left,
    box.right,
    rules.down.filter((rule) => rule.to - rule.from >= size * 0.8),
  )
  const textRows = rowsOnce(words)
  const hardYs = edges(
    box.top,
    box.bottom,
    rules.across.filter((rule) => rule.to - rule.from >= Math.min(size * 2, width(box) * 0.05)),
  )
  const bands = hardYs.length - 1
  const ruledColumns = hardXs.length > 3
  const boxed = ruledColumns || (hardXs.length === 3 && isGrid(rules, box, hardXs, hardYs))
  const bandOf = (word: Word): number => bandAt(hardYs, word)

  const titleStarts = candidate.titleStarts ?? (hardXs.length === 2 || candidate.rowsTogether ? tightTitlesAmong(textRows) : undefined)

  // Columns: the drawn ones, each parted further where its texts stand apart.
  const cuts = new Set<number>(hardXs)
  const seams: number[] = []
  let columnSupport = Infinity
  for (let strip = 0; strip + 1 < hardXs.length && candidate.areColumnsTold !== true; strip++) {
    const left = hardXs[strip] ?? 0
    const right = hardXs[strip + 1] ?? 0
    const inside = textRows
      .map((row) => ({
        ...row,
        words: row.words.filter((word) => middleX(word) > left && middleX(word) < right && !crossesOpenEdge(word, left, right)),
      }))
      .filter((row) => row.words.length > 0)
    const needed = boxed && bands > 2 ? Math.max(3, inside.length * 0.6) : inside.length > 6 ? 2 : 1
    const found = columnCuts(inside, needed, boxed && !candidate.rowsTogether ? spaceInCell : undefined, titleStarts)
    for (const cut of found.cuts) cuts.add(cut)
    if (boxed && bands > 2) {
      const bandOfRow = (row: TextRow) => bandAt(hardYs, row.words[0] as Word)
      for (const cut of cutsWithinCells(inside, found.cuts, bandOfRow)) cuts.add(cut)
      for (const cut of cutsByTitles(inside, found.cuts, (row) => bandOfRow(row) === 0)) cuts.add(cut)
    }
    if (found.seam !== null) seams.push(found.seam)
    if (found.cuts.length > 0) columnSupport = Math.min(columnSupport, found.support)
  }
  if (hardXs.length === 2 && candidate.titleFills !== undefined)
    for (const cut of cutsByFilledTitles(candidate.titleFills, textRows, [...cuts])) cuts.add(cut)
  const xs = [...cuts].sort((a, b) => a - b)

  // Rows: the drawn bands, each parted where lines of text begin rows of their own.
  const acrossOf = rulesByPlace(rules.across)
  const fullRules = hardYs.map((y) => covered(acrossOf(y), y, box.left, box.right) >= wholeWidth)
  const besideRows = ruledColumns ? textsBesideBands(words, rules, hardXs, hardYs) : []
  const bandBeside = new Map(besideRows.flatMap(({ words: own, row }) => own.map((word) => [word, row] as const)))
  const wordsOfBands = Array.from({ length: bands }, (): Word[] => [])
  for (const word of words) if (!bandBeside.has(word)) wordsOfBands[bandOf(word)]?.push(word)
  const bandLines = wordsOfBands.map((own) => (own.length === words.length ? textRows : textRowsOf(own)))
  const firstRule = fullRules.findIndex((full, i) => full && i > 0 && i < hardYs.length - 1)
  const overRule = bandLines.slice(0, Math.max(0, firstRule)).flat()
  const beginWithRows = areRows(overRule, bandLines[firstRule]?.[0]) || (!ruledColumns && areRowsOfSums(overRule))
  const ruledOff = firstRule > 0 && beginWithRows ? -1 : firstRule
  const titleLines = ruledOff < 0 && !ruledColumns && bands > 1 ? linesOfTitles(bandLines.flat()) : 0
  const firstFull = titleLines > 0 ? bandsOfTitles(bandLines, titleLines) : ruledOff
  const multi = bandLines.filter((lines) => lines.length > 0)
  const fullyRuled = fullRules.filter(Boolean).length
  const linesPerBand = multi.length > 1 ? multi.slice(1).reduce((sum, lines) => sum + lines.length, 0) / (multi.length - 1) : Infinity
  const areWrapped = hardXs.length === 2 && firstFull === 1 && (areWrappedInBands(multi, xs) || areItemsInBands(multi, xs))
  const areSummed = !ruledColumns && areOverSums(bandLines.slice(Math.max(0, firstFull)), xs)
  const bandsRuleRows =
    (fullyRuled >= 4 &&
      !areSummed &&
      (linesPerBand <= 4 || (multi.length > 6 && median(multi.slice(1).map((lines) => lines.length)) <= 4))) ||
    (hardXs.length > 2 && bands > 1 && areCentredInBands(bandLines, hardXs)) ||
    (hardXs.length === 2 && isOneRowABand(multi)) ||
    // Below titles of one line a single band tells whether it is one row; titles of several lines may be rows themselves.
    (hardXs.length === 3 && bands > (multi[0]?.length === 1 ? 1 : 2) && fullyRuled >= bands - 1 && areBlocksInBands(multi, hardXs)) ||
    (hardXs.length >= edgesOfGrid && fullyRuled === bands + 1 && areBegunInFull(multi, hardXs)) ||
    areWrapped
  const ys: number[] = [box.top]
  const ruledY: boolean[] = [fullRules[0] ?? false]
  const rowOf = new Map<Word, number>()
  const firstRowOfBand: number[] = []
  const headerSpans = new Map<Word, HeaderSpan>()
  const tallTexts: TallCell[] = []
  let unruledHeaderRows = 0
  let firstOfRows = Infinity
  let linesBefore = 0
  const allLines = bandLines.flat()
  // Titles in several rows with rules between them, above rows that rules part: the rules part the rows, the texts below tell what a title stands over.
  const ruledTitles = bandsRuleRows && firstFull === 1 && !ruledColumns ? linesOfTitles(allLines) || linesOfTitleBands(bandLines) : 0
  const parted = bandsRuleRows && firstFull > 1 ? bandLines.slice(0, firstFull).flat() : allLines.slice(0, ruledTitles)
  if (!parted.some(holdsFigures))
    for (const [word, span] of headerRowsOf(parted, xs, [], allLines.slice(parted.length)).spans) headerSpans.set(word, span)
  // Without any rule titles are told by what stands below them, and say nothing of how far rows are apart.
  const titlesOfOne = bands === 1 && !ruledColumns ? linesOfTitles(allLines) : 0
  const bodyBands = bands === 1 ? [allLines.slice(titlesOfOne)] : bandLines.slice(Math.max(0, firstFull))
  const pitch = bandsRuleRows || ruledColumns ? null : pitchOfTable(bodyBands, xs)
  bandLines.forEach((lines, band) => {
    firstRowOfBand.push(ys.length - 1)
    const header = firstFull > 0 && band < firstFull
    const others = allLines.slice(linesBefore + lines.length)
    // In pictures weight tells nothing of which lines are titles as well, but the rule below them.
    const repeated = lines.every((line) => line.words.every(isOfUnknownType)) ? bandLines.slice(band + 1, firstFull).flat() : []
    const overRule =
      header && !(bandsRuleRows && ruledColumns) ? titlesOverRule(lines, bandLines.slice(band + 1, firstFull).flat(), xs) : null
    const rowsOfHeader =
      overRule ?? (header && !(bandsRuleRows && ruledColumns) ? headerRowsOf(lines, xs, boldBefore(others), others, repeated) : null)
    // Where rules part the rows the lines between two are one, unless one of them stands over several columns of the next.
    const named = bandsRuleRows && rowsOfHeader?.spans.size === 0 ? null : rowsOfHeader
    for (const [word, span] of named?.spans ?? []) headerSpans.set(word, span)
    const titles = bands === 1 && !ruledColumns ? titlesOfOne : firstFull > 0 ? 0 : Math.max(0, titleLines - linesBefore)
    const below = allLines.slice(linesBefore + lines.length, titleLines)
    linesBefore += lines.length
    const unruled = titles > 0 ? headerRowsOf(lines.slice(0, titles), xs, below, allLines.slice(linesBefore - lines.length + titles)) : null
    for (const [word, span] of unruled?.spans ?? []) headerSpans.set(word, span)
    if (unruled) unruledHeaderRows = ys.length - 1 + unruled.groups.length
    const body = bodyRows(lines.slice(titles), xs, {
      tintEdges: candidate.tintEdges ?? [],
      bandsRuleRows,
      areWrapped,
      isGrid: hardXs.length >= edgesOfGrid && hardXs.length === xs.length,
      ruledColumns: ruledColumns && (bands > 3 || areBoxes(rules, hardXs, hardYs)),
      titles: () => allLines.slice(0, linesBefore - lines.length + titles).map((line) => withoutSpans(line, headerSpans)),
      pitch,
    })
    const { groups: together, tall: beside } = named
      ? { groups: named.groups, tall: [] }
      : { groups: [...(unruled?.groups ?? []), ...body.groups], tall: body.tall }
    const groups = candidate.lineByLine ? inLines(together, xs) : together
    // Titles hold no figures in lines of their own: what was parted is rows.
    if (groups.length > together.length)
      firstOfRows = Math.min(firstOfRows, ys.length - 1 + groups.findIndex((group) => group.some(holdsNumber)))
    groups.forEach((group, i) => {
      for (const line of group) for (const word of line.words) rowOf.set(word, ys.length - 1)
      const next = groups[i + 1]
      if (next) {
        ys.push(between(group, next))
        ruledY.push(false)
      }
    })
    for (const { line, first, last } of beside) {
      const [row, lastRow] = [rowOf.get(first.words[0] as Word) ?? 0, rowOf.get(last.words[0] as Word) ?? 0]
      for (const word of line.words) rowOf.set(word, row)
      for (const column of new Set(line.words.map((word) => columnAt(xs, middleX(word)))))
        tallTexts.push({ row, rowEnd: lastRow + 1, column, columnEnd: column + 1 })
    }
    ys.push(hardYs[band + 1] ?? box.bottom)
    ruledY.push(true)
  })
  for (const [word, span] of firstFull > 0 && !ruledColumns ? spansOverRules(bandLines.slice(0, firstFull).flat(), rules.across, xs) : [])
    headerSpans.set(word, span)
  if (firstFull > 0 && hardXs.length > 2)
    for (const [word, span] of spansBetweenUprights(bandLines.slice(0, firstFull).flat(), hardXs, xs)) headerSpans.set(word, span)
  for (const [word, band] of bandBeside) rowOf.set(word, firstRowOfBand[band] ?? 0)
  const acrossAt = ys.map(acrossOf)
  const downAt = xs.map((x) => rules.down.filter((rule) => isAt(rule, x)))
  return {
    xs,
    ys,
    ruledX: xs.map((x) => hardXs.includes(x)),
    ruledY,
    seams,
    across: (row, column) =>
      (ruledY[row] ?? false) && covered(acrossAt[row] ?? [], ys[row] ?? 0, xs[column] ?? 0, xs[column + 1] ?? 0) >= covering,
    down: (row, column) => covered(downAt[column] ?? [], xs[column] ?? 0, ys[row] ?? 0, ys[row + 1] ?? 0) >= covering,
    headerRows: Math.min(firstOfRows, firstFull > 0 ? (firstRowOfBand[firstFull] ?? 0) : unruledHeaderRows),
    bandsRuleRows,
    rowOf,
    tall: [
      ...besideRows.map(({ row, rowEnd, column, columnEnd }) => ({
        row: firstRowOfBand[row] ?? 0,
        rowEnd: firstRowOfBand[rowEnd] ?? ys.length - 1,
        column: xs.indexOf(hardXs[column] ?? 0),
        columnEnd: xs.indexOf(hardXs[columnEnd] ?? 0),
      })),
      ...tallTexts,
    ],
    headerSpans,
    runOver: columnsRunOver(candidate, xs),
    titleStarts,
    figureEnd: figureEnds(textRows, xs),
    columnSupport,
  }
}

/** So many titles of one line over several columns each are none by chance. */
const fewestOver = 2
/** A line of titles by itself between rules, of which several stand over columns that the lines below the rule name; null for others. */
function titlesOverRule(
  lines: readonly TextRow[],
  below: readonly TextRow[],
  xs: readonly number[],
): ReturnType<typeof headerRowsOf> | null {
  if (lines.length !== 1 || below.length === 0 || below.some(holdsFigures)) return null
  const rows = headerRowsOf(lines, xs, below)
  return rows.spans.size >= fewestOver ? rows : null
}

/** The line without what stands over several columns, which says nothing of how wide one is. */
const withoutSpans = (line: TextRow, spans: ReadonlyMap<Word, HeaderSpan>): TextRow =>
  line.words.some((word) => spans.has(word))
    ? { ...line, words: chunksOf(line.words).flatMap(({ words }) => (spans.has(words[0] as Word) ? [] : words)) }
    : line

/** Lines of one text stand closer than this share of the height of the rows beside it; texts of rows of their own stand a row apart. */
const closerThanRows = 0.8

/** The drawn cells over several bands whose lines are one text: closer to one another than the bands, and none of them parted. */
function textsBesideBands(
  words: readonly Word[],
  rules: Candidate['rules'],
  xs: readonly number[],
  ys: readonly number[],
): readonly (TallCell & { readonly words: readonly Word[] })[] {
  const strips = xs.length - 1
  const bands = ys.length - 1
  const isAcross = (band: number, strip: number) => covered(rules.across, ys[band] ?? 0, xs[strip] ?? 0, xs[strip + 1] ?? 0) >= covering
  const isDown = (band: number, strip: number) => covered(rules.down, xs[strip] ?? 0, ys[band] ?? 0, ys[band + 1] ?? 0) >= covering
  const found: (TallCell & { readonly words: readonly Word[] })[] = []
  for (let column = 0; column < strips; column++)
    for (let row = 0; row + 1 < bands; row++) {
      if (!isAcross(row, column) || !isDown(row, column)) continue
      let columnEnd = column + 1
      while (columnEnd < strips && !isDown(row, columnEnd)) columnEnd++
      const inside = Array.from({ length: columnEnd - column }, (_, i) => column + i)
      let rowEnd = row + 1
      while (
        rowEnd < bands &&
        !inside.some((strip) => isAcross(rowEnd, strip) || (strip > column && isDown(rowEnd, strip))) &&
        isDown(rowEnd, column)
      )
        rowEnd++
      const isClosed =
        inside.every((strip) => isAcross(rowEnd, strip)) &&
        Array.from({ length: rowEnd - row }, (_, i) => row + i).every((band) => isDown(band, columnEnd))
      if (rowEnd - row < 2 || columnEnd - column === strips || !isClosed) continue
      const own = words.filter(
        (word) =>
          middleX(word) > (xs[column] ?? 0) &&
          middleX(word) < (xs[columnEnd] ?? 0) &&
          word.baseline > (ys[row] ?? 0) &&
          word.baseline - sizeOf(word) * 0.3 < (ys[rowEnd] ?? 0),
      )
      const lines = textRowsOf(own)
      const pitch = ((ys[rowEnd] ?? 0) - (ys[row] ?? 0)) / (rowEnd - row)
      // A single line in the middle of two bands may lie a hair above the edge with its low letters and below it with its tall ones.
      const isParted = new Set(own.map((word) => bandAt(ys, word))).size > 1
      const isOneText =
        (lines.length > 1 || isParted) &&
        lines.every((line, i) => i === 0 || line.baseline - (lines[i - 1]?.baseline ?? 0) < closerThanRows * pitch) &&
        lines.every((line) => chunksOf(line.words).length === 1)
      if (isOneText) found.push({ row, column, rowEnd, columnEnd, words: own })
    }
  return found
}

/** The rows of a band below the header: as the rules part them, or as the texts do where rules leave that open. */
function bodyRows(
  lines: readonly TextRow[],
  xs: readonly number[],
  {
    bandsRuleRows,
    areWrapped,
    isGrid,
    ruledColumns,
    titles,
    pitch,
    tintEdges,
  }: {
    readonly bandsRuleRows: boolean
    readonly areWrapped: boolean
    /** Whether upright rules part all columns. */
    readonly isGrid: boolean
    readonly ruledColumns: boolean
    readonly titles: () => readonly TextRow[]
    readonly pitch: number | null
    readonly tintEdges: readonly number[]
  },
): RowGroups {
  if (areWrapped) return { groups: lines.length === 0 ? [] : [lines], tall: [] }
  const long = isGrid && !bandsRuleRows ? rowsOfLongTexts(lines, xs) : null
  if (long !== null) return { groups: long, tall: [] }
  return bandsRuleRows || ruledColumns
    ? ruledBandRows(lines, xs, bandsRuleRows)
    : withSumsOnNextLine(openBandRows(lines, xs, titles, pitch, tintEdges), xs)
}

const middleX = (word: Word): number => (word.box.left + word.box.right) / 2
/** Words over a drawn column edge belong to a cell that spans it; they say nothing about the columns within. */
const crossesOpenEdge = (word: Word, left: number, right: number): boolean => word.box.left < left - 2 || word.box.right > right + 2

/** The outer edges and the rules between them, those nearer than a double rule taken as one. */
function edges(first: number, last: number, rules: readonly Rule[]): readonly number[] {
  const inner = grouped(rules, (rule) => rule.at, sameRule)
    .map((group) => group.reduce((sum, rule) => sum + rule.at, 0) / group.length)
    .filter((at) => at > first + sameRule * 1.5 && at < last - sameRule * 1.5)
  return [first, ...inner, last]
}

/** Finds the rules at a place without going through all of them: a page may hold a thousand. They come in the order given. */
function rulesByPlace(rules: readonly Rule[]): (at: number) => readonly Rule[] {
  const nearest = sameRule * 1.5
  const stretches = new Map<number, { readonly rule: Rule; readonly order: number }[]>()
  rules.forEach((rule, order) => {
    const stretch = Math.floor(rule.at / nearest)
    const found = stretches.get(stretch)
    if (found) found.push({ rule, order })
    else stretches.set(stretch, [{ rule, order }])
  })
  return (at) => {
    const stretch = Math.floor(at / nearest)
    return [stretch - 1, stretch, stretch + 1]
      .flatMap((near) => stretches.get(near) ?? [])
      .filter(({ rule }) => isAt(rule, at))
      .sort((a, b) => a.order - b.order)
      .map(({ rule }) => rule)
  }
}

const isAt = (rule: Rule, at: number): boolean => Math.abs(rule.at - at) <= sameRule * 1.5

/** The share of `from`..`to` that rules at `at` cover. */
export function covered(rules: readonly Rule[], at: number, from: number, to: number): number {
  if (to <= from) return 0
  let length = 0
  for (const rule of rules) if (isAt(rule, at)) length += Math.max(0, Math.min(rule.to, to) - Math.max(rule.from, from))
  return length / (to - from)
}

/** The y halfway between two groups of lines. */
function between(above: readonly TextRow[], below: readonly TextRow[]): number {
  const bottom = Math.max(...above.map((row) => row.baseline))
  const top = Math.min(...below.map((row) => row.box.top))
  return top > bottom ? (top + bottom) / 2 : (bottom + Math.min(...below.map((row) => row.baseline))) / 2
}

/** Whether a box is large enough to hold a table: two rows and two columns of the smallest print. */
export const couldHoldTable = (box: Box): boolean => width(box) >= 40 && height(box) >= 12
