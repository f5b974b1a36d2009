import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { Mark } from './Logo.tsx'

export type ButtonKind = 'plain' | 'primary' | 'marker' | 'quiet' | 'danger'
const kindClass: Record<ButtonKind, string> = { plain: '', primary: 'pri', marker: 'mark', quiet: 'quiet', danger: 'bad' }

/** The class names of a button, for links that look like one. */
export const buttonClass = (kind: ButtonKind = 'plain', size: 'small' | 'medium' | 'large' = 'medium', extra = ''): string =>
  ['btn', kindClass[kind], size === 'small' ? 'sm' : size === 'large' ? 'lg' : '', extra].filter(Boolean).join(' ')

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: ButtonKind
  readonly size?: 'small' | 'medium' | 'large'
  /** Something is under way: the button keeps its width, label and focus, shows the loader and does nothing when pressed. */
  readonly busy?: boolean
  /** Only an icon is shown: give `aria-label`. */
  readonly iconOnly?: boolean
  readonly children?: ReactNode
}

/** A button; never a submit button unless `type="submit"` is given. */
export function Button({ kind, size, busy = false, iconOnly = false, className = '', onClick, children, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) return event.preventDefault()
    onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(kind, size, `${iconOnly ? 'icon' : ''} ${className}`.trim())}
      onClick={press}
      aria-disabled={busy || undefined}
      data-busy={busy || undefined}
    >
      {busy && <Mark className="busy-mark" moving />}
      {children}
    </button>
  )
}
