import type { ReactNode } from 'react'
import { PaperSketch } from './Paper.tsx'

/** What will be here, and the first step: a fan of pages, a title, a sentence, buttons. */
export function EmptyState({
  title,
  children,
  actions,
}: {
  readonly title: string
  readonly children: ReactNode
  readonly actions?: ReactNode
}) {
  return (
    <div className="emp">
      <div className="fan" aria-hidden="true">
        <PaperSketch seed={1} />
        <PaperSketch seed={2} />
        <PaperSketch seed={3} />
      </div>
      <b>{title}</b>
      <p className="dim">{children}</p>
      {actions && <div className="row emp-actions">{actions}</div>}
    </div>
  )
}
