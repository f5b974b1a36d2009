// Checklists: rows that a mark under one of several titles answers, "High blood pressure" under "Yes" or "No".

import type { Cell, Word } from '../../model/index.ts'
import { wordsOf } from '../reading/cell-words.ts'
import { isCross, isEmptyBox } from './tick-marks.ts'

/** One answered row: what it asks, the mark, and the title that the mark stands under. */
export interface Ticked {
  readonly label: readonly Word[]
  readonly mark: readonly Word[]
  readonly title: readonly Word[]
}
export interface Checklist {
  readonly rows: readonly Ticked[]
  /** The columns of marks, and those of what is asked. */
  readonly columns: ReadonlySet<number>
}

/** Columns of nothing but marks beside each other, and marked rows, from which on a table is a checklist. */
const fewestColumns = 2
const fewestRows = 3

/** The answers of a table whose titles are the cells above the row `from`; null for one whose marks are none of that kind. */
export function checklistIn(cells: readonly Cell[], from: number): Checklist | null {
  const below = cells.filter((cell) => cell.row >= from && wordsOf(cell).length > 0)
  const titled = new Map<number, readonly Word[]>()
  for (const cell of cells)
    if (cell.row < from && cell.columnSpan === 1) titled.set(cell.column, [...(titled.get(cell.column) ?? []), ...wordsOf(cell)])
  const filled = new Set(below.map(({ column }) => column))
  const marked = [...filled].filter(
    (column) =>
      (titled.get(column)?.length ?? 0) > 0 && below.every((cell) => cell.column !== column || cell.columnSpan > 1 || isMark(cell)),
  )
  // Beside a column of marks one that nobody marked is another choice: nothing was answered with it.
  const columns = new Set(marked.flatMap((column) => [column, ...besides(column, titled, filled)]))
  if (marked.length === 0 || columns.size < fewestColumns) return null
  const rows = below
    .filter((cell) => columns.has(cell.column) && cell.columnSpan === 1 && isCross(textOf(cell)))
    .flatMap((mark): Ticked[] => {
      const asked = below.filter((cell) => cell.row === mark.row && cell.column < mark.column && !columns.has(cell.column)).at(-1)
      return asked === undefined ? [] : [{ label: wordsOf(asked), mark: wordsOf(mark), title: titled.get(mark.column) ?? [] }]
    })
  const asked = new Set(rows.map(({ label: [first] }) => first))
  // Several marks a row: crosses in a grid say which of many things hold.
  return rows.length < fewestRows || asked.size < rows.length ? null : { rows, columns }
}

/** Titled columns that nothing stands in, right beside one of marks. */
const besides = (column: number, titled: ReadonlyMap<number, readonly Word[]>, filled: ReadonlySet<number>): readonly number[] =>
  [column - 1, column + 1].filter((other) => (titled.get(other)?.length ?? 0) > 0 && !filled.has(other))

const isMark = (cell: Cell): boolean => isCross(textOf(cell)) || isEmptyBox(textOf(cell))
/** What is printed in a cell, words parted by a space. */
export const textOf = (cell: Cell): string =>
  wordsOf(cell)
    .map(({ text }) => text)
    .join(' ')
