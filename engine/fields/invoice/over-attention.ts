// Whose a letter is that goes to the attention of somebody: the company named above them.

import type { Word } from '../../model/index.ts'
import { namesCompany } from '../reading/addresses.ts'
import type { PageLabels } from '../reading/candidates.ts'
import { isAttention } from './address-blocks.ts'

/** Lines of an address are at most so many sizes apart, and begin at one place to so many points. */
const nearLine = 1.9
const sameEdge = 3

/** The words of a company's name in the line right above the heading "Attention:"; null where the heading is another one or nothing of the kind stands there. */
export function companyOver(heading: readonly Word[], pages: readonly PageLabels[]): readonly Word[] | null {
  const [first] = heading
  if (first === undefined || !isAttention(heading.map(({ text }) => text).join(' '))) return null
  const segments = pages.find(({ text }) => text.page.number === first.page)?.text.segments ?? []
  const above = segments
    .filter(
      (segment) =>
        segment.baseline < first.baseline - 1 &&
        first.baseline - segment.baseline < nearLine * segment.size &&
        Math.abs(segment.box.left - first.box.left) < sameEdge,
    )
    .at(-1)
  return above !== undefined && namesCompany(above.text) && !above.text.endsWith(':') ? above.words : null
}
