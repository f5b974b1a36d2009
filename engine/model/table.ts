import type { Confidence } from './confidence.ts'
import type { Printed } from './printed.ts'
import type { Value, ValueKind } from './value.ts'
import type { Line, Place } from './word.ts'

export interface Cell {
  readonly row: number
  readonly column: number
  readonly rowSpan: number
  readonly columnSpan: number
  readonly lines: readonly Line[]
  /** null: the cell is empty on the page. */
  readonly value: Value | null
  readonly place: Place
  readonly confidence: Confidence
  /** A person set or accepted it; left out for what was read. */
  readonly checked?: true
}
export interface Column {
  readonly title: string | null
  readonly kind: ValueKind
}
export type FormLayout = 'beside' | 'over' | 'within'
export interface Table extends Printed {
  readonly kind: 'table'
  readonly title: string | null
  /** The caption's lines, when a caption was found; their words belong to the table. */
  readonly caption: readonly Line[]
  readonly columns: readonly Column[]
  readonly rowCount: number
  readonly headerRows: number
  /** Row by row; spans tile the grid without gap or overlap; empty cells are present. */
  readonly cells: readonly Cell[]
  readonly foundBy: 'rulings' | 'alignment' | 'vision'
  /**
   * Left out for a table of records. A ruled form that came as a grid: beside: labels, each with its answer in the next cell of the row;
   * over: cells whose first line is the label of what stands in the others; within: cells that hold a label and its answer, or options to tick.
   */
  readonly form?: FormLayout
  /** Lines of repeated headers dropped when a table was joined over pages: kept so that no word is lost. */
  readonly repeated: readonly Line[]
}
