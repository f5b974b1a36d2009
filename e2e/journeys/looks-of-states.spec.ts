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

test('the code of a new account looks as it did', async ({ page }) => {
  await opened(page, '/auth?mode=signup', /Make an account/)
  await answered(page, 'signUp', 200, { userId: 'usr_1' })
  for (const [label, value] of [
    ['First name', 'Ines'],
    ['Last name', 'Moreau'],
    ['Username', 'ines moreau'],
    ['E-mail', 'ines@moreau.example'],
  ] as const)
    await page.getByLabel(label).fill(value)
  await page.getByLabel('Password', { exact: true }).fill('Carrow-yard-1')
  await stand(page)
  await page.getByRole('button', { name: 'Make account' }).click()
  await page.getByLabel('Digit 1 of 6').pressSequentially('1234')
  await expectLooks(page, { name: 'code' })
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

test('name and address being changed look as they did', async ({ page }) => {
  await opened(page, '/dashboard/settings', /Settings/)
  await page.getByRole('button', { name: 'Edit username' }).click()
  await page.getByRole('button', { name: 'Edit e-mail' }).click()
  await expect(page.getByLabel('New e-mail')).toBeFocused()
  await expectLooks(page, { name: 'settings-edit' })
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
