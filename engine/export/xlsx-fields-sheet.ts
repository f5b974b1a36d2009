import type { Field, FieldSheet } from '../model/index.ts'
import { listRow, measure, whole } from './xlsx-addresses.ts'
import { columnPrint, contentOf } from './xlsx-formats.ts'
import { listSheet } from './xlsx-list-sheets.ts'
import { firstPiece } from './xlsx-table-sheet.ts'
import type { Sheet, SheetCell } from './xlsx-workbook.ts'

/** The fields with their values, labels and places; those asked for and not on the page stand at the end, without a value. */
export function fieldsSheet(name: string, { fields, missing }: FieldSheet): Sheet {
  const header = ['Field', 'Value', 'Label on the page', 'Page', 'Confidence', 'Note']
  return listSheet(name, header, [26, 48, 30, 8, 13, 34], fields.length + missing.length, function* () {
    for (const field of fields) yield fieldRow(field)
    for (const field of missing) yield listRow([field, null, null, null, null, 'Not on the page.'])
  })
}

function fieldRow({ name, value, label, evidence, confidence }: Field): SheetCell[] {
  const content = contentOf(value, columnPrint([value]))
  return listRow([
    name,
    content.kind === 'number' ? { digits: content.digits, format: content.format } : firstPiece(content.text),
    label === null ? null : label.words.map(({ text }) => text).join(' '),
    evidence === null ? null : whole(evidence.place.page),
    measure(confidence, 2),
    evidence === null ? 'Proposed by a model; not found on the page.' : null,
  ])
}
