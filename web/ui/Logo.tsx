import { useId } from 'react'

const bars = ['M7.5 0H25v4.5H7.5z', 'M7.5 6.5H25V11H7.5z', 'M7.5 13H25v4.5H7.5z', 'M7.5 19.5H25V24H7.5z']

function MarkShapes({ moving }: { readonly moving: boolean }) {
  const clip = useId()
  return (
    <>
      <defs>
        <clipPath id={clip}>
          <path d="M1 0H13a12 12 0 0 1 0 24H1a1 1 0 0 1-1-1V1a1 1 0 0 1 1-1z" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${clip})`} className={moving ? 'mark-moving' : undefined}>
        <path fill="currentColor" d="M0 0h5.5v24H0z" />
        {bars.map((bar, index) => (
          <path key={bar} className="mark-bar" d={bar} fill={index === 1 ? 'var(--logo-mark, var(--marker))' : 'currentColor'} />
        ))}
      </g>
    </>
  )
}

/** The mark alone, as decoration; its bars grow in turn when it stands for work under way. */
export function Mark({ className = '', moving = false }: { readonly className?: string; readonly moving?: boolean }) {
  return (
    <svg viewBox="0 0 25 24" className={className} aria-hidden="true">
      <MarkShapes moving={moving} />
    </svg>
  )
}

/** Mark and drawn word. `height` in pixels. */
export function Logo({ height = 19, name }: { readonly height?: number; readonly name: string }) {
  return (
    <svg viewBox="0 0 128 24" height={height} width={(height * 128) / 24} role="img" aria-label={name} className="logo">
      <MarkShapes moving={false} />
      <g transform="translate(34 .2)">
        <g fill="none" stroke="currentColor" strokeWidth="3.4">
          <circle cx="8.2" cy="16" r="6.3" />
          <path d="M14.5 1v22" />
          <circle cx="26.6" cy="16" r="6.3" />
          <path d="M48.2 11.6a6.3 6.3 0 1 0 0 8.8" />
          <path d="M54 23V9.2M54 15.4c0-3.6 1.9-5.6 4.6-5.6s4.3 1.9 4.3 5.1V23M62.9 15.4c0-3.6 1.9-5.6 4.6-5.6s4.3 1.9 4.3 5.1V23M78.6 9.2V23M85.4 1v22M92.2 1v22" />
        </g>
        <rect x="76.5" y="2" width="4.2" height="4.2" fill="currentColor" />
      </g>
    </svg>
  )
}
