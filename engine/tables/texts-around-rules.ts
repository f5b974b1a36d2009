import { type Box, overlapX, unionOf, width } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { wordsIn } from './candidate.ts'
import { isCaption, runsOverTitles } from './captions.ts'
import { isAmount, isInCents, isMoment, isYear, readsAsValue } from './cell-text.ts'
import { goesOnBelow, isHeading, isLargerHeading, isOfOneSize } from './headings-within.ts'
import { captionStart, nearLine } from './level-rules.ts'
import { withMidwayRows } from './midway-rows.ts'
import { beginsWithTitles } from './open-tops.ts'
import { type Rules, sameEnd, sameRule } from './rules.ts'
import { type Chunk, chunksOf, isBold, isOfUnknownType, median, mostMeasured, sizeOf, type TextRow } from './text-rows.ts'
import { tightTitlesAmong } from './tight-titles.ts'
import { isTitleOverSeveral } from './titles-over-several.ts'
import { topOfTitlesOverSums } from './titles-over-sums.ts'

/** Rows this many sizes apart may be of one table: a line with as much padding above and below. */
const paddedRow = 4.2

/**
 * The box of level rules, grown to labels that stand outside their ends, and to rows right above the first or below the last rule whose texts
 * keep its columns. What stands in one of the `others` is a table beside this one, not its labels; what stands below a rule over the whole
 * width, or beside an upright rule that begins below the stack, is something else. `rows` are those of the page outside running text, `all` those
 * within it too, which cells of many lines read as.
 */
export function grownToItsTexts(
  box: Box,
  rows: readonly TextRow[],
  others: readonly Box[],
  rules: Rules,
  all: readonly TextRow[] = rows,
): Box {
  let grown = box
  const inside = all.filter((row) => row.baseline > box.top && row.baseline < box.bottom && overlapX(row.box, box) > 0)
  const toLeft = inside.map((row) =>
    row.words.filter((word) => word.box.right < box.left + 1 && !others.some((other) => wordsIn(other, [word]).length > 0)),
  )
  const labelled = toLeft.filter((words) => words.length > 0)
  // Labels are one text each, or stand on the lines of what they name: several texts on lines of their own are the cells of another table.
  const isLabel = (words: readonly Word[], row: TextRow) =>
    words.length > 0 && (chunksOf(words, 1).length === 1 || words.every((word) => isOnLine(word, row.words.at(-1))))
  const areLabels = inside.filter((row, i) => isLabel(toLeft[i] ?? [], row)).length * 2 >= labelled.length
  if (areLabels && labelled.length >= 2 && labelled.length >= inside.length * 0.6)
    grown = { ...grown, left: Math.min(...labelled.flat().map((word) => word.box.left)) - 1 }
  const within = (row: TextRow) => row.words.filter((word) => word.box.left >= grown.left - 2 && word.box.right <= grown.right + 2)
  const first = inside[0]
  const last = inside[inside.length - 1]
  const columns = inside.flatMap((row) => chunksOf(row.words, 1))
  const keepsColumns = (row: TextRow) => {
    const chunks = chunksOf(within(row), 1)
    // A mark behind the last column ("↑", "H") has no title.
    const texts = chunks.length > 2 && isMark(chunks.at(-1)) ? chunks.slice(0, -1) : chunks
    return texts.length >= 2 && texts.every(({ box: piece }) => columns.filter((other) => overlapX(other.box, piece) > 0).length > 0)
  }
  // A figure may stand so close before a text that little more than a word space parts them.
  const wraps = (row: TextRow, above: TextRow) =>
    chunksOf(within(row), 1).every((text) => chunksOf(within(above)).some((other) => Math.abs(other.box.left - text.box.left) < 2))
  if (!first || !last) return grown
  const holdsValue = (row: TextRow) => within(row).some((word) => readsAsValue([word]) || isMoment([word]))
  // Once a row with figures was found, one without them is told by the edges that its texts share with theirs.
  const sharesEdges = (row: TextRow) =>
    chunksOf(within(row), 1).every((text) => columns.some((other) => isFlush(text, other))) &&
    !within(row).every((word) => word.font?.bold === true)
  // The name of a group of rows, in bold or not, at the edge of the first column, with the first of its rows right below.
  const isGroupTitle = (row: TextRow, next: TextRow | undefined) => {
    const [text, second] = chunksOf(within(row), 1)
    const [edge] = [...columns].sort((a, b) => a.box.left - b.box.left)
    if (text === undefined || second !== undefined || edge === undefined || next === undefined || namesTable(text.words)) return false
    const [own, below] = [text.words[0], next.words[0]] as [Word, Word]
    const larger = isOfUnknownType(own) ? mostMeasured : 1.1
    const isAtEdge = Math.abs(text.box.left - edge.box.left) < 2 && sizeOf(own) < larger * sizeOf(below)
    return isAtEdge && next.baseline - row.baseline <= nearGroup * sizeOf(text.words[0] as Word) && keepsColumns(next) && holdsValue(next)
  }
  // A note below a table begins at its edge, with a mark or in capitals; other lines may stand further apart.
  const edge = Math.min(...columns.map((text) => text.box.left))
  const farthestLine = (row: TextRow) => {
    const [word] = within(row)
    return word !== undefined && (word.box.left > edge + 2 || /^\p{Ll}{2}/u.test(word.text)) ? wideLine : nearLine
  }
  let below = last
  let lastRow: TextRow | null = null
  let found = 0
  const taken = inside.slice(-1)
  const under = withMidwayRows(rows.filter(({ baseline }) => baseline > box.bottom))
  for (const [at, row] of under.entries()) {
    if (isRuledOff(grown, row.baseline, rules) || (!isBold(below.words) && areBoldTitles(within(row)))) break
    const gap = (row.baseline - below.baseline) / sizeOf(row.words[0] as Word)
    const isRow =
      gap <= paddedRow &&
      keepsColumns(row) &&
      (holdsValue(row) || ((found >= fewestRowsFound || holdsDigits(within(row))) && sharesEdges(row)))
    const isLabel = () =>
      isLoneLabel(within(row), columns) ||
      isGroupTitle(row, under[at + 1]) ||
      (isHeading(row.words) && goesOnBelow(row, under[at + 1], taken, columns))
    if (!isRow && !(gap <= farthestLine(row) && wraps(row, below)) && !(gap <= paddedRow && isLabel())) break
    below = row
    taken.push(row)
    // Lines without a row after them are notes, but for those that go on in the cells of the last row.
    if (isRow) {
      lastRow = row
      found++
      columns.push(...chunksOf(within(row), 1))
    }
    if (isRow || (lastRow !== null && gap <= farthestLine(row) && goesOnInCells(within(row), within(lastRow), columns)))
      grown = { ...grown, bottom: row.box.bottom + 1 }
    else lastRow = null
  }
  // Rules shorter than their rows are drawn over sums: what is summed stands above the first of them.
  const isOverSums = grown.left < box.left - 1 || holdRowsOfFigures(box, rules, inside, within)
  const summed = isOverSums ? rowsAbove(box, first, rows, within, columns) : pairsAbove(box, inside, rows, within)
  const figures = [...summed.toReversed(), ...inside]
  const over = summed.length === 0 ? null : topOfTitlesOverSums(figures, rows.slice(0, rows.indexOf(figures[0] as TextRow)), within)
  if (over !== null) return { ...grown, top: over }
  const second = rules.across.find(({ at }) => at > first.baseline && at < box.bottom + sameRule)
  // Above bold titles that a rule parts from their rows there are no others in plain type.
  const isTitled = beginsWithTitles(inside.map(within), second?.at ?? box.bottom)
  const top = Math.min(box.top, ...summed.map((row) => row.box.top - 1))
  const above = rows.filter((row) => row.baseline < top && within(row).length > 0)
  const lastPlain = isTitled ? above.findLastIndex((row) => !isBold(within(row))) : -1
  const texts = [...columns, ...summed.flatMap((row) => chunksOf(within(row), 1))]
  const grownToTitles = (own: Box, drawn: Box, below: TextRow, titles: readonly TextRow[]): Box => ({
    ...own,
    top: topOfTitles(own, drawn, below, titles, within, texts),
  })
  const heading = above.at(-1)
  if (heading !== undefined && isLikeHeadingWithin(within(heading), first, inside.slice(1).map(within), box.top))
    return grownToTitles({ ...grown, top: heading.box.top - 1 }, { ...box, top: heading.box.top - 1 }, heading, above.slice(0, -1))
  return grownToTitles({ ...grown, top }, { ...box, top }, summed.at(-1) ?? first, above.slice(lastPlain + 1))
}

/** true for three bold texts or more, none a figure but years: below rows that are not bold the titles of another table. */
function areBoldTitles(words: readonly Word[]): boolean {
  if (words.length === 0 || !isBold(words)) return false
  const texts = chunksOf(words, 1)
  return texts.length >= fewestTexts && texts.every((text) => !(readsAsValue(text.words) || isMoment(text.words)) || isYear(text.words))
}

/** Words of one line stand on one baseline to this share of their size. */
const sameLine = 0.12
const isOnLine = (word: Word, other: Word | undefined): boolean =>
  other !== undefined && Math.abs(word.baseline - other.baseline) <= sameLine * sizeOf(word)

/**
 * true when between most of the rules of a stack that stand apart several rows of figures do: the rules are those over sums. Given the stack and the
 * rows within it, from top to bottom.
 */
function holdRowsOfFigures(box: Box, { across }: Rules, inside: readonly TextRow[], within: (row: TextRow) => readonly Word[]): boolean {
  const levels = across
    .filter(
      ({ at, from, to }) =>
        at > box.top - sameRule &&
        at < box.bottom + sameRule &&
        Math.min(to, box.right) - Math.max(from, box.left) > wholeWidth * width(box),
    )
    .map(({ at }) => at)
    .sort((a, b) => a - b)
  const holdsFigures = (row: TextRow) => chunksOf(within(row), 1).filter(({ words }) => readsAsValue(words)).length >= fewestFigures
  const rows = levels.slice(1).map((level, i) => inside.filter(({ baseline }) => baseline > (levels[i] ?? 0) && baseline < level))
  const bands = rows.filter(({ length }) => length > 0)
  const first = inside[0]
  return (
    first !== undefined &&
    holdsFigures(first) &&
    bands.length > 0 &&
    bands.filter((band) => band.filter(holdsFigures).length > 1).length * 2 > bands.length
  )
}
const fewestFigures = 2

/** The pieces of a text that each begin with the sign of a currency: amounts of columns that stand close, their signs at the left edge. */
function partedAtSigns(text: Chunk): readonly Chunk[] {
  const at = text.words.findIndex((word, i) => i > 0 && /^\p{Sc}$/u.test(word.text))
  if (at < 0) return [text]
  const pieceOf = (words: readonly Word[]): Chunk => ({ words: [...words], box: unionOf(words.map(({ box }) => box)) })
  return [pieceOf(text.words.slice(0, at)), ...partedAtSigns(pieceOf(text.words.slice(at)))]
}

/** The rows of figures right above the first of a stack of rules, from the lowest up, whose figures end where those below them do. */
function rowsAbove(
  box: Box,
  first: TextRow,
  rows: readonly TextRow[],
  within: (row: TextRow) => readonly Word[],
  columns: readonly Chunk[],
): readonly TextRow[] {
  const found: TextRow[] = []
  let below = first
  const ends = columns.flatMap(partedAtSigns).map((text) => text.box.right)
  for (const row of rows.filter(({ baseline }) => baseline < box.top).reverse()) {
    const words = within(row)
    if (words.length === 0) continue
    const figures = chunksOf(words, 1)
      .flatMap(partedAtSigns)
      .filter((chunk) => readsAsValue(chunk.words))
    const flush = figures.filter((figure) => ends.filter((end) => Math.abs(end - figure.box.right) < 2).length >= 2)
    const gap = (below.baseline - row.baseline) / sizeOf(words[0] as Word)
    if (gap > paddedRow || flush.length < 2 || flush.length < figures.length) break
    found.push(row)
    // Years over figures name their columns.
    if (figures.every((figure) => isYear(figure.words))) break
    below = row
  }
  return found
}

/** The next of labels with their amounts stands no further up than so many distances of those below. */
const widestStep = 1.5

/** The rows of a label and its amount right above the first of a stack of rules, between which nothing but such rows stand, from the lowest up: set like them. */
function pairsAbove(
  box: Box,
  inside: readonly TextRow[],
  rows: readonly TextRow[],
  within: (row: TextRow) => readonly Word[],
): readonly TextRow[] {
  const pairs = inside.map((row) => chunksOf(within(row), 1))
  const [label, amount] = pairs[0] ?? []
  if (label === undefined || amount === undefined || inside.length < 2) return []
  const isPair = (texts: readonly Chunk[]): boolean =>
    texts.length === 2 &&
    Math.abs((texts[0]?.box.left ?? 0) - label.box.left) < 2 &&
    Math.abs((texts[1]?.box.right ?? 0) - amount.box.right) < 2 &&
    isAmount(texts[1]?.words ?? [])
  if (!pairs.every(isPair)) return []
  const pitch = median(inside.slice(1).map(({ baseline }, i) => baseline - (inside[i]?.baseline ?? baseline)))
  const found: TextRow[] = []
  let below = inside[0]?.baseline ?? box.top
  for (const row of rows.filter(({ baseline }) => baseline < box.top).reverse()) {
    const words = within(row)
    if (words.length === 0) continue
    if (below - row.baseline > widestStep * pitch || !isPair(chunksOf(words, 1))) break
    found.push(row)
    below = row.baseline
  }
  return found
}

/** true when below a box and above `baseline` a rule over most of its width stands, or an upright rule begins. */
const isRuledOff = ({ left, right, bottom }: Box, baseline: number, { across, down }: Rules): boolean =>
  across.some(
    ({ at, from, to }) =>
      at > bottom + sameRule && at < baseline && Math.min(to, right) - Math.max(from, left) > wholeWidth * (right - left),
  ) || down.some(({ at, from }) => from > bottom - sameRule && from < baseline && at > left + sameEnd && at < right - sameEnd)
const wholeWidth = 0.8

const fewestRowsFound = 1
/** true for several texts, a number among them that is no figure, as those of telephones are. */
const holdsDigits = (words: readonly Word[]): boolean =>
  chunksOf(words, 1).length >= fewestTexts && words.some(({ text }) => /\d/u.test(text))
const fewestTexts = 3
/** Lines of a cell stand at most so many sizes apart: browsers set 1.5 where style sheets ask for it, and print at whole pixels of the screen. */
const wideLine = 1.65
const isFlush = (a: Chunk, b: Chunk): boolean => Math.abs(a.box.left - b.box.left) < 2 || Math.abs(a.box.right - b.box.right) < 2

/**
 * true for a heading right above the first rule of a table that is set like those between its rows: bold, alone in its line, of their size and at their edge. No
 * titles stand between, so that the rows below it are its own.
 */
function isLikeHeadingWithin(words: readonly Word[], first: TextRow, rows: readonly (readonly Word[])[], top: number): boolean {
  const [begins] = words
  if (begins === undefined || !isHeading(words) || isHeading(first.words) || isBold(first.words)) return false
  if (top - begins.baseline > nearLine * sizeOf(begins) || namesTable(words)) return false
  return rows.some(
    ([other, ...others]) =>
      other !== undefined &&
      isHeading([other, ...others]) &&
      Math.abs(other.box.left - begins.box.left) < 2 &&
      isOfOneSize([other], [begins]),
  )
}

const noteStart = /^(?:[*†‡§]|\(?[\da-z]\)|(?:sources?|notes?|quelle|anmerkung|fuente|nota|fonte)\b)/iu

/** true for texts close under a row, each flush left with one of its cells and ending before the next of the `columns`. */
function goesOnInCells(words: readonly Word[], row: readonly Word[], columns: readonly Chunk[]): boolean {
  if (noteStart.test(words[0]?.text ?? '')) return false
  // A figure may stand so close before a text that little more than a word space parts them.
  const cells = [...chunksOf(row, 1), ...chunksOf(row)]
  return chunksOf(words, 1).every(({ box }) => {
    const own = cells.find((cell) => Math.abs(cell.box.left - box.left) < 2)
    const next = columns.filter((other) => own !== undefined && other.box.left > own.box.right + 2)
    return own !== undefined && next.length > 0 && next.every((other) => box.right < other.box.left - 2)
  })
}

/** true for a text that begins where others of its column do and ends before the next column: a row whose other cells are empty, if more rows follow. */
function isLoneLabel(words: readonly Word[], columns: readonly Chunk[]): boolean {
  const [text, second] = chunksOf(words, 1)
  if (!text || second || words.every((word) => word.font?.bold === true) || namesTable(words)) return false
  const own = columns.filter((other) => overlapX(other.box, text.box) > 0)
  const next = columns.filter((other) => other.box.left > text.box.left + 2 && !own.includes(other))
  return own.some((other) => Math.abs(other.box.left - text.box.left) < 2) && next.every((other) => other.box.left > text.box.right + 2)
}

/** The box of a grid without a rule at its top, grown to column titles that stand right above it. */
export function grownToItsTitles(box: Box, rows: readonly TextRow[]): Box {
  const within = (row: TextRow) => row.words.filter((word) => word.box.left >= box.left - 2 && word.box.right <= box.right + 2)
  const inside = rows.filter((row) => row.baseline > box.top && row.baseline < box.bottom && within(row).length > 0)
  const [first] = inside
  if (!first) return box
  const above = rows.filter((row) => row.baseline < box.top)
  const columns = inside.flatMap((row) => chunksOf(within(row), 1))
  return { ...box, top: topOfTitles(box, box, first, above, within, columns) }
}

/** true for an arrow, a star or a letter that says what a figure is against what it should be. */
const isMark = (chunk: Chunk | undefined): boolean =>
  chunk?.words.length === 1 && /^(?:[↑↓*!+–-]{1,2}|[HLN])$/u.test(chunk.words[0]?.text ?? '')

/** The first row of a group stands within so many sizes below its name. */
const nearGroup = 2

/** true for labels with their values beside each other, or together in each of several texts: they are no titles of what follows. */
const areLabelled = (texts: readonly Chunk[]): boolean =>
  texts.slice(0, -1).some(({ words }) => words.at(-1)?.text.endsWith(':') === true) ||
  (texts.length > 1 && texts.every(({ words }) => words.slice(0, -1).some(({ text }) => text.endsWith(':'))))

/** A title has at most this many lines. */
const mostHeaderLines = 6
/** How many of the lines of titles have a text below this one; where titles are centred in their row, their lines stand between those of others. */
const linesUnder = (text: Chunk, titles: readonly (readonly Chunk[])[]): number =>
  titles.filter((line) => line.some((other) => overlapX(other.box, text.box) > 0)).length

const namesTable = (words: readonly Word[]): boolean =>
  captionStart.test(words[0]?.text ?? '') || isCaption(words.map((word) => word.text).join(' '))

/** true when the middle of the text is that of the box, to half a letter, and the text is shorter. */
const isCentredOver = (text: Chunk, { left, right }: Box): boolean =>
  Math.abs(text.box.left + text.box.right - left - right) < sizeOf(text.words[0] as Word) && width(text.box) < 0.8 * (right - left)

/** true for figures whose row begins left of the box: a row of goods over sums that are ruled in half of the width. */
const isOfTableBeside = ({ words }: TextRow, texts: readonly Chunk[], box: Box): boolean =>
  texts.length > 1 &&
  texts.every((text) => readsAsValue(text.words) && !isYear(text.words)) &&
  words.some((word) => word.box.right < box.left - 2)

/** The top of the column titles that stand right above the first rule, or the box's own top where none do: close lines of short texts over its columns. */
function topOfTitles(
  box: Box,
  drawn: Box,
  first: TextRow,
  above: readonly TextRow[],
  within: (row: TextRow) => readonly Word[],
  columns: readonly Chunk[],
): number {
  let top = box.top
  let below = first
  const titles: (readonly Chunk[])[] = []
  for (const row of [...above].reverse()) {
    const words = within(row)
    if (words.length === 0) continue
    const size = sizeOf(words[0] as Word)
    const gap = (titles.length === 0 ? box.top : below.baseline) - row.baseline
    const texts = chunksOf(words)
    // A text of its own in larger writing is the heading of what follows.
    if ((texts.length === 1 && size > 1.25 * sizeOf(first.words[0] as Word)) || isLargerHeading(words, first.words)) break
    const isOver = (text: Chunk) => columns.some((other) => overlapX(other.box, text.box) > 0)
    // A title over two columns of short texts may stand over the paper between them, and one of a column in which no row has a text over nothing.
    const areOver = texts.every(isOver) || (texts.length > 1 && (isBold(words) || words.every(isOfUnknownType)) && texts.some(isOver))
    const isTitle = areOver && texts.every((text) => text.words.length <= 6)
    if (
      gap > 1.6 * size ||
      !isTitle ||
      isOfTableBeside(row, texts, box) ||
      areLabelled(texts) ||
      texts.some((text) => linesUnder(text, titles) >= mostHeaderLines) ||
      namesTable(words) ||
      (titles.length > 0 && words.some(({ text }) => isInCents(text))) ||
      runsOverTitles(texts, titles)
    )
      break
    titles.push(texts)
    below = row
    top = Math.min(...words.map((word) => word.box.top)) - 1
    // Two titles in bold may stand so close that they read as one text.
    if (
      titles.length === 1 &&
      texts.length === 1 &&
      isBold(words) &&
      tightTitlesAmong([
        { ...row, words },
        { ...first, words: within(first) },
      ])
    )
      return top
  }
  const [only] = titles.length === 1 ? (titles[0] ?? []) : []
  if (only && isTitleOverSeveral({ ...box, top, bottom: box.top }, [...only.words, ...first.words])) return top
  // One title over the drawn part of a table whose labels stand outside its rules is the head of all those columns.
  if (only && titles[0]?.length === 1 && box.left < drawn.left && isCentredOver(only, drawn)) return top
  const texts = Math.max(0, ...titles.map((line) => line.length))
  const widest = Math.max(0, ...titles.flat().map((text) => width(text.box)))
  const areBold =
    titles.flat().every((text) => isBold(text.words)) && columns.filter((column) => !isBold(column.words)).length * 2 > columns.length
  return texts >= 3 || (texts === 2 && (widest < 0.5 * width(box) || areBold)) ? top : box.top
}
