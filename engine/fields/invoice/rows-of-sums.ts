// Rows among the items that are none of them: the tax and the total, printed in the items' own columns.

import { printedText } from '../reading/printed-text.ts'
import type { FoundValue } from '../reading/reader.ts'

const taxName =
  '(?:vat|[csi]gst|utgst|gst|hst|pst|qst|sales tax|tax|mwst|ust|mehrwertsteuer|umsatzsteuer|t\\.?v\\.?a|i\\.?v\\.?a|btw|moms|mva)'
const rate = '\\(?\\d{1,2}(?:[.,]\\d{1,3})?\\s?%\\)?'
const base = "(?:\\s(?:on|auf|aus|von|sur|de|su|di|sobre|over|van|of))?\\s?(?:\\p{Sc}|[A-Z]{3})?\\s?\\d[\\d.,\u2019' ]*(?:\\s?\\p{Sc})?"
const taxAlone = new RegExp(
  `^(?:(?:plus|add|zzgl\\.?|zuzüglich|\\+|output)\\s?)?(?:${taxName}\\.?:?(?:\\s?(?:@|at|à|al|à|de|van|del|der)?\\s?${rate})?|${rate}\\s${taxName}\\.?)(?:${base})?:?$`,
  'iu',
)

const textOf = (item: readonly FoundValue[]): string =>
  printedText(item.filter(({ name }) => name === 'item_number' || name === 'description').flatMap(({ words }) => words))
const has = (item: readonly FoundValue[], name: string): boolean => item.some((value) => value.name === name)

/** "VAT at 20% on £450.00", "IGST @ 5%": a row that names a tax and nothing else, without a quantity or a price. */
export const isRowOfTax = (item: readonly FoundValue[]): boolean =>
  !has(item, 'quantity') && !has(item, 'unit_price') && taxAlone.test(textOf(item))

/** "Total" alone for a name, without a price; its quantity may be that of all items. */
export const isRowOfTotal = (item: readonly FoundValue[]): boolean => !has(item, 'unit_price') && totalAlone.test(textOf(item))
const totalAlone = /^(?:(?:grand|sub)[ -]?)?(?:total|totaal|totale|totais|summe|gesamt|gesamtsumme|suma|somme|sum|sous-total)[:.]?$/iu
