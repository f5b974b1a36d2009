import { type Box, centre, contains, type Ruling } from '../geometry/index.ts'
import type { Word } from '../model/index.ts'
import type { ReadPage } from '../stages.ts'
import { rowsOnce } from './text-rows.ts'

/** A panel goes down so much of its page, and takes so much of its width: bands are lower, paper and boxes around all text wider. */
const leastHeight = 0.5
const [leastWidth, mostWidth] = [0.1, 0.5]
/** Lighter fills are the paper's own white. */
const lightest = 0.97
/** Lines of text in a panel and beside it; fewer are a column of a table that is shaded to the end of the page. */
const fewestLines = 6
/** Share of a panel's lines that stand level with text beside it, beyond which the two are columns of one table. */
const mostLevel = 0.6
/** Points by which lines may differ and be level. */
const level = 1

/**
 * The words of a page in groups that share no table: those on a tall shaded panel, as resumes and newsletters have at one side, and those beside
 * it. One group where no panel stands, or where its lines go on beside it as the rows of a table do.
 */
export function asidePanels(page: ReadPage, words: readonly Word[]): readonly (readonly Word[])[] {
  const { width, height } = page.size
  const panel = page.fills.find(({ box, grey }) => {
    const share = (box.right - box.left) / width
    const isTall = box.bottom - box.top >= leastHeight * height && share >= leastWidth && share <= mostWidth
    return isTall && grey <= lightest && !page.rulings.some((rule) => crosses(rule, box)) && standsApart(box, words)
  })
  if (panel === undefined) return [words]
  const isOn = ({ box }: Word): boolean => contains(panel.box, centre(box))
  return [words.filter(isOn), words.filter((word) => !isOn(word))]
}

/** Whether a level line goes on from a panel to what is beside it, as those between rows do. */
function crosses({ from, to }: Ruling, box: Box): boolean {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)]
  const isInside = from.y > box.top + level && from.y < box.bottom - level
  return Math.abs(from.y - to.y) <= level && isInside && [box.left, box.right].some((edge) => left < edge - 5 && right > edge + 5)
}

function standsApart(panel: Box, words: readonly Word[]): boolean {
  const baselines = (own: readonly Word[]) => rowsOnce(own).map(({ baseline }) => baseline)
  const inside = baselines(words.filter(({ box }) => contains(panel, centre(box))))
  const beside = baselines(
    words.filter(({ box }) => !contains(panel, centre(box)) && centre(box).y > panel.top && centre(box).y < panel.bottom),
  )
  const shared = inside.filter((one) => beside.some((other) => Math.abs(one - other) <= level)).length
  return inside.length >= fewestLines && beside.length >= fewestLines && shared <= mostLevel * inside.length
}
