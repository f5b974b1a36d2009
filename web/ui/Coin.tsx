/** The credits coin, decoration beside a number of credits. */
export function Coin({ className = '' }: { readonly className?: string }) {
  return (
    <svg className={`coin ${className}`.trim()} viewBox="0 0 20 20" fill="none" aria-hidden="true">
      <circle cx="10" cy="10" r="8.4" stroke="currentColor" strokeWidth="2.2" strokeDasharray="1.1 1.1" />
      <circle cx="10" cy="10" r="6.3" fill="var(--marker)" stroke="var(--on-marker)" strokeOpacity=".55" />
      <path d="M8 7h1.6c1.9 0 3 1.2 3 3s-1.1 3-3 3H8z" fill="var(--on-marker)" />
    </svg>
  )
}
