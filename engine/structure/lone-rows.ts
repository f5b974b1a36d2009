import { type Box, unionOf } from '../geometry/index.ts'
import { type Cell, confidence, type Line, lineSize, median, type Table, textOfLines, type Word } from '../model/index.ts'
import type { LaidOutPage, Region } from '../stages.ts'
import { foot, head, sameSize, slack, withoutLines } from './page-breaks.ts'

/** Two rows make a table by themselves where they are far enough apart; more than this always do. */
const mostRows = 3
/**
 * The table with the rows that stand alone at the head of the next page, and what is left of that page; null when there are none. A row too
 * few to be a table of its own is told by its columns: every text begins, ends or stands in the middle where those of its column do, figures
 * under figures. `isPassedOver` knows running headers, which are no rows.
 */
export function withLoneRows(
  table: Table,
  before: LaidOutPage,
  page: LaidOutPage,
  isPassedOver: (region: Region) => boolean,
): { readonly table: Table; readonly regions: readonly Region[] } | null {
  const last = table.places.at(-1)
  if (last === undefined || last.box.bottom < foot * before.page.size.height || table.form !== undefined) return null
  const columns = columnsOf(table, last.page)
  if (columns === null) return null
  const { repeated, rows } = rowsAtHead(table, columns, page, isPassedOver)
  if (rows.length === 0) return null
  const taken = new Set([...repeated, ...rows.flatMap(({ lines }) => lines)])
  const cells = rows.flatMap(({ texts, box }, index) =>
    columns.map((column, number): Cell => cellOf(texts[number] ?? [], column, table.rowCount + index, number, box, page.page.number)),
  )
  const box = unionOf([...taken].map((line) => line.box))
  return {
    table: {
      ...table,
      rowCount: table.rowCount + rows.length,
      cells: [...table.cells, ...cells],
      places: [...table.places, { page: page.page.number, box }],
      repeated: [...table.repeated, ...repeated],
      confidence: confidence(table.confidence * 0.95),
    },
    regions: page.regions.flatMap((region) => withoutLines(region, taken)),
  }
}

export interface ColumnOfTexts {
  readonly left: number
  readonly right: number
  /** Usual places of its texts. */
  readonly texts: { readonly left: number; readonly right: number; readonly middle: number } | null
  readonly isOfFigures: boolean
}
export interface LoneRow {
  readonly lines: readonly Line[]
  /** The lines of each column. */
  readonly texts: readonly (readonly Line[])[]
  readonly box: Box
}

/** What the last page of the table tells of its columns; null where fewer than two have texts. */
export function columnsOf(table: Table, page: number): readonly ColumnOfTexts[] | null {
  const cells = table.cells.filter((cell) => cell.row >= table.headerRows && cell.place.page === page && cell.columnSpan === 1)
  const usual = (values: readonly number[]) => median(values, Number.NaN)
  const columns = table.columns.map((_, number): ColumnOfTexts => {
    const own = cells.filter((cell) => cell.column === number)
    const boxes = own.flatMap(({ lines }) => lines.map(({ box }) => box))
    return {
      left: usual(own.map(({ place }) => place.box.left)),
      right: usual(own.map(({ place }) => place.box.right)),
      texts:
        boxes.length < 2
          ? null
          : {
              left: usual(boxes.map(({ left }) => left)),
              right: usual(boxes.map(({ right }) => right)),
              middle: usual(boxes.map(({ left, right }) => (left + right) / 2)),
            },
      isOfFigures: isOfFigures(own),
    }
  })
  if (columns.some(({ left, right }) => Number.isNaN(left + right))) return null
  return columns.filter(({ texts }) => texts !== null).length < 2 ? null : columns
}

const hasFigure = (text: string): boolean => /\p{Nd}/u.test(text)
function isOfFigures(cells: readonly Cell[]): boolean {
  const filled = cells.filter(({ lines }) => lines.length > 0)
  return filled.length > 0 && filled.filter(({ lines }) => hasFigure(textOfLines(lines))).length > 0.7 * filled.length
}

function rowsAtHead(
  table: Table,
  columns: readonly ColumnOfTexts[],
  page: LaidOutPage,
  isPassedOver: (region: Region) => boolean,
): { readonly repeated: readonly Line[]; readonly rows: readonly LoneRow[] } {
  const size = median(
    table.cells.flatMap((cell) => cell.lines.map(lineSize)),
    0,
  )
  const titles = titlesOf(table)
  const repeated: Line[] = []
  const rows: LoneRow[] = []
  for (const { lines, isAside } of textRowsOf(page, isPassedOver)) {
    const texts = lines.some((line) => Math.abs(lineSize(line) - size) > sameSize * size) ? null : textsOf(lines, columns)
    const above = rows.at(-1)
    if (above === undefined && texts !== null && repeated.length === 0 && titles.size > 0 && isHeader(texts, titles)) {
      repeated.push(...lines)
      continue
    }
    const row = texts === null ? null : { lines, texts, box: unionOf(lines.map(({ box }) => box)) }
    if (row !== null && above !== undefined && goesOn(row, above, columns, size)) rows[rows.length - 1] = joinOf(above, row)
    // A title and a page number stand at the two edges of the page, and so do the outer columns of many tables.
    else if (row !== null && isRow(row, columns, size, isAside ? 3 : 2) && isNext(row, above, page, size)) rows.push(row)
    // Above the first row, a running header may stand.
    else if (above !== undefined || !isAside) break
  }
  return rows.length > mostRows ? { repeated: [], rows: [] } : { repeated, rows }
}

/** The lines of text of a page above its first table or picture, those beside one another together, from top to bottom. */
function* textRowsOf(page: LaidOutPage, isPassedOver: (region: Region) => boolean) {
  const firstTable = page.regions.find(({ kind }) => kind === 'table' || kind === 'picture')
  let left = page.regions
    .flatMap((region) =>
      region.kind === 'prose' || region.kind === 'furniture'
        ? region.lines.map((line) => ({ line, isAside: region.kind === 'furniture' || isPassedOver(region) }))
        : [],
    )
    .filter(({ line }) => line.words[0]?.turn === 0 && (firstTable === undefined || line.box.bottom <= firstTable.place.box.top))
    .sort((a, b) => a.line.box.top - b.line.box.top)
  for (let [first] = left; first !== undefined; [first] = left) {
    const middle = (first.line.box.top + first.line.box.bottom) / 2
    const beside = left.filter(({ line }) => line.box.top <= middle && line.box.bottom >= middle)
    left = left.filter((each) => !beside.includes(each))
    yield { lines: beside.map(({ line }) => line), isAside: beside.some(({ isAside }) => isAside) }
  }
}

const plain = (lines: readonly Line[]): string => textOfLines(lines).replace(/\s+/g, ' ').toLowerCase()
/** The titles of a table with one row of them, by column. */
const titlesOf = (table: Table): ReadonlyMap<number, string> =>
  new Map(
    table.headerRows !== 1
      ? []
      : table.cells.filter((cell) => cell.row === 0 && cell.lines.length > 0).map((cell) => [cell.column, plain(cell.lines)]),
  )
const isHeader = (texts: readonly (readonly Line[])[], titles: ReadonlyMap<number, string>): boolean =>
  texts.every((lines, column) => (lines.length === 0 ? '' : plain(lines)) === (titles.get(column) ?? ''))

/** The words of some lines on one height, in the columns of the table. */
export function textsOf(lines: readonly Line[], columns: readonly ColumnOfTexts[]): readonly (readonly Line[])[] {
  const groups = columns.map((): Word[] => [])
  for (const word of lines.flatMap((line) => line.words).sort((a, b) => a.box.left - b.box.left)) {
    const middle = (word.box.left + word.box.right) / 2
    groups[
      Math.max(
        0,
        columns.findLastIndex(({ left }) => middle >= left),
      )
    ]?.push(word)
  }
  return groups.map((words) => (words.length === 0 ? [] : [{ words, box: unionOf(words.map(({ box }) => box)) }]))
}

/** true for texts of which every one stands where its column has its texts; `fewest` columns have some. */
export function isRow({ texts }: LoneRow, columns: readonly ColumnOfTexts[], size: number, fewest: number): boolean {
  const filled = texts.filter((lines) => lines.length > 0)
  const hasFigures = texts.some((lines, number) => lines.length > 0 && columns[number]?.isOfFigures)
  if (filled.length < fewest || (2 * filled.length < columns.length && !hasFigures) || !standApart(filled, size)) return false
  return columns.every((column, number) => (texts[number] ?? []).every((line) => isAtHome(line, column)))
}

const isNext = (row: LoneRow, above: LoneRow | undefined, { page }: LaidOutPage, size: number): boolean =>
  above === undefined ? row.box.top < head * page.size.height : row.box.top - above.box.bottom < 3 * size

/** true for the next line of texts that are too long for their columns: close below, and under texts alone. */
export const goesOn = (row: LoneRow, above: LoneRow, columns: readonly ColumnOfTexts[], size: number): boolean =>
  row.box.top - above.box.bottom < 0.6 * size &&
  (row.texts[0] ?? []).length === 0 &&
  row.texts.every((lines, number) => {
    const [first] = above.texts[number] ?? []
    return lines.every(({ box }) => !columns[number]?.isOfFigures && first !== undefined && Math.abs(first.box.left - box.left) <= slack)
  })

export const joinOf = (above: LoneRow, row: LoneRow): LoneRow => ({
  lines: [...above.lines, ...row.lines],
  texts: above.texts.map((lines, number) => [...lines, ...(row.texts[number] ?? [])]),
  box: unionOf([above.box, row.box]),
})

/** true when somewhere more than a word space parts two columns: the words of a sentence have none. */
const standApart = (texts: readonly (readonly Line[])[], size: number): boolean =>
  texts.some(([line], index) => {
    const [next] = texts[index + 1] ?? []
    return next !== undefined && line !== undefined && next.box.left - line.box.right > size
  })

/** true for a text that begins, ends or has its middle where those of the column do, a figure where it has figures. */
export function isAtHome(line: Line, { texts, isOfFigures: figures }: ColumnOfTexts): boolean {
  if (texts === null || (figures && !line.words.some(({ text }) => hasFigure(text)))) return false
  const { left, right } = line.box
  return (
    Math.abs(left - texts.left) <= slack || Math.abs(right - texts.right) <= slack || Math.abs((left + right) / 2 - texts.middle) <= slack
  )
}

export function cellOf(
  lines: readonly Line[],
  column: ColumnOfTexts,
  row: number,
  number: number,
  { top, bottom }: Box,
  page: number,
): Cell {
  return {
    row,
    column: number,
    rowSpan: 1,
    columnSpan: 1,
    lines,
    value: lines.length === 0 ? null : { kind: 'text', text: textOfLines(lines) },
    place: { page, box: { left: column.left, top, right: column.right, bottom } },
    confidence: confidence(0.9 * Math.min(1, ...lines.flatMap(({ words }) => words.map((word) => word.confidence)))),
  }
}
