import { type Cell, confidence, type Line, median, type Table, textOfLine, textOfLines } from '../model/index.ts'
import type { LaidOutPage, Region } from '../stages.ts'
import { begunAtFoot, goesOnAtHead } from './begun-tables.ts'
import { pagesBeside } from './columns-beside.ts'
import { isWrappedColumn, withRestOfRow } from './cut-rows.ts'
import { withLoneRows } from './lone-rows.ts'
import { isPassedOver } from './passed-over.ts'
import { withRowAtFoot } from './rows-at-foot.ts'
import { withRowsBelow } from './rows-below.ts'
import { rereadUnderTitles } from './same-titles.ts'
import { rereadInColumns } from './sparse-columns.ts'

type TableRegion = Extract<Region, { kind: 'table' }>

/**
 * Pages on which every table that runs over page breaks stands once, where it begins: rows follow on, headers printed again are kept in `repeated`,
 * a row cut by the break is whole, rows alone on the next page are its last. Tables stay apart under captions of their own, under other headers, or with other columns.
 */
export function joinContinuedTables(pages: readonly LaidOutPage[]): readonly LaidOutPage[] {
  const joined: Region[][] = pages.map((page) => [...page.regions])
  /** Where the table that may go on over the next page break stands. */
  let open: { readonly page: number; readonly region: number } | null = null
  const beside = pagesBeside(pages)
  for (const [number, page] of pages.entries()) {
    if (beside.has(number)) open = null
    const regions = joined[number] ?? []
    const before = pages[number - 1]
    const cut = open === null ? null : joinedAcrossRow(joined[open.page]?.[open.region], before, page)
    if (cut && open) {
      joined[open.page]?.splice(open.region, 1, cut.whole)
      regions.splice(0, regions.length, ...cut.regions)
    }
    const firstIndex = regions.findIndex((region) => !isPassedOver(region, before))
    const first = tableAt(regions[firstIndex])
    const atFoot: ReturnType<typeof begunAtFoot> =
      first && before
        ? begunOnPageBefore(first.table, joined[number - 1] ?? [], before, page, open === null ? null : joined[open.page]?.[open.region])
        : null
    if (atFoot) {
      joined[number - 1] = [...atFoot.regions]
      open = { page: number - 1, region: atFoot.regions.length - 1 }
    }
    const begun: TableRegion | null = open && tableAt(joined[open.page]?.[open.region])
    const mayGoOn = begun && before && begun.table.places.at(-1)?.page === before.page.number
    let whole = mayGoOn && first ? wholeOf(begun.table, first.table) : null
    let at = firstIndex
    const alone = mayGoOn && !whole ? withLoneRows(begun.table, before, page, (region) => isPassedOver(region, before)) : null
    if (mayGoOn && !whole && !alone) {
      const atHead = goesOnAtHead(begun.table, { ...page, regions }, (region) => isPassedOver(region, before))
      whole = atHead && continued(begun.table, atHead.table)
      if (atHead && whole) {
        regions.splice(0, regions.length, ...atHead.regions)
        at = 0
      }
    }
    if (alone && open && begun) {
      const target = joined[open.page]
      if (target) target[open.region] = { ...begun, table: alone.table }
      regions.splice(0, regions.length, ...alone.regions)
    }
    let goesOnFrom: { readonly page: number; readonly region: number } | null = null
    const lastIndex = regions.findLastIndex((region) => !isPassedOver(region, pages[number + 1]))
    if (tableAt(regions[lastIndex])) goesOnFrom = { page: number, region: lastIndex }
    if (whole && open && begun) {
      const target = joined[open.page]
      if (target) target[open.region] = { ...begun, table: whole }
      regions.splice(at, 1)
      if (goesOnFrom) goesOnFrom = lastIndex === at ? open : { page: number, region: lastIndex - 1 }
    }
    open = page.page.outcome === 'failed' ? null : goesOnFrom
  }
  for (const regions of joined)
    for (const [at, region] of regions.entries()) {
      const last = pages.findIndex(({ page }) => region.kind === 'table' && page.number === region.table.places.at(-1)?.page)
      const [page, others] = [pages[last], joined[last]]
      if (region.kind !== 'table' || region.table.places.length < 2 || page === undefined || others === undefined) continue
      const found = withRowsBelow(region.table, others, page)
      if (found === null) continue
      regions[at] = { ...region, table: found.table }
      others.splice(0, others.length, ...found.regions)
    }
  return pages.map((page, number) => ({ ...page, regions: joined[number] ?? [] }))
}

/** The table that was begun with the rest of its last row that the page brings above rows that go on with it, and what that page has left; else null. */
function joinedAcrossRow(
  begun: Region | undefined,
  before: LaidOutPage | undefined,
  page: LaidOutPage,
): { readonly whole: TableRegion; readonly regions: readonly Region[] } | null {
  const region = tableAt(begun)
  if (region === null || before === undefined) return null
  const found = withRestOfRow(region.table, before, page, (other) => isPassedOver(other, before))
  if (found === null) return null
  const next = tableAt(found.regions.find((other) => !isPassedOver(other, before)))
  return next === null || wholeOf(region.table, next.table) === null
    ? null
    : { whole: { ...region, table: found.table }, regions: found.regions }
}

/** What `begunAtFoot` or `withRowAtFoot` finds on the page before, unless the table there goes on with this one as it was read. */
function begunOnPageBefore(
  table: Table,
  regions: readonly Region[],
  before: LaidOutPage,
  page: LaidOutPage,
  open: Region | null | undefined,
): ReturnType<typeof begunAtFoot> {
  if (before.page.outcome === 'failed') return null
  const passed = (region: Region) => isPassedOver(region, page)
  const found = begunAtFoot(table, { ...before, regions }, passed) ?? withRowAtFoot(table, { ...before, regions }, passed)
  if (found === null || continued(found.table, table) === null) return null
  const begun = tableAt(open ?? undefined)
  return begun && begun.table.places.at(-1)?.page === before.page.number && wholeOf(begun.table, table) !== null ? null : found
}

const tableAt = (region: Region | undefined): TableRegion | null => (region?.kind === 'table' ? region : null)

/** The table of both parts as they were read, or with the second read again in the columns of the first; null when it is a table of its own. */
function wholeOf(first: Table, second: Table): Table | null {
  const whole = continued(first, second)
  if (whole !== null) return whole
  const again = rereadUnderTitles(first, second)
  if (again !== null) return continued(first, again)
  const sparse = sameCaption(first, second) ? rereadInColumns(first, second) : null
  return sparse === null || (sparse.headerRows > 0 && !readsAsBody(first, sparse)) ? null : joinedParts(first, sparse, 0)
}

/** The table of both parts, or null when the second is a table of its own. */
function continued(first: Table, second: Table): Table | null {
  if (first.columns.length !== second.columns.length || !sameCaption(first, second)) return null
  const titleRows = sharedHeaderRows(first, second)
  const headerRepeated = titleRows > 0
  // Between unruled columns the edge lies where their texts on that page leave room; titles printed again stand in one place.
  if (!sameColumns(first, second) && !sameTextPlaces(first, second) && !(headerRepeated && sameTitlePlaces(first, second))) return null
  const headerOfItsOwn = second.headerRows > 0 && !headerRepeated && !readsAsBody(first, second)
  return headerOfItsOwn ? null : joinedParts(first, second, titleRows)
}

/** The table of both parts in the same columns; of the second so many rows are titles printed again. */
function joinedParts(first: Table, second: Table, titleRows: number): Table {
  const headerRepeated = titleRows > 0
  const dropped = titleRows
  const isBelow = isCaptionOfBoth(first, second)
  const repeated = [...(isBelow ? [] : second.caption), ...second.cells.filter((cell) => cell.row < dropped).flatMap((cell) => cell.lines)]
  const body = second.cells.filter((cell) => cell.row >= dropped)
  const end = dropped + restOfRow(first, body, dropped)
  const offset = first.rowCount - end
  const cells = end > dropped ? withRest(first, body, end) : first.cells
  const below = withWrappedRows(
    first,
    body.filter((cell) => cell.row >= end),
    { from: end, rowCount: second.rowCount },
  )
  const added = below.cells.map((cell) => ({ ...cell, row: cell.row + offset }))
  const certainty = Math.min(first.confidence, second.confidence) * (headerRepeated || first.headerRows === 0 ? 1 : 0.95)
  return {
    ...first,
    ...(isBelow ? { caption: second.caption, title: second.title } : {}),
    // Of two counts of the titles the lower one is what both parts print.
    ...(headerRepeated && titleRows < first.headerRows ? { headerRows: titleRows, columns: withTitlesOf(first, second) } : {}),
    rowCount: below.rowCount + offset,
    cells: [...cells, ...added],
    places: [...first.places, ...second.places],
    repeated: [...first.repeated, ...second.repeated, ...repeated],
    confidence: confidence(certainty),
  }
}

/** true when the second part has no caption, or the first's again, perhaps with "continued". */
function sameCaption(first: Table, second: Table): boolean {
  if (second.caption.length === 0 || isCaptionOfBoth(first, second)) return true
  const one = captionKey(first.caption)
  const two = captionKey(second.caption)
  return two === '' || one === two || (one !== '' && (one.startsWith(two) || two.startsWith(one)) && numberOf(one) === numberOf(two))
}
/** true when below its last part the table has its only caption. */
const isCaptionOfBoth = (first: Table, second: Table): boolean => {
  const page = second.places.at(-1)?.page
  const bottom = Math.max(...second.cells.filter(({ place }) => place.page === page).map(({ place }) => place.box.bottom))
  return first.caption.length === 0 && second.caption.length > 0 && second.caption.every(({ box }) => box.top >= bottom - captionOverlap)
}
/** Points by which the letters of a caption may stand in the padding of the last row. */
const captionOverlap = 3
const captionKey = (caption: readonly Line[]): string =>
  caption
    .map(textOfLine)
    .join(' ')
    .replace(
      /[([–—-]*\s*(?:continued|continuation|cont['’]?d\.?|fortsetzung|suite|continuaci[oó]n|continuação|seguito|vervolg)\s*[)\].:]*/giu,
      ' ',
    )
    .replace(/[\s.:]+/g, ' ')
    .trim()
    .toLowerCase()
const numberOf = (caption: string): string => caption.match(/\d[\d.\-–]*/)?.[0] ?? ''

/** Column edges of one table agree across the break within this share of its width: margins of left and right pages differ, columns do not. */
const edgeSlack = 0.04

/** true when the columns have the same widths, from the left edge of each part. */
function sameColumns(first: Table, second: Table): boolean {
  const one = columnEdges(first)
  const two = columnEdges(second)
  return one.every((edge, i) => Math.abs(edge - (two[i] ?? Infinity)) <= edgeSlack)
}

/** In points: texts of one column begin, or end, at one place on every page that the table runs over. */
const textSlack = 1.5

/** true when in every column the texts of both parts begin, or end, at the same place of their pages: unruled columns, and those between level rules, have no other edges. */
function sameTextPlaces(first: Table, second: Table): boolean {
  const page = first.places.at(-1)?.page
  return first.columns.every((_, column) => {
    const one = textEdges(
      first.cells.filter((cell) => cell.row >= first.headerRows && cell.place.page === page),
      column,
    )
    const two = textEdges(second.cells, column)
    if (one === null || two === null) return false
    return Math.abs(one.left - two.left) <= textSlack || Math.abs(one.right - two.right) <= textSlack
  })
}

/** The usual left and right end of the texts in a column; null when it is empty. */
function textEdges(cells: readonly Cell[], column: number): { readonly left: number; readonly right: number } | null {
  const lines = cells.filter((cell) => cell.column === column && cell.columnSpan === 1).flatMap((cell) => cell.lines)
  if (lines.length === 0) return null
  const usual = (ends: readonly number[]) => median(ends, 0)
  return { left: usual(lines.map(({ box }) => box.left)), right: usual(lines.map(({ box }) => box.right)) }
}

/** Where each column begins, as a share of the table's width. */
function columnEdges(table: Table): readonly number[] {
  const last = table.places.at(-1)
  const cells = table.cells.filter((cell) => cell.place.page === last?.page)
  const left = Math.min(...cells.map((cell) => cell.place.box.left))
  const right = Math.max(...cells.map((cell) => cell.place.box.right))
  return table.columns
    .map((_, column) => {
      const starts = cells
        .filter((cell) => cell.column === column)
        .map((cell) => cell.place.box.left)
        .sort((a, b) => a - b)
      const usual = starts[starts.length >> 1]
      return usual === undefined ? Number.NaN : (usual - left) / Math.max(1, right - left)
    })
    .map((edge, i, all) => (Number.isNaN(edge) ? (all[i - 1] ?? 0) : edge))
}

/** true when each title of the second part stands where the first part's does, from the left edge of each part. */
function sameTitlePlaces(first: Table, second: Table): boolean {
  const one = titlePlaces(first)
  const two = titlePlaces(second)
  const agree = (slack: number, scaleOne: number, scaleTwo: number) =>
    [...one.places].every(([title, place]) => Math.abs(place / scaleOne - (two.places.get(title) ?? Infinity) / scaleTwo) <= slack)
  return one.places.size > 0 && (agree(edgeSlack, one.width, two.width) || agree(titleSlack, 1, 1))
}

/** In points: titles of one table stand as far from the first on each page, however wide the texts below them are. */
const titleSlack = 2

/** Where the text of each title begins, in points from the table's first text, and the width of its texts. */
function titlePlaces(table: Table): { readonly places: ReadonlyMap<string, number>; readonly width: number } {
  const first = table.places[0]
  const words = table.cells.flatMap((cell) => cell.lines.flatMap((line) => line.words)).filter(({ page }) => page === first?.page)
  const left = Math.min(...words.map(({ box }) => box.left))
  const width = Math.max(1, Math.max(...words.map(({ box }) => box.right)) - left)
  const places = table.cells.flatMap((cell): readonly [string, number][] => {
    const [line] = cell.row < table.headerRows ? cell.lines : []
    return line === undefined ? [] : [[`${cell.row}:${cell.column}`, line.box.left - left]]
  })
  return { places: new Map(places), width }
}

const textOf = (cell: Cell): string => textOfLines(cell.lines).replace(/\s+/g, ' ').toLowerCase()

/**
 * How many rows of titles the second part prints again; 0 when it has others or none. Where a row of the body reads as titles on one page alone, as
 * texts over two columns of figures do, the rows that both pages count must be the same cell by cell and end in all columns.
 */
function sharedHeaderRows(first: Table, second: Table): number {
  const rows = Math.min(first.headerRows, second.headerRows)
  const header = (table: Table) => table.cells.filter((cell) => cell.row < rows)
  const texts = (table: Table) =>
    header(table)
      .filter((cell) => cell.lines.length > 0)
      .map((cell) => `${cell.row}:${cell.column}:${textOf(cell)}`)
  const one = texts(first)
  const two = new Set(texts(second))
  if (one.length === 0) return 0
  const same = one.filter((text) => two.has(text)).length
  if (first.headerRows === second.headerRows) return same >= Math.max(one.length, two.size) * 0.9 ? rows : 0
  if (first.headerRows > second.headerRows && printsTitlesAgain(first, second)) return first.headerRows
  const endsHere = [...header(first), ...header(second)].every((cell) => cell.row + cell.rowSpan <= rows)
  return endsHere && same === one.length && same === two.size ? rows : 0
}

/** true when the second part begins with all rows of titles of the first, though fewer are known for titles there. */
function printsTitlesAgain(first: Table, second: Table): boolean {
  const rows = ({ cells }: Table) =>
    cells
      .flatMap((cell) => (cell.row < first.headerRows && cell.lines.length > 0 ? [`${cell.row}:${cell.column}:${textOf(cell)}`] : []))
      .sort()
  return second.rowCount > first.headerRows && rows(first).join('\n') === rows(second).join('\n')
}

/** The first part's columns under the titles of the second, which has no row of the body among them. */
const withTitlesOf = (first: Table, second: Table): Table['columns'] =>
  first.columns.map((column, index) => ({ ...column, title: second.columns[index]?.title ?? null }))

const hasDigit = (text: string): boolean => /\d/.test(text)

/** true when what was taken for the header of the second part looks like a row of the first part's body: figures where that has figures, the weight of its writing. */
function readsAsBody(first: Table, second: Table): boolean {
  if (second.headerRows > 1) return false
  const body = first.cells.filter((cell) => cell.row >= first.headerRows && cell.lines.length > 0)
  const top = second.cells.filter((cell) => cell.row === 0 && cell.lines.length > 0)
  const figures = first.columns.map((_, column) => {
    const cells = body.filter((cell) => cell.column === column)
    return cells.length > 0 && cells.filter((cell) => hasDigit(textOf(cell))).length > cells.length * 0.7
  })
  if (isHeadingOfRows(top) && rowsOf(body).some((row) => isHeadingOfRows(row) && isBold(row) === isBold(top))) return true
  const overFigures = top.filter((cell) => figures[cell.column])
  if (overFigures.length > 0) return overFigures.every((cell) => hasDigit(textOf(cell)))
  return (
    isBold(top) === isBold(body) &&
    (first.headerRows === 0 || isBold(first.cells.filter((cell) => cell.row < first.headerRows)) !== isBold(top))
  )
}

/** true for a row with one text, in its first column: the heading of those below it. */
const isHeadingOfRows = (row: readonly Cell[]): boolean => row.length === 1 && row[0]?.column === 0

const rowsOf = (cells: readonly Cell[]): readonly (readonly Cell[])[] => [...Map.groupBy(cells, ({ row }) => row).values()]

const isBold = (cells: readonly Cell[]): boolean => {
  const words = cells.flatMap((cell) => cell.lines.flatMap((line) => line.words))
  return words.length > 0 && words.filter((word) => word.font?.bold).length > words.length * 0.6
}

/**
 * How many rows after the break go on with texts of the last row before it: the first, with nothing in the first column, and small letters to begin with,
 * or so many with no other row without a label, and nothing in them that is no text.
 */
function restOfRow(first: Table, body: readonly Cell[], row: number): number {
  const restIn = (at: number): readonly Cell[] => body.filter((cell) => cell.row === at && cell.lines.length > 0)
  const rest = restIn(row)
  const last = first.cells.filter((cell) => cell.row === first.rowCount - 1 && cell.rowSpan === 1)
  if (rest.length === 0 || rest.some((cell) => cell.rowSpan > 1)) return 0
  // The label is cut as well where it goes on in small letters, and the row brings nothing but texts.
  const label = rest.find((cell) => cell.column === 0)
  if (
    label !== undefined &&
    !(beginsSmall(label) && 2 * rest.length <= first.columns.length && rest.every((cell) => !/\d/u.test(textOf(cell))))
  )
    return 0
  const isBegun = (cell: Cell): boolean =>
    (last.find((other) => other.column === cell.column && other.columnSpan === cell.columnSpan)?.lines.length ?? 0) > 0
  if (!rest.every(isBegun)) return 0
  if (label !== undefined || rest.every(beginsSmall)) return 1
  let rows = 1
  while (goesOnAlone(restIn(row + rows), rest)) rows++
  const isLabelled = [...labels(first.cells, first.headerRows), ...labels(body, row + rows)]
  const isText = (cell: Cell): boolean => !/^[\d\P{L}]/u.test(textOf(cell)) || isWrappedColumn(first, cell)
  return isLabelled.length >= fewestLabelled && isLabelled.every(Boolean) && rest.every(isText) ? rows : 0
}
/**
 * Rows of the second part, from row `from` on, of which those without a label go on with the one above: where all rows of the first part are labelled, and its texts
 * take up several lines. Few rows do not tell by themselves how far apart they stand.
 */
function withWrappedRows(
  first: Table,
  cells: readonly Cell[],
  { from, rowCount }: { readonly from: number; readonly rowCount: number },
): { readonly cells: readonly Cell[]; readonly rowCount: number } {
  const asRead = { cells, rowCount }
  // Most parts have a label in each row, and the first part of a long table has many rows.
  if (labels(cells, from).every(Boolean) || cells.some(({ rowSpan }) => rowSpan > 1)) return asRead
  const isLabelled = labels(first.cells, first.headerRows)
  if (isLabelled.length < fewestLabelled || !isLabelled.every(Boolean)) return asRead
  const filledIn = (row: number): readonly Cell[] => cells.filter((cell) => cell.row === row && cell.lines.length > 0)
  const goesOn = (row: number): boolean => {
    const own = filledIn(row)
    return own.length > 0 && own.every((cell) => cell.column > 0 && isWrappedColumn(first, cell))
  }
  /** Of each row the one that it is part of. */
  const wholes = new Map<number, number>()
  for (let row = from; row < rowCount; row++) wholes.set(row, row > from && goesOn(row) ? (wholes.get(row - 1) ?? row) : row)
  const kept = [...new Set(wholes.values())]
  if (kept.length === rowCount - from) return asRead
  const joined = cells.flatMap((cell): readonly Cell[] => {
    if (wholes.get(cell.row) !== cell.row) return []
    const lines = cells.filter(({ row, column }) => column === cell.column && wholes.get(row) === cell.row).flatMap((own) => own.lines)
    const row = from + kept.indexOf(cell.row)
    return [
      lines.length === cell.lines.length ? { ...cell, row } : { ...cell, row, lines, value: { kind: 'text', text: textOfLines(lines) } },
    ]
  })
  return { cells: joined, rowCount: from + kept.length }
}

/** true for a row that has texts in the columns of the rest alone. */
const goesOnAlone = (row: readonly Cell[], rest: readonly Cell[]): boolean =>
  row.length > 0 && row.every((cell) => cell.rowSpan === 1 && rest.some(({ column }) => column === cell.column))

const fewestLabelled = 4
const beginsSmall = (cell: Cell): boolean => /^[\p{Ll}(]/u.test(cell.lines[0]?.words[0]?.text ?? '')

/** Of each row from that one on, whether the first column holds a text. */
function labels(cells: readonly Cell[], from: number): readonly boolean[] {
  const rows = new Map<number, boolean>()
  for (const cell of cells)
    if (cell.row >= from) rows.set(cell.row, (rows.get(cell.row) ?? false) || (cell.column === 0 && cell.lines.length > 0))
  return [...rows.values()]
}

/** The first part's cells, the last row's with the lines that follow after the break above the row `end` of the second. */
function withRest(first: Table, body: readonly Cell[], end: number): readonly Cell[] {
  return first.cells.map((cell) => {
    if (cell.row !== first.rowCount - 1) return cell
    const rest = body.filter((other) => other.row < end && other.column === cell.column).flatMap((other) => other.lines)
    if (rest.length === 0) return cell
    const lines = [...cell.lines, ...rest]
    return { ...cell, lines, value: { kind: 'text', text: textOfLines(lines) } }
  })
}
