import { accountMessages, limits } from '@docmill/contracts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError, request, sentenceFor } from '../../api.ts'
import * as texts from '../../texts/auth.ts'
import { useTitle } from '../../titles.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { CodeInput } from '../../ui/CodeInput.tsx'
import { FieldError, PasswordField } from '../../ui/Field.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { OutboxHint } from './OutboxHint.tsx'
import { Resend } from './Resend.tsx'
import { Strength } from './Strength.tsx'
import { useSteps } from './steps.ts'

/** Second step: the mailed code and a new password. An expired code leads back to the first step after 2 seconds. */
export function ResetForm({ email }: { readonly email: string }) {
  useTitle(texts.newPassword)
  const goTo = useSteps()
  const toast = useToast()
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [faults, setFaults] = useState<{ readonly banner?: string; readonly code?: string; readonly password?: string }>({})
  const [busy, setBusy] = useState(false)
  const back = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(back.current), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = {
      ...(code.length === limits.code.length ? {} : { code: accountMessages.otp }),
      ...(password.length >= limits.password.minimum ? {} : { password: accountMessages.passwordLength }),
    }
    setFaults(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      await request('resetPassword', { body: { email, otp: code, password } })
      goTo('login', { notice: texts.yourPasswordIsChangedSign })
    } catch (error) {
      const expired = error instanceof ApiError && error.status === 400
      const own =
        error instanceof ApiError && (error.code === 'password-too-common' || error.code === 'too-many-requests' || error.status === 0)
      setFaults({ banner: expired ? accountMessages.resetExpired : own ? sentenceFor(error, '') : accountMessages.resetWrong })
      if (expired) back.current = setTimeout(() => goTo('forgot', { email }), limits.timings.resetExpiredMs)
    } finally {
      setBusy(false)
    }
  }
  const resend = async () => {
    try {
      await request('forgotPassword', { body: { email } })
      toast(texts.aNewCodeIsOn)
      return true
    } catch (error) {
      setFaults({ banner: sentenceFor(error, accountMessages.forgotFailed) })
      return false
    }
  }
  return (
    <>
      <h1 className="display">{texts.newPassword}</h1>
      <p className="dim lead">
        {texts.weSentSixDigitsTo}
        <b>{email}</b>
        {texts.theyWorkFor10Minutes}{' '}
        <button type="button" className="link" onClick={() => goTo('forgot', { email })}>
          {texts.anotherAddress}
        </button>
      </p>
      {faults.banner && <Banner tone="bad">{faults.banner}</Banner>}
      <form noValidate onSubmit={(event) => void submit(event)}>
        <div className="f">
          <CodeInput
            length={limits.code.length}
            label={texts.n6DigitCode}
            value={code}
            onChange={setCode}
            invalid={faults.code !== undefined}
            describedBy={faults.code ? 'code-error' : undefined}
            autoFocus
          />
          <FieldError id="code-error">{faults.code}</FieldError>
        </div>
        <PasswordField
          label={texts.newPassword}
          autoComplete="new-password"
          error={faults.password}
          hint={<Strength password={password} />}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" kind="primary" size="large" busy={busy}>
          {texts.setTheNewPassword}
        </Button>
      </form>
      <div className="row between resend">
        <span className="dim">{texts.nothingThereLookInSpam}</span>
        <Resend onResend={resend} />
      </div>
      <OutboxHint />
    </>
  )
}
