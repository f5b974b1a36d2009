import { calls } from '@docmill/contracts'
import { expect, signIn, test } from '../account.ts'
import { converted } from '../converted.ts'
import { golden } from '../golden.ts'
import { largeDocument } from '../large-document.ts'

test('of 15,000 rows over 300 pages only those in view exist, wherever one goes', async ({ page, account, request }) => {
  const id = await converted(request, account.token, 'pdf-to-excel', golden('banded-list').file)
  await signIn(page, account)
  await page.route(`**${calls.conversionDocument.path.replace(':id', id)}`, (route) => route.fulfill({ json: largeDocument(15_000) }))
  await page.goto(`/dashboard/conversions/${id}/review`)
  const sheet = page.getByRole('grid', { name: 'Table 1' })
  await expect(sheet).toHaveAttribute('aria-rowcount', '15000')
  const drawn = () =>
    page.evaluate(() => ({
      rows: document.querySelectorAll('[role="grid"] [role="row"]').length,
      pages: document.querySelectorAll('.view .page').length,
      thumbnails: document.querySelectorAll('.thumbs li').length,
    }))
  const expectFew = async () => {
    const { rows, pages, thumbnails } = await drawn()
    expect(rows).toBeLessThan(60)
    expect(pages).toBeLessThan(8)
    expect(thumbnails).toBeLessThan(30)
  }
  await expectFew()
  await sheet.focus()
  await page.keyboard.press('Control+End')
  await expect(page.getByRole('gridcell', { selected: true })).toHaveText('14999.3')
  await expect(page.locator('.vtool [role="status"]')).toHaveText('Page 300 / 300')
  await expectFew()
  await page.getByRole('region', { name: 'Pages' }).focus()
  await page.keyboard.press('Home')
  await expect(page.locator('.vtool [role="status"]')).toHaveText('Page 1 / 300')
  await expectFew()
})
