import type { KeyboardEvent, ReactNode } from 'react'

interface Tab<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
}

/** Tabs after the ARIA pattern: one tab stop, arrows choose at once. `panel` is the id of what they switch. */
export function Tabs<Value extends string>({
  label,
  value,
  tabs,
  panel,
  onChange,
  className = '',
}: {
  readonly label: string
  readonly value: Value
  readonly tabs: readonly Tab<Value>[]
  readonly panel: string
  readonly onChange: (value: Value) => void
  readonly className?: string
}) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex((tab) => tab.value === value)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[event.key]
    const next = to === undefined ? undefined : tabs[to % tabs.length]
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    onChange(next.value)
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next.value}"]`)?.focus()
  }
  return (
    <div role="tablist" aria-label={label} className={className} onKeyDown={onKeyDown} tabIndex={-1}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          data-tab={tab.value}
          aria-selected={tab.value === value}
          aria-controls={panel}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
