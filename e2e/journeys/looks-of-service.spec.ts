// How the pages look that the service draws itself: its documentation, the checkout of the test provider, a receipt. As looks.spec.ts.

import { readFileSync } from 'node:fs'
import { calls } from '@docmill/contracts'
import { expect, test } from '../account.ts'
import { converted } from '../converted.ts'
import { expectLooks } from '../looks/pictured.ts'

test.use({ timezoneId: 'UTC', locale: 'en-GB' })

for (const { name, path, heading } of [
  { name: 'docs', path: '/docs', heading: 'Documentation' },
  { name: 'docs-guide', path: '/docs/errors', heading: 'Errors' },
  { name: 'docs-reference', path: '/docs/api', heading: 'API reference' },
])
  test(`${name} looks as it did`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectLooks(page, { name, covered: '.servers' })
  })

test('the test checkout, its refusal and a receipt look as they did', async ({ page, account, request }) => {
  await page.goto('/dashboard/credits')
  const buy = () => page.getByRole('article', { name: 'Professional' }).getByRole('button').click()
  await buy()
  await expect(page.getByRole('heading', { level: 1, name: 'Test checkout' })).toBeVisible()
  await expectLooks(page, { name: 'checkout', covered: 'dd.code' })
  await page.getByRole('button', { name: 'Decline the payment' }).click()
  await expect(page.getByText('The payment was declined')).toBeVisible()
  await expectLooks(page, { name: 'checkout-declined' })

  // On a phone too the receipt is there.
  await page.getByRole('link', { name: 'Back to credits' }).click()
  await buy()
  await page.getByRole('button', { name: 'Pay $45.00 as a test' }).click()
  const [receipt] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'save the receipt' }).click()])
  // The service itself makes a picture of the page; names and numbers that differ each time are few of its pixels.
  const buffer = readFileSync(await receipt.path())
  const id = await converted(request, account.token, 'pdf-to-markdown', { name: 'receipt.pdf', buffer })
  const picture = await request.get(calls.pagePicture.path.replace(':id', id).replace(':page', '1'), {
    headers: { authorization: `Bearer ${account.token}` },
  })
  await page.goto('about:blank')
  await page.setContent(`<img width="595" alt="receipt" src="data:image/webp;base64,${(await picture.body()).toString('base64')}">`)
  await expect(page.getByAltText('receipt')).toHaveScreenshot('receipt.png')
})
