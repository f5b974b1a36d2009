import { type Box, overlapX, overlapY, unionOf, width } from '../geometry/index.ts'
import { countedRows } from './counted-rows.ts'
import { labelsWithValues } from './label-columns.ts'
import { letterheadOf } from './letterheads.ts'
import { besideEachOther, type Rows } from './side-columns.ts'
import { inLevelRows, listsSetApart, valuesInRows } from './value-columns.ts'

/** Anything that takes a place on the page: a run of lines, a table, a picture. */
export interface Placed {
  readonly box: Box
}
export interface Direction<Item> {
  /** Columns follow each other from right to left. */
  readonly rightToLeft: boolean
  /** Least width of white space between two columns, in page points. */
  readonly gutter: number
  readonly rows: Rows<Item>
  /** What stands side by side belongs together row by row, as on the slips of tills. */
  readonly rowByRow?: boolean
}

/**
 * The items in the order a person reads them. The page is cut into strips wherever white space crosses it from side to side.
 * Strips that are divided by the same upright white space are read column after column, the others one after another;
 * what neither kind of cut can part is ordered by pairs (Breuel, High Performance Document Layout Analysis, 2003).
 */
export function inReadingOrder<Item extends Placed>(items: readonly Item[], direction: Direction<Item>): readonly Item[] {
  if (items.length < 2) return items
  const strips = stripsOf(items)
  const ordered: Item[] = []
  for (let index = 0; index < strips.length; ) {
    const first = strips[index] ?? []
    const count = headsOfColumn(strips, index, direction) || stripsBelowRow(strips, index, direction)
    if (count > 0) {
      const columns = columnsOf(strips.slice(index, index + count).flat(), direction.gutter)
      const letter = direction.rightToLeft || direction.rowByRow ? null : letterheadOf(columns, direction.rows)
      if (letter !== null)
        return [
          ...ordered,
          ...inReadingOrder(letter.head, direction),
          ...inReadingOrder([...letter.below, ...strips.slice(index + count).flat()], direction),
        ]
      if (direction.rightToLeft) columns.reverse()
      const together =
        (direction.rowByRow ? inLevelRows(columns, direction.rows) : null) ??
        labelsWithValues(columns, direction.rows) ??
        valueBlocks(strips.slice(index, index + count), direction) ??
        besideEachOther(withLabels(columns, direction), direction.rows, direction.rightToLeft, (between) =>
          inReadingOrder(between, direction),
        )
      const counted = countedRows(strips.slice(index, index + count), columns, direction.rows.numberOf)
      const listed = direction.rightToLeft ? null : listsSetApart(columns, direction.rows)
      if (together) ordered.push(...together)
      else if (listed) for (const { items: own, inRows } of listed) ordered.push(...(inRows ? own : inReadingOrder(own, direction)))
      else if (counted) for (const row of counted) ordered.push(...inReadingOrder(row, direction))
      else for (const column of columns) ordered.push(...inReadingOrder(column, direction))
      index += count
    } else {
      const inRows = direction.rowByRow && first.length > 1 ? inLevelRows([first], direction.rows) : timesBeside(first, direction)
      ordered.push(...(inRows ?? (first.length > 1 && strips.length > 1 ? inReadingOrder(first, direction) : byPairs(first, direction))))
      index++
    }
  }
  return ordered
}

/** Page points: times that end at one margin are as close as this to the longest line of the entries beside them. */
const closeToTimes = 0.5

/** Items with nothing but times right of them, hardly further than a space from the longest line, each put in where it belongs; null where that is not so. */
function timesBeside<Item extends Placed>(items: readonly Item[], { rightToLeft, rows }: Direction<Item>): readonly Item[] | null {
  if (rightToLeft || items.length < 2) return null
  const columns = columnsOf(items, closeToTimes)
  return columns[1]?.every(rows.isTime) === true ? besideEachOther(columns, rows, rightToLeft) : null
}

/** Short labels, entries and the times right of them as two columns: the times stand beside the rows that labels and entries make. Other columns as they are. */
function withLabels<Item extends Placed>(
  columns: readonly (readonly Item[])[],
  { rightToLeft, rows }: Direction<Item>,
): readonly (readonly Item[])[] {
  const [labels, entries, times, another] = columns
  if (rightToLeft || labels === undefined || entries === undefined || times === undefined || another !== undefined) return columns
  const areLabels = labels.every((item) => rows.baselines(item).length === 1) && entries.length >= labels.length
  return areLabels && times.every(rows.isTime) ? [[...labels, ...entries], times] : columns
}

/** White space above a strip, as a multiple of the gutter, from which on it begins a block of its own: two thirds of a line. */
const blockGap = 1.6

/** Strips in columns with those blocks read row by row that hold labels and their values; null when there is no such block, or running text. */
function valueBlocks<Item extends Placed>(strips: readonly (readonly Item[])[], direction: Direction<Item>): readonly Item[] | null {
  if (direction.rightToLeft || strips.some((strip) => strip.some(direction.rows.isRunningText))) return null
  const blocks: Item[][] = []
  let bottom = -Infinity
  for (const strip of strips) {
    const { top, bottom: end } = unionOf(strip.map(({ box }) => box))
    if (top - bottom < blockGap * direction.gutter) blocks.at(-1)?.push(...strip)
    else blocks.push([...strip])
    bottom = end
  }
  const inRows = blocks.map((block) => valuesInRows(columnsOf(block, direction.gutter), direction.rows))
  if (inRows.every((rows) => rows === null)) return null
  return blocks.flatMap((block, index) => inRows[index] ?? inReadingOrder(block, direction))
}

/** Groups of items with white space above and below from side to side, top to bottom. */
function stripsOf<Item extends Placed>(items: readonly Item[]): Item[][] {
  const sorted = [...items].sort((a, b) => a.box.top - b.box.top)
  const strips: Item[][] = []
  let bottom = -Infinity
  for (const item of sorted) {
    // Boxes of neighbouring lines touch and overlap a little: letters reach below the line and above it.
    const slack = Math.min(3, 0.25 * (item.box.bottom - item.box.top))
    const strip = strips[strips.length - 1]
    if (strip && item.box.top < bottom - slack) strip.push(item)
    else strips.push([item])
    bottom = Math.max(bottom, item.box.bottom)
  }
  return strips
}

/** Groups of items with white space of at least `gutter` on their sides from top to bottom, left to right. */
function columnsOf<Item extends Placed>(items: readonly Item[], gutter: number): Item[][] {
  const sorted = [...items].sort((a, b) => a.box.left - b.box.left)
  const columns: Item[][] = []
  let right = -Infinity
  for (const item of sorted) {
    const column = columns[columns.length - 1]
    if (column && item.box.left < right + gutter) column.push(item)
    else columns.push([item])
    right = Math.max(right, item.box.right)
  }
  return columns
}

const boxesOf = (columns: readonly (readonly Placed[])[]): readonly Placed[] =>
  columns.map((column) => ({ box: unionOf(column.map((item) => item.box)) }))

/** Points: a title begins where the text below it does, and stands no further above it. */
const sameEdge = 3
const nearTitle = 24

/**
 * How many strips from `start` on are columns of running text of which one that is not read first begins higher than the others, with a title: the
 * first strip is that title alone. 0 where it is no such title.
 */
function headsOfColumn<Item extends Placed>(strips: readonly Item[][], start: number, direction: Direction<Item>): number {
  const [title, another] = strips[start] ?? []
  const below = strips[start + 1] ?? []
  if (title === undefined || another !== undefined || below.length < 2) return 0
  const count = stripsInColumns(strips, start + 1, direction)
  const columns = columnsOf(strips.slice(start + 1, start + 1 + count).flat(), direction.gutter)
  if (columns.length < 2 || !columns.every((column) => column.some(direction.rows.isRunningText))) return 0
  const own = columns.findIndex((column) => {
    const box = unionOf(column.map((item) => item.box))
    return (
      Math.abs(box.left - title.box.left) < sameEdge && title.box.right < box.right + sameEdge && box.top - title.box.bottom < nearTitle
    )
  })
  return own > 0 && !direction.rightToLeft ? count + 1 : 0
}

/**
 * How many strips from `start` on are columns. A row of texts whose gap stands over the first of columns that go on further down without it is a strip by
 * itself: its gap is not theirs.
 */
function stripsBelowRow<Item extends Placed>(strips: readonly Item[][], start: number, direction: Direction<Item>): number {
  const count = stripsInColumns(strips, start, direction)
  const [first, ...others] = (strips[start] ?? []).map((item) => direction.rows.baselines(item))
  const isRow = first?.length === 1 && others.every((lines) => lines.length === 1 && Math.abs((lines[0] ?? 0) - (first[0] ?? 0)) < sameRow)
  if (count < 2 || !isRow) return count
  return 1 + stripsInColumns(strips, start + 1, direction) > count ? 1 : count
}
/** Points by which the baselines of one row differ. */
const sameRow = 1

/** How many strips from `start` on are divided by the same upright white space; 0 when the first is not divided. */
function stripsInColumns<Item extends Placed>(
  strips: readonly Item[][],
  start: number,
  { gutter, rightToLeft, rows }: Direction<Item>,
): number {
  const first = strips[start] ?? []
  if (columnsOf(first, gutter).length < 2) return 0
  // One box a column is enough to test the strips that follow.
  let columns = boxesOf(columnsOf(first, gutter))
  let divided = 1
  let count = 1
  for (; start + count < strips.length; count++) {
    const strip = strips[start + count] ?? []
    const together = columnsOf<Placed>([...columns, ...strip], gutter)
    if (together.length < 2) break
    columns = boxesOf(together)
    if (columnsOf(strip, gutter).length > 1) divided = count + 1
  }
  // What follows below the last divided strip on the first side only continues that column if it looks like it does.
  const divisions = columnsOf(strips.slice(start, start + divided).flat(), gutter)
  const leading = (rightToLeft ? divisions[divisions.length - 1] : divisions[0]) ?? first
  const column = unionOf(leading.map((item) => item.box))
  let kept = divided
  let bottom = Math.max(...divisions.flat().map((item) => item.box.bottom))
  for (; kept < count; kept++) {
    const strip = strips[start + kept] ?? first
    const box = unionOf(strip.map((item) => item.box))
    const isLeading = overlapX(box, column) > 0
    const fills = overlapX(box, column) > 0.7 * width(column) && width(box) < 1.1 * width(column)
    // Formulas are set in and apart, in whichever column they stand.
    const isFormula = strip.every(rows.isFormula) && box.left > column.left - gutter && box.right < column.right + gutter
    if (isLeading && !fills && !isFormula && (box.top - bottom > 8 || width(box) > 1.1 * width(column))) break
    bottom = Math.max(bottom, box.bottom)
  }
  const over = strips[start + count]
  return kept === count && over?.some(rows.isRunningText) === true
    ? kept - titlesOver(strips.slice(start + divided - 1, start + count + 1))
    : kept
}

/** How many of the strips between the first and the last stand nearer to what is below: titles of text over all columns, under columns that end at one height. */
function titlesOver<Item extends Placed>(strips: readonly Item[][]): number {
  const boxes = strips.map((strip) => unionOf(strip.map(({ box }) => box)))
  const whiteAbove = boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? top))
  const from = whiteAbove.findLastIndex((white, index) => white > (whiteAbove[index + 1] ?? Number.POSITIVE_INFINITY))
  return from < 0 ? 0 : strips.length - 2 - from
}

/** More items than this are parts of a drawing, not columns; they are read from the top. Comparing pairs costs their third power. */
const mostPairs = 120

function byPairs<Item extends Placed>(items: readonly Item[], { rightToLeft }: Direction<Item>): readonly Item[] {
  const sorted = [...items].sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
  if (sorted.length > mostPairs) return sorted
  const waiting = new Map<Item, Set<Item>>(
    sorted.map((item) => [item, new Set(sorted.filter((other) => other !== item && isReadBefore(other, item, sorted, rightToLeft)))]),
  )
  const ordered: Item[] = []
  while (waiting.size > 0) {
    // Overlapping boxes can wait for each other; the one that waits for fewest then goes first.
    let next: Item | undefined
    let fewest = Infinity
    for (const [item, others] of waiting)
      if (others.size < fewest) {
        next = item
        fewest = others.size
      }
    if (next === undefined) break
    ordered.push(next)
    waiting.delete(next)
    for (const others of waiting.values()) others.delete(next)
  }
  return ordered
}

function isReadBefore(a: Placed, b: Placed, all: readonly Placed[], rightToLeft: boolean): boolean {
  if (overlapX(a.box, b.box) > 1) return a.box.top < b.box.top
  const isLeading = rightToLeft ? a.box.left >= b.box.right - 1 : a.box.right <= b.box.left + 1
  const isParted = overlapY(a.box, b.box) < 0 && all.some((other) => parts(other.box, a.box, b.box))
  return isParted ? a.box.top < b.box.top : isLeading
}

/** True when `box` reaches over both and stands between them in height: then the upper one is read first, whatever its column. */
const parts = (box: Box, a: Box, b: Box): boolean =>
  overlapX(box, a) > 1 && overlapX(box, b) > 1 && box.top >= Math.min(a.bottom, b.bottom) - 2 && box.bottom <= Math.max(a.top, b.top) + 2
