import { useSyncExternalStore } from 'react'

// What a person sets for this browser only; nothing of it reaches the server by itself.
interface Preferences {
  /** Single-key shortcuts, as WCAG 2.1.4 asks: they can be switched off. */
  readonly shortcuts: boolean
  /** Hours that new conversions keep their results; null: what the installation begins with. */
  readonly retentionHours: 0 | 1 | 24 | 168 | null
}
const defaults: Preferences = { shortcuts: true, retentionHours: null }
const key = 'preferences'
const changed = new EventTarget()
let current = read()

/** The preferences of this browser, kept current. */
export const usePreferences = (): Preferences =>
  useSyncExternalStore(
    (listener) => {
      changed.addEventListener('change', listener)
      return () => changed.removeEventListener('change', listener)
    },
    () => current,
  )

/** Changes some preferences and stores them. */
export function setPreferences(change: Partial<Preferences>): void {
  current = { ...current, ...change }
  localStorage.setItem(key, JSON.stringify(current))
  changed.dispatchEvent(new Event('change'))
}

function read(): Preferences {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Preferences>
    return {
      shortcuts: stored.shortcuts ?? defaults.shortcuts,
      retentionHours: ([0, 1, 24, 168] as const).find((hours) => hours === stored.retentionHours) ?? defaults.retentionHours,
    }
  } catch {
    return defaults
  }
}
