import { expect, signIn, test } from '../account.ts'
import { converted } from '../converted.ts'
import { golden } from '../golden.ts'
import { expectAccessible, expectTouchable } from '../screens.ts'

test.use({ hasTouch: true })

for (const { width, height, colorScheme } of [
  { width: 768, height: 1024, colorScheme: 'light' },
  { width: 1024, height: 768, colorScheme: 'dark' },
] as const)
  test.describe(`${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, colorScheme })
    test('on a tablet the tools and the review are accessible and large enough for a finger', async ({ page, account, request }) => {
      const id = await converted(request, account.token, 'kv-json', golden('ruled-invoice').file, { documentType: 'invoice' })
      await signIn(page, account)
      const look = async (name: string) => {
        await expectAccessible(page, `tablet-${width}-${name}`)
        await expectTouchable(page, `tablet-${width}-${name}`)
      }
      await page.goto('/dashboard/converters/pdf-to-excel')
      await page.getByLabel('Files to convert').setInputFiles(golden('ruled-invoice').file)
      await expect(page.getByRole('button', { name: /^Convert \d/ })).toBeVisible()
      await look('converter')
      await page.goto('/dashboard/conversions')
      await expect(page.getByRole('link', { name: /^Review ruled-invoice/ })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: /^Delete ruled-invoice/ })).toBeInViewport({ ratio: 1 })
      await look('conversions')
      await page.goto('/dashboard/templates')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await look('templates')
      await page.goto(`/dashboard/conversions/${id}/review`)
      // The page begins where it can be read, with the first question's box in view.
      await expect(page.locator('.view [data-box][aria-pressed="true"]')).toBeInViewport()
      for (const tab of ['Fields', 'Tables', 'Text', 'JSON', 'Template']) {
        await page.getByRole('tablist', { name: 'Result' }).getByRole('tab', { name: tab }).tap()
        await look(`review-${tab.toLowerCase()}`)
      }
    })
  })
