import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'

export interface MenuItem {
  readonly key: string
  readonly label: ReactNode
  /** Stands right of the label: a size, a key. */
  readonly aside?: ReactNode
  readonly disabled?: boolean
  /** For one of several that exclude each other: whether it is the one. */
  readonly checked?: boolean
  /** Begins a new group. */
  readonly group?: string
  readonly onChoose: () => void
}

/**
 * A button that opens a list of things to do, after the ARIA menu button pattern: arrows walk, letters jump, Enter does it, Esc closes
 * and gives the focus back. `className` is the button's.
 */
export function Menu({
  label,
  className,
  items,
  children,
  note,
  align = 'end',
}: {
  readonly label: string
  readonly className: string
  readonly items: readonly MenuItem[]
  readonly children: ReactNode
  /** A sentence above the list. */
  readonly note?: ReactNode
  readonly align?: 'start' | 'end'
}) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [side, setSide] = useState(align)
  // A list that would begin left of the window, as on a phone, hangs from the button's left side.
  useLayoutEffect(() => {
    if (!open) return
    const isCut = (button.current?.getBoundingClientRect().right ?? 0) < (sheet.current?.offsetWidth ?? 0)
    setSide(align === 'end' && isCut ? 'start' : align)
  }, [open, align])
  useEffect(() => {
    if (!open) return
    list.current?.querySelector<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])')?.focus()
    const outside = (event: PointerEvent) => {
      if (!(event.target instanceof Node) || list.current?.contains(event.target) || button.current?.contains(event.target)) return
      setOpen(false)
    }
    addEventListener('pointerdown', outside)
    return () => removeEventListener('pointerdown', outside)
  }, [open])
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])') ?? [])]
    const at = all.indexOf(document.activeElement as HTMLElement)
    const to: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1 + all.length, Home: 0, End: all.length - 1 }
    event.stopPropagation()
    if (event.key === 'Escape') close()
    else if (event.key === 'Tab') return setOpen(false)
    else if (event.key in to) all[(to[event.key] ?? 0) % Math.max(1, all.length)]?.focus()
    else if (event.key.length === 1 && event.key !== ' ') {
      const later = [...all.slice(at + 1), ...all.slice(0, at + 1)]
      later.find((item) => item.textContent?.trim().toLowerCase().startsWith(event.key.toLowerCase()))?.focus()
    } else return
    event.preventDefault()
  }
  return (
    <span className="menu-host">
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          event.stopPropagation()
          setOpen(true)
        }}
      >
        {children}
      </button>
      {open && (
        <div ref={sheet} className={`menu menu-${side}`}>
          {note && <p className="menu-note">{note}</p>}
          <div ref={list} id={id} role="menu" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
            {items.map((item) => (
              // biome-ignore lint/a11y/useAriaPropsSupportedByRole: given for radio items alone
              <button
                key={item.key}
                type="button"
                role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
                aria-checked={item.checked}
                aria-disabled={item.disabled || undefined}
                tabIndex={-1}
                className={item.group ? 'menu-item menu-group' : 'menu-item'}
                data-group={item.group}
                onClick={() => {
                  if (item.disabled) return
                  close()
                  item.onChoose()
                }}
              >
                <span className="grow">{item.label}</span>
                {item.aside && <span className="faint num">{item.aside}</span>}
              </button>
            ))}
          </div>
        </div>
      )}
    </span>
  )
}
