import { afterAll, beforeAll, expect, it } from 'vitest'
import { openService, type Service } from '../access/testing.ts'
import { describeOnEachDatabase } from '../platform/database/testing.ts'
import { createEnquiries, type Enquiries } from './index.ts'

const contact = {
  name: 'Grace Hopper',
  companyName: 'Eckert & Mauchly',
  email: 'grace@example.com',
  requirement: 'Invoices, 4,000 a month.\nWith <b>line items</b>.',
  needAgent: true,
}
const onPremise = { name: 'Grace Hopper', companyName: 'Navy', email: 'grace@example.com', usersCount: 12, requirements: 'In our rooms' }

describeOnEachDatabase('enquiries', (database) => {
  let service: Service
  let enquiries: Enquiries
  beforeAll(async () => {
    service = await openService(database(), {
      more: ({ clock, mailbox, brand }) => {
        enquiries = createEnquiries({ queries: database().kysely, clock, mailbox, brand, salesAddress: 'sales@example.com' })
        return enquiries
      },
    })
  })
  afterAll(() => service.close())

  it('are stored and mailed to the sales address, with nothing in them read as HTML', async () => {
    expect((await service.call('contact', { body: contact })).status).toBe(200)
    const mail = await service.mailTo('sales@example.com')
    expect(mail.subject).toBe('Contact enquiry from Eckert & Mauchly')
    expect(mail.text).toContain('Invoices, 4,000 a month.')
    expect(mail.html).toContain('With &lt;b&gt;line items&lt;/b&gt;.')
    expect((await service.call('onPremise', { body: onPremise })).status).toBe(200)
    expect((await service.mailTo('sales@example.com')).text).toMatch(/Number of users +12/)
    expect((await enquiries.list(2)).map(({ kind }) => kind).sort()).toEqual(['contact', 'on-premise'])
  })

  it.each([
    ['contact', { ...contact, name: '' }, 'name', 'Name is required'],
    ['contact', { ...contact, companyName: undefined }, 'companyName', 'Company name is required'],
    ['contact', { ...contact, email: 'grace' }, 'email', 'Invalid email'],
    ['contact', { ...contact, email: ' ' }, 'email', 'Email is required'],
    ['contact', { ...contact, requirement: '' }, 'requirement', 'Please describe what you are looking for'],
    ['contact', { ...contact, companyName: 'A\r\nBcc: victim@example.com' }, 'companyName', 'Company name is required'],
    ['onPremise', { ...onPremise, usersCount: 0 }, 'usersCount', 'Must be at least 1'],
    ['onPremise', { ...onPremise, usersCount: undefined }, 'usersCount', 'Number of users is required'],
    ['onPremise', { ...onPremise, requirements: ' ' }, 'requirements', 'Please describe your requirements'],
  ] as const)('by %s with %j are refused', async (call, body, field, sentence) => {
    const answer = await service.call(call, { body })
    expect(answer.status).toBe(422)
    expect(answer.body.fields[field]).toBe(sentence)
  })

  it('are taken five times an hour from one address', async () => {
    const send = () => service.call('contact', { body: contact, address: '192.0.2.77' })
    const answers = await Promise.all(Array.from({ length: 8 }, send))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    const refused = await send()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
    expect(refused.headers['ratelimit-limit']).toBe('5')
  })

  it('are refused above 10 KB', async () => {
    expect((await service.call('contact', { body: { ...contact, requirement: 'x'.repeat(11_000) } })).body.code).toBe('body-too-large')
  })
})
