import { type Box, unionOf } from '../geometry/index.ts'
import { confidence, type Table, textOfLines, type Word } from '../model/index.ts'
import type { ReadPage, TabledPage } from '../stages.ts'
import { alignedCandidates, ruledCandidates } from './candidates.ts'
import type { Candidate, Grid } from './grid.ts'
import { latticeOf } from './lattice.ts'
import { rulesOf } from './rules.ts'
import { cellsOf } from './spans.ts'
import { linesOf } from './text-rows.ts'

/** The tables of one page, and the words that stand in none: every word of the page is in exactly one cell, caption or `rest`. */
export function tables(page: ReadPage): TabledPage {
  const rules = rulesOf(page.rulings, page.fills)
  let free = page.words.filter((word) => word.turn === 0)
  const found: Table[] = []
  const take = (candidates: readonly Candidate[]) => {
    for (const candidate of candidates) {
      const left = new Set(free)
      const own = { ...candidate, words: candidate.words.filter((word) => left.has(word)) }
      const table = tableOf(own, page.number)
      if (!table) continue
      found.push(table)
      const taken = new Set(own.words)
      free = free.filter((word) => !taken.has(word))
    }
  }
  take(ruledCandidates(free, rules))
  take(alignedCandidates(free, rules))
  const inTables = new Set(found.flatMap((table) => table.cells.flatMap((cell) => cell.lines.flatMap((line) => line.words))))
  return { page, tables: found, rest: page.words.filter((word) => !inTables.has(word)), issues: [] }
}

function tableOf(candidate: Candidate, page: number): Table | null {
  const lattice = latticeOf(candidate)
  if (!lattice) return null
  const grid = trimmed(cellsOf(candidate, lattice))
  const rowCount = grid.ys.length - 1
  const columnCount = grid.xs.length - 1
  const filled = grid.cells.filter((cell) => cell.words.length > 0).length
  if (rowCount < 2 || columnCount < 2 || filled < 4 || filled < 0.2 * rowCount * columnCount) return null
  return {
    kind: 'table',
    title: null,
    caption: [],
    columns: Array.from({ length: columnCount }, () => ({ title: null, kind: 'text' as const })),
    rowCount,
    headerRows: 1,
    cells: grid.cells.map((cell) => {
      const lines = linesOf(cell.words)
      const box = cellBox(grid, cell)
      return {
        row: cell.row,
        column: cell.column,
        rowSpan: cell.rowSpan,
        columnSpan: cell.columnSpan,
        lines,
        value: lines.length > 0 ? { kind: 'text' as const, text: textOfLines(lines) } : null,
        place: { page, box },
        confidence: confidence(0.8),
      }
    }),
    foundBy: candidate.foundBy,
    repeated: [],
    places: [{ page, box: { left: grid.xs[0] ?? 0, top: grid.ys[0] ?? 0, right: grid.xs.at(-1) ?? 0, bottom: grid.ys.at(-1) ?? 0 } }],
    confidence: confidence(0.8),
  }
}

function cellBox(grid: Grid, cell: { row: number; column: number; rowSpan: number; columnSpan: number; words: readonly Word[] }): Box {
  const box = {
    left: grid.xs[cell.column] ?? 0,
    top: grid.ys[cell.row] ?? 0,
    right: grid.xs[cell.column + cell.columnSpan] ?? 0,
    bottom: grid.ys[cell.row + cell.rowSpan] ?? 0,
  }
  return cell.words.length > 0 ? unionOf([box, ...cell.words.map((word) => word.box)]) : box
}

/** The grid without rows and columns that hold no word. */
function trimmed(grid: Grid): Grid {
  const rows = new Set<number>()
  const columns = new Set<number>()
  for (const cell of grid.cells) {
    if (cell.words.length === 0) continue
    rows.add(cell.row)
    columns.add(cell.column)
  }
  const rowAt = kept(grid.ys.length - 1, rows)
  const columnAt = kept(grid.xs.length - 1, columns)
  const cells = grid.cells.flatMap((cell) => {
    const row = rowAt[cell.row] ?? 0
    const column = columnAt[cell.column] ?? 0
    const rowSpan = (rowAt[cell.row + cell.rowSpan] ?? 0) - row
    const columnSpan = (columnAt[cell.column + cell.columnSpan] ?? 0) - column
    return rowSpan > 0 && columnSpan > 0 ? [{ ...cell, row, column, rowSpan, columnSpan }] : []
  })
  return { xs: keptEdges(grid.xs, columns), ys: keptEdges(grid.ys, rows), cells, headerRows: rowAt[grid.headerRows] ?? 0 }
}

/** For each old index (and one past the end) the number of kept ones before it. */
function kept(count: number, keep: ReadonlySet<number>): readonly number[] {
  const before: number[] = []
  let sum = 0
  for (let i = 0; i <= count; i++) {
    before.push(sum)
    if (keep.has(i)) sum++
  }
  return before
}

function keptEdges(edges: readonly number[], keep: ReadonlySet<number>): readonly number[] {
  const starts = edges.slice(0, -1).filter((_, i) => keep.has(i))
  let last = edges.length - 2
  while (last > 0 && !keep.has(last)) last--
  return [...starts, edges[last + 1] ?? 0]
}
