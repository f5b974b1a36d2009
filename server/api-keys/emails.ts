import { composeMail, type Mail, type MailBrand } from '../platform/mail/index.ts'

/** Sent when a key is replaced, so that a person who did not do it knows. */
export const keyRegeneratedMail = (brand: MailBrand, to: string): Mail =>
  composeMail(brand, {
    to,
    subject: `Your ${brand.name} API key was replaced`,
    preview: 'The old key no longer works.',
    heading: 'Your API key was replaced',
    paragraphs: ['A new API key was made. The old one stopped working at once: programs that use it need the new one.'],
    button: { label: 'See the API key', url: `${brand.siteUrl}/dashboard/api-access` },
    note: 'This was not you? Log out everywhere in the settings, set a new password, and replace the key again.',
  })
