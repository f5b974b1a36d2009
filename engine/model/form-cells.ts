// What a cell of a ruled form says of itself: the print of its words, its label, and the order in which cells are read.

import type { Cell, Table } from './table.ts'
import type { Word } from './word.ts'
import { mayBeRightToLeft, readRightToLeft } from './writing.ts'

/** A table's cells row by row, each row in the order it is read: from the right where most of the table's letters are. */
export function rowsAsRead(table: Table): readonly (readonly Cell[])[] {
  const rightToLeft = mayReadRightToLeft(table) && readRightToLeft(table.cells.flatMap(wordsOfCell))
  const rows = Array.from({ length: table.rowCount }, (): Cell[] => [])
  for (const cell of table.cells) rows[cell.row]?.push(cell)
  return rows.map((row) => row.sort((a, b) => (rightToLeft ? b.column - a.column : a.column - b.column)))
}

const mayReadRightToLeft = ({ cells }: Table): boolean =>
  cells.some(({ lines }) => lines.some(({ words }) => words.some(({ text }) => mayBeRightToLeft(text))))

export const wordsOfCell = (cell: Cell): readonly Word[] => cell.lines.flatMap(({ words }) => words)

/** Face, weight and size of a word in one string, to the half point; null where that is not known for sure, as on scans. */
export const printOf = ({ font, readBy }: Word): string | null =>
  font === null || readBy !== 'text-layer' ? null : `${font.family} ${font.bold ? 'bold ' : ''}${Math.round(2 * font.size) / 2}`

/** Longer lines are no labels. */
const mostWordsOfLabel = 20
/** Sizes that differ by less are one size, measured twice. */
const sameSize = 0.05

/** true when the first line of a cell is a label: in one print that is lighter than the one print of all lines below it. */
export function beginsWithLabel({ lines: [first, ...others] }: Cell): boolean {
  if (first === undefined || others.length === 0 || first.words.length > mostWordsOfLabel) return false
  const label = fontOf(first.words)
  const answer = fontOf(others.flatMap(({ words }) => words))
  if (label === null || answer === null || label.bold || !first.words.some(({ text }) => /\p{L}{2}/u.test(text))) return false
  if (label.size < (1 - sameSize) * answer.size) return true
  return label.size < (1 + sameSize) * answer.size && (label.family !== answer.family || answer.bold)
}

/** The font of words that are all printed alike; null for others. */
function fontOf(words: readonly Word[]): NonNullable<Word['font']> | null {
  const [first] = words
  const print = first && printOf(first)
  return first?.font && print !== null && words.every((word) => printOf(word) === print) ? first.font : null
}
