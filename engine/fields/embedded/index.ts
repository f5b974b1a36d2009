// The data file that an electronic invoice carries, as a second source beside the page:
//
//   attachments -> the first that is an invoice's data -> its values as alternatives of the fields that the page printed
//
// What the page does not print is not added: a value without words cannot exist. Whether both agree is asked by the checks.

import { type Alternative, confidence, decimal, type Field, type FieldSheet, type Value } from '../../model/index.ts'
import type { Attachment } from '../../stages.ts'
import { invoiceData } from './invoice-data.ts'
import { xmlTree } from './xml-tree.ts'

/** The sheet with the data file's values as alternatives of its fields; the sheet itself where there is no data file, or it is no invoice. */
export function withEmbeddedData(sheet: FieldSheet, attachments: readonly Attachment[]): FieldSheet {
  if (sheet.kind !== 'invoice') return sheet
  for (const { bytes } of attachments) {
    const tree = xmlTree(bytes)
    const data = tree === null ? new Map<string, string>() : invoiceData(tree)
    if (data.size > 0)
      return { ...sheet, fields: sheet.fields.map((field) => withAlternative(field, data.get(field.name), data.get('currency') ?? null)) }
  }
  return sheet
}

function withAlternative(field: Field, written: string | undefined, currency: string | null): Field {
  const value = written === undefined ? null : writtenValue(field.value.kind, written, currency)
  if (value === null) return field
  // The data file is what the seller's program meant; it says nothing of what is printed.
  const other: Alternative = { value, evidence: null, confidence: confidence(0.9), source: 'xml' }
  return { ...field, alternatives: [...field.alternatives, other] }
}

/** Dates are written 20240512 or 2024-05-12, amounts with a point. Null for what is neither. */
function writtenValue(kind: Value['kind'], written: string, currency: string | null): Value | null {
  if (kind === 'date') {
    const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/u.exec(written) ?? []
    return year === undefined ? null : { kind, text: written, iso: `${year}-${month}-${day}`, ambiguous: false }
  }
  if (kind === 'money') return /^-?\d+(?:\.\d+)?$/u.test(written) ? { kind, text: written, amount: decimal(written), currency } : null
  return kind === 'text' ? { kind, text: written } : null
}
