// White of full pages that gives way: faces that run wider and rows of tables that stand higher than printed need room before the page ends.

import { type Box, height } from '../geometry/index.ts'
import type { Block } from '../model/index.ts'
import type { PageFrame } from './docx-page-frames.ts'

/** Share of a page that is kept to spare for what runs longer in the file than on paper. */
const spare = 0.06
/** White up to so many points parts lines and paragraphs and stays as it is. */
const kept = 8
/** No white is cut below this share of what is over that. */
const leastShare = 0.3
/** Nor rows below this one. */
const leastRows = 0.85

/** A block of running text, or a row of those beside each other, on its page. */
export interface Unit {
  readonly block: Block
  readonly page: number
  readonly box: Box
}

/** How much of their white and of the heights of their tables pages keep: all of it where they have room to spare below. */
export interface Keeping {
  /** The white to leave above a text where so much is printed, in points. */
  readonly white: (printed: number, page: number | undefined) => number
  /** The share of their heights that rows of tables keep at least. */
  readonly rows: (page: number | undefined) => number
}

/** What full pages give way by. `bottomOf`: where text must end on such a page of the file, in points from its top; null where it may run on. */
export function keepingOf(
  units: readonly Unit[],
  frames: ReadonlyMap<number, PageFrame>,
  bottomOf: (frame: PageFrame) => number | null,
): Keeping {
  const whites = new Map<number, number>()
  const rows = new Map<number, number>()
  for (const [page, own] of Map.groupBy(units, (unit) => unit.page)) {
    const frame = frames.get(page)
    const bottom = frame === undefined ? null : bottomOf(frame)
    if (frame === undefined || bottom === null) continue
    const over = own.reduce((sum, { box }, index) => sum + Math.max(0, box.top - (own[index - 1]?.box.bottom ?? box.top) - kept), 0)
    // What lies over what stands before it stands below that in the file.
    const lower = own.reduce(
      (sum, { box }, index) => sum + Math.max(0, Math.min((own[index - 1]?.box.bottom ?? 0) - box.top, height(box))),
      0,
    )
    const wanted = spare * frame.page.size.height + lower - (bottom - frame.body.bottom)
    if (wanted <= 0) continue
    whites.set(page, Math.max(leastShare, 1 - wanted / Math.max(over, 1)))
    const missing = wanted - (1 - leastShare) * over
    const tables = own.reduce((sum, { block, box }) => sum + (block.kind === 'table' ? height(box) : 0), 0)
    if (missing > 0 && tables > 0) rows.set(page, Math.max(leastRows, 1 - missing / tables))
  }
  return {
    white: (printed, page) => (printed <= kept ? printed : kept + (printed - kept) * (whites.get(page ?? 0) ?? 1)),
    rows: (page) => rows.get(page ?? 0) ?? 1,
  }
}
