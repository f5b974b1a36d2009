import { expect, signIn, test } from '../account.ts'
import { longPdf } from '../long-pdf.ts'
import { expectAccessible } from '../screens.ts'

test('a page that cannot be read keeps its place, says why, costs nothing and can be tried alone', async ({ page, account }) => {
  expect(account.token).not.toBe('')
  // Nothing is asked for that would be refused, as the picture of a page that could not be drawn.
  const refused: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && refused.push(`${message.text()} ${message.location().url}`)))
  await page.goto('/dashboard/converters/pdf-to-excel')
  await page.getByLabel('Files to convert').setInputFiles({ name: 'torn.pdf', mimeType: 'application/pdf', buffer: longPdf(3, 2) })
  await page.getByRole('button', { name: 'Convert 3 pages' }).click()
  await expect(page.getByText('30 credits charged')).toBeVisible()
  await expect(page.getByText('Page 2 could not be read: it is damaged or too complex. Not charged.')).toBeVisible()
  await expectAccessible(page, 'failed-page')
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect(page.getByText('Page 2 could not be read: nothing of it is in the result')).toBeVisible()
  await expect(page.locator('.page.leaf img')).not.toHaveCount(0)
  await expectAccessible(page, 'review-failed-page')
  await page.goBack()
  await page.getByRole('link', { name: 'Try page 2 again' }).click()
  await expect(page.getByText('of it, page 2 will be read')).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText('torn.pdf').first()).toBeVisible()
  expect(refused).toEqual([])
})

test('the link to a template that is not in the account says so', async ({ page, sharedAccount }) => {
  await signIn(page, sharedAccount)
  await page.goto('/dashboard/templates?template=00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('The template of this link is not in this account')).toBeVisible()
  await expectAccessible(page, 'templates-unknown-link')
})
