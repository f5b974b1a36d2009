import { accountMessages, emailShape, limits } from '@docmill/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, request, sentenceFor } from '../../api.ts'
import * as texts from '../../texts/settings.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { CodeInput } from '../../ui/CodeInput.tsx'
import { FieldError, TextField } from '../../ui/Field.tsx'
import { useToast } from '../../ui/Toast.tsx'

type Step = { readonly kind: 'shown' } | { readonly kind: 'address' } | { readonly kind: 'code'; readonly email: string }

/** The e-mail address: shown; a new one typed; the code that went to it typed. */
export function EmailRow({ email }: { readonly email: string }) {
  const [step, setStep] = useState<Step>({ kind: 'shown' })
  const close = () => setStep({ kind: 'shown' })
  return (
    <div className="ln2">
      <div className="grow">
        <b>{texts.eMail}</b>
        <p className="dim">{email}</p>
        {step.kind === 'address' && <AddressStep onSent={(sent) => setStep({ kind: 'code', email: sent })} onClose={close} />}
        {step.kind === 'code' && <CodeStep email={step.email} onClose={close} />}
      </div>
      {step.kind === 'shown' && (
        <Button aria-label={texts.editEMail} onClick={() => setStep({ kind: 'address' })}>
          {texts.edit}
        </Button>
      )}
    </div>
  )
}

function AddressStep({ onSent, onClose }: { readonly onSent: (email: string) => void; readonly onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const email = typed.trim()
    if (!emailShape.test(email)) return setFault(accountMessages.emailInvalid)
    setBusy(true)
    try {
      await request('requestEmailUpdate', { body: { email } })
      onSent(email)
    } catch (error) {
      setFault(
        error instanceof ApiError && error.code === 'email-taken'
          ? accountMessages.emailTaken
          : sentenceFor(error, accountMessages.settingsUpdate),
      )
      setBusy(false)
    }
  }
  return (
    <form className="step" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={texts.newEMail}
        type="email"
        autoComplete="email"
        autoFocus
        value={typed}
        error={fault}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="row buttons">
        <Button type="submit" kind="primary" busy={busy}>
          {texts.sendACode}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {texts.keepTheOldOne}
        </Button>
      </div>
      <p className="faint small">{texts.yourOldAddressHearsAbout}</p>
    </form>
  )
}

function CodeStep({ email, onClose }: { readonly email: string; readonly onClose: () => void }) {
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const queries = useQueryClient()
  const toast = useToast()
  const confirm = async (otp: string) => {
    if (busy) return
    if (otp.length !== limits.code.length) return setFault(accountMessages.verificationCode)
    setBusy(true)
    setFault(undefined)
    try {
      await request('verifyEmailUpdate', { body: { otp } })
      await queries.invalidateQueries({ queryKey: ['settings'] })
      void queries.invalidateQueries({ queryKey: ['sessions'] })
      toast(texts.eMailSaved)
      onClose()
    } catch (error) {
      const wrong = error instanceof ApiError && error.code === 'wrong-code'
      setFault(wrong ? accountMessages.settingsCode : sentenceFor(error, accountMessages.settingsCode))
      setCode('')
      setBusy(false)
    }
  }
  return (
    <form
      className="step"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void confirm(code)
      }}
    >
      <Banner tone="plain">
        {texts.weSentA6Digit}
        <b>{email}</b>.
      </Banner>
      <div className="f">
        <CodeInput
          length={limits.code.length}
          label={texts.n6DigitCode}
          value={code}
          onChange={setCode}
          onComplete={(otp) => void confirm(otp)}
          invalid={fault !== undefined}
          describedBy={fault ? 'email-code-error' : undefined}
          autoFocus
        />
        <FieldError id="email-code-error">{fault}</FieldError>
      </div>
      <div className="row buttons">
        <Button type="submit" kind="primary" busy={busy}>
          {texts.confirm}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {texts.keepTheOldOne}
        </Button>
      </div>
    </form>
  )
}
