// The worker's side of pages that are shown before their document is whole.

/**
 * Milliseconds after which pages are shown early. Making a document of one page costs half as much as reading it (three pages of a
 * statement: 84 ms became 130): a document that has ended by then is better shown whole.
 */
export const earlyAfterMs = 250

interface Waiting {
  readonly write: () => Promise<void>
  readonly tell: () => void
}

/** Pages to show early: those of the first moment wait, in case the whole document follows at once. */
export interface EarlyShowing {
  /** A page that was read: written, then told, now or when the first moment is over. */
  add(write: Waiting['write'], tell: Waiting['tell']): Promise<void>
  /** The document is whole: tells of the pages that still wait, which need not be written any more. */
  end(): Promise<void>
  /** Forgets what waits: nothing is written for a job that is over. */
  stop(): void
}

/** For a job that began at `startedMs` (performance.now). */
export function shownEarly(startedMs: number): EarlyShowing {
  const waiting: Waiting[] = []
  let ended = false
  let timer: NodeJS.Timeout | undefined
  let showing = Promise.resolve()
  // One page after the other, whoever asks: the timer, or the next page.
  const show = () => {
    showing = showing.then(async () => {
      for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
        if (!ended) await page.write()
        page.tell()
      }
    })
    return showing
  }
  return {
    async add(write, tell) {
      waiting.push({ write, tell })
      const leftMs = earlyAfterMs - (performance.now() - startedMs)
      if (leftMs <= 0) await show()
      // A slow second page must not keep the first from being seen.
      else timer ??= setTimeout(() => show().catch(() => {}), leftMs)
    },
    async end() {
      ended = true
      clearTimeout(timer)
      await show()
    },
    stop() {
      ended = true
      waiting.length = 0
      clearTimeout(timer)
    },
  }
}
