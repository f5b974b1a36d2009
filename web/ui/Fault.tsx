import { CircleX } from 'lucide-react'
import type { ReactNode } from 'react'

/** What happened, what it cost, what to do: stays where it happened. `code` is the stable code for support. */
export function Fault({
  title,
  code,
  children,
  actions,
}: {
  readonly title: string
  readonly code?: string | undefined
  readonly children?: ReactNode
  readonly actions?: ReactNode
}) {
  return (
    <div className="fault" role="alert">
      <div className="fault-head">
        <CircleX className="i" aria-hidden="true" />
        <b>{title}</b>
      </div>
      {children && <p className="dim">{children}</p>}
      {(actions || code) && (
        <div className="row">
          {actions}
          {code && <code className="mono faint">{code}</code>}
        </div>
      )}
    </div>
  )
}
