// What a person can point at in a result: a field, a cell, a whole table, a block of text. Each has a place on a page, a text and a
// confidence, and all parts of the viewer speak of it by the same key.

import {
  type Block,
  type Box,
  type Cell,
  type Field,
  type FieldPath,
  type FieldSheet,
  linesOf,
  type ParsedDocument,
  type Place,
  type Standing,
  standingOf,
  type Table,
  textOfLines,
  type Word,
} from '@docmill/engine/model'
import * as texts from '../texts/viewer.ts'

/** `sheet`, `table` and `block` count from 0, as corrections do. */
export type Target =
  | { readonly kind: 'field'; readonly sheet: number; readonly path: FieldPath }
  | { readonly kind: 'cell'; readonly table: number; readonly row: number; readonly column: number }
  | { readonly kind: 'table'; readonly table: number }
  | { readonly kind: 'block'; readonly block: number }

/** What a table is called: its title or caption, else its number. */
export const nameOfTable = (table: Table, index: number): string =>
  table.title || textOfLines(table.caption).replaceAll('\n', ' ') || texts.table(index + 1)

/** A name for a target that is equal for equal targets. */
export function keyOf(target: Target): string {
  switch (target.kind) {
    case 'field':
      return 'list' in target.path
        ? `field/${target.sheet}/${target.path.list}/${target.path.item}/${target.path.name}`
        : `field/${target.sheet}/${target.path.name}`
    case 'cell':
      return `cell/${target.table}/${target.row}/${target.column}`
    case 'table':
      return `table/${target.table}`
    case 'block':
      return `block/${target.block}`
  }
}

const tables = new WeakMap<ParsedDocument, readonly Table[]>()
/** The tables of a document in reading order: what `table` of a correction counts. */
export function tablesOf(document: ParsedDocument): readonly Table[] {
  const known = tables.get(document) ?? document.blocks.filter((block): block is Table => block.kind === 'table')
  tables.set(document, known)
  return known
}

const grids = new WeakMap<Table, Grid>()
type Grid = readonly (readonly (Cell | undefined)[])[]
/** The table whose grid was asked for last: the next one mostly differs from it in a cell. */
let lastGrid: WeakRef<Table> | null = null

/** The cells of a table by row and column; a cell over several rows or columns stands at each of them. */
export function gridOf(table: Table): Grid {
  const known = grids.get(table)
  if (known) return known
  const before = lastGrid?.deref()
  const grid = (before && gridLike(before, table)) ?? newGrid(table)
  grids.set(table, grid)
  lastGrid = new WeakRef(table)
  return grid
}

function newGrid(table: Table): Grid {
  const grid: (Cell | undefined)[][] = Array.from({ length: table.rowCount }, () => new Array<Cell | undefined>(table.columns.length))
  for (const cell of table.cells) put(grid, cell)
  return grid
}

function put(grid: (Cell | undefined)[][], cell: Cell): void {
  for (let row = cell.row; row < cell.row + cell.rowSpan; row++) grid[row]?.fill(cell, cell.column, cell.column + cell.columnSpan)
}

/** The last grid with the cells exchanged that differ, its other rows the very same; null when more than single cells differ. */
function gridLike(before: Table, table: Table): Grid | null {
  const grid = grids.get(before)
  const changed = changedCells(before, table)
  if (grid === undefined || changed === null) return null
  const next = [...grid] as (Cell | undefined)[][]
  const rows = new Set(changed.flatMap(({ row, rowSpan }) => Array.from({ length: rowSpan }, (_, index) => row + index)))
  for (const row of rows) next[row] = [...(next[row] ?? [])]
  for (const cell of changed) put(next, cell)
  return next
}

/** Cells above which a table counts as another one. */
const mostChanged = 200

/** What was found last between two tables; weakly, or every step of a review would keep the table before it. */
const changes = new WeakMap<Table, { readonly before: WeakRef<Table>; readonly cells: readonly Cell[] | null }>()

/** The cells of a table that differ from those of the one before, where both have the same shape; null when they have not, or many differ. */
function changedCells(before: Table, now: Table): readonly Cell[] | null {
  const known = changes.get(now)
  if (known?.before.deref() === before) return known.cells
  const cells = foundChanges(before, now)
  changes.set(now, { before: new WeakRef(before), cells })
  return cells
}

function foundChanges(before: Table, now: Table): readonly Cell[] | null {
  if (before.cells.length !== now.cells.length || before.rowCount !== now.rowCount || before.columns.length !== now.columns.length)
    return null
  const changed: Cell[] = []
  for (let index = 0; index < now.cells.length; index++) {
    const [old, cell] = [before.cells[index] as Cell, now.cells[index] as Cell]
    if (old === cell) continue
    if (old.row !== cell.row || old.column !== cell.column || old.rowSpan !== cell.rowSpan || old.columnSpan !== cell.columnSpan)
      return null
    if (changed.push(cell) > mostChanged) return null
  }
  return changed
}

/** What a cell says, in one line; empty for an empty cell. */
export const textOfCell = (cell: Cell): string => (cell.value?.text ?? textOfLines(cell.lines)).replace(/\s*\n\s*/g, ' ')

/** Where the writing of a cell stands; the cell itself when it is empty. */
export function placeOfCell(cell: Cell): Place {
  const boxes = cell.lines.map((line) => line.box)
  return { page: cell.lines[0]?.words[0]?.page ?? cell.place.page, box: boxes.length > 0 ? around(boxes) : cell.place.box }
}

/** How a cell stands with the person who must trust it; what was checked is sure. */
export const standingOfCell = (cell: Cell): Standing => (cell.checked || cell.value === null ? 'sure' : standingOf(cell.confidence))

/** How a field stands; what a person set or accepted is sure. */
export const standingOfField = (field: Field): Standing => (field.source === 'person' ? 'sure' : standingOf(field.confidence))

/** The field a path names; null when it was not found. */
export function fieldAt(sheet: FieldSheet, path: FieldPath): Field | null {
  const fields = 'list' in path ? sheet.lists.find(({ name }) => name === path.list)?.items[path.item]?.fields : sheet.fields
  return fields?.find(({ name }) => name === path.name) ?? null
}

/** What people call the field of a path: its title, else its name in words; for a list with the number of its line. */
export function titleOfField(sheet: FieldSheet, path: FieldPath): string {
  if (!('list' in path)) return titled(sheet.definitions.find(({ name }) => name === path.name)?.title, path.name)
  const list = sheet.definitions.find(({ name }) => name === path.list)
  return texts.line(path.item + 1, titled(list?.fields.find(({ name }) => name === path.name)?.title, path.name).toLowerCase())
}

/** What people call a column: its title, else its letter. */
export const titleOfColumn = (table: Table, column: number): string => table.columns[column]?.title || texts.column(letterOf(column))

/** "A" for 0, "Z" for 25, "AA" for 26, as spreadsheets count columns. */
export const letterOf = (column: number): string =>
  (column >= 26 ? letterOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

/** A name in words when there is no title: "invoice_number" gives "Invoice number". */
export function titled(title: string | undefined, name: string): string {
  if (title) return title
  const words = name.replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What the viewer says and draws about a target. */
export interface Seen {
  readonly target: Target
  readonly key: string
  /** As people call it: "Due date", "Amount, row 4". */
  readonly name: string
  readonly text: string
  readonly confidence: number
  readonly standing: Standing
  /** Set or accepted by a person. */
  readonly checked: boolean
  /** null when nobody pointed at the page. */
  readonly place: Place | null
  readonly words: readonly Word[]
}

/** What stands at a target just now; null when the document has no such field, cell or block. */
export function seen(document: ParsedDocument, target: Target): Seen | null {
  switch (target.kind) {
    case 'field': {
      const sheet = document.sheets[target.sheet]
      const field = sheet && fieldAt(sheet, target.path)
      return sheet && field ? seenField(sheet, target, field) : null
    }
    case 'cell': {
      const table = tablesOf(document)[target.table]
      const cell = table && gridOf(table)[target.row]?.[target.column]
      return table && cell ? seenCell(table, target.table, cell) : null
    }
    case 'table': {
      const table = tablesOf(document)[target.table]
      if (!table) return null
      const text = texts.rowsAndColumns(table.rowCount, table.columns.length)
      return described(target, nameOfTable(table, target.table), text, table.confidence, table.places[0] ?? null)
    }
    case 'block': {
      const block = document.blocks[target.block]
      if (!block || block.kind === 'table') return null
      const text = textOfLines(linesOf(block))
      return inText(described(target, nameOfBlock(block), text, block.confidence, block.places[0] ?? null))
    }
  }
}

const described = (target: Target, name: string, text: string, confidence: number, place: Place | null): Seen => ({
  target,
  key: keyOf(target),
  name,
  text,
  confidence,
  standing: standingOf(confidence),
  checked: false,
  place,
  words: [],
})

/** Running text is not asked about word by word, so its boxes do not speak of doubt. */
const inText = (block: Seen): Seen => ({ ...block, standing: 'sure' })

function seenField(sheet: FieldSheet, target: Extract<Target, { kind: 'field' }>, field: Field): Seen {
  return {
    target,
    key: keyOf(target),
    name: titleOfField(sheet, target.path),
    text: field.value.text,
    confidence: field.confidence,
    standing: standingOfField(field),
    checked: field.source === 'person',
    place: field.evidence?.place ?? null,
    words: field.evidence?.words ?? [],
  }
}

function seenCell(table: Table, index: number, cell: Cell): Seen {
  const target: Target = { kind: 'cell', table: index, row: cell.row, column: cell.column }
  const row = cell.row < table.headerRows ? texts.headerRow : texts.row(cell.row - table.headerRows + 1)
  return {
    target,
    key: keyOf(target),
    name: `${titleOfColumn(table, cell.column)}, ${row}`,
    text: textOfCell(cell),
    confidence: cell.confidence,
    standing: standingOfCell(cell),
    checked: cell.checked === true,
    place: placeOfCell(cell),
    words: cell.lines.flatMap((line) => line.words),
  }
}

const blockNames: Readonly<Record<Block['kind'], string>> = {
  heading: texts.heading,
  paragraph: texts.paragraph,
  'list-item': texts.listItem,
  picture: texts.picture,
  furniture: texts.pageHeaderOrFooter,
  table: texts.aTable,
}
/** What people call a block. */
export const nameOfBlock = (block: Block): string =>
  block.kind === 'paragraph' && block.role !== 'body' ? block.role.charAt(0).toUpperCase() + block.role.slice(1) : blockNames[block.kind]

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
  top: Math.min(...boxes.map(({ top }) => top)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
})

type ByPage = ReadonlyMap<number, readonly Seen[]>
const seenByPage = new WeakMap<Table, { readonly index: number; readonly pages: ByPage }>()
/** The table last asked for at each number. */
const lastSeen = new Map<number, WeakRef<Table>>()

/** The filled cells of a table by the page they stand on, as the viewer speaks of them. */
function seenCells(table: Table, index: number): ByPage {
  const known = seenByPage.get(table)
  if (known?.index === index) return known.pages
  const before = lastSeen.get(index)?.deref()
  const pages = (before && seenLike(before, table, index)) ?? newlySeen(table, index)
  seenByPage.set(table, { index, pages })
  lastSeen.set(index, new WeakRef(table))
  return pages
}

function newlySeen(table: Table, index: number): ByPage {
  const pages = new Map<number, Seen[]>()
  for (const cell of table.cells) {
    if (cell.value === null) continue
    const page = placeOfCell(cell).page
    const own = pages.get(page)
    if (own) own.push(seenCell(table, index, cell))
    else pages.set(page, [seenCell(table, index, cell)])
  }
  return pages
}

/** The same with the cells exchanged that differ, other pages the very same; null when a cell came, went or moved to another page. */
function seenLike(before: Table, table: Table, index: number): ByPage | null {
  const seen = seenByPage.get(before)
  const named = before.headerRows === table.headerRows && before.columns.every(({ title }, at) => title === table.columns[at]?.title)
  const changed = named ? changedCells(before, table) : null
  if (seen?.index !== index || changed === null) return null
  const pages = new Map(seen.pages)
  for (const cell of changed) {
    const now = seenCell(table, index, cell)
    const page = now.place?.page ?? 0
    const own = pages.get(page) ?? []
    const at = own.findIndex(({ key }) => key === now.key)
    if (at === -1 || cell.value === null) return null
    pages.set(page, own.with(at, now))
  }
  return pages
}

const spots = new WeakMap<ParsedDocument, Map<number, readonly Seen[]>>()
interface PageSpots {
  readonly page: number
  /** What the boxes were made of. */
  readonly parts: readonly unknown[]
  readonly all: readonly Seen[]
}
let lastSpots: readonly PageSpots[] = []
/** Pages whose boxes are remembered, to give the very same while nothing on them changes: more than ever are in view. */
const rememberedPages = 12

/** Everything on a page that has a box of its own, in reading order: fields, then cells, then text where there is neither. */
export function spotsOn(document: ParsedDocument, page: number): readonly Seen[] {
  const known = spots.get(document) ?? new Map<number, readonly Seen[]>()
  spots.set(document, known)
  const made = known.get(page) ?? madeSpots(document, page)
  known.set(page, made)
  return made
}

function madeSpots(document: ParsedDocument, page: number): readonly Seen[] {
  const cells = tablesOf(document).flatMap((table, index) => {
    const own = seenCells(table, index).get(page)
    return own ? [own] : []
  })
  // A page whose cells, fields and text are the same has the same boxes: what draws them need not do so again.
  const parts = [...cells, ...document.sheets, ...document.blocks.filter(({ kind }) => kind !== 'table')]
  const last = lastSpots.find((each) => each.page === page)
  if (last && parts.length > 0 && last.parts.length === parts.length && parts.every((part, at) => part === last.parts[at])) return last.all
  const all = [...fieldsOn(document, page), ...cells.flat(), ...blocksOn(document, page)]
  lastSpots = [{ page, parts, all }, ...lastSpots.filter((each) => each.page !== page)].slice(0, rememberedPages)
  return all
}

/** Every field of a sheet with its path, single fields first, then list by list. */
export function pathsOf(sheet: FieldSheet): readonly FieldPath[] {
  const single = sheet.fields.map(({ name }): FieldPath => ({ name }))
  const listed = sheet.lists.flatMap((list) =>
    list.items.flatMap((item, index) => item.fields.map(({ name }): FieldPath => ({ list: list.name, item: index, name }))),
  )
  return [...single, ...listed]
}

const fieldsOn = (document: ParsedDocument, page: number): readonly Seen[] =>
  document.sheets.flatMap((sheet, index) =>
    pathsOf(sheet).flatMap((path) => {
      const field = fieldAt(sheet, path)
      if (field?.evidence?.place.page !== page) return []
      return [seenField(sheet, { kind: 'field', sheet: index, path }, field)]
    }),
  )

/** Where fields were asked for, boxes around every paragraph would hide them. */
function blocksOn(document: ParsedDocument, page: number): readonly Seen[] {
  if (document.sheets.length > 0) return []
  return document.blocks.flatMap((block, index) => {
    const place = block.places.find((each) => each.page === page)
    if (!place || block.kind === 'table' || block.kind === 'furniture') return []
    return [inText(described({ kind: 'block', block: index }, nameOfBlock(block), textOfLines(linesOf(block)), block.confidence, place))]
  })
}
