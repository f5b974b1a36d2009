// Whose dollars or pesos a bare sign means, where only the addresses and taxes of a paper say it.

import { isAmerican } from './american-papers.ts'
import type { PageText } from './page-text.ts'

/**
 * The ISO 4217 code of the one country with dollars or pesos of its own whose towns, taxes or forms of company `pages` print; null for none or
 * several, and where a place or tax of the United States stands on them too: who sells from Canada to Ohio may mean either.
 */
export function dollarsOfPlaces(pages: readonly PageText[]): string | null {
  const texts = pages.flatMap(({ segments }) => segments.map(({ text }) => text))
  const [only, other] = countries.filter(([, printed]) => texts.some((text) => printed.test(text)))
  return only === undefined || other !== undefined || isAmerican(pages) ? null : only[0]
}

const canadianCode = String.raw`[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d`
const province =
  '(?:ON|QC|PQ|BC|AB|MB|SK|NS|NB|NL|PE|PEI|YT|NT|NU|Qu[ée]bec|Ontario|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland)'

/** What only papers of one country print. */
const countries: readonly (readonly [code: string, printed: RegExp])[] = [
  [
    'CAD',
    new RegExp(
      String.raw`\b(?:TPS|TVQ|QST|HST)\b|\bPST\b.*\d ?%|(?<!\p{L})${province}\)?[,.]? {1,2}${canadianCode}(?![\p{L}\d])|^${canadianCode}$|, Canada$`,
      'u',
    ),
  ],
  ['MXN', /\bCFDI\b|\bS\.?A\.? de C\.?V\.?(?!\p{L})|\bC\.?P\.? \d{5}\b.*\b(?:M[ée]xico|CDMX|Jal|N\.?L)\b/u],
  ['AUD', /(?<!\p{L})(?:NSW|VIC|QLD|TAS|Vic|Qld|Tas|WA) \d{4}$|\bPty\.? Ltd\b|, Australia$/u],
  ['NZD', /(?<!\p{L})(?:Auckland|Wellington|Christchurch|Dunedin|Tauranga|Palmerston North|Invercargill) \d{4}$|, New Zealand$/u],
  ['SGD', /(?<!\p{L})(?:Singapore|S\()\s?\d{6}\)?$|\bPte\.? Ltd\b/u],
]
