import { enquiryMessages, limits } from '@docmill/contracts'
import { expect, type Page, test } from '@playwright/test'
import { mailTo, newPerson } from '../account.ts'
import { enterOn, typeInto } from '../keys.ts'
import { seenBefore } from '../site-visits.ts'

test.describe('enquiries', () => {
  // In this order: the last test uses up what one address may send in an hour.
  test.describe.configure({ mode: 'serial' })

  test('the forms say what is missing, and carry over what they share when the card flips', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Send' }).click()
    for (const message of [enquiryMessages.name, enquiryMessages.companyName, enquiryMessages.email, enquiryMessages.requirement])
      await expect(page.getByText(message, { exact: true })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ines Moreau')
    await expect(page.getByText(enquiryMessages.name, { exact: true })).toBeHidden()
    await page.getByRole('textbox', { name: 'Company name' }).fill('Northgate Museum Trust')
    await page.getByRole('textbox', { name: 'E-mail' }).fill('ines@northgate')
    await expect(page.getByText(enquiryMessages.emailInvalid)).toBeVisible()
    await page.getByRole('textbox', { name: 'E-mail' }).fill('ines@northgate.example')
    await page.getByRole('button', { name: 'Switch to On-Premise Solution' }).click()
    await expect(page.getByRole('heading', { name: 'On-Premise Solution' })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeHidden()
    await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue('Northgate Museum Trust')
    await page.getByRole('button', { name: 'Request On-Premise Solution' }).click()
    for (const message of [enquiryMessages.users, enquiryMessages.requirements])
      await expect(page.getByText(message, { exact: true })).toBeVisible()
    await page.getByRole('textbox', { name: 'Number of users' }).fill('0')
    await expect(page.getByText(enquiryMessages.usersMinimum)).toBeVisible()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('I. Moreau')
    await page.getByRole('button', { name: 'Switch to Contact Form' }).click()
    await expect(page.getByRole('heading', { name: 'On-Premise Solution' })).toBeHidden()
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('I. Moreau')
  })

  test('a sent contact form says thank you for three seconds and goes back one step; the enquiry is mailed', async ({ page, request }) => {
    await seenBefore(page)
    const { email } = newPerson()
    await page.clock.install()
    await page.goto('/accuracy')
    await page.goto('/contact')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ines Moreau')
    await page.getByRole('textbox', { name: 'Company name' }).fill('Northgate Museum Trust')
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await page.getByLabel('What are you looking for?').fill('2,000 supplier invoices a month')
    await page.getByLabel('I would like to speak with the team').check()
    await page.clock.pauseAt(Date.now() + 60_000)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/docmill/contact', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    release()
    const thanks = page.getByRole('dialog', { name: enquiryMessages.thanksTitle })
    await expect(thanks).toContainText(enquiryMessages.thanks)
    await expect(thanks).toContainText(enquiryMessages.redirecting)
    await page.clock.runFor(limits.timings.thankYouMs - 100)
    await expect(thanks).toBeVisible()
    await page.clock.runFor(200)
    await expect(page).toHaveURL(/\/accuracy$/)
    const mail = await mailTo(request, '@', ({ text }) => text.includes(email))
    expect(mail.text).toContain('2,000 supplier invoices a month')
  })

  test('a sent on-premise form says thank you too, also when it is filled with the keyboard alone', async ({ page }) => {
    await page.goto('/onPremise')
    await typeInto(page, /^Name/, 'Ines Moreau')
    await typeInto(page, /^Company name/, 'Northgate Museum Trust')
    await typeInto(page, /^E-mail/, 'ines@northgate.example')
    await typeInto(page, /^Number of users/, '40')
    await typeInto(page, /^Your requirements/, 'Two sites without a connection')
    await enterOn(page, /^Request On-Premise Solution/)
    await expect(page.getByRole('dialog', { name: enquiryMessages.thanksTitle })).toBeVisible()
  })

  test('a failed submission is told on the on-premise face only; both keep what was typed and can be sent again', async ({
    page,
    request,
  }) => {
    const enquiry = { name: 'Ines', companyName: 'Northgate', email: 'ines@northgate.example', requirement: 'Invoices' }
    for (let sent = 0; sent < limits.rates.enquiry.points; sent++) {
      const response = await request.post('/api/docmill/contact', { data: enquiry })
      if (response.status() === 429) break
    }
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    await page.goto('/onPremise')
    await fillOnPremise(page)
    await page.getByRole('button', { name: 'Request On-Premise Solution' }).click()
    await expect(page.getByRole('alert')).toContainText(enquiryMessages.failed)
    await expect(page.getByRole('button', { name: 'Request On-Premise Solution' })).toBeEnabled()
    await expect(page.getByRole('textbox', { name: 'Your requirements' })).toHaveValue('Two sites without a connection')
    await page.getByRole('button', { name: 'Switch to Contact Form' }).click()
    await page.getByLabel('What are you looking for?').fill('Receipts')
    const before = logged.length
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => logged.slice(before).join('\n')).toContain('The contact enquiry was not sent')
    await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled()
    await expect(page.getByText(enquiryMessages.failed)).toBeHidden()
    await expect(page.getByLabel('What are you looking for?')).toHaveValue('Receipts')
  })
})

async function fillOnPremise(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ines Moreau')
  await page.getByRole('textbox', { name: 'Company name' }).fill('Northgate Museum Trust')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ines@northgate.example')
  await page.getByRole('textbox', { name: 'Number of users' }).fill('40')
  await page.getByRole('textbox', { name: 'Your requirements' }).fill('Two sites without a connection')
}
