// What stands over a value in a list: the title of its column, which is the value's label.

import type { Box } from '../../geometry/index.ts'
import type { Table, Word } from '../../model/index.ts'
import type { ColumnHeader } from './column-headers.ts'
import type { FoundValue } from './reader.ts'

/** The titles of a table's column, in all of its header rows from above; empty where the table has none. */
export const titlesOver = (table: Table, column: number): readonly Word[] =>
  table.cells
    .filter((cell) => cell.row < table.headerRows && cell.column <= column && column < cell.column + cell.columnSpan)
    .flatMap((cell) => cell.lines.flatMap(({ words }) => words))

/**
 * The value with the title of the column that it stands in as its label, or stands nearest to. A title that cannot mean what the value says (a
 * price below the name of its thing) is none of its own, and the value keeps the label it has.
 */
export function underTitle(value: FoundValue, columns: readonly ColumnHeader[]): FoundValue {
  const [word] = value.words
  if (word === undefined) return value
  const [nearest] = columns.toSorted((one, other) => apart(one.box, word.box) - apart(other.box, word.box))
  return nearest?.names.includes(value.name) === true ? { ...value, label: nearest.words } : value
}

/** Points between two boxes from left to right; less than nothing where one is over the other, the more the deeper. */
const apart = (one: Box, other: Box): number => Math.max(one.left - other.right, other.left - one.right)
