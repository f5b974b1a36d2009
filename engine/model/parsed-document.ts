import type { Box, Curl, Fill, Projection, Ruling, Size } from '../geometry/index.ts'
import type { Block } from './block.ts'
import type { FieldSheet } from './field.ts'
import type { Reader, Word } from './word.ts'

export type IssueCode =
  | 'text-layer-unreadable'
  | 'page-skipped'
  | 'page-without-text'
  | 'low-resolution'
  | 'hidden-text'
  | 'table-uncertain'
  | 'ambiguous-dates'
  | 'ambiguous-numbers'
  | 'value-not-on-page'
  | 'language-unsupported'
  | 'doubtful-text'
  | 'vision-unavailable'
  | 'output-split'
  | 'time-limit'

/** Something the reader of the result should know; the conversion went on. */
export interface Issue {
  readonly code: IssueCode
  readonly place: { readonly page: number; readonly box: Box | null } | null
  readonly detail: string
}
export interface Page {
  readonly number: number
  readonly size: Size
  readonly readBy: Reader
  readonly words: readonly Word[]
  /**
   * For pages that are pictures, or had to be straightened: page points to pixels of the uploaded image as its orientation mark (EXIF)
   * shows it, and for a page of a PDF to points of its upright page as the file has it. null: page points are those of the PDF's page.
   */
  readonly toImage: Projection | null
  /** How the lines fell where the sheet did not lie flat: before `toImage`, a point moves down by this. Left out: the page is no picture, or lay flat. */
  readonly curl?: Curl
  /** read: its content is in the document. blank: nothing printed on it. failed: could not be read (see issues); never charged. */
  readonly outcome: 'read' | 'blank' | 'failed'
  /** Straight rules and shaded areas, for files that look like the page; left out when there are none. */
  readonly drawn?: Drawn
  /** Where curves and slanted lines are drawn that no picture block shows: logos, signatures, drawings that nothing tells to be one. Left out: none. */
  readonly undrawn?: readonly Box[]
}
/** What is drawn on a page beside its writing and pictures, in the order of drawing. */
export interface Drawn {
  readonly rules: readonly Ruling[]
  readonly fills: readonly Fill[]
}
export interface ParsedDocument {
  readonly pages: readonly Page[]
  /** In reading order, across pages. */
  readonly blocks: readonly Block[]
  /** Fields, one sheet a document found in the file; empty when none were asked for. */
  readonly sheets: readonly FieldSheet[]
  readonly issues: readonly Issue[]
}
