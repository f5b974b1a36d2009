// Where a stretch of a long document may end: behind a page from which nothing runs over.

import * as engine from '../index.ts'

/** Pages whose content is put together to find a place to end: most pages begin something of their own. */
const pagesToLookAt = 8

/** `pages`: how many stay together; `parts`: true when a table, a paragraph, a list or a listing goes on behind them. */
export interface StretchEnd {
  readonly pages: number
  readonly parts: boolean
}

/**
 * How many of some pages that follow each other to take as a stretch, the last of them being there to show what runs over: up to the last page
 * from which nothing does, at least half of them, or all but the last when something always does.
 */
export function stretchEnd(pages: readonly engine.UnderstoodPage[]): StretchEnd {
  const half = pages.length >> 1
  for (const first of new Set([Math.max(half, pages.length - pagesToLookAt), half])) {
    const from = Math.max(0, first - 1)
    const end = lastWholeEnd(pages.slice(from))
    if (end > 0) return { pages: from + end, parts: false }
  }
  return { pages: pages.length - 1, parts: true }
}

/** How many of the pages end before the last place over which nothing runs; 0 when there is no such place. */
function lastWholeEnd(pages: readonly engine.UnderstoodPage[]): number {
  const blocks = engine.blocksOn(pages).filter(({ kind }) => kind !== 'furniture')
  for (let end = pages.length - 1; end > 0; end--) {
    const next = pages[end]?.laidOut.page.number ?? 0
    const before = blocks.findLast((block) => beginsBefore(block, next))
    const after = blocks.find((block) => !beginsBefore(block, next))
    if (!blocks.some((block) => beginsBefore(block, next) && endsAt(block, next)) && !goesOn(before, after)) return end
  }
  return 0
}

const beginsBefore = ({ places }: engine.Block, page: number): boolean => places.some((place) => place.page < page)
const endsAt = ({ places }: engine.Block, page: number): boolean => places.some((place) => place.page >= page)

/** true for points of one list and lines of one listing, which are blocks of their own. */
const goesOn = (before: engine.Block | undefined, after: engine.Block | undefined): boolean =>
  (before?.kind === 'list-item' && after?.kind === 'list-item') || (isCode(before) && isCode(after))

const isCode = (block: engine.Block | undefined): boolean => block?.kind === 'paragraph' && block.role === 'code'
