import * as texts from '../texts/ui.ts'
import { Mark } from './Logo.tsx'

/** The loader for a whole view: the mark whose bars grow in turn. `label` is read out. */
export function Spinner({ label = texts.loading }: { readonly label?: string }) {
  return (
    <div className="spinner" role="status">
      <Mark className="spinner-mark" moving />
      <span className="sr">{label}</span>
    </div>
  )
}

/** Milled lines in the place of text to come. `widths` in percent. */
export function Skeleton({ widths, label = texts.loading }: { readonly widths: readonly number[]; readonly label?: string }) {
  return (
    <div className="sk" role="status">
      <span className="sr">{label}</span>
      {widths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity and never change places
        <i key={index} style={{ width: `${width}%` }} aria-hidden="true" />
      ))}
    </div>
  )
}
