import type { Word } from '../model/index.ts'
import { stretchBetween } from './captions-beside.ts'
import { isMoment, readsAsValue } from './cell-text.ts'
import { type Chunk, chunksOf, rowsOnce, sizeOf, type TextRow } from './text-rows.ts'

/** Titles that are printed again beside themselves are at least so many, and as many times at most. */
const fewestTitles = 2
const mostTables = 4
/** In sizes of the writing: the white between two tables, at least; titles of one may stand as far apart. */
const leastGutter = 1
/** Rows below the titles that are looked at, and how many must begin on each side with a label. */
const rowsBelow = 8
const fewestLabels = 2
/** In sizes of the writing: a caption stands at most so far above the titles. */
const farthestCaption = 2.6
/** Points by which texts that begin alike differ. */
const sameEdge = 2

/**
 * The words in groups that share no table: those under titles that are printed twice or more in one line ("Course Title Credits   Course Title
 * Credits") under names of their own, each with what stands over or under its own, and all others. On each side the first title must stand over labels, and no label left of it:
 * "Men Women   Men Women" under two titles are columns of one table, whose rows begin further left.
 */
export function besideRepeatedTitles(words: readonly Word[]): readonly (readonly Word[])[] {
  const rows = rowsOnce(words)
  for (const [at, row] of rows.entries()) {
    const sides = repeatedIn(row)
    if (sides === null) continue
    const [first, second] = sides as readonly [readonly Chunk[], readonly Chunk[]]
    const [last, next] = [first.at(-1), second[0]]
    if (last === undefined || next === undefined || !areCaptioned(sides, row, rows[at - 1])) continue
    if (!areLabelled(sides, rows.slice(at + 1, at + 1 + rowsBelow))) continue
    const { top, bottom, middle } = stretchBetween(last.box, next.box, rows, at)
    const isWithin = (word: Word): boolean => word.baseline >= top && word.baseline <= bottom
    const groups = [
      words.filter((word) => !isWithin(word)),
      words.filter((word) => isWithin(word) && word.box.left < middle),
      words.filter((word) => isWithin(word) && word.box.left >= middle),
    ]
    return groups.filter((group) => group.length > 0).flatMap(besideRepeatedTitles)
  }
  return [words]
}

/** The titles of each table, from left to right, where a row is the same titles several times over; null for other rows. */
function repeatedIn({ words }: TextRow): readonly (readonly Chunk[])[] | null {
  if (words.length < 2 * fewestTitles || words.some(({ text }) => /\d/u.test(text))) return null
  for (let times = 2; times <= mostTables; times++) {
    const each = words.length / times
    if (!Number.isInteger(each) || each < fewestTitles) continue
    if (!words.every(({ text }, i) => text === words[i % each]?.text)) continue
    const sides = Array.from({ length: times }, (_, i) => words.slice(i * each, (i + 1) * each))
    const areApart = sides.slice(1).every((side, i) => {
      const [before, behind] = [sides[i]?.at(-1), side[0]]
      return before && behind && behind.box.left - before.box.right >= leastGutter * sizeOf(behind)
    })
    const titles = sides.map((side) => chunksOf(side))
    if (areApart && titles.every((side) => side.length >= fewestTitles)) return titles
  }
  return null
}

/**
 * true when a text of its own stands right above the titles of each side, from where they begin on, and none runs over to the next: what each table is
 * called. A list that is printed in several columns for want of room has one name over all of them, and is one table.
 */
function areCaptioned(sides: readonly (readonly Chunk[])[], titles: TextRow, above: TextRow | undefined): boolean {
  const [first] = titles.words
  if (above === undefined || first === undefined || titles.baseline - above.baseline > farthestCaption * sizeOf(first)) return false
  const captions = chunksOf(above.words, leastGutter)
  return sides.every(([title], i) => {
    const next = sides[i + 1]?.[0]
    return captions.some(
      ({ box }) =>
        title !== undefined &&
        Math.abs(box.left - title.box.left) <= sizeOf(first) &&
        (next === undefined || box.right < next.box.left - sizeOf(first)),
    )
  })
}

/** true when rows below begin with a label under the first title of each side, and most of them none further left. */
function areLabelled(sides: readonly (readonly Chunk[])[], below: readonly TextRow[]): boolean {
  const [outermost] = sides[0] ?? []
  const full = below.filter(({ words }) => chunksOf(words).length > fewestTitles)
  if (outermost === undefined) return false
  const further = full.filter(({ box }) => box.left < outermost.box.left - sameEdge)
  if (further.length * 2 > full.length) return false
  return sides.every(([first, second]) => {
    if (first === undefined || second === undefined) return false
    const begins = below.flatMap(({ words }) =>
      chunksOf(words)
        .filter(({ box }) => box.left >= first.box.left - sameEdge && box.left < second.box.left - sameEdge)
        .slice(0, 1),
    )
    return begins.filter(({ words }) => !readsAsValue(words) || isMoment(words)).length >= fewestLabels
  })
}
