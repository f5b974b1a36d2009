import { readFileSync } from 'node:fs'
import path from 'node:path'
import { limits } from '@docmill/contracts'
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../screens.ts'
import { seenBefore, watch } from '../site-visits.ts'

const desktop = { width: 1440, height: 900 } as const
const phone = { width: 390, height: 844 } as const

test.describe('landing page', () => {
  test('comes with its title, preview and address, and nothing on it moves by itself while it loads', async ({ page, request }) => {
    await seenBefore(page)
    await page.clock.setFixedTime(new Date('2024-12-10T00:00:00Z'))
    // As the server sends it while the offer runs: for it the clock cannot be turned back.
    await page.route('/', async (route) => {
      const written = readFileSync(path.join(import.meta.dirname, '../../web/dist/.pages/offer.html'), 'utf8')
      const body = written.replace('<html ', '<html data-offer-ends="2024-12-31T00:00:00.000Z" ')
      await route.fulfill({ response: await route.fetch(), body })
    })
    await page.goto('/')
    await expect(page.getByRole('complementary', { name: 'Offer' })).toContainText('200 credits')
    await page.waitForLoadState('networkidle')
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, entry) => sum + (entry as never as { value: number }).value, 0)),
          ).observe({
            type: 'layout-shift',
            buffered: true,
          })
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
        }),
    )
    expect(shift).toBeLessThanOrEqual(0.02)
    await page.unroute('/')
    await page.reload()
    await expect(page).toHaveTitle('Docmill · Documents in, data you can trust out')
    const origin = new URL(page.url()).origin
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${origin}/`)
    const picture = await request.get((await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '')
    expect(picture.headers()['content-type']).toBe('image/png')
    const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] }
    for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true)
    expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${origin}/accuracy</loc>`)
  })

  test('keeps every line where it is when the fonts come late, on a desk and on a phone', async ({ page }) => {
    await seenBefore(page)
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size)
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/*.woff2', async (route) => {
        await held
        await route.continue()
      })
      await page.goto('/', { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      release()
      await page.evaluate(async () => {
        await document.fonts.ready
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      })
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const observer = new PerformanceObserver(() => {})
            observer.observe({ type: 'layout-shift', buffered: true })
            setTimeout(() => {
              const shifts = observer.takeRecords() as unknown as readonly { readonly value: number }[]
              resolve(shifts.reduce((sum, { value }) => sum + value, 0))
            })
          }),
      )
      expect(shift, `${size.width} wide`).toBeLessThanOrEqual(0.02)
      await page.unroute('**/*.woff2')
    }
  })

  test('shows the loader for 1.5 seconds, once a session, and lets clicks through', async ({ page }) => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.goto('/')
    const loader = page.locator('.first-visit')
    await expect(loader).toBeVisible()
    await page.getByRole('button', { name: 'Dark theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.clock.runFor(limits.timings.spinnerMs - 50)
    await expect(loader).toBeVisible()
    await page.clock.runFor(100)
    await expect(loader).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(loader).toBeHidden()
  })

  test('counts the offer down on / and /home, hides it when it is over, and keeps it closed', async ({ page }) => {
    await seenBefore(page)
    await page.clock.install({ time: new Date('2024-12-30T23:59:30Z') })
    await page.goto('/home')
    const offer = page.getByRole('complementary', { name: 'Offer' })
    await expect(offer.getByRole('timer')).toContainText('00 d')
    await page.goto('/no-such-page')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(offer).toBeHidden()
    await page.goto('/')
    await expect(offer).toBeVisible()
    await page.clock.runFor(40_000)
    await expect(offer).toBeHidden()
    await page.clock.setSystemTime(new Date('2024-12-20T00:00:00Z'))
    await page.reload()
    await expect(offer).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('offer_expiry'))).toBe('2024-12-31T00:00:00.000Z')
    await offer.getByRole('button', { name: 'Close offer' }).click()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(offer).toBeHidden()
  })

  test('takes over a page that came with the offer where the clock of the device says that it is over', async ({ page }) => {
    const found = watch(page)
    await seenBefore(page)
    await page.clock.install({ time: new Date('2025-01-02T00:00:00Z') })
    await page.route('/', async (route) => {
      const written = readFileSync(path.join(import.meta.dirname, '../../web/dist/.pages/offer.html'), 'utf8')
      const body = written.replace('<html ', '<html data-offer-ends="2024-12-31T00:00:00.000Z" ')
      await route.fulfill({ response: await route.fetch(), body })
    })
    await page.goto('/')
    await page.getByRole('button', { name: 'Dark theme' }).click()
    await expect(page.getByRole('complementary', { name: 'Offer' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Contact Us' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
    expect(found).toEqual([])
  })

  test('moves the use cases on every five seconds, comes round, and stops when told to', async ({ page }) => {
    await seenBefore(page)
    await page.clock.install()
    await page.goto('/')
    const dots = page.getByRole('tablist', { name: 'Use cases' }).getByRole('tab')
    await expect(dots).toHaveCount(5)
    // They move while they can be seen: the app comes with them.
    await page.locator('#use-cases-rail').scrollIntoViewIfNeeded()
    await expect(page.locator('html')).toHaveAttribute('data-ready')
    await page.clock.pauseAt(Date.now() + 60_000)
    // Stopped and started again, so that what the clock had begun is done, and the next five seconds begin now.
    await page.getByRole('button', { name: 'Pause the carousel' }).click()
    const start = page.getByRole('button', { name: 'Start the carousel' })
    await start.click()
    await page.mouse.move(0, 0)
    await page.getByRole('button', { name: 'Pause the carousel' }).blur()
    const first = await dots.evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-selected') === 'true'))
    for (let step = 1; step <= 5; step++) {
      await page.clock.runFor(limits.timings.carouselMs)
      await expect(dots.nth((first + step) % 5)).toHaveAttribute('aria-selected', 'true')
    }
    const cards = page.locator('.uc')
    for (const [size, width, gap] of [
      [phone, 300, 20],
      [{ width: 1000, height: 800 }, 350, 30],
      [desktop, 400, 40],
    ] as const) {
      await page.setViewportSize(size)
      // Both at one moment: the rail may still be sliding.
      const [one, two] = await cards.evaluateAll((all) => all.slice(0, 2).map((card) => card.getBoundingClientRect().toJSON() as DOMRect))
      expect(one?.width).toBe(width)
      expect((two?.x ?? 0) - (one?.x ?? 0) - width).toBeCloseTo(gap, 0)
    }
    await page.getByRole('button', { name: 'Pause the carousel' }).click()
    await page.mouse.move(0, 0)
    await start.blur()
    const selected = await dots.evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-selected') === 'true'))
    await page.clock.runFor(3 * limits.timings.carouselMs)
    await expect(dots.nth(selected)).toHaveAttribute('aria-selected', 'true')
  })

  test('leaves the use cases where they are for people who want less motion', async ({ page }) => {
    await seenBefore(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto('/')
    await page.locator('#use-cases-rail').scrollIntoViewIfNeeded()
    await expect(page.locator('html')).toHaveAttribute('data-ready')
    const first = page.getByRole('tablist', { name: 'Use cases' }).getByRole('tab').first()
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await page.clock.runFor(3 * limits.timings.carouselMs)
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('button', { name: 'Start the carousel' })).toBeVisible()
  })

  test('goes to features, articles, contact and sign-up, and its dots choose what is shown', async ({ page }) => {
    await seenBefore(page)
    await page.goto('/')
    await page.getByRole('link', { name: 'Explore Features' }).click()
    await expect(page.locator('#features')).toBeInViewport()
    await expect(page.locator('#articles').getByRole('link', { name: /Read article/ })).toHaveCount(4)
    for (const link of await page
      .locator('#articles')
      .getByRole('link', { name: /Read article/ })
      .all())
      await expect(link).toHaveAttribute('target', '_blank')
    await page.getByRole('tablist', { name: 'Showcase' }).getByRole('tab').nth(1).click()
    await expect(page.getByText('A small slip, understood in German')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('Clauses in reading order')).toBeVisible()
    await page.getByRole('link', { name: /Get Started Free/ }).click()
    await expect(page).toHaveURL(/\/auth\?mode=signup$/)
    await page.goBack()
    await page.getByRole('link', { name: /Start Converting/ }).click()
    await expect(page).toHaveURL(/\/auth\?mode=signup$/)
    await page.goBack()
    await page.getByRole('link', { name: 'Contact Sales' }).click()
    await expect(page.getByRole('heading', { name: 'On-Premise Solution' })).toBeVisible()
  })

  test('shows of every sample document a picture of its own', async ({ page }) => {
    await seenBefore(page)
    await page.goto('/')
    const pictures = page.locator('#samples button img')
    await page.locator('#samples').scrollIntoViewIfNeeded()
    await expect(pictures).toHaveCount(5)
    await expect
      .poll(() => pictures.evaluateAll((all) => all.filter((picture) => (picture as HTMLImageElement).naturalWidth > 300).length))
      .toBe(5)
    const addresses = await pictures.evaluateAll((all) => all.map((picture) => (picture as HTMLImageElement).src))
    expect(new Set(addresses).size).toBe(5)
  })

  test('remembers the chosen theme, and follows the device until one is chosen', async ({ page }) => {
    await seenBefore(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    // The page listens once its scripts have taken it over.
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light', { timeout: 100 })
    }).toPass()
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', { name: 'Dark theme', pressed: true }).click()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
    await page.goto('/terms-of-service.html')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })

  test('has the same links in the menu of a phone', async ({ page }) => {
    await seenBefore(page)
    await page.setViewportSize(phone)
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible()
    await expectAccessible(page, 'site-menu-390-light')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
    await page.keyboard.press('Enter')
    await menu.getByRole('link', { name: 'Contact Us' }).click()
    await expect(page).toHaveURL(/\/contact$/)
  })

  test('can be worked with the keyboard alone', async ({ page }) => {
    await seenBefore(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    const wanted = await page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, [tabindex]')]
      const stops = all.filter((element) => element.tabIndex >= 0 && element.checkVisibility())
      stops.forEach((element, index) => {
        element.dataset.stop = String(index)
      })
      return stops.length
    })
    const reached = new Set<string>()
    for (let press = 0; press < wanted + 5 && reached.size < wanted; press++) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.stop)
      if (stop !== undefined) reached.add(stop)
    }
    expect(reached.size).toBe(wanted)
    expect(wanted).toBeGreaterThan(30)
  })
})
