import { unionOf } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { readsAsValue } from './cell-text.ts'
import type { Candidate, Grid, GridCell } from './grid.ts'
import { covered, type Lattice } from './lattice.ts'
import { columnAt } from './rows.ts'
import { chunksOf, sizeOf } from './text-rows.ts'

interface Rect {
  readonly row: number
  readonly column: number
  readonly rowEnd: number
  readonly columnEnd: number
}

/** The cells of a lattice: drawn cells that are larger than a tile stay whole, texts that run over column edges span them, all else is a tile. */
export function cellsOf(candidate: Candidate, lattice: Lattice): Grid {
  const rows = lattice.ys.length - 1
  const columns = lattice.xs.length - 1
  const owner: number[] = Array.from({ length: rows * columns }, () => -1)
  const rects: Rect[] = []
  /** Makes the rectangle one cell unless part of it already belongs to another. */
  const claim = (rect: Rect): boolean => {
    for (let r = rect.row; r < rect.rowEnd; r++)
      for (let c = rect.column; c < rect.columnEnd; c++) if (owner[r * columns + c] !== -1) return false
    for (let r = rect.row; r < rect.rowEnd; r++) for (let c = rect.column; c < rect.columnEnd; c++) owner[r * columns + c] = rects.length
    rects.push(rect)
    return true
  }
  const byRow = Array.from({ length: rows }, (): Word[] => [])
  for (const word of candidate.words) byRow[lattice.rowOf.get(word) ?? 0]?.push(word)
  for (const rect of drawnCells(lattice, rows, columns)) {
    const size = (rect.rowEnd - rect.row) * (rect.columnEnd - rect.column)
    if (size === 1 || staysWhole(rect, lattice, byRow)) claim(rect)
  }
  for (let row = 0; row < rows; row++) for (const rect of textSpans(row, byRow[row] ?? [], lattice, candidate, columns)) claim(rect)
  if (lattice.ruledHeaderRows > 1) for (const rect of headerStacks(lattice, byRow, columns, owner)) claim(rect)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) claim({ row, column, rowEnd: row + 1, columnEnd: column + 1 })
  const words = rects.map((): Word[] => [])
  for (let row = 0; row < rows; row++)
    for (const word of byRow[row] ?? []) {
      const column = columnAt(lattice.xs, (word.box.left + word.box.right) / 2)
      words[owner[row * columns + column] ?? 0]?.push(word)
    }
  const cells = rects.flatMap((rect, i): readonly GridCell[] => {
    const inside = words[i] ?? []
    if (inside.length === 0) return tilesOf(rect)
    return [
      {
        row: rect.row,
        column: rect.column,
        rowSpan: rect.rowEnd - rect.row,
        columnSpan: rect.columnEnd - rect.column,
        words: inside,
      },
    ]
  })
  return { xs: lattice.xs, ys: lattice.ys, cells: cells.sort((a, b) => a.row - b.row || a.column - b.column) }
}

/** The tiles of an empty rectangle: where nothing is printed nothing spans. */
function tilesOf(rect: Rect): readonly GridCell[] {
  const tiles: GridCell[] = []
  for (let row = rect.row; row < rect.rowEnd; row++)
    for (let column = rect.column; column < rect.columnEnd; column++) tiles.push({ row, column, rowSpan: 1, columnSpan: 1, words: [] })
  return tiles
}

/** The rectangles that drawn rules enclose. Tiles that no rule parts hang together; what is no rectangle is cut along its rows. */
function drawnCells(lattice: Lattice, rows: number, columns: number): readonly Rect[] {
  const done = new Set<number>()
  const found: Rect[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (done.has(row * columns + column)) continue
      let columnEnd = column + 1
      while (columnEnd < columns && !done.has(row * columns + columnEnd) && lattice.ruledX[columnEnd] && !lattice.down(row, columnEnd))
        columnEnd++
      let rowEnd = row + 1
      while (rowEnd < rows && lattice.ruledY[rowEnd] && joinsBelow(lattice, rowEnd, column, columnEnd, columns)) rowEnd++
      for (let r = row; r < rowEnd; r++) for (let c = column; c < columnEnd; c++) done.add(r * columns + c)
      if (rowEnd - row > 1 || columnEnd - column > 1) found.push({ row, column, rowEnd, columnEnd })
    }
  return found
}

/** true when the tiles below a row edge belong to the drawn cell above: no rule along the edge, rules or the table's border on both sides. */
function joinsBelow(lattice: Lattice, row: number, column: number, columnEnd: number, columns: number): boolean {
  for (let c = column; c < columnEnd; c++) {
    if (lattice.across(row, c)) return false
    if (c > column && lattice.ruledX[c] && lattice.down(row, c)) return false
  }
  const left = column === 0 || (lattice.ruledX[column] && lattice.down(row, column) && lattice.down(row - 1, column))
  const right = columnEnd === columns || (lattice.ruledX[columnEnd] && lattice.down(row, columnEnd) && lattice.down(row - 1, columnEnd))
  return Boolean(left && right) && !(column === 0 && columnEnd === columns) && (column > 0 || lattice.ruledX[columnEnd] === true)
}

/** true when the words of a drawn cell make one text block rather than the cells of several columns or rows. */
function staysWhole(rect: Rect, lattice: Lattice, byRow: readonly (readonly Word[])[]): boolean {
  let rowsWithText = 0
  for (let row = rect.row; row < rect.rowEnd; row++) {
    const inside = (byRow[row] ?? []).filter((word) => isWithin(word, rect, lattice))
    if (inside.length === 0) continue
    rowsWithText++
    const parts = partsOf(inside, lattice)
    if (parts.length > 1) return false
  }
  return rowsWithText <= 1 || rect.rowEnd - rect.row <= 1 || rowsWithText < rect.rowEnd - rect.row
}

const isWithin = (word: Word, rect: Rect, lattice: Lattice): boolean => {
  const column = columnAt(lattice.xs, (word.box.left + word.box.right) / 2)
  return column >= rect.column && column < rect.columnEnd
}

interface Part {
  readonly words: readonly Word[]
  readonly from: number
  readonly to: number
}

/** The texts of one row with the columns each covers; a text is broken at a column edge only where the gap there is wider than its word spaces. */
function partsOf(words: readonly Word[], lattice: Lattice): readonly Part[] {
  const parts: Part[] = []
  for (const chunk of chunksOf(words)) {
    let current: Word[] = []
    const spaces: number[] = []
    for (let i = 0; i + 1 < chunk.words.length; i++) {
      const word = chunk.words[i]
      const next = chunk.words[i + 1]
      if (word && next && columnOf(word, lattice) === columnOf(next, lattice)) spaces.push(next.box.left - word.box.right)
    }
    const usual = spaces.length > 0 ? Math.max(...spaces) : 0
    chunk.words.forEach((word, i) => {
      current.push(word)
      const next = chunk.words[i + 1]
      if (!next) return
      const from = columnOf(word, lattice)
      const to = columnOf(next, lattice)
      if (from === to) return
      const gap = next.box.left - word.box.right
      const figures = readsAsValue([word]) && readsAsValue([next])
      const cut = lattice.xs[to] ?? 0
      const ruled = lattice.ruledX[to] === true && lattice.down(lattice.rowOf.get(word) ?? 0, to)
      if (
        ruled ||
        (word.box.right <= cut + 1 && next.box.left >= cut - 1 && (figures || gap > Math.max(usual * 1.2, 0.36 * sizeOf(word))))
      ) {
        parts.push(part(current, lattice))
        current = []
      }
    })
    if (current.length > 0) parts.push(part(current, lattice))
  }
  return parts
}

const columnOf = (word: Word, lattice: Lattice): number => columnAt(lattice.xs, (word.box.left + word.box.right) / 2)

function part(words: readonly Word[], lattice: Lattice): Part {
  const columns = words.map((word) => columnOf(word, lattice))
  return { words, from: Math.min(...columns), to: Math.max(...columns) + 1 }
}

/** Texts of a row that cover several columns: run over an edge, or stand above a rule drawn over those columns. */
function textSpans(row: number, words: readonly Word[], lattice: Lattice, candidate: Candidate, columns: number): readonly Rect[] {
  const lines = new Map<number, Word[]>()
  for (const word of words) {
    const key = Math.round(word.baseline)
    lines.set(key, [...(lines.get(key) ?? []), word])
  }
  const parts = [...lines.values()].flatMap((line) =>
    partsOf(
      [...line].sort((a, b) => a.box.left - b.box.left),
      lattice,
    ),
  )
  const spans: Rect[] = []
  const inHeader = row < lattice.ruledHeaderRows
  for (const { from, to, words: inside } of parts) {
    let start = from
    let end = to
    if (inHeader && lattice.ruledY[row + 1]) {
      const box = unionOf(inside.map((word) => word.box))
      const y = lattice.ys[row + 1] ?? 0
      const rule = candidate.rules.across.find(
        (other) =>
          Math.abs(other.at - y) < 4.5 &&
          other.from <= box.left + 3 &&
          other.to >= box.right - 3 &&
          other.to - other.from < 0.88 * (candidate.box.right - candidate.box.left),
      )
      if (rule) {
        while (start > 0 && covered([rule], rule.at, lattice.xs[start - 1] ?? 0, lattice.xs[start] ?? 0) > 0.5) start--
        while (end < columns && covered([rule], rule.at, lattice.xs[end] ?? 0, lattice.xs[end + 1] ?? 0) > 0.5) end++
      }
    }
    if (
      end - start > 1 &&
      !parts.some(
        (other) =>
          other.words !== inside &&
          other.from < end &&
          other.to > start &&
          !(other.from >= start && other.to <= end && spans.length === 0 && other.from === from),
      )
    )
      spans.push({ row, column: start, rowEnd: row + 1, columnEnd: end })
  }
  return spans
}

/** Header texts that no rule parts from the empty or partial header tiles above: one cell from the top of the header down. */
function headerStacks(lattice: Lattice, byRow: readonly (readonly Word[])[], columns: number, owner: readonly number[]): readonly Rect[] {
  const stacks: Rect[] = []
  for (let column = 0; column < columns; column++) {
    let row = 0
    while (row < lattice.ruledHeaderRows) {
      let end = row + 1
      while (
        end < lattice.ruledHeaderRows &&
        !lattice.across(end, column) &&
        owner[end * columns + column] === -1 &&
        owner[row * columns + column] === -1
      )
        end++
      const some = byRow.slice(row, end).some((words) => words.some((word) => columnOf(word, lattice) === column))
      if (end - row > 1 && some && owner[row * columns + column] === -1) stacks.push({ row, column, rowEnd: end, columnEnd: column + 1 })
      row = end
    }
  }
  return stacks
}
