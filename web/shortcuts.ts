import { useEffect, useEffectEvent } from 'react'
import { usePreferences } from './preferences.ts'

const sequenceMs = 1200

/**
 * Single-key shortcuts while the calling component is shown: keys like "c", "/" or "g h" (one after the other) to what they do.
 * They are silent in fields, in dialogs, with Ctrl, Alt or ⌘ held, and when switched off in Settings (WCAG 2.1.4).
 */
export function useShortcuts(shortcuts: Readonly<Record<string, () => void>>): void {
  const { shortcuts: on } = usePreferences()
  const press = useEffectEvent((keys: string): boolean => {
    const action = shortcuts[keys]
    action?.()
    return action !== undefined
  })
  useEffect(() => {
    if (!on) return
    let last = { key: '', at: 0 }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]')) return
      const key = event.key.toLowerCase()
      const sequence = event.timeStamp - last.at < sequenceMs ? `${last.key} ${key}` : ''
      last = { key, at: event.timeStamp }
      if ((sequence && press(sequence)) || press(key)) event.preventDefault()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [on])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

/** "⌘" on Apple machines, "Ctrl" elsewhere: printed on the keys of shortcuts. */
export const commandKey: string = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
