import type { Logger } from './platform/log/index.ts'

/** A chore done again and again. */
export interface Chore {
  readonly name: string
  readonly everyMs: number
  readonly work: () => Promise<unknown>
}

/**
 * Does the chores now and at their intervals, each one at a time and not twice at once. A chore that fails is logged and done again at
 * its next time. `stop` waits for the one that is being done.
 */
export function startChores(chores: readonly Chore[], log: Logger): { stop(): Promise<void> } {
  let stopped = false
  let doing: Promise<unknown> = Promise.resolve()
  const queued = new Set<string>()
  const enqueue = ({ name, work }: Chore) => {
    if (stopped || queued.has(name)) return
    queued.add(name)
    doing = doing.then(async () => {
      queued.delete(name)
      if (stopped) return
      await work().catch((error: unknown) => log.error({ chore: name, error }, 'chore failed'))
    })
  }
  const timers = chores.map((chore) => {
    enqueue(chore)
    return setInterval(() => enqueue(chore), chore.everyMs)
  })
  return {
    async stop() {
      stopped = true
      for (const timer of timers) clearInterval(timer)
      await doing
    },
  }
}
