// What a person is told when the service, or somebody it depends on, fails: the error catalogue, sentence by sentence.

import { accountMessages, apiKeyMessages, calls, creditMessages, limits, paymentMessages } from '@docmill/contracts'
import type { Page } from '@playwright/test'
import { expect, newPerson, signIn, test } from '../account.ts'

/** From now on the service fails at a call, without a word of its own. */
const broken = (page: Page, name: keyof typeof calls) =>
  page.route(
    ({ pathname }) => pathname === calls[name].path,
    (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: '' }),
  )
/** From now on the service answers a call so. */
const answered = (page: Page, name: keyof typeof calls, status: number, json: object) =>
  page.route(
    ({ pathname }) => pathname === calls[name].path,
    (route) => route.fulfill({ status, json }),
  )

test.describe('in the dashboard', () => {
  test.beforeEach(async ({ page, sharedAccount }) => {
    await signIn(page, sharedAccount)
  })

  const screens = [
    { call: 'dashboard', path: '/dashboard', sentence: accountMessages.dashboard },
    { call: 'settings', path: '/dashboard/settings', sentence: accountMessages.settingsLoad },
    { call: 'transactions', path: '/dashboard/credits', sentence: creditMessages.transactions },
    { call: 'calculateCredits', path: '/dashboard/credits', sentence: creditMessages.calculate },
    { call: 'apiKey', path: '/dashboard/api-access', sentence: apiKeyMessages.fetch },
  ] as const
  for (const { call, path, sentence } of screens)
    test(`"${sentence}"`, async ({ page }) => {
      await broken(page, call)
      await page.goto(path)
      await expect(page.getByText(sentence).first()).toBeVisible()
    })

  test('a key that can be neither replaced nor copied', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
    })
    await broken(page, 'regenerateApiKey')
    await page.goto('/dashboard/api-access')
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(page.getByText(apiKeyMessages.copy)).toBeVisible()
    await page.getByRole('button', { name: 'Regenerate' }).click()
    await page.getByRole('button', { name: 'Replace the key' }).click()
    await expect(page.getByText(apiKeyMessages.regenerate)).toBeVisible()
  })

  test('a name that cannot be saved, and a code that is wrong', async ({ page }) => {
    await broken(page, 'updateUserName')
    await answered(page, 'requestEmailUpdate', 200, { message: 'sent' })
    await answered(page, 'verifyEmailUpdate', 422, {
      type: 'about:blank',
      title: 'x',
      status: 422,
      code: 'wrong-code',
      message: 'Invalid OTP',
    })
    await page.goto('/dashboard/settings')
    await page.getByRole('button', { name: 'Edit username' }).click()
    await page.getByLabel('Username').fill('ines moreau')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(accountMessages.settingsUpdate)).toBeVisible()
    await page.getByRole('button', { name: 'Edit e-mail' }).click()
    await page.getByLabel('New e-mail').fill(newPerson().email)
    await page.getByRole('button', { name: 'Send a code' }).click()
    await page.getByLabel('Digit 1 of 6').pressSequentially('12345')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText(accountMessages.verificationCode)).toBeVisible()
    await page.getByLabel('Digit 6 of 6').pressSequentially('6')
    await expect(page.getByText(accountMessages.settingsCode)).toBeVisible()
  })

  test('a payment that cannot be begun, whose provider cannot be loaded, or whose payer is not known', async ({ page }) => {
    await broken(page, 'createOrder')
    await page.goto('/dashboard/credits')
    await page.getByRole('button', { name: 'Buy Starter' }).click()
    await expect(page.getByText(paymentMessages.initiate)).toBeVisible()

    const order = { id: 'order_1', amount: 1000, currency: 'USD', credits: 1050, provider: 'razorpay', keyId: 'key', checkoutUrl: null }
    await answered(page, 'createOrder', 200, order)
    await page.getByRole('button', { name: 'Buy Starter' }).click()
    await expect(page.getByText(paymentMessages.sdk)).toBeVisible()

    // The policy of this installation names no provider: its script is put in place of the one that may not be loaded.
    await page.evaluate(() => {
      const append = Element.prototype.append
      document.head.append = (...nodes) => {
        for (const node of nodes)
          if (node instanceof HTMLScriptElement) setTimeout(() => node.onload?.(new Event('load')))
          else append.call(document.head, node)
      }
    })
    await broken(page, 'settings')
    await page.getByRole('button', { name: 'Buy Starter' }).click()
    await expect(page.getByText(creditMessages.profile)).toBeVisible()
  })

  test('a payment that cannot be verified', async ({ page }) => {
    await broken(page, 'verifyPayment')
    await page.goto('/dashboard/credits')
    await page.evaluate(() => sessionStorage.setItem('order:order_1', JSON.stringify({ amount: 1000, search: '' })))
    await page.goto('/dashboard/credits?order_id=order_1&payment_id=pay_1&signature=abc')
    await expect(page.getByText(paymentMessages.verify)).toBeVisible()
    await expect(page).toHaveURL(/\/credits$/)
  })

  test('what was saved is said for three seconds', async ({ page, sharedAccount }) => {
    await page.clock.install()
    await answered(page, 'updateUserName', 200, { userName: sharedAccount.username })
    await page.goto('/dashboard/settings')
    await page.getByRole('button', { name: 'Edit username' }).click()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: 'Save' }).click()
    const said = page.getByText('Username saved')
    await expect(said).toBeVisible()
    await page.clock.runFor(limits.timings.successMessageMs - 100)
    await expect(said).toBeVisible()
    await page.clock.runFor(200)
    await expect(said).toBeHidden()
  })

  test('an expired session is said for three seconds', async ({ page }) => {
    await page.clock.install()
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Good')
    await page.clock.pauseAt(Date.now() + 60_000)
    await answered(page, 'settings', 401, { type: 'about:blank', title: 'x', status: 401, code: 'session-expired', message: '' })
    await page.getByRole('link', { name: 'Settings', exact: true }).click()
    const overlay = page.getByRole('dialog', { name: 'Session Expired' })
    await expect(overlay).toContainText(accountMessages.sessionExpired)
    await page.clock.runFor(limits.timings.sessionExpiredMs - 100)
    await expect(overlay).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(overlay).toBeVisible()
    await page.clock.runFor(200)
    await expect(page).toHaveURL(/\/auth$/)
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
})

test('a login, a new account and a code at which the service fails', async ({ page }) => {
  await broken(page, 'login')
  await page.goto('/auth')
  await page.getByLabel('E-mail').fill(newPerson().email)
  await page.getByLabel('Password', { exact: true }).fill('Carrow-yard-1')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText(accountMessages.default)
  await broken(page, 'forgotPassword')
  await page.getByRole('button', { name: 'Forgot it?' }).click()
  await page.getByLabel('E-mail').fill(newPerson().email)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page.getByRole('alert')).toContainText(accountMessages.forgotFailed)
})

test('a code that has expired leads back to the address after two seconds', async ({ page }) => {
  await page.clock.install()
  const { email } = newPerson()
  await answered(page, 'forgotPassword', 200, { message: 'sent' })
  await answered(page, 'resetPassword', 400, { type: 'about:blank', title: 'x', status: 400, code: 'code-expired', message: 'expired' })
  await page.goto('/auth?mode=forgot')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByLabel('Digit 1 of 6').pressSequentially('123456')
  await page.getByLabel('New password').fill('Carrow-yard-1')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByRole('alert')).toContainText(accountMessages.resetExpired)
  await page.clock.runFor(limits.timings.resetExpiredMs - 100)
  await expect(page.getByRole('heading', { name: 'New password' })).toBeVisible()
  await page.clock.runFor(200)
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
})

test('another code can be asked for after thirty seconds', async ({ page }) => {
  await page.clock.install()
  await answered(page, 'signUp', 200, { userId: 'usr_1' })
  await answered(page, 'resendOtp', 200, {})
  const person = newPerson()
  await page.goto('/auth?mode=signup')
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Make account' }).click()
  await expect(page.getByText('Send again in 0:30')).toBeVisible()
  await page.clock.runFor(limits.code.resendMs - 1000)
  await expect(page.getByText('Send again in 0:01')).toBeVisible()
  await page.clock.runFor(1100)
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('Send again in 0:30')).toBeVisible()
})

test('a sign-in with Google whose script cannot be loaded', async ({ page }) => {
  await page.route(
    ({ pathname }) => pathname === calls.site.path,
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), googleClientId: 'client.apps.example' } })
    },
  )
  // As the server writes the page where a foreign button is configured: the app then comes at once.
  await page.route('**/auth', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('<html ', '<html data-others ') })
  })
  await page.goto('/auth')
  await expect(page.getByRole('alert')).toContainText(accountMessages.social)
})
