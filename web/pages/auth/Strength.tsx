import { Check } from 'lucide-react'

const rules = [
  { label: '8 characters or more', met: (password: string) => password.length >= 8 },
  { label: 'A capital letter', met: (password: string) => /\p{Lu}/u.test(password) },
  { label: 'A number', met: (password: string) => /\d/.test(password) },
  { label: 'A special character', met: (password: string) => /[^\p{L}\p{N}\s]/u.test(password) },
]

/** What a strong password has, ticked as it is typed; it never blocks. */
export function Strength({ password }: { readonly password: string }) {
  return (
    <ul className="str">
      {rules.map(({ label, met }) => (
        <li key={label} className={met(password) ? 'ok' : undefined}>
          {met(password) ? <Check className="i i12" aria-hidden="true" /> : <span className="o" aria-hidden="true" />}
          {label}
          {met(password) && <span className="sr">: yes</span>}
        </li>
      ))}
    </ul>
  )
}
