import { readFileSync } from 'node:fs'
import path from 'node:path'
import { enquiryMessages, limits } from '@docmill/contracts'
import { expect, type Page, test } from '@playwright/test'
import { mailTo, newPerson } from '../account.ts'
import { enterOn, typeInto } from '../keys.ts'
import { expectAccessible } from '../screens.ts'

const desktop = { width: 1440, height: 900 } as const
const tablet = { width: 768, height: 1024 } as const
const phone = { width: 390, height: 844 } as const

/** Collects what must not happen on a page: errors in the console, failed scripts, requests to other hosts. */
function watch(page: Page): readonly string[] {
  const found: string[] = []
  page.on('console', (message) => message.type() === 'error' && found.push(`console: ${message.text()}`))
  page.on('pageerror', (error) => found.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && host !== `127.0.0.1:${process.env.DOCMILL_E2E_PORT}`) found.push(`foreign: ${request.url()}`)
  })
  return found
}

/** As after the first visit of a session: without the loader. */
const seenBefore = (page: Page) => page.addInitScript(() => sessionStorage.setItem('landing_seen', 'yes'))

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
          await expectAccessible(page, `site-${name}-${size.width}-${theme}`)
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
  await expect(page.locator('.try-box').first()).toBeVisible({ timeout: 40_000 })
})

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
