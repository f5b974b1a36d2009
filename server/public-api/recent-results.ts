import type { DevResult } from '@docmill/contracts'
import type { SerialDocument } from '@docmill/engine/model'
import type { Made } from '../conversions/index.ts'
import { resultOf } from './result.ts'

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

/** Results of documents that are being stored, by the folder that they are stored in. */
export interface FreshResults {
  add(made: Made): void
  /** The result of the document in this folder, and how large it is in characters; undefined when it was not seen. */
  of(folder: string): { readonly result: DevResult; readonly size: number } | undefined
}

// What is larger takes longer to write than to read again, and those who wait for it wait longer anyway.
const mostFreshBytes = 1024 * 1024

/** None yet; for one request that waits. */
export function createFreshResults(): FreshResults {
  const fresh = new Map<string, { readonly result: DevResult; readonly size: number }>()
  return {
    add({ folder, document }) {
      if (document.length > mostFreshBytes) return
      const text = Buffer.from(document.buffer, document.byteOffset, document.length).toString('utf8')
      try {
        fresh.set(folder, { result: resultOf(JSON.parse(text) as SerialDocument), size: text.length })
      } catch {
        // Told where it is read: what cannot be shown must not stop the run that stores it.
      }
    },
    of: (folder) => fresh.get(folder),
  }
}
