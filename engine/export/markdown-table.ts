import { type Cell, readRightToLeft, type Table } from '../model/index.ts'
import type { Span } from './running-text.ts'

/**
 * A table as Markdown: with pipes when it is a plain grid, else as HTML, the only form in which Markdown can show spans.
 * `textOf` gives the text of a cell in that form.
 */
export function tableMarkdown(table: Table, textOf: (cell: Cell) => string): string {
  return isPlainGrid(table) ? pipeTable(table, textOf) : htmlTable(table, textOf)
}

const isPlainGrid = (table: Table): boolean =>
  table.headerRows <= 1 && table.rowCount > 1 && table.cells.every((cell) => cell.rowSpan === 1 && cell.columnSpan === 1)

function rowsOf(table: Table): readonly (readonly Cell[])[] {
  const rows: Cell[][] = Array.from({ length: table.rowCount }, () => [])
  for (const cell of table.cells) rows[cell.row]?.push(cell)
  // Markdown's tables begin at the left: those that are read from the right are turned about.
  const direction = isFromTheRight(table) ? -1 : 1
  for (const row of rows) row.sort((a, b) => direction * (a.column - b.column))
  return rows
}

const isFromTheRight = (table: Table): boolean => readRightToLeft(table.cells.flatMap(({ lines }) => lines.flatMap(({ words }) => words)))

function pipeTable(table: Table, textOf: (cell: Cell) => string): string {
  const [head = [], ...body] = rowsOf(table).map((row) => row.map((cell) => textOf(cell).replaceAll('|', '\\|')))
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const alignment = columnsOf(table).map((column) => (isNumeric(table, column) ? '---:' : '---'))
  return [line(head), line(alignment), ...body.map(line)].join('\n')
}
/** Numbers of the columns in the order in which they are written. */
function columnsOf(table: Table): readonly number[] {
  const columns = table.columns.map((_, column) => column)
  return isFromTheRight(table) ? columns.reverse() : columns
}
const isNumeric = (table: Table, column: number): boolean => ['number', 'money', 'percent'].includes(table.columns[column]?.kind ?? 'text')

function htmlTable(table: Table, textOf: (cell: Cell) => string): string {
  const rows = rowsOf(table).map((row, index) => {
    const tag = index < table.headerRows ? 'th' : 'td'
    const cells = row.map((cell) => {
      const spans = (cell.rowSpan > 1 ? ` rowspan="${cell.rowSpan}"` : '') + (cell.columnSpan > 1 ? ` colspan="${cell.columnSpan}"` : '')
      return `<${tag}${spans}>${textOf(cell)}</${tag}>`
    })
    return `<tr>${cells.join('')}</tr>`
  })
  return ['<table>', ...rows, '</table>'].join('\n')
}

/** One span of a cell's text as HTML, with the white before it. */
export function spanHtml({ text, raised, link }: Span): string {
  const [, before = '', body = ''] = /^(\s*)([\s\S]*)$/u.exec(text) ?? []
  if (body === '') return text
  const tag = raised === 'superscript' ? 'sup' : raised === 'subscript' ? 'sub' : null
  const written = tag === null ? escapeHtml(body) : `<${tag}>${escapeHtml(body)}</${tag}>`
  return before + (link === null ? written : `<a href="${escapeHtml(link).replaceAll('"', '&quot;')}">${written}</a>`)
}

export const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const isHtmlTable = (table: Table): boolean => !isPlainGrid(table)
