import { type Spread, spread } from './figures.ts'
import type { Rival } from './rivals/rival.ts'

/** What one document cost a rival, or why it counts as an empty answer. */
export type RivalOutcome =
  | { readonly kind: 'done'; readonly pages: number; readonly wallMs: number; readonly cpuSeconds: number }
  | { readonly kind: 'failed'; readonly why: string }

/** What a track cost a rival: a page's share of its document's time, over documents. */
export interface RivalFigures {
  readonly rival: string
  readonly version: string
  readonly reads: Rival['reads']
  readonly measured: Rival['measured']
  readonly cases: number
  readonly failures: number
  readonly pages: number
  readonly wallMsPerPage: Spread
  /** Null where another program does the work. */
  readonly cpuSecondsPerPage: Spread | null
}

/** The figures of a rival on a track from the outcomes of its documents. */
export function rivalFigures({ name, reads, measured }: Rival, version: string, outcomes: readonly RivalOutcome[]): RivalFigures {
  const done = outcomes.filter((outcome) => outcome.kind === 'done')
  const wall = done.map(({ wallMs, pages }) => wallMs / pages)
  const cpu = done.map(({ cpuSeconds, pages }) => cpuSeconds / pages)
  return {
    rival: name,
    version,
    reads,
    measured,
    cases: outcomes.length,
    failures: outcomes.length - done.length,
    pages: done.reduce((sum, { pages }) => sum + pages, 0),
    wallMsPerPage: spread(wall, 1),
    cpuSecondsPerPage: measured.kind === 'in-process' ? spread(cpu, 4) : null,
  }
}

/** A line for people. */
export function rivalLine(track: string, figures: RivalFigures): string {
  const { rival, version, measured, cases, failures, pages, wallMsPerPage, cpuSecondsPerPage } = figures
  const cpu = cpuSecondsPerPage === null ? '' : `${cpuSecondsPerPage.median} CPU-s (p95 ${cpuSecondsPerPage.p95}), `
  return [
    track.padEnd(14),
    `${rival} ${version}`.padEnd(22),
    `${cases} cases, ${pages} pages`,
    failures === 0 ? 'none failed' : `failed: ${failures}`,
    `a page ${cpu}${wallMsPerPage.median} ms (p95 ${wallMsPerPage.p95})`,
    measured.kind === 'in-process' ? 'warm' : `starts ${measured.starts} for each document`,
  ].join(' | ')
}
