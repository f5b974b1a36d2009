import type { Box } from '../geometry/index.ts'
import { type Cell, type Confidence, confidence, type Line, type Place, type Table, type Value } from '../model/index.ts'

/** One cell while its table changes; where it stands is where it is found in the rows. */
export interface Tile {
  lines: readonly Line[]
  value: Value | null
  place: Place
  confidence: Confidence
  checked: boolean
}

export const emptyTile = (place: Place): Tile => ({ lines: [], value: null, place, confidence: confidence(1), checked: false })

/** The grid of a table: every place holds the cell that covers it. A place that no cell covers gets an empty one. */
export function rowsOf({ cells, rowCount, columns, places }: Table): Tile[][] {
  const rows: (Tile | undefined)[][] = Array.from({ length: rowCount }, () => new Array<Tile | undefined>(columns.length).fill(undefined))
  for (const { row, column, rowSpan, columnSpan, lines, value, place, confidence, checked } of cells) {
    const tile: Tile = { lines, value, place, confidence, checked: checked === true }
    for (let r = row; r < Math.min(rowCount, row + rowSpan); r++)
      for (let c = column; c < Math.min(columns.length, column + columnSpan); c++) (rows[r] as Tile[])[c] = tile
  }
  const somewhere: Place = places[0] ?? { page: 1, box: { left: 0, top: 0, right: 0, bottom: 0 } }
  return rows.map((row) => row.map((tile) => tile ?? emptyTile(somewhere)))
}

/** The cells of a grid, row by row, each once, with the room that it covers: they tile the grid whatever was done to it. */
export function cellsOf(rows: readonly (readonly Tile[])[]): readonly Cell[] {
  const cells: Cell[] = []
  const seen = new Set<Tile>()
  const taken = rows.map((row) => new Uint8Array(row.length))
  for (const [row, tiles] of rows.entries())
    for (const [column, tile] of tiles.entries()) {
      if (taken[row]?.[column]) continue
      let columnSpan = 1
      while (tiles[column + columnSpan] === tile && !taken[row]?.[column + columnSpan]) columnSpan++
      let rowSpan = 1
      while (covers(rows[row + rowSpan], tile, column, columnSpan)) rowSpan++
      for (let r = row; r < row + rowSpan; r++) taken[r]?.fill(1, column, column + columnSpan)
      cells.push(cellAt(seen.has(tile) ? emptyTile(tile.place) : tile, row, column, rowSpan, columnSpan))
      seen.add(tile)
    }
  return cells
}

/** A tile as the cell that begins at a place of its grid and covers so many rows and columns. */
export const cellAt = ({ checked, ...rest }: Tile, row: number, column: number, rowSpan: number, columnSpan: number): Cell => ({
  row,
  column,
  rowSpan,
  columnSpan,
  ...rest,
  ...(checked ? { checked } : {}),
})

function covers(row: readonly Tile[] | undefined, tile: Tile, column: number, columnSpan: number): boolean {
  if (row === undefined) return false
  for (let c = column; c < column + columnSpan; c++) if (row[c] !== tile) return false
  return true
}

/** One of the equal parts that a box is divided into: counted from 0, of `rows` and `columns`. */
export function partOf({ left, top, right, bottom }: Box, row: number, rows: number, column: number, columns: number): Box {
  const [across, down] = [(right - left) / columns, (bottom - top) / rows]
  return { left: left + column * across, right: left + (column + 1) * across, top: top + row * down, bottom: top + (row + 1) * down }
}
