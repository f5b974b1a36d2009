// Draws headings, paragraphs, lists and tables on pages and notes what was drawn where: the truth comes by construction.
// Deterministic: fixed dates, uncompressed streams (compressors differ between machines), the fonts every PDF reader has.

import PDFDocument from 'pdfkit'
import { Pen } from './pen.ts'
import type { Align, DrawnCell } from './print.ts'
import type { Kind, TrueDrawing, TrueProse, TrueTable, Truth } from './truth.ts'

export type Rules = 'all' | 'none' | 'booktabs' | 'rows' | 'header'
export interface DrawnColumn {
  readonly kind: Kind
  readonly width: number
  readonly align: Align
}
export interface DrawnTable {
  readonly caption?: string
  readonly columns: readonly DrawnColumn[]
  /** Rows as in HTML: a cell is listed where it begins. */
  readonly header: readonly (readonly DrawnCell[])[]
  readonly body: readonly (readonly DrawnCell[])[]
  readonly rules: Rules
  /** A grey band behind the header, or behind every other row. */
  readonly fill?: 'header' | 'bands'
  readonly fontSize?: number
  /** Space between text and cell edge, in points. */
  readonly padding?: { readonly x: number; readonly y: number }
}
export interface Margins {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
interface Placed {
  readonly cell: DrawnCell
  readonly row: number
  readonly column: number
  readonly rowSpan: number
  readonly columnSpan: number
  readonly lines: readonly string[]
}

const a4 = { width: 595.28, height: 841.89 }
const fixedDate = new Date(Date.UTC(2026, 0, 1))
const regular = 'Helvetica'
const strong = 'Helvetica-Bold'

/** One document being drawn, top to bottom. State with a life: pages are added as it fills. */
export class Sheet {
  private readonly pdf: PDFKit.PDFDocument
  private readonly chunks: Buffer[] = []
  private readonly tables: TrueTable[] = []
  private readonly prose: TrueProse[] = []
  private readonly drawings: TrueDrawing[] = []
  private readonly margins: Margins
  private readonly size: { readonly width: number; readonly height: number }
  private page = 0
  private y = 0

  constructor(options: { title: string; margins?: Margins; landscape?: boolean }) {
    this.margins = options.margins ?? { left: 56, right: 56, top: 72, bottom: 72 }
    this.size = options.landscape ? { width: a4.height, height: a4.width } : a4
    this.pdf = new PDFDocument({
      autoFirstPage: false,
      bufferPages: true,
      compress: false,
      margin: 0,
      size: [this.size.width, this.size.height],
      info: { Title: options.title, Creator: 'Docmill', Producer: 'Docmill', CreationDate: fixedDate, ModDate: fixedDate },
    })
    this.pdf.on('data', (chunk: Buffer) => this.chunks.push(chunk))
    this.nextPage()
  }

  /** Width between the margins, in points. */
  get width(): number {
    return this.size.width - this.margins.left - this.margins.right
  }

  get left(): number {
    return this.margins.left
  }

  get top(): number {
    return this.y
  }

  nextPage(): void {
    this.pdf.addPage()
    this.page++
    this.y = this.margins.top
  }

  /** Turns the page when fewer than `points` are left on it. */
  reserve(points: number): void {
    this.room(points)
  }

  space(points: number): void {
    this.y += points
  }

  /** Goes on at `y`: for columns and tables side by side. */
  moveTo(y: number): void {
    this.y = y
  }

  heading(words: string, size = 15): void {
    this.room(size * 3)
    this.write([words], { x: this.margins.left, size, bold: true })
    this.prose.push({ kind: 'heading', page: this.page, text: words })
    this.y += size * 0.5
  }

  paragraph(words: string, options: { x?: number; width?: number; size?: number; bold?: boolean; align?: Align } = {}): void {
    const size = options.size ?? 10
    const width = options.width ?? this.width
    const lines = this.wrap(words, width, size, options.bold ?? false)
    this.room(lines.length * size * 1.3)
    this.write(lines, { x: options.x ?? this.margins.left, width, size, bold: options.bold ?? false, align: options.align ?? 'left' })
    this.prose.push({ kind: 'paragraph', page: this.page, text: words })
    this.y += size * 0.6
  }

  list(items: readonly string[], marker: (index: number) => string = () => '•'): void {
    const size = 10
    items.forEach((item, index) => {
      const lines = this.wrap(item, this.width - 34, size, false)
      this.room(lines.length * size * 1.3)
      const y = this.y
      this.write([marker(index)], { x: this.margins.left + 12, size, bold: false })
      this.y = y
      this.write(lines, { x: this.margins.left + 34, size, bold: false })
      this.prose.push({ kind: 'list-item', page: this.page, text: `${marker(index)} ${item}` })
      this.y += size * 0.25
    })
    this.y += size * 0.5
  }

  /** Draws `table` at `x`; breaks it over pages between rows, repeating its header. */
  table(table: DrawnTable, x = this.margins.left): void {
    const size = table.fontSize ?? 9
    const padding = table.padding ?? { x: 5, y: 4 }
    const lefts = [x]
    for (const column of table.columns) lefts.push((lefts.at(-1) ?? x) + column.width)
    const rows = [...table.header, ...table.body]
    const placed = this.place(table, rows, lefts, size, padding.x)
    const heights = rowHeights(placed, rows.length, size, padding.y)
    if (table.caption !== undefined) {
      this.room(size * 1.3 + sum(heights.slice(0, table.header.length + 1)) + 6)
      this.write([table.caption], { x, size: size + 1, bold: true })
      this.prose.push({ kind: 'caption', page: this.page, text: table.caption })
      this.y += 6
    }
    const draw = (from: number, to: number, last: boolean): void =>
      this.rows(table, placed, heights, lefts, { from, to, size, padding, last })
    const headerHeight = sum(heights.slice(0, table.header.length))
    this.room(headerHeight + (heights[table.header.length] ?? 0))
    const start = this.page
    draw(0, table.header.length, rows.length === table.header.length)
    let from = table.header.length
    while (from < rows.length) {
      let to = from
      let height = 0
      for (let next = from; next < rows.length; next = groupEnd(placed, next)) {
        const group = sum(heights.slice(next, groupEnd(placed, next)))
        if (this.y + height + group > this.size.height - this.margins.bottom && to > from) break
        if (this.y + height + group > this.size.height - this.margins.bottom && this.y > this.margins.top + headerHeight + 1) break
        height += group
        to = groupEnd(placed, next)
      }
      if (to > from) draw(from, to, to === rows.length)
      from = to
      if (from < rows.length) {
        if (table.rules === 'all') this.line(x, this.y, lefts.at(-1) ?? x, this.y)
        this.nextPage()
        draw(0, table.header.length, false)
      }
    }
    this.tables.push({
      page: start,
      pages: Array.from({ length: this.page - start + 1 }, (_, index) => start + index),
      title: table.caption ?? null,
      header_rows: table.header.length,
      kinds: table.columns.map(({ kind }) => kind),
      rows: rows.map((row) =>
        row.map((cell) => ({
          text: cell.text.replaceAll('\u00a0', ' '),
          rowspan: cell.rowSpan ?? 1,
          colspan: cell.columnSpan ?? 1,
          ...(cell.value === undefined ? {} : { value: cell.value }),
        })),
      ),
    })
    this.y += size
  }

  /** A chart or diagram of `height` at `x`. */
  drawing(height: number, draw: (pen: Pen) => void, x = this.margins.left): void {
    this.room(height)
    const pen = new Pen(this.pdf, x, this.y)
    draw(pen)
    this.drawings.push(pen.drawn(this.page))
    this.y += height
  }

  /** Lines and areas that are part of no drawing: frames, logos, bars in cells. */
  ornament(height: number, draw: (pen: Pen) => void): void {
    draw(new Pen(this.pdf, this.margins.left, this.y))
    this.y += height
  }

  /** Closes the document, with `header` and a page number on every page. */
  async finish(furniture: {
    header?: string
    footer?: (page: number, pages: number) => string
  }): Promise<{ pdf: Uint8Array; truth: Truth }> {
    const pages = this.page
    const ended = new Promise<void>((resolve) => this.pdf.on('end', () => resolve()))
    for (let number = 1; number <= pages; number++) {
      this.pdf.switchToPage(number - 1)
      this.page = number
      for (const [words, y] of [
        [furniture.header, 30],
        [furniture.footer?.(number, pages), this.size.height - 40],
      ] as const) {
        if (words === undefined) continue
        this.y = y
        this.write([words], { x: this.margins.left, size: 8, bold: false })
        this.prose.push({ kind: 'furniture', page: number, text: words })
      }
    }
    this.pdf.end()
    await ended
    const prose = [...this.prose].sort((a, b) => a.page - b.page)
    return {
      pdf: new Uint8Array(Buffer.concat(this.chunks)),
      truth: { schema: 'tables/1', complete: true, spans: true, pages, tables: this.tables, prose, ...this.drawn() },
    }
  }

  private drawn(): Pick<Truth, 'drawings'> {
    return this.drawings.length === 0 ? {} : { drawings: this.drawings }
  }

  private room(height: number): void {
    if (this.y + height > this.size.height - this.margins.bottom && this.y > this.margins.top) this.nextPage()
  }

  private place(
    table: DrawnTable,
    rows: readonly (readonly DrawnCell[])[],
    lefts: readonly number[],
    size: number,
    paddingX: number,
  ): Placed[] {
    const taken = new Set<string>()
    const placed: Placed[] = []
    rows.forEach((row, rowIndex) => {
      let column = 0
      for (const cell of row) {
        while (taken.has(`${rowIndex},${column}`)) column++
        const rowSpan = cell.rowSpan ?? 1
        const columnSpan = cell.columnSpan ?? 1
        for (let r = 0; r < rowSpan; r++) for (let c = 0; c < columnSpan; c++) taken.add(`${rowIndex + r},${column + c}`)
        const width = (lefts[column + columnSpan] ?? 0) - (lefts[column] ?? 0) - 2 * paddingX
        const bold = cell.bold ?? rowIndex < table.header.length
        placed.push({ cell, row: rowIndex, column, rowSpan, columnSpan, lines: this.wrap(cell.text, width, size, bold) })
        column += columnSpan
      }
      while (taken.has(`${rowIndex},${column}`)) column++
      if (column !== table.columns.length) throw new RangeError(`row ${rowIndex} fills ${column} of ${table.columns.length} columns`)
    })
    return placed
  }

  private rows(
    table: DrawnTable,
    placed: readonly Placed[],
    heights: readonly number[],
    lefts: readonly number[],
    part: { from: number; to: number; size: number; padding: { x: number; y: number }; last: boolean },
  ): void {
    if (part.to <= part.from) return
    const { size, padding } = part
    const left = lefts[0] ?? 0
    const right = lefts.at(-1) ?? 0
    const top = this.y
    const yOf = (row: number): number => top + sum(heights.slice(part.from, row))
    const headerEnd = table.header.length
    for (let row = part.from; row < part.to; row++) {
      const banded = table.fill === 'header' ? row < headerEnd : table.fill === 'bands' && row >= headerEnd && (row - headerEnd) % 2 === 1
      if (banded) this.pdf.rect(left, yOf(row), right - left, heights[row] ?? 0).fill('#e6e6e6')
    }
    for (const item of placed) {
      if (item.row < part.from || item.row >= part.to) continue
      const x0 = lefts[item.column] ?? 0
      const x1 = lefts[item.column + item.columnSpan] ?? 0
      const y0 = yOf(item.row)
      const y1 = yOf(item.row + item.rowSpan)
      if (table.rules === 'all')
        this.pdf
          .rect(x0, y0, x1 - x0, y1 - y0)
          .lineWidth(0.6)
          .stroke('#000000')
      const bold = item.cell.bold ?? item.row < headerEnd
      const spare = item.rowSpan > 1 ? (y1 - y0 - item.lines.length * size * 1.25 - 2 * padding.y) / 2 : 0
      this.y = y0 + padding.y + Math.max(0, spare)
      const align =
        item.cell.align ?? (item.columnSpan > 1 && item.row < headerEnd ? 'centre' : (table.columns[item.column]?.align ?? 'left'))
      this.write(item.lines, { x: x0 + padding.x, width: x1 - x0 - 2 * padding.x, size, bold, align, leading: 1.25 })
    }
    const bottom = yOf(part.to)
    if (table.rules === 'rows')
      for (let row = part.from; row <= part.to; row++)
        for (const [from, to] of openRuns(placed, row, lefts)) this.line(from, yOf(row), to, yOf(row))
    if (table.rules === 'booktabs' || table.rules === 'header') {
      if (part.from === 0 && table.rules === 'booktabs') this.line(left, top, right, top, 1.2)
      if (part.to === headerEnd) this.line(left, bottom, right, bottom, 0.6)
      if (part.last && table.rules === 'booktabs') this.line(left, bottom, right, bottom, 1.2)
      // A rule under each spanning header cell, as in well-set tables.
      for (const { row, column, rowSpan, columnSpan } of placed)
        if (row + rowSpan < headerEnd && columnSpan > 1 && part.from === 0)
          this.line((lefts[column] ?? 0) + 4, yOf(row + rowSpan), (lefts[column + columnSpan] ?? 0) - 4, yOf(row + rowSpan), 0.4)
    }
    this.y = bottom
  }

  private line(x0: number, y0: number, x1: number, y1: number, thickness = 0.6): void {
    this.pdf.moveTo(x0, y0).lineTo(x1, y1).lineWidth(thickness).stroke('#000000')
  }

  private wrap(words: string, width: number, size: number, bold: boolean): string[] {
    this.pdf.font(bold ? strong : regular, size)
    const lines: string[] = []
    let line = ''
    for (const word of words.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && this.pdf.widthOfString(longer) > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    if (line !== '') lines.push(line)
    return lines
  }

  private write(
    lines: readonly string[],
    how: { x: number; width?: number; size: number; bold: boolean; align?: Align; leading?: number },
  ): void {
    this.pdf.font(how.bold ? strong : regular, how.size).fillColor('#000000')
    for (const line of lines) {
      const spare = (how.width ?? 0) - this.pdf.widthOfString(line)
      const shift = how.align === 'right' ? spare : how.align === 'centre' ? spare / 2 : 0
      this.pdf.text(line, how.x + shift, this.y, { lineBreak: false })
      this.y += how.size * (how.leading ?? 1.3)
    }
  }
}

function rowHeights(placed: readonly Placed[], rows: number, size: number, paddingY: number): number[] {
  const heights = Array.from({ length: rows }, () => size * 1.25 + 2 * paddingY)
  for (const { row, rowSpan, lines } of placed)
    if (rowSpan === 1) heights[row] = Math.max(heights[row] ?? 0, lines.length * size * 1.25 + 2 * paddingY)
  for (const { row, rowSpan, lines } of placed) {
    const missing = lines.length * size * 1.25 + 2 * paddingY - sum(heights.slice(row, row + rowSpan))
    if (missing > 0) heights[row + rowSpan - 1] = (heights[row + rowSpan - 1] ?? 0) + missing
  }
  return heights
}

/** The stretches of the line above `row` that no cell over several rows crosses. */
function openRuns(placed: readonly Placed[], row: number, lefts: readonly number[]): [from: number, to: number][] {
  const crossed = placed.filter((item) => item.row < row && item.row + item.rowSpan > row).sort((a, b) => a.column - b.column)
  const runs: [number, number][] = []
  let from = lefts[0] ?? 0
  for (const { column, columnSpan } of crossed) {
    const edge = lefts[column] ?? from
    if (edge > from) runs.push([from, edge])
    from = lefts[column + columnSpan] ?? from
  }
  const end = lefts.at(-1) ?? from
  if (end > from) runs.push([from, end])
  return runs
}

/** The first row after `row` that no span ties to it. */
function groupEnd(placed: readonly Placed[], row: number): number {
  let end = row + 1
  for (let changed = true; changed; ) {
    changed = false
    for (const item of placed)
      if (item.row >= row && item.row < end && item.row + item.rowSpan > end) {
        end = item.row + item.rowSpan
        changed = true
      }
  }
  return end
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
