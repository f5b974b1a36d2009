// Where the ink of a rule lies along its length, told from that of letters beside it.

import { median } from './median.ts'

/** Ink is darker than this share of the paper beside it. */
export const inkShare = 0.9

/** Share of the rows near a rule's that is ink for its whole length where the rule is, and how much more than on the told one. */
const leastOfRule = 0.8
const clearlyMore = 1.3

/** What is looked at to find where a rule runs: from `start` to before `end` along it, `most` rows to both sides of where it was told to. */
interface Looked {
  readonly start: number
  readonly end: number
  readonly limit: number
  readonly most: number
  readonly value: (along: number, row: number) => number
}

/**
 * The row in which a rule runs: where it was told to, or one near it that is ink all along where that is not. Rules are found in a smaller picture, in which
 * the tops of letters close below one are of it.
 */
export function darkestRow(told: number, { start, end, limit, most, value }: Looked): number {
  const rows = Array.from({ length: 2 * most + 1 }, (_, at) => told - most + at).filter((row) => row >= 0 && row < limit)
  const counts = new Map(rows.map((row) => [row, 0]))
  for (let along = start; along < end; along++) {
    let paper = 0
    for (const row of rows) paper = Math.max(paper, value(along, row))
    for (const row of rows) if (value(along, row) < inkShare * paper) counts.set(row, (counts.get(row) ?? 0) + 1)
  }
  const best = Math.max(...counts.values())
  if (best < leastOfRule * (end - start) || best < clearlyMore * (counts.get(told) ?? 0)) return told
  const dark = rows.filter((row) => (counts.get(row) ?? 0) >= leastOfRule * best)
  return dark[dark.length >> 1] ?? told
}

/** The ink of a rule at one step of its length: from the `first` to the `last` row across it. */
export interface InkedStep {
  readonly along: number
  readonly first: number
  readonly last: number
  readonly middle: number
}

/** Pixels by which a rule is thicker where the bar of a letter touches it, at least; and how long such bars are, in letter sizes. */
const leastBar = 2
const shortestBar = 0.3
const longestBar = 2.5
/** Steps to both sides that tell how thick the rule is, and how many of them must be of the rule alone. */
const around = 40
const fewestAround = 10

/**
 * The steps of a rule without the bars of letters that touch it on either side, as the tops of "7", "5" and "T" right below a rule do: with them
 * erased "70.00" reads as "10.00". What is thicker for longer is the rule itself.
 */
export function withoutBars(steps: readonly InkedStep[], letterSize: number): readonly InkedStep[] {
  if (steps.length < around) return steps
  const thickest = median(steps.map(({ first, last }) => last - first)) + leastBar
  const isBar = ({ first, last }: InkedStep): boolean => last - first >= thickest
  const thin = steps.filter((step) => !isBar(step))
  return runsOf(steps, isBar).flatMap((run) => {
    const [begin, end] = [run[0]?.along ?? 0, run.at(-1)?.along ?? 0]
    const long = end - begin + 1
    if (!run.every(isBar) || long < shortestBar * letterSize || long > longestBar * letterSize) return run
    const near = thin.filter(({ along }) => along >= begin - around && along <= end + around)
    if (near.length < fewestAround) return run
    const [top, bottom] = [median(near.map(({ first }) => first)), median(near.map(({ last }) => last))]
    return run.map((step) => ({
      ...step,
      first: top - step.first >= leastBar ? top : step.first,
      last: step.last - bottom >= leastBar ? bottom : step.last,
    }))
  })
}

/** Steps that follow each other, in runs that are alike. */
function runsOf(steps: readonly InkedStep[], isAlike: (step: InkedStep) => boolean): readonly (readonly InkedStep[])[] {
  const runs: InkedStep[][] = []
  let last: boolean | null = null
  for (const step of steps) {
    const own = isAlike(step)
    if (own === last) runs.at(-1)?.push(step)
    else runs.push([step])
    last = own
  }
  return runs
}
