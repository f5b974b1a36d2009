// Tables as CSV (RFC 4180): one file, or a zip when there are several. Cells carry the text as printed; typed values are in XLSX and JSON.

import { type ParsedDocument, type Table, textOfLine } from '../model/index.ts'
import { type Export, type ExportedFile, type ExportOptions, noSource } from '../stages.ts'
import type { Spelling } from './broken-words.ts'
import { guarded, isFormulaLike } from './csv-guard.ts'
import { inDrawings, linesInDrawings } from './drawing-losses.ts'
import { fieldGrids, type NamedGrid } from './fields-csv.ts'
import { spellingOf } from './running-text.ts'
import { linesOutsideTables, tablesOf } from './sheets.ts'
import { fileNames } from './sheets-names.ts'
import { textInCell } from './sheets-text.ts'
import { joined, type Packed, packed, ZipStream } from './zip-stream.ts'

/** Writes the fields of the document and its tables as CSV, as far as they are asked for; without either, its text lines. */
export const csv: Export = async (document, options, { working } = noSource) => {
  const writer = csvWriter(options, working)
  writer.add(document)
  return writer.end()
}

/** Documents go in one by one; the result comes at the end, as a whole or in pieces that go out one after the other. */
interface CsvWriter {
  add(document: ParsedDocument): Uint8Array
  end(): ExportedFile
  ending(): Generator<Uint8Array, ExportedFile>
}

/**
 * Writes documents one after the other into one result, as `csv` writes one: of a long file its stretches of pages. What is kept of each is
 * the bytes of its tables, compressed from the second on; the lines of text only while no table was found. `working` is called after every table.
 */
export function csvWriter(options: ExportOptions, working: () => void = () => {}): CsvWriter {
  const files = new Files(working)
  const counts: Counts = { tables: 0, fields: 0, outside: 0, labels: 0, merged: 0, guarded: 0 }
  let text: string[][] = []
  /** Fields, and tables that are no forms. */
  let records = 0
  const write = ({ title, grid }: NamedGrid) => {
    files.add(title, encoded(grid, options))
    if (options.csvGuard) counts.guarded += grid.flat().filter((each) => isFormulaLike(clean(each))).length
    working()
  }
  const withText = () => {
    // Beside forms alone, their notes and options say as much as their answers.
    if (files.count > 0 && text.length === 0) return
    write({ title: 'Text', grid: text })
    text = []
    counts.outside = 0
  }
  return {
    add(document) {
      const fields = options.content === 'tables' ? [] : fieldGrids(document.sheets)
      const tables = fields.length > 0 && options.content === 'fields' ? [] : tablesOf(document)
      fields.forEach(write)
      const spelling = spellingOf(document)
      for (const table of tables) {
        write({ title: table.title ?? 'Table', grid: gridOf(table, spelling) })
        counts.merged += table.cells.filter(({ rowSpan, columnSpan }) => rowSpan * columnSpan > 1).length
      }
      counts.fields += fields.length
      counts.tables += tables.length
      counts.outside += linesOutsideTables(document).length
      counts.labels += linesInDrawings(document)
      records += fields.length + tables.filter(({ form }) => form === undefined).length
      text = records > 0 ? [] : [...text, ...textGrid(document)]
      return nothingYet
    },
    end() {
      withText()
      return files.whole(lossesOf(counts))
    },
    *ending() {
      withText()
      return yield* files.inPieces(lossesOf(counts))
    },
  }
}

/** Entries of a zip that go out together: some hundred bytes each for a table of a page. */
const entriesInPiece = 200

/** The files of a result: one as it is, several in a zip, where they wait compressed till all names are known. */
class Files {
  readonly #working: () => void
  readonly #titles: { readonly title: string }[] = []
  readonly #packed: Packed[] = []
  #only: Uint8Array | null = null

  constructor(working: () => void) {
    this.#working = working
  }

  get count(): number {
    return this.#titles.length
  }

  add(title: string, bytes: Uint8Array): void {
    this.#titles.push({ title })
    if (this.count === 1) {
      this.#only = bytes
      return
    }
    if (this.#only !== null) this.#packed.push(packed(this.#only))
    this.#only = null
    this.#packed.push(packed(bytes))
  }

  whole(losses: readonly string[]): ExportedFile {
    const pieces: Uint8Array[] = []
    const writing = this.inPieces(losses)
    let step = writing.next()
    for (; !step.done; step = writing.next()) pieces.push(step.value)
    return { ...step.value, bytes: joined([...pieces, step.value.bytes]) }
  }

  *inPieces(losses: readonly string[]): Generator<Uint8Array, ExportedFile> {
    if (this.#only !== null) return { extension: 'csv', mediaType: 'text/csv; charset=utf-8', bytes: this.#only, losses }
    const zip = new ZipStream(this.#working)
    const names = fileNames(this.#titles, 'csv')
    for (const [index, entry] of this.#packed.entries()) {
      zip.addPacked(names[index] ?? `${index}.csv`, entry)
      if (index % entriesInPiece === entriesInPiece - 1) yield zip.taken()
    }
    return { extension: 'zip', mediaType: 'application/zip', bytes: zip.end(), losses }
  }
}

/** Only at the end it is known whether there is one file or several. */
const nothingYet = new Uint8Array()

type Grid = readonly (readonly string[])[]

/** The table's texts as a full rectangle: a spanning cell stands in its first place, the places it covers are empty. */
function gridOf(table: Table, spelling: Spelling): Grid {
  const rows = Array.from({ length: table.rowCount }, () => new Array<string>(table.columns.length).fill(''))
  for (const cell of table.cells) {
    const row = rows[cell.row]
    if (row !== undefined) row[cell.column] = textInCell(cell, spelling)
  }
  return rows
}

const textGrid = (document: ParsedDocument): string[][] => linesOutsideTables(document).map(({ line }) => [textOfLine(line)])

function encoded(grid: Grid, { csvByteOrderMark, csvGuard }: ExportOptions): Uint8Array {
  const rows = grid.map((row) => row.map((text) => quoted(csvGuard ? guarded(clean(text)) : clean(text))).join(','))
  return new TextEncoder().encode(`${csvByteOrderMark ? '\uFEFF' : ''}${rows.map((row) => `${row}\r\n`).join('')}`)
}

/**
 * RFC 4180, section 2: fields with quotes, commas or line breaks stand in quotes, and quotes are doubled. So do those with a semicolon or tab,
 * where a spreadsheet that separates by these would begin a new cell that no guard has seen.
 */
const quoted = (text: string): string => (/[",;\t\r\n]|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Lone halves of surrogate pairs have no UTF-8, and a null character ends the text in many readers. */
const clean = (text: string): string => text.toWellFormed().replaceAll('\u0000', '')

interface Counts {
  tables: number
  fields: number
  outside: number
  /** Of these in drawings. */
  labels: number
  merged: number
  guarded: number
}

function lossesOf({ tables, fields, outside, labels, merged, guarded }: Counts): string[] {
  const losses: string[] = []
  if (tables === 0 && fields === 0) losses.push('No table was found: the file holds the lines of text, one a row.')
  if (tables > 0 && fields === 0 && outside > 0)
    losses.push(`Lines of text outside the tables that are not in the CSV: ${outside}${inDrawings(labels)}. Markdown and JSON keep them.`)
  if (merged > 0) losses.push(`Merged cells, which CSV does not know, and which stand in their first place: ${merged}.`)
  if (guarded > 0)
    losses.push(`Cells that begin like a formula and got a leading apostrophe, so that no spreadsheet runs them: ${guarded}.`)
  return losses
}
