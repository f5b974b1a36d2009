import { type Box, unionOf } from '../geometry/index.ts'
import {
  type Cell,
  captionKind,
  confidence,
  type Line,
  lineSize,
  median,
  type Table,
  textOfLine,
  textOfLines,
  type Word,
} from '../model/index.ts'
import type { LaidOutPage, Region } from '../stages.ts'
import { columnAt, isInOneColumn, leftEdges, linesOf, titlesAgain, wordsOf } from './same-titles.ts'

/** Share of its page's height below which a table begins that has no room for more than a few rows. */
const foot = 0.5
/** More rows make a table by themselves. */
const mostRows = 4
/** Lines further apart than this many sizes are of two rows. */
const rowsApart = 1.7
/** A caption stands within this many sizes above the titles. */
const nearCaption = 2.5

/**
 * The first rows of a table that stand at the foot of the page before it, under the titles that the table prints again; null where there are none.
 * A table is not found there by itself: its titles alone, or with a row or two, are too few. `regions` are those of that page with the rows as a table.
 */
export function begunAtFoot(
  table: Table,
  before: LaidOutPage,
  isPassedOver: (region: Region) => boolean,
): { readonly table: Table; readonly regions: readonly Region[] } | null {
  const titleCells = table.cells.filter((cell) => cell.row < table.headerRows)
  const titles = wordsOf(titleCells)
  const page = titles[0]?.page
  if (titles.length < table.columns.length || table.form !== undefined || titles.some((word) => word.page !== page || word.turn !== 0))
    return null
  const upper = foot * before.page.size.height
  const regions = before.regions.filter((region) => region.place.box.bottom > upper && !isPassedOver(region))
  const words = regions.flatMap(wordsOfRegion).filter((word) => word.box.top > upper)
  const found = titlesAgain(titles, words)
  const lefts = leftEdges(table, page)
  if (found === null || lefts === null || Math.abs(found.moved) > 1) return null
  const again = [...found.words]
  const titleBox = unionOf(again.map(({ box }) => box))
  const body = words.filter((word) => word.box.bottom > titleBox.top + 1 && !found.words.has(word))
  const edges = [...lefts.map((left) => left + found.moved), Number.POSITIVE_INFINITY]
  if (body.some(({ box }) => (box.top + box.bottom) / 2 <= titleBox.bottom || box.left < (edges[0] ?? 0) - 2)) return null
  const rows = rowsOf(body, edges)
  if (rows === null || rows.length > mostRows) return null
  const taken = new Set<Word>([...again, ...body])
  const left = regionsWithout(before.regions, taken)
  if (left === null) return null
  const begunCells = cellsUnder(table, { titles, again, edges, rows, page: before.page.number })
  const box = unionOf([...taken].map((word) => word.box))
  const caption = captionAbove(left, titleBox)
  const captioned = caption === null || table.caption.length > 0 ? null : caption
  const begun: Table = {
    ...table,
    ...(captioned === null ? {} : { caption: captioned.lines, title: captioned.lines.map(textOfLine).join(' ') }),
    rowCount: table.headerRows + rows.length,
    cells: begunCells,
    places: [{ page: before.page.number, box }],
    repeated: [],
  }
  const kept = captioned === null ? left : left.filter((region) => region !== captioned.region)
  return { table: begun, regions: [...kept, { kind: 'table', table: begun, place: { page: before.page.number, box } }] }
}

/** Further rows that page has at its head under the titles of a table of the page before, where they were not read as a table that goes on. */
export function goesOnAtHead(
  table: Table,
  { page, regions }: LaidOutPage,
  isPassedOver: (region: Region) => boolean,
): { readonly table: Table; readonly regions: readonly Region[] } | null {
  const titleCells = table.cells.filter((cell) => cell.row < table.headerRows)
  const titles = wordsOf(titleCells)
  const last = table.places.at(-1)?.page
  if (titles.length < table.columns.length || table.form !== undefined || titles.some(({ turn }) => turn !== 0)) return null
  const words = regions.filter((region) => !isPassedOver(region)).flatMap(wordsOfRegion)
  const found = titlesAgain(
    titles,
    words.filter(({ box }) => box.top < head * page.size.height),
  )
  const lefts = leftEdges(table, last)
  if (found === null || lefts === null || Math.abs(found.moved) > 1) return null
  const again = [...found.words]
  const titleBox = unionOf(again.map(({ box }) => box))
  if (words.some((word) => word.box.bottom < titleBox.top)) return null
  const edges = [...lefts.map((left) => left + found.moved), Number.POSITIVE_INFINITY]
  const size = median(linesOf(again).map(lineSize), 0)
  const lineOf = new Map(
    regions.flatMap((region) =>
      region.kind === 'prose' ? region.lines.flatMap((line) => line.words.map((word) => [word, line] as const)) : [],
    ),
  )
  const isOfRow = (word: Word): boolean => (lineOf.get(word)?.words ?? [word]).every(({ box }) => isInOneColumn(box, edges))
  const body: Word[] = []
  let bottom = titleBox.bottom
  for (const line of linesOf(words.filter((word) => word.box.top > titleBox.bottom - 1 && !found.words.has(word)))) {
    // A raised figure begins a note.
    const isNote = line.words[0]?.raised === 'superscript'
    if (line.box.top - bottom > farthestRow * size || isNote || !line.words.every(isOfRow)) break
    body.push(...line.words)
    bottom = line.box.bottom
  }
  const rows = body.length === 0 ? null : rowsOf(body, edges)
  const taken = new Set<Word>([...again, ...body])
  const left = regionsWithout(regions, taken)
  if (rows === null || left === null || rows.length > mostRowsAtHead) return null
  const box = unionOf([...taken].map((word) => word.box))
  const part: Table = {
    ...table,
    caption: [],
    title: null,
    rowCount: table.headerRows + rows.length,
    cells: cellsUnder(table, { titles, again, edges, rows, page: page.number }),
    places: [{ page: page.number, box }],
    repeated: [],
  }
  return { table: part, regions: [{ kind: 'table', table: part, place: { page: page.number, box } }, ...left] }
}
/** Share of the page's height in which titles stand that are printed again. */
const head = 0.25
/** Rows stand at most this many sizes apart. */
const farthestRow = 3
const mostRowsAtHead = 12

interface RowsUnderTitles {
  readonly titles: readonly Word[]
  /** The same titles on the other page. */
  readonly again: readonly Word[]
  readonly edges: readonly number[]
  readonly rows: readonly (readonly Word[])[]
  readonly page: number
}

/** The cells of the titles as they stand on that page, and of the rows below them. */
function cellsUnder(table: Table, { titles, again, edges, rows, page }: RowsUnderTitles): readonly Cell[] {
  const byWord = new Map(titles.map((word, at) => [word, again[at] ?? word]))
  const down = (again[0]?.box.top ?? 0) - (titles[0]?.box.top ?? 0)
  const heads = table.cells
    .filter((cell) => cell.row < table.headerRows)
    .map((cell): Cell => {
      const { box } = cell.place
      const lines = cell.lines.map((line): Line => {
        const own = line.words.map((word) => byWord.get(word) ?? word)
        return { ...line, words: own, box: unionOf(own.map((word) => word.box)) }
      })
      return { ...cell, lines, place: { page, box: { ...box, top: box.top + down, bottom: box.bottom + down } } }
    })
  const right = Math.max(...table.cells.map(({ place }) => place.box.right))
  const cells = rows.flatMap((row, index) => {
    const { top, bottom } = unionOf(row.map(({ box }) => box))
    const isWhole = row.some(({ box }) => !isInOneColumn(box, edges))
    return edges.slice(0, -1).map((edge, column): Cell => {
      const lines = linesOf(isWhole ? (column === 0 ? row : []) : row.filter(({ box }) => columnAt(box, edges) === column))
      const next = edges[column + 1] ?? right
      return {
        row: table.headerRows + index,
        column,
        rowSpan: 1,
        columnSpan: 1,
        lines,
        value: lines.length === 0 ? null : { kind: 'text', text: textOfLines(lines) },
        place: { page, box: { left: edge, right: Number.isFinite(next) ? next : right, top, bottom } },
        confidence: confidence(0.9 * Math.min(1, ...lines.flatMap((line) => line.words.map((word) => word.confidence)))),
      }
    })
  })
  return [...heads, ...cells]
}

const wordsOfRegion = (region: Region): readonly Word[] =>
  region.kind === 'table'
    ? [...wordsOf(region.table.cells), ...region.table.caption.flatMap(({ words }) => words)]
    : region.kind === 'prose'
      ? region.lines.flatMap(({ words }) => words)
      : []

/** The words as rows from the top: a row begins in the first column, or clearly below the line above; null for what stands between columns but is no heading. */
function rowsOf(words: readonly Word[], edges: readonly number[]): readonly (readonly Word[])[] | null {
  const lines = linesOf(words)
  const size = median(lines.map(lineSize), 0)
  const rows: Word[][] = []
  let above: Line | null = null
  for (const line of lines) {
    const crossing = line.words.filter(({ box }) => !isInOneColumn(box, edges)).length
    if (crossing > 0 && line.words.some(({ box }) => box.left > (edges[1] ?? 0) + 2 * size && columnAt(box, edges) > 1)) return null
    const begins = line.words.some(({ box }) => columnAt(box, edges) === 0)
    const isBelow = above !== null && line.box.bottom - above.box.bottom > rowsApart * size
    const row = rows.at(-1)
    if (row === undefined || begins || isBelow) rows.push([...line.words])
    else row.push(...line.words)
    above = line
  }
  return rows
}

/** The regions without those words; null when a line or a table is only partly theirs. */
function regionsWithout(regions: readonly Region[], taken: ReadonlySet<Word>): readonly Region[] | null {
  const left: Region[] = []
  for (const region of regions) {
    const words = wordsOfRegion(region)
    const own = words.filter((word) => taken.has(word)).length
    if (own === 0) left.push(region)
    else if (region.kind === 'prose') {
      if (region.lines.some(({ words: of }) => of.some((word) => taken.has(word)) && !of.every((word) => taken.has(word)))) return null
      const lines = region.lines.filter(({ words: of }) => !of.some((word) => taken.has(word)))
      if (lines.length > 0) left.push({ ...region, lines, place: { ...region.place, box: unionOf(lines.map(({ box }) => box)) } })
    } else if (own < words.length) return null
  }
  return left
}

/** The last region above the titles when it is a caption of a table right above them. */
function captionAbove(regions: readonly Region[], { top }: Box): { readonly lines: readonly Line[]; readonly region: Region } | null {
  const above = regions.filter((region) => region.kind === 'prose' && region.place.box.bottom <= top + 1)
  const last = above.sort((a, b) => a.place.box.bottom - b.place.box.bottom).at(-1)
  const [first] = last?.kind === 'prose' ? last.lines : []
  if (last?.kind !== 'prose' || first === undefined || captionKind(first) !== 'table') return null
  const size = median(last.lines.map(lineSize), 0)
  return top - last.place.box.bottom <= nearCaption * size ? { lines: last.lines, region: last } : null
}
