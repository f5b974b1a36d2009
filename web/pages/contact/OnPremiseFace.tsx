import { enquiryMessages, OnPremiseEnquiry } from '@docmill/contracts'
import { zodResolver } from '@hookform/resolvers/zod'
import { Database, Layers, Mail, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { request } from '../../api.ts'
import * as texts from '../../texts/contact.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, FieldError, TextField } from '../../ui/Field.tsx'
import { NamePair } from './NamePair.tsx'
import { type FaceProps, useSharedFields } from './shared-fields.ts'

type Fields = z.input<typeof OnPremiseEnquiry>
type Values = z.output<typeof OnPremiseEnquiry>
// An empty number field is no number yet: the rule then says that one is required.
const empty = { name: '', companyName: '', email: '', usersCount: undefined as unknown as number, requirements: '' }

/** The on-premise form; the one face that says when a submission failed. */
export function OnPremiseFace(props: FaceProps) {
  const [failed, setFailed] = useState(false)
  const form = useForm<Fields, unknown, Values>({ resolver: zodResolver(OnPremiseEnquiry), mode: 'all', defaultValues: empty })
  useSharedFields(form, props)
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    setFailed(false)
    try {
      await request('onPremise', { body: values })
    } catch (error) {
      console.error('The on-premise enquiry was not sent', error)
      setFailed(true)
      return
    }
    form.reset(empty)
    props.onShared({ name: '', companyName: '', email: '' })
    props.onSent()
  })
  return (
    <section className="face back-face" data-face="onPremise" aria-labelledby="on-premise-title" inert={!props.shown}>
      <div className="face-about">
        <h1 className="display" id="on-premise-title" tabIndex={-1}>
          {texts.onPremiseSolution}
        </h1>
        <p>{texts.theWholeProductOnYour}</p>
        <ul>
          <li>
            <ShieldCheck className="i i14" aria-hidden="true" />
            {texts.runsWithTheCableUnplugged}
          </li>
          <li>
            <Layers className="i i14" aria-hidden="true" />
            {texts.asManyWorkersAsYou}
          </li>
          <li>
            <Database className="i i14" aria-hidden="true" />
            {texts.yourPostgresqlAndS3Or}
          </li>
        </ul>
        <Button className="face-switch" onClick={props.onSwitch}>
          <Mail className="i i14" aria-hidden="true" />
          {texts.switchToContactForm}
        </Button>
      </div>
      <div className="face-form">
        <form noValidate onSubmit={submit}>
          <NamePair name={form.register('name')} companyName={form.register('companyName')} errors={errors} />
          <div className="face-pair face-pair-wide">
            <TextField label={texts.eMail} type="email" autoComplete="email" error={errors.email?.message} {...form.register('email')} />
            <TextField
              label={texts.numberOfUsers}
              inputMode="numeric"
              error={errors.usersCount?.message}
              {...form.register('usersCount', { setValueAs: (typed) => (String(typed ?? '').trim() === '' ? undefined : Number(typed)) })}
            />
          </div>
          <Field label={texts.yourRequirements} error={errors.requirements?.message}>
            {(wiring) => <textarea className="in" rows={6} {...form.register('requirements')} {...wiring} />}
          </Field>
          <div className="face-submit">
            <Button type="submit" kind="primary" size="large" busy={isSubmitting} disabled={isSubmitting}>
              {isSubmitting ? texts.submitting : texts.requestOnPremiseSolution}
            </Button>
            <div className="f" role="alert">
              {failed && <FieldError>{enquiryMessages.failed}</FieldError>}
            </div>
          </div>
        </form>
      </div>
    </section>
  )
}
