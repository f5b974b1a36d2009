import { countryCodes } from '@docmill/contracts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { request } from '../../api.ts'
import * as texts from '../../texts/auth.ts'
import { useTitle } from '../../titles.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field, PasswordField, TextField } from '../../ui/Field.tsx'
import { checkedBy } from './checked-by.ts'
import { showFaults } from './faults.ts'
import type { SignUpFields } from './fields.ts'
import { GoogleButton } from './GoogleButton.tsx'
import { LegalNote } from './LegalNote.tsx'
import { Strength } from './Strength.tsx'
import { useSteps, useWelcome } from './steps.ts'

/** A new account; its code then goes to the given address. */
export function SignUpForm() {
  useTitle(texts.makeAnAccount)
  const goTo = useSteps()
  const welcome = useWelcome()
  const [fault, setFault] = useState<string | null>(null)
  const form = useForm<SignUpFields>({
    resolver: checkedBy('SignUpFields'),
    mode: 'onTouched',
    defaultValues: { firstName: '', lastName: '', username: '', email: '', password: '', phone: '', country: countryCodes[0].country },
  })
  const submit = form.handleSubmit(async ({ country, ...fields }) => {
    setFault(null)
    const countryCode = countryCodes.find((entry) => entry.country === country)?.code ?? '+1'
    try {
      const { userId } = await request('signUp', { body: { ...fields, countryCode } })
      goTo('verify', { userId, email: fields.email })
    } catch (error) {
      setFault(showFaults<SignUpFields>(error, ['firstName', 'lastName', 'username', 'email', 'password', 'phone'], form.setError))
    }
  })
  const { errors, isSubmitting } = form.formState
  return (
    <>
      <h1 className="display">{texts.makeAnAccount}</h1>
      <p className="dim">
        {welcome && texts.toBeginWithNoCard(welcome)}
        {texts.haveOneAlready}{' '}
        <Link className="link" to="/auth?mode=login">
          {texts.signIn}
        </Link>
      </p>
      {fault && <Banner tone="bad">{fault}</Banner>}
      <GoogleButton purpose="signup" onFault={setFault} />
      <form noValidate onSubmit={submit}>
        <div className="two">
          <TextField label={texts.firstName} autoComplete="given-name" error={errors.firstName?.message} {...form.register('firstName')} />
          <TextField label={texts.lastName} autoComplete="family-name" error={errors.lastName?.message} {...form.register('lastName')} />
        </div>
        <TextField
          label={texts.username}
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.username?.message}
          {...form.register('username')}
        />
        <TextField label={texts.eMail} type="email" autoComplete="email" error={errors.email?.message} {...form.register('email')} />
        <PasswordField
          label={texts.password}
          autoComplete="new-password"
          error={errors.password?.message}
          hint={<Strength password={form.watch('password')} />}
          {...form.register('password')}
        />
        <Field label={texts.phone} optional error={errors.phone?.message}>
          {(wiring) => (
            <div className="ph">
              <select className="in" aria-label={texts.countryCode} autoComplete="tel-country-code" {...form.register('country')}>
                {countryCodes.map(({ country, code }) => (
                  <option key={country} value={country}>
                    {code} {country}
                  </option>
                ))}
              </select>
              <input
                className="in"
                inputMode="tel"
                autoComplete="tel-national"
                placeholder={texts.n10Digits}
                {...form.register('phone')}
                {...wiring}
              />
            </div>
          )}
        </Field>
        <Button type="submit" kind="primary" size="large" busy={isSubmitting}>
          {texts.makeAccount}
        </Button>
      </form>
      <LegalNote />
    </>
  )
}
