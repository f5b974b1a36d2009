import { ContactEnquiry } from '@docmill/contracts'
import { zodResolver } from '@hookform/resolvers/zod'
import { Clock, Lock, Server } from 'lucide-react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { request } from '../../api.ts'
import * as texts from '../../texts/contact.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, TextField } from '../../ui/Field.tsx'
import { NamePair } from './NamePair.tsx'
import { type FaceProps, useSharedFields } from './shared-fields.ts'

type Values = z.infer<typeof ContactEnquiry>
const empty: Values = { name: '', companyName: '', email: '', requirement: '', needAgent: false }

/** The contact form. A failed submission shows nothing here, keeps what was typed and lets it be sent again. */
export function ContactFace(props: FaceProps) {
  const form = useForm<Values>({ resolver: zodResolver(ContactEnquiry), mode: 'all', defaultValues: empty })
  useSharedFields(form, props)
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      await request('contact', { body: values })
    } catch (error) {
      console.error('The contact enquiry was not sent', error)
      return
    }
    form.reset(empty)
    props.onShared({ name: '', companyName: '', email: '' })
    props.onSent()
  })
  return (
    <section className="face front" data-face="contact" aria-labelledby="contact-title" inert={!props.shown}>
      <div className="face-about">
        <h1 className="display" id="contact-title" tabIndex={-1}>
          {texts.contactUs}
        </h1>
        <p>{texts.tellUsWhatLandsOn}</p>
        <ul>
          <li>
            <Clock className="i i14" aria-hidden="true" />
            {texts.answerWithin2448Hours}
          </li>
          <li>
            <Lock className="i i14" aria-hidden="true" />
            {texts.usedForTheAnswerNothing}
          </li>
        </ul>
        <Button className="face-switch" onClick={props.onSwitch}>
          <Server className="i i14" aria-hidden="true" />
          {texts.switchToOnPremiseSolution}
        </Button>
      </div>
      <div className="face-form">
        <form noValidate onSubmit={submit}>
          <NamePair name={form.register('name')} companyName={form.register('companyName')} errors={errors} />
          <TextField label={texts.eMail} type="email" autoComplete="email" error={errors.email?.message} {...form.register('email')} />
          <Field label={texts.whatAreYouLookingFor} error={errors.requirement?.message}>
            {(wiring) => (
              <textarea className="in" rows={5} placeholder={texts.forExample2000Supplier} {...form.register('requirement')} {...wiring} />
            )}
          </Field>
          <label className="cb">
            <input type="checkbox" {...form.register('needAgent')} />
            {texts.iWouldLikeToSpeak}
          </label>
          <Button type="submit" kind="primary" size="large" busy={isSubmitting} disabled={isSubmitting}>
            {isSubmitting ? texts.submitting : texts.send}
          </Button>
        </form>
      </div>
    </section>
  )
}
