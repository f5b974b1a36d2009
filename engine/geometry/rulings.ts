import type { Point, Ruling } from './box.ts'

/** Rules whose middles are this far apart, in points, are one rule drawn twice: half the thickest common hairline. */
const sameLine = 0.75
/** A gap this long within a rule, in points, is a join of two pieces or the space of a dash, not an end. */
const joinGap = 2.5

/** Horizontal and vertical rulings with overlapping and touching pieces of one line made one; each runs left to right or top to bottom. Others are returned as they are. */
export function mergeRulings(rulings: readonly Ruling[]): readonly Ruling[] {
  const across: Run[] = []
  const down: Run[] = []
  const others: Ruling[] = []
  for (const ruling of rulings) {
    const { from, to, thickness, colour } = ruling
    if (from.y === to.y) across.push({ at: from.y, start: Math.min(from.x, to.x), end: Math.max(from.x, to.x), thickness, colour })
    else if (from.x === to.x) down.push({ at: from.x, start: Math.min(from.y, to.y), end: Math.max(from.y, to.y), thickness, colour })
    else others.push(ruling)
  }
  return [
    ...mergeRuns(across).map(({ at, start, end, ...ink }) => drawn({ x: start, y: at }, { x: end, y: at }, ink)),
    ...mergeRuns(down).map(({ at, start, end, ...ink }) => drawn({ x: at, y: start }, { x: at, y: end }, ink)),
    ...others,
  ]
}

const drawn = (from: Point, to: Point, { thickness, colour }: Pick<Run, 'thickness' | 'colour'>): Ruling =>
  colour === undefined ? { from, to, thickness } : { from, to, thickness, colour }

/** A piece of a line: where the line is, and from where to where it runs. */
interface Run {
  readonly at: number
  readonly start: number
  readonly end: number
  readonly thickness: number
  readonly colour: string | undefined
}

function mergeRuns(runs: readonly Run[]): readonly Run[] {
  const merged: Run[] = []
  for (const line of groupByPosition(runs)) {
    let current: Run | null = null
    for (const run of line.toSorted((first, second) => first.start - second.start)) {
      if (current !== null && run.start <= current.end + joinGap) {
        const longer: Run = run.end - run.start > current.end - current.start ? run : current
        current = {
          at: longer.at,
          start: current.start,
          end: Math.max(current.end, run.end),
          thickness: Math.max(current.thickness, run.thickness),
          colour: longer.colour,
        }
      } else {
        if (current !== null) merged.push(current)
        current = run
      }
    }
    if (current !== null) merged.push(current)
  }
  return merged
}

/** Runs whose positions follow each other within `sameLine`, up to `2 * sameLine` in all, so that a ladder of near lines does not become one. */
function groupByPosition(runs: readonly Run[]): readonly (readonly Run[])[] {
  const groups: Run[][] = []
  let first = Number.NEGATIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (const run of runs.toSorted((one, other) => one.at - other.at)) {
    const group = groups.at(-1)
    if (group !== undefined && run.at - last <= sameLine && run.at - first <= 2 * sameLine) group.push(run)
    else {
      groups.push([run])
      first = run.at
    }
    last = run.at
  }
  return groups
}
