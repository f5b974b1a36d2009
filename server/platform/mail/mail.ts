/** A mail that is ready to be sent. */
export interface Mail {
  /** One address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where answers should go, when not to the sender. */
  readonly replyTo?: string
}

/** What became of handing a mail over. 'refused': the server will never take it (5xx), so it is not tried again. */
export type Handover = { readonly kind: 'sent' } | { readonly kind: 'refused' | 'failed'; readonly reason: string }

/** Hands mails to a mail server. */
export interface MailTransport {
  /** Gives what became of it; never throws. `id` makes the Message-ID, so that a mail handed over twice can be known as one. */
  send(id: string, mail: Mail): Promise<Handover>
  close(): void
}

/** Where the folder says what it does: no address, no subject, no code. */
export interface MailLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}

// One address that stands for itself: nothing in it that a header or an address list would read as more than one.
const plainAddress = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u

/** Whether `address` may be written into a mail's header. */
export const isPlainAddress = (address: string): boolean => address.length <= 254 && plainAddress.test(address)
