// What runs in a browser to read the tables that it shows: functions that are sent there as text, and know nothing but their arguments.

import type { FoundTable } from './page-tables.ts'

/** Rows, columns and letters of a cell that a table has at most: larger ones say nothing more. */
export const limitsOfTables = { rows: 40, columns: 12, letters: 260 }

/** As much of what a browser shows as these functions ask for. */
interface ShownNode {
  readonly nodeType: number
  readonly textContent: string | null
  readonly childNodes: Iterable<ShownNode>
  /** Of elements alone. */
  readonly tagName?: string
}
interface ShownElement extends ShownNode {
  readonly tagName: string
  readonly className: string
  querySelector(selector: string): ShownElement | null
  closest(selector: string): ShownElement | null
  compareDocumentPosition(other: ShownNode): number
  getBoundingClientRect(): { readonly width: number }
}
interface ShownCell extends ShownElement {
  readonly colSpan: number
  readonly rowSpan: number
  readonly innerText: string
}
interface ShownRow extends ShownElement {
  readonly cells: Iterable<ShownCell>
}
interface ShownTable extends ShownElement {
  readonly rows: Iterable<ShownRow>
  readonly tHead: { readonly rows: Iterable<ShownRow> } | null
}
interface Shown {
  readonly document: {
    readonly body: ShownElement & { readonly style: { width: string } }
    querySelectorAll<Kind extends ShownElement>(selector: string): Iterable<Kind>
  }
  getComputedStyle(node: ShownNode): { readonly display: string; readonly columnCount: string }
}

/**
 * Reads in a browser the tables of records of the document it shows: without tables, pictures, lists or forms in them, without hidden cells and menus, of which
 * most cells are filled. It is sent there as text, so that it knows nothing but its arguments.
 */
export function tablesOfDocument({ rows: most, columns, letters }: typeof limitsOfTables): FoundTable[] {
  const { document, getComputedStyle } = globalThis as unknown as Shown
  const marked = new Set(['b', 'strong', 'i', 'em', 'code', 'sup', 'sub'])
  const lines = new Set(['p', 'div', 'li'])
  const plain = (text: string) => text.replace(/\s+/gu, ' ').replace(/&/gu, '&amp;').replace(/</gu, '&lt;')
  const within = (node: ShownNode): string =>
    [...node.childNodes]
      .map((child) => {
        if (child.nodeType === 3) return plain(child.textContent ?? '')
        const tag = child.tagName?.toLowerCase() ?? ''
        if (tag === '' || getComputedStyle(child).display === 'none') return ''
        if (tag === 'br') return '<br>'
        if (['script', 'style', 'button'].includes(tag)) return ''
        const inner = within(child)
        if (tag === 'tt') return `<code>${inner}</code>`
        if (marked.has(tag)) return `<${tag}>${inner}</${tag}>`
        return lines.has(tag) ? `<div>${inner}</div>` : inner
      })
      .join('')
  const textOf = (element: ShownNode | undefined) => (element?.textContent ?? '').replace(/\s+/gu, ' ').trim()
  const cellOf = (cell: ShownCell): string => {
    const tag = cell.tagName.toLowerCase()
    const spans = `${cell.colSpan > 1 ? ` colspan="${cell.colSpan}"` : ''}${cell.rowSpan > 1 ? ` rowspan="${cell.rowSpan}"` : ''}`
    return `<${tag}${spans}>${within(cell).trim()}</${tag}>`
  }
  const rowOf = (row: ShownRow): string => `<tr>${[...row.cells].map(cellOf).join('')}</tr>`
  const around = [...document.querySelectorAll<ShownElement>('h1,h2,h3,h4,p')].filter(
    (element) => !element.closest('table,header,footer,nav'),
  )
  return [...document.querySelectorAll<ShownTable>('table')].flatMap((table): FoundTable[] => {
    const rows = [...table.rows]
    const cells = rows.flatMap((row) => [...row.cells])
    const texts = cells.map(textOf)
    const wide = Math.max(...rows.map((row) => [...row.cells].reduce((sum, { colSpan }) => sum + colSpan, 0)))
    if (table.querySelector('table,img,pre,ul,ol,dl,form,svg') || table.closest('td') || /nav/u.test(table.className)) return []
    if (rows.length < 3 || rows.length > most || wide < 2 || wide > columns || rows.some((row) => textOf(row) === '')) return []
    if (texts.some(({ length }) => length > letters) || texts.filter((text) => text !== '').length < 0.7 * cells.length) return []
    if (cells.some((cell) => cell.rowSpan > rows.length || getComputedStyle(cell).display === 'none')) return []
    const [first] = rows
    const heads = table.tHead !== null ? [...table.tHead.rows] : first && first.querySelector('td') === null ? [first] : []
    const body = rows.filter((row) => !heads.includes(row)).map(rowOf)
    const above = around.filter((element) => (element.compareDocumentPosition(table) & 4) !== 0)
    const below = around.filter((element) => (element.compareDocumentPosition(table) & 2) !== 0)
    const isText = (element: ShownElement) => element.tagName === 'P' && textOf(element).length > 20
    return [
      {
        markup: `<table>${heads.length > 0 ? `<thead>${heads.map(rowOf).join('')}</thead>` : ''}<tbody>${body.join('')}</tbody></table>`,
        heading: textOf(above.findLast(({ tagName }) => tagName !== 'P')).slice(0, 90),
        before: textOf(above.findLast(isText)).slice(0, 500),
        after: textOf(below.find(isText)).slice(0, 500),
      },
    ]
  })
}

/** The tables that the browser shows, as the kit's scorer has them, and whether one is wider than its page or column. */
export function printedTables(widths: { readonly wholeWidth: number; readonly columnWidth: number }): {
  readonly tables: readonly unknown[]
  readonly isTooWide: boolean
} {
  const { document, getComputedStyle } = globalThis as unknown as Shown
  const shown = [...document.querySelectorAll<ShownTable>('table')]
  const tables = shown.map((table) => ({
    page: null,
    rows: [...table.rows].map((row) =>
      [...row.cells].map((cell) => ({ text: cell.innerText.replace(/\s+/gu, ' ').trim(), rowspan: cell.rowSpan, colspan: cell.colSpan })),
    ),
  }))
  const isOfTwoColumns = getComputedStyle(document.body).columnCount === '2'
  document.body.style.width = '642px'
  const most = isOfTwoColumns ? widths.columnWidth : widths.wholeWidth
  const isTooWide = shown.some((table) => table.getBoundingClientRect().width > most)
  document.body.style.width = ''
  return { tables, isTooWide }
}
