import { z } from 'zod'

/**
 * Every error the API can answer: stable code, status, and the sentence people see.
 * 401 means one thing only, a missing or dead session or key, because the web app ends the session on any 401.
 */
export const errors = {
  'invalid-request': { status: 422, sentence: 'Some of the values sent are not valid.' },
  'unsupported-media-type': { status: 415, sentence: 'Send JSON, or multipart form data for files.' },
  'body-too-large': { status: 413, sentence: 'The request is larger than allowed.' },
  'not-found': { status: 404, sentence: 'There is nothing at this address.' },
  'method-not-allowed': { status: 405, sentence: 'This address does not answer that method.' },
  'session-expired': { status: 401, sentence: 'Session expired. Please login again.' },
  'api-key-invalid': { status: 401, sentence: 'The API key is missing or no longer valid.' },
  'wrong-credential': { status: 403, sentence: 'This call does not take that kind of credential.' },
  'recent-login-required': { status: 403, sentence: 'Log in again to change this.' },
  'too-many-requests': { status: 429, sentence: 'Too many requests. Please wait and try again.' },
  'daily-limit-reached': { status: 429, sentence: 'The daily limit is reached. Try again tomorrow.' },
  'queue-full': { status: 429, sentence: 'Too many conversions are waiting. Try again in a moment.' },
  'service-unavailable': { status: 503, sentence: 'The service is not ready. Try again in a moment.' },
  'storage-full': { status: 507, sentence: 'There is no room to store the file. Try again later.' },
  'internal-error': { status: 500, sentence: 'Something went wrong on our side. Nothing was charged.' },

  'username-taken': { status: 409, sentence: 'Username already exists' },
  'email-taken': { status: 409, sentence: 'Email already exists' },
  'wrong-password': { status: 400, sentence: 'Invalid Password' },
  'no-such-user': { status: 404, sentence: 'No User Found' },
  'email-not-verified': { status: 403, sentence: 'Email not verified. Enter the code we sent, or ask for a new one.' },
  'password-too-common': { status: 422, sentence: 'This password is too common. Choose another one.' },
  'wrong-code': { status: 422, sentence: 'Invalid OTP' },
  'code-expired': { status: 422, sentence: 'OTP has expired. Please request a new one.' },
  'code-too-soon': { status: 429, sentence: 'Please wait before asking for another code.' },
  'reset-code-expired': { status: 400, sentence: 'OTP has expired. Please request a new one.' },
  'reset-code-wrong': { status: 422, sentence: 'Invalid OTP. Please try again.' },
  'reset-no-user': { status: 409, sentence: 'No user exists with this email' },
  'social-token-invalid': { status: 422, sentence: 'Google authentication failed' },
  'social-account-exists': { status: 409, sentence: 'Email already exists' },
  'social-not-configured': { status: 404, sentence: 'Google sign-in is not offered here.' },
  'undo-link-invalid': { status: 422, sentence: 'This link has expired or was used already.' },

  'not-enough-credits': { status: 402, sentence: 'Not enough credits. Add credits to convert.' },
  'amount-invalid': { status: 422, sentence: 'Failed to calculate credits' },
  'order-not-found': { status: 404, sentence: 'Payment verification failed' },
  'payment-signature-invalid': { status: 422, sentence: 'Payment verification failed' },
  'payment-not-captured': { status: 422, sentence: 'Payment verification failed' },
  'receipt-not-found': { status: 404, sentence: 'There is no receipt for this order.' },
  'payment-provider-unavailable': { status: 503, sentence: 'Failed to initiate payment' },
  'idempotency-conflict': { status: 409, sentence: 'This Idempotency-Key was used for another request.' },
  'idempotency-in-flight': { status: 409, sentence: 'A request with this Idempotency-Key is still being handled.' },

  'unsupported-file': { status: 415, sentence: 'This kind of file cannot be read. Use a PDF, JPEG, PNG or TIFF file.' },
  'wrong-file-for-tool': { status: 415, sentence: 'This converter does not take that kind of file.' },
  'damaged-file': { status: 422, sentence: 'The file is damaged and cannot be opened. Save or export it again and try once more.' },
  'empty-file': { status: 422, sentence: 'The file is empty. Check that it was saved completely.' },
  'password-required': { status: 422, sentence: 'The file is locked with a password. Give the password to open it.' },
  'password-wrong': { status: 422, sentence: 'The password does not open the file. Check it and try again.' },
  'file-too-large': { status: 413, sentence: 'The file is larger than allowed. Split it or make it smaller.' },
  'too-many-pages': { status: 422, sentence: 'The file has more pages than allowed. Choose some of its pages or split it.' },
  'too-many-pixels': { status: 422, sentence: 'The picture has more pixels than allowed. Scan or save it at a lower resolution.' },
  'too-many-files': { status: 422, sentence: 'Too many files at once.' },
  'page-out-of-range': { status: 422, sentence: 'The file has no such page. Check the page numbers.' },
  'nothing-to-read': { status: 422, sentence: 'No page of the file could be read.' },
  'format-not-available': { status: 422, sentence: 'This output format is not available yet.' },
  'feature-not-available': { status: 422, sentence: 'This is not available yet.' },
  cancelled: { status: 409, sentence: 'The conversion was cancelled.' },
  'time-limit': { status: 422, sentence: 'The file took longer than allowed. Convert fewer pages at once.' },
  'memory-limit': { status: 422, sentence: 'The file needs more memory than allowed. Convert fewer pages at once.' },
  'reader-crashed': { status: 422, sentence: 'The reader stopped working on this file. Nothing was charged.' },
  'upload-not-found': { status: 404, sentence: 'This upload is not here any more. Upload the file again.' },
  'upload-incomplete': { status: 400, sentence: 'The upload broke off. Upload the file again.' },
  'conversion-not-found': { status: 404, sentence: 'This conversion is not here any more.' },
  'conversion-not-finished': { status: 409, sentence: 'The conversion is not finished yet.' },
  'conversion-finished': { status: 409, sentence: 'The conversion has already ended.' },
  'result-expired': { status: 410, sentence: 'The result has expired and was deleted.' },
} as const
export type ErrorCode = keyof typeof errors
export const errorCodes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]]

/** RFC 9457 problem details, plus `code` (stable) and `message` (the sentence shown to people). */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  message: z.string(),
  /** For 'invalid-request': which field, and the sentence for it. */
  fields: z.record(z.string(), z.string()).optional(),
  retryAfterSeconds: z.int().optional(),
  /** For 'email-not-verified': which sign-up to send a new code for. */
  userId: z.uuid().optional(),
})
export type Problem = z.infer<typeof Problem>
