// Files of one to five documents behind each other, composed at random: which documents they are, and where each is to be scanned.

import { Dice } from '../golden/dice.ts'
import { composedAgreement } from './agreements.ts'
import { composedInvoice } from './invoices.ts'
import { composedLetter, composedTerms, faces } from './letters.ts'
import { composedReceipt } from './receipts.ts'
import { composedResume } from './resumes.ts'

/** One document of a file, to be printed on pages of its own. */
export interface FilePart {
  readonly kind: 'invoice' | 'receipt' | 'resume' | 'contract' | 'other'
  readonly html: string
  /** Its pages are in the file as pictures. */
  readonly scanned: boolean
}

/** Composes file `number` of the series `seed`; `scanned` is the share of its documents that are pictures. */
export function composedFile(seed: number, number: number, scanned: number): readonly FilePart[] {
  const dice = new Dice(seed * 1_000_003 + number + 11_000)
  const count = dice.one([1, 1, 2, 2, 3, 3, 4, 5])
  // One office prints all its papers in one face; one seller's bills come in a row.
  const face = dice.chance(0.3) ? dice.one(faces) : null
  const parts: FilePart[] = []
  while (parts.length < count) {
    const part = { ...composedPart(dice, seed, number * 8 + parts.length), scanned: dice.chance(scanned) }
    const set = face === null ? part : { ...part, html: inFace(part.html, face) }
    parts.push(set)
    if (part.kind === 'invoice' && dice.chance(0.1)) parts.push({ ...set, html: withNextNumber(set.html, part.own) })
  }
  return parts
}

function composedPart(dice: Dice, seed: number, number: number): Omit<FilePart, 'scanned'> & { readonly own: string } {
  const kind = dice.one(['invoice', 'invoice', 'invoice', 'receipt', 'resume', 'contract', 'contract', 'other', 'other'] as const)
  if (kind === 'receipt') return { kind, own: '', html: composedReceipt(seed, number).html }
  if (kind === 'resume') return { kind, own: '', html: composedResume(seed, number).html }
  if (kind === 'contract') return { kind, own: '', html: composedAgreement(seed, number) }
  if (kind === 'other') return { kind, own: '', html: composedLetter(seed, number) }
  const { html, group, fields } = composedInvoice(seed, number)
  return {
    kind,
    own: String(fields.invoice_number ?? ''),
    html: dice.chance(0.25) ? html.replace('</body>', `${composedTerms(seed, number, group)}</body>`) : html,
  }
}

const inFace = (html: string, face: string): string => html.replace(/'(?:Liberation|DejaVu|Carlito|Caladea|Lato|Noto)[^']*'/gu, `'${face}'`)

/** The next bill of the same seller, which differs by its number. */
const withNextNumber = (html: string, own: string): string =>
  own === ''
    ? html
    : html.replaceAll(
        own,
        own.replace(/\d(?=\D*$)/u, (figure) => String((Number(figure) + 1) % 10)),
      )
