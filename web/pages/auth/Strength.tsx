import { Check } from 'lucide-react'
import * as texts from '../../texts/auth.ts'

const rules = [
  { label: texts.n8CharactersOrMore, met: (password: string) => password.length >= 8 },
  { label: texts.aCapitalLetter, met: (password: string) => /\p{Lu}/u.test(password) },
  { label: texts.aNumber, met: (password: string) => /\d/.test(password) },
  { label: texts.aSpecialCharacter, met: (password: string) => /[^\p{L}\p{N}\s]/u.test(password) },
]

/** What a strong password has, ticked as it is typed; it never blocks. */
export function Strength({ password }: { readonly password: string }) {
  return (
    <ul className="str">
      {rules.map(({ label, met }) => (
        <li key={label} className={met(password) ? 'ok' : undefined}>
          {met(password) ? <Check className="i i12" aria-hidden="true" /> : <span className="o" aria-hidden="true" />}
          {label}
          {met(password) && <span className="sr">{texts.yes}</span>}
        </li>
      ))}
    </ul>
  )
}
