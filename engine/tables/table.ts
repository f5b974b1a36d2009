import { type Box, type Fill, unionOf } from '../geometry/index.ts'
import { type Cell, type Confidence, confidence, type Table, textOfLine, textOfLines, type Word } from '../model/index.ts'
import type { Candidate, Grid, GridCell } from './grid.ts'
import { columnTitles, countHeaderRows } from './headers.ts'
import { linesOf } from './text-rows.ts'

/** The grid as a table of the model, in page points; `fills` are the tints of its page. */
export function tableOf(
  grid: Grid,
  belief: Confidence,
  candidate: Candidate,
  page: number,
  caption: readonly Word[],
  fills: readonly Fill[] = [],
): Table {
  const captionLines = linesOf(caption)
  const own = grid.cells.flatMap((cell) => cell.words)
  const headerRows = candidate.areColumnsTold === true ? 0 : countHeaderRows(grid, fills)
  const titles = columnTitles(grid, headerRows)
  return {
    kind: 'table',
    title: captionLines.length > 0 ? captionLines.map(textOfLine).join(' ') : null,
    caption: captionLines,
    columns: titles.map((title) => ({ title, kind: 'text' })),
    rowCount: grid.ys.length - 1,
    headerRows,
    cells: grid.cells.map((cell) => cellOf(cell, grid, belief, page)),
    foundBy: candidate.foundBy,
    repeated: [],
    places: [
      {
        page,
        box: unionOf([
          {
            left: grid.xs[0] ?? 0,
            top: grid.ys[0] ?? 0,
            right: grid.xs[grid.xs.length - 1] ?? 0,
            bottom: grid.ys[grid.ys.length - 1] ?? 0,
          },
          ...own.map((word) => word.box),
        ]),
      },
    ],
    confidence: belief,
  }
}

function cellOf(cell: GridCell, grid: Grid, belief: Confidence, page: number): Cell {
  const lines = linesOf(cell.words)
  return {
    row: cell.row,
    column: cell.column,
    rowSpan: cell.rowSpan,
    columnSpan: cell.columnSpan,
    lines,
    value: lines.length > 0 ? { kind: 'text', text: textOfLines(lines) } : null,
    place: { page, box: boxOfCell(cell, grid) },
    confidence: confidence(Math.min(belief, ...cell.words.map((word) => word.confidence))),
  }
}

/** The cell's tile, grown to its words where they reach over its edges. */
function boxOfCell(cell: GridCell, grid: Grid): Box {
  const tile = {
    left: grid.xs[cell.column] ?? 0,
    top: grid.ys[cell.row] ?? 0,
    right: grid.xs[cell.column + cell.columnSpan] ?? 0,
    bottom: grid.ys[cell.row + cell.rowSpan] ?? 0,
  }
  return unionOf([tile, ...cell.words.map((word) => word.box)])
}
