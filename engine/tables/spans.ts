import { unionOf } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import { columnAt } from './band-lines.ts'
import { readsAsValue } from './cell-text.ts'
import { filledSpans } from './filled-spans.ts'
import type { Candidate, Grid, GridCell } from './grid.ts'
import { covered, type Lattice } from './lattice.ts'
import { columnOf, type Part, partsOf } from './parts.ts'
import { chunksOf, spaceInCell, textRowsOf } from './text-rows.ts'

interface Rectangle {
  readonly row: number
  readonly column: number
  readonly rowEnd: number
  readonly columnEnd: number
}

/** The cells of a lattice: drawn cells larger than a tile stay whole, texts that run over column edges span them, all else is a tile. */
export function cellsOf(candidate: Candidate, lattice: Lattice): Grid {
  const rows = lattice.ys.length - 1
  const columns = lattice.xs.length - 1
  const tiling = new Tiling(rows, columns)
  const wordsOfRow = Array.from({ length: rows }, (): Word[] => [])
  for (const word of candidate.words) wordsOfRow[lattice.rowOf.get(word) ?? 0]?.push(word)
  for (const tall of lattice.tall) tiling.claim(tall)
  const drawnOrFilled = [...drawnCells(lattice, rows, columns), ...filledSpans(candidate.cellFills ?? [], lattice)]
  for (const drawn of drawnOrFilled) if (holdsOneText(drawn, lattice, wordsOfRow)) tiling.claim(drawn)
  for (const tall of centredInDrawnCells(lattice, wordsOfRow, columns)) tiling.claim(tall)
  const partsOfRow = wordsOfRow.map((words, row) => {
    const parts = partsOf(words, lattice, row)
    return row < lattice.headerRows ? parts : parts.map((part) => whereItBegins(part, parts, lattice))
  })
  for (const [row, parts] of partsOfRow.entries()) for (const span of textSpans(row, parts, lattice, candidate, columns)) tiling.claim(span)
  for (const stack of headerStacks(lattice, wordsOfRow, columns, tiling)) tiling.claim(stack)
  tiling.claimTheRest()
  const words = tiling.rectangles.map((): Word[] => [])
  for (const [row, parts] of partsOfRow.entries())
    for (const part of parts)
      for (const word of part.words) {
        words[tiling.ownerOf(row, part.from)]?.push(word)
      }
  const cells = tiling.rectangles.flatMap((rectangle, i) => gridCells(rectangle, words[i] ?? []))
  return {
    xs: lattice.xs,
    ys: lattice.ys,
    cells: cells.sort((a, b) => a.row - b.row || a.column - b.column),
    headerRows: lattice.bandsRuleRows ? 0 : lattice.headerRows,
  }
}

/** One cell, or the single tiles of an empty rectangle: where nothing is printed nothing spans. */
function gridCells({ row, column, rowEnd, columnEnd }: Rectangle, words: readonly Word[]): readonly GridCell[] {
  if (words.length > 0) return [{ row, column, rowSpan: rowEnd - row, columnSpan: columnEnd - column, words }]
  const tiles: GridCell[] = []
  for (let r = row; r < rowEnd; r++)
    for (let c = column; c < columnEnd; c++) tiles.push({ row: r, column: c, rowSpan: 1, columnSpan: 1, words: [] })
  return tiles
}

/** Which rectangle each tile belongs to. */
class Tiling {
  readonly rectangles: Rectangle[] = []
  readonly #owner: number[]
  readonly #rows: number
  readonly #columns: number

  constructor(rows: number, columns: number) {
    this.#rows = rows
    this.#columns = columns
    this.#owner = Array.from({ length: rows * columns }, () => -1)
  }

  /** The index of the rectangle that holds the tile; -1 when none does yet. */
  ownerOf(row: number, column: number): number {
    return this.#owner[row * this.#columns + column] ?? -1
  }

  /** Makes the rectangle one cell, unless part of it belongs to another. */
  claim(rectangle: Rectangle): void {
    const tiles: number[] = []
    for (let r = rectangle.row; r < rectangle.rowEnd; r++)
      for (let c = rectangle.column; c < rectangle.columnEnd; c++) tiles.push(r * this.#columns + c)
    if (tiles.some((tile) => this.#owner[tile] !== -1)) return
    for (const tile of tiles) this.#owner[tile] = this.rectangles.length
    this.rectangles.push(rectangle)
  }

  /** Makes every tile left over a cell of its own. */
  claimTheRest(): void {
    for (let row = 0; row < this.#rows; row++)
      for (let column = 0; column < this.#columns; column++) this.claim({ row, column, rowEnd: row + 1, columnEnd: column + 1 })
  }
}

/** The rectangles larger than a tile that drawn rules enclose. */
function drawnCells(lattice: Lattice, rows: number, columns: number): readonly Rectangle[] {
  const done = new Set<number>()
  const found: Rectangle[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (done.has(row * columns + column)) continue
      let columnEnd = column + 1
      while (
        columnEnd < columns &&
        !done.has(row * columns + columnEnd) &&
        !lattice.down(row, columnEnd) &&
        mayJoinAcross(lattice, row, column, columnEnd, columns)
      )
        columnEnd++
      let rowEnd = row + 1
      while (rowEnd < rows && lattice.ruledY[rowEnd] && joinsBelow(lattice, rowEnd, column, columnEnd, columns)) rowEnd++
      for (let r = row; r < rowEnd; r++) for (let c = column; c < columnEnd; c++) done.add(r * columns + c)
      if (rowEnd - row > 1 || columnEnd - column > 1) found.push({ row, column, rowEnd, columnEnd })
    }
  return found
}

/** true when no rule parts the tiles to both sides of a column edge although that edge is drawn elsewhere, or lies between two such edges. */
function mayJoinAcross(lattice: Lattice, row: number, column: number, edge: number, columns: number): boolean {
  if (lattice.ruledX[edge]) return true
  let right = edge + 1
  while (right < columns && !lattice.ruledX[right]) right++
  let left = edge - 1
  while (left > column && !lattice.ruledX[left]) left--
  return (
    (left > column || (lattice.ruledX[left] === true && !lattice.down(row, left) && left > 0)) &&
    right < columns &&
    !lattice.down(row, right)
  )
}

/** true when the tiles below a row edge belong to the drawn cell above: no rule along the edge, drawn sides to the left and right. */
function joinsBelow(lattice: Lattice, row: number, column: number, columnEnd: number, columns: number): boolean {
  for (let c = column; c < columnEnd; c++) {
    if (lattice.across(row, c)) return false
    if (c > column && lattice.ruledX[c] && lattice.down(row, c)) return false
  }
  if (column === 0 && columnEnd === columns) return false
  const sided = (edge: number) => lattice.ruledX[edge] === true && lattice.down(row, edge) && lattice.down(row - 1, edge)
  return (column === 0 || sided(column)) && (columnEnd === columns || sided(columnEnd))
}

/** true when the words of a drawn cell make one text block rather than the cells of several columns or rows. */
function holdsOneText(drawn: Rectangle, lattice: Lattice, wordsOfRow: readonly (readonly Word[])[]): boolean {
  let filledRows = 0
  for (let row = drawn.row; row < drawn.rowEnd; row++) {
    const inside = (wordsOfRow[row] ?? []).filter((word) => {
      const column = columnOf({ words: [word] }, lattice)
      return column >= drawn.column && column < drawn.columnEnd
    })
    if (inside.length === 0) continue
    filledRows++
    const lines = textRowsOf(inside)
    // Wider spaces within most lines part cells; word spaces do not, wherever they fall.
    const broken = lines.filter(
      (line) => new Set(chunksOf(line.words, spaceInCell).map((chunk) => columnOf(chunk, lattice))).size > 1,
    ).length
    if (broken * 2 > lines.length) return false
  }
  const rowCount = drawn.rowEnd - drawn.row
  return filledRows <= 1 || rowCount === 1 || filledRows < rowCount
}

/**
 * Texts that stand midway in a drawn cell beside several rows which the other columns fill: cells over all of these rows. In the first column level
 * rules suffice, where they part such groups of rows several times: the names of groups.
 */
function centredInDrawnCells(lattice: Lattice, wordsOfRow: readonly (readonly Word[])[], columns: number): readonly Rectangle[] {
  const found: Rectangle[] = []
  const groups: Rectangle[] = []
  const rows = lattice.ys.length - 1
  const isRuled = (edge: number, row: number) =>
    edge === 0 || edge === columns || (lattice.ruledX[edge] === true && lattice.down(row, edge))
  for (let column = 0; column < columns; column++)
    for (let row = 0, rowEnd = 1; row < rows; row = rowEnd, rowEnd++) {
      while (rowEnd < rows && !lattice.across(rowEnd, column)) rowEnd++
      if (rowEnd - row < 2 || rowEnd - row > 30) continue
      const band = wordsOfRow.slice(row, rowEnd)
      const own = band.map((words) => words.filter((word) => columnOf({ words: [word] }, lattice) === column))
      const filled = own.filter((words) => words.length > 0)
      const words = filled[0]
      const isBoxed = isRuled(column, row) && isRuled(column + 1, row)
      if (!words || filled.length !== 1 || (!isBoxed && (column > 0 || row < lattice.headerRows))) continue
      // Every row has a text elsewhere, else the rows are not rows but lines.
      if (
        !band.every(
          (inRow) =>
            new Set(inRow.map((word) => columnOf({ words: [word] }, lattice))).size > (inRow.some((word) => words.includes(word)) ? 1 : 0),
        )
      )
        continue
      const text = unionOf(words.map((word) => word.box))
      const all = unionOf(
        band
          .flat()
          .filter((word) => !words.includes(word))
          .map((word) => word.box),
      )
      const pitch = (all.bottom - all.top) / (rowEnd - row)
      if (Math.abs((text.top + text.bottom) / 2 - (all.top + all.bottom) / 2) < 0.3 * pitch)
        (isBoxed ? found : groups).push({ row, column, rowEnd, columnEnd: column + 1 })
    }
  return groups.length >= fewestGroups ? [...found, ...groups] : found
}
/** One text midway between two rules may belong to its row alone. */
const fewestGroups = 2

/** Texts of a row that cover several columns: they run over an edge, or stand above a rule drawn over those columns. */
function textSpans(row: number, texts: readonly Part[], lattice: Lattice, candidate: Candidate, columns: number): readonly Rectangle[] {
  const parts = texts.map((part) => (row < lattice.headerRows ? widened(part, texts, row, lattice, candidate, columns) : part))
  const spans: Rectangle[] = []
  for (const part of parts) {
    if (part.to - part.from < 2) continue
    const others = parts.filter((other) => other !== part && other.from < part.to && other.to > part.from)
    if (others.every((other) => other.from >= part.from && other.to <= part.to && row < lattice.headerRows))
      spans.push({ row, column: part.from, rowEnd: row + 1, columnEnd: part.to })
  }
  return spans
}

/** A label in the body that runs over edges which no rule draws, into empty tiles, belongs to the column where it begins. */
function whereItBegins(part: Part, parts: readonly Part[], lattice: Lattice): Part {
  const left = Math.min(...part.words.map((word) => word.box.left))
  const from = columnAt(lattice.xs, left + 0.5)
  if (from === part.from && part.to - part.from === 1) return part
  if (readsAsValue(part.words) || from > part.from) return part
  for (let edge = from + 1; edge < part.to; edge++) if (lattice.ruledX[edge]) return part
  return parts.some((other) => other !== part && other.from <= from && other.to > from) ? part : { ...part, from, to: from + 1 }
}

/** A header text with the columns that it stands over: those found from the texts below, or those of a rule that covers several columns but not the table's width and underlines it alone. */
function widened(part: Part, texts: readonly Part[], row: number, lattice: Lattice, { rules, box }: Candidate, columns: number): Part {
  const span = part.words[0] && lattice.headerSpans.get(part.words[0])
  const told = span ? { ...part, from: span.from, to: span.to } : part
  // Where rules part all rows, the rule under a title tells more than where its middle stands.
  if ((span && !lattice.bandsRuleRows) || !lattice.ruledY[row + 1]) return told
  const text = unionOf(part.words.map((word) => word.box))
  const y = lattice.ys[row + 1] ?? 0
  const rule = rules.across.find(
    (other) =>
      Math.abs(other.at - y) < 4.5 &&
      other.from <= text.left + 3 &&
      other.to >= text.right - 3 &&
      other.to - other.from < 0.88 * (box.right - box.left),
  )
  if (!rule) return told
  const over = texts.flatMap(({ words }) => words.filter((word) => word.box.left < rule.to && word.box.right > rule.from))
  if (textRowsOf(over).some((line) => chunksOf(line.words).length > 1)) return told
  const isCovered = (column: number) => covered([rule], rule.at, lattice.xs[column] ?? 0, lattice.xs[column + 1] ?? 0) > 0.5
  let { from, to } = part
  while (from > 0 && isCovered(from - 1)) from--
  while (to < columns && isCovered(to)) to++
  return { ...part, from, to }
}

/** Header tiles that no rule parts from those above: one cell, when any of them holds text. */
function headerStacks(lattice: Lattice, wordsOfRow: readonly (readonly Word[])[], columns: number, tiling: Tiling): readonly Rectangle[] {
  const stacks: Rectangle[] = []
  for (let column = 0; column < columns; column++) {
    const isFree = (row: number) => tiling.ownerOf(row, column) === -1
    let row = 0
    while (row < lattice.headerRows) {
      let rowEnd = row + 1
      while (rowEnd < lattice.headerRows && isFree(row) && isFree(rowEnd) && !lattice.across(rowEnd, column)) rowEnd++
      const filled = wordsOfRow.slice(row, rowEnd).some((words) => words.some((word) => columnOf({ words: [word] }, lattice) === column))
      if (rowEnd - row > 1 && filled) stacks.push({ row, column, rowEnd, columnEnd: column + 1 })
      row = rowEnd
    }
  }
  return stacks
}
