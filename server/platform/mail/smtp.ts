import nodemailer from 'nodemailer'
import { type Handover, isPlainAddress, type Mail, type MailTransport } from './mail.ts'

// A mail server that does not answer must not keep the queue waiting: the mail is tried again later.
const connectMs = 10_000
const answerMs = 20_000

/** Mails go to the SMTP server at `url`, from `from`; one connection is kept open and used again. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: answerMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    send: async (id, mail) => {
      if (!isPlainAddress(mail.to)) return { kind: 'refused', reason: 'the address is not one plain address' }
      try {
        await transport.sendMail({ ...message(mail), from, messageId: `<${id}@${host}>` })
        return { kind: 'sent' }
      } catch (error) {
        return failure(error)
      }
    },
    close: () => transport.close(),
  }
}

const message = (mail: Mail) => ({
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  ...(mail.replyTo !== undefined && isPlainAddress(mail.replyTo) ? { replyTo: { name: '', address: mail.replyTo } } : {}),
  headers: { 'Auto-Submitted': 'auto-generated' },
})

// RFC 5321: 4xx may work later, 5xx never will. A 5xx to the log-in (EAUTH) is the operator's to mend, so the mail is kept for later.
function failure(error: unknown): Handover {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  const where = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  const reason = `${where}${code ? ` ${code}` : ''}`
  return { kind: code >= 500 && (where === 'EENVELOPE' || where === 'EMESSAGE') ? 'refused' : 'failed', reason }
}
