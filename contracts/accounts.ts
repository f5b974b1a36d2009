import { z } from 'zod'
import { accountMessages } from './account-messages.ts'
import { oneLine, plainAddress } from './characters.ts'
import { countryCodes } from './country-codes.ts'
import { code, password, phoneDigits } from './limits.ts'

export { accountMessages } from './account-messages.ts'

/** Something@something.something without spaces: the simple shape of the specification. */
export const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const text = (name: string, maximum = 100) =>
  z
    .string()
    .trim()
    .min(1, accountMessages.required(name))
    .max(maximum)
    .regex(oneLine, `${accountMessages.required(name)} in one line`)
/** An e-mail address: trimmed, at most 254 characters (RFC 5321), one line. */
export const Email = z
  .string()
  .trim()
  .min(1, accountMessages.required('email'))
  .max(254)
  .regex(emailShape, accountMessages.emailFormat)
  .regex(plainAddress, accountMessages.emailFormat)
const NewPassword = z
  .string()
  .min(1, accountMessages.required('password'))
  .min(password.minimum, accountMessages.passwordLength)
  .max(password.maximum)
const Code = z.string().regex(new RegExp(`^\\d{${code.length}}$`), accountMessages.otp)
export const UserName = z.string().trim().min(1, accountMessages.usernameEmpty).max(60).regex(oneLine, accountMessages.settingsUpdate)

export const SignUp = z.object({
  email: Email,
  password: NewPassword,
  firstName: text('firstName'),
  lastName: text('lastName'),
  username: text('username', 60),
  phone: z.union([z.literal(''), z.string().regex(new RegExp(`^\\d{${phoneDigits}}$`), accountMessages.phone)]).optional(),
  countryCode: z.enum(countryCodes.map((entry) => entry.code) as [string, ...string[]]).default('+1'),
})
export type SignUp = z.input<typeof SignUp>
export const SignUpReply = z.object({ userId: z.uuid() })

export const Login = z.object({
  /** Holds the e-mail address. */
  username: z.string().trim().min(1, accountMessages.required('email')).max(254).regex(oneLine, accountMessages.emailFormat),
  password: z.string().min(1, accountMessages.required('password')).max(password.maximum),
})
export type Login = z.infer<typeof Login>
export const LoginReply = z.object({ access_token: z.string() })

export const VerifyOtp = z.object({ userId: z.uuid(), otp: Code })
export const ResendOtp = z.object({ userId: z.uuid() })
export const MessageReply = z.object({ message: z.string() })

export const SocialToken = z.object({ token: z.string().min(1).max(8192) })
export const SocialLoginReply = z.object({ access_token: z.string(), user_id: z.uuid(), user_name: z.string(), user_email: z.string() })

export const ForgotPassword = z.object({ email: Email })
export const ResetPassword = z.object({ email: Email, otp: Code, password: NewPassword })

export const DashboardReply = z.object({ userName: z.object({ user_name: z.string() }) })
export const SettingsReply = z.object({ userName: z.string(), user_email_id: z.string(), user_registration_date: z.iso.datetime() })
export const UpdateUserName = z.object({ userName: UserName })
export const RequestEmailUpdate = z.object({ email: Email })
export const VerifyEmailUpdate = z.object({ otp: Code })
export const UndoEmailChange = z.object({ token: z.string().min(20).max(200) })

export const SessionEntry = z.object({
  id: z.uuid(),
  current: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** Browser and system in words, from the User-Agent header. */
  device: z.string(),
})
export const SessionsReply = z.object({ sessions: z.array(SessionEntry) })
export const DeleteAccount = z.object({ password: z.string().max(password.maximum).optional(), confirm: z.literal('DELETE') })
export const DataExport = z.record(z.string(), z.unknown())
