import type { Box } from '../geometry/index.ts'
import type { Cell, Line, Table } from '../model/index.ts'

/** A table with all of its columns beside each other, and the way back from its boxes to those on its pages. */
export interface TableBeside {
  readonly table: Table
  /** false for a table whose columns stand on one page. */
  readonly isMoved: boolean
  onPage(page: number, box: Box): { readonly page: number; readonly box: Box }
}

/** Points between the columns of one page and those of the next. */
const apart = 8
/** A wide table is made smaller to find room, as the pages of a spreadsheet are that fit its width, but no smaller than this share. */
const smallest = 0.5

/**
 * A table of which pages print further columns, as they would stand on one page: those of each page right of the ones before, on the page on which their
 * row begins, all of it made smaller to find room in `width`. All in points.
 */
export function columnsBeside(table: Table, width: number): TableBeside {
  const first = table.cells.filter(({ row }) => row === 0)
  const pages = [...new Set(first.map(({ place }) => place.page))]
  if (pages.length < 2) return { table, isMoved: false, onPage: (page, box) => ({ page, box }) }
  /** Columns that one page of each row prints, and how far they are moved to the right. */
  const groups: { readonly from: number; readonly left: number; readonly right: number; readonly by: number }[] = []
  for (const page of pages) {
    const from = Math.min(...first.filter(({ place }) => place.page === page).map(({ column }) => column))
    const next = pages[pages.indexOf(page) + 1]
    const to =
      next === undefined ? table.columns.length : Math.min(...first.filter(({ place }) => place.page === next).map(({ column }) => column))
    const boxes = table.cells.filter(({ column }) => column >= from && column < to).map(({ place }) => place.box)
    const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))]
    const before = groups.at(-1)
    groups.push({ from, left, right, by: before === undefined ? 0 : before.right + before.by + apart - left })
  }
  const origin = groups[0]?.left ?? 0
  const end = groups.at(-1)
  const scale = Math.max(smallest, Math.min(1, width / Math.max(1, (end?.right ?? origin) + (end?.by ?? 0) - origin)))
  const set = (box: Box, by: number): Box => ({
    ...box,
    left: origin + scale * (box.left + by - origin),
    right: origin + scale * (box.right + by - origin),
  })
  const lineOn = (line: Line, page: number, by: number): Line => ({
    ...line,
    box: set(line.box, by),
    words: line.words.map((word) => ({
      ...word,
      page,
      box: set(word.box, by),
      font: word.font === null ? null : { ...word.font, size: scale * word.font.size },
    })),
  })
  const groupOf = (column: number) => groups.findLast(({ from }) => from <= column) ?? groups[0]
  /** How far rows reach down their page, as the first columns have it. */
  const heights = new Map(
    table.cells.filter(({ column, rowSpan }) => column === 0 && rowSpan === 1).map(({ row, place }) => [row, place.box]),
  )
  const heightOf = ({ row, rowSpan, place }: Cell) => ({
    top: heights.get(row)?.top ?? place.box.top,
    bottom: heights.get(row + rowSpan - 1)?.bottom ?? place.box.bottom,
  })
  const pageOfRow = new Map(table.cells.filter(({ column }) => column === 0).map(({ row, place }) => [row, place.page]))
  /** By the page on which a row begins, the page of each group. */
  const printedOn = new Map<string, number>()
  const cells = table.cells.map((cell): Cell => {
    const page = pageOfRow.get(cell.row) ?? cell.place.page
    const group = groupOf(cell.column)
    if (group === undefined) return cell
    printedOn.set(`${page} ${group.from}`, cell.place.page)
    return {
      ...cell,
      place: { page, box: { ...set(cell.place.box, group.by), ...heightOf(cell) } },
      lines: cell.lines.map((line) => lineOn(line, page, group.by)),
    }
  })
  const begun = new Set(pageOfRow.values())
  const places = table.places
    .filter(({ page }) => begun.has(page))
    .map(({ page, box }) => ({ page, box: { ...box, right: set({ ...box, right: end?.right ?? box.right }, end?.by ?? 0).right } }))
  return {
    table: { ...table, cells, places },
    isMoved: true,
    onPage: (page, box) => {
      const [left, right] = [box.left, box.right].map((x) => origin + (x - origin) / scale) as [number, number]
      const group = groups.findLast((each) => each.left + each.by <= (left + right) / 2) ?? groups[0]
      const by = group?.by ?? 0
      return { page: printedOn.get(`${page} ${group?.from ?? 0}`) ?? page, box: { ...box, left: left - by, right: right - by } }
    },
  }
}
