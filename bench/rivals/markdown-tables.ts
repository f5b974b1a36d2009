import { cellText } from './cell-text.ts'
import type { RivalCell, RivalTable } from './rival.ts'

const htmlTable = /<table\b[^>]*>[\s\S]*?<\/table>/gi
const delimiterRow = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/

/** The pipe tables and HTML tables of a Markdown text in their order; only HTML tables have spans. `page` is written on each, if given. */
export function tablesInMarkdown(markdown: string, page?: number): readonly RivalTable[] {
  const found: { readonly at: number; readonly rows: RivalTable['rows'] }[] = []
  // Blanked, not cut: places of what comes after must stay, and no pipe inside an HTML table may count.
  const withoutHtml = markdown.replace(htmlTable, (source, at: number) => {
    found.push({ at, rows: htmlRows(source) })
    return source.replace(/[^\n]/g, ' ')
  })
  found.push(...pipeTables(withoutHtml))
  return found
    .filter(({ rows }) => rows.length > 0)
    .sort((a, b) => a.at - b.at)
    .map(({ rows }) => (page === undefined ? { rows } : { page, rows }))
}

/** The rows of one HTML table. Closing tags may be missing, as HTML allows. */
function htmlRows(source: string): RivalTable['rows'] {
  const rows = source.matchAll(/<tr\b[^>]*>([\s\S]*?)(?=<\/tr>|<tr\b|<\/table>|$)/gi)
  return [...rows].map(([, row = '']) => {
    const cells = row.matchAll(/<t[dh]\b([^>]*)>([\s\S]*?)(?=<\/t[dh]>|<t[dh]\b|$)/gi)
    return [...cells].map(([, attributes = '', text = '']) => ({
      text: cellText(text),
      rowspan: span(attributes, 'rowspan'),
      colspan: span(attributes, 'colspan'),
    }))
  })
}

function span(attributes: string, name: string): number {
  const value = new RegExp(`\\b${name}\\s*=\\s*["']?(\\d+)`, 'i').exec(attributes)?.[1]
  return Math.max(1, Number(value ?? 1))
}

/** A pipe table is a line with a pipe, a delimiter row of as many cells below it, and the lines with pipes that follow. */
function pipeTables(markdown: string): readonly { readonly at: number; readonly rows: RivalTable['rows'] }[] {
  const lines = markdown.split('\n')
  const tables: { at: number; rows: RivalCell[][] }[] = []
  let at = 0
  let open: { readonly from: number; readonly rows: RivalCell[][] } | null = null
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1]
    if (open !== null && !line.includes('|')) open = null
    if (open === null && next !== undefined && opensTable(line, next)) {
      open = { from: index, rows: [pipeRow(line)] }
      tables.push({ at, rows: open.rows })
    } else if (open !== null && index > open.from + 1) open.rows.push(pipeRow(line))
    at += line.length + 1
  }
  return tables
}

function opensTable(line: string, next: string): boolean {
  return line.includes('|') && next.includes('|') && delimiterRow.test(next) && pipeRow(line).length === pipeRow(next).length
}

function pipeRow(line: string): RivalCell[] {
  const inside = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
  return inside.split(/(?<!\\)\|/).map((text) => ({ text: cellText(text), rowspan: 1, colspan: 1 }))
}
