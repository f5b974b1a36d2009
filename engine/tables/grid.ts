import type { Box, Fill } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import type { Rule, Rules } from './rules.ts'

/** A stretch of the page that may hold a table. */
export interface Candidate {
  readonly box: Box
  readonly words: readonly Word[]
  readonly rules: Rules
  readonly foundBy: 'rulings' | 'alignment'
  /** true where no rule is drawn and the edges are those between blocks of text that begin together. */
  readonly rowsTogether?: boolean
  /** true where its columns are known: no white within their texts parts them further, and no row is their titles. */
  readonly areColumnsTold?: boolean
  /** Words that begin a title of their own although no more than a word space parts them from the one before; left out for none. */
  readonly titleStarts?: ReadonlySet<Word>
  /** true where no more than two titles on a tint, or over a rule, name its columns. */
  readonly ofTwoTitles?: boolean
  /** The heights at which tints behind rows begin or end; left out for none. */
  readonly tintEdges?: readonly number[]
  /** The tints behind its texts; left out for none. */
  readonly tints?: readonly Fill[]
  /** The upright rules within its box and right beside it; left out for none. */
  readonly uprights?: readonly Rule[]
  /** Fills that cells have of their own; left out for none. */
  readonly cellFills?: readonly Box[]
  /** The fills behind the titles, from left to right, where each has one of its own. */
  readonly titleFills?: readonly Box[]
  /** Each line is a row of its own unless a text surely goes on in it: what tills print. */
  readonly lineByLine?: boolean
}
export interface GridCell {
  readonly row: number
  readonly column: number
  readonly rowSpan: number
  readonly columnSpan: number
  readonly words: readonly Word[]
}
/** Cells over column edges `xs` and row edges `ys`, both one longer than the count. */
export interface Grid {
  readonly xs: readonly number[]
  readonly ys: readonly number[]
  readonly cells: readonly GridCell[]
  /** Rows of header from the top. */
  readonly headerRows: number
}
