import type { Box } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { wordsIn } from './candidate.ts'
import { type TextRow, textRowsOf } from './text-rows.ts'

const rowsOfBoxes = new WeakMap<Box, { readonly words: readonly Word[]; readonly rows: readonly TextRow[] }>()
/** The rows of the words in a box that several questions are asked about, worked out once a box. */
export function rowsIn(box: Box, words: readonly Word[]): readonly TextRow[] {
  const known = rowsOfBoxes.get(box)
  if (known?.words === words) return known.rows
  const rows = textRowsOf(wordsIn(box, words))
  rowsOfBoxes.set(box, { words, rows })
  return rows
}
