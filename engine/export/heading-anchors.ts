import { type Block, linkedPlace, type ParsedDocument, type Word } from '../model/index.ts'
import { type Heading, headingFinder } from './linked-headings.ts'

/**
 * What words link to in Markdown: web addresses as they are, places of the document as the anchor of the heading that stands there, null for
 * other places. `textOf` gives the text of a heading without signs of Markdown.
 */
export function headingAnchors(
  { blocks }: Pick<ParsedDocument, 'blocks'>,
  textOf: (heading: Heading) => string,
): (word: Word) => string | null {
  const headingAt = headingFinder(blocks)
  let anchors: ReadonlyMap<Heading, string> | null = null
  const found = new Map<string, string | null>()
  return ({ link }) => {
    const place = link === null ? null : linkedPlace(link)
    if (link === null || place === null) return link
    anchors ??= anchored(blocks, textOf)
    if (!found.has(link)) {
      const heading = headingAt(place)
      found.set(link, heading === null ? null : (anchors.get(heading) ?? null))
    }
    return found.get(link) ?? null
  }
}

/** Anchors as GitHub and most readers of Markdown give them: small letters and figures, hyphens for spaces, a number behind one that came before. */
function anchored(blocks: readonly Block[], textOf: (heading: Heading) => string): ReadonlyMap<Heading, string> {
  const uses = new Map<string, number>()
  const anchors = new Map<Heading, string>()
  for (const block of blocks) {
    if (block.kind !== 'heading' || block.places.length === 0) continue
    const name = textOf(block)
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
      .replace(/\s/gu, '-')
    const before = uses.get(name) ?? 0
    uses.set(name, before + 1)
    anchors.set(block, `#${name}${before === 0 ? '' : `-${before}`}`)
  }
  return anchors
}
