// Whether the amounts of a page are those of a bill or of an account: for papers whose words alone tell no kind.

import type { PageText, Segment } from '../reading/page-text.ts'
import { lettersOf } from './letters.ts'

const amounts = /(?<![\d.,])\d{1,3}(?:[.,'’ \u00a0\u202f]?\d{3})*[.,]\d{2}(?![\d.,]*\d)/gu
const tax = /(?:^| )(?:vat|gst|tax|sales tax|mwst|ust|umsatzsteuer|mehrwertsteuer|tva|iva|btw|moms)(?: |$)/u
const total = /(?:^| )(?:total|totale|totaal|gesamt|gesamtbetrag|summe|betrag|te betalen|due|net a payer|a payer|a pagar)(?: |$)/u
const paying =
  /(?:^| )(?:pay|paid|payable|due|zahlbar|zahlen|bezahlt|uberweisen|abgebucht|payer|regler|paye|pagar|pagado|pago|cargo|pagare|pagato|betalen|betaald|geincasseerd|vencimento)(?: |$)/u

const textOf = (row: readonly Segment[]): string => row.map(({ text }) => text).join('  ')
/** The amounts of a row, in hundredths. */
const centsOf = (row: readonly Segment[]): readonly number[] =>
  [...textOf(row).matchAll(amounts)].map(([said]) => Number(said.replace(/\D/gu, '')))

/** true where net and the tax on its own row make a gross that is printed. */
export function billsTax({ rows }: PageText): boolean {
  const cents = rows.map(centsOf)
  const all = new Set(cents.flat())
  return rows.some(
    (row, at) =>
      tax.test(lettersOf(textOf(row))) &&
      (cents[at] ?? []).some((own) => own > 0 && [...all].some((net) => net > own && all.has(net + own))),
  )
}

/** Rows above a total of which it may be the sum. */
const mostSummed = 30

/** true where two rows or more above a total make it, on a page that speaks of paying. */
export function sumsWhatIsPaid({ rows }: PageText): boolean {
  const said = rows.map((row) => lettersOf(textOf(row)))
  if (!said.some((text) => paying.test(text))) return false
  const last = rows.map((row) => centsOf(row).at(-1) ?? null)
  return rows.some((_, at) => {
    const whole = last[at] ?? null
    if (whole === null || !total.test(said[at] ?? '')) return false
    let sum = 0
    for (let above = at - 1, count = 1; above >= Math.max(0, at - mostSummed); above--, count++) {
      const own = last[above] ?? null
      if (own === null) return false
      sum += own
      if (sum === whole && count > 1) return true
    }
    return false
  })
}

/** Rows of an account that must follow from those above them. */
const fewestRun = 2

/** true where the last amount of rows that begin with a day is that of the row above, more or less another amount of the row. */
export function runsABalance({ rows }: PageText): boolean {
  const dated = rows.filter((row) => /^\d{1,2}(?:[./-]\d{1,2}|\s\p{L}{3})/u.test(row[0]?.text ?? '')).map(centsOf)
  const follows = dated.filter((own, at) => {
    const [before, after] = [dated[at - 1]?.at(-1), own.at(-1)]
    return before !== undefined && after !== undefined && own.slice(0, -1).some((moved) => moved > 0 && Math.abs(after - before) === moved)
  })
  return follows.length >= fewestRun
}
