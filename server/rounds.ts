import type { Logger } from './platform/log/index.ts'

/**
 * Does `work` again and again, `everyMs` after it was done, and at once when it is woken; never twice at the same time. A fault is logged
 * and does not end the rounds. `stop` waits for the round that is being done.
 */
export function startRounds(
  name: string,
  everyMs: number,
  work: () => Promise<unknown>,
  log: Pick<Logger, 'error'>,
): { wake(): void; stop(): Promise<void> } {
  let stopped = false
  let again = false
  let timer: NodeJS.Timeout | undefined
  let round: Promise<unknown> | null = null
  const begin = () => {
    if (stopped) return
    if (round) {
      again = true
      return
    }
    clearTimeout(timer)
    round = work()
      .catch((error: unknown) => log.error({ chore: name, error }, 'chore failed'))
      .then(() => {
        round = null
        if (stopped) return
        if (again) {
          again = false
          begin()
        } else timer = setTimeout(begin, everyMs)
      })
  }
  begin()
  return {
    wake: begin,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await round
    },
  }
}
