import { type Box, overlapX, unionOf } from '../geometry/index.ts'
import { isMoment, readsAsValue } from './cell-text.ts'
import { type Chunk, isOfUnknownType, median, sizeOf } from './text-rows.ts'

interface Row {
  readonly chunks: readonly Chunk[]
}

/** White this many sizes wide parts tables; columns of one table stand as far apart where their figures are short. */
const leastGutter = 2.5
/**
 * Where figures that line up on the right are followed by labels that line up on the left, only the padding of the two columns lies between:
 * 5 to 14 points in tables of our drawing, hardly more than one size of the writing. So many sizes part tables, whatever their heights.
 */
const gutterWhateverHeights = 4
/** Points by which texts that line up differ. */
const sameLine = 2
/** Each side has a row of titles and at least so many below. */
const fewestRows = 3

/**
 * The x that parts rows of two tables beside each other, null for one table. Each side is whole in itself: titles in bold, then a column of
 * labels and at least one of figures, without a gap from the top; and one side ends before the other, which rows of one table do not do,
 * or the white between them is more than columns of one table leave between figures and labels.
 */
export function gutterBetweenTables(rows: readonly Row[]): number | null {
  const [titles] = rows
  if (titles === undefined || rows.length < fewestRows || !titles.chunks.every(isBold)) return null
  const columns = columnsOf(rows)
  for (let k = 2; k <= columns.length - 2; k++) {
    const left = columns[k - 1]
    const right = columns[k]
    if (!left || !right) continue
    const gutter = right.left - left.right
    const at = (left.right + right.left) / 2
    const size = sizeOf(titles.chunks[0]?.words[0] as Chunk['words'][0])
    if (gutter < leastGutter * size) continue
    const sides = [
      rows.map(({ chunks }) => chunks.filter(({ box }) => box.right <= at)),
      rows.map(({ chunks }) => chunks.filter(({ box }) => box.left >= at)),
    ]
    const heights = sides.map(heightOf)
    const [one = 0, other = 0] = heights
    const apart = one !== other || (gutter >= gutterWhateverHeights * size && lineUpAlong(sides))
    if (apart && Math.min(one, other) >= fewestRows && sides.every((side, i) => isTable(side.slice(0, heights[i])))) return at
  }
  return null
}

/** Rows of one table that fill several columns on one side of it mostly fill the other side, too; of tables beside each other hardly any. */
const mostInCommon = 0.34
const fewestLines = 2

/**
 * The x between two tables whose rows stand on lines of their own, as at the foot of two columns of a page; null where rows run over both. Either
 * side has rows of several texts.
 */
export function gutterBetweenOtherLines(rows: readonly Row[]): number | null {
  const columns = columnsOf(rows)
  for (let k = 2; k <= columns.length - 2; k++) {
    const at = ((columns[k - 1]?.right ?? 0) + (columns[k]?.left ?? 0)) / 2
    const left = rows.filter(({ chunks }) => chunks.filter(({ box }) => box.right <= at).length >= 2)
    const right = rows.filter(({ chunks }) => chunks.filter(({ box }) => box.left >= at).length >= 2)
    const least = Math.min(left.length, right.length)
    const most = Math.max(left.length, right.length)
    if (least >= fewestLines && most > fewestLines && linesOnBoth(rows, at) <= mostInCommon * least) return at
  }
  return null
}

/** So many lines at one distance are a text; the rows beside it stand so many times further apart, and a line of it stands this far off them, in sizes. */
const fewestOfText = 3
const furtherThanLines = 1.25
const offLine = 0.25
/**
 * The x between rows of labels with their values and a text beside them that is set closer, as an address or whom to ask is; null where none is. Its lines
 * run on past rows that have nothing on them there, which those of a cell do not do.
 */
export function gutterBesideText(rows: readonly (Row & { readonly baseline: number })[]): number | null {
  const columns = columnsOf(rows)
  const [before, last] = [columns.at(-2), columns.at(-1)]
  if (before === undefined || last === undefined) return null
  const at = (before.right + last.left) / 2
  const lines = rows.filter(({ chunks }) => chunks.some(({ box }) => box.left >= at))
  const [text] = lines.flatMap(({ chunks }) => chunks.filter(({ box }) => box.left >= at))
  const size = text === undefined ? 0 : sizeOf(text.words[0] as Chunk['words'][0])
  if (text === undefined || last.left - before.right < leastGutter * size) return null
  const steps = lines.slice(1).map(({ baseline }, i) => baseline - (lines[i]?.baseline ?? 0))
  const pitch = Math.min(...steps)
  const leftOf = ({ chunks }: Row) => chunks.filter(({ box }) => box.right <= at).length
  // A label may fill its column so that its value reads as one text with it.
  const labelled = rows.filter((row) => leftOf(row) > 0)
  if (labelled.filter((row) => leftOf(row) > 1).length < fewestRows) return null
  // The longest stretch of lines as close as the closest two.
  let [start, end] = [0, 0]
  for (let from = 0; from < steps.length; from++) {
    let to = from
    while (to < steps.length && Math.abs((steps[to] ?? 0) - pitch) <= sameStep) to++
    if (to - from > end - start) [start, end] = [from, to]
  }
  const [first, final] = [lines[start]?.baseline ?? 0, lines[end]?.baseline ?? 0]
  const beside = labelled.filter(({ baseline }) => baseline >= first - sameLine && baseline <= final + sameLine)
  const isWide = beside.slice(1).every(({ baseline }, i) => baseline - (beside[i]?.baseline ?? 0) >= furtherThanLines * pitch)
  const isPassed = beside.some(
    ({ baseline }) => baseline > first && baseline < final && lines.every((line) => Math.abs(line.baseline - baseline) > offLine * size),
  )
  return end - start + 1 >= fewestOfText && beside.length >= 2 && isWide && isPassed ? at : null
}

/** Points by which the base lines of one row may differ more or less than those of another; sides set at different pitches drift apart. */
const sameStep = 0.75
/** In sizes of the writing: type of two sizes in one row hardly stands further apart. */
const mostStep = 0.2

/** How many rows stand on both sides of the x as rows of one table do: on one base line, or on two that are as far apart in each row. */
function linesOnBoth(rows: readonly Row[], at: number): number {
  const steps = rows.flatMap(({ chunks }) => {
    const left = chunks.findLast(({ box }) => box.right <= at)?.words[0]
    const right = chunks.find(({ box }) => box.left >= at)?.words[0]
    return left === undefined || right === undefined ? [] : [{ step: right.baseline - left.baseline, size: sizeOf(left), left }]
  })
  if (steps.some(({ left }) => isOfUnknownType(left))) return steps.length
  const usual = median(steps.map(({ step }) => step))
  return steps.filter(({ step, size }) => Math.abs(step - usual) <= sameStep && Math.abs(usual) <= mostStep * size).length
}

/** true when the last texts of the left side end in line and the first texts of the right side begin in line. */
function lineUpAlong([left = [], right = []]: readonly (readonly (readonly Chunk[])[])[]): boolean {
  const ends = left.flatMap((chunks) => chunks.at(-1)?.box.right ?? [])
  const begins = right.flatMap((chunks) => chunks[0]?.box.left ?? [])
  return [ends, begins].every((places) => Math.max(...places) - Math.min(...places) <= sameLine)
}

const isBold = ({ words }: Chunk): boolean => words.every((word) => word.font?.bold === true)

/** The extents of columns: texts that overlap taken together. */
function columnsOf(rows: readonly Row[]): readonly Box[] {
  const columns: Box[] = []
  for (const { box } of rows.flatMap(({ chunks }) => chunks).sort((a, b) => a.box.left - b.box.left)) {
    const last = columns[columns.length - 1]
    if (last && overlapX(last, box) > 0) columns[columns.length - 1] = unionOf([last, box])
    else columns.push(box)
  }
  return columns
}

/** The rows down to the last that is not empty, or 0 when one above it is. */
function heightOf(side: readonly (readonly Chunk[])[]): number {
  const end = side.findLastIndex((chunks) => chunks.length > 0) + 1
  return side.slice(0, end).every((chunks) => chunks.length > 0) ? end : 0
}

/** true for titles over rows that each begin with a label and end with a figure. */
function isTable(side: readonly (readonly Chunk[])[]): boolean {
  const [titles = [], ...body] = side
  const holdsValue = ({ words }: Chunk) => readsAsValue(words) || isMoment(words)
  if (titles.length < 2 || titles.some(holdsValue)) return false
  return body.every((chunks) => {
    const [label] = chunks
    const figure = chunks[chunks.length - 1]
    return label && figure && chunks.length >= 2 && !holdsValue(label) && holdsValue(figure) && !chunks.some(isBold)
  })
}
