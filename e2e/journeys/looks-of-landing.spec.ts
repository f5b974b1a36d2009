// How the landing page looks with what is not always on it: the offer, the chat, a sample being read. As looks.spec.ts, which see.

import { calls } from '@docmill/contracts'
import { expect, type Page, test } from '@playwright/test'
import { freeze, replies } from '../looks/fixed.ts'
import { expectLooks } from '../looks/pictured.ts'
import { reviewedDocument, reviewedPicture } from '../looks/reviewed.ts'

test.use({ timezoneId: 'UTC', locale: 'en-GB' })

/** Opens the page with the app at work on it. */
async function opened(page: Page): Promise<void> {
  await page.goto('/')
  await page.mouse.move(200, 300)
  await expect(page.locator('html')).toHaveAttribute('data-ready')
}

test('the offer looks as it did', async ({ page }) => {
  await freeze(page)
  await page.clock.setFixedTime(new Date('2024-12-20T09:30:00Z'))
  await opened(page)
  const offer = page.getByRole('complementary', { name: 'Offer' })
  await expect(offer).toBeVisible()
  await expectLooks(page, { name: 'offer', part: offer })
})

test('the chat looks as it did', async ({ page }) => {
  await freeze(page)
  const site = {
    ...(replies[`${calls.site.method} ${calls.site.path}`] as object),
    chatWidget: { scriptUrl: 'https://chat.example/widget.js', widgetId: 'desk-7' },
  }
  await page.route(`**${calls.site.path}`, (route) => route.fulfill({ json: site }))
  // What the provider draws is no part of the app's look.
  await page.route('**/chat-widget', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await opened(page)
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  const chat = page.getByRole('region', { name: 'Chat' })
  await expect(chat).toBeVisible()
  await expectLooks(page, { name: 'chat', part: chat })
})

test('a sample looks as it did while it is read, and then', async ({ page }) => {
  await freeze(page)
  let answer = () => {}
  const read = new Promise<void>((resolve) => {
    answer = resolve
  })
  const sample = {
    name: 'invoice',
    document: reviewedDocument,
    picture: { width: 893, height: 1263, mediaType: 'image/svg+xml', base64: Buffer.from(reviewedPicture).toString('base64') },
    milliseconds: 200,
  }
  await page.route(`**${calls.trySample.path.replace(':name', 'invoice')}`, async (route) => {
    await read
    await route.fulfill({ json: sample })
  })
  await opened(page)
  await page.getByRole('button', { name: /^Invoice sums/ }).click()
  await expect(page.getByText('Reading the page')).toBeAttached()
  await expectLooks(page, { name: 'sample-reading', at: '.try' })
  answer()
  await expect(page.locator('.try-box').first()).toBeVisible()
  await expectLooks(page, { name: 'sample', at: '.try' })
})
