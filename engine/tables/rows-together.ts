import { type Box, overlapX, overlapY, unionOf } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { candidateOfRows } from './candidate.ts'
import { isCaption } from './captions.ts'
import { isMarker, isMoment, readsAsValue } from './cell-text.ts'
import type { Candidate } from './grid.ts'
import { median, rowsOnce, sizeOf, spacingSizeOf, type TextRow } from './text-rows.ts'
import { type Stretch, whiteIn } from './white.ts'

/** Lines with nothing but lines' distance between them: one row of a table of texts, or a piece of running text. */
interface Block {
  readonly lines: readonly TextRow[]
  readonly words: readonly Word[]
  readonly box: Box
  /** Stretches of x that no word of the block touches, and those left and right of all of them. */
  readonly white: readonly Stretch[]
}
interface Run {
  readonly blocks: readonly Block[]
  readonly white: readonly Stretch[]
}

/** Blocks stand at least this many times further apart than lines. */
const apartAsRows = 1.25
/** Rows further apart than this many sizes belong to different things. */
const farthestRow = 4.5
/** Paragraphs beside each other begin together once or twice; with their titles, rows of a table do at least so many times. */
const fewestRows = 4
/** Narrower white between texts, in sizes of the writing, is a space between words. */
const narrowest = 0.4
/** Spaces between words, those of justified text too, are narrower, and the white between columns that shows them by itself is as wide. */
const wordSpace = 1
const wideWhite = 1.5
/** In this share of the rows every text begins on the row's first line, and at the edge of its column. */
const nearlyAll = 0.9
/** In this share of the rows at least two cells are filled. */
const fewestFilled = 0.7
/** Of fewer rows with wrapped lines the search by columns of short texts decides. */
const fewestWrapped = 0.3
/** A label or default beside texts hardly has more words. */
const longestLabel = 3

/**
 * Tables of texts without rules: blocks of lines of which all cells begin on one line or have their middle on one, with more room above than between lines and white at the same
 * places from block to block. Paragraphs in columns of a page neither begin together time and again nor leave room over the whole width.
 */
export function textTables(words: readonly Word[]): readonly Candidate[] {
  const rows = rowsOnce(words)
  const { usual, closest } = lineDistances(rows)
  if (usual === 0) return []
  const found = tablesOfBlocks(blocksOf(rows, (gap) => gap >= apartAsRows * usual))
  // Rows of one line each that outnumber all others stand as far apart as most lines of the page do.
  const closer = tablesOfBlocks(blocksOf(rows, (gap, size) => gap >= apartAsRows * closest * size)).filter(
    ({ box, isTitled }) => isTitled && !found.some((other) => overlapY(other.box, box) > 0 && overlapX(other.box, box) > 0),
  )
  return [...found, ...closer]
}

/** A candidate whose first row is in bold, as none below it is. */
interface TextTable extends Candidate {
  readonly isTitled: boolean
}

/** Candidates among blocks that follow one another down the page. */
function tablesOfBlocks(blocks: readonly Block[]): readonly TextTable[] {
  const found: TextTable[] = []
  let run: Run = { blocks: [], white: [] }
  const close = () => {
    const candidate = candidateOf(run)
    if (candidate !== null) found.push(candidate)
    run = { blocks: [], white: [] }
  }
  for (const block of blocks) {
    const last = run.blocks.at(-1)
    const next = extended(run, block) ?? (last === undefined ? null : belowTitles(last, block))
    if (next !== null && next.blocks.length === 2 && run.blocks.length > 1) close()
    if (next === null) {
      close()
      run = block.white.length > 0 ? { blocks: [block], white: block.white } : run
    } else run = next
  }
  close()
  return found
}

/** So many lines stand alike far apart where that is the distance of lines, and this share of all. */
const fewestAlike = 3
const leastAlike = 0.04
/** Their distances differ by so much at most. */
const alikeFar = 1.04

/** How far lines of a page stand apart: usually in points, and the closest of them in sizes of the writing; 0 for none. */
function lineDistances(rows: readonly TextRow[]): { readonly usual: number; readonly closest: number } {
  const near = rows.slice(1).flatMap((row, i) => {
    const [gap, size] = [row.baseline - (rows[i]?.baseline ?? 0), sizeOfRow(rows[i])]
    return gap > 0.7 * size && gap < 1.6 * size ? [{ gap, inSizes: gap / size }] : []
  })
  const sorted = near.map(({ inSizes }) => inSizes).sort((a, b) => a - b)
  const fewest = Math.max(fewestAlike, leastAlike * near.length)
  const closest = sorted.find((least) => sorted.filter((other) => other >= least && other <= alikeFar * least).length >= fewest)
  return { usual: median(near.map(({ gap }) => gap)), closest: closest ?? 0 }
}

/** Stacks of lines, a new one wherever they stand apart by their distance and the size of the writing, both in points. */
function blocksOf(rows: readonly TextRow[], standApart: (gap: number, size: number) => boolean): readonly Block[] {
  const gaps = rows.slice(1).map((row, i) => row.baseline - (rows[i]?.baseline ?? 0))
  const stacks: TextRow[][] = []
  rows.forEach((row, i) => {
    const stack = stacks[stacks.length - 1]
    const endsTitles = stack?.every(isBoldRow) === true && !isBoldRow(row)
    if (stack && !standApart(gaps[i - 1] ?? 0, sizeOfRow(rows[i - 1])) && !endsTitles) stack.push(row)
    else stacks.push([row])
  })
  return stacks.map((lines) => {
    const words = lines.flatMap((row) => row.words)
    return { lines, words, box: unionOf(words.map(({ box }) => box)), white: whiteIn(words) }
  })
}

const isBoldRow = ({ words }: TextRow): boolean => words.every((word) => word.font?.bold === true)
const textOfRow = (row: TextRow | undefined): string => row?.words.map(({ text }) => text).join(' ') ?? ''
const isBold = (block: Block | undefined): boolean => block?.lines.every(isBoldRow) === true
const sizeOfRow = (row: TextRow | undefined): number => sizeOf(row?.words[0] as Word)

/** The run with one more block, null where the block is no row of it: too far below, without white in common, one text over several columns, or a caption. */
function extended(run: Run, block: Block): Run | null {
  const last = run.blocks[run.blocks.length - 1]
  if (last === undefined) return null
  const size = sizeOfRow(block.lines[0])
  const gap = (block.lines[0]?.baseline ?? 0) - (last.lines[last.lines.length - 1]?.baseline ?? 0)
  if (gap > farthestRow * size || Math.abs(size - sizeOfRow(last.lines[0])) > 0.25 * size) return null
  if (block.white.length === 0 && (run.blocks.length < 2 || isBold(block))) return null
  if (isCaption(textOfRow(block.lines[0])) || isSentenceOver(run.white, block)) return null
  const outside: readonly Stretch[] = [{ from: -Infinity, to: block.box.left }, ...block.white, { from: block.box.right, to: Infinity }]
  const white = run.white.flatMap((own) =>
    outside.flatMap(({ from, to }) => {
      const common = { from: Math.max(own.from, from), to: Math.min(own.to, to) }
      return common.to - common.from >= narrowest * size ? [common] : []
    }),
  )
  if (white.length === 0 || white.length < run.white.length / 4) return null
  // Of a paragraph below a table a word space may lie where its columns are parted.
  const widest = (own: readonly Stretch[]) => Math.max(...own.map(({ from, to }) => to - from)) / size
  if (run.blocks.length >= fewestRows && widest(white) < wordSpace && widest(run.white) >= wideWhite) return null
  return { blocks: [...run.blocks, block], white }
}

/** Titles in bold, with the first row below them: what stands above may have happened to have white in common with them. */
const belowTitles = (titles: Block, block: Block): Run | null =>
  isBold(titles) && !isBold(block) ? extended({ blocks: [titles], white: titles.white }, block) : null

/** A line of so many words that ends a sentence is running text where it lies over the white beside so many columns. */
const fewestOfSentence = 6
const fewestCrossed = 2
function isSentenceOver(white: readonly Stretch[], { lines: [line, ...others], words, box, white: own }: Block): boolean {
  if (line === undefined || others.length > 0 || words.length < fewestOfSentence || !/\p{Ll}[.!?]$/u.test(textOfRow(line))) return false
  const size = sizeOfRow(line)
  const isOpen = ({ from, to }: Stretch) =>
    own.some((gap) => gap.to - gap.from >= size && Math.min(gap.to, to) - Math.max(gap.from, from) > 0)
  return white.filter((gap) => gap.from > box.left && gap.to < box.right && !isOpen(gap)).length >= fewestCrossed
}

/** The texts of a block between the cuts, an empty list where there is none. */
const cellsAt = (block: Block, cuts: readonly number[]): readonly (readonly Word[])[] =>
  Array.from({ length: cuts.length + 1 }, (_, i) =>
    block.words.filter(({ box }) => box.left >= (cuts[i - 1] ?? -Infinity) && box.left < (cuts[i] ?? Infinity)),
  )

function candidateOf({ blocks: all, white }: Run): TextTable | null {
  const blocks = all.slice(0, all.findLastIndex((block) => block.white.length > 0) + 1)
  if (blocks.length < fewestRows) return null
  const cuts = white.filter((own) => isGutter(own, blocks)).map(({ from, to }) => (from + to) / 2)
  if (cuts.length === 0) return null
  const rows = blocks.map((block) => ({ block, cells: cellsAt(block, cuts) }))
  if (rows.filter(({ cells }) => cells.filter((cell) => cell.length > 0).length >= 2).length < fewestFilled * rows.length) return null
  const isSet = (at: (words: readonly Word[]) => number) =>
    rows.filter(({ block, cells }) => {
      const place = at(block.words)
      return cells.every((cell) => cell.length === 0 || Math.abs(at(cell) - place) < 0.25 * sizeOf(cell[0] as Word))
    }).length >=
    nearlyAll * rows.length
  if (!isSet(firstLine) && !isSet(middleOfLines)) return null
  if (rows.filter(({ block }) => block.lines.length > 1).length < fewestWrapped * rows.length) return null
  if (rows.some(({ block, cells }) => holdsRows(block, cells))) return null
  // Titles set off again and again are those of sections or cards.
  if (rows.slice(1).some(({ block }) => isBold(block))) return null
  const columns = Array.from({ length: cuts.length + 1 }, (_, i) => rows.map(({ cells }) => cells[i] ?? []))
  if (runsOnDown(columns) || rows.filter(({ block, cells }) => isFull(block, cells)).length >= mostFull * rows.length) return null
  const [first = [], ...further] = columns
  if ((cuts.length === 1 && isOfMarkers(first)) || further.some(isOfMarkers)) return null
  const titled = isBold(rows[0]?.block)
  if (cuts.length === 1 && !titled && columns.some((cells) => median(cells.map((cell) => cell.length)) <= longestLabel)) return null
  const candidate = candidateOfRows(
    blocks.map((block) => block.box),
    cuts,
    blocks.flatMap((block) => block.words),
  )
  return { ...candidate, isTitled: titled }
}

/** Figures or days on each of so many lines, in so many columns, are rows of their own. */
const fewestLinesOfRows = 3
const fewestColumnsOfValues = 2
const holdsRows = ({ lines }: Block, cells: readonly (readonly Word[])[]): boolean =>
  lines.length >= fewestLinesOfRows &&
  cells.filter((cell) => {
    const own = rowsOnce(cell)
    return own.length === lines.length && own.every(({ words }) => readsAsValue(words) || isMoment(words))
  }).length >= fewestColumnsOfValues

const firstLine = (words: readonly Word[]): number => Math.min(...words.map(({ baseline }) => baseline))
const middleOfLines = (words: readonly Word[]): number => (firstLine(words) + Math.max(...words.map(({ baseline }) => baseline))) / 2

/** Blocks of which every column has so many lines, down to their ends, are pieces of columns of text: of the cells of a row one is the longest. */
const longRow = 8
const mostFull = 0.5

function isFull({ lines }: Block, cells: readonly (readonly Word[])[]): boolean {
  const high = (lines.at(-1)?.baseline ?? 0) - (lines[0]?.baseline ?? 0)
  return cells.every((cell) => {
    const own = rowsOnce(cell)
    return own.length >= longRow && (own.at(-1)?.baseline ?? 0) - (own[0]?.baseline ?? 0) >= nearlyAll * high
  })
}

/** Texts that begin in small letters because the one above had no room for their first word: so many, and this share, are one running text. */
const fewestRunningOn = 3
const mostRunningOn = 0.25

/**
 * true for columns of a page whose lines fell into blocks: sentences go on from text to text downwards, where the last line of the one above was full.
 * Definitions begin small as well, but below lines that end early.
 */
function runsOnDown(columns: readonly (readonly (readonly Word[])[])[]): boolean {
  let goesOn = 0
  let follows = 0
  for (const cells of columns) {
    const edge = Math.max(...cells.flat().map(({ box }) => box.right))
    const filled = cells.filter((cell) => cell.length > 0)
    filled.slice(1).forEach((cell, i) => {
      follows++
      const [first] = rowsOnce(cell)[0]?.words ?? []
      const last = rowsOnce(filled[i] ?? [])
        .at(-1)
        ?.words.at(-1)
      if (first === undefined || last === undefined || !/^\p{Ll}/u.test(first.text)) return
      if (last.box.right + 0.25 * spacingSizeOf(first) + first.box.right - first.box.left > edge) goesOn++
    })
  }
  return goesOn >= fewestRunningOn && goesOn >= mostRunningOn * follows
}

/** true for the bullets or numbers of a list. */
const isOfMarkers = (cells: readonly (readonly Word[])[]): boolean => {
  const filled = cells.filter((cell) => cell.length > 0)
  return filled.filter((cell) => isMarker(cell.map(({ text }) => text).join(' '))).length >= 0.6 * filled.length
}

/** true for white that a column begins behind: the texts to its right begin at one x in nearly all rows, or end at one x behind wide white. */
function isGutter({ from, to }: Stretch, blocks: readonly Block[]): boolean {
  const texts = blocks.flatMap((block) => {
    const right = block.words.filter(({ box }) => box.left >= to - 0.5)
    if (right.length === 0) return []
    const left = Math.min(...right.map(({ box }) => box.left))
    return [{ left, right: Math.max(...right.map(({ box }) => box.right)) }]
  })
  if (texts.length < fewestRows) return false
  const agree = (places: readonly number[]) => {
    const middle = median(places)
    return places.filter((place) => Math.abs(place - middle) <= 1.5).length >= nearlyAll * places.length
  }
  return agree(texts.map(({ left }) => left)) || (to - from > sizeOfRow(blocks[0]?.lines[0]) && agree(texts.map(({ right }) => right)))
}
