import { type Box, overlapX, overlapY, unionOf } from '../geometry/index.ts'
import { baselineOf, type Line, lineSize } from '../model/index.ts'

/** So many lines beside something are text that flows around it: further lines as narrow, beside the white below it, are of the same stretch. */
const fewestBeside = 3
/** Sizes of the text: what stands below each other within this is one thing, such as a box with its title. */
const together = 1.5

/**
 * The runs cut where they begin and cease to stand beside something that reaches into their box: a date at the end of a first line with
 * wider lines below, a picture that text is wrapped around. Without the cut neither could be read before the other.
 */
export function cutAround(runs: readonly (readonly Line[])[], obstacles: readonly Box[]): readonly (readonly Line[])[] {
  const boxes = runs.map((run) => unionOf(run.map((line) => line.box)))
  const all = [...boxes, ...obstacles].sort((a, b) => a.top - b.top)
  return runs.flatMap((run, index) => {
    const own = boxes[index]
    if (!own || run.length < 2) return [run]
    const cuts = new Set<number>()
    for (const other of stacked(all, own, run)) {
      if (standsBefore(other, run)) {
        const wideAbove = run.findLastIndex((line) => line.box.bottom < other.bottom && overlapX(line.box, other) > 1)
        const wideBelow = run.findIndex((line) => line.box.top > other.top && overlapX(line.box, other) > 1)
        if (wideAbove >= 0 && wideAbove < run.length - 1) cuts.add(wideAbove + 1)
        if (wideBelow > 0) cuts.add(wideBelow)
        continue
      }
      const first = run.findIndex((line) => line.box.bottom > other.top + 1)
      const below = run.findIndex((line) => baselineOf(line) > other.bottom + 1)
      const beside = below - Math.max(first, 0)
      const after = beside < fewestBeside ? below : run.findIndex((line, at) => at >= below && overlapX(line.box, other) > 1)
      if (first > 0) cuts.add(first)
      if (after > 0) cuts.add(after)
    }
    const at = [0, ...[...cuts].sort((a, b) => a - b), run.length]
    return at.slice(1).map((end, part) => run.slice(at[part], end))
  })
}

/** true for what stands left of all lines at its height: a label, which is read before them, and lines that reach below it are others than those. */
function standsBefore(other: Box, run: readonly Line[]): boolean {
  const beside = run.filter((line) => overlapY(line.box, other) > 0)
  return beside.length > 0 && beside.every(({ box }) => box.left >= other.right)
}

/** The boxes, sorted by their tops, that reach into that of the run and over none of its lines; those that stand close below each other as one. */
function stacked(all: readonly Box[], own: Box, run: readonly Line[]): readonly Box[] {
  // Lines that themselves overlap the other box cannot be parted from it.
  const isClear = (other: Box) => !run.some((line) => overlapX(line.box, other) > 1 && overlapY(line.box, other) > 2)
  const found: Box[] = []
  for (const other of all) {
    if (other.top > own.bottom) break
    if (other === own || overlapY(own, other) < 1 || overlapX(own, other) < 1 || !isClear(other)) continue
    const above = found.at(-1)
    const whole = above === undefined ? other : unionOf([above, other])
    const [line] = run
    const isClose =
      above !== undefined && line !== undefined && overlapX(above, other) > 1 && -overlapY(above, other) < together * lineSize(line)
    if (isClose && isClear(whole)) found[found.length - 1] = whole
    else found.push(other)
  }
  return found
}
