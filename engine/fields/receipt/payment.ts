// How a receipt was paid: words for cash and cards in seven languages, below the first sum of the paper.

import { decimal, type Word } from '../../model/index.ts'
import { compare, type Evidence } from '../../values/index.ts'
import type { PageLabels } from '../reading/candidates.ts'
import type { FoundValue } from '../reading/reader.ts'
import { amountsIn, type PrintedAmount } from './printed-amounts.ts'

const methods =
  /(?<!\p{L})(?:visa(?: (?:debit|credit|electron))?|(?:contactless )?(?:debit )?master ?card|maestro|amex|american express|diners(?: club)?|discover|debit(?: card)?|credit(?: card)?|(?:bank )?card|giro ?card|ec-?(?:karte|cash)|kartenzahlung|kreditkarte|karte|bar(?:zahlung)?|cash|carte (?:bancaire|bleue|de crédit)|cb|espèces|chèque|cheque|efectivo|tarjeta(?: bancaria| de (?:crédito|débito))?|contanti|contante|carta di (?:credito|debito)|bancomat|elettronico|pinpas|pinnen|pin|bancontact|twint|upi|bizum|blik|swish|vipps|mobilepay|contant|ideal|dinheiro|numerário|multibanco|mb ?way|cartão(?: de (?:crédito|débito))?|paypal|apple pay|google pay|touch ?n ?go|alipay|wechat pay|gift card|gutschein|contactless(?: card)?|sans contact|kontaktlos|contactloos|sin contacto|senza contatto)(?!\p{L})/giu

/** What may stand before the words: "Geg. BAR", "Paid by Visa", "Pagamento contante". */
const before =
  /^(?:(?:geg(?:eben)?|paid|amount paid|payment|payment (?:mode|method|type)|pagamento|pagado|entregado|entregue|bezahlt|gezahlt|pagato|pagata|betaald|réglé|payé|pago|forma de pago|zahlung|zahlart|zahlungsart|tender(?:ed)?|betaling|betaalwijze|règlement|mode de (?:paiement|règlement)|con|mit|by|par|met|total)[.:]?\s*)+/iu

/** Stars, crosses and codes about a card's last digits. */
const ofCard = /[x*•]{3,}|(?<!\p{L})(?:ending in|ending|auth(?:orization)?(?: (?:code|no))?|approval|appr(?: code)?|aid)(?!\p{L})/giu

const sums = new Set(['subtotal', 'total'])

/** What one row says: by which way, and how much, where it says that. */
export interface Paid {
  readonly words: readonly Word[]
  /** What stands before them and only says that it was paid: "Paid by", "Zahlungsart:". */
  readonly label: readonly Word[]
  readonly amount: PrintedAmount | null
}

/** The ways of paying that stand below the first sum, those with an amount first; what comes to nothing is none. */
export function waysPaid(pages: readonly PageLabels[], evidence: Evidence): readonly Paid[] {
  const ways = pages.flatMap(({ text, bySegment }) => {
    const first = text.rows.findIndex((row) =>
      row.some((segment) => (bySegment.get(segment) ?? []).some(({ names }) => names.some((name) => sums.has(name)))),
    )
    if (first < 0) return []
    return text.rows.slice(first + 1).flatMap((row): readonly Paid[] => {
      const own = row.flatMap((segment) => segment.words)
      const amount = amountsIn(row, evidence).at(-1) ?? null
      if (amount !== null && compare(amount.value.amount, decimal('0')) === 0) return []
      const words = wordsOfMethod(own)
      return words === null ? [] : [{ words, label: labelBefore(words, own), amount }]
    })
  })
  return [...ways.filter(({ amount }) => amount !== null), ...ways.filter(({ amount }) => amount === null)]
}

function labelBefore([first]: readonly Word[], row: readonly Word[]): readonly Word[] {
  const ahead = row.slice(0, row.indexOf(first as Word))
  return before.test(`${ahead.map(({ text }) => text).join(' ')} `) ? ahead : []
}

/** The words of a row that name a way of paying; null for a row that says more than that: "Cash change", "Card holder's copy". */
export function wordsOfMethod(words: readonly Word[]): readonly Word[] | null {
  const text = words.map((word) => word.text).join(' ')
  const found = [...text.matchAll(methods)]
  const [first, last] = [found[0], found.at(-1)]
  if (first === undefined || last === undefined) return null
  const rest = `${text.slice(0, first.index).replace(before, '')} ${text.slice(first.index).replace(methods, '').replace(ofCard, '')}`
  if (/\p{L}{4}/u.test(rest)) return null
  // "Card girocard": two words for it side by side are one answer.
  const end = /^\P{L}*$/u.test(text.slice(first.index, last.index).replace(methods, ''))
    ? last.index + last[0].length
    : first.index + first[0].length
  let at = 0
  return words.filter((word) => {
    const from = at
    at += word.text.length + 1
    return from + word.text.length > first.index && from < end
  })
}

/** The field: the first way; another one with an amount beside it is its alternative. */
export function paymentMethod(ways: readonly Paid[]): FoundValue | null {
  const [first, ...others] = ways
  if (first === undefined) return null
  const textOf = ({ words }: Paid): string =>
    words
      .map(({ text }) => text)
      .join(' ')
      .replace(/[:.,]+$/u, '')
  const different = others.filter((other) => other.amount !== null && textOf(other).toLowerCase() !== textOf(first).toLowerCase())
  return {
    name: 'payment_method',
    value: { kind: 'text', text: textOf(first) },
    words: first.words,
    label: first.label,
    confidence: (first.amount === null ? 0.7 : 0.85) * (0.4 + 0.6 * Math.min(1, ...first.words.map((word) => word.confidence))),
    alternatives: different
      .slice(0, 2)
      .map((other) => ({ value: { kind: 'text', text: textOf(other) }, words: other.words, confidence: 0.3, source: 'place' as const })),
  }
}
