import { limits } from '@docmill/contracts'
import { composeMail, type Mail, type MailBrand } from '../platform/mail/index.ts'

const minutes = limits.code.validMs / 60_000
const undoDays = limits.emailChangeUndoMs / 86_400_000
const notYou =
  'You did not ask for this? Then ignore this mail: without the code nothing happens. Never give the code to anyone, nor to us.'

/** The code that proves the address of a new account. */
export const signUpCodeMail = (brand: MailBrand, to: string, code: string): Mail =>
  composeMail(brand, {
    to,
    subject: `${code} is your ${brand.name} code`,
    preview: `Enter it to finish signing up. It is valid for ${minutes} minutes.`,
    heading: 'Your code to sign up',
    code,
    paragraphs: [`Enter this code to finish signing up. It is valid for ${minutes} minutes and works once.`],
    note: notYou,
  })

/** The code that lets a person set a new password. */
export const resetCodeMail = (brand: MailBrand, to: string, code: string): Mail =>
  composeMail(brand, {
    to,
    subject: `${code} is your ${brand.name} code to set a new password`,
    preview: `It is valid for ${minutes} minutes.`,
    heading: 'Your code to set a new password',
    code,
    paragraphs: [`Enter this code together with your new password. It is valid for ${minutes} minutes and works once.`],
    note: notYou,
  })

/** The code that proves the new address of an account. */
export const emailChangeCodeMail = (brand: MailBrand, to: string, code: string): Mail =>
  composeMail(brand, {
    to,
    subject: `${code} is your ${brand.name} code to use this address`,
    preview: `It is valid for ${minutes} minutes.`,
    heading: 'Your code to use this address',
    code,
    paragraphs: [
      `Someone, most likely you, wants to use this address for an account at ${brand.name}.`,
      `Enter the code in the settings. It is valid for ${minutes} minutes and works once.`,
    ],
    note: notYou,
  })

/** Sent once, when an account is ready. `credits`: what it starts with; 0 leaves them out. */
export const welcomeMail = (brand: MailBrand, to: string, firstName: string, credits: number): Mail =>
  composeMail(brand, {
    to,
    subject: `Welcome to ${brand.name}`,
    preview: credits > 0 ? `${credits} credits are yours to try it.` : 'Your account is ready.',
    heading: `Welcome, ${firstName}`,
    paragraphs: [
      'Your account is ready. Bring a PDF or a picture, and take a table, text or fields with you.',
      ...(credits > 0 ? [`${credits} credits are on your account. What cannot be read costs nothing.`] : []),
    ],
    button: { label: 'Convert a document', url: `${brand.siteUrl}/dashboard/converters` },
  })

/** Sent to the address of the account after a new password was set. */
export const passwordChangedMail = (brand: MailBrand, to: string): Mail =>
  composeMail(brand, {
    to,
    subject: `Your ${brand.name} password was changed`,
    preview: 'Every device was logged out.',
    heading: 'Your password was changed',
    paragraphs: [
      'A new password was set with a code that we sent to this address.',
      'Every device was logged out. Your API key stays as it is.',
    ],
    button: { label: 'Log in', url: `${brand.siteUrl}/auth` },
    note: 'This was not you? Someone can read your mail. Change the password of your mailbox first, then set a new password here with "Forgot password".',
  })

/** Sent to the old address after a change, with the link that undoes it. */
export const emailChangedMail = (brand: MailBrand, to: string, newEmail: string, undoToken: string): Mail =>
  composeMail(brand, {
    to,
    subject: `Your ${brand.name} address was changed`,
    preview: `Not you? You can undo it for ${undoDays} days.`,
    heading: 'Your e-mail address was changed',
    paragraphs: [
      'This account is now used with another address, and other devices were logged out.',
      `If this was not you, take the account back within ${undoDays} days. Your address is restored, every device is logged out, and you set a new password.`,
    ],
    rows: [['New address', hidden(newEmail)]],
    button: { label: 'Undo the change', url: `${brand.siteUrl}/undo-email-change#token=${undoToken}` },
    note: 'If it was you, there is nothing to do.',
  })

/** Sent to the new address, as the confirmation that it counts from now on. */
export const emailConfirmedMail = (brand: MailBrand, to: string): Mail =>
  composeMail(brand, {
    to,
    subject: `This is now your ${brand.name} address`,
    preview: 'Log in with it from now on.',
    heading: 'This is now your address',
    paragraphs: ['Log in with this address from now on. Other devices were logged out.'],
    button: { label: 'Open the settings', url: `${brand.siteUrl}/dashboard/settings` },
  })

/** Sent to the restored address after a change was undone. */
export const emailRestoredMail = (brand: MailBrand, to: string): Mail =>
  composeMail(brand, {
    to,
    subject: `Your ${brand.name} address is restored`,
    preview: 'Set a new password to log in.',
    heading: 'Your address is restored',
    paragraphs: [
      'The change of address was undone. Every device was logged out and the password no longer works.',
      'Set a new one with "Forgot password", then regenerate your API key if you use it.',
    ],
    button: { label: 'Set a new password', url: `${brand.siteUrl}/auth?mode=forgot` },
  })

/** The last mail of an account. */
export const accountDeletedMail = (brand: MailBrand, to: string): Mail =>
  composeMail(brand, {
    to,
    subject: `Your ${brand.name} account is deleted`,
    preview: 'Your data is gone.',
    heading: 'Your account is deleted',
    paragraphs: [
      'Your profile, documents, results, API key and sessions are deleted. Remaining credits are gone with them.',
      'Records of payments are kept without your name and address for as long as the law on bookkeeping asks.',
    ],
  })

// The old address may belong to somebody else by now: enough of the new one to recognise it, not enough to write to it.
const hidden = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}…${email.slice(at)}`
}
