// Statements that list what came in and what went out one under the other, each under a heading of its own: amounts without signs.

import type { PageText } from '../reading/page-text.ts'
import type { FoundValue } from '../reading/reader.ts'
import { asPaid } from './rows.ts'

const into =
  /^(?:\p{L}+ )?(?:deposits?|credits?|additions|money in|gutschriften|eingänge|crédits|abonos|ingresos|accrediti|entrate|bijschrijvingen|créditos|depósitos)\b/iu
const out =
  /^(?:\p{L}+ )?(?:withdrawals?|debits?|checks?|subtractions|money out|belastungen|ausgänge|lastschriften|débits|retraits|cargos|adeudos|addebiti|uscite|afschrijvingen|débitos|levantamentos)\b/iu

/** Words of such a heading at most. */
const longest = 5

/** The movements, those under a heading of what went out with a minus where headings of both ways stand on the pages and their amounts have no signs. */
export function signedBySections(
  items: readonly (readonly FoundValue[])[],
  pages: readonly PageText[],
): readonly (readonly FoundValue[])[] {
  const headings = pages.flatMap(({ rows }) =>
    rows.flatMap((row) => {
      const [only, other] = row
      if (only === undefined || other !== undefined || only.words.length > longest || /\d|[.:]$/u.test(only.text)) return []
      const way = out.test(only.text) ? 'out' : into.test(only.text) ? 'in' : null
      return way === null ? [] : [{ way, page: only.page, baseline: only.baseline }]
    }),
  )
  const unsigned = items.every((item) =>
    item.every(
      ({ name, value }) =>
        name !== 'money_in' && name !== 'money_out' && name !== 'balance' && !(name === 'amount' && /[-+]/u.test(value.text)),
    ),
  )
  if (!unsigned || !['in', 'out'].every((way) => headings.some((heading) => heading.way === way))) return items
  return items.map((item) => {
    const [word] = item[0]?.words ?? []
    const over = headings.findLast(
      ({ page, baseline }) => word !== undefined && (page < word.page || (page === word.page && baseline < word.baseline)),
    )
    return over?.way !== 'out' ? item : item.map(asGone)
  })
}

const asGone = (found: FoundValue): FoundValue =>
  found.name === 'amount' ? { ...asPaid(found), confidence: Math.min(found.confidence, 0.8) } : found
