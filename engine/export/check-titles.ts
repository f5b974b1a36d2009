// What a check looks at, as a person would say it: on sheets its code says too little.

import type { FieldSheet } from '../model/index.ts'
import { titleOf } from './fields-values.ts'

/** The title of a check of fields by its code; other makers' checks keep their own name. */
export const titleOfCheck = (name: string): string => titles[name] ?? name

const titles: Readonly<Record<string, string>> = {
  'line-amount': 'Quantity × price',
  'lines-sum': 'Lines add up',
  'net-tax-gross': 'Net + tax = total',
  'subtotal-tax-total': 'Subtotal + tax = total',
  'paid-due': 'Total − paid = due',
  'paid-change': 'Paid − change = total',
  'tax-rate': 'Tax at its rate',
  'tax-sum': 'Taxes add up',
  'iban-digits': 'IBAN check digits',
  'vat-digits': 'VAT number digits',
  balance: 'Opening to closing balance',
  'running-balance': 'Running balance',
  'due-after-issue': 'Due after its date',
  'due-by-terms': 'Due date by the terms',
  'embedded-data': 'Same as the file’s own data',
}

/** "Line items 2: Amount" for `line_items[1].amount`, "Net total" for `net_total`. */
export function titleOfPath({ definitions }: FieldSheet, path: string): string {
  const [, list, index, name] = /^(.+)\[(\d+)\]\.(.+)$/u.exec(path) ?? []
  if (list === undefined || name === undefined) return titleOf(definitions, path)
  const parts = definitions.find((definition) => definition.name === list)?.fields ?? []
  return `${titleOf(definitions, list)} ${Number(index) + 1}: ${titleOf(parts, name)}`
}
