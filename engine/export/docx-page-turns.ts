// Where a page was ended on purpose, and the file must turn it too: elsewhere its text runs on to the next page by itself.

import { height, unionOf } from '../geometry/index.ts'
import type { Block } from '../model/index.ts'
import { lineMeasures } from './docx-line-heights.ts'
import type { PageFrame } from './docx-page-frames.ts'
import type { PanelRow } from './docx-panel-tables.ts'
import { isSameSize } from './docx-sections.ts'
import type { Looks } from './docx-styles.ts'
import { isText } from './docx-white.ts'

/** Blocks of a document in reading order, their rows, the frames of their pages. */
type Rows = ReadonlyMap<Block, PanelRow>
type Frames = ReadonlyMap<number, PageFrame>
/** Where text ends on full pages like this one, in points from the top. */
export type BottomOf = (frame: PageFrame) => number

/** The blocks that begin a page which was not turned for want of room alone. */
export function pageTurns(blocks: readonly Block[], rows: Rows, frames: Frames, looks: Looks, bottomOf: BottomOf): ReadonlySet<Block> {
  return new Set(
    blocks.filter((block, index) => {
      const previous = blocks[index - 1]
      return previous !== undefined && turnsPageAt(previous, block, rows, frames, looks, bottomOf, blocks[index + 1])
    }),
  )
}

/** Whether the page is turned on purpose between two blocks; `next`: what follows them. */
export function turnsPageAt(
  previous: Block,
  block: Block,
  rows: Rows,
  frames: Frames,
  looks: Looks,
  bottomOf: BottomOf,
  next?: Block,
): boolean {
  const [last, place] = [previous.places.at(-1), block.places[0]]
  const frame = last === undefined ? undefined : frames.get(last.page)
  if (last === undefined || place === undefined || frame === undefined || last.page >= place.page) return false
  if (block.kind === 'heading' && block.level === 1 && previous.kind !== 'heading') return true
  const highest = Math.min(...[...frames.values()].filter((other) => isSameSize(other.page, frame.page)).map(({ body }) => body.top))
  const lowest = Math.max(frame.body.bottom, bottomOf(frame))
  if ((frame.body.bottom - highest) / Math.max(1, lowest - highest) < filledPage) return true
  // Columns end where their balance or their figures let them.
  return (
    frame.columns.length < 2 && lowest - frame.body.bottom > needOf(block, next, rows, looks) + spareLines * lineMeasures([], looks).height
  )
}

/** Less of its page's body than this filled, a page was ended on purpose. */
const filledPage = 0.7
/** Lines, beyond what the next text needs, that must be left of a page: writers keep two lines of a paragraph together, and white is lost between pages. */
const spareLines = 2.5

/** How much room a block needs on a page to begin there, in points: what writers and word processors do not break. */
function needOf(block: Block, next: Block | undefined, rows: Rows, looks: Looks): number {
  const row = rows.get(block)
  const box = row?.box ?? block.places[0]?.box
  if (box === undefined) return 0
  if (row !== undefined || block.kind === 'picture') return height(box)
  if (block.kind === 'table') {
    // Its rows break between two pages where they must.
    const heads = block.cells.filter(({ row }) => row < block.headerRows).map(({ place }) => place.box)
    return (heads.length === 0 ? 0 : height(unionOf(heads))) + lineMeasures([], looks).height
  }
  if (!isText(block)) return 0
  const own = Math.min(block.kind === 'heading' ? Infinity : 2, block.lines.length) * lineMeasures(block.lines, looks).height
  return block.kind === 'heading' && next !== undefined ? own + needOf(next, undefined, rows, looks) : own
}
