import type { DevResult } from '@docmill/contracts'

/** Results that were read a moment ago, by what names them: programs ask for an ended job several times in a row. */
export interface RecentResults {
  /** The result under this name, made when it is not there; `make` tells how large what it was made of is, in characters. */
  get(name: string, make: () => Promise<{ readonly result: DevResult; readonly size: number } | null>): Promise<DevResult | null>
  forget(name: string): void
}

// What a document says stays in memory no longer than a program's next few looks, and is never given out without a look at its row.
const keptMs = 30_000
const mostCharacters = 8_000_000

/** An empty memory of results. */
export function createRecentResults(): RecentResults {
  const kept = new Map<string, { readonly result: DevResult; readonly size: number; readonly timer: NodeJS.Timeout }>()
  let characters = 0
  const forget = (name: string) => {
    const entry = kept.get(name)
    if (!entry) return
    clearTimeout(entry.timer)
    kept.delete(name)
    characters -= entry.size
  }
  return {
    async get(name, make) {
      const entry = kept.get(name)
      if (entry) return entry.result
      const made = await make()
      if (!made) return null
      if (made.size <= mostCharacters && !kept.has(name)) {
        kept.set(name, { ...made, timer: setTimeout(() => forget(name), keptMs).unref() })
        characters += made.size
        // The oldest first.
        for (const [oldest] of kept) {
          if (characters <= mostCharacters) break
          forget(oldest)
        }
      }
      return made.result
    },
    forget,
  }
}
