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

/** `sheet`, `table` and `block` count from 0, as corrections do. */
export type Target =
  | { readonly kind: 'field'; readonly sheet: number; readonly path: FieldPath }
  | { readonly kind: 'cell'; readonly table: number; readonly row: number; readonly column: number }
  | { readonly kind: 'table'; readonly table: number }
  | { readonly kind: 'block'; readonly block: number }

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

const grids = new WeakMap<Table, readonly (readonly (Cell | undefined)[])[]>()
/** The cells of a table by row and column; a cell over several rows or columns stands at each of them. */
export function gridOf(table: Table): readonly (readonly (Cell | undefined)[])[] {
  const known = grids.get(table)
  if (known) return known
  const grid: (Cell | undefined)[][] = Array.from({ length: table.rowCount }, () => new Array<Cell | undefined>(table.columns.length))
  for (const cell of table.cells)
    for (let row = cell.row; row < cell.row + cell.rowSpan; row++)
      for (let column = cell.column; column < cell.column + cell.columnSpan; column++) {
        const line = grid[row]
        if (line) line[column] = cell
      }
  grids.set(table, grid)
  return grid
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
  return `Line ${path.item + 1}, ${titled(list?.fields.find(({ name }) => name === path.name)?.title, path.name).toLowerCase()}`
}

/** What people call a column: its title, else its letter. */
export const titleOfColumn = (table: Table, column: number): string => table.columns[column]?.title || `Column ${letterOf(column)}`

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
      const text = `${table.rowCount} rows, ${table.columns.length} columns`
      return described(target, `Table ${target.table + 1}`, text, table.confidence, table.places[0] ?? null)
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
  const row = cell.row < table.headerRows ? 'header' : `row ${cell.row - table.headerRows + 1}`
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
  heading: 'Heading',
  paragraph: 'Paragraph',
  'list-item': 'List item',
  picture: 'Picture',
  furniture: 'Page header or footer',
  table: 'Table',
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

const cellsByPage = new WeakMap<Table, ReadonlyMap<number, readonly Cell[]>>()
function cellsOn(table: Table, page: number): readonly Cell[] {
  let pages = cellsByPage.get(table)
  if (!pages) {
    const made = new Map<number, Cell[]>()
    for (const cell of table.cells) {
      if (cell.value === null) continue
      const at = placeOfCell(cell).page
      const own = made.get(at)
      if (own) own.push(cell)
      else made.set(at, [cell])
    }
    pages = made
    cellsByPage.set(table, pages)
  }
  return pages.get(page) ?? []
}

const spots = new WeakMap<ParsedDocument, Map<number, readonly Seen[]>>()
/** Everything on a page that has a box of its own, in reading order: fields, then cells, then text where there is neither. */
export function spotsOn(document: ParsedDocument, page: number): readonly Seen[] {
  const known = spots.get(document) ?? new Map<number, readonly Seen[]>()
  spots.set(document, known)
  const made = known.get(page) ?? [...fieldsOn(document, page), ...cellSpots(document, page), ...blocksOn(document, page)]
  known.set(page, made)
  return made
}

const cellSpots = (document: ParsedDocument, page: number): readonly Seen[] =>
  tablesOf(document).flatMap((table, index) => cellsOn(table, page).map((cell) => seenCell(table, index, cell)))

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
