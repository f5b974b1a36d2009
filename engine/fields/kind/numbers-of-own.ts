// The number that a document goes by.

import { lettersOf } from './letters.ts'
import { onceAPage } from './once-a-page.ts'

const numbered =
  /(?:invoice|rechnungs?|facture|factura|fattura|factuur|fatura|receipt|beleg|bon|statement|auszug|contract|vertrags?|credit note|gutschrifts?)\s*(?:n|nr|no|num|number|nummer|numero|numer)?\s*(?:o\s)?\b(?!(?:dat[a-z]*|day|due|vom|from|on|of|du|del|di|de|van|do|da)\s)([a-z]{0,4}\s?\d[a-z0-9 ]{2,14}?)(?:\s(?=[a-z]{3,}|$)|$)/iu

/** The same where it is called a number, which may then be short: "Invoice no. 12". */
export const calledNumber =
  /(?:invoice|rechnungs?|facture|factura|fattura|factuur|fatura|receipt|beleg|credit note|gutschrifts?)\s*(?:nr|no|num|number|nummer|numero|numer)\s+([a-z]{0,4}\s?\d{1,6})(?:\s|$)/iu

/** The number a document goes by, as plain letters and figures; null when its first rows name none. */
export const numberOf = onceAPage(({ rows }): string | null => {
  for (const row of rows.slice(0, 25)) {
    const said = lettersOf(row.map(({ text }) => text).join(' '))
    const found = numbered.exec(said) ?? calledNumber.exec(said)
    if (found?.[1] !== undefined) return found[1].replace(/\s/g, '')
  }
  return null
})
