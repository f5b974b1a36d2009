import { EventEmitter, once } from 'node:events'
import type { ConversionRow } from './store.ts'

/** Tells, inside this process, that a conversion's row has changed. Processes beside this one are noticed by looking at the row. */
export interface Changes {
  changed(conversionId: string): void
  /** The same for a conversion that has ended; `row` is what was committed. */
  ended(row: ConversionRow): void
  /** Calls `listener` with the row of a conversion when it ends, until the signal aborts: before those that listen to changes. */
  onEnded(conversionId: string, listener: (row: ConversionRow) => void, signal: AbortSignal): void
  /** Tells what a run has made of a conversion, while it is being stored: nothing is charged yet, and the run may still be lost. */
  made(conversionId: string, made: Made): void
  /** Calls `listener` with what runs make until the signal aborts. */
  onMade(conversionId: string, listener: (made: Made) => void, signal: AbortSignal): void
  /** Calls `listener` after every change until the signal aborts. */
  listen(conversionId: string, listener: () => void, signal: AbortSignal): void
  /** Resolves at the next change, or after `patienceMs`, or when the signal aborts; never rejects. */
  next(conversionId: string, patienceMs: number, signal: AbortSignal): Promise<void>
}

/** JSON text of a document, and the folder that its run stores it in: the conversion's own once it has ended with this run's results. */
export interface Made {
  readonly folder: string
  readonly document: Uint8Array
}

export function createChanges(): Changes {
  const events = new EventEmitter()
  const making = new EventEmitter()
  const ending = new EventEmitter()
  // One listener for every open page that follows a conversion: their number is no leak.
  events.setMaxListeners(0)
  making.setMaxListeners(0)
  ending.setMaxListeners(0)
  return {
    changed: (id) => void events.emit(id),
    ended: (row) => {
      ending.emit(row.id, row)
      events.emit(row.id)
    },
    onEnded: (id, listener, signal) => heard(ending, id, listener, signal),
    made: (id, made) => void making.emit(id, made),
    onMade: (id, listener, signal) => heard(making, id, listener, signal),
    listen: (id, listener, signal) => heard(events, id, listener, signal),
    async next(id, patienceMs, signal) {
      const patience = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])
      await once(events, id, { signal: patience }).catch(() => {})
    },
  }
}

function heard<Told>(events: EventEmitter, id: string, listener: (told: Told) => void, signal: AbortSignal): void {
  if (signal.aborted) return
  events.on(id, listener)
  signal.addEventListener('abort', () => events.off(id, listener), { once: true })
}
