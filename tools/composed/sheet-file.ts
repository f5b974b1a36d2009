// A spreadsheet as a flat OpenDocument file, which LibreOffice prints.

import type { SheetCell, SheetRow, SheetTable } from './sheet-books.ts'
import type { SheetManner } from './sheet-manners.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Looks of cells, each a style of its own. */
class Styles {
  readonly #names = new Map<string, string>()

  named(properties: string): string {
    const known = this.#names.get(properties)
    if (known !== undefined) return known
    const name = `c${this.#names.size}`
    this.#names.set(properties, name)
    return name
  }

  get xml(): string {
    return [...this.#names]
      .map(([properties, name]) => `<style:style style:name="${name}" style:family="table-cell" ${properties}</style:style>`)
      .join('')
  }
}

const rule = '0.75pt solid #000000'
const thin = '0.5pt solid #8a8a8a'

/** Where a cell stands in its table. */
interface Spot {
  readonly row: number
  readonly rows: number
  readonly column: number
  readonly columns: number
}

function lookOf(cell: SheetCell, { sort }: SheetRow, spot: Spot, manner: SheetManner): string {
  const isTitle = sort === 'title'
  const borders = { top: '', bottom: '', left: '', right: '' }
  if (manner.lines === 'all') for (const side of ['top', 'bottom', 'left', 'right'] as const) borders[side] = thin
  if (manner.lines === 'rows') borders.bottom = thin
  if (manner.lines === 'frame') {
    if (spot.row === 0) borders.top = rule
    if (spot.row === spot.rows - 1) borders.bottom = rule
    if (spot.column === 0) borders.left = rule
    if (spot.column + (cell.columnSpan ?? 1) === spot.columns) borders.right = rule
  }
  if (isTitle && manner.titles === 'rule') borders.bottom = rule
  if (sort === 'sum' && manner.lines !== 'all' && spot.column > 0) borders.top = thin
  if (sort === 'sum' && spot.row === spot.rows - 1 && manner.titles === 'rule' && spot.column > 0) borders.bottom = '2.5pt double #000000'
  const dark = isTitle && manner.titles === 'dark'
  const fill = dark
    ? '#305496'
    : isTitle && manner.titles === 'tint'
      ? '#d9e1f2'
      : manner.bands && sort === 'item' && spot.row % 2 === 0
        ? '#e7edf7'
        : ''
  const bold = (isTitle && manner.titles !== 'plain' && manner.titles !== 'rule') || sort === 'group' || sort === 'sum' || dark
  const align = manner.centred ? 'center' : (cell.align ?? 'left')
  const sides = Object.entries(borders)
    .filter(([, line]) => line !== '')
    .map(([side, line]) => `fo:border-${side}="${line}"`)
    .join(' ')
  const data = cell.accounting !== undefined && !manner.centred ? 'style:data-style-name="accounting"' : ''
  return `${data}><style:table-cell-properties style:vertical-align="${cell.wraps ? 'middle' : 'bottom'}" ${cell.wraps ? 'fo:wrap-option="wrap"' : ''} ${fill === '' ? '' : `fo:background-color="${fill}"`} ${sides}/><style:paragraph-properties fo:text-align="${align === 'left' ? 'start' : align === 'right' ? 'end' : 'center'}" ${cell.indent === undefined || manner.centred ? '' : `fo:margin-left="${cell.indent * 0.35}cm"`}/><style:text-properties style:font-name="F" fo:font-family="${manner.font}" fo:font-size="${manner.points}pt" ${bold ? 'fo:font-weight="bold"' : ''} ${dark ? 'fo:color="#ffffff"' : ''}/>`
}

/** Rows with every place told: what a cell above or at the left covers is null. */
export function placesOf({ rows }: SheetTable): (SheetCell | null)[][] {
  const places: (SheetCell | null | undefined)[][] = rows.map(() => [])
  rows.forEach(({ cells }, at) => {
    let column = 0
    for (const cell of cells) {
      while (places[at]?.[column] !== undefined) column++
      for (let down = 0; down < (cell.rowSpan ?? 1); down++)
        for (let right = 0; right < (cell.columnSpan ?? 1); right++) {
          const line = places[at + down]
          if (line !== undefined) line[column + right] = down === 0 && right === 0 ? cell : null
        }
      column += cell.columnSpan ?? 1
    }
  })
  return places.map((line) => line.map((cell) => cell ?? null))
}

/** Centimetres that a column needs: by its longest text that neither spans nor wraps. */
function widthsOf(table: SheetTable, manner: SheetManner): number[] {
  const places = placesOf(table)
  const widths: number[] = []
  for (const line of places)
    line.forEach((cell, column) => {
      const wide = (cell?.columnSpan ?? 1) > 1 || cell?.wraps ? 0 : (cell?.text.length ?? 0) + (cell?.accounting === undefined ? 0 : 2)
      widths[column] = Math.max(widths[column] ?? 0, wide, cell?.wraps ? 24 : 0)
    })
  return widths.map((letters) => Math.max(1.2, letters * manner.points * 0.0215 + 0.35))
}

/** The file. Tables of one sheet stand below or beside each other, two empty rows or one empty column between them. */
export function sheetFile(tables: readonly SheetTable[], manner: SheetManner): string {
  const styles = new Styles()
  const plainName = `><style:text-properties fo:font-family="${manner.font}" fo:font-size="${manner.points + 3}pt" fo:font-weight="bold"/>`
  const beside = manner.two === 'beside'
  const widths = beside
    ? tables.flatMap((table, at) => [...(at > 0 ? [0.9] : []), ...widthsOf(table, manner)])
    : tables
        .map((table) => widthsOf(table, manner))
        .reduce((one, other) =>
          Array.from({ length: Math.max(one.length, other.length) }, (_, at) => Math.max(one[at] ?? 0, other[at] ?? 0)),
        )
  const lineOf = (table: SheetTable, at: number): string => {
    const row = table.rows[at]
    const columns = widthsOf(table, manner).length
    if (row === undefined) return '<table:table-cell/>'.repeat(columns)
    return (placesOf(table)[at] ?? [])
      .map((cell, column) => {
        if (cell === null) return '<table:covered-table-cell/>'
        const style = styles.named(lookOf(cell, row, { row: at, rows: table.rows.length, column, columns }, manner))
        const spans = `${(cell.columnSpan ?? 1) > 1 ? ` table:number-columns-spanned="${cell.columnSpan}"` : ''}${(cell.rowSpan ?? 1) > 1 ? ` table:number-rows-spanned="${cell.rowSpan}"` : ''}`
        if (cell.accounting !== undefined && !manner.centred)
          return `<table:table-cell table:style-name="${style}" office:value-type="float" office:value="${cell.accounting / 100}"${spans}/>`
        return `<table:table-cell table:style-name="${style}"${spans}${cell.text === '' ? '/>' : ` office:value-type="string"><text:p>${escaped(cell.text)}</text:p></table:table-cell>`}`
      })
      .join('')
  }
  const rowOf = (cells: string) => `<table:table-row table:style-name="r">${cells}</table:table-row>`
  const nameOf = (table: SheetTable): string[] => {
    if (manner.name === undefined) return []
    const span = manner.name === 'merged' ? ` table:number-columns-spanned="${widthsOf(table, manner).length}"` : ''
    const style = styles.named(
      manner.name === 'merged' ? `><style:paragraph-properties fo:text-align="center"/>${plainName.slice(1)}` : plainName,
    )
    return [
      rowOf(
        `<table:table-cell table:style-name="${style}"${span} office:value-type="string"><text:p>${escaped(table.name)}</text:p></table:table-cell>`,
      ),
      rowOf('<table:table-cell/>'),
    ]
  }
  const rows: string[] = []
  if (beside) {
    for (let at = 0; at < Math.max(...tables.map((table) => table.rows.length)); at++)
      rows.push(rowOf(tables.map((table) => lineOf(table, at)).join('<table:table-cell/>')))
  } else
    tables.forEach((table, number) => {
      if (number > 0) rows.push(rowOf('<table:table-cell/>'), rowOf('<table:table-cell/>'))
      rows.push(...nameOf(table))
      const own = table.rows.map((_, at) => rowOf(lineOf(table, at)))
      const titles = table.rows.filter(({ sort }) => sort === 'title').length
      rows.push(
        ...(manner.repeats
          ? [`<table:table-header-rows>${own.slice(0, titles).join('')}</table:table-header-rows>`, ...own.slice(titles)]
          : own),
      )
    })
  const [wide, high] = manner.landscape ? [29.7, 21] : [21, 29.7]
  const columns = widths.map(
    (_, at) =>
      `<style:style style:name="w${at}" style:family="table-column"><style:table-column-properties style:column-width="${(widths[at] ?? 2).toFixed(2)}cm"/></style:style>`,
  )
  const head = manner.headers
    ? '<style:header><text:p><text:sheet-name>???</text:sheet-name></text:p></style:header><style:footer><text:p>Page <text:page-number>1</text:page-number></text:p></style:footer>'
    : '<style:header style:display="false"/><style:footer style:display="false"/>'
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
<office:automatic-styles>
${columns.join('')}
<style:style style:name="r" style:family="table-row"><style:table-row-properties style:use-optimal-row-height="true"/></style:style>
<style:style style:name="t" style:family="table" style:master-page-name="Printed"><style:table-properties table:display="true"/></style:style>
<number:number-style style:name="accounting-below" style:volatile="true"><number:text> $</number:text><number:fill-character> </number:fill-character><number:text>(</number:text><number:number number:decimal-places="2" number:min-integer-digits="1" number:grouping="true"/><number:text>)</number:text></number:number-style>
<number:number-style style:name="accounting"><number:text> $</number:text><number:fill-character> </number:fill-character><number:number number:decimal-places="2" number:min-integer-digits="1" number:grouping="true"/><number:text> </number:text><style:map style:condition="value()&lt;0" style:apply-style-name="accounting-below"/></number:number-style>
<style:page-layout style:name="p"><style:page-layout-properties fo:page-width="${wide}cm" fo:page-height="${high}cm" style:print-orientation="${manner.landscape ? 'landscape' : 'portrait'}" fo:margin="1.8cm" ${manner.fit ? 'style:scale-to-X="1" style:scale-to-Y="0"' : ''} style:print="${manner.grid ? 'grid ' : ''}objects charts drawings" ${manner.middle ? 'style:table-centering="horizontal"' : ''}/></style:page-layout>
${styles.xml}
</office:automatic-styles>
<office:master-styles><style:master-page style:name="Printed" style:page-layout-name="p">${head}</style:master-page></office:master-styles>
<office:body><office:spreadsheet><table:table table:name="${escaped(tables[0]?.name ?? '')}" table:style-name="t">${widths.map((_, at) => `<table:table-column table:style-name="w${at}"/>`).join('')}${rows.join('')}</table:table></office:spreadsheet></office:body>
</office:document>
`
}
