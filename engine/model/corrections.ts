// What a person changes in a result. Corrections are kept as a list beside the document as it was read: undoing takes the last one back,
// and the corrected document is always the first one with the list applied (engine/review).

import type { ValueKind } from './value.ts'
import type { Place } from './word.ts'

/** A field of a sheet, or of an object of one of its lists. */
export type FieldPath = { readonly name: string } | { readonly list: string; readonly item: number; readonly name: string }

/**
 * `sheet`, `table` and `block` count from 0 in the document as it was read, whatever has been removed since: its field sheets, its table
 * blocks in reading order, its blocks. Rows, columns and objects of a list count from 0 as they stand when the correction's turn comes.
 */
export type Correction =
  /** The value was looked at and is right. */
  | { readonly kind: 'accept-field'; readonly sheet: number; readonly field: FieldPath }
  /** The value is this text; `place` is where it stands on the page, null when it was typed. */
  | { readonly kind: 'set-field'; readonly sheet: number; readonly field: FieldPath; readonly text: string; readonly place: Place | null }
  /** The document does not say it. */
  | { readonly kind: 'clear-field'; readonly sheet: number; readonly field: FieldPath }
  | { readonly kind: 'insert-item'; readonly sheet: number; readonly list: string; readonly at: number }
  | { readonly kind: 'remove-item'; readonly sheet: number; readonly list: string; readonly at: number }
  | { readonly kind: 'accept-cell'; readonly table: number; readonly row: number; readonly column: number }
  | {
      readonly kind: 'set-cell'
      readonly table: number
      readonly row: number
      readonly column: number
      readonly text: string
      readonly place: Place | null
    }
  | { readonly kind: 'insert-row' | 'remove-row'; readonly table: number; readonly at: number }
  | { readonly kind: 'insert-column' | 'remove-column'; readonly table: number; readonly at: number }
  | {
      readonly kind: 'merge-cells'
      readonly table: number
      readonly row: number
      readonly column: number
      readonly rowSpan: number
      readonly columnSpan: number
    }
  | { readonly kind: 'split-cell'; readonly table: number; readonly row: number; readonly column: number }
  | { readonly kind: 'set-column-kind'; readonly table: number; readonly column: number; readonly valueKind: ValueKind }
  | { readonly kind: 'set-header-rows'; readonly table: number; readonly count: number }
  | { readonly kind: 'remove-table'; readonly table: number }
  /** The text of the n-th block of the document as read. */
  | { readonly kind: 'set-text'; readonly block: number; readonly text: string }
