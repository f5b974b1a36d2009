// The document as an Excel workbook: its tables with real numbers and dates, where every value comes from, and whether the sums are right.

import type { Block, Cell, Line, ParsedDocument, Table } from '../model/index.ts'
import { type Export, type ExportedFile, type ExportOptions, noSource } from '../stages.ts'
import type { GatheringWriter } from './gathering.ts'
import { linesOutsideTables, planSheets, tablesOf } from './sheets.ts'
import { SheetNames } from './sheets-names.ts'
import { withoutWords } from './sheets-text.ts'
import { checksSheet } from './xlsx-checks-sheet.ts'
import { fieldSourcesSheets, fieldsSheets } from './xlsx-fields-sheets.ts'
import { contentsSheet, overflowSheet, textSheet } from './xlsx-list-sheets.ts'
import { writeWorkbook } from './xlsx-package.ts'
import { sourcesSheets } from './xlsx-sources-sheet.ts'
import { tableSheet } from './xlsx-table-sheet.ts'
import { longestText, mostColumns, mostRows, type Sheet } from './xlsx-workbook.ts'
import { writable } from './xlsx-xml.ts'

/** Of every workbook that is written. */
export const mediaTypeOfWorkbooks = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Writes a workbook: contents, fields, tables, and behind them sources and checks. Without any table the text lines make a sheet,
 * so that a workbook is never empty. What does not fit is put on a sheet of its own and said in the losses.
 */
export const xlsx: Export = async (document, options, { working } = noSource) => workbookOf(document, options, working)

/**
 * Writes documents one after the other into one workbook, as `xlsx` writes one: of a long file its stretches of pages. What is kept of each
 * are the values and places of its tables, not their words; lines of text outside tables are only counted once there is a table.
 */
export function xlsxWriter(options: ExportOptions, working: () => void): GatheringWriter {
  let whole: ParsedDocument = { pages: [], blocks: [], sheets: [], issues: [] }
  return {
    add({ blocks, sheets }) {
      const all = [...whole.blocks, ...blocks.map((block) => (block.kind === 'table' ? withoutWords(block) : block))]
      const withTable = all.some(({ kind }) => kind === 'table')
      whole = {
        ...whole,
        blocks: withTable ? all.map((block) => (block.kind === 'table' ? block : wordless(block))) : all,
        sheets: [...whole.sheets, ...sheets],
      }
      working()
    },
    end: () => workbookOf(whole, options, working),
  }
}

/** The block without its words: as many lines, and where they stand. */
function wordless(block: Exclude<Block, Table>): Block {
  const without = (lines: readonly Line[]) =>
    lines.every(({ words }) => words.length === 0) ? lines : lines.map(({ box }) => ({ box, words: [] }))
  return block.kind === 'picture' ? { ...block, caption: without(block.caption) } : { ...block, lines: without(block.lines) }
}

function workbookOf(document: ParsedDocument, options: ExportOptions, working: () => void = () => {}): ExportedFile {
  const withFields = document.sheets.length > 0 && options.content !== 'tables'
  const withTables = document.sheets.length === 0 || options.content !== 'fields'
  const tables = withTables ? tablesOf(document) : []
  const documents = withFields ? document.sheets.map((sheet) => ({ file: null, sheet })) : []
  const names = new SheetNames()
  const contentsName = tables.length > 1 ? names.next('Contents', 'Contents') : null
  const fields = fieldsSheets(names, documents, { each: true })
  const plans = planSheets(tables, options.sheets, names, mostRows)
  // Without fields either, the lines of text make the sheet.
  const withText = tables.length === 0 && !withFields
  const sheets: Sheet[] = [
    ...(contentsName === null ? [] : [contentsSheet(contentsName, plans)]),
    ...fields,
    ...plans.map(tableSheet),
    ...(withText ? textSheet(names, document) : []),
    ...overflowSheet(names, plans),
    ...fieldSourcesSheets(names, documents),
    ...sourcesSheets(names, plans),
    ...checksSheet(names, plans, documents),
  ]
  return {
    extension: 'xlsx',
    mediaType: mediaTypeOfWorkbooks,
    bytes: writeWorkbook({ sheets }, working),
    losses: lossesOf(document, tables, withFields),
  }
}

function lossesOf(document: ParsedDocument, tables: readonly Table[], withFields: boolean): string[] {
  const losses: string[] = []
  const outside = linesOutsideTables(document).length
  if (withFields && tables.length === 0) {
    const left = tablesOf(document).length
    if (left > 0) losses.push(`Tables that are left out, since fields alone were asked for: ${left}.`)
  } else if (tables.length === 0) losses.push('No table was found: the sheet "Text" holds the lines of text.')
  else if (outside > 0 && !withFields)
    losses.push(`Lines of text outside the tables that are not in the workbook: ${outside}. Markdown and JSON keep them.`)
  const cells = (fits: (cell: Cell) => boolean): number => tables.reduce((sum, table) => sum + table.cells.filter(fits).length, 0)
  const long = cells(({ value }) => (value?.text.length ?? 0) > longestText)
  if (long > 0)
    losses.push(`Texts longer than the ${longestText} characters of a cell: ${long}. What follows stands on the sheet "Overflow".`)
  const wide = cells(({ column }) => column >= mostColumns)
  if (wide > 0) losses.push(`Cells beyond the ${mostColumns} columns of a sheet: ${wide}. They stand on the sheet "Overflow".`)
  const split = tables.filter(({ rowCount }) => rowCount > mostRows).length
  if (split > 0)
    losses.push(`Tables longer than the ${mostRows} rows of a sheet: ${split}. They go on, with their header, on further sheets.`)
  const open = cells(({ value }) => value?.kind === 'date' && value.ambiguous)
  if (open > 0) losses.push(`Dates that stay text as printed, since nothing in the document tells day from month: ${open}.`)
  const early = cells(({ value }) => value?.kind === 'date' && value.iso < '1900-03-01')
  if (early > 0) losses.push(`Dates before March 1900 that stay text, since spreadsheets cannot count them: ${early}.`)
  const stripped = cells(({ value }) => value !== null && writable(value.text) !== value.text.replace(/\r\n?/gu, '\n'))
  if (stripped > 0) losses.push(`Cells with characters that no spreadsheet can store and that were left out: ${stripped}.`)
  return losses
}
