import type { MailTransport } from './mail.ts'

export { composeMail, type MailBrand, type MailParts } from './compose.ts'
export { type Handover, isPlainAddress, type Mail, type MailLog, type MailTransport } from './mail.ts'
export { createMailbox, type Mailbox, MailQueueFull, type OutboxMail } from './mailbox.ts'

/**
 * The settings this folder needs. `smtpUrl`: SMTP_URL, smtp:// or smtps:// with user and password when the server wants them;
 * null: mails are kept in the local outbox. `from`: MAIL_FROM, `Name <address>` or an address.
 */
export interface MailSettings {
  readonly smtpUrl: string | null
  readonly from: string
}

/** The transport that the settings name; null: the local outbox. */
export async function openMailTransport(settings: MailSettings): Promise<MailTransport | null> {
  if (settings.smtpUrl === null) return null
  return (await import('./smtp.ts')).smtpTransport(settings.smtpUrl, settings.from)
}
