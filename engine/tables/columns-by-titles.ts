import { readsAsValue } from './cell-text.ts'
import { columnCuts } from './columns.ts'
import { chunksOf, spaceInCell, type TextRow } from './text-rows.ts'

/**
 * Where a drawn column is two: titles stand on both sides of a gap, and below them figures, in one row at least beside each other ("Price" and "Off" over
 * "4.55  10 %" and "3.20"). `rows` are those of one strip between upright rules, `found` the cuts that are known, `isTitle` tells the rows of titles.
 */
export function cutsByTitles(rows: readonly TextRow[], found: readonly number[], isTitle: (row: TextRow) => boolean): readonly number[] {
  const titles = rows.filter(isTitle)
  const body = rows.filter((row) => !isTitle(row))
  if (titles.length === 0 || body.length === 0 || found.length > 0) return []
  const sidesOf = (row: TextRow, cut: number) => {
    const texts = chunksOf(row.words, spaceInCell)
    const [left, right] = [texts.filter(({ box }) => box.right <= cut), texts.filter(({ box }) => box.left >= cut)]
    return left.length + right.length < texts.length ? null : { left, right }
  }
  return columnCuts(rows, 1, spaceInCell).cuts.filter((cut) => {
    const [over, under] = [titles, body].map((own) => own.map((row) => sidesOf(row, cut)))
    if (over === undefined || under === undefined) return false
    const areParted =
      over.every((sides) => sides !== null) &&
      (['left', 'right'] as const).every((side) => over.some((sides) => (sides?.[side].length ?? 0) > 0))
    const areFigures = under.every((sides) => sides !== null && [...sides.left, ...sides.right].every(({ words }) => readsAsValue(words)))
    return areParted && areFigures && under.some((sides) => (sides?.left.length ?? 0) > 0 && (sides?.right.length ?? 0) > 0)
  })
}
