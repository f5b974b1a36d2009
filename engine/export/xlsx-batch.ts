import { confidence, type FieldSheet, type ParsedDocument } from '../model/index.ts'
import type { ExportedFile } from '../stages.ts'
import { SheetNames } from './sheets-names.ts'
import { mediaTypeOfWorkbooks } from './xlsx.ts'
import { listRow } from './xlsx-addresses.ts'
import { checksSheet } from './xlsx-checks-sheet.ts'
import { type FieldsOfDocument, fieldSourcesSheets, fieldsSheets } from './xlsx-fields-sheets.ts'
import { listSheet } from './xlsx-list-sheets.ts'
import { WorkbookPackage } from './xlsx-package.ts'

export interface NamedDocument {
  /** As its reader knows it: the file's name. */
  readonly name: string
  readonly document: ParsedDocument
}

/**
 * The fields of many files in one workbook: a row for every document found in them, a sheet for each of their lists, where each value comes
 * from, and the checks. A file without fields has a row too: who handed in twelve files counts twelve.
 */
export function batchWorkbook(files: readonly NamedDocument[]): ExportedFile {
  const names = new SheetNames()
  const documents = files.flatMap(({ name, document }) => {
    const sheets = document.sheets.length === 0 ? [emptySheet(document)] : document.sheets
    return sheets.map((sheet, index): FieldsOfDocument => ({ file: sheets.length > 1 ? `${name} (${index + 1})` : name, sheet }))
  })
  const without = files.filter(({ document }) => document.sheets.length === 0)
  const sheets = [
    ...fieldsSheets(names, documents, { each: false }),
    ...fieldSourcesSheets(names, documents),
    ...checksSheet(names, [], documents),
  ]
  const empty = listSheet(names.next('Documents', 'Documents'), ['Document'], [60], 0, () => [listRow(['No fields were read.'], 'note')])
  const workbook = new WorkbookPackage()
  return {
    extension: 'xlsx',
    mediaType: mediaTypeOfWorkbooks,
    bytes: workbook.end((sheets.length > 0 ? sheets : [empty]).map((sheet) => workbook.add(sheet))),
    losses: without.length === 0 ? [] : [`Files of which no fields were read: ${without.length}.`],
  }
}

/** What stands for a file of which no fields were read. */
const emptySheet = ({ pages }: ParsedDocument): FieldSheet => ({
  kind: 'other',
  kindConfidence: confidence(0),
  definition: null,
  definitions: [],
  pages: pages.map(({ number }) => number),
  fields: [],
  lists: [],
  missing: [],
  checks: [],
})
