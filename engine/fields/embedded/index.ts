// The data file that an electronic invoice carries, as a second source beside the page:
//
//   attachments -> the first that is an invoice's data -> its values as alternatives of the fields that the page printed
//
// What the page does not print is not added: a value without words cannot exist. Whether both agree is asked by the checks.
//
// A credit note's data says 119.00 where its page may print -119.00, and data that is written as a negative invoice the other way round:
// what is owed is the same. Whether the sums turn is decided once, by the gross total: a single sum of the wrong sign still differs.

import { type Alternative, confidence, decimal, type Field, type FieldSheet, type Value } from '../../model/index.ts'
import type { Attachment } from '../../stages.ts'
import { absolute, compare, difference } from '../../values/index.ts'
import { invoiceData, isCreditNote } from './invoice-data.ts'
import { xmlTree } from './xml-tree.ts'

/** What the page calls itself. */
export type Titled = 'credit note' | 'other'

/** The sheet with the data file's values as alternatives of its fields; the sheet itself where there is no data file, or it is no invoice. */
export function withEmbeddedData(sheet: FieldSheet, attachments: readonly Attachment[], titled: Titled): FieldSheet {
  if (sheet.kind !== 'invoice') return sheet
  for (const { bytes } of attachments) {
    const tree = xmlTree(bytes)
    const data = tree === null ? new Map<string, string>() : invoiceData(tree)
    if (data.size > 0) {
      const sign = sumsTurn(sheet, data, titled) ? -1 : 1
      const currency = data.get('currency') ?? null
      return { ...sheet, fields: sheet.fields.map((field) => withAlternative(field, data.get(field.name), currency, sign)) }
    }
  }
  return sheet
}

/** True when page and data of a credit note say the same sum with different signs. */
function sumsTurn({ fields }: FieldSheet, data: ReadonlyMap<string, string>, titled: Titled): boolean {
  if (titled !== 'credit note' && !isCreditNote(data)) return false
  return ['gross_total', 'amount_due', 'net_total'].some((name) => {
    const printed = fields.find((field) => field.name === name)?.value
    const written = data.get(name)
    if (printed?.kind !== 'money' || written === undefined || !isAmount(written)) return false
    const other = decimal(written)
    return compare(absolute(printed.amount), absolute(other)) === 0 && compare(printed.amount, other) !== 0
  })
}

function withAlternative(field: Field, written: string | undefined, currency: string | null, sign: 1 | -1): Field {
  const value = written === undefined ? null : writtenValue(field.value.kind, written, currency, sign)
  if (value === null) return field
  // The data file is what the seller's program meant; it says nothing of what is printed.
  const other: Alternative = { value, evidence: null, confidence: confidence(0.9), source: 'xml' }
  return { ...field, alternatives: [...field.alternatives, other] }
}

const isAmount = (written: string): boolean => /^-?\d+(?:\.\d+)?$/u.test(written)

/** Dates are written 20240512 or 2024-05-12, amounts with a point. Null for what is neither. */
function writtenValue(kind: Value['kind'], written: string, currency: string | null, sign: 1 | -1): Value | null {
  if (kind === 'date') {
    const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/u.exec(written) ?? []
    return year === undefined ? null : { kind, text: written, iso: `${year}-${month}-${day}`, ambiguous: false }
  }
  if (kind === 'money') {
    if (!isAmount(written)) return null
    const amount = decimal(written)
    return { kind, text: written, amount: sign < 0 ? difference(decimal('0'), amount) : amount, currency }
  }
  return kind === 'text' ? { kind, text: written } : null
}
