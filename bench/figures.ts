/** What one case cost, or why there is no result. */
export type Outcome =
  | { readonly kind: 'done'; readonly pages: number; readonly wallMs: number; readonly cpuSeconds: number; readonly peakBytes: number }
  | { readonly kind: 'refused'; readonly code: string }

/** What a track cost: a page's share of its document's time, over documents; memory of the worker at its highest. */
export interface Figures {
  readonly cases: number
  readonly failures: Readonly<Record<string, number>>
  readonly pages: number
  readonly cpuSecondsPerPage: Spread
  readonly wallMsPerPage: Spread
  readonly peakMegabytes: number
}
export interface Spread {
  readonly median: number
  readonly p95: number
}

/** The figures of a track from the outcomes of its cases. */
export function figuresOf(outcomes: readonly Outcome[]): Figures {
  const done = outcomes.filter((outcome) => outcome.kind === 'done')
  const failures: Record<string, number> = {}
  for (const outcome of outcomes) if (outcome.kind === 'refused') failures[outcome.code] = (failures[outcome.code] ?? 0) + 1
  return {
    cases: outcomes.length,
    failures,
    pages: done.reduce((sum, { pages }) => sum + pages, 0),
    cpuSecondsPerPage: spread(
      done.map(({ cpuSeconds, pages }) => cpuSeconds / pages),
      4,
    ),
    wallMsPerPage: spread(
      done.map(({ wallMs, pages }) => wallMs / pages),
      1,
    ),
    peakMegabytes: Math.round(Math.max(0, ...done.map(({ peakBytes }) => peakBytes)) / 1e6),
  }
}

/** Median and 95th percentile (nearest rank), rounded to `digits` after the point; zeros for no values. */
export function spread(values: readonly number[], digits: number): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => Number((sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0).toFixed(digits))
  return { median: at(0.5), p95: at(0.95) }
}

/** A line for people. */
export function figuresLine(track: string, { cases, failures, pages, cpuSecondsPerPage, wallMsPerPage, peakMegabytes }: Figures): string {
  const failed = Object.entries(failures).map(([code, count]) => `${count} ${code}`)
  return [
    track.padEnd(14),
    `${cases} cases, ${pages} pages`,
    failed.length === 0 ? 'none refused' : `refused: ${failed.join(', ')}`,
    `a page ${cpuSecondsPerPage.median} CPU-s (p95 ${cpuSecondsPerPage.p95}), ${wallMsPerPage.median} ms (p95 ${wallMsPerPage.p95})`,
    `peak ${peakMegabytes} MB`,
  ].join(' | ')
}
