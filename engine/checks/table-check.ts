import type { Cell } from '../model/index.ts'

/** One thing a table says of itself, and whether its figures bear it out. */
export interface TableCheck {
  readonly name: 'Column sum' | 'Tax' | 'Running balance'
  readonly outcome: 'passed' | 'failed'
  readonly detail: string
  /** The cell that was checked, and those it was checked against, in rows and columns of the table. */
  readonly checked: CellPlace
  readonly against: readonly CellPlace[]
}
export interface CellPlace {
  readonly row: number
  readonly column: number
}

/** The cells of a table by row and column, each in the place where it begins; null where none does. */
export type Grid = readonly (readonly (Cell | null)[])[]

/** The first text of a row; '' where a figure stands first, or nothing. */
export function labelOf(row: readonly (Cell | null)[]): string {
  const value = row.find((cell) => cell?.value != null)?.value
  return value?.kind === 'text' ? value.text : ''
}
