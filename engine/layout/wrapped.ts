import { type Box, overlapX, overlapY, unionOf } from '../geometry/index.ts'
import { baselineOf, type Line } from '../model/index.ts'

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
    for (const other of all) {
      if (other.top > own.bottom) break
      if (other === own || overlapY(own, other) < 1 || overlapX(own, other) < 1) continue
      // Lines that themselves overlap the other box cannot be parted from it.
      if (run.some((line) => overlapX(line.box, other) > 1 && overlapY(line.box, other) > 2)) continue
      const first = run.findIndex((line) => line.box.bottom > other.top + 1)
      const after = run.findIndex((line) => baselineOf(line) > other.bottom + 1)
      if (first > 0) cuts.add(first)
      if (after > 0) cuts.add(after)
    }
    const at = [0, ...[...cuts].sort((a, b) => a - b), run.length]
    return at.slice(1).map((end, part) => run.slice(at[part], end))
  })
}
