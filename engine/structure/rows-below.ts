import { unionOf } from '../geometry/index.ts'
import { type Line, lineSize, type Table, textOfLine, type Word } from '../model/index.ts'
import type { LaidOutPage, Region } from '../stages.ts'
import { type ColumnOfTexts, cellOf, columnsOf, isAtHome } from './lone-rows.ts'
import { sameSize, slack, withoutLines } from './page-breaks.ts'

/** Rows stand closer to each other than so many sizes. */
const nearest = 2.2

/**
 * The table that ends on that page with the rows right below its last one there that were not read with it, and what the page has left; null where there are none. Where
 * a table ends in a few rows, a row of sums in another weight seems to be none of them; the columns of the pages before know it: a text flush with the first
 * column, and figures where their columns have figures.
 */
export function withRowsBelow(
  table: Table,
  regions: readonly Region[],
  page: LaidOutPage,
): { readonly table: Table; readonly regions: readonly Region[] } | null {
  const [last, before] = [table.places.at(-1), table.places.at(-2)]
  if (last?.page !== page.page.number || before === undefined || table.form !== undefined) return null
  const columns = columnsOf(table, before.page)
  if (columns === null) return null
  const lines = regions
    .flatMap((region) => (region.kind === 'prose' ? region.lines : []))
    .filter(({ box }) => box.top > last.box.bottom - 2)
    .sort((a, b) => a.box.top - b.box.top)
  const taken = new Set<Line>()
  const rows: (readonly (readonly [number, Line])[])[] = []
  let { bottom } = last.box
  for (const line of lines) {
    if (taken.has(line)) continue
    const beside = lines.filter(({ box }) => Math.abs(box.bottom - line.box.bottom) < 0.3 * lineSize(line))
    const row = rowOf(beside, columns)
    if (row === null || line.box.top - bottom > nearest * lineSize(line) || !isOfSize(line, table)) break
    for (const own of beside) taken.add(own)
    rows.push(row)
    bottom = Math.max(...beside.map(({ box }) => box.bottom))
  }
  if (rows.length === 0) return null
  const cells = rows.flatMap((row, index) => {
    const box = unionOf(row.map(([, line]) => line.box))
    return columns.map((column, number) =>
      cellOf(
        row.filter(([at]) => at === number).map(([, line]) => line),
        column,
        table.rowCount + index,
        number,
        box,
        last.page,
      ),
    )
  })
  const place = { page: last.page, box: unionOf([last.box, ...[...taken].map(({ box }) => box)]) }
  return {
    table: {
      ...table,
      rowCount: table.rowCount + rows.length,
      cells: [...table.cells, ...cells],
      places: [...table.places.slice(0, -1), place],
    },
    regions: regions.flatMap((region) => withoutLines(region, taken)),
  }
}

const isOfSize = (line: Line, { cells }: Table): boolean => {
  const own = cells.findLast(({ lines }) => lines.length > 0)?.lines[0]
  return own !== undefined && Math.abs(lineSize(line) - lineSize(own)) <= sameSize * lineSize(own)
}

/** The texts of lines on one height with their columns: the first in the first, all others figures among figures; null for lines that are no such row. */
function rowOf(lines: readonly Line[], columns: readonly ColumnOfTexts[]): readonly (readonly [number, Line])[] | null {
  const words = lines.flatMap((line) => line.words).sort((a, b) => a.box.left - b.box.left)
  const [label, ...figures] = piecesOf(words)
  const [first] = columns
  if (label === undefined || first?.texts == null || figures.length === 0) return null
  if (Math.abs(label.box.left - first.texts.left) > slack || !/\p{L}{2}/u.test(textOfLine(label))) return null
  const places = figures.map((line) => columns.findIndex((column, at) => at > 0 && column.isOfFigures && isAtHome(line, column)))
  if (places.some((place, at) => place < 0 || place <= (places[at - 1] ?? 0))) return null
  return [[0, label], ...figures.flatMap((line, at): [number, Line][] => [[places[at] ?? 0, line]])]
}

/** Words parted where more than a size of white stands between them. */
function piecesOf(words: readonly Word[]): readonly Line[] {
  const pieces: Word[][] = []
  for (const word of words) {
    const before = pieces.at(-1)?.at(-1)
    if (before !== undefined && word.box.left - before.box.right <= word.box.bottom - word.box.top) pieces.at(-1)?.push(word)
    else pieces.push([word])
  }
  return pieces.map((own) => ({ words: own, box: unionOf(own.map(({ box }) => box)) }))
}
