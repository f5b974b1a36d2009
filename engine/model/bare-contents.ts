import { byEdge } from './edges.ts'
import type { Word } from './word.ts'
import { median, sizeOf } from './writing.ts'

/** Fewer numbers below one another may rise by chance. */
const fewestEntries = 8
/** Points: numbers of one list end at one edge. */
const sameEdge = 1.5
/** Sizes of the white between a title and its page in most entries, and in each at least: columns of figures stand nearer to what they are of. */
const usualWhite = 10
const leastWhite = 2
/** Sizes of white within a title or behind its number: what is further apart stands in columns. */
const widestWithin = 3
/** Share of the width of the page's text over which entries run. */
const leastWidth = 0.75
/** Sizes by which entries follow one another at most: parts of a book stand apart. */
const farthest = 4.5

/**
 * The numbers of pages in a table of contents that no dots lead to: figures at one edge, far behind the titles that they are of, over the width of the page's text,
 * that never fall and rise by as much as there are entries. `rows` are upright words by their lines, each from left to right.
 */
export function bareContentsNumbers(rows: readonly (readonly Word[])[]): ReadonlySet<Word> {
  const entries = rows.filter(isEntry)
  if (entries.length < fewestEntries) return new Set()
  const left = Math.min(...rows.flatMap(([first]) => (first === undefined ? [] : [first.box.left])))
  const right = Math.max(...rows.flatMap((row) => row.slice(-1).map(({ box }) => box.right)))
  const rowOf = new Map(entries.flatMap((row): [Word, readonly Word[]][] => row.slice(-1).map((last) => [last, row])))
  const found = byEdge([...rowOf.keys()], ({ box }) => box.right, sameEdge)
    .map((group) => group.toSorted((a, b) => a.baseline - b.baseline))
    .filter((group) => group.length >= fewestEntries && isContents(group, rowOf, leastWidth * (right - left)))
  // Titles over columns of figures name what these are.
  return new Set(found.filter((group) => !isBelowTitle(group, rows)).flat())
}

const isPage = (text: string): boolean => /^[1-9]\d{0,3}$/.test(text)
const whiteBefore = (row: readonly Word[], at: number): number => {
  const [before, word] = [row[at - 1], row[at]]
  return before === undefined || word === undefined ? 0 : (word.box.left - before.box.right) / sizeOf(word)
}

/** true for a title with a number far behind it and no other white within. */
function isEntry(row: readonly Word[]): boolean {
  const last = row.length - 1
  if (last < 1 || !isPage(row[last]?.text ?? '') || whiteBefore(row, last) < leastWhite) return false
  if (!row.slice(0, last).some(({ text }) => /\p{L}{2}/u.test(text))) return false
  return row.every((_, at) => at === 0 || at === last || whiteBefore(row, at) <= widestWithin)
}

function isContents(group: readonly Word[], rowOf: ReadonlyMap<Word, readonly Word[]>, width: number): boolean {
  const rows = group.flatMap((word) => rowOf.get(word) ?? [])
  const pages = group.map(({ text }) => Number(text))
  const whites = group.map((word) => {
    const row = rowOf.get(word) ?? []
    return whiteBefore(row, row.length - 1)
  })
  const size = median(group.map(sizeOf), 10)
  const begins = Math.min(...rows.map(({ box }) => box.left))
  return (
    pages.every((page, i) => page >= (pages[i - 1] ?? 0)) &&
    (pages.at(-1) ?? 0) - (pages[0] ?? 0) >= group.length / 2 &&
    median(whites, 0) >= usualWhite &&
    (group[0]?.box.right ?? 0) - begins >= width &&
    group.every(({ baseline }, i) => i === 0 || baseline - (group[i - 1]?.baseline ?? 0) <= farthest * size)
  )
}

/** What stands over the numbers of pages, or before them. */
export const namesPages = /^(?:pages?|seiten?|p[áa]g(?:inas?)?|pagin[ae]|pp?|s)\.?$/iu
/** true where the line above the first number ends above it with a word that names no pages. */
function isBelowTitle(group: readonly Word[], rows: readonly (readonly Word[])[]): boolean {
  const [first] = group
  if (first === undefined) return false
  const above = rows.flatMap((row) => row.slice(-1)).filter(({ baseline }) => baseline < first.baseline - 1)
  const nearest = above.reduce<Word | null>((most, word) => (most === null || word.baseline > most.baseline ? word : most), null)
  if (nearest === null || first.baseline - nearest.baseline > farthest * sizeOf(first)) return false
  const isOver = nearest.box.right > first.box.left - sizeOf(first) && nearest.box.left < first.box.right + sizeOf(first)
  return isOver && !isPage(nearest.text) && !namesPages.test(nearest.text)
}
