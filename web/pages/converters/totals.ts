import type { Conversion } from '@docmill/contracts'
import { isFinal } from '../../api.ts'

/** Sums over the conversions of a run. `running`: conversions that have not ended; page counts and credits otherwise. `held`: still, for those that run. */
export interface Totals {
  readonly running: number
  readonly started: boolean
  readonly pages: number
  readonly done: number
  readonly read: number
  readonly failed: number
  readonly held: number
  readonly charged: number
  readonly returned: number
}

/** Adds up what a run has done and what it cost so far. */
export function totalsOf(conversions: readonly Conversion[]): Totals {
  const sum = (of: (conversion: Conversion) => number) => conversions.reduce((total, conversion) => total + of(conversion), 0)
  const outcomes = (outcome: string) => sum(({ pages }) => pages.filter((page) => page.outcome === outcome).length)
  return {
    running: conversions.filter((conversion) => !isFinal(conversion)).length,
    started: conversions.some(({ state }) => state !== 'queued'),
    pages: sum(({ pagesTotal }) => pagesTotal),
    done: sum(({ pagesDone }) => pagesDone),
    read: outcomes('read'),
    failed: outcomes('failed'),
    held: sum((conversion) => (isFinal(conversion) ? 0 : conversion.credits.held)),
    charged: sum(({ credits }) => credits.charged),
    returned: sum(({ credits }) => credits.returned),
  }
}

/** Pages that must be read before a time is named: with fewer, one slow page would promise nonsense. */
const pagesForAnEstimate = 3

/** Milliseconds until the last page at the speed so far; null before three pages are read. `now` in epoch milliseconds. */
export function timeLeftMs(conversions: readonly Conversion[], now: number): number | null {
  const { done, pages, running } = totalsOf(conversions)
  const started = conversions.flatMap(({ startedAt }) => (startedAt ? [new Date(startedAt).getTime()] : []))
  if (running === 0 || done < pagesForAnEstimate || done >= pages || started.length === 0) return null
  return ((now - Math.min(...started)) / done) * (pages - done)
}
