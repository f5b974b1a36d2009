/** One thing that one caller has at a time, in the order of asking. */
export interface Turns {
  /** Resolves when it is the caller's; what it gives ends the turn. */
  take(): Promise<() => void>
}

/** Turns at something that nobody has. */
export function createTurns(): Turns {
  const waiting: (() => void)[] = []
  let taken = false
  const end = () => {
    const next = waiting.shift()
    if (next) next()
    else taken = false
  }
  return {
    take() {
      const { promise, resolve } = Promise.withResolvers<() => void>()
      const begin = () => resolve(end)
      if (taken) waiting.push(begin)
      else {
        taken = true
        begin()
      }
      return promise
    },
  }
}
