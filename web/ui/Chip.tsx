import type { ReactNode } from 'react'

export type ChipTone = 'plain' | 'warn' | 'bad' | 'good' | 'mark' | 'edit'

/** A small state in words. */
export function Chip({ tone = 'plain', children }: { readonly tone?: ChipTone; readonly children: ReactNode }) {
  return <span className={tone === 'plain' ? 'chip' : `chip ${tone}`}>{children}</span>
}
