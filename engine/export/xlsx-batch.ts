import type { ParsedDocument } from '../model/index.ts'
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
 * from, and the checks. Files without fields are named in the losses.
 */
export function batchWorkbook(files: readonly NamedDocument[]): ExportedFile {
  const names = new SheetNames()
  const documents = files.flatMap(({ name, document }) =>
    document.sheets.map(
      (sheet, index): FieldsOfDocument => ({ file: document.sheets.length > 1 ? `${name} (${index + 1})` : name, sheet }),
    ),
  )
  const without = files.filter(({ document }) => document.sheets.length === 0).map(({ name }) => name)
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
    losses: without.length === 0 ? [] : [`Files of which no fields were read and that are not in the workbook: ${without.length}.`],
  }
}
