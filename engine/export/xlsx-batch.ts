import { confidence, type FieldSheet, type Page, type ParsedDocument } from '../model/index.ts'
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
  /** null: there is nothing of it that could be read. */
  readonly document: (Pick<ParsedDocument, 'sheets'> & { readonly pages: readonly Pick<Page, 'number'>[] }) | null
  /** Why there is nothing of it, in a sentence. */
  readonly note?: string | null
}

/**
 * The fields of many files in one workbook: a row for every document found in them, a sheet for each of their lists, where each value comes
 * from, and the checks. A file without fields, or that could not be read, has a row too, which says so: who handed in twelve files counts twelve.
 */
export function batchWorkbook(files: readonly NamedDocument[]): ExportedFile {
  const names = new SheetNames()
  const documents = files.flatMap(({ name, document, note }) => {
    if (document === null) return [{ file: name, sheet: emptySheet([]), note: note ?? 'Not read.' }]
    if (document.sheets.length === 0) return [{ file: name, sheet: emptySheet(document.pages), note: note ?? 'No fields were read.' }]
    const several = document.sheets.length > 1
    return document.sheets.map((sheet, index): FieldsOfDocument => ({ file: several ? `${name} (${index + 1})` : name, sheet }))
  })
  const [unread, without] = [
    files.filter(({ document }) => document === null),
    files.filter(({ document }) => document?.sheets.length === 0),
  ]
  const fields = fieldsSheets(names, documents, { each: false })
  const sheets = [
    ...fields.sheets,
    ...fieldSourcesSheets(names, documents),
    ...checksSheet(names, [], [{ documents, cellOf: fields.cellOf }]),
  ]
  const empty = listSheet(names.next('Documents', 'Documents'), ['Document'], [60], 0, () => [listRow(['No fields were read.'], 'note')])
  const workbook = new WorkbookPackage()
  return {
    extension: 'xlsx',
    mediaType: mediaTypeOfWorkbooks,
    bytes: workbook.end((sheets.length > 0 ? sheets : [empty]).map((sheet) => workbook.add(sheet))),
    losses: [
      ...(without.length === 0 ? [] : [`Files of which no fields were read: ${without.length}.`]),
      ...(unread.length === 0 ? [] : [`Files that could not be read: ${unread.length}.`]),
    ],
  }
}

/** What stands for a file of which no fields were read. */
const emptySheet = (pages: readonly Pick<Page, 'number'>[]): FieldSheet => ({
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
