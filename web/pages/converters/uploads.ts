import { type Converter, creditsFor, PageRange, pagesOf, type Site, type Upload, UploadReply } from '@docmill/contracts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { ApiError, request, sentenceFor, uploadFile } from '../../api.ts'
import * as texts from '../../texts/converters.ts'
import { faultOf } from './file-checks.ts'

/** One file on its way to a conversion. `pages`: the range chosen for it, empty for all. */
export interface Entry {
  readonly key: string
  readonly name: string
  readonly bytes: number
  readonly pages: string
  readonly state:
    | { readonly kind: 'waiting' }
    | { readonly kind: 'uploading'; readonly share: number }
    /** `again`: the upload itself broke and can be tried once more; otherwise the file is at fault. */
    | { readonly kind: 'refused'; readonly reason: string; readonly again: boolean }
    | { readonly kind: 'locked'; readonly upload: Upload; readonly fault: string | null; readonly busy: boolean }
    | { readonly kind: 'ready'; readonly upload: Upload }
}

/** What a ready entry costs, or why its page range can't be used. */
export function priceOf(
  entry: Entry,
  converter: Converter,
): { readonly units: number; readonly credits: number } | { readonly fault: string } | null {
  if (entry.state.kind !== 'ready') return null
  const range = PageRange.safeParse(entry.pages)
  if (!range.success) return { fault: range.error.issues[0]?.message ?? '' }
  const total = entry.state.upload.pages ?? 0
  try {
    const units = pagesOf(range.data, total).length
    return { units, credits: creditsFor(converter.id, units) }
  } catch {
    return { fault: total === 1 ? texts.theFileHas1Page : texts.theFileHasPages1(total) }
  }
}

/** Uploads under way at once: one fills the line of most people, two hide the wait between files. */
const atOnce = 2
const headBytes = 1024
const Kept = z.array(z.object({ upload: UploadReply, pages: z.string() }))

export interface Uploads {
  readonly converter: Converter
  readonly entries: readonly Entry[]
  /** Files left out because there were too many at once; 0 for none. */
  readonly leftOut: number
  readonly add: (files: readonly globalThis.File[]) => void
  readonly remove: (key: string) => void
  readonly removeAll: () => void
  readonly retry: (key: string) => void
  readonly unlock: (key: string, password: string) => Promise<void>
  readonly setPages: (key: string, pages: string) => void
  /** Forgets entries that went into a conversion, without deleting their uploads. */
  readonly release: (keys: readonly string[]) => void
}

/**
 * The files of a converter page: checked, uploaded two at a time, unlocked, and kept over a reload until they are converted or expire.
 * `pages`: the range that is chosen for every file added, empty for all.
 */
export function useUploads(converter: Converter, limits: Site['limits'], pages = ''): Uploads {
  const storageKey = `uploads:${converter.id}`
  const [entries, setEntries] = useState<readonly Entry[]>(() => keptEntries(storageKey))
  const [leftOut, setLeftOut] = useState(0)
  const files = useRef(new Map<string, globalThis.File>())
  const running = useRef(new Map<string, AbortController>())

  const change = useCallback((key: string, next: (entry: Entry) => Entry) => {
    setEntries((all) => all.map((entry) => (entry.key === key ? next(entry) : entry)))
  }, [])
  const setState = useCallback((key: string, state: Entry['state']) => change(key, (entry) => ({ ...entry, state })), [change])

  useEffect(() => {
    const kept = entries.flatMap(({ state, pages }) =>
      state.kind === 'ready' || state.kind === 'locked' ? [{ upload: state.upload, pages }] : [],
    )
    if (kept.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(kept))
    else sessionStorage.removeItem(storageKey)
  }, [entries, storageKey])

  useEffect(() => {
    for (const entry of entries) {
      if (entry.state.kind !== 'waiting' || running.current.has(entry.key)) continue
      if (running.current.size >= atOnce) return
      const file = files.current.get(entry.key)
      if (!file) continue
      const stop = new AbortController()
      running.current.set(entry.key, stop)
      void (async () => {
        const state = await sent(file, converter, limits, stop.signal, (share) => setState(entry.key, { kind: 'uploading', share }))
        running.current.delete(entry.key)
        if (state) setState(entry.key, state)
        else if (!stop.signal.aborted) setState(entry.key, { kind: 'waiting' })
      })()
      setState(entry.key, { kind: 'uploading', share: 0 })
    }
  }, [entries, converter, limits, setState])

  // Leaving the page stops what is under way.
  useEffect(() => {
    const all = running.current
    return () => {
      for (const stop of all.values()) stop.abort()
    }
  }, [])

  const add = (added: readonly globalThis.File[]) => {
    const known = new Set(entries.map(({ name, bytes }) => `${name}/${bytes}`))
    const fresh = added.filter((file) => !known.has(`${file.name}/${file.size}`))
    const room = Math.max(0, limits.filesAtOnce - entries.length)
    setLeftOut(Math.max(0, fresh.length - room))
    setEntries((all) => [
      ...all,
      ...fresh.slice(0, room).map((file): Entry => {
        const key = crypto.randomUUID()
        files.current.set(key, file)
        return { key, name: file.name, bytes: file.size, pages, state: { kind: 'waiting' } }
      }),
    ])
  }
  const drop = (keys: readonly string[]) => {
    for (const key of keys) {
      running.current.get(key)?.abort()
      running.current.delete(key)
      files.current.delete(key)
    }
    setLeftOut(0)
    setEntries((all) => all.filter((entry) => !keys.includes(entry.key)))
  }
  const discard = (gone: readonly Entry[]) => {
    drop(gone.map(({ key }) => key))
    for (const { state } of gone)
      if (state.kind === 'ready' || state.kind === 'locked')
        // An upload that stays is deleted by the server within the hour: nothing to tell the person.
        void request('deleteUpload', { params: { id: state.upload.id } }).catch(() => undefined)
  }
  return {
    converter,
    entries,
    leftOut,
    add,
    remove: (key) => discard(entries.filter((entry) => entry.key === key)),
    removeAll: () => discard(entries),
    retry: (key) => setState(key, { kind: 'waiting' }),
    unlock: async (key, password) => {
      const state = entries.find((entry) => entry.key === key)?.state
      if (state?.kind !== 'locked') return
      setState(key, { ...state, fault: null, busy: true })
      try {
        const upload = await request('unlockUpload', { params: { id: state.upload.id }, body: { password } })
        setState(key, { kind: 'ready', upload })
      } catch (error) {
        const gone = error instanceof ApiError && error.code !== 'password-wrong' && error.status !== 0 && error.status !== 429
        const reason = sentenceFor(error, texts.theFileCouldNotBeUnlocked)
        setState(key, gone ? { kind: 'refused', reason, again: false } : { ...state, fault: reason, busy: false })
      }
    },
    setPages: (key, pages) => change(key, (entry) => ({ ...entry, pages })),
    release: drop,
  }
}

async function sent(
  file: globalThis.File,
  converter: Converter,
  limits: Site['limits'],
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Entry['state'] | null> {
  try {
    const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
    const fault = faultOf(file, head, converter.accepts, limits)
    if (fault) return { kind: 'refused', reason: fault, again: false }
    const upload = await uploadFile(file, onProgress, signal)
    return upload.locked ? { kind: 'locked', upload, fault: null, busy: false } : { kind: 'ready', upload }
  } catch (error) {
    if (signal.aborted) return null
    const again =
      error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500 || error.code === 'upload-incomplete')
    return { kind: 'refused', reason: sentenceFor(error, texts.theFileCouldNotBeRead), again }
  }
}

function keptEntries(storageKey: string): readonly Entry[] {
  try {
    const kept = Kept.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'))
    return kept
      .filter(({ upload }) => new Date(upload.expiresAt).getTime() > Date.now())
      .map(({ upload, pages }) => ({
        key: upload.id,
        name: upload.fileName,
        bytes: upload.bytes,
        pages,
        state: upload.locked ? { kind: 'locked', upload, fault: null, busy: false } : { kind: 'ready', upload },
      }))
  } catch {
    return []
  }
}
