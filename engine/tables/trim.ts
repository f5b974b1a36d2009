import type { Grid } from './grid.ts'

/** The grid without rows and columns that hold no word: double rules and margins leave such tiles. Columns of `named` are kept. */
export function trimmed(grid: Grid, named: ReadonlySet<number>): Grid {
  const rows = new Set<number>()
  const columns = new Set<number>(named)
  for (const cell of grid.cells) {
    if (cell.words.length === 0) continue
    rows.add(cell.row)
    columns.add(cell.column)
  }
  const rowAt = keptBefore(grid.ys.length - 1, rows)
  const columnAt = keptBefore(grid.xs.length - 1, columns)
  const cells = grid.cells.flatMap((cell) => {
    const row = rowAt[cell.row] ?? 0
    const column = columnAt[cell.column] ?? 0
    const rowSpan = (rowAt[cell.row + cell.rowSpan] ?? 0) - row
    const columnSpan = (columnAt[cell.column + cell.columnSpan] ?? 0) - column
    return rowSpan > 0 && columnSpan > 0 ? [{ ...cell, row, column, rowSpan, columnSpan }] : []
  })
  return { xs: keptEdges(grid.xs, columns), ys: keptEdges(grid.ys, rows), cells, headerRows: rowAt[grid.headerRows] ?? 0 }
}

/** For each old index, and one past the end, how many kept ones come before it. */
function keptBefore(count: number, keep: ReadonlySet<number>): readonly number[] {
  const before: number[] = []
  let sum = 0
  for (let i = 0; i <= count; i++) {
    before.push(sum)
    if (keep.has(i)) sum++
  }
  return before
}

function keptEdges(edges: readonly number[], keep: ReadonlySet<number>): readonly number[] {
  const last = Math.max(-1, ...keep)
  return [...edges.slice(0, -1).filter((_, i) => keep.has(i)), edges[last + 1] ?? 0]
}
