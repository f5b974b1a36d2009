import { intersection, unionOf } from '../geometry/index.ts'
import {
  type Cell,
  type Column,
  type Correction,
  confidence,
  type Line,
  type Place,
  type Table,
  textOfLines,
  type Value,
  type ValueKind,
  type Word,
  weakest,
} from '../model/index.ts'
import { type Evidence, typeText } from '../values/index.ts'
import type { PageWords } from './page-words.ts'
import { respell } from './respell.ts'
import { cellAt, cellsOf, emptyTile, partOf, rowsOf, type Tile } from './tiles.ts'

export type TableCorrection = Extract<Correction, { readonly table: number }>

/** Far more than a spreadsheet shows; a list of corrections must not be what fills the memory. */
const mostColumns = 16_384
const mostCells = 2_000_000

/** A table being corrected. `evidence` is what the document says about its numbers and dates, asked for when first needed. */
export class WorkingTable {
  readonly #table: Table
  readonly #words: PageWords
  readonly #evidence: () => Evidence
  readonly #rows: Tile[][]
  readonly #columns: Column[]
  #headerRows: number
  #headersChanged = false
  #caption: readonly Line[]
  #repeated: readonly Line[]
  /** The table as it was last given. */
  #given: Table | null = null
  /** What each cell of the given table was made of, by its place in the list of cells; made when a cell alone has changed. */
  #places: Map<Tile, number> | null = null
  /** Tiles written since the table was given; null when more than single cells have changed. */
  #written: Set<Tile> | null = null

  constructor(table: Table, words: PageWords, evidence: () => Evidence) {
    this.#table = table
    this.#words = words
    this.#evidence = evidence
    this.#columns = [...table.columns]
    this.#headerRows = table.headerRows
    this.#caption = table.caption
    this.#repeated = table.repeated
    this.#rows = rowsOf(table)
  }

  /** Makes one change; false, and nothing changed, when the table has no such place. */
  apply(correction: TableCorrection): boolean {
    if (correction.kind !== 'accept-cell' && correction.kind !== 'set-cell') this.#written = null
    switch (correction.kind) {
      case 'accept-cell':
        return this.#accept(correction.row, correction.column)
      case 'set-cell':
        return this.#set(correction.row, correction.column, correction.text, correction.place)
      case 'insert-row':
        return this.#insertRow(correction.at)
      case 'remove-row':
        return this.#removeRow(correction.at)
      case 'insert-column':
        return this.#insertColumn(correction.at)
      case 'remove-column':
        return this.#removeColumn(correction.at)
      case 'merge-cells':
        return this.#merge(correction.row, correction.column, correction.rowSpan, correction.columnSpan)
      case 'split-cell':
        return this.#split(correction.row, correction.column)
      case 'set-column-kind':
        return this.#setColumnKind(correction.column, correction.valueKind)
      case 'set-header-rows':
        return this.#setHeaderRows(correction.count)
      case 'remove-table':
        return false
    }
  }

  /** The lines as they are now, a list for each cell, the caption and the headers that were repeated. */
  texts(): readonly (readonly Line[])[] {
    return [this.#caption, ...[...new Set(this.#rows.flat())].map(({ lines }) => lines), this.#repeated]
  }

  /** Exchanges words of cells, caption and repeated headers for other texts. */
  exchange(texts: ReadonlyMap<Word, string>): void {
    for (const [row, tiles] of this.#rows.entries())
      for (const [column, tile] of tiles.entries()) {
        if (!holds(tile.lines, texts)) continue
        const lines = this.#words.exchange(tile.lines, texts)
        this.#write(row, column, tile, lines, textOfLines(lines))
      }
    this.#caption = this.#around(this.#caption, texts)
    this.#repeated = this.#around(this.#repeated, texts)
  }

  #around(lines: readonly Line[], texts: ReadonlyMap<Word, string>): readonly Line[] {
    if (!holds(lines, texts)) return lines
    this.#written = null
    return this.#words.exchange(lines, texts)
  }

  /** The table as it stands now; cells that nothing was done to since the last time stay the very same values. */
  table(): Table {
    const cells = (this.#given && this.#cellsSince(this.#given)) ?? cellsOf(this.#rows)
    if (this.#given !== null && cells === this.#given.cells) return this.#given
    const titles = this.#headersChanged ? this.#titles() : null
    const columns =
      titles === null ? [...this.#columns] : this.#columns.map((column, index) => ({ ...column, title: titles[index] ?? null }))
    this.#given = {
      ...this.#table,
      caption: this.#caption,
      columns,
      rowCount: this.#rows.length,
      headerRows: this.#headerRows,
      cells,
      repeated: this.#repeated,
    }
    if (this.#written === null) this.#places = null
    this.#written = new Set()
    return this.#given
  }

  /** The cells given before with those exchanged that were written since; null when rows, columns or spans may have changed. */
  #cellsSince({ cells }: Table): readonly Cell[] | null {
    if (this.#written === null) return null
    if (this.#written.size === 0) return cells
    this.#places ??= this.#placesOf(cells)
    const next = [...cells]
    for (const tile of this.#written) {
      const at = this.#places.get(tile)
      const before = at === undefined ? undefined : cells[at]
      if (at === undefined || before === undefined) return null
      const { row, column, rowSpan, columnSpan } = before
      next[at] = cellAt(tile, row, column, rowSpan, columnSpan)
    }
    return next
  }

  #placesOf(cells: readonly Cell[]): Map<Tile, number> {
    const places = new Map<Tile, number>()
    for (const [index, { row, column }] of cells.entries()) {
      const tile = this.#at(row, column)
      if (tile !== null) places.set(tile, index)
    }
    return places
  }

  // ---------- values
  #accept(row: number, column: number): boolean {
    const tile = this.#at(row, column)
    if (tile === null) return false
    Object.assign(tile, { confidence: confidence(1), checked: true })
    this.#written?.add(tile)
    return true
  }

  #set(row: number, column: number, text: string, place: Place | null): boolean {
    const tile = this.#at(row, column)
    if (tile === null || (place !== null && !this.#words.has(place.page))) return false
    const plain = text.trim()
    const lines = this.#linesFor(tile, plain, place)
    tile.place = place ?? tile.place
    this.#write(row, column, tile, lines, plain)
    return true
  }

  #write(row: number, column: number, tile: Tile, lines: readonly Line[], text: string): void {
    tile.lines = lines
    tile.value = this.#read(text, row, column)
    Object.assign(tile, { confidence: confidence(1), checked: true })
    this.#written?.add(tile)
    this.#noteHeader(row)
  }

  /** The text as words of the page: those that stand there when they say it, else new ones in place of the cell's own. */
  #linesFor(tile: Tile, text: string, place: Place | null): readonly Line[] {
    const elsewhere = place !== null && (place.page !== tile.place.page || intersection(place.box, tile.place.box) === null)
    if (elsewhere) {
      const there = this.#words.within(place)
      if (there.length > 0 && there.map((word) => word.text).join(' ') === text.replace(/\s+/gu, ' '))
        return [{ words: there, box: place.box }]
    }
    const lines = respell(elsewhere ? [] : tile.lines, text, place ?? tile.place)
    this.#words.replace(elsewhere ? [] : tile.lines.flatMap(wordsOf), lines.flatMap(wordsOf))
    return lines
  }

  #setColumnKind(index: number, kind: ValueKind): boolean {
    const column = this.#columns[index]
    if (column === undefined) return false
    this.#columns[index] = { ...column, kind }
    this.#readRows(this.#headerRows, this.#rows.length, index)
    return true
  }

  #setHeaderRows(count: number): boolean {
    if (!isWithin(count, this.#rows.length)) return false
    const before = this.#headerRows
    this.#headerRows = count
    this.#headersChanged = true
    for (let column = 0; column < this.#columns.length; column++) this.#readRows(Math.min(before, count), Math.max(before, count), column)
    return true
  }

  /** Reads the cells that begin in a column, from row `from` to before `to`, once more. */
  #readRows(from: number, to: number, column: number): void {
    for (let row = from; row < to; row++) {
      const tile = this.#rows[row]?.[column]
      if (!tile?.value || this.#rows[row]?.[column - 1] === tile || this.#rows[row - 1]?.[column] === tile) continue
      tile.value = this.#read(tile.value.text, row, column)
    }
  }

  #read(text: string, row: number, column: number): Value | null {
    if (text === '') return null
    const kind = row < this.#headerRows ? 'text' : (this.#columns[column]?.kind ?? 'text')
    return kind === 'text' ? { kind, text } : typeText(text, kind, this.#evidence(), kind === 'money' ? this.#currencyIn(column) : null)
  }

  /** The currency that the column's amounts have; null when they have none or several. */
  #currencyIn(column: number): string | null {
    const found = new Set<string>()
    for (const row of this.#rows) {
      const value = row[column]?.value
      if (value?.kind === 'money' && value.currency !== null) found.add(value.currency)
      if (found.size > 1) return null
    }
    const [currency = null] = found
    return currency
  }

  // ---------- rows and columns
  #insertRow(at: number): boolean {
    const [above, below] = [this.#rows[at - 1], this.#rows[at]]
    if (this.#rows.length === 0 || !isWithin(at, this.#rows.length) || (this.#rows.length + 1) * this.#columns.length > mostCells)
      return false
    const made = this.#columns.map((_, column): Tile => {
      const [upper, lower] = [above?.[column], below?.[column]]
      if (upper !== undefined && upper === lower) return upper
      const place = upper?.place ?? (lower as Tile).place
      const edge = upper === undefined ? place.box.top : place.box.bottom
      return emptyTile({ page: place.page, box: { ...place.box, top: edge, bottom: edge } })
    })
    this.#rows.splice(at, 0, made)
    if (at < this.#headerRows) this.#headerRows++
    this.#noteHeader(at)
    return true
  }

  #removeRow(at: number): boolean {
    if (this.#rows[at] === undefined || this.#rows.length === 1) return false
    this.#noteHeader(at)
    this.#rows.splice(at, 1)
    if (at < this.#headerRows) this.#headerRows--
    return true
  }

  #insertColumn(at: number): boolean {
    const width = this.#columns.length + 1
    if (width === 1 || !isWithin(at, this.#columns.length) || width > mostColumns || width * this.#rows.length > mostCells) return false
    for (const row of this.#rows) {
      const [before, after] = [row[at - 1], row[at]]
      if (before !== undefined && before === after) {
        row.splice(at, 0, before)
        continue
      }
      const { page, box } = (before ?? (after as Tile)).place
      const edge = before === undefined ? box.left : box.right
      row.splice(at, 0, emptyTile({ page, box: { ...box, left: edge, right: edge } }))
    }
    this.#columns.splice(at, 0, { title: null, kind: 'text' })
    return true
  }

  #removeColumn(at: number): boolean {
    if (this.#columns[at] === undefined || this.#columns.length === 1) return false
    for (const row of this.#rows) row.splice(at, 1)
    this.#columns.splice(at, 1)
    return true
  }

  // ---------- spans
  #merge(row: number, column: number, rowSpan: number, columnSpan: number): boolean {
    const inside = this.#at(row, column) !== null && this.#at(row + rowSpan - 1, column + columnSpan - 1) !== null
    if (!inside || rowSpan < 1 || columnSpan < 1) return false
    const positions: [number, number][] = []
    for (let r = row; r < row + rowSpan; r++) for (let c = column; c < column + columnSpan; c++) positions.push([r, c])
    const tiles = new Set(positions.map(([r, c]) => this.#at(r, c) as Tile))
    if (tiles.size < 2 || this.#reachesOut(tiles, row, column, rowSpan, columnSpan)) return false
    const merged = this.#merged([...tiles], row, column)
    for (const [r, c] of positions) (this.#rows[r] as Tile[])[c] = merged
    this.#noteHeader(row)
    return true
  }

  /** true when some of the tiles also stands outside the rectangle. */
  #reachesOut(tiles: ReadonlySet<Tile>, row: number, column: number, rowSpan: number, columnSpan: number): boolean {
    const has = (r: number, c: number): boolean => {
      const tile = this.#at(r, c)
      return tile !== null && tiles.has(tile)
    }
    for (let r = row; r < row + rowSpan; r++) if (has(r, column - 1) || has(r, column + columnSpan)) return true
    for (let c = column; c < column + columnSpan; c++) if (has(row - 1, c) || has(row + rowSpan, c)) return true
    return false
  }

  #merged(tiles: readonly Tile[], row: number, column: number): Tile {
    const filled = tiles.filter(({ value }) => value !== null)
    const [first] = tiles as [Tile]
    const onFirstPage = tiles.filter(({ place }) => place.page === first.place.page).map(({ place }) => place.box)
    return {
      lines: tiles.flatMap(({ lines }) => lines),
      value: this.#read(filled.map(({ value }) => value?.text ?? '').join(' '), row, column),
      place: { page: first.place.page, box: unionOf(onFirstPage) },
      confidence: weakest(filled, first.confidence),
      checked: filled.length > 0 && filled.every(({ checked }) => checked),
    }
  }

  #split(row: number, column: number): boolean {
    const tile = this.#at(row, column)
    if (tile === null) return false
    const positions: [number, number][] = []
    const [rows, columns] = this.#extent(tile, row, column)
    for (const r of rows) for (const c of columns) positions.push([r, c])
    if (positions.length < 2) return false
    const { page, box } = tile.place
    for (const [r, c] of positions) {
      const part = { page, box: partOf(box, rows.indexOf(r), rows.length, columns.indexOf(c), columns.length) }
      const first = r === rows[0] && c === columns[0]
      // What was written stays in the first cell: where the others begin in it, only the person knows.
      ;(this.#rows[r] as Tile[])[c] = first ? { ...tile, place: part } : emptyTile(part)
    }
    this.#noteHeader(row)
    return true
  }

  /** The rows and columns that a tile covers. */
  #extent(tile: Tile, row: number, column: number): [number[], number[]] {
    const [rows, columns] = [[row], [column]]
    while (this.#at((rows[0] as number) - 1, column) === tile) rows.unshift((rows[0] as number) - 1)
    while (this.#at((rows.at(-1) as number) + 1, column) === tile) rows.push((rows.at(-1) as number) + 1)
    while (this.#at(row, (columns[0] as number) - 1) === tile) columns.unshift((columns[0] as number) - 1)
    while (this.#at(row, (columns.at(-1) as number) + 1) === tile) columns.push((columns.at(-1) as number) + 1)
    return [rows, columns]
  }

  #at(row: number, column: number): Tile | null {
    return this.#rows[row]?.[column] ?? null
  }

  #noteHeader(row: number): void {
    if (row < this.#headerRows) this.#headersChanged = true
  }

  /** Each column's title as its header cells say it, from the top down. */
  #titles(): (string | null)[] {
    return this.#columns.map((_, column) => {
      const over = new Set(this.#rows.slice(0, this.#headerRows).flatMap((row) => row[column] ?? []))
      const texts = [...over].flatMap(({ value }) => (value === null ? [] : value.text.replace(/\s+/gu, ' ')))
      return texts.length > 0 ? texts.join(' ') : null
    })
  }
}

const holds = (lines: readonly Line[], texts: ReadonlyMap<Word, string>): boolean =>
  lines.some((line) => line.words.some((word) => texts.has(word)))
const wordsOf = ({ words }: Line) => words
const isWithin = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most
