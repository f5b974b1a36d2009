// A page that begins within a table goes on with the document before it, whatever its words tell.

import type { Block } from '../../model/index.ts'
import type { ReadPage } from '../../stages.ts'
import type { DocumentPart } from './documents.ts'

/**
 * The documents with those put together between which a table runs on: it stands on the last page of one and the first of the next, where nothing
 * is printed above it. A document of its own has a head.
 */
export function joinedOverTables(
  parts: readonly DocumentPart[],
  blocks: readonly Block[],
  pages: readonly ReadPage[],
): readonly DocumentPart[] {
  if (parts.length < 2) return parts
  const tables = blocks.filter((block) => block.kind === 'table')
  const goesOn = (last: number | undefined, first: number | undefined): boolean =>
    tables.some(({ places }) => {
      const above = places.some(({ page }) => page === last)
      const place = places.find(({ page }) => page === first)
      const words = pages.find(({ number }) => number === first)?.words ?? []
      return above && place !== undefined && words.every(({ box }) => box.bottom > place.box.top)
    })
  const joined: DocumentPart[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    if (before === undefined || !goesOn(before.pages.at(-1), part.pages[0])) joined.push(part)
    else joined[joined.length - 1] = { ...before, pages: [...before.pages, ...part.pages] }
  }
  return joined
}
