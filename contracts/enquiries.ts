import { z } from 'zod'
import { emailShape } from './accounts.ts'
import { oneLine, plainAddress, severalLines } from './characters.ts'

export const enquiryMessages = {
  name: 'Name is required',
  companyName: 'Company name is required',
  emailInvalid: 'Invalid email',
  email: 'Email is required',
  requirement: 'Please describe what you are looking for',
  usersMinimum: 'Must be at least 1',
  users: 'Number of users is required',
  requirements: 'Please describe your requirements',
  failed: 'Failed to submit form. Please try again.',
  thanksTitle: 'Thank You!',
  thanks: "We've received your submission and will get back to you within 24-48 hours.",
  redirecting: 'Redirecting back...',
} as const

const line = (message: string) => z.string({ error: message }).trim().min(1, message).max(200).regex(oneLine, message)
const email = z
  .string({ error: enquiryMessages.email })
  .trim()
  .min(1, enquiryMessages.email)
  .max(254)
  .regex(emailShape, enquiryMessages.emailInvalid)
  .regex(plainAddress, enquiryMessages.emailInvalid)
/** Several lines: line breaks and tabs, no other control characters. */
const prose = (message: string) => z.string({ error: message }).trim().min(1, message).max(5000).regex(severalLines, message)

export const ContactEnquiry = z.object({
  name: line(enquiryMessages.name),
  companyName: line(enquiryMessages.companyName),
  email,
  requirement: prose(enquiryMessages.requirement),
  needAgent: z.boolean().optional(),
})
export const OnPremiseEnquiry = z.object({
  name: line(enquiryMessages.name),
  companyName: line(enquiryMessages.companyName),
  email,
  usersCount: z.number({ error: enquiryMessages.users }).int().min(1, enquiryMessages.usersMinimum).max(10_000_000),
  requirements: prose(enquiryMessages.requirements),
})
export const EnquiryReply = z.object({ message: z.string() })
