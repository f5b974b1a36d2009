import type { FieldDefinition, FieldList, FieldPath, FieldSheet, Table, ValueKind } from '@docmill/engine/model'
import {
  fieldAt,
  gridOf,
  keyOf,
  nameOfTable,
  standingOfCell,
  standingOfField,
  type Target,
  textOfCell,
  titled,
  titleOfColumn,
} from './targets.ts'

/** A cell as the grid shows it. */
export interface GridCell {
  readonly row: number
  readonly column: number
  readonly rowSpan: number
  readonly columnSpan: number
  readonly key: string
  readonly target: Target
  readonly text: string
  readonly standing: 'sure' | 'check' | 'doubtful'
  /** 0 to 1; null when nothing was read. */
  readonly confidence: number | null
  readonly checked: boolean
}

/** What a grid shows: a table of the document, or the objects of a list of fields. Rows and columns count from 0. */
export interface GridModel {
  readonly label: string
  readonly rowCount: number
  /** Rows at the top that name the columns; they belong to `rowCount`. */
  readonly headerRows: number
  readonly columns: readonly { readonly title: string; readonly right: boolean; readonly width: number }[]
  /** The cell that covers a place; null where there is none. */
  readonly cellAt: (row: number, column: number) => GridCell | null
  /** Something that is the very same as long as what a row shows is the same; left out: rows are not told apart. */
  readonly contentOf?: (row: number) => unknown
}

const figures: ReadonlySet<ValueKind | 'list'> = new Set(['number', 'money', 'percent'] as const)

/** Rows looked at for the width of a column: enough to see how wide it is, few enough for ten thousand. */
const sampledRows = 200
const widthOf = (longest: number): number => Math.min(320, Math.max(56, Math.round(longest * 7.6 + 21)))

/** A table of the document as a grid. */
export function tableGrid(table: Table, index: number): GridModel {
  const grid = gridOf(table)
  return {
    label: nameOfTable(table, index),
    rowCount: table.rowCount,
    headerRows: table.headerRows,
    columns: table.columns.map((column, at) => {
      let longest = 6
      for (let row = 0; row < Math.min(sampledRows, table.rowCount); row++) {
        const cell = grid[row]?.[at]
        if (cell && cell.columnSpan === 1) longest = Math.max(longest, textOfCell(cell).length)
      }
      return { title: titleOfColumn(table, at), right: figures.has(column.kind), width: widthOf(longest) }
    }),
    contentOf: (row) => grid[row],
    cellAt(row, column) {
      const cell = grid[row]?.[column]
      if (!cell) return null
      const target: Target = { kind: 'cell', table: index, row: cell.row, column: cell.column }
      const { rowSpan, columnSpan, confidence } = cell
      const standing = standingOfCell(cell)
      return {
        row: cell.row,
        column: cell.column,
        rowSpan,
        columnSpan,
        key: keyOf(target),
        target,
        text: textOfCell(cell),
        standing,
        confidence: cell.value === null ? null : confidence,
        checked: cell.checked === true,
      }
    },
  }
}

/** The fields that the objects of a list have: those asked for, else those that were found in any of them. */
export function fieldsOfList(sheet: FieldSheet, list: FieldList): readonly Pick<FieldDefinition, 'name' | 'title' | 'kind'>[] {
  const asked = sheet.definitions.find(({ name }) => name === list.name)?.fields ?? []
  if (asked.length > 0) return asked
  const found = new Map<string, Pick<FieldDefinition, 'name' | 'title' | 'kind'>>()
  for (const item of list.items)
    for (const { name, value } of item.fields) {
      if (!found.has(name)) found.set(name, { name, title: '', kind: value.kind === 'time' ? 'text' : value.kind })
    }
  return [...found.values()]
}

/** The objects of a list as a grid: one a row, one field a column. */
export function listGrid(sheet: FieldSheet, sheetIndex: number, list: FieldList): GridModel {
  const fields = fieldsOfList(sheet, list)
  const title = sheet.definitions.find(({ name }) => name === list.name)?.title
  return {
    label: titled(title, list.name),
    rowCount: list.items.length,
    headerRows: 0,
    columns: fields.map((field) => {
      const texts = list.items
        .slice(0, sampledRows)
        .map((item) => item.fields.find(({ name }) => name === field.name)?.value.text.length ?? 0)
      const name = titled(field.title, field.name)
      return { title: name, right: figures.has(field.kind), width: widthOf(Math.max(name.length, ...texts)) }
    }),
    cellAt(row, column) {
      const name = fields[column]?.name
      if (name === undefined || row >= list.items.length) return null
      const path: FieldPath = { list: list.name, item: row, name }
      const target: Target = { kind: 'field', sheet: sheetIndex, path }
      const field = fieldAt(sheet, path)
      return {
        row,
        column,
        rowSpan: 1,
        columnSpan: 1,
        key: keyOf(target),
        target,
        text: field?.value.text ?? '',
        standing: field ? standingOfField(field) : 'sure',
        confidence: field?.confidence ?? null,
        checked: field?.source === 'person',
      }
    },
  }
}

/** A rectangle of cells: where it was begun and where it has been drawn to. */
export interface Selection {
  readonly from: { readonly row: number; readonly column: number }
  readonly to: { readonly row: number; readonly column: number }
}
export interface Bounds {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** The selection's edges, inclusive, grown until no cell over several rows or columns is cut in two. */
export function boundsOf(model: GridModel, { from, to }: Selection): Bounds {
  let bounds: Bounds = {
    top: Math.min(from.row, to.row),
    bottom: Math.max(from.row, to.row),
    left: Math.min(from.column, to.column),
    right: Math.max(from.column, to.column),
  }
  for (;;) {
    const grown = grownOnce(model, bounds)
    if (grown.top === bounds.top && grown.bottom === bounds.bottom && grown.left === bounds.left && grown.right === bounds.right)
      return bounds
    bounds = grown
  }
}

function grownOnce(model: GridModel, bounds: Bounds): Bounds {
  let { top, bottom, left, right } = bounds
  for (let row = bounds.top; row <= bounds.bottom; row++)
    for (let column = bounds.left; column <= bounds.right; column++) {
      const cell = model.cellAt(row, column)
      if (!cell) continue
      top = Math.min(top, cell.row)
      left = Math.min(left, cell.column)
      bottom = Math.max(bottom, cell.row + cell.rowSpan - 1)
      right = Math.max(right, cell.column + cell.columnSpan - 1)
    }
  return { top, bottom, left, right }
}

/** The selected cells as tab-separated text, as spreadsheets exchange them; a cell over several places stands at its first. */
export function tabSeparated(model: GridModel, bounds: Bounds): string {
  const lines: string[] = []
  for (let row = bounds.top; row <= bounds.bottom; row++) {
    const texts: string[] = []
    for (let column = bounds.left; column <= bounds.right; column++) {
      const cell = model.cellAt(row, column)
      texts.push(cell && cell.row === row && cell.column === column ? cell.text.replaceAll(/[\t\r\n]+/g, ' ') : '')
    }
    lines.push(texts.join('\t'))
  }
  return lines.join('\n')
}

/** Tab-separated text as rows of cells, quotes undone as spreadsheets write them. */
export function rowsOf(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  const piece = /("(?:[^"]|"")*"|[^\t\r\n]*)(\t|\r\n|\n|\r|$)/gy
  for (let match = piece.exec(text); match; match = piece.exec(text)) {
    const [whole, cell = '', end] = match
    rows.at(-1)?.push(cell.startsWith('"') && cell.endsWith('"') && cell.length > 1 ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === '' || whole === '') break
    if (end !== '\t') rows.push([])
  }
  // A final line break ends the last row; it does not begin another.
  if (rows.length > 1 && rows.at(-1)?.every((cell) => cell === '')) rows.pop()
  return rows
}
