import type { Correction } from '@docmill/engine/model'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '../../api.ts'
import { saveCorrections } from './saved.ts'

export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  /** No connection: kept in this tab and sent when it is back. */
  | { readonly kind: 'waiting' }
  /** Somebody else saved in between. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly sentence: string }

/** How long typing may go on before it is sent: one request for a burst of answers, none lost when the tab is closed. */
const pauseMs = 700
const againMs = 5000

/**
 * Keeps the list of corrections saved. Unsaved ones are also kept in this tab's storage, so that an expired session or a reload loses
 * none. `flush` sends what is left and tells whether all is saved; `overwrite` takes the place of what somebody else saved.
 */
export function useAutosave(
  id: string,
  corrections: readonly Correction[],
  savedRevision: number,
  alreadySaved: readonly Correction[],
): { readonly state: SaveState; readonly flush: () => Promise<boolean>; readonly overwrite: (revision: number) => void } {
  const [state, setState] = useState<SaveState>({ kind: 'saved' })
  const revision = useRef(savedRevision)
  // A list that says the same as the saved one is saved, though it is another list.
  const saved = useRef(JSON.stringify(alreadySaved) === JSON.stringify(corrections) ? corrections : alreadySaved)
  const running = useRef<Promise<boolean> | null>(null)
  const newest = useRef(corrections)
  newest.current = corrections

  const send = useCallback(async (): Promise<boolean> => {
    // Several may wait for the same request: each looks again, for one of them has begun the next by then.
    while (running.current) await running.current
    const list = newest.current
    if (list === saved.current) return true
    const work = (async () => {
      setState({ kind: 'saving' })
      try {
        revision.current = (await saveCorrections(id, list, revision.current)).revision
        saved.current = list
        if (newest.current === list) {
          forget(id)
          setState({ kind: 'saved' })
        }
        return true
      } catch (error) {
        setState(stateOf(error))
        return false
      }
    })()
    running.current = work
    const well = await work
    running.current = null
    return well && newest.current !== list ? send() : well
  }, [id])

  useEffect(() => {
    if (corrections === saved.current) return
    // After the next question stands there: writing the list down is no part of showing it.
    const keeping = setTimeout(() => keep(id, corrections, revision.current))
    const sending = setTimeout(() => void send(), pauseMs)
    return () => {
      clearTimeout(keeping)
      clearTimeout(sending)
    }
  }, [id, corrections, send])

  const retry = useEffectEvent(() => state.kind === 'waiting' && void send())
  useEffect(() => {
    const again = () => retry()
    addEventListener('online', again)
    const timer = setInterval(again, againMs)
    return () => {
      removeEventListener('online', again)
      clearInterval(timer)
    }
  }, [])
  useEffect(() => {
    const leaving = (event: BeforeUnloadEvent) => newest.current !== saved.current && event.preventDefault()
    addEventListener('beforeunload', leaving)
    return () => removeEventListener('beforeunload', leaving)
  }, [])
  return {
    state,
    flush: send,
    overwrite(theirs) {
      revision.current = theirs
      void send()
    },
  }
}

function stateOf(error: unknown): SaveState {
  if (error instanceof ApiError && error.code === 'corrections-changed') return { kind: 'conflict' }
  if (!(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 502) return { kind: 'waiting' }
  return { kind: 'failed', sentence: error.message }
}

const keyFor = (id: string): string => `review:${id}`

/** Keeps unsaved corrections in this tab, with the revision they were made from. */
function keep(id: string, corrections: readonly Correction[], revision: number): void {
  try {
    sessionStorage.setItem(keyFor(id), JSON.stringify({ corrections, revision }))
  } catch {
    // The tab's storage is full: the list is still in memory and on its way to the server.
  }
}
const forget = (id: string): void => sessionStorage.removeItem(keyFor(id))

/** Corrections that this tab could not send; null when there are none. */
export function keptCorrections(id: string): { readonly corrections: readonly Correction[]; readonly revision: number } | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyFor(id)) ?? 'null') as { corrections?: unknown; revision?: unknown } | null
    return kept && Array.isArray(kept.corrections) && typeof kept.revision === 'number'
      ? { corrections: kept.corrections as Correction[], revision: kept.revision }
      : null
  } catch {
    return null
  }
}
