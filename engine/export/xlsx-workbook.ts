// A workbook as plain data: what is written, apart from how.

import type { Look } from './xlsx-styles.ts'

export interface Sheet {
  /** Legal and unique in the workbook. */
  readonly name: string
  /** In characters of the default font. */
  readonly columnWidths: readonly number[]
  /** Rows kept in sight while scrolling; 0 for none. */
  readonly frozenRows: number
  /** Where the filter buttons stand; null for none. */
  readonly filter: Range | null
  readonly merges: readonly Range[]
  /** Landscape suits wide tables on paper. */
  readonly landscape: boolean
  /** From the first row down, empty rows included; asked for once. */
  rows(): Iterable<readonly SheetCell[]>
}
/** Counted from 0, both ends included. */
export interface Range {
  readonly firstRow: number
  readonly firstColumn: number
  readonly lastRow: number
  readonly lastColumn: number
}
export type SheetCell =
  | { readonly column: number; readonly kind: 'text'; readonly text: string; readonly look: Look }
  /** `digits` is a plain decimal; `format` an Excel number format. */
  | { readonly column: number; readonly kind: 'number'; readonly digits: string; readonly format: string; readonly look: Look }
  /** A covered part of a merged cell: has a look and no content. */
  | { readonly column: number; readonly kind: 'empty'; readonly look: Look }

export const longestText = 32_767
export const mostRows = 1_048_576
export const mostColumns = 16_384
