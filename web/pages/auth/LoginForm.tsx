import { accountMessages } from '@docmill/contracts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router'
import { ApiError, request } from '../../api.ts'
import { storeToken } from '../../session.ts'
import * as texts from '../../texts/auth.ts'
import { useTitle } from '../../titles.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { PasswordField, TextField } from '../../ui/Field.tsx'
import { checkedBy } from './checked-by.ts'
import { showFaults } from './faults.ts'
import type { LoginFields } from './fields.ts'
import { GoogleButton } from './GoogleButton.tsx'
import { LegalNote } from './LegalNote.tsx'
import { type StepState, useSteps, useWelcome } from './steps.ts'

/** E-mail and password to a session. `notice`: what was just done, as after a new password. */
export function LoginForm({ notice }: { readonly notice?: string }) {
  useTitle(texts.signIn)
  const { expired } = (useLocation().state ?? {}) as StepState
  const navigate = useNavigate()
  const goTo = useSteps()
  const welcome = useWelcome()
  const [fault, setFault] = useState<{ readonly message: string; readonly unverified?: { userId: string; email: string } } | null>(null)
  const form = useForm<LoginFields>({
    resolver: checkedBy('LoginFields'),
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  })
  const submit = form.handleSubmit(async ({ email, password }) => {
    setFault(null)
    try {
      const { access_token } = await request('login', { body: { username: email, password } })
      storeToken(access_token)
      navigate('/dashboard', { replace: true })
    } catch (error) {
      const message = showFaults<LoginFields>(error, ['email', 'password'], form.setError)
      const userId = error instanceof ApiError ? error.userId : null
      setFault({ message, ...(userId ? { unverified: { userId, email } } : {}) })
    }
  })
  const { errors, isSubmitting } = form.formState
  return (
    <>
      <h1 className="display">{texts.welcomeBack}</h1>
      <p className="dim">
        {texts.newHere}{' '}
        <Link className="link" to="/auth?mode=signup">
          {texts.makeAnAccount}
        </Link>
        {welcome && texts.andGet(welcome)}
      </p>
      {expired && !fault && <Banner tone="plain">{accountMessages.sessionExpired}</Banner>}
      {notice && !fault && <Banner tone="good">{notice}</Banner>}
      {fault && (
        <Banner tone="bad">
          {fault.message}
          {fault.unverified && (
            <>
              {' '}
              <button type="button" className="link" onClick={() => goTo('verify', fault.unverified)}>
                {texts.enterTheCode}
              </button>
            </>
          )}
        </Banner>
      )}
      <GoogleButton purpose="login" onFault={(message) => setFault({ message })} />
      <form noValidate onSubmit={submit}>
        <TextField label={texts.eMail} type="email" autoComplete="username" error={errors.email?.message} {...form.register('email')} />
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          error={errors.password?.message}
          aside={
            <button type="button" className="link" onClick={() => goTo('forgot', { email: form.getValues('email') })}>
              {texts.forgotIt}
            </button>
          }
          {...form.register('password')}
        />
        <Button type="submit" kind="primary" size="large" busy={isSubmitting}>
          {texts.signIn}
        </Button>
      </form>
      <LegalNote />
    </>
  )
}
