// Contracts drawn by chance: a title, an opening that names day and parties, clauses in any order, asides that look like them.

import { between, dayOf, happens, type Next, pick } from './numbers.ts'
import type { ProseWording } from './prose-wording.ts'
import { type Drawn, misreading, Sheet } from './sheet.ts'
import type { Wording } from './wording.ts'

/** A contract in the wording's language; `spoilt` is the share of words that a recogniser misreads, null for a text layer. */
export function drawnContract(wording: Wording, { contract }: ProseWording, next: Next, spoilt: number | null): Drawn {
  const sheet = new Sheet({ width: 595, height: 842 }, pick(['Serif', 'Sans', 'Courier'], next))
  const size = pick([9, 10, 11], next)
  const style = pick(wording.days, next)
  const [day, other] = [dayOf(wording, style, next), dayOf(wording, style, next)]
  const [a = '', b = '', c = ''] = drawn(wording.firms, next)
  const [ra, rb] = pick(contract.roles, next)
  const [n, m, k] = [between(2, 9, next), between(6, 48, next), pick([14, 30, 60, 90], next)]
  const filled = (text: string): string =>
    text.replace(/\{(\w+)\}/gu, (_, name) =>
      String({ day: day.printed, other: other.printed, a, b, c, ra, rb, n, m, k: between(5, 99, next) }[name as string]),
    )
  const fields: Record<string, string> = { effective_date: day.iso }
  const clauses: string[] = []
  if (happens(0.8, next)) {
    const [text = '', term = ''] = pick(contract.terms, next).split('|')
    clauses.push(filled(text))
    fields.term = filled(term)
  }
  if (happens(0.85, next)) {
    const [printed, land] = pick(contract.lands, next)
    clauses.push(pick(contract.laws, next).replace('{law}', printed))
    fields.jurisdiction = land
  }
  if (happens(0.6, next)) {
    clauses.push(pick(contract.notices, next).replace('{k}', String(k)))
    fields.notice_period = `${k} days`
  }
  for (const aside of drawn(contract.asides, next).slice(0, between(1, 3, next))) clauses.push(filled(aside))
  let y = sheet.paragraph(pick(contract.titles, next), { left: 180, y: 70, size: size + 4, bold: true })
  y = sheet.paragraph(filled(pick(contract.openings, next)), { y: y + size, size })
  const numbered = happens(0.7, next)
  drawn(clauses, next).forEach((clause, at) => {
    y = sheet.paragraph(`${numbered ? `${at + 1}. ` : ''}${clause}`, { y, size })
  })
  const page = sheet.page(spoilt === null ? null : misreading(next, spoilt))
  const party = [
    { name: a, role: ra },
    { name: b, role: rb },
  ]
  return { page, fields, items: [], lists: { party }, pairs: [], blocks: sheet.blocks(page) }
}

/** All in an order of chance. */
export const drawn = <T>(all: readonly T[], next: Next): readonly T[] =>
  all
    .map((one) => ({ one, at: next() }))
    .sort((some, others) => some.at - others.at)
    .map(({ one }) => one)
