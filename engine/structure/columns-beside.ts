// Tables wider than a page, as spreadsheets print them: columns that find no room stand on pages of their own, their rows at the same heights.

import { type Box, centre, unionOf, unionOfAll, width } from '../geometry/index.ts'
import { type Cell, type Column, confidence, type Line, sizeOf, type Table, textOfLines, type Word } from '../model/index.ts'
import type { LaidOutPage, Region } from '../stages.ts'
import { isPassedOver } from './passed-over.ts'

type TableRegion = Extract<Region, { kind: 'table' }>

/** Points by which the lines of one row may differ in height on two pages. */
const sameHeight = 1
/** So many rows in the same places are none by chance, and so many of the rows of the first page have something on the second. */
const fewestRows = 4
const leastMatched = 0.4
/** The same of a column of texts whose title stands beside the titles. */
const [fewestBelowTitle, leastBelowTitle] = [3, 0.25]
/** Columns that are no table by themselves take up this share of their page at most: others are text. */
const widestColumns = 0.4
/** Words of one text stand closer, in sizes of the writing. */
const wordSpace = 1
/** Points by which the columns on the second page may begin further in than the first does on its page: figures stand at the right of theirs. */
const furtherIn = 90
/** Points by which a table begins or ends elsewhere than the one beside it, for want of texts at its edges. */
const spare = 12
/** The margin at the right of the first page is at most so much wider than that at its left, in points, when the next column finds no room there: columns are wider than their texts. */
const room = 40
/** With more of the first page's titles on the second it is the same table once more. */
const mostTitlesAgain = 0.5

/** What is printed on a page as columns: rows of lines, and the table that they were read as, if they were. */
interface Columns {
  readonly rows: readonly (readonly Line[])[]
  readonly box: Box
  readonly table: Table | null
}
/** A table with further columns, and the lines of text that went to it. */
interface Widened {
  readonly table: Table
  readonly taken: ReadonlySet<Line>
}

/**
 * The places of pages whose table stands beside that of the page before, and does not go on below it. Pages whose columns stand in the very same places
 * go on below, unless those before stand beside each other too.
 */
export function pagesBeside(pages: readonly LaidOutPage[]): ReadonlySet<number> {
  const beside = new Set<number>()
  for (const [at, page] of pages.entries()) {
    const before = pages[at - 1]
    const table = before && onlyTable(before)?.table
    if (before === undefined || table == null) continue
    const left = columnsOfTable(table, before)
    const right = columnsOn(page, before)
    if (right === null) continue
    const chained = beside.has(at - 1)
    if (standsBeside(left, right, before, chained) && (chained || !haveSamePlaces(left, right))) beside.add(at)
  }
  return beside
}

/** Pages on which a table stands with the columns that further pages print beside it; these pages keep their headers and footers. */
export function withColumnsBeside(pages: readonly LaidOutPage[]): readonly LaidOutPage[] {
  const all = [...pages]
  for (let at = 0; at + 1 < all.length; at++) {
    const page = all[at]
    const region = page && onlyTable(page)
    if (page === undefined || region == null) continue
    const long = pagesOf(region.table)
    for (let next = at + long; next + long <= all.length; next += long) {
      const target = all[at]
      const whole = target && onlyTable(target)
      const parts = all.slice(next, next + long)
      const joined = whole == null ? null : withNext(whole.table, all.slice(at, at + long), parts)
      if (target === undefined || whole == null || joined === null) break
      all[at] = { ...target, regions: target.regions.map((own) => (own === whole ? { ...whole, table: joined.table } : own)) }
      parts.forEach((part, i) => {
        all[next + i] = { ...part, regions: withoutLines(part.regions, joined.taken) }
      })
    }
  }
  return all
}

/** What is left on a page whose columns went to the table: its headers and footers. */
const withoutLines = (regions: readonly Region[], taken: ReadonlySet<Line>): readonly Region[] =>
  regions.flatMap((region): readonly Region[] => {
    if (region.kind === 'table' || region.kind === 'picture') return []
    const lines = region.lines.filter((line) => !taken.has(line))
    return lines.length === region.lines.length ? [region] : lines.length === 0 ? [] : [{ ...region, lines }]
  })

const onlyTable = ({ regions }: LaidOutPage): TableRegion | null => {
  const tables = regions.filter((region) => region.kind === 'table')
  const [only, ...others] = tables
  return only !== undefined && others.length === 0 ? only : null
}
const pagesOf = ({ places }: Table): number => new Set(places.map(({ page }) => page)).size

/** The table with the columns of the next pages, each beside its own; null when they are not its columns. */
function withNext(table: Table, lefts: readonly LaidOutPage[], rights: readonly LaidOutPage[]): Widened | null {
  const first = rights[0]
  if (first === undefined || rights.some(({ page }) => page.outcome === 'failed')) return null
  const own = onlyTable(first)?.table ?? null
  if (own !== null && (pagesOf(own) !== rights.length || own.caption.length > 0)) return null
  if (rights.some((right) => holdsMore(right, own))) return null
  const goesOn = table.places.some(({ page }) => page > (lefts.at(-1)?.page.number ?? 0))
  const rows = new Map<number, number>()
  const texts: { readonly line: Line; readonly row: number }[] = []
  const repeated: Line[] = [...(own?.repeated ?? [])]
  const taken = new Set<Line>()
  for (const [i, right] of rights.entries()) {
    const left = lefts[i]
    if (left === undefined) return null
    const beside = columnsOfTable(table, left)
    const lines = textsOn(right, left, beside, own)
    const on = own === null ? columnsOfLines(lines, table, left.page.number) : columnsOfTable(own, right)
    if (on === null || (own === null && width(on.box) > widestColumns * right.page.size.width)) return null
    if (!standsBeside(beside, on, left, goesOn)) return null
    if (own !== null) for (const [row, at] of rowsInPlace(own, right.page.number, table, left.page.number)) rows.set(row, at)
    for (const line of lines) {
      const row = rowAt(table, left.page.number, centre(line.box).y)
      if (row < 0 && !areLevel([line], repeatedOn(table, left.page.number))) return null
      if (row < 0) repeated.push(line)
      else texts.push(...partsOf(line).map((part) => ({ line: part, row })))
      taken.add(line)
    }
  }
  const moved = own === null ? [] : movedTo(own, rows)
  if (moved === null) return null
  const places = own === null ? placesOfTexts(texts.map(({ line }) => line)) : placesOfColumns(own)
  const written = cellsOfTexts(texts, places)
  if (written.some((cell) => moved.some((other) => other.lines.length > 0 && areOneCell(cell, other)))) return null
  const added = [...moved.filter((cell) => !written.some((other) => areOneCell(cell, other))), ...written]
  return { table: joinedTables(table, own, { added, repeated, columns: places.length }), taken }
}

/** true for a page with a picture, or with a table other than that one: it is no page of columns. */
const holdsMore = ({ regions }: LaidOutPage, own: Table | null): boolean =>
  regions.some((region) => region.kind === 'picture' || (region.kind === 'table' && region.table !== own))

const areOneCell = (one: Cell, other: Cell): boolean => one.row === other.row && one.column === other.column

/**
 * The lines of text on a page that may be columns beside a table: all that are no running header or footer, and of these what stands in its rows over
 * or among the others, for figures at one height on several pages look like running headers. None beside a table other than over its columns.
 */
function textsOn(page: LaidOutPage, neighbour: LaidOutPage, { box }: Columns, own: Table | null): readonly Line[] {
  const text = page.regions.flatMap((region) => (region.kind === 'prose' && !isPassedOver(region, neighbour) ? region.lines : []))
  if (own !== null || text.length === 0) return text
  const column = unionOfAll(text, (line) => line.box)
  const level = page.regions
    .flatMap((region) => (region.kind === 'furniture' ? region.lines : []))
    .filter((line) => {
      const { x, y } = centre(line.box)
      return y > box.top && y < box.bottom && x > column.left && x < column.right
    })
  return [...text, ...level].sort((one, other) => one.box.top - other.box.top)
}

/** Where the columns on a page stand, those of its only table or of lines of text beside the one before; null for other pages. */
function columnsOn(page: LaidOutPage, neighbour: LaidOutPage): Columns | null {
  const own = onlyTable(page)?.table ?? null
  if (own !== null) return columnsOfTable(own, page)
  const table = onlyTable(neighbour)?.table ?? null
  if (table === null || holdsMore(page, null)) return null
  return columnsOfLines(textsOn(page, neighbour, columnsOfTable(table, neighbour), null), table, neighbour.page.number)
}

function columnsOfLines(lines: readonly Line[], table: Table, page: number): Columns | null {
  if (lines.length === 0) return null
  const rows = Map.groupBy(lines, (line) => rowAt(table, page, centre(line.box).y))
  return { rows: [...rows.values()], box: unionOfAll(lines, (line) => line.box), table: null }
}

/** The pieces of a line that stand further apart than words; the sign of a currency stays with its amount. */
function partsOf(line: Line): readonly Line[] {
  const parts: Word[][] = []
  for (const word of line.words) {
    const part = parts.at(-1)
    const last = part?.at(-1)
    const isApart = last === undefined || (word.box.left - last.box.right > wordSpace * sizeOf(word) && !/^\p{Sc}$/u.test(last.text))
    if (part === undefined || isApart) parts.push([word])
    else part.push(word)
  }
  return parts.length === 1 ? [line] : parts.map((words) => ({ ...line, words, box: unionOfAll(words, ({ box }) => box) }))
}

/** The stretches of x in which texts stand, parted where none does. */
function placesOfTexts(lines: readonly Line[]): readonly Place[] {
  const places: { left: number; right: number }[] = []
  for (const { box } of [...lines].sort((one, other) => one.box.left - other.box.left)) {
    const last = places.at(-1)
    if (last !== undefined && box.left <= last.right) last.right = Math.max(last.right, box.right)
    else places.push({ left: box.left, right: box.right })
  }
  return places
}
type Place = Pick<Box, 'left' | 'right'>

const placesOfColumns = ({ columns, cells }: Table): readonly Place[] =>
  columns.map((_, column) => {
    const { left, right } = unionOf(cells.filter((cell) => cell.column === column && cell.columnSpan === 1).map(({ place }) => place.box))
    return { left, right }
  })

/** Cells of the texts that stand in rows, each in the column whose place its middle is in or nearest to. */
function cellsOfTexts(texts: readonly { readonly line: Line; readonly row: number }[], places: readonly Place[]): readonly Cell[] {
  const nearest = ({ box }: Line): number => {
    const { x } = centre(box)
    const far = places.map(({ left, right }) => Math.max(left - x, x - right, 0))
    return far.indexOf(Math.min(...far))
  }
  const cells = Map.groupBy(texts, ({ line, row }) => `${row} ${nearest(line)}`)
  return [...cells.values()].flatMap((own): readonly Cell[] => {
    const [first] = own
    if (first === undefined) return []
    const lines = own.map(({ line }) => line)
    const column = nearest(first.line)
    const box = unionOfAll(lines, (each) => each.box)
    const page = first.line.words[0]?.page ?? 0
    return [
      {
        row: first.row,
        column,
        rowSpan: 1,
        columnSpan: 1,
        lines,
        value: { kind: 'text', text: textOfLines(lines) },
        place: { page, box: unionOf([box, { ...box, ...places[column] }]) },
        confidence: confidence(Math.min(...lines.flatMap(({ words }) => words.map((word) => word.confidence)))),
      },
    ]
  })
}

/** The row of a table on a page at some height; -1 for none. */
const rowAt = ({ cells }: Table, page: number, y: number): number =>
  cells.find(({ place, rowSpan }) => place.page === page && rowSpan === 1 && y >= place.box.top && y < place.box.bottom)?.row ?? -1

function columnsOfTable(table: Table, { page: { number } }: LaidOutPage): Columns {
  const cells = table.cells.filter(({ place }) => place.page === number)
  const rows = [
    ...Map.groupBy(
      cells.filter(({ lines, rowSpan }) => lines.length > 0 && rowSpan === 1),
      ({ row }) => row,
    ).values(),
  ]
  const again = repeatedOn(table, number)
  return {
    rows: [...(again.length > 0 ? [again] : []), ...rows.map((row) => row.flatMap(({ lines }) => lines))],
    box: unionOf([...cells.map(({ place }) => place.box), ...again.map(({ box }) => box)]),
    table,
  }
}

/** The titles that a page prints again. */
const repeatedOn = ({ repeated }: Table, page: number): readonly Line[] => repeated.filter(({ words }) => words[0]?.page === page)

/**
 * true when the columns are those that find no room on the page before: their rows stand where its rows do, its own reach the right margin, and they
 * begin where the page does. `goesOn`: others stand beside that page already.
 */
function standsBeside(left: Columns, right: Columns, page: LaidOutPage, goesOn: boolean): boolean {
  if (right.box.left < left.box.left - spare || right.box.left > left.box.left + furtherIn) return false
  const next = right.table === null ? width(right.box) : firstColumn(right.table)
  const free = page.page.size.width - left.box.right
  if (!goesOn && free > next + left.box.left + room) return false
  if (right.box.top < left.box.top - spare || right.box.bottom > left.box.bottom + spare) return false
  const levels = left.rows.map(levelOf)
  const matched = right.rows.filter((row) => {
    const own = levelOf(row)
    return levels.some((other) => isSameLevel(own, other))
  })
  const [titles, title] = [left.rows[0], right.rows[0]]
  const isTitled = right.table === null && titles !== undefined && title !== undefined && areLevel(title, titles)
  const [fewest, least] = isTitled ? [fewestBelowTitle, leastBelowTitle] : [fewestRows, leastMatched]
  if (matched.length < fewest || matched.length < right.rows.length || matched.length < least * left.rows.length) return false
  return !printsAgain(left, right)
}

const firstColumn = ({ cells }: Table): number =>
  Math.min(...cells.filter(({ column, columnSpan }) => column === 0 && columnSpan === 1).map(({ place }) => width(place.box)))

/** The heights of a row's lines, and that of its middle. */
interface Level {
  readonly baselines: readonly number[]
  readonly middle: number
}
function levelOf(row: readonly Line[]): Level {
  const { top, bottom } = unionOfAll(row, ({ box }) => box)
  return { baselines: row.map(baselineOf), middle: (top + bottom) / 2 }
}
/** true when two rows share the height of a line, or of their middles. */
const isSameLevel = (row: Level, other: Level): boolean =>
  Math.abs(row.middle - other.middle) <= sameHeight ||
  row.baselines.some((baseline) => other.baselines.some((beside) => Math.abs(baseline - beside) <= sameHeight))
const areLevel = (row: readonly Line[], other: readonly Line[]): boolean => isSameLevel(levelOf(row), levelOf(other))
const baselineOf = ({ words, box }: Line): number => words[0]?.baseline ?? box.bottom

/** true when the second page brings titles, or names of rows, of the first. */
function printsAgain(left: Columns, right: Columns): boolean {
  const textsOf = (row: readonly Line[] | undefined): readonly string[] => (row ?? []).map((line) => textOfLines([line]))
  const titles = new Set(textsOf(left.rows[0]))
  const own = textsOf(right.rows[0])
  const again = own.filter((text) => titles.has(text)).length
  if (own.length > 1 && again > mostTitlesAgain * own.length) return true
  const names = new Set(left.rows.flatMap((row) => textsOf(row).slice(0, 1)).filter((text) => /\p{L}{3}/u.test(text)))
  const named = right.rows.filter((row) => names.has(textsOf(row)[0] ?? '')).length
  return names.size >= fewestRows && named > mostTitlesAgain * right.rows.length
}

/** true when every column begins and ends where one of the other page does: the same columns once more. */
function haveSamePlaces(left: Columns, right: Columns): boolean {
  if (left.table === null || right.table === null || left.table.columns.length !== right.table.columns.length) return false
  const placesOf = ({ cells }: Table, column: number): Box =>
    unionOfAll(
      cells.filter((cell) => cell.column === column && cell.columnSpan === 1 && cell.lines.length > 0).flatMap(({ lines }) => lines),
      ({ box }) => box,
    )
  return left.table.columns.every((_, column) => {
    const [one, other] = [placesOf(left.table as Table, column), placesOf(right.table as Table, column)]
    return Math.abs(one.left - other.left) <= 3 || Math.abs(one.right - other.right) <= 3
  })
}

/** Of each row of the second table on a page the row of the first that stands at its height. */
function rowsInPlace(second: Table, page: number, first: Table, firstPage: number): ReadonlyMap<number, number> {
  const linesOf = (table: Table, on: number) =>
    Map.groupBy(
      table.cells.filter(({ place, lines, rowSpan }) => place.page === on && lines.length > 0 && rowSpan === 1),
      ({ row }) => row,
    )
  const beside = [...linesOf(first, firstPage)]
  const found = new Map<number, number>()
  for (const [row, cells] of linesOf(second, page)) {
    const lines = cells.flatMap((cell) => cell.lines)
    const at = beside.find(([, others]) =>
      areLevel(
        lines,
        others.flatMap((cell) => cell.lines),
      ),
    )?.[0]
    if (at !== undefined) found.set(row, at)
  }
  return found
}

/** The cells of the table in the rows that theirs stand beside; null where these keep no order. */
function movedTo({ cells, rowCount }: Table, rows: ReadonlyMap<number, number>): readonly Cell[] | null {
  const ordered = [...rows].sort(([one], [other]) => one - other).map(([, at]) => at)
  if (ordered.some((at, i) => i > 0 && at <= (ordered[i - 1] ?? 0))) return null
  // Rows whose cells all span others have no height of their own.
  const placeOf = (row: number): number | null =>
    rows.get(row) ?? (rows.has(row + 1) ? (rows.get(row + 1) ?? 0) - 1 : rows.has(row - 1) ? (rows.get(row - 1) ?? 0) + 1 : null)
  if (Array.from({ length: rowCount }, (_, row) => placeOf(row)).includes(null)) return null
  return cells.map((cell) => {
    const from = placeOf(cell.row) ?? 0
    return { ...cell, row: from, rowSpan: (placeOf(cell.row + cell.rowSpan - 1) ?? from) - from + 1 }
  })
}

/** The first table with further columns at its right; places without a cell are empty ones. */
function joinedTables(
  first: Table,
  second: Table | null,
  { added, repeated, columns }: { readonly added: readonly Cell[]; readonly repeated: readonly Line[]; readonly columns: number },
): Table {
  const offset = first.columns.length
  const taken = new Set(added.flatMap(({ row, column, rowSpan, columnSpan }) => placesIn(row, column, rowSpan, columnSpan)))
  const places = second?.places ?? placesOfCells(added)
  const boxes = Array.from({ length: columns }, (_, column) => added.find((cell) => cell.column === column && cell.columnSpan === 1)?.place)
  const empty = Array.from({ length: first.rowCount * columns }, (_, i): Cell | null => {
    const [row, column] = [Math.floor(i / columns), i % columns]
    if (taken.has(`${row} ${column}`)) return null
    const beside = first.cells.find((cell) => cell.row === row)?.place
    const place = boxes[column] ?? places[0]
    if (place === undefined) return null
    const { top, bottom } = beside?.box ?? place.box
    return {
      row,
      column,
      rowSpan: 1,
      columnSpan: 1,
      lines: [],
      value: null,
      place: { page: place.page, box: { ...place.box, top, bottom } },
      confidence: first.confidence,
    }
  }).flatMap((cell) => (cell === null ? [] : [cell]))
  const further = [...added, ...empty].map((cell) => ({ ...cell, column: cell.column + offset }))
  const titles = Array.from({ length: columns }, (_, column): Column => ({ title: titleOf(added, column, first.headerRows), kind: 'text' }))
  return {
    ...first,
    columns: [...first.columns, ...titles],
    cells: [...first.cells, ...further].sort((a, b) => a.row - b.row || a.column - b.column),
    places: [...first.places, ...places],
    repeated: [...first.repeated, ...repeated],
    confidence: confidence(Math.min(first.confidence, second?.confidence ?? 1) * 0.95),
  }
}

const placesIn = (row: number, column: number, rowSpan: number, columnSpan: number): readonly string[] =>
  Array.from({ length: rowSpan * columnSpan }, (_, i) => `${row + Math.floor(i / columnSpan)} ${column + (i % columnSpan)}`)

const placesOfCells = (cells: readonly Cell[]): Table['places'] =>
  [...Map.groupBy(cells, ({ place }) => place.page)].map(([page, own]) => ({ page, box: unionOfAll(own, ({ place }) => place.box) }))

/** The texts over a column; null for none. */
function titleOf(cells: readonly Cell[], column: number, headerRows: number): string | null {
  const over = cells.filter((cell) => cell.row < headerRows && cell.column <= column && cell.column + cell.columnSpan > column)
  const text = over.map(({ lines }) => textOfLines(lines)).join(' ')
  return text === '' ? null : text
}
