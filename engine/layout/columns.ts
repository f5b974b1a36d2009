import { height, overlapX, type Ruling, unionOf, width } from '../geometry/index.ts'
import { type Line, lineSize } from '../model/index.ts'

/**
 * Lines linked into runs that stand in one column: a line continues the one above when each is the other's only neighbour.
 * A line under two columns, or over two, begins a run of its own; so does one beyond a drawn rule, a wide gap or a change of size.
 */
export function runsOf(lines: readonly Line[], rulings: readonly Ruling[]): readonly (readonly Line[])[] {
  const sorted = [...lines].sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
  const sizes = new Map(sorted.map((line) => [line, lineSize(line)]))
  const sizeOfLine = (line: Line) => sizes.get(line) ?? 10
  const level = rulings.filter((ruling) => Math.abs(ruling.from.y - ruling.to.y) < 1)
  const below = new Map<Line, readonly Line[]>()
  const above = new Map<Line, Line[]>()
  sorted.forEach((line, index) => {
    const next = nextBelow(line, sorted, index + 1, sizeOfLine(line))
    below.set(line, next)
    for (const other of next) above.set(other, [...(above.get(other) ?? []), line])
  })
  const continues = (line: Line): Line | null => {
    const [next, another] = below.get(line) ?? []
    if (!next || another || (above.get(next)?.length ?? 0) > 1) return null
    const ratio = sizeOfLine(line) / sizeOfLine(next)
    // A fifth larger or smaller is another kind of text: a heading, a note.
    if (ratio > 1.2 || ratio < 1 / 1.2) return null
    return level.some((ruling) => separates(ruling, line, next)) ? null : next
  }
  const runs: Line[][] = []
  const placed = new Set<Line>()
  for (const line of sorted) {
    if (placed.has(line)) continue
    const run: Line[] = []
    for (let at: Line | null = line; at && !placed.has(at); at = continues(at)) {
      placed.add(at)
      run.push(at)
    }
    runs.push(run)
  }
  return runs
}

/** The lines nearest below `line` that share some of its width, within 1.3 line heights: further down is another paragraph or column. */
function nextBelow(line: Line, sorted: readonly Line[], from: number, size: number): readonly Line[] {
  const found: Line[] = []
  let reach = line.box.bottom + 1.3 * size
  for (let index = from; index < sorted.length; index++) {
    const other = sorted[index]
    if (!other || other.box.top > reach) break
    if (overlapX(line.box, other.box) < Math.min(2, 0.2 * width(other.box)) || isBeside(line, other)) continue
    found.push(other)
    reach = Math.min(reach, other.box.top + 0.6 * height(other.box))
  }
  return found
}
/** True when two lines stand at the same height: their boxes share most of the smaller height. */
const isBeside = (line: Line, other: Line): boolean =>
  Math.min(line.box.bottom, other.box.bottom) - Math.max(line.box.top, other.box.top) > 0.6 * Math.min(height(line.box), height(other.box))

function separates(ruling: Ruling, upper: Line, lower: Line): boolean {
  const left = Math.min(ruling.from.x, ruling.to.x)
  const right = Math.max(ruling.from.x, ruling.to.x)
  const y = ruling.from.y
  const within = (upper.box.top + upper.box.bottom) / 2
  const whole = unionOf([upper.box, lower.box])
  return (
    y > within && y < (lower.box.top + lower.box.bottom) / 2 && overlapX(whole, { left, right, top: y, bottom: y }) > 0.3 * width(whole)
  )
}
