import { z } from 'zod'
import * as accounts from './accounts.ts'
import { ApiKeyReply } from './api-keys.ts'
import * as conversions from './conversions.ts'
import * as credits from './credits.ts'
import { devCalls } from './dev.ts'
import * as enquiries from './enquiries.ts'
import type { ErrorCode } from './errors.ts'
import type { rates } from './limits.ts'
import * as payments from './payments.ts'
import { reviewCalls } from './review-calls.ts'
import { sampleCalls } from './samples.ts'
import { SiteReply } from './site.ts'
import { templateCalls } from './template-calls.ts'
import { webhookCalls } from './webhooks.ts'

/** Who may call: anyone, a signed-in person (bearer session token), a program (bearer API key). */
export type Access = 'visitor' | 'session' | 'api-key'
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `:name` parameters. */
  readonly path: string
  readonly access: Access
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  /** JSON body; `multipart` for files, described by hand in OpenAPI; `raw` for signed bodies that must not be parsed first. */
  readonly body?: z.ZodType | 'multipart' | 'raw'
  /** The JSON's contents may come as multipart too, with files in parts named "file". */
  readonly parts?: true
  /** Largest JSON body, in bytes; 64 KB when left out. */
  readonly bodyBytes?: number
  /** JSON reply; a media type for streams and downloads; null for an empty 204. */
  readonly reply: z.ZodType | 'download' | 'events' | 'picture' | null
  readonly status?: 200 | 201 | 202 | 204
  /** Other statuses of success that the same reply may have, and what each means. */
  readonly varies?: Readonly<Partial<Record<200 | 201 | 202, string>>>
  /** Beyond those every call can answer (invalid-request, too-many-requests, internal-error, and the 401 of its access). */
  readonly errors: readonly ErrorCode[]
  /** Requests allowed per address for this call; `general` when left out. */
  readonly rate?: keyof typeof rates
}
const call = <const Description extends Call>(description: Description): Description => description

const api = '/api/docmill'
const id = z.object({ id: z.uuid() })

/** Every call of the service. The server mounts exactly these; the web's client and the OpenAPI document are derived from them. */
export const calls = {
  site: call({
    method: 'GET',
    path: `${api}/site`,
    access: 'visitor',
    summary: 'What this installation offers',
    reply: SiteReply,
    errors: [],
  }),

  contact: call({
    method: 'POST',
    path: `${api}/contact`,
    access: 'visitor',
    summary: 'Send a contact enquiry',
    body: enquiries.ContactEnquiry,
    reply: enquiries.EnquiryReply,
    errors: ['body-too-large'],
    rate: 'enquiry',
  }),
  onPremise: call({
    method: 'POST',
    path: `${api}/onpremise`,
    access: 'visitor',
    summary: 'Send an on-premise enquiry',
    body: enquiries.OnPremiseEnquiry,
    reply: enquiries.EnquiryReply,
    errors: ['body-too-large'],
    rate: 'enquiry',
  }),

  login: call({
    method: 'POST',
    path: `${api}/login`,
    access: 'visitor',
    summary: 'Log in',
    body: accounts.Login,
    reply: accounts.LoginReply,
    errors: ['wrong-password', 'no-such-user', 'email-not-verified'],
  }),
  signUp: call({
    method: 'POST',
    path: `${api}/signup`,
    access: 'visitor',
    summary: 'Create an account',
    body: accounts.SignUp,
    reply: accounts.SignUpReply,
    errors: ['username-taken', 'email-taken', 'password-too-common', 'code-too-soon'],
    rate: 'signUp',
  }),
  verifyOtp: call({
    method: 'POST',
    path: `${api}/verify_otp`,
    access: 'visitor',
    summary: 'Verify a new account with the mailed code',
    body: accounts.VerifyOtp,
    reply: accounts.MessageReply,
    errors: ['wrong-code', 'code-expired', 'no-such-user', 'email-taken'],
    rate: 'code',
  }),
  resendOtp: call({
    method: 'POST',
    path: `${api}/resend_otp`,
    access: 'visitor',
    summary: 'Send a new code',
    body: accounts.ResendOtp,
    reply: accounts.MessageReply,
    errors: ['code-too-soon', 'no-such-user'],
    rate: 'code',
  }),
  googleLogin: call({
    method: 'POST',
    path: `${api}/google-login`,
    access: 'visitor',
    summary: 'Log in with a Google ID token',
    body: accounts.SocialToken,
    reply: accounts.SocialLoginReply,
    errors: ['social-token-invalid', 'social-not-configured', 'no-such-user', 'social-account-exists'],
    rate: 'code',
  }),
  googleSignUp: call({
    method: 'POST',
    path: `${api}/google-signup`,
    access: 'visitor',
    summary: 'Sign up with a Google ID token',
    body: accounts.SocialToken,
    reply: accounts.SignUpReply,
    errors: ['social-token-invalid', 'social-not-configured', 'social-account-exists'],
    rate: 'code',
  }),
  forgotPassword: call({
    method: 'POST',
    path: `${api}/forgot-password`,
    access: 'visitor',
    summary: 'Mail a code to reset the password',
    body: accounts.ForgotPassword,
    reply: accounts.MessageReply,
    errors: ['reset-no-user', 'code-too-soon'],
    rate: 'forgot',
  }),
  resetPassword: call({
    method: 'POST',
    path: `${api}/verify-and-update-password`,
    access: 'visitor',
    summary: 'Set a new password with the mailed code',
    body: accounts.ResetPassword,
    reply: accounts.MessageReply,
    errors: ['reset-code-expired', 'reset-code-wrong', 'reset-no-user', 'password-too-common'],
    rate: 'code',
  }),

  dashboard: call({
    method: 'GET',
    path: `${api}/dashboard`,
    access: 'session',
    summary: 'The name to greet with',
    reply: accounts.DashboardReply,
    errors: [],
  }),
  settings: call({
    method: 'GET',
    path: `${api}/settings_data`,
    access: 'session',
    summary: 'Account settings',
    reply: accounts.SettingsReply,
    errors: [],
  }),
  updateUserName: call({
    method: 'POST',
    path: `${api}/update-username`,
    access: 'session',
    summary: 'Change the username',
    body: accounts.UpdateUserName,
    reply: accounts.MessageReply,
    errors: ['username-taken'],
  }),
  requestEmailUpdate: call({
    method: 'POST',
    path: `${api}/request-email-update`,
    access: 'session',
    summary: 'Mail a code to a new address',
    body: accounts.RequestEmailUpdate,
    reply: accounts.MessageReply,
    errors: ['email-taken', 'code-too-soon', 'recent-login-required'],
  }),
  verifyEmailUpdate: call({
    method: 'POST',
    path: `${api}/verify-email-update`,
    access: 'session',
    summary: 'Confirm the new address',
    body: accounts.VerifyEmailUpdate,
    reply: accounts.MessageReply,
    errors: ['wrong-code', 'code-expired', 'email-taken'],
  }),
  undoEmailChange: call({
    method: 'POST',
    path: `${api}/undo-email-change`,
    access: 'visitor',
    summary: 'Undo a change of address from the notice',
    body: accounts.UndoEmailChange,
    reply: accounts.MessageReply,
    errors: ['undo-link-invalid'],
    rate: 'code',
  }),
  sessions: call({
    method: 'GET',
    path: `${api}/sessions`,
    access: 'session',
    summary: 'Where the account is logged in',
    reply: accounts.SessionsReply,
    errors: [],
  }),
  endSession: call({
    method: 'DELETE',
    path: `${api}/sessions/:id`,
    access: 'session',
    summary: 'End one session, this one too',
    params: id,
    reply: null,
    status: 204,
    errors: ['session-not-found'],
  }),
  logOut: call({
    method: 'POST',
    path: `${api}/logout`,
    access: 'session',
    summary: 'End this session',
    reply: accounts.MessageReply,
    errors: [],
  }),
  logOutEverywhere: call({
    method: 'POST',
    path: `${api}/logout_everywhere`,
    access: 'session',
    summary: 'End every other session',
    reply: accounts.MessageReply,
    errors: [],
  }),
  exportData: call({
    method: 'GET',
    path: `${api}/export_data`,
    access: 'session',
    summary: 'Everything stored about the account',
    reply: accounts.DataExport,
    errors: [],
  }),
  deleteAccount: call({
    method: 'POST',
    path: `${api}/delete_account`,
    access: 'session',
    summary: 'Delete the account and its data',
    body: accounts.DeleteAccount,
    reply: accounts.MessageReply,
    errors: ['wrong-password'],
  }),

  transactions: call({
    method: 'GET',
    path: `${api}/recent_transactions`,
    access: 'session',
    summary: 'Credits in and out, and the balance',
    query: credits.TransactionsQuery,
    reply: credits.TransactionsReply,
    errors: [],
  }),
  usage: call({
    method: 'GET',
    path: `${api}/usage`,
    access: 'session',
    summary: 'Credits spent and pages read, a row for each day',
    query: credits.UsageQuery,
    reply: credits.UsageReply,
    errors: [],
  }),
  calculateCredits: call({
    method: 'POST',
    path: `${api}/calculate_credits`,
    access: 'visitor',
    summary: 'Credits that an amount buys',
    body: credits.CalculateCredits,
    reply: credits.CalculateCreditsReply,
    errors: ['amount-invalid'],
  }),
  createOrder: call({
    method: 'POST',
    path: `${api}/create_order`,
    access: 'session',
    summary: 'Start a purchase',
    body: payments.CreateOrder,
    reply: payments.OrderReply,
    errors: ['payment-provider-unavailable', 'idempotency-conflict', 'idempotency-in-flight'],
  }),
  verifyPayment: call({
    method: 'POST',
    path: `${api}/verify_payment`,
    access: 'session',
    summary: 'Finish a purchase',
    body: payments.VerifyPayment,
    reply: payments.VerifyPaymentReply,
    errors: ['order-not-found', 'payment-signature-invalid', 'payment-not-captured', 'payment-provider-unavailable'],
  }),
  paymentWebhook: call({
    method: 'POST',
    path: `${api}/payments/webhook`,
    access: 'visitor',
    summary: 'For the payment provider: tells of a payment, signed with the webhook secret',
    body: 'raw',
    reply: accounts.MessageReply,
    errors: ['payment-signature-invalid'],
  }),
  receipt: call({
    method: 'GET',
    path: `${api}/orders/:id/receipt`,
    access: 'session',
    summary: 'The receipt of a paid order, as PDF',
    params: payments.OrderParameters,
    reply: 'download',
    errors: ['receipt-not-found'],
  }),

  apiKey: call({ method: 'GET', path: `${api}/get_api_key`, access: 'session', summary: 'The API key', reply: ApiKeyReply, errors: [] }),
  regenerateApiKey: call({
    method: 'POST',
    path: `${api}/regenerate_api_key`,
    access: 'session',
    summary: 'Replace the API key; the old one dies at once',
    reply: ApiKeyReply,
    errors: [],
  }),

  upload: call({
    method: 'POST',
    path: `${api}/uploads`,
    access: 'session',
    summary: 'Upload one file (multipart field "file")',
    body: 'multipart',
    reply: conversions.UploadReply,
    status: 201,
    errors: [
      'unsupported-file',
      'damaged-file',
      'empty-file',
      'file-too-large',
      'too-many-pages',
      'too-many-pixels',
      'too-many-files',
      'storage-full',
      'upload-incomplete',
      'reader-crashed',
      'time-limit',
      'memory-limit',
      'unsupported-media-type',
    ],
    rate: 'upload',
  }),
  unlockUpload: call({
    method: 'POST',
    path: `${api}/uploads/:id/unlock`,
    access: 'session',
    summary: 'Open a locked file with its password, used once',
    params: id,
    body: conversions.UnlockUpload,
    reply: conversions.UploadReply,
    errors: [
      'upload-not-found',
      'password-wrong',
      'damaged-file',
      'too-many-pages',
      'storage-full',
      'reader-crashed',
      'time-limit',
      'memory-limit',
    ],
    rate: 'upload',
  }),
  deleteUpload: call({
    method: 'DELETE',
    path: `${api}/uploads/:id`,
    access: 'session',
    summary: 'Delete an upload',
    params: id,
    reply: null,
    status: 204,
    errors: ['upload-not-found'],
  }),
  quote: call({
    method: 'POST',
    path: `${api}/quotes`,
    access: 'session',
    summary: 'What a conversion would cost',
    body: conversions.QuoteRequest,
    reply: conversions.QuoteReply,
    errors: ['upload-not-found', 'page-out-of-range', 'password-required', 'wrong-file-for-tool'],
  }),
  createConversions: call({
    method: 'POST',
    path: `${api}/conversions`,
    access: 'session',
    summary: 'Start converting; credits are held',
    body: conversions.CreateConversions,
    reply: conversions.CreateConversionsReply,
    status: 201,
    errors: [
      'upload-not-found',
      'page-out-of-range',
      'password-required',
      'wrong-file-for-tool',
      'not-enough-credits',
      'template-not-found',
      'format-not-available',
      'feature-not-available',
      'queue-full',
      'idempotency-conflict',
      'idempotency-in-flight',
    ],
  }),
  conversions: call({
    method: 'GET',
    path: `${api}/conversions`,
    access: 'session',
    summary: 'Conversions, newest first',
    query: conversions.ConversionsQuery,
    reply: conversions.ConversionsReply,
    errors: [],
  }),
  conversion: call({
    method: 'GET',
    path: `${api}/conversions/:id`,
    access: 'session',
    summary: 'One conversion',
    params: id,
    reply: conversions.Conversion,
    errors: ['conversion-not-found'],
  }),
  conversionEvents: call({
    method: 'GET',
    path: `${api}/conversions/:id/events`,
    access: 'session',
    summary: 'Progress as server-sent events, ending with the conversion',
    params: id,
    reply: 'events',
    errors: ['conversion-not-found'],
  }),
  cancelConversion: call({
    method: 'POST',
    path: `${api}/conversions/:id/cancel`,
    access: 'session',
    summary: 'Cancel; what was not read is not charged',
    params: id,
    reply: conversions.Conversion,
    errors: ['conversion-not-found', 'conversion-finished'],
  }),
  downloadResult: call({
    method: 'GET',
    path: `${api}/conversions/:id/results/:format`,
    access: 'session',
    summary: 'Download a result',
    params: z.object({ id: z.uuid(), format: conversions.Format }),
    reply: 'download',
    errors: [
      'conversion-not-found',
      'conversion-not-finished',
      'result-expired',
      'format-not-available',
      'corrections-changed',
      'queue-full',
      'storage-full',
      'reader-crashed',
      'time-limit',
      'memory-limit',
    ],
  }),
  conversionDocument: call({
    method: 'GET',
    path: `${api}/conversions/:id/document`,
    access: 'session',
    summary: 'What was read, with the place of every word and cell, as JSON for a viewer',
    params: id,
    reply: 'download',
    errors: ['conversion-not-found', 'conversion-not-finished', 'result-expired'],
  }),
  pagePicture: call({
    method: 'GET',
    path: `${api}/conversions/:id/pages/:page/picture`,
    access: 'session',
    summary: 'The picture of a page',
    params: z.object({ id: z.uuid(), page: z.coerce.number().int().min(1) }),
    reply: 'picture',
    errors: ['conversion-not-found', 'conversion-not-finished', 'result-expired'],
  }),
  deleteConversion: call({
    method: 'DELETE',
    path: `${api}/conversions/:id`,
    access: 'session',
    summary: 'Delete a conversion and everything stored for it, now',
    params: id,
    reply: null,
    status: 204,
    errors: ['conversion-not-found'],
  }),

  ...devCalls,
  ...webhookCalls,
  ...reviewCalls,
  ...sampleCalls,
  ...templateCalls,
} as const satisfies Record<string, Call>
export type CallName = keyof typeof calls
