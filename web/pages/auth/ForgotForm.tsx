import { accountMessages } from '@docmill/contracts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { ApiError, request, sentenceFor } from '../../api.ts'
import * as texts from '../../texts/auth.ts'
import { useTitle } from '../../titles.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { checkedBy } from './checked-by.ts'
import type { ForgotFields } from './fields.ts'
import { useSteps } from './steps.ts'

/** First step of a forgotten password: where to send the code. */
export function ForgotForm({ email = '' }: { readonly email?: string }) {
  useTitle(texts.forgottenPassword)
  const goTo = useSteps()
  const [fault, setFault] = useState<string | null>(null)
  const form = useForm<ForgotFields>({ resolver: checkedBy('ForgotFields'), mode: 'onTouched', defaultValues: { email } })
  const submit = form.handleSubmit(async (fields) => {
    setFault(null)
    try {
      await request('forgotPassword', { body: fields })
      goTo('reset', { email: fields.email })
    } catch (error) {
      setFault(sentenceFor(error, accountMessages.forgotFailed))
      if (error instanceof ApiError && error.status === 409)
        form.setError('email', { message: accountMessages.forgotNoUser }, { shouldFocus: true })
    }
  })
  return (
    <>
      <h1 className="display">{texts.forgottenPassword}</h1>
      <p className="dim">
        {texts.weSendACodeTo}{' '}
        <Link className="link" to="/auth?mode=login">
          {texts.signIn}
        </Link>
      </p>
      {fault && <Banner tone="bad">{fault}</Banner>}
      <form noValidate onSubmit={submit}>
        <TextField
          label={texts.eMail}
          type="email"
          autoComplete="username"
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <Button type="submit" kind="primary" size="large" busy={form.formState.isSubmitting}>
          {texts.sendTheCode}
        </Button>
      </form>
    </>
  )
}
