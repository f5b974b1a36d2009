// Tables as CSV (RFC 4180): one file, or a zip when there are several. Cells carry the text as printed; typed values are in XLSX and JSON.

import { type Zippable, zipSync } from 'fflate'
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
import { zipDate } from './zip-stream.ts'

/** Writes the fields of the document and its tables as CSV, as far as they are asked for; without either, its text lines. */
export const csv: Export = async (document, options, { working } = noSource) => {
  const writer = csvWriter(options, working)
  writer.add(document)
  return writer.end()
}

/** Documents go in one by one; the result comes at the end. */
interface CsvWriter {
  add(document: ParsedDocument): Uint8Array
  end(): ExportedFile
}

/**
 * Writes documents one after the other into one result, as `csv` writes one: of a long file its stretches of pages. What is kept of each is
 * the bytes of its tables; the lines of text only while no table was found. `working` is called after every table.
 */
export function csvWriter(options: ExportOptions, working: () => void = () => {}): CsvWriter {
  const files: { readonly title: string; readonly bytes: Uint8Array }[] = []
  const counts: Counts = { tables: 0, fields: 0, outside: 0, labels: 0, merged: 0, guarded: 0 }
  let text: string[][] = []
  /** Fields, and tables that are no forms. */
  let records = 0
  const write = ({ title, grid }: NamedGrid) => {
    files.push({ title, bytes: encoded(grid, options) })
    if (options.csvGuard) counts.guarded += grid.flat().filter((each) => isFormulaLike(clean(each))).length
    working()
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
      // Beside forms alone, their notes and options say as much as their answers.
      if (files.length === 0 || text.length > 0) {
        write({ title: 'Text', grid: text })
        counts.outside = 0
      }
      return packed(files, lossesOf(counts))
    },
  }
}

function packed(files: readonly { readonly title: string; readonly bytes: Uint8Array }[], losses: readonly string[]): ExportedFile {
  const [only] = files
  if (files.length === 1 && only !== undefined) return { extension: 'csv', mediaType: 'text/csv; charset=utf-8', bytes: only.bytes, losses }
  const names = fileNames(files, 'csv')
  const entries: Zippable = Object.fromEntries(
    files.map(({ bytes }, index) => [names[index] ?? `${index}.csv`, [bytes, { mtime: zipDate() }]]),
  )
  return { extension: 'zip', mediaType: 'application/zip', bytes: zipSync(entries), losses }
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
