// Little builders with which tests of structure write regions and read blocks.

import { unionOf } from '../geometry/index.ts'
import { type Block, type Line, linesOf, textOfLines } from '../model/index.ts'
import { lines } from '../model/sample.ts'
import type { LaidOutPage, Region } from '../stages.ts'
import { structure } from './index.ts'

/** A region of running text. */
export const prose = (own: readonly Line[], page = 1): Region => ({
  kind: 'prose',
  place: { page, box: unionOf(own.map(({ box }) => box)) },
  lines: own,
})
/** A page of regions, as layout has it. */
export function pageOf(regions: readonly Region[], number = 1): LaidOutPage {
  const words = regions
    .flatMap((region) => ('lines' in region ? region.lines : region.kind === 'picture' ? region.caption : []))
    .flatMap((own) => own.words)
  const page = { number, size: { width: 595, height: 842 }, readBy: 'text-layer', words, toImage: null, outcome: 'read' } as const
  return { page: { ...page, rulings: [], fills: [], pictures: [], issues: [] }, regions, issues: [] }
}
/** A block as its kind and its text: "h2 Scope", "body It covers …". */
export const summary = (block: Block): string => {
  const text = textOfLines(linesOf(block)).replaceAll('\n', ' ')
  switch (block.kind) {
    case 'heading':
      return `h${block.level} ${text}`
    case 'list-item':
      return `item ${block.depth} ${text}`
    case 'paragraph':
      return `${block.role} ${text}`
    default:
      return `${block.kind} ${text}`
  }
}
/** The blocks of pages, likewise. */
export const summaries = (pages: readonly LaidOutPage[], outline: Parameters<typeof structure>[1] = []) =>
  structure(pages, outline).blocks.map(summary)

/** Three lines of running text, the first on the given baseline, page points. */
export const body = (baseline: number) =>
  lines(
    [
      'running text that fills its column to the edge',
      'and goes on for as long as anybody cares so',
      'that it is what most of the page is set in.',
    ],
    { baseline },
  )
