// The name of a seller whose address tells none: a company named in the largest letters on top or in the footer.

import { area } from '../../geometry/index.ts'
import type { Word } from '../../model/index.ts'
import { namesCompany } from '../reading/addresses.ts'
import type { PageLabels } from '../reading/candidates.ts'
import type { PageText, Segment } from '../reading/page-text.ts'
import { printedText } from '../reading/printed-text.ts'
import type { Party } from './parties.ts'

/** The name of a party without its address: its words, those of the heading over it, and how sure it is. */
export interface Named {
  readonly words: readonly Word[]
  readonly heading: readonly Word[]
  readonly confidence: number
}

/** Text that may be the name of a company or a person: short, with letters, and neither an address of mail nor a label. */
export const isName = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && !/@|www\.|:$/u.test(text) && text.length <= 70 && text.split(' ').length <= 9

/** The likeliest name on the first page among what no party is called; null where none is likely. */
export function letterhead(pages: readonly PageLabels[], parties: readonly Party[]): Named | null {
  const [first] = pages
  if (first === undefined) return null
  const { text } = first
  const taken = new Set(parties.flatMap(({ name }) => name))
  const pieces = text.segments
    .filter(({ words }) => !words.some((word) => taken.has(word)))
    .flatMap((segment) => piecesOfLine(segment).map((words) => ({ words, segment })))
    .filter(
      ({ words }) =>
        isName(printedText(words)) && !words.some(({ text: word }) => /\d|[:：]$/u.test(word)) && !isAddressed(printedText(words)),
    )
  const top = (segment: Segment): number => segment.box.top / text.page.size.height
  const rated = pieces.map(({ words, segment }) => {
    const company = namesCompany(printedText(words)) ? 2 : 0
    const place = top(segment) < 0.15 ? 1 : top(segment) > 0.85 ? 0.6 : 0
    const large = Math.min(1.5, segment.size / usualSize(text) - 1)
    const title =
      /\b(?:thanks?|vielen dank|merci|gracias|grazie|obrigad[oa]|bedankt|invoice|rechnung|facture|factura|fattura|factuur|fatura|receipt|statement|page|seite|copy|original|date|datum|total)\b|請求書|領収書|納品書|見積書|发票|發票|收据|账单/iu.test(
        printedText(words),
      )
        ? -3
        : 0
    const registered = top(segment) < 0.15 && text.segments.some((line) => isRegistered(line, segment, text)) ? 0.6 : 0
    const bold = top(segment) < 0.15 && words.every(({ font }) => font?.bold === true) ? 0.5 : 0
    return { words, score: company + place + Math.max(0, large) + bold + registered + title }
  })
  const best = rated.sort((a, b) => b.score - a.score || area(a.words[0]?.box ?? none) - area(b.words[0]?.box ?? none))[0]
  return best === undefined || best.score < 1.4
    ? null
    : { words: best.words, heading: [], confidence: Math.min(0.7, 0.3 + 0.13 * best.score) }
}

/** The number of a register of companies right below a line: "ABN: 12 345 678 901". */
const isRegistered = (line: Segment, above: Segment, { rows }: PageText): boolean =>
  Math.abs(line.box.left - above.box.left) < 3 &&
  line.box.top > above.box.top &&
  line.box.top - above.box.bottom < above.size &&
  /^(?:ABN|ACN|GSTIN|CIN|UEN|KvK|SIRET|SIREN|CVR|NIP|CIF|NIF|P\.? ?IVA|CNPJ|VAT|UID)\b.*\d(?:[ .-]?\d){6}/u.test(
    (rows[line.row] ?? []).map(({ text }) => text).join(' '),
  )

/** "Yamada Shoten onchu": the paper goes to them. */
const isAddressed = (text: string): boolean => honorific.test(text)
/** What Japanese and Chinese letters put behind the name of whom they go to; it is no part of the name. */
export const honorific = /\s?(?:御中|様|殿|先生|台照)$/u

/** Whom a paper goes to by what stands behind a name on its first page; null where nothing does. */
export function addressee(pages: readonly PageLabels[]): Named | null {
  const segment = pages[0]?.text.segments.find(({ text }) => isAddressed(text) && text.replace(honorific, '').length >= shortestName)
  if (segment === undefined) return null
  const isAlone = (segment.words.at(-1)?.text ?? '').replace(honorific, '') === ''
  return { words: isAlone ? segment.words.slice(0, -1) : segment.words, heading: [], confidence: 0.8 }
}
const shortestName = 2

const none = { left: 0, top: 0, right: 0, bottom: 0 }

const usualSize = (text: PageText): number => {
  const sizes = text.segments.map(({ size }) => size).sort((a, b) => a - b)
  return sizes[Math.floor(sizes.length / 2)] ?? 10
}

function piecesOfLine({ words }: Segment): readonly (readonly Word[])[] {
  const pieces: Word[][] = [[]]
  for (const word of words) {
    if (/^(?:[●•·|–—-])$/u.test(word.text)) pieces.push([])
    else pieces.at(-1)?.push(word)
  }
  return pieces.filter((piece) => piece.length > 0)
}
