import type { Candidate, Grid } from './grid.ts'
import { covered, type Lattice } from './lattice.ts'
import { median } from './text-rows.ts'

/** A rule over this share of the table's width runs over all of it. */
const wholeWidth = 0.88
/** Titles and what rows are called have hardly more words; sentences have. */
const mostWordsOfTitle = 5
const mostWordsOfKey = 4
/** Points that the first and the last rule may stand off the box of the texts. */
const nearEdge = 6

/**
 * true for a table of texts as books set it: rules over its whole width above its titles, right below them and below its last row, a short title over
 * every column, and a short text at the beginning of every row. Columns of running text have no such titles and no keys.
 */
export function isClosedByRules({ cells, xs, ys }: Grid, lattice: Lattice, { rules, box }: Candidate): boolean {
  const { headerRows } = lattice
  const rows = ys.length - 1
  const columns = xs.length - 1
  if (headerRows < 1 || rows - headerRows < 2) return false
  const isRuled = (y: number) =>
    rules.across.some(({ at }) => Math.abs(at - y) <= nearEdge && covered(rules.across, at, box.left, box.right) >= wholeWidth)
  if (![box.top, ys[headerRows] ?? 0, box.bottom].every(isRuled)) return false
  const titles = cells.filter(({ row, words }) => row < headerRows && words.length > 0)
  const keys = cells.filter(({ row, column, words }) => row >= headerRows && column === 0 && words.length > 0)
  return (
    titles.every(({ words }) => words.length <= mostWordsOfTitle) &&
    Array.from({ length: columns }, (_, i) => i).every((i) =>
      titles.some(({ column, columnSpan }) => column <= i && column + columnSpan > i),
    ) &&
    keys.length === rows - headerRows &&
    median(keys.map(({ words }) => words.length)) <= mostWordsOfKey
  )
}
