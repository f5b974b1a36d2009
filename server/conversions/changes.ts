import { EventEmitter, once } from 'node:events'

/** Tells, inside this process, that a conversion's row has changed. Processes beside this one are noticed by looking at the row. */
export interface Changes {
  changed(conversionId: string): void
  /** Calls `listener` after every change until the signal aborts. */
  listen(conversionId: string, listener: () => void, signal: AbortSignal): void
  /** Resolves at the next change, or after `patienceMs`, or when the signal aborts; never rejects. */
  next(conversionId: string, patienceMs: number, signal: AbortSignal): Promise<void>
}

export function createChanges(): Changes {
  const events = new EventEmitter()
  // One listener for every open page that follows a conversion: their number is no leak.
  events.setMaxListeners(0)
  return {
    changed: (id) => void events.emit(id),
    listen(id, listener, signal) {
      if (signal.aborted) return
      events.on(id, listener)
      signal.addEventListener('abort', () => events.off(id, listener), { once: true })
    },
    async next(id, patienceMs, signal) {
      const patience = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])
      await once(events, id, { signal: patience }).catch(() => {})
    },
  }
}
