// Whose a letter is that goes to the attention of somebody: the company named above them.

import type { Word } from '../../model/index.ts'
import { namesCompany } from '../reading/addresses.ts'
import type { PageLabels } from '../reading/candidates.ts'
import type { LabelMatch } from '../reading/labels.ts'
import type { Segment } from '../reading/page-text.ts'
import { isAttention } from './address-blocks.ts'

/** Lines of an address are at most so many sizes apart, and begin at one place to so many points. */
const nearLine = 1.9
const sameEdge = 3

/** The words of a company's name in the line right above the heading "Attention:"; null where the heading is another one or nothing of the kind stands there. */
export function companyOver(heading: readonly Word[], pages: readonly PageLabels[]): readonly Word[] | null {
  const above = lineOver(heading, pages)
  return above !== null && namesCompany(above.text) ? above.words : null
}

/**
 * Whether "Attention: Accounts" stands within an address, below the name of whom it goes to: the desk is named on its line, and the line above is no heading,
 * of those that `isHeading` tells.
 */
export function isWithinAddress(
  { words, to, segment }: LabelMatch,
  pages: readonly PageLabels[],
  isHeading: (line: Segment) => boolean,
): boolean {
  const above = to < segment.words.length ? lineOver(words, pages) : null
  return above !== null && !isHeading(above)
}

/** The line right above the heading "Attention:", at its edge; null where the heading is another one, or a heading stands above it. */
function lineOver(heading: readonly Word[], pages: readonly PageLabels[]): Segment | null {
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
  return above === undefined || above.text.endsWith(':') ? null : above
}
