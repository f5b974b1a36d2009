// The document as an Excel workbook: its tables with real numbers and dates, where every value comes from, and whether the sums are right.

import type { Cell, ParsedDocument, Table } from '../model/index.ts'
import { type Export, type ExportedFile, type ExportOptions, noSource } from '../stages.ts'
import { inDrawings, linesInDrawings } from './drawing-losses.ts'
import type { GatheringWriter } from './gathering.ts'
import { spellingOf } from './running-text.ts'
import { type LineOnPage, linesOutsideTables, planSheets, tablesOf } from './sheets.ts'
import { SheetNames } from './sheets-names.ts'
import { withoutWords, withTextsOfSheets } from './sheets-text.ts'
import { Shelf } from './shelved-tables.ts'
import { type CheckedFields, type CheckRow, checksSheet, tableChecks } from './xlsx-checks-sheet.ts'
import { type FieldsOfDocument, fieldSourcesSheets, fieldsSheets } from './xlsx-fields-sheets.ts'
import { contentsOf, contentsSheet, type Overflow, overflowIn, overflowSheet, textSheet } from './xlsx-list-sheets.ts'
import { WorkbookPackage } from './xlsx-package.ts'
import type { PackedSheet } from './xlsx-parts.ts'
import { SourcesSheets } from './xlsx-sources-sheet.ts'
import { tableSheet } from './xlsx-table-sheet.ts'
import { longestText, mostColumns, mostRows, type Sheet, type SheetCell } from './xlsx-workbook.ts'
import { writable } from './xlsx-xml.ts'
import { joined } from './zip-stream.ts'

/** Of every workbook that is written. */
export const mediaTypeOfWorkbooks = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Writes a workbook: contents, fields, tables, and behind them sources and checks. Without any table the text lines make a sheet,
 * so that a workbook is never empty. What does not fit is put on a sheet of its own and said in the losses.
 */
export const xlsx: Export = async (document, options, { working } = noSource) => {
  const writing = new WorkbookWriter(options, working ?? (() => {}))
  writing.take(document)
  return writing.end()
}

/**
 * Writes documents one after the other into one workbook, as `xlsx` writes one: of a long file its stretches of pages. The sheets of tables
 * go out as they come; the places of their cells wait compressed. Only where all tables stand on one sheet they are kept till the end, without their words and packed.
 */
export function xlsxWriter(options: ExportOptions, working: () => void): GatheringWriter {
  const writing = new WorkbookWriter(options, working)
  return {
    add(document) {
      writing.take(document)
      return writing.taken()
    },
    end: () => writing.end(),
    ending: () => writing.ending(),
  }
}

class WorkbookWriter {
  readonly #options: ExportOptions
  readonly #working: () => void
  readonly #workbook: WorkbookPackage
  readonly #names = new SheetNames()
  readonly #sources: SourcesSheets
  readonly #losses: Losses = {
    tables: 0,
    leftOut: 0,
    outside: 0,
    labels: 0,
    long: 0,
    wide: 0,
    split: 0,
    moreSheets: 0,
    open: 0,
    early: 0,
    stripped: 0,
  }
  readonly #documents: FieldsOfDocument[] = []
  readonly #fields: PackedSheet[] = []
  readonly #sheets: PackedSheet[] = []
  readonly #contents: SheetCell[][] = []
  readonly #overflow: Overflow[] = []
  readonly #checks: CheckRow[] = []
  readonly #checked: CheckedFields[] = []
  readonly #shelf = new Shelf()
  /** Tables that wait for all others: those of earlier documents packed, those of the last as they are. */
  readonly #shelved: Table[] = []
  #waiting: readonly Table[] = []
  #contentsName: string | null = null
  /** Tables. */
  #written = 0
  /** Tables that are no forms. */
  #records = 0
  /** The lines of text, as long as nothing else but forms was found: their notes and options say as much as their answers. */
  #text: LineOnPage[] = []

  constructor(options: ExportOptions, working: () => void) {
    this.#options = options
    this.#working = working
    this.#workbook = new WorkbookPackage(working)
    this.#sources = new SourcesSheets(this.#workbook)
  }

  take(document: ParsedDocument): void {
    const { content, sheets } = this.#options
    const withFields = document.sheets.length > 0 && content !== 'tables'
    const withTables = document.sheets.length === 0 || content !== 'fields'
    const all = tablesOf(document)
    const spelling = spellingOf(document)
    const tables = withTables ? all.map((table) => withTextsOfSheets(table, spelling)) : []
    if (tables.length > 1) this.#nameContents()
    if (withFields) this.#takeFields(document)
    const outside = linesOutsideTables(document)
    countLosses(this.#losses, tables)
    this.#losses.leftOut += all.length - tables.length
    this.#losses.outside += outside.length
    this.#losses.labels += linesInDrawings(document)
    this.#records += tables.filter(({ form }) => form === undefined).length
    this.#text = this.#records > 0 || this.#documents.length > 0 ? [] : [...this.#text, ...outside]
    if (sheets === 'one') this.#keep(tables)
    else this.#write(tables)
    this.#working()
  }

  /** What of the file has been written since this was last asked. */
  taken(): Uint8Array {
    return this.#workbook.taken()
  }

  end(): ExportedFile {
    const ending = this.ending()
    const pieces: Uint8Array[] = []
    let step = ending.next()
    for (; !step.done; step = ending.next()) pieces.push(step.value)
    return pieces.length === 0 ? step.value : { ...step.value, bytes: joined([...pieces, step.value.bytes]) }
  }

  /** Writes what is left, piece by piece; the last of it comes with the result. */
  *ending(): Generator<Uint8Array, ExportedFile> {
    const names = this.#names
    const waiting = [...this.#shelved, ...this.#waiting]
    this.#write(waiting)
    if (waiting.length > 0) yield this.taken()
    if (this.#losses.tables > 1) this.#nameContents()
    const add = (sheets: readonly Sheet[]) => sheets.map((sheet) => this.#workbook.add(sheet))
    // Without tables and fields, the lines of text make the sheet; beside forms they have one of their own.
    const hasText = this.#documents.length === 0 && (this.#losses.tables === 0 || this.#text.length > 0)
    const text = hasText ? add(textSheet(names, this.#text)) : []
    if (hasText) this.#losses.outside = 0
    const overflow = add(overflowSheet(names, this.#overflow))
    const fieldSources = add(fieldSourcesSheets(names, this.#documents))
    const sources: PackedSheet[] = []
    for (const sheet of this.#sources.ending(names)) {
      sources.push(sheet)
      yield this.taken()
    }
    const checks = add(checksSheet(names, this.#checks, this.#checked))
    const contents = this.#contentsName === null ? [] : add([contentsSheet(this.#contentsName, this.#contents)])
    const tabs = [...contents, ...this.#fields, ...this.#sheets, ...text, ...overflow, ...fieldSources, ...sources, ...checks]
    return {
      extension: 'xlsx',
      mediaType: mediaTypeOfWorkbooks,
      bytes: this.#workbook.end(tabs),
      losses: sentencesOf(this.#losses, this.#documents.length > 0),
    }
  }

  #nameContents(): void {
    this.#contentsName ??= this.#names.next('Contents', 'Contents')
  }

  #takeFields({ sheets }: ParsedDocument): void {
    const documents = sheets.map((sheet): FieldsOfDocument => ({ file: null, sheet }))
    this.#documents.push(...documents)
    const { sheets: ofFields, cellOf } = fieldsSheets(this.#names, documents, { each: true })
    this.#checked.push({ documents, cellOf })
    for (const sheet of ofFields) this.#fields.push(this.#workbook.add(sheet))
  }

  #keep(tables: readonly Table[]): void {
    for (const table of this.#waiting) this.#shelved.push(this.#shelf.put(table, this.#working))
    this.#waiting = tables.map(withoutWords)
  }

  #write(tables: readonly Table[]): void {
    const plans = planSheets(tables, this.#options.sheets, this.#names, mostRows, this.#written)
    if (this.#options.sheets === 'one') this.#losses.moreSheets += Math.max(0, plans.length - 1 - tables.filter(isSplit).length)
    this.#written += tables.length
    for (const plan of plans) this.#sheets.push(this.#workbook.add(tableSheet(plan)))
    this.#sources.add(plans)
    this.#contents.push(...contentsOf(plans))
    this.#overflow.push(...overflowIn(plans))
    this.#checks.push(...tableChecks(plans))
  }
}

/** What a workbook does not hold as it stood, counted. */
interface Losses {
  tables: number
  leftOut: number
  outside: number
  /** Of these in drawings. */
  labels: number
  long: number
  wide: number
  split: number
  /** Sheets beyond the one that was asked for. */
  moreSheets: number
  open: number
  early: number
  stripped: number
}

const isSplit = ({ rowCount }: Table): boolean => rowCount > mostRows

function countLosses(losses: Losses, tables: readonly Table[]): void {
  const cells = (fits: (cell: Cell) => boolean): number => tables.reduce((sum, table) => sum + table.cells.filter(fits).length, 0)
  losses.tables += tables.length
  losses.long += cells(({ value }) => (value?.text.length ?? 0) > longestText)
  losses.wide += cells(({ column }) => column >= mostColumns)
  losses.split += tables.filter(isSplit).length
  losses.open += cells(({ value }) => value?.kind === 'date' && value.ambiguous)
  losses.early += cells(({ value }) => value?.kind === 'date' && value.iso < '1900-03-01')
  losses.stripped += cells(({ value }) => value !== null && writable(value.text) !== value.text.replace(/\r\n?/gu, '\n'))
}

function sentencesOf(
  { tables, leftOut, outside, labels, long, wide, split, moreSheets, open, early, stripped }: Losses,
  withFields: boolean,
): string[] {
  const losses: string[] = []
  if (withFields && tables === 0) {
    if (leftOut > 0) losses.push(`Tables that are left out, since fields alone were asked for: ${leftOut}.`)
  } else if (tables === 0) losses.push('No table was found: the sheet "Text" holds the lines of text.')
  else if (outside > 0 && !withFields)
    losses.push(
      `Lines of text outside the tables that are not in the workbook: ${outside}${inDrawings(labels)}. Markdown and JSON keep them.`,
    )
  if (long > 0)
    losses.push(`Texts longer than the ${longestText} characters of a cell: ${long}. What follows stands on the sheet "Overflow".`)
  if (wide > 0) losses.push(`Cells beyond the ${mostColumns} columns of a sheet: ${wide}. They stand on the sheet "Overflow".`)
  if (split > 0)
    losses.push(`Tables longer than the ${mostRows} rows of a sheet: ${split}. They go on, with their header, on further sheets.`)
  if (moreSheets > 0)
    losses.push(
      `One sheet holds ${mostRows} rows, and the tables have more. Sheets on which they go on, with their headers: ${moreSheets}.`,
    )
  if (open > 0) losses.push(`Dates that stay text as printed, since nothing in the document tells day from month: ${open}.`)
  if (early > 0) losses.push(`Dates before March 1900 that stay text, since spreadsheets cannot count them: ${early}.`)
  if (stripped > 0) losses.push(`Cells with characters that no spreadsheet can store and that were left out: ${stripped}.`)
  return losses
}
