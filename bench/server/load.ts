/** Latencies in milliseconds, nearest rank: values that occurred. */
export interface Latencies {
  readonly count: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

/** The latencies of a sample; zeros for none. */
export function latenciesOf(milliseconds: readonly number[]): Latencies {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const at = (share: number) => Number((sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0).toFixed(1))
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

/** Does `work` again and again for so many seconds, `clients` of it at once; gives how often a second it was done. Throws what it throws. */
export async function doneASecond(seconds: number, clients: number, work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  let done = 0
  const client = async () => {
    while (performance.now() - started < seconds * 1000) {
      await work()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return Number((done / ((performance.now() - started) / 1000)).toFixed(1))
}

/**
 * Asks so many times a second for so many seconds, by schedule: a request is sent when its time has come, whether those before it are
 * answered or not, and its latency counts from then. A service that falls behind cannot hide it by slowing down who asks.
 */
export async function askBySchedule(seconds: number, aSecond: number, ask: () => Promise<unknown>): Promise<Latencies> {
  const started = performance.now()
  const answers: Promise<number>[] = []
  for (let index = 0; index < seconds * aSecond; index += 1) {
    const due = started + (index * 1000) / aSecond
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    answers.push(ask().then(() => performance.now() - due))
  }
  return latenciesOf(await Promise.all(answers))
}

/** Does `work` with 0, 1, 2 …, one after the other, until `stop` is called; that waits for the last and gives how many were done. */
export function keepDoing(work: (index: number) => Promise<unknown>): { stop(): Promise<number> } {
  let stopped = false
  let done = 0
  const going = (async () => {
    while (!stopped) {
      await work(done)
      done += 1
    }
  })()
  // Who stops it hears of a failure; until then it must not end the process.
  going.catch(() => {})
  return {
    async stop() {
      stopped = true
      await going
      return done
    },
  }
}
