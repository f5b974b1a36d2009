import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../account.ts'
import { golden } from '../golden.ts'
import { expectAccessible } from '../screens.ts'

const widths = [1440, 390] as const
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
      const menu = page.getByRole('button', { name: 'Open menu' })
      if (await menu.isVisible()) await menu.click()
      await page.getByRole('button', { name: 'Logout' }).click()
      await expect(page.getByRole('heading', { name: 'Log out?' })).toBeVisible()
    },
  },
]

for (const width of widths)
  for (const theme of themes) {
    const judge = async (page: Page, screens: readonly Screen[]) => {
      await page.setViewportSize({ width, height: width > 600 ? 900 : 844 })
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
      for (const screen of screens) {
        await page.goto(screen.path)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(screen.heading)
        await page.waitForLoadState('networkidle')
        await screen.prepare?.(page)
        await expectAccessible(page, `${screen.name}-${width}-${theme}`)
      }
    }
    test(`axe finds nothing on the screens of a visitor, ${width} wide, ${theme}`, async ({ page }) => {
      await judge(page, visitor)
    })
    test(`axe finds nothing on the screens of a signed-in person, ${width} wide, ${theme}`, async ({ page, sharedAccount }) => {
      test.setTimeout(120_000)
      await signIn(page, sharedAccount)
      await judge(page, signedIn)
    })
  }

test('axe finds nothing on a result, and nothing scrolls sideways at 320', async ({ page, account }) => {
  expect(account.token).not.toBe('')
  const invoice = golden('ruled-invoice')
  await page.goto('/dashboard/converters/pdf-to-excel')
  await page.getByLabel('Files to convert').setInputFiles(invoice.file)
  await page.getByRole('button', { name: `Convert ${invoice.pages} pages` }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Ready/ })).toBeVisible({ timeout: 40_000 })
  await page.waitForLoadState('networkidle')
  for (const width of [1440, 390, 320])
    for (const theme of themes) {
      await page.setViewportSize({ width, height: 844 })
      await page.evaluate((value) => {
        document.documentElement.dataset.theme = value
      }, theme)
      await expectAccessible(page, `result-${width}-${theme}`)
    }
  await page.setViewportSize({ width: 320, height: 700 })
  for (const screen of [...visitor, ...signedIn.filter(({ prepare }) => !prepare)]) {
    await page.goto(screen.path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(screen.heading)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${screen.name} at 320`).toBeLessThanOrEqual(0)
  }
})
