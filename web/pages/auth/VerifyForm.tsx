import { accountMessages, limits } from '@docmill/contracts'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { request, sentenceFor } from '../../api.ts'
import * as texts from '../../texts/auth.ts'
import { useTitle } from '../../titles.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { CodeInput } from '../../ui/CodeInput.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { OutboxHint } from './OutboxHint.tsx'
import { Resend } from './Resend.tsx'
import { useSteps } from './steps.ts'

/** The six digits that were mailed to a new account. A whole code sends itself. */
export function VerifyForm({ userId, email }: { readonly userId: string; readonly email: string }) {
  useTitle(texts.checkYourMail)
  const goTo = useSteps()
  const toast = useToast()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  const verify = async (otp: string) => {
    if (busy) return
    if (otp.length !== limits.code.length) return setFault(accountMessages.otp)
    setBusy(true)
    setFault(null)
    try {
      await request('verifyOtp', { body: { userId, otp } })
      goTo('login', { notice: texts.yourAddressIsConfirmedSign })
    } catch (error) {
      setFault(sentenceFor(error, accountMessages.invalidOtp))
      setCode('')
    } finally {
      setBusy(false)
    }
  }
  const resend = async () => {
    setFault(null)
    try {
      await request('resendOtp', { body: { userId } })
      toast(texts.aNewCodeIsOn)
      return true
    } catch (error) {
      setFault(sentenceFor(error, accountMessages.forgotFailed))
      return false
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void verify(code)
  }
  return (
    <>
      <h1 className="display">{texts.checkYourMail}</h1>
      <p className="dim lead">
        {texts.weSentSixDigitsTo}
        <b>{email || texts.yourAddress}</b>
        {texts.theyWorkFor10Minutes}{' '}
        <Link className="link" to="/auth?mode=signup">
          {texts.wrongAddress}
        </Link>
      </p>
      {fault && <Banner tone="bad">{fault}</Banner>}
      <form noValidate onSubmit={submit}>
        <CodeInput
          length={limits.code.length}
          label={texts.n6DigitCode}
          value={code}
          onChange={setCode}
          onComplete={(otp) => void verify(otp)}
          invalid={fault !== null && code === ''}
          autoFocus
        />
        <Button type="submit" kind="primary" size="large" busy={busy} disabled={code.length < limits.code.length && !busy}>
          {texts.confirm}
        </Button>
      </form>
      <div className="row between resend">
        <span className="dim">{texts.nothingThereLookInSpam}</span>
        <Resend onResend={resend} />
      </div>
      <OutboxHint />
      <p className="faint small resend">{texts.pasteWorksTheWholeCode}</p>
    </>
  )
}
