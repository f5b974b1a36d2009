// How the app looks where a person gets to by doing something: codes, dialogs, thanks, errors, menus. As looks.spec.ts, which see.

import { calls } from '@docmill/contracts'
import type { Page } from '@playwright/test'
import { expect, test } from '../account.ts'
import { freeze } from '../looks/fixed.ts'
import { expectLooks } from '../looks/pictured.ts'

test.use({ timezoneId: 'UTC', locale: 'en-GB' })

/** From now on a call answers so, whatever the record says. */
const answered = (page: Page, name: keyof typeof calls, status: number, json: object) =>
  page.route(
    ({ pathname }) => pathname === calls[name].path,
    (route) => route.fulfill({ status, json }),
  )

/** Opens a page whose timers stand still from `stand` on. */
async function opened(page: Page, path: string, heading: RegExp): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-22T09:00:00Z') })
  await freeze(page)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}
/** From now on no timer of the page runs out. */
const stand = (page: Page) => page.clock.pauseAt(new Date('2026-11-22T09:30:00Z'))

/** An error as the service tells it. */
const refusal = (status: number, code: string, message: string) => ({ type: 'about:blank', title: message, status, code, message })

/** What somebody types who makes an account. */
const person = [
  ['First name', 'Ines'],
  ['Last name', 'Moreau'],
  ['Username', 'ines moreau'],
  ['E-mail', 'ines@moreau.example'],
  ['Password', 'Carrow-yard-1'],
] as const
async function fill(page: Page, values: readonly (readonly [label: string, value: string])[]): Promise<void> {
  for (const [label, value] of values) await page.getByRole('textbox', { name: label, exact: true }).fill(value)
}

test('the code of a new account looks as it did', async ({ page }) => {
  await opened(page, '/auth?mode=signup', /Make an account/)
  await answered(page, 'signUp', 200, { userId: 'usr_1' })
  await fill(page, person)
  await stand(page)
  await page.getByRole('button', { name: 'Make account' }).click()
  await page.getByLabel('Digit 1 of 6').pressSequentially('1234')
  await expectLooks(page, { name: 'code' })
})

test('a code that is refused looks as it did', async ({ page }) => {
  await opened(page, '/auth?mode=signup', /Make an account/)
  await answered(page, 'signUp', 200, { userId: 'usr_1' })
  await answered(page, 'verifyOtp', 422, refusal(422, 'code-wrong', 'Invalid OTP'))
  await fill(page, person)
  await stand(page)
  await page.getByRole('button', { name: 'Make account' }).click()
  await page.getByLabel('Digit 1 of 6').pressSequentially('123456')
  await expect(page.getByText('Invalid OTP')).toBeVisible()
  await expectLooks(page, { name: 'code-fault' })
})

test('a password that is wrong looks as it did', async ({ page }) => {
  await opened(page, '/auth', /Welcome back/)
  await answered(page, 'login', 400, refusal(400, 'password-wrong', 'Invalid Password'))
  await fill(page, [
    ['E-mail', 'ines@moreau.example'],
    ['Password', 'Carrow-yard-2'],
  ])
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Invalid password', { exact: true })).toBeVisible()
  await expectLooks(page, { name: 'login-fault' })
})

test('the new password looks as it did', async ({ page }) => {
  await opened(page, '/auth?mode=forgot', /Forgotten password/)
  await answered(page, 'forgotPassword', 200, { message: 'sent' })
  await page.getByLabel('E-mail').fill('ines@moreau.example')
  await stand(page)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByText('Please enter a valid 6-digit OTP')).toBeVisible()
  await expectLooks(page, { name: 'reset' })
})

test('logging out looks as it did', async ({ page }) => {
  await opened(page, '/dashboard/settings', /Settings/)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expectLooks(page, { name: 'log-out', part: page.getByRole('dialog', { name: 'Log out?' }) })
})

test('replacing the key looks as it did', async ({ page }) => {
  await opened(page, '/dashboard/api-access', /API access/)
  await page.getByRole('button', { name: 'Regenerate' }).click()
  await expectLooks(page, { name: 'replace-key', part: page.getByRole('dialog', { name: 'Replace the key?' }) })
})

test('an expired session looks as it did', async ({ page }) => {
  await opened(page, '/dashboard', /Good/)
  await answered(page, 'settings', 401, { type: 'about:blank', title: 'x', status: 401, code: 'session-expired', message: '' })
  await stand(page)
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await expectLooks(page, { name: 'session-expired', part: page.getByRole('dialog', { name: 'Session Expired' }) })
})

test('the second face of the card, turned to, looks as when it is opened on it', async ({ page }) => {
  await opened(page, '/contact', /Contact Us/)
  await page.getByRole('button', { name: 'Switch to On-Premise Solution' }).click()
  const heading = page.getByRole('heading', { name: 'On-Premise Solution' })
  await expect(heading).toBeFocused()
  await heading.blur()
  await expectLooks(page, { name: 'on-premise' })
})

test('a sign-up that lacks everything looks as it did', async ({ page }) => {
  await opened(page, '/auth?mode=signup', /Make an account/)
  await page.getByRole('button', { name: 'Make account' }).click()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expectLooks(page, { name: 'sign-up-faults' })
})

test('a contact form that lacks everything looks as it did', async ({ page }) => {
  await opened(page, '/contact', /Contact Us/)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Please describe what you are looking for')).toBeVisible()
  await expectLooks(page, { name: 'contact-faults' })
})

test('an on-premise form that was not sent looks as it did', async ({ page }) => {
  await opened(page, '/onPremise', /On-Premise Solution/)
  await answered(page, 'onPremise', 500, {})
  await fill(page, [
    ['Name', 'Ines Moreau'],
    ['Company name', 'Northgate Museum Trust'],
    ['E-mail', 'ines@moreau.example'],
    ['Number of users', '40'],
    ['Your requirements', 'Two sites without a connection'],
  ])
  await page.getByRole('button', { name: 'Request On-Premise Solution' }).click()
  await expect(page.getByText('Failed to submit form. Please try again.')).toBeVisible()
  await expectLooks(page, { name: 'on-premise-fault' })
})

test('name and address being changed look as they did', async ({ page }) => {
  await opened(page, '/dashboard/settings', /Settings/)
  await page.getByRole('button', { name: 'Edit username' }).click()
  await page.getByRole('button', { name: 'Edit e-mail' }).click()
  await expect(page.getByLabel('New e-mail')).toBeFocused()
  await expectLooks(page, { name: 'settings-edit' })
})

test('the code of a new address looks as it did', async ({ page }) => {
  await opened(page, '/dashboard/settings', /Settings/)
  await answered(page, 'requestEmailUpdate', 200, {})
  await page.getByRole('button', { name: 'Edit e-mail' }).click()
  await page.getByLabel('New e-mail').fill('ines@northgate.example')
  await page.getByRole('button', { name: 'Send a code' }).click()
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused()
  await expectLooks(page, { name: 'settings-code' })
})

test('credits that were just bought look as they did', async ({ page }) => {
  await opened(page, '/dashboard', /Good/)
  await answered(page, 'verifyPayment', 200, { status: 'Payment verified successfully', credits: 5250 })
  // As it is left behind for the way back from the checkout.
  await page.evaluate(() => sessionStorage.setItem('order:order_1', JSON.stringify({ amount: 4500, search: '' })))
  await page.goto('/dashboard/credits?order_id=order_1&payment_id=pay_1&signature=none')
  await expect(page.getByText(/^Payment verified/)).toBeVisible()
  await expectLooks(page, { name: 'bought' })
})

test('a new template looks as it did', async ({ page }) => {
  await opened(page, '/dashboard/templates', /Templates/)
  await page.getByRole('button', { name: 'New template' }).first().click()
  await expectLooks(page, { name: 'new-template', part: page.getByRole('dialog', { name: 'New template' }) })
})

test('settings that could not be loaded look as they did', async ({ page }) => {
  await opened(page, '/dashboard', /Good/)
  await answered(page, 'settings', 500, {})
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(page.getByText('Failed to load user settings')).toBeVisible()
  await expectLooks(page, { name: 'settings-fault' })
})

test('the end of an account looks as it did', async ({ page }) => {
  await opened(page, '/dashboard/settings', /Settings/)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expectLooks(page, { name: 'delete-account', part: page.getByRole('dialog', { name: 'Delete your account?' }) })
})

test('the search and the keys look as they did', async ({ page }) => {
  await opened(page, '/dashboard/settings', /Settings/)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option', { name: /PDF to Excel/ })).toBeVisible()
  await expectLooks(page, { name: 'search', part: page.getByRole('dialog', { name: 'Search' }) })
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.press('?')
  await expectLooks(page, { name: 'keys', part: page.getByRole('dialog', { name: 'Keys' }) })
})

test('a home where nothing was converted yet looks as it did', async ({ page }) => {
  await opened(page, '/dashboard/settings', /Settings/)
  await answered(page, 'conversions', 200, { conversions: [], total: 0, page: 1, limit: 5 })
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByText('Nothing converted yet. Drop a file to begin.')).toBeVisible()
  await expectLooks(page, { name: 'home-empty' })
})

test('thanks look as they did', async ({ page }) => {
  await opened(page, '/contact', /Contact Us/)
  await answered(page, 'contact', 200, {})
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ines Moreau')
  await page.getByRole('textbox', { name: 'Company name' }).fill('Northgate Museum Trust')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ines@moreau.example')
  await page.getByLabel('What are you looking for?').fill('Invoices')
  await stand(page)
  await page.getByRole('button', { name: 'Send' }).click()
  await expectLooks(page, { name: 'thanks', part: page.getByRole('dialog', { name: 'Thank You!' }) })
})

test('an error that nothing handled looks as it did', async ({ page }) => {
  await opened(page, '/', /Every cell remembers/)
  await page.mouse.move(200, 200)
  await expect(page.locator('html')).toHaveAttribute('data-ready')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByText('Loading chunk failed')).toBeVisible()
  await expectLooks(page, { name: 'error' })
})

test('the menus of a phone look as they did', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await opened(page, '/', /Every cell remembers/)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectLooks(page, { name: 'menu', part: page.getByRole('banner'), upTo: 768 })
  await page.goto('/dashboard/settings')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expectLooks(page, { name: 'drawer', part: page.getByRole('dialog', { name: 'Menu' }), upTo: 768 })
})
