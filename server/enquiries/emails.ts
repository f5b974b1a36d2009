import { composeMail, type Mail, type MailBrand } from '../platform/mail/index.ts'
import type { Enquiry } from './enquiry.ts'

/** An enquiry as the sales address gets it; answering it writes to the visitor. */
export const enquiryMail = (brand: MailBrand, salesAddress: string, enquiry: Enquiry): Mail =>
  composeMail(brand, {
    to: salesAddress,
    replyTo: enquiry.email,
    subject: `${enquiry.kind === 'contact' ? 'Contact' : 'On-premise'} enquiry from ${enquiry.companyName}`,
    preview: enquiry.requirement.slice(0, 120),
    heading: enquiry.kind === 'contact' ? 'Contact enquiry' : 'On-premise enquiry',
    paragraphs: [enquiry.requirement],
    rows: [
      ['Name', enquiry.name],
      ['Company', enquiry.companyName],
      ['E-mail', enquiry.email],
      enquiry.kind === 'contact'
        ? ['Wants to speak with the team', enquiry.needAgent ? 'Yes' : 'No']
        : ['Number of users', enquiry.usersCount.toLocaleString('en')],
    ],
    note: 'Answer within 24 to 48 hours, as the form promises. Answering this mail writes to the visitor.',
  })
