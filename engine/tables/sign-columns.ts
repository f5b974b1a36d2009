import type { Word } from '../model/index.ts'
import { readsAsValue } from './cell-text.ts'
import type { Grid, GridCell } from './grid.ts'

/** So many amounts have their sign in the column before. */
const fewestSigns = 3

/**
 * The grid with the signs of currencies in the cells of their amounts: accountants set them at the left edge of a wide column, as far from the amount as from the
 * column before.
 */
export function withSignsAtAmounts(grid: Grid): Grid {
  for (let column = 0; column + 2 < grid.xs.length; column++)
    if (isOfSigns(grid, column)) return withSignsAtAmounts(joinedWithNext(grid, column))
  return grid
}

const isSign = ([word, ...others]: readonly Word[]): boolean => word !== undefined && others.length === 0 && /^\p{Sc}$/u.test(word.text)

/** true for a column of nothing but signs, each before an amount in the next one, without a title of its own. */
function isOfSigns({ cells }: Grid, column: number): boolean {
  const own = cells.filter((cell) => cell.column <= column && cell.column + cell.columnSpan > column && cell.words.length > 0)
  // What spans both stays over them.
  const single = own.filter((cell) => cell.columnSpan === 1)
  if (single.length < fewestSigns || own.some((cell) => cell.columnSpan > 1 && cell.column + cell.columnSpan === column + 1)) return false
  return single.every((sign) => {
    const next = cells.find((cell) => cell.row === sign.row && cell.column === column + 1)
    return isSign(sign.words) && sign.rowSpan === 1 && next !== undefined && next.columnSpan === 1 && readsAsValue(next.words)
  })
}

function joinedWithNext({ xs, ys, cells, headerRows }: Grid, column: number): Grid {
  const joined = cells.flatMap((cell): readonly GridCell[] => {
    if (cell.column === column && cell.columnSpan === 1) return []
    if (cell.column > column + 1) return [{ ...cell, column: cell.column - 1 }]
    if (cell.column === column + 1) {
      const sign = cells.find((other) => other.row === cell.row && other.column === column && other.columnSpan === 1)
      return [{ ...cell, column, words: [...(sign?.words ?? []), ...cell.words] }]
    }
    return [cell.column + cell.columnSpan > column ? { ...cell, columnSpan: cell.columnSpan - 1 } : cell]
  })
  return { xs: xs.toSpliced(column + 1, 1), ys, cells: joined, headerRows }
}
