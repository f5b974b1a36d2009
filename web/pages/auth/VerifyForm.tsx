import { accountMessages, limits } from '@docmill/contracts'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { request, sentenceFor } from '../../api.ts'
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
  useTitle('Check your mail')
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
      goTo('login', { notice: 'Your address is confirmed. Sign in to begin.' })
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
      toast('A new code is on its way')
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
      <h1 className="display">Check your mail</h1>
      <p className="dim lead">
        We sent six digits to <b>{email || 'your address'}</b>. They work for 10 minutes.{' '}
        <Link className="link" to="/auth?mode=signup">
          Wrong address?
        </Link>
      </p>
      {fault && <Banner tone="bad">{fault}</Banner>}
      <form noValidate onSubmit={submit}>
        <CodeInput
          length={limits.code.length}
          label="6-digit code"
          value={code}
          onChange={setCode}
          onComplete={(otp) => void verify(otp)}
          invalid={fault !== null && code === ''}
          autoFocus
        />
        <Button type="submit" kind="primary" size="large" busy={busy} disabled={code.length < limits.code.length && !busy}>
          Confirm
        </Button>
      </form>
      <div className="row between resend">
        <span className="dim">Nothing there? Look in spam.</span>
        <Resend onResend={resend} />
      </div>
      <OutboxHint />
      <p className="faint small resend">Paste works: the whole code lands in the right boxes, and the form sends itself.</p>
    </>
  )
}
