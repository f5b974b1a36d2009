import { composeMail, type Mail, type MailBrand } from '../platform/mail/index.ts'
import { dayInWords, money, receiptName } from './words.ts'

export interface ReceiptParts {
  readonly receiptNumber: number
  readonly orderId: string
  readonly paymentId: string
  readonly credits: number
  readonly amountMinor: number
  readonly currency: string
  readonly paidAt: Date
  /** Paid at the test provider: no money moved, and the receipt says so. */
  readonly test: boolean
}

/** What a receipt says about how it was paid. */
export const howPaid = (test: boolean): string => (test ? 'Test payment: no money has moved.' : 'Paid by card. No further payment is due.')

/** Sent when a payment has been credited. */
export const receiptMail = (brand: MailBrand, to: string, receipt: ReceiptParts): Mail =>
  composeMail(brand, {
    to,
    subject: `Receipt ${receiptName(receipt.receiptNumber)}: ${receipt.credits.toLocaleString('en')} ${brand.name} credits`,
    preview: `${money(receipt.amountMinor, receipt.currency)} paid. The credits are on your account.`,
    heading: 'Thank you for your purchase',
    paragraphs: ['The payment has arrived and the credits are on your account. They are valid for one year.'],
    rows: [
      ['Credits', receipt.credits.toLocaleString('en')],
      ['Paid', money(receipt.amountMinor, receipt.currency)],
      ['Date', dayInWords(receipt.paidAt)],
      ['Receipt', receiptName(receipt.receiptNumber)],
      ['Order', receipt.orderId],
      ['Payment', receipt.paymentId],
    ],
    button: { label: 'See your credits', url: `${brand.siteUrl}/dashboard/credits` },
    note: `${howPaid(receipt.test)} The receipt as PDF is in the history of your credits.`,
  })

/** Sent once when credits run low after a conversion, and again only after they were enough in between. */
export const lowCreditsMail = (brand: MailBrand, to: string, balance: number): Mail =>
  composeMail(brand, {
    to,
    subject: balance === 0 ? `Your ${brand.name} credits are used up` : `${balance} ${brand.name} credits left`,
    preview: 'Add credits before the next document.',
    heading: balance === 0 ? 'Your credits are used up' : `${balance} credits left`,
    paragraphs: [
      balance === 0
        ? 'The next document needs credits. A PDF page to Excel or Markdown costs 15.'
        : `That is enough for ${Math.floor(balance / 15)} more PDF pages to Excel or Markdown, at 15 credits a page.`,
    ],
    button: { label: 'Add credits', url: `${brand.siteUrl}/dashboard/credits` },
    note: 'You get this mail once, not at every conversion.',
  })
