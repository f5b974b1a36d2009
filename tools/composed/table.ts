// What a page of composed tables says by construction.

import type { TableManner } from './table-manners.ts'

/** What a cell means; plain digits for numbers, ISO 8601 for days and times, "true" or "false" for ticks. */
export interface ComposedValue {
  readonly kind: 'text' | 'number' | 'percent' | 'money' | 'date' | 'time' | 'tick'
  readonly plain: string
  /** ISO 4217, for money whose currency the page says. */
  readonly currency?: string
  /** Of a day that nothing in its column proves: day and month could be exchanged. */
  readonly open?: true
}
export interface ComposedCell {
  readonly text: string
  /** A raised mark behind the text that leads to a note. */
  readonly mark?: string
  /** null: nothing is claimed, as of what is empty or stands for nothing. */
  readonly value: ComposedValue | null
  readonly rowSpan?: number
  readonly columnSpan?: number
}
export interface ComposedTable {
  /** How its cells are told apart. */
  readonly manner: TableManner
  /** What else makes it hard: "wrapped", "over pages" … */
  readonly traits: readonly string[]
  readonly caption: string | null
  readonly headerRows: number
  /** Of each column; null where none is claimed. */
  readonly kinds: readonly (ComposedValue['kind'] | null)[]
  /** Row by row, null where a cell reaches that begins elsewhere. */
  readonly rows: readonly (readonly (ComposedCell | null)[])[]
}
export interface ComposedTables {
  readonly html: string
  readonly locale: string
  readonly tables: readonly ComposedTable[]
  /** What is no table, by its kind, with its words. */
  readonly others: readonly { readonly kind: string; readonly text: string }[]
}
