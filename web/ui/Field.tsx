import { CircleAlert, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import * as texts from '../texts/ui.ts'

interface FieldFrame {
  readonly label: string
  /** The sentence of the fault; the field is marked invalid while there is one. */
  readonly error?: string | undefined
  readonly hint?: ReactNode
  readonly optional?: boolean
  /** Stands at the right of the label, as "Forgot it?". */
  readonly aside?: ReactNode
}
interface Wiring {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

/** Label above, control, hint and error below, tied together for assistive technology. `children` gets what the control must carry. */
export function Field({
  label,
  error,
  hint,
  optional = false,
  aside,
  children,
}: FieldFrame & { readonly children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return (
    <div className="f">
      <div className="row between">
        <label htmlFor={id} className="lab">
          {label} {optional && <span className="lab-optional">{texts.optional}</span>}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {hint && (
        <div className="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  )
}

/** The sentence under a field that has a fault; nothing without one. */
export function FieldError({ id, children }: { readonly id?: string; readonly children?: string | undefined }) {
  if (!children) return null
  return (
    <span className="err" id={id}>
      <CircleAlert className="i i12" aria-hidden="true" />
      {children}
    </span>
  )
}

type InputProps = Omit<ComponentProps<'input'>, 'id'>

/** A text field. */
export function TextField({ label, error, hint, optional, aside, ...input }: FieldFrame & InputProps) {
  return (
    <Field label={label} error={error} hint={hint} optional={optional ?? false} aside={aside}>
      {(wiring) => <input className="in" {...input} {...wiring} />}
    </Field>
  )
}

/** A password field whose content can be shown. */
export function PasswordField({ label, error, hint, optional, aside, ...input }: FieldFrame & InputProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} error={error} hint={hint} optional={optional ?? false} aside={aside}>
      {(wiring) => (
        <div className="pw">
          <input className="in" {...input} {...wiring} type={shown ? 'text' : 'password'} />
          <button
            className="eye"
            type="button"
            aria-label={shown ? texts.hidePassword : texts.showPassword}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff className="i" aria-hidden="true" /> : <Eye className="i" aria-hidden="true" />}
          </button>
        </div>
      )}
    </Field>
  )
}
