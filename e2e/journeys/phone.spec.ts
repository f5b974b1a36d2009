import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../account.ts'
import { converted } from '../converted.ts'
import { golden } from '../golden.ts'
import { expectAccessible, expectTouchable } from '../screens.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** A finger put down at a point, drawn along, and lifted, as the touch screen of a phone tells it. */
async function swipe(
  page: Page,
  from: { readonly x: number; readonly y: number },
  by: { readonly x: number; readonly y: number },
): Promise<void> {
  const screen = await page.context().newCDPSession(page)
  const steps = 8
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  for (let step = 1; step <= steps; step++)
    await screen.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: from.x + (by.x * step) / steps, y: from.y + (by.y * step) / steps }],
    })
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await screen.detach()
}

test('on a phone a swipe leads from question to question, and every part is a tap away', async ({ page, account, request }) => {
  const id = await converted(request, account.token, 'kv-json', golden('ruled-invoice').file, { documentType: 'invoice' })
  await signIn(page, account)
  await page.goto(`/dashboard/conversions/${id}/review`)
  const title = page.locator('.ask h2')
  const first = (await title.textContent()) ?? ''
  const box = await page.locator('.ask .hd').boundingBox()
  const at = { x: (box?.x ?? 0) + (box?.width ?? 0) * 0.6, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  await swipe(page, at, { x: -160, y: 10 })
  await expect(title).not.toHaveText(first)
  const second = (await title.textContent()) ?? ''
  await swipe(page, { ...at, x: 120 }, { x: 160, y: -10 })
  await expect(title).toHaveText(first)
  // A short slip is a tap, and a slanting draw is a scroll: neither leaves the question.
  await swipe(page, at, { x: -60, y: 0 })
  await swipe(page, at, { x: -100, y: -120 })
  await expect(title).toHaveText(first)
  await swipe(page, at, { x: -160, y: 0 })
  await expect(title).toHaveText(second)

  for (const part of ['Fields', 'Table', 'Pages', 'Check']) {
    await page.getByRole('tablist', { name: 'Review' }).getByRole('tab', { name: part }).tap()
    await expectAccessible(page, `review-phone-${part.toLowerCase()}`)
    await expectTouchable(page, `review-phone-${part.toLowerCase()}`)
  }
})

test('on a phone the name of a field can be read while it is typed, and what is said of it stays on its line', async ({
  page,
  account,
}) => {
  await signIn(page, account)
  await page.goto('/dashboard/templates')
  await page.getByRole('button', { name: 'New template' }).tap()
  await page.getByLabel('Name of field 1').fill('purchase_order_no')
  const shown = await page.getByLabel('Name of field 1').evaluate((input) => input.clientWidth - input.scrollWidth)
  expect(shown).toBeGreaterThanOrEqual(0)
  expect(
    await page.getByText('Must be there').evaluate((label) => {
      const words = document.createRange()
      words.selectNodeContents(label.lastChild ?? label)
      return words.getClientRects().length
    }),
  ).toBe(1)
  await expectAccessible(page, 'phone-new-template')
  await expectTouchable(page, 'phone-new-template')
})

test('on a phone everything in the app can be hit with a finger', async ({ page, account }) => {
  await signIn(page, account)
  for (const [path, heading] of [
    ['', /Good/],
    ['/converters', /Converters/],
    ['/converters/kv-json', /KV/],
    ['/conversions', /All conversions/],
    ['/templates', /Templates/],
    ['/credits', /Credits/],
    ['/settings', /Settings/],
    ['/api-access', /API access/],
  ] as const) {
    await page.goto(`/dashboard${path}`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectTouchable(page, `phone${path}`)
  }
})
