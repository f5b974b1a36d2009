import { type Box, coveredLength, unionOf, width } from '../geometry/index.ts'
import { type Line, lineSize, median, type Table } from '../model/index.ts'
import type { LaidOutPage, Region } from '../stages.ts'
import { cellOf, columnsOf, goesOn, isRow, joinOf, type LoneRow, textsOf } from './lone-rows.ts'
import { foot, head, sameSize, withoutLines } from './page-breaks.ts'

/** Points by which the rule below a row differs from the width of its table, and stands off the row. */
const sameEnd = 4
const nearRule = 10
/** A rule below a row covers this share of the table's width, in pieces or as a whole. */
const wholeWidth = 0.9

/**
 * The first row of a table that stands alone at the foot of the page before it, where one row is no table, and what is left of that page; null where there is
 * none. Its texts stand in the columns of the table, and a rule as wide as the table is drawn right below them. `isPassedOver` knows running footers.
 */
export function withRowAtFoot(
  table: Table,
  before: LaidOutPage,
  isPassedOver: (region: Region) => boolean,
): { readonly table: Table; readonly regions: readonly Region[] } | null {
  const [place] = table.places
  if (place === undefined || table.form !== undefined || table.repeated.length > 0) return null
  if (place.box.top > head * before.page.size.height || table.caption.length > 0) return null
  const columns = columnsOf(table, place.page)
  if (columns === null) return null
  const size = median(
    table.cells.flatMap((cell) => cell.lines.map(lineSize)),
    0,
  )
  let row: LoneRow | null = null
  for (const lines of rowsFromFoot(before, isPassedOver)) {
    const box = unionOf(lines.map((line) => line.box))
    const own: LoneRow = { lines, texts: textsOf(lines, columns), box }
    // Below the row stand a footer and a page number, if anything.
    if (row === null && !isRuledBelow(box, place.box, before)) continue
    const isOfTable = lines.every((line) => Math.abs(lineSize(line) - size) <= sameSize * size)
    if (!isOfTable || (row !== null && !goesOn(row, own, columns, size))) break
    row = row === null ? own : joinOf(own, row)
    if (isRow(own, columns, size, 2)) break
  }
  if (row === null || row.box.bottom < foot * before.page.size.height || !isRow({ ...row, texts: firstLines(row.texts) }, columns, size, 2))
    return null
  const { lines, texts, box } = row
  const page = before.page.number
  const isTitle = (all: readonly Line[]) => all.every((line) => line.words.every(({ font }) => font?.bold === true))
  const begun: Table = {
    ...table,
    rowCount: 1,
    headerRows: isTitle(lines) && !isTitle(table.cells.flatMap((cell) => cell.lines)) ? 1 : 0,
    cells: columns.map((column, number) => cellOf(texts[number] ?? [], column, 0, number, box, page)),
    places: [{ page, box }],
  }
  const taken = new Set(lines)
  const left = before.regions.flatMap((region) => withoutLines(region, taken))
  return { table: begun, regions: [...left, { kind: 'table', table: begun, place: { page, box } }] }
}

const firstLines = (texts: LoneRow['texts']): LoneRow['texts'] => texts.map((lines) => lines.slice(0, 1))

/** The lines of text below the last table or picture of a page, those beside one another together, from the foot up. */
function* rowsFromFoot({ regions }: LaidOutPage, isPassedOver: (region: Region) => boolean) {
  const above = Math.max(0, ...regions.filter(({ kind }) => kind === 'table' || kind === 'picture').map(({ place }) => place.box.bottom))
  let left = regions
    .filter((region) => region.kind === 'furniture' || !isPassedOver(region))
    .flatMap((region) => (region.kind === 'prose' || region.kind === 'furniture' ? region.lines : []))
    .filter((line) => line.words[0]?.turn === 0 && line.box.top >= above - 1)
    .sort((a, b) => b.box.bottom - a.box.bottom)
  for (let [last] = left; last !== undefined; [last] = left) {
    const middle = (last.box.top + last.box.bottom) / 2
    const beside = left.filter(({ box }) => box.top <= middle && box.bottom >= middle)
    left = left.filter((line) => !beside.includes(line))
    yield beside
  }
}

/** true where level rules right below the box reach from the left end of the table on the next page to its right one, in pieces or as a whole. */
function isRuledBelow(box: Box, table: Box, { page }: LaidOutPage): boolean {
  const pieces = page.rulings
    .filter(({ from, to }) => Math.abs(from.y - to.y) < 1 && from.y > box.bottom - 3 && from.y < box.bottom + nearRule)
    .map(({ from, to }) => ({ from: Math.min(from.x, to.x), to: Math.max(from.x, to.x) }))
  if (pieces.some(({ from, to }) => from < table.left - sameEnd || to > table.right + sameEnd)) return false
  const within = pieces.map(({ from, to }) => ({ from: Math.max(from, table.left), to }))
  return coveredLength(within) >= wholeWidth * width(table)
}
