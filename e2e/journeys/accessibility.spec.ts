import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { codeFor, expect, newPerson, signIn, test } from '../account.ts'
import { converted } from '../converted.ts'
import { golden } from '../golden.ts'
import { expectAccessible } from '../screens.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const
const themes = ['light', 'dark'] as const

interface Screen {
  readonly name: string
  readonly path: string
  readonly heading: RegExp
  /** What is done on the page before it is judged. */
  readonly prepare?: (page: Page) => Promise<void>
}
const visitor: readonly Screen[] = [
  { name: 'login', path: '/auth', heading: /Welcome back/ },
  {
    name: 'sign-up',
    path: '/auth?mode=signup',
    heading: /Make an account/,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Make account' }).click()
      await expect(page.getByText('Email is required')).toBeVisible()
    },
  },
  { name: 'forgot', path: '/auth?mode=forgot', heading: /Forgotten password/ },
  { name: 'undo-email', path: '/undo-email-change#token=none', heading: /Undo the change/ },
]
const signedIn: readonly Screen[] = [
  { name: 'home', path: '/dashboard', heading: /Good/ },
  { name: 'conversions', path: '/dashboard/conversions', heading: /All conversions/ },
  { name: 'converters', path: '/dashboard/converters', heading: /Converters/ },
  { name: 'converter-empty', path: '/dashboard/converters/pdf-to-markdown', heading: /PDF to Markdown/ },
  {
    name: 'converter-quote',
    path: '/dashboard/converters/pdf-to-excel',
    heading: /PDF to Excel/,
    prepare: async (page) => {
      await page.getByLabel('Files to convert').setInputFiles([
        { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: readFileSync(golden('ruled-invoice').file) },
        { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
      ])
      await expect(page.getByRole('button', { name: /^Convert \d+ pages/ })).toBeEnabled()
      await expect(page.getByText('The file is empty.')).toBeVisible()
    },
  },
  {
    name: 'templates',
    path: '/dashboard/templates',
    heading: /Templates/,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'New template' }).first().click()
      await page.getByText('More', { exact: true }).click()
    },
  },
  { name: 'credits', path: '/dashboard/credits', heading: /Credits/ },
  { name: 'settings', path: '/dashboard/settings', heading: /Settings/ },
  { name: 'api-access', path: '/dashboard/api-access', heading: /API access/ },
  {
    name: 'search',
    path: '/dashboard',
    heading: /Good/,
    prepare: async (page) => {
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'logout',
    path: '/dashboard/settings',
    heading: /Settings/,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Logout' }).click()
      await expect(page.getByRole('heading', { name: 'Log out?' })).toBeVisible()
    },
  },
]

/** Looks at a screen in all widths and both themes without loading it anew, then at the narrowest width that must not scroll sideways. */
async function judge(page: Page, screen: Screen): Promise<void> {
  await page.setViewportSize(sizes[0])
  await page.goto(screen.path)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(screen.heading)
  await page.waitForLoadState('networkidle')
  await screen.prepare?.(page)
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const theme of themes) {
      await page.evaluate((value) => {
        document.documentElement.dataset.theme = value
      }, theme)
      await expectAccessible(page, `${screen.name}-${size.width}-${theme}`, theme === 'light' ? undefined : 'colours')
    }
  }
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${screen.name} at 320`).toBeLessThanOrEqual(0)
}

for (const screen of visitor)
  test(`axe finds nothing on ${screen.name}`, async ({ page }) => {
    await judge(page, screen)
  })

for (const screen of signedIn)
  test(`axe finds nothing on ${screen.name}`, async ({ page, sharedAccount }) => {
    await signIn(page, sharedAccount)
    await judge(page, screen)
  })

test('axe finds nothing on a result', async ({ page, account }) => {
  await signIn(page, account)
  await judge(page, {
    name: 'result',
    path: '/dashboard/converters/pdf-to-excel',
    heading: /PDF to Excel/,
    prepare: async () => {
      const invoice = golden('ruled-invoice')
      await page.getByLabel('Files to convert').setInputFiles(invoice.file)
      await page.getByRole('button', { name: `Convert ${invoice.pages} pages` }).click()
      await expect(page.getByRole('heading', { level: 1, name: /^Ready/ })).toBeVisible({ timeout: 90_000 })
      await page.waitForLoadState('networkidle')
    },
  })
})

test('axe finds nothing on a review, its keys and its menus', async ({ page, account, request }) => {
  const id = await converted(request, account.token, 'pdf-to-excel', golden('banded-list').file)
  const heading = /banded-list\.pdf/
  await judge(page, { name: 'review', path: `/dashboard/conversions/${id}/review`, heading })
  await page.setViewportSize(sizes[0])
  for (const tab of ['Text', 'JSON', 'Fields', 'Template']) {
    await page.getByRole('tab', { name: tab }).first().click()
    await expectAccessible(page, `review-${tab.toLowerCase()}`)
  }
  await page.getByRole('button', { name: 'Other formats' }).click()
  await expectAccessible(page, 'review-formats')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  // Its fading in is waited for only once it has begun.
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'review-keys')
})

test('axe finds nothing on the code and the new password', async ({ page, request, account }) => {
  const person = newPerson()
  await judge(page, {
    name: 'check-mail',
    path: '/auth?mode=signup',
    heading: /Make an account/,
    prepare: async () => {
      await page.getByLabel('First name').fill(person.firstName)
      await page.getByLabel('Last name').fill(person.lastName)
      await page.getByLabel('Username').fill(person.username)
      await page.getByLabel('E-mail').fill(person.email)
      await page.getByLabel('Password', { exact: true }).fill(person.password)
      await page.getByRole('button', { name: 'Make account' }).click()
      await page.getByLabel('Digit 1 of 6').pressSequentially((await codeFor(request, person.email)).slice(0, 4))
    },
  })
  await judge(page, {
    name: 'new-password',
    path: '/auth?mode=forgot',
    heading: /Forgotten password/,
    prepare: async () => {
      await page.getByLabel('E-mail').fill(account.email)
      await page.getByRole('button', { name: 'Send the code' }).click()
      await page.getByRole('button', { name: 'Set the new password' }).click()
      await expect(page.getByText('Please enter a valid 6-digit OTP')).toBeVisible()
    },
  })
})

test('axe finds nothing in the menu of a phone', async ({ page, sharedAccount }) => {
  await signIn(page, sharedAccount)
  await page.setViewportSize(sizes[2])
  await page.goto('/dashboard/settings')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectAccessible(page, 'menu-390-light')
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Credits', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Credits' })).toBeFocused()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
})

test('axe finds nothing on the documentation, its reference and the test checkout', async ({ page, sharedAccount }) => {
  const look = async (name: string) => {
    for (const [size, theme] of [
      [sizes[0], 'light'],
      [sizes[2], 'dark'],
    ] as const) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.evaluate((value) => {
        document.documentElement.dataset.theme = value
      }, theme)
      await expectAccessible(page, `${name}-${size.width}-${theme}`)
    }
  }
  await page.goto('/docs/errors')
  await look('docs-guide')
  await page.goto('/docs/api')
  await page
    .getByRole('button', { name: /dev\/convert/ })
    .first()
    .click()
  await expect(page.getByText('Request body')).toBeVisible()
  await look('docs-reference')
  await signIn(page, sharedAccount)
  await page.goto('/dashboard/credits')
  await page.getByRole('article', { name: 'Starter' }).getByRole('button').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Test checkout' })).toBeVisible()
  await look('checkout')
})
