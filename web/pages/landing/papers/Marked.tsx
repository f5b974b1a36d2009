import type { ReactNode } from 'react'

export interface PaperProps {
  /** The values to mark on the page, by id. */
  readonly marked?: readonly string[]
}

/** A value on a sample page; with the marker's stroke when its id is among `marked`. */
export function Marked({
  id,
  marked,
  children,
}: {
  readonly id: string
  readonly marked: readonly string[]
  readonly children: ReactNode
}) {
  return (
    <span className={marked.includes(id) ? 'v on' : 'v'} data-from={id}>
      {children}
    </span>
  )
}
