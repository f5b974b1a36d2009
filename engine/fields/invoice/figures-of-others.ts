// Figures that stand where sums do and are none: those of a column's rows, and the end of an account.

import type { Candidate } from '../reading/candidates.ts'
import type { PageText } from '../reading/page-text.ts'

/** "Amount outstanding" over several amounts, one a row, is the title of a column: of what is due in all the last row speaks. */
export function isOfColumn({ name, relation, label, words: [first] }: Candidate, pages: readonly PageText[]): boolean {
  if (name !== 'amount_due' || relation !== 'below' || first === undefined) return false
  const text = pages.find(({ page }) => page.number === first.page)
  const own = text?.segments.find(({ words }) => words.includes(first))
  if (text === undefined || own === undefined) return false
  const under = text.segments.filter(
    ({ box, text: said, baseline }) =>
      baseline > label.segment.baseline &&
      baseline - own.baseline < 12 * own.size &&
      Math.abs(box.right - own.box.right) < 0.6 * own.size &&
      /\d[.,]\d{2}(?!\d)/u.test(said),
  )
  return under.length > 2
}

/** "FR76 •••• •••• •••4 189": the end of an account whose digits are hidden. */
export const isOfHiddenAccount = ({ words: [first] }: Candidate, pages: readonly PageText[]): boolean =>
  pages.some(({ segments }) => segments.some(({ words, text }) => hidden.test(text) && words.some((word) => word === first)))
const hidden = /[*•●]{3}|[xX]{4}/u
