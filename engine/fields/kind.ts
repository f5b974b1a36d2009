// Which documents a file holds and of what kind they are.

import type { Block, DocumentKind } from '../model/index.ts'
import type { PageText } from './reading/page-text.ts'

/** One document in the file. */
export interface DocumentPart {
  /** 1-based, in order. */
  readonly pages: readonly number[]
  readonly kind: DocumentKind
  /** Probability that the kind is right, 0 to 1. */
  readonly confidence: number
}

/** What such documents call themselves, in the languages we read. */
const titles: readonly (readonly [DocumentKind, RegExp])[] = [
  ['receipt', /\b(?:receipt|kassenbon|quittung|ticket de caisse|scontrino|kassabon|recibo|cash bill|cashier|kassierer)\b/iu],
  ['invoice', /\b(?:invoice|rechnung|gutschrift|facture|avoir|factura|fattura|factuur|fatura|credit note)\b/iu],
  ['resume', /\b(?:curriculum vitae|résumé|resume|lebenslauf|work experience|employment history|berufserfahrung)\b/iu],
  ['contract', /\b(?:agreement|contract|vertrag|contrat|contrato|contratto|overeenkomst|hereinafter)\b/iu],
  [
    'statement',
    /\b(?:account statement|statement of account|kontoauszug|relevé de compte|extracto|estratto conto|rekeningafschrift|extrato)\b/iu,
  ],
]

/** One document of the whole file, named by the first title among its first lines. */
export function documentsIn(pages: readonly PageText[], _blocks: readonly Block[]): readonly DocumentPart[] {
  const numbers = pages.map(({ page }) => page.number)
  const first = pages[0]?.segments.slice(0, 40).map(({ text }) => text) ?? []
  const found = titles.find(([, title]) => first.some((text) => title.test(text)))
  return [{ pages: numbers, kind: found?.[0] ?? 'other', confidence: found === undefined ? 0.5 : 0.7 }]
}
