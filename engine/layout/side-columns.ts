import { type Box, unionOf, width } from '../geometry/index.ts'

/** What must be known of an item to tell whether columns go row by row. */
export interface Rows<Item> {
  /** Heights of the item's lines, from the first to the last; none for tables and pictures. */
  baselines(item: Item): readonly number[]
  /** The item's lines above `baseline`, and those on it and below; either may be missing. */
  cut(item: Item, baseline: number): readonly [Item | null, Item | null]
  /** True when one of the item's lines stands at `baseline` and begins something: no sentence of the line before runs on into it. */
  opens(item: Item, baseline: number): boolean
  /** True when one of the item's lines stands at `baseline` and goes on with a sentence that the full line before leaves open. */
  runsThrough(item: Item, baseline: number): boolean
  /** True when its last word ends with a colon, as labels do. */
  endsWithColon(item: Item): boolean
  /** True when its first line reads as a value rather than as words: an amount, a date, a number. */
  isValue(item: Item): boolean
  /** How many words it has. */
  wordsOf(item: Item): number
  /** True when a figure stands in it. */
  holdsFigure(item: Item): boolean
  /** True for one line that says when something was: "May 2015 - present". */
  isTime(item: Item): boolean
  /** True when it is running text: two lines and more of six words each. */
  isRunningText(item: Item): boolean
  /** True for two lines and more that end together and begin apart. */
  isFlushRight(item: Item): boolean
  /** The number the item begins with, or null. */
  numberOf(item: Item): number | null
  /** True for a displayed formula. */
  isFormula(item: Item): boolean
}

/** Baselines of one row, to a fifth of the usual size: sides are often set in another face. */
const tolerance = 2.5

/**
 * The items of a wide column with those of a narrow one beside it put in where they belong, or null when the columns must be read one
 * after the other. The narrow column goes by rows when its pieces are a few lines each and begin level with lines of the wide one:
 * dates and places beside the entries of a résumé, remarks beside paragraphs, amounts beside names. What stands between two of its pieces is put in `order`
 * where times are among it.
 */
export function besideEachOther<Item extends { readonly box: Box }>(
  columns: readonly (readonly Item[])[],
  rows: Rows<Item>,
  rightToLeft: boolean,
  order: (items: readonly Item[]) => readonly Item[] = (items) => items,
): readonly Item[] | null {
  const [first, second, third] = columns
  if (!first || !second || third) return null
  const widthOf = (column: readonly Item[]) => width(unionOf(column.map((item) => item.box)))
  const sideIsFirst = isLine(second, rows) && !isLine(first, rows) ? false : widthOf(first) < widthOf(second)
  const [pieces, main] = sideIsFirst ? [first, second] : [second, first]
  const side = sideIsFirst ? pieces.flatMap((piece) => cutAtOpenings(piece, main, rows)) : pieces
  // Right of a ragged column, the room up to the side counts as the column's: its lines may all happen to be short.
  const room = sideIsFirst ? widthOf(main) : unionOf(side.map((item) => item.box)).left - unionOf(main.map((item) => item.box)).left
  const isTime = !sideIsFirst && side.length === 1 && side.every(rows.isTime)
  if (!isSide(side, main, rows, side.length > pieces.length) || (!isTime && widthOf(side) > 0.45 * room)) return null
  // Two addresses side by side are as wide as each other; only single lines, such as dates, may be.
  if (widthOf(side) > 0.6 * widthOf(main) && side.some((item) => rows.baselines(item).length > 1)) return null
  if (areBlocks(side, main, rows) || (sideIsFirst && isBesideText(side, main, rows))) return null
  const leads = sideIsFirst !== rightToLeft
  const ordered: Item[] = []
  let rest = [...main].sort((a, b) => (areLevel(a, b, rows) ? a.box.left - b.box.left : a.box.top - b.box.top))
  for (const piece of [...side].sort((a, b) => a.box.top - b.box.top)) {
    const [baseline = piece.box.bottom] = rows.baselines(piece)
    const waiting: Item[] = []
    const level: Item[] = []
    for (const item of rest) {
      const [above, from] =
        rows.baselines(item).length > 0 ? rows.cut(item, baseline - tolerance) : item.box.top < piece.box.top ? [item, null] : [null, item]
      if (above) ordered.push(above)
      if (from) waiting.push(from)
    }
    // A label before its entry stands in one row with the entry's first line.
    rest = leads
      ? waiting
      : waiting.flatMap((item) => {
          if (rows.baselines(item).length === 0) return [item]
          const [row, below] = rows.cut(item, baseline + tolerance)
          if (row) level.push(row)
          return below ? [below] : []
        })
    ordered.push(...level, piece)
  }
  return runsBetween([...ordered, ...rest], new Set(side)).flatMap((run) => (run.length > 1 && run.some(rows.isTime) ? order(run) : run))
}

/** One line and nothing else: a date right of a heading may be wider than it. */
const isLine = <Item>(column: readonly Item[], rows: Rows<Item>): boolean =>
  column.length === 1 && column.every((item) => rows.baselines(item).length === 1)

/** Items in runs: each of `pieces` by itself, and those between two of them together. */
function runsBetween<Item>(items: readonly Item[], pieces: ReadonlySet<Item>): readonly (readonly Item[])[] {
  const runs: Item[][] = []
  let open = false
  for (const item of items) {
    const isPiece = pieces.has(item)
    if (isPiece || !open) runs.push([item])
    else runs.at(-1)?.push(item)
    open = !isPiece
  }
  return runs
}

/** Lines of a block beside a text, which is more than a label of what begins there. */
const fewestBeside = 3
/** true where blocks of some lines stand beside a running text that goes on at the height of one: facts of a paper beside its abstract. */
const isBesideText = <Item>(side: readonly Item[], main: readonly Item[], rows: Rows<Item>): boolean =>
  side.some((piece) => {
    const baselines = rows.baselines(piece)
    const [first] = baselines
    if (first === undefined || baselines.length < fewestBeside) return false
    const isBeside = main.some((item) => rows.isRunningText(item) && rows.runsThrough(item, first))
    return isBeside && !baselines.some((baseline) => main.some((item) => rows.opens(item, baseline)))
  })

/** Fewer lines that all stand level may be an entry and what stands beside it. */
const fewestOfBlock = 3
/** true for two texts of as many lines each, all of them level: addresses beside each other, however short the lines of one are. */
function areBlocks<Item>(side: readonly Item[], main: readonly Item[], rows: Rows<Item>): boolean {
  const [one, another] = side
  const [text, other] = main
  if (one === undefined || text === undefined || another !== undefined || other !== undefined) return false
  const [own, level] = [rows.baselines(one), rows.baselines(text)]
  return (
    own.length >= fewestOfBlock &&
    own.length === level.length &&
    own.every((baseline, i) => Math.abs(baseline - (level[i] ?? Number.NaN)) < tolerance)
  )
}

const areLevel = <Item>(a: Item, b: Item, rows: Rows<Item>): boolean => {
  const [first, second] = [rows.baselines(a)[0], rows.baselines(b)[0]]
  return first !== undefined && second !== undefined && Math.abs(first - second) < tolerance
}

/** Beside a column of running text one line in five begins a sentence; beside labels nearly all do, but for labels over two lines. */
const mostOpen = 0.7

/**
 * A piece of labels in its labels: names of options, commands or terms follow each other line by line where their explanations are short.
 * It is cut before each line beside which an explanation begins, when that is so for nearly every line.
 */
function cutAtOpenings<Item>(piece: Item, main: readonly Item[], rows: Rows<Item>): readonly Item[] {
  const baselines = rows.baselines(piece)
  const opening = baselines.slice(1).filter((baseline) => main.some((item) => rows.opens(item, baseline)))
  if (opening.length === 0 || opening.length < mostOpen * (baselines.length - 1)) return [piece]
  const cut: Item[] = []
  let rest: Item | null = piece
  for (const baseline of opening) {
    if (rest === null) break
    const [above, below]: readonly [Item | null, Item | null] = rows.cut(rest, baseline - 0.5)
    if (above !== null) cut.push(above)
    rest = below
  }
  return rest === null ? cut : [...cut, rest]
}

/** Nine pieces in ten begin level with a line of the main column, and none is longer than a remark; labels may be as many as the lines. */
function isSide<Item>(side: readonly Item[], main: readonly Item[], rows: Rows<Item>, areLabels: boolean): boolean {
  const lines = main.flatMap((item) => rows.baselines(item))
  const own = side.map((item) => rows.baselines(item))
  if (lines.length < side.length + (areLabels ? 0 : 1) || own.some((baselines) => baselines.length === 0 || baselines.length > 5))
    return false
  const level = own.filter(([first]) => first !== undefined && lines.some((baseline) => Math.abs(baseline - first) < tolerance))
  return level.length >= 0.9 * own.length
}
