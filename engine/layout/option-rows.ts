import { sizeOf, type Word } from '../model/index.ts'
import type { Row } from './rows.ts'

/** In sizes of the writing: a box to tick stands no further behind the option before it, or behind the question. */
const widestGap = 14
/** Boxes under each other in so many rows are lists in columns, each with its own text. */
const fewestInColumn = 4
/** In points: boxes of one column begin within so many of each other. */
const sameColumn = 2

/**
 * The boxes to tick before which no column ends: those of options in one row, with the question before the first. Boxes that stand under each
 * other row after row are lists of columns; there a gap says what it says elsewhere.
 */
export function boxesInRows(rows: readonly Row[]): ReadonlySet<Word> {
  const boxes = rows.flatMap(({ words }) => words.filter(isTickBox))
  if (boxes.length < 2) return new Set()
  const isListed = (box: Word): boolean =>
    boxes.filter((other) => Math.abs(other.box.left - box.box.left) <= sameColumn).length >= fewestInColumn
  const found = new Set<Word>()
  for (const { words } of rows) {
    const own = words.filter(isTickBox)
    // A box that stands under others may open a row of options, where those behind it do not.
    if (own.length < 2 || own.slice(1).some(isListed)) continue
    words.forEach((word, at) => {
      const before = words[at - 1]
      if (before && isTickBox(word) && word.box.left - before.box.right <= widestGap * sizeOf(before)) found.add(word)
    })
  }
  return found
}

const isTickBox = ({ text }: Word): boolean => text === '☐' || text === '☑' || text === '☒'
