import type { CSSProperties } from 'react'

/** The milled bar. `share` from 0 to 1; `label` says what moves on. `decorative`: the figure stands beside it in words. */
export function Progress({
  share,
  label,
  height = 8,
  decorative = false,
}: {
  readonly share: number
  readonly label: string
  readonly height?: number
  readonly decorative?: boolean
}) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10
  const style = { '--p': `${percent}%`, height } as CSSProperties
  if (decorative)
    return (
      <div className="bar" style={style} aria-hidden="true">
        <i />
      </div>
    )
  return (
    <div
      className="bar"
      style={style}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      tabIndex={-1}
    >
      <i />
    </div>
  )
}
