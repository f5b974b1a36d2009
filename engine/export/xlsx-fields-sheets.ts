// The fields of documents as sheets: one a document with its single values, one a list, one that says where every value comes from, and,
// for several documents, one with a row for each.

import type { Field, FieldSheet } from '../model/index.ts'
import { standingOf } from '../model/index.ts'
import { fieldNames, isUnchecked, itemFieldNames, listNames, noteOf, titleOf } from './fields-values.ts'
import type { SheetNames } from './sheets-names.ts'
import { listRow, measure, whole } from './xlsx-addresses.ts'
import { type ColumnPrint, columnPrint, contentOf } from './xlsx-formats.ts'
import { listSheet, listSheets } from './xlsx-list-sheets.ts'
import { firstPiece } from './xlsx-table-sheet.ts'
import type { Sheet, SheetCell } from './xlsx-workbook.ts'
import { columnLetters } from './xlsx-xml.ts'

/** A document whose fields are written, and the file it came in; null where all come in one. */
export interface FieldsOfDocument {
  readonly file: string | null
  readonly sheet: FieldSheet
  /** Why nothing was read of it; left out where something was. */
  readonly note?: string
}

/** The sheets of fields, and where on them the value of each document's fields stands. */
export interface FieldsOnSheets {
  readonly sheets: readonly Sheet[]
  /** By document and path ("net_total", "line_items[0].amount"); null for what has no cell. */
  readonly cellOf: (document: FieldsOfDocument, path: string) => CellOnSheet | null
}
export interface CellOnSheet {
  readonly sheet: string
  /** "B7". */
  readonly address: string
}

/** All sheets for the fields of some documents; without documents none. `each`: a sheet of its own for every document's single values. */
export function fieldsSheets(
  names: SheetNames,
  documents: readonly FieldsOfDocument[],
  { each }: { readonly each: boolean },
): FieldsOnSheets {
  if (documents.length === 0) return { sheets: [], cellOf: () => null }
  const overview = documents.length > 1 || !each ? [documentsSheet(names, documents)] : []
  const single = each ? documents.map(({ sheet }) => fieldsSheet(names.next('Fields', 'Fields'), sheet)) : []
  const listed = listNames(documents.map(({ sheet }) => sheet))
  const lists = listed.map((list) => itemsSheet(names, list, documents))
  const cell = (sheet: Sheet | undefined, column: number, row: number): CellOnSheet | null =>
    sheet === undefined || column < 0 || row < 0 ? null : { sheet: sheet.name, address: `${columnLetters(column)}${row + 2}` }
  return {
    sheets: [...overview, ...single, ...lists],
    cellOf: (document, path) => {
      const at = documents.indexOf(document)
      const item = itemOf(path)
      if (item !== null) return cell(lists[listed.indexOf(item.list)], columnOfItem(documents, item), rowOfItem(documents, at, item))
      const field = document.sheet.fields.findIndex(({ name }) => name === path)
      if (each) return cell(single[at], 1, field)
      return cell(
        overview[0],
        field < 0 ? -1 : fixedOf(documents).length + fieldNames(documents.map(({ sheet }) => sheet)).indexOf(path),
        at,
      )
    },
  }
}

interface ItemPath {
  readonly list: string
  readonly index: number
  readonly name: string
}
function itemOf(path: string): ItemPath | null {
  const [, list, index, name] = /^(.+)\[(\d+)\]\.(.+)$/u.exec(path) ?? []
  return list === undefined || name === undefined ? null : { list, index: Number(index), name }
}

function columnOfItem(documents: readonly FieldsOfDocument[], { list, name }: ItemPath): number {
  const at = fieldsOfItems(documents, list).indexOf(name)
  return at < 0 ? -1 : (documents.length > 1 ? 2 : 1) + at
}

function rowOfItem(documents: readonly FieldsOfDocument[], at: number, { list, index }: ItemPath): number {
  const rows = (some: readonly FieldsOfDocument[]): number =>
    some.flatMap(({ sheet }) => sheet.lists.filter(({ name }) => name === list)).reduce((sum, { items }) => sum + items.length, 0)
  return at < 0 || index >= rows(documents.slice(at, at + 1)) ? -1 : rows(documents.slice(0, at)) + index
}

const fieldsOfItems = (documents: readonly FieldsOfDocument[], list: string): readonly string[] =>
  itemFieldNames(
    documents.flatMap(({ sheet }) => sheet.lists.filter(({ name }) => name === list)),
    documents.flatMap(({ sheet }) => sheet.definitions),
  )

/** The columns of the overview before those of the fields. */
const fixedOf = (documents: readonly FieldsOfDocument[]): readonly string[] => [
  'Document',
  'Kind',
  'Pages',
  'Unchecked',
  'Failed checks',
  ...(documents.some(({ note }) => note !== undefined) ? ['Note'] : []),
]

/** The fields of one document with their values, standing, labels and pages; those asked for and not on the page stand at the end. */
function fieldsSheet(name: string, { fields, missing, definitions }: FieldSheet): Sheet {
  const header = ['Field', 'Value', 'Standing', 'Confidence', 'Page', 'Label on the page', 'Note']
  return listSheet(name, header, [26, 48, 11, 13, 8, 30, 44], fields.length + missing.length, function* () {
    for (const field of fields) {
      const cell = valueCell(field, 1, columnPrint([field.value]))
      const rest = listRow([
        titleOf(definitions, field.name),
        null,
        standingOf(field.confidence),
        measure(field.confidence, 2),
        field.evidence === null ? null : whole(field.evidence.place.page),
        field.label === null ? null : field.label.words.map(({ text }) => text).join(' '),
        noteOf(field),
      ])
      yield rest.map((each) => (each.column === 1 ? cell : each))
    }
    for (const field of missing) yield listRow([titleOf(definitions, field), null, 'missing', null, null, null, 'Not on the page.'])
  })
}

/** One row a document: its kind, its pages, and every single field that any of them has. */
function documentsSheet(names: SheetNames, documents: readonly FieldsOfDocument[]): Sheet {
  const sheets = documents.map(({ sheet }) => sheet)
  const definitions = sheets.flatMap((sheet) => sheet.definitions)
  const fields = fieldNames(sheets)
  const prints = new Map(fields.map((name) => [name, columnPrint(sheets.map((sheet) => fieldOf(sheet, name)?.value ?? null))]))
  const noted = documents.some(({ note }) => note !== undefined)
  const fixed = fixedOf(documents)
  const header = [...fixed, ...fields.map((name) => titleOf(definitions, name))]
  const widths = [
    30,
    11,
    9,
    11,
    14,
    ...(noted ? [40] : []),
    ...fields.map((name) => Math.max(14, Math.min(40, titleOf(definitions, name).length + 4))),
  ]
  return listSheet(names.next('Documents', 'Documents'), header, widths, documents.length, function* () {
    for (const [index, { file, sheet, note }] of documents.entries()) {
      const failed = sheet.checks.filter(({ outcome }) => outcome === 'failed').length
      const start = listRow([
        nameOf(file, index),
        note === undefined ? sheet.kind : null,
        pagesOf(sheet) || null,
        note === undefined ? whole(allFields(sheet).filter(({ field }) => isUnchecked(field)).length) : null,
        note === undefined ? whole(failed) : null,
        ...(noted ? [note ?? null] : []),
      ])
      const values = fields.map((name, at): SheetCell => {
        const field = fieldOf(sheet, name)
        const column = fixed.length + at
        return field === null ? { column, kind: 'empty', look: 'body' } : valueCell(field, column, prints.get(name) ?? columnPrint([]))
      })
      yield [...start, ...values]
    }
  })
}

/** The objects of one list, of all documents, one row each. */
function itemsSheet(names: SheetNames, list: string, documents: readonly FieldsOfDocument[]): Sheet {
  const lists = documents.flatMap(({ sheet }) => sheet.lists.filter(({ name }) => name === list))
  const definitions = documents.flatMap(({ sheet }) => sheet.definitions)
  const parts = definitions.find(({ name }) => name === list)?.fields ?? []
  const fields = fieldsOfItems(documents, list)
  const several = documents.length > 1
  const values = (name: string) =>
    lists.flatMap(({ items }) => items.map((item) => item.fields.find((field) => field.name === name)?.value ?? null))
  const prints = fields.map((name) => columnPrint(values(name)))
  const header = [...(several ? ['Document'] : []), 'No.', ...fields.map((name) => titleOf(parts, name)), 'Page']
  const widths = [...(several ? [30] : []), 6, ...fields.map((name) => (/description|name|text|address/.test(name) ? 44 : 16)), 8]
  const count = lists.reduce((sum, { items }) => sum + items.length, 0)
  const title = titleOf(definitions, list)
  return listSheet(names.next(title, title), header, widths, count, function* () {
    for (const [index, { file, sheet }] of documents.entries())
      for (const each of sheet.lists)
        if (each.name === list)
          for (const [at, { fields: found }] of each.items.entries()) {
            const start = listRow([...(several ? [nameOf(file, index)] : []), whole(at + 1)])
            const cells = fields.map((name, offset): SheetCell => {
              const field = found.find((one) => one.name === name)
              const column = start.length + offset
              return field === undefined
                ? { column, kind: 'empty', look: 'body' }
                : valueCell(field, column, prints[offset] ?? columnPrint([]))
            })
            const page = found.find(({ evidence }) => evidence !== null)?.evidence?.place.page
            const last: SheetCell = {
              column: start.length + fields.length,
              look: 'body',
              ...(page === undefined ? { kind: 'empty' } : { kind: 'number', ...whole(page) }),
            }
            yield [...start, ...cells, last]
          }
  })
}

/** Where every value comes from: page, box in points from the page's upper left corner, who said it, and how sure it is. */
export function fieldSourcesSheets(names: SheetNames, documents: readonly FieldsOfDocument[]): Sheet[] {
  const header = ['Document', 'Field', 'Text', 'Page', 'Left', 'Top', 'Right', 'Bottom', 'Confidence', 'Source']
  const entries = documents.flatMap(({ file, sheet }, index) =>
    allFields(sheet).map((found) => ({ document: nameOf(file, index), ...found })),
  )
  return listSheets(
    names,
    'Field sources',
    header,
    [30, 34, 48, 8, 9, 9, 9, 9, 13, 10],
    () => entries,
    ({ document, path, field }) => {
      const place = field.evidence?.place ?? null
      const side = (value: number | undefined) => (value === undefined ? null : measure(value, 1))
      return listRow([
        document,
        path,
        firstPiece(field.value.text),
        place === null ? null : whole(place.page),
        side(place?.box.left),
        side(place?.box.top),
        side(place?.box.right),
        side(place?.box.bottom),
        measure(field.confidence, 2),
        field.source,
      ])
    },
  )
}

/** Every field of a sheet with its path: "gross_total", "line_items[2].amount". */
export const allFields = ({ fields, lists }: FieldSheet): readonly { readonly path: string; readonly field: Field }[] => [
  ...fields.map((field) => ({ path: field.name, field })),
  ...lists.flatMap(({ name, items }) =>
    items.flatMap((item, index) => item.fields.map((field) => ({ path: `${name}[${index}].${field.name}`, field }))),
  ),
]

/** A typed value; one that nobody has checked and that is less than sure is marked. */
function valueCell(field: Field, column: number, print: ColumnPrint): SheetCell {
  const look = isUnchecked(field) ? 'unchecked' : 'body'
  const content = contentOf(field.value, print)
  return content.kind === 'number' ? { column, look, ...content } : { column, look, kind: 'text', text: firstPiece(content.text) }
}

const fieldOf = (sheet: FieldSheet, name: string): Field | null => sheet.fields.find((field) => field.name === name) ?? null
const nameOf = (file: string | null, index: number): string => file ?? `Document ${index + 1}`
const pagesOf = ({ pages }: FieldSheet): string => {
  const [first, last] = [pages[0], pages.at(-1)]
  return first === undefined ? '' : first === last ? String(first) : `${first}–${last}`
}
