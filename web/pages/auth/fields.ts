import { accountMessages, emailShape, SignUp } from '@docmill/contracts'
import { z } from 'zod'

/** What the forms of this page take, with the sentences for what they refuse. */
export const LoginFields = z.object({
  email: z.string().trim().min(1, accountMessages.required('email')).regex(emailShape, accountMessages.emailFormat),
  password: z.string().min(1, accountMessages.required('password')),
})
export type LoginFields = z.infer<typeof LoginFields>

export const ForgotFields = z.object({
  email: z.string().trim().min(1, accountMessages.emailMissing).regex(emailShape, accountMessages.emailFormat),
})
export type ForgotFields = z.infer<typeof ForgotFields>

// The checklist shows what makes a password strong and blocks nothing: the form only asks for one, the server judges it.
export const SignUpFields = SignUp.omit({ countryCode: true }).extend({
  password: z.string().min(1, accountMessages.required('password')),
  /** The country, since two countries share a code. */
  country: z.string(),
})
export type SignUpFields = z.input<typeof SignUpFields>
