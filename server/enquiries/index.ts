import { enquiryMessages } from '@docmill/contracts'
import type { Selectable } from 'kysely'
import type { Feature } from '../feature.ts'
import type { Clock } from '../platform/clock/index.ts'
import type { Queries, Tables } from '../platform/database/index.ts'
import { type MailBrand, type Mailbox, MailQueueFull } from '../platform/mail/index.ts'
import { enquiryMail } from './emails.ts'
import type { Enquiry } from './enquiry.ts'

export type StoredEnquiry = Readonly<Selectable<Tables['enquiries']>>

export interface Enquiries extends Feature<'contact' | 'onPremise'> {
  /** The newest enquiries, newest first, for operators. */
  list(most: number): Promise<readonly StoredEnquiry[]>
}

export interface EnquiryDependencies {
  readonly queries: Queries
  readonly clock: Clock
  readonly mailbox: Pick<Mailbox, 'post'>
  readonly brand: MailBrand
  /** SALES_EMAIL: where enquiries go. */
  readonly salesAddress: string
}

/** Contact and on-premise enquiries of visitors: stored, and mailed to the sales address. */
export function createEnquiries({ queries, clock, mailbox, brand, salesAddress }: EnquiryDependencies): Enquiries {
  const take = async (enquiry: Enquiry) => {
    await queries.transaction().execute(async (transaction) => {
      const { kind, name, companyName, email, requirement } = enquiry
      await transaction
        .insertInto('enquiries')
        .values({
          kind,
          name,
          companyName,
          email,
          requirement,
          needAgent: enquiry.kind === 'contact' ? enquiry.needAgent : null,
          usersCount: enquiry.kind === 'on-premise' ? enquiry.usersCount : null,
          createdAt: clock.now(),
        })
        .execute()
      // With a mail server down for long the enquiry is still stored: operators list it.
      await mailbox.post(transaction, enquiryMail(brand, salesAddress, enquiry)).catch((error: unknown) => {
        if (!(error instanceof MailQueueFull)) throw error
      })
    })
    return { message: enquiryMessages.thanks }
  }
  return {
    list: (most) => queries.selectFrom('enquiries').selectAll().orderBy('createdAt', 'desc').limit(most).execute(),
    handlers: {
      contact: ({ body }) => take({ kind: 'contact', ...body, needAgent: body.needAgent ?? false }),
      onPremise: ({ body: { requirements, ...body } }) => take({ kind: 'on-premise', ...body, requirement: requirements }),
    },
  }
}
