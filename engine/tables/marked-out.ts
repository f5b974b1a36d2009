// What is drawn behind or beside texts without parting each from the next, and yet says that they stand in rows and columns.

import { area, type Box, centre, contains, coveredLength, type Fill, height, overlapX } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { readsAsValue } from './cell-text.ts'
import type { Candidate, Grid } from './grid.ts'
import { covered } from './lattice.ts'
import type { Rule, Rules } from './rules.ts'
import { isBold, median, sizeOf } from './text-rows.ts'

/**
 * true for rows told apart by the tints behind every other of them, titles on a tint of their own, a tinted first column, upright rules between all columns
 * and at both sides, or one behind bold names: sentences in such cells, and labels that end in colons, are those of a table.
 */
export const isMarkedOut = (grid: Grid, candidate: Candidate): boolean =>
  isStriped(grid, candidate) ||
  isTitled(grid, candidate) ||
  isBesideTint(grid, candidate) ||
  isBetweenUprights(grid, candidate) ||
  isBehindNames(grid, candidate)

/** So many rows at least are tinted otherwise than those above, and this share of all: one row in three may be tinted. */
const fewestParted = 2
const leastParted = 0.6
/** true for rows of which every other stands on a tint; lines of a listing all stand on one. */
function isStriped({ cells, ys }: Grid, { tints = [] }: Candidate): boolean {
  if (tints.length === 0) return false
  const rows = rowsOf(cells)
  const shades = Array.from({ length: ys.length - 1 }, (_, row) => shadeOf(rows.get(row) ?? [], tints))
  const parted = shades.filter((shade, row) => {
    const above = shades[row - 1]
    return row > 0 && shade !== null && above !== null && shade !== above
  }).length
  return parted >= fewestParted && parted >= leastParted * (shades.length - 1)
}

/** The tint that nearly all words of a row stand on, that of the smallest fill behind each, to a hundredth; 1 for paper, null where they stand on several. */
function shadeOf(words: readonly Word[], tints: readonly Fill[]): number | null {
  const shades = words.map(({ box, baseline }) => {
    const place = { x: (box.left + box.right) / 2, y: baseline - 1 }
    const behind = tints.filter((tint) => contains(tint.box, place)).sort((a, b) => area(a.box) - area(b.box))
    return Math.round((behind[0]?.grey ?? 1) * 100) / 100
  })
  const usual = median(shades)
  return shades.filter((shade) => shade === usual).length >= nearlyAll * shades.length ? usual : null
}
const nearlyAll = 0.9

/** The words of each row that holds some. */
const rowsOf = (cells: Grid['cells']): ReadonlyMap<number, readonly Word[]> =>
  new Map([...Map.groupBy(cells, ({ row }) => row)].map(([row, own]) => [row, own.flatMap(({ words }) => words)]))
const endOf = (words: readonly Word[] = []): number => Math.max(...words.map(({ baseline }) => baseline))
const beginOf = (words: readonly Word[] = []): number => Math.min(...words.map((word) => word.baseline - smallLetters * sizeOf(word)))
/** Height of small letters, in sizes. */
const smallLetters = 0.5

/** A title has hardly more words. */
const mostWordsOfTitle = 6
/** true for a first row of short bold titles, one to each column, on a tint that ends right below it and is the only one. */
function isTitled({ cells, xs }: Grid, { tintEdges = [], tints = [] }: Candidate): boolean {
  const titles = cells.filter(({ row, words }) => row === 0 && words.length > 0)
  if (titles.length < xs.length - 1 || titles.length === 0) return false
  if (titles.some(({ words }) => words.length > mostWordsOfTitle || !isBold(words) || readsAsValue(words))) return false
  const rows = rowsOf(cells)
  const [top, end, next] = [beginOf(rows.get(0)), endOf(rows.get(0)), beginOf(rows.get(1))]
  const isBetween = (edge: number) => edge > end && edge < next
  if (!tintEdges.some(isBetween) || tintEdges.some((edge) => edge >= next)) return false
  const behind = tints.flatMap((tint) => (tint.box.top < top && isBetween(tint.box.bottom) ? [tint.box] : []))
  return titles.every(({ words }) => words.every(({ box }) => behind.some((tint) => overlapX(tint, box) > 0)))
}

/** This share of the height of a column is tinted, or ruled at its sides. */
const wholeHeight = 0.9
/** So many tints stand behind the rows of a column, each of its own. */
const leastTinted = 0.6
const mostOfColumn = 0.7
/** true where the cells of the first column are tinted, from the first row to the last, by tints that end before the second. */
function isBesideTint({ cells, ys }: Grid, { tints = [] }: Candidate): boolean {
  const [first, second] = [0, 1].map((column) =>
    cells.filter((cell) => cell.column === column && cell.columnSpan === 1).flatMap(({ words }) => words),
  )
  if (first === undefined || second === undefined || first.length === 0 || second.length === 0) return false
  const [right, next] = [Math.max(...first.map(({ box }) => box.right)), Math.min(...second.map(({ box }) => box.left))]
  const [top, bottom] = [beginOf(first), endOf(first)]
  const own = tints.flatMap(({ box }) =>
    box.right > right - 1 &&
    box.right < next + 1 &&
    height(box) < mostOfColumn * (bottom - top) &&
    first.some((word) => contains(box, centre(word.box)))
      ? [box]
      : [],
  )
  // A panel beside a text is filled as one, however much stands in it.
  return (
    own.length >= leastTinted * (ys.length - 1) &&
    coveredLength(own.map((tint) => ({ from: Math.max(tint.top, top), to: Math.min(tint.bottom, bottom) }))) >= wholeHeight * (bottom - top)
  )
}

/** true where upright rules stand between all columns and at both sides, from the first row to the last. */
function isBetweenUprights({ cells, xs }: Grid, { uprights: down = [] }: Candidate): boolean {
  const rows = rowsOf(cells)
  const words = [...rows.values()].flat()
  if (down.length < xs.length || words.length === 0) return false
  const [top, bottom] = [beginOf(words), endOf(words)]
  const [left, right] = [Math.min(...words.map(({ box }) => box.left)), Math.max(...words.map(({ box }) => box.right))]
  const whole = down.filter(({ at }) => covered(down, at, top, bottom) >= wholeHeight)
  return (
    whole.some(({ at }) => at < left + 1) &&
    whole.some(({ at }) => at > right - 1) &&
    xs.slice(1, -1).every((x) => covered(down, x, top, bottom) >= wholeHeight)
  )
}

/** A name in the first column has hardly more words, and this share of them is bold where the others are not. */
const mostWordsOfName = 6
const mostlyBold = 0.9
/** true where an upright rule stands right of bold names, one to each row, and nothing beside them is bold but for titles. */
function isBehindNames({ cells, xs, ys }: Grid, { uprights = [] }: Candidate): boolean {
  const edge = xs[1]
  const filled = cells.filter(({ words }) => words.length > 0)
  const names = filled.filter(({ column }) => column === 0)
  const others = filled.filter(({ row, column }) => row > 0 && column > 0).flatMap(({ words }) => words)
  if (edge === undefined || names.length < fewestNames || names.length < ys.length - 1 || others.length === 0) return false
  const words = filled.flatMap((cell) => cell.words)
  const isName = (cell: (typeof names)[number]) => cell.words.length <= mostWordsOfName && isBold(cell.words)
  return (
    covered(uprights, edge, beginOf(words), endOf(words)) >= wholeHeight &&
    names.filter(isName).length >= mostlyBold * names.length &&
    others.filter(({ font }) => font?.bold === true).length <= (1 - mostlyBold) * others.length
  )
}
const fewestNames = 3

/** Points by which the rules at the sides of a table stand off its texts at most. */
const farthestSide = 12
/** The upright rules within the box of a table's texts and right beside it. */
export const uprightsIn = ({ left, right, top, bottom }: Box, { down }: Rules): readonly Rule[] =>
  down.filter(({ at, from, to }) => at > left - farthestSide && at < right + farthestSide && from < bottom && to > top)
