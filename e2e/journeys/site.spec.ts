import { expect, test } from '@playwright/test'
import { expectAccessible } from '../screens.ts'
import { seenBefore, watch } from '../site-visits.ts'

const desktop = { width: 1440, height: 900 } as const
const tablet = { width: 768, height: 1024 } as const
const phone = { width: 390, height: 844 } as const

test.describe('axe finds nothing, and nothing scrolls sideways, on', () => {
  const screens = [
    { name: 'landing', path: '/', heading: /Every cell remembers/ },
    { name: 'contact', path: '/contact', heading: 'Contact Us' },
    { name: 'on-premise', path: '/onPremise', heading: 'On-Premise Solution' },
    { name: 'terms', path: '/terms-of-service', heading: 'Terms of service' },
    { name: 'accuracy', path: '/accuracy', heading: 'How accurate is it?' },
  ] as const
  for (const { name, path, heading } of screens)
    for (const size of [desktop, tablet, phone])
      test(`${name}, ${size.width} wide`, async ({ page }) => {
        await seenBefore(page)
        const found = watch(page)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.setViewportSize(size)
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await page.waitForLoadState('networkidle')
        for (const theme of ['light', 'dark'] as const) {
          await page.evaluate((value) => {
            document.documentElement.dataset.theme = value
          }, theme)
          await expectAccessible(page, `site-${name}-${size.width}-${theme}`, theme === 'light' ? undefined : 'colours')
        }
        await page.setViewportSize({ width: 320, height: 700 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'at 320').toBeLessThanOrEqual(0)
        expect(found).toEqual([])
      })
})

test('a page that nobody touches stands without the app, with its threads, title and welcome, and the first touch brings the app', async ({
  page,
}) => {
  const found = watch(page)
  await seenBefore(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(page.locator('.stage .threads .ln')).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'Dark theme', pressed: true })).toBeVisible()
  await page.goto('/auth?mode=signup')
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveTitle('Make an account · Docmill')
  await expect(page.getByText('200 credits to begin with')).toBeVisible()
  await expect(page.locator('.art .threads .ln')).toHaveCount(3)
  await expect(page.locator('html')).not.toHaveAttribute('data-ready')
  await page.keyboard.press('Tab')
  await expect(page.locator('html')).toHaveAttribute('data-ready')
  await expect(page.locator('.art .threads .ln')).toHaveCount(3)
  await expect(page.getByText('200 credits to begin with')).toBeVisible()
  expect(found).toEqual([])
})

test('what is pressed and typed before the scripts are here is not lost, and nothing of it gets into the address', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/auth', { waitUntil: 'commit' })
  await page.getByLabel('E-mail').fill('nobody@moreau.example')
  await page.getByLabel('Password', { exact: true }).fill('Carrow-yard-1')
  await page.getByRole('button', { name: 'Dark theme' }).click()
  await page.getByLabel('Password', { exact: true }).press('Enter')
  expect(new URL(page.url()).search).toBe('')
  release()
  await expect(page.getByText('No account found with this email')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByLabel('E-mail')).toHaveValue('nobody@moreau.example')
  expect(new URL(page.url()).search).toBe('')
})

test('a sample that is pressed before the scripts are here is read as soon as they are', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: /^Receipt/ }).click()
  release()
  await expect(page.locator('.try-box').first()).toBeVisible({ timeout: 90_000 })
})

test('an unknown path shows the landing page, with status 404 and nothing for search engines', async ({ page }) => {
  await seenBefore(page)
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  expect(response?.headers()['x-robots-tag']).toBe('noindex')
  await expect(page.getByRole('heading', { level: 1, name: /Every cell remembers/ })).toBeVisible()
})

test('the terms are shown in a frame, and the static pages link to each other', async ({ page }) => {
  const found = watch(page)
  await page.goto('/terms-of-service')
  const terms = page.frameLocator('iframe[title="Terms of service"]')
  await expect(terms.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible()
  await terms.getByRole('link', { name: 'privacy policy' }).click()
  await expect(page).toHaveURL(/\/privacy-policy\.html$/)
  await expectAccessible(page, 'site-privacy-1440-light')
  expect(found).toEqual([])
})

test('a page whose script cannot be loaded says so, with a way on', async ({ page }) => {
  await seenBefore(page)
  await page.goto('/')
  await page.mouse.move(200, 200)
  await expect(page.locator('html')).toHaveAttribute('data-ready')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByText('Loading chunk failed')).toBeVisible()
  await page.unroute('**/assets/*.js')
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
})
