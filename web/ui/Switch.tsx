/** Switches something on or off at once. */
export function Switch({
  label,
  on,
  onChange,
}: {
  readonly label: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}) {
  return <button className="sw" type="button" role="switch" aria-checked={on} aria-label={label} onClick={() => onChange(!on)} />
}
