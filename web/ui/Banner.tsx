import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'

const icons = { bad: CircleAlert, good: CircleCheck, plain: Info }

/** A message at the top of a form or card. Faults are announced at once, the others politely. */
export function Banner({ tone, children }: { readonly tone: keyof typeof icons; readonly children: ReactNode }) {
  const Icon = icons[tone]
  return (
    <div className={`bnr bnr-${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon className="i" aria-hidden="true" />
      <div className="grow">{children}</div>
    </div>
  )
}
