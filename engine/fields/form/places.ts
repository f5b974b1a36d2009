// Where two pieces of a form stand to each other.

import { height } from '../../geometry/index.ts'
import type { Piece } from './pieces.ts'

/** On one row, give or take the half size by which typed answers miss their line. */
export const onRow = (a: Piece, b: Piece): boolean =>
  b.box.left > a.box.left &&
  Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 0.3 * Math.min(height(a.box), height(b.box))

/** Two walls, null for none, are one: they lie within three points. */
export const near = (a: number | null, b: number | null): boolean => a === b || (a !== null && b !== null && Math.abs(a - b) < 3)

/** Both stand in one cell that has walls on three sides at least. */
export const sameCell = ({ cell: a }: Piece, { cell: b }: Piece): boolean =>
  near(a.left, b.left) &&
  near(a.top, b.top) &&
  near(a.right, b.right) &&
  near(a.bottom, b.bottom) &&
  [a.left, a.top, a.right, a.bottom].filter((wall) => wall !== null).length >= 3

/** The size of a piece's letters: lines without tall letters seem smaller than they are. */
export const letters = ({ size, box }: Piece): number => Math.max(size, height(box) / 1.4)
