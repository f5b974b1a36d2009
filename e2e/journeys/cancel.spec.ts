import { expect, signIn, test } from '../account.ts'
import { golden } from '../golden.ts'
import { longPdf } from '../long-pdf.ts'

test('a cancelled conversion gives every credit back', async ({ page, account }) => {
  expect(account.token).not.toBe('')
  await page.goto('/dashboard/converters/pdf-to-excel')
  // Long enough that cancelling comes before the end: 13 pages cost 195 of the 200 credits.
  await page.getByLabel('Files to convert').setInputFiles({ name: 'long.pdf', mimeType: 'application/pdf', buffer: longPdf(13) })
  await page.getByRole('button', { name: 'Convert 13 pages' }).click()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('button', { name: 'Cancel the conversion' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cancelled' })).toBeVisible()
  await page.getByRole('link', { name: 'Credits', exact: true }).click()
  await expect(page.getByTestId('balance')).toHaveText('200')
})

test('what can’t be paid is not started, and the way to the credits keeps the files', async ({ page, account }) => {
  expect(account.token).not.toBe('')
  await page.goto('/dashboard/converters/pdf-to-excel')
  await page.getByLabel('Files to convert').setInputFiles({ name: 'too-long.pdf', mimeType: 'application/pdf', buffer: longPdf(14) })
  await page.getByRole('link', { name: 'Add 10 credits to convert' }).click()
  await expect(page.getByText('10 credits are missing')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('too-long.pdf')).toBeVisible()
  await page.getByLabel('Pages').fill('1-2')
  await expect(page.getByRole('button', { name: 'Convert 2 pages' })).toBeEnabled()
  await page.getByLabel('Pages').fill('1-20')
  await expect(page.getByText('The file has pages 1 to 14')).toBeVisible()
})

test('files that can’t be read are refused before they are sent, each in its row', async ({ page, sharedAccount }) => {
  await signIn(page, sharedAccount)
  await page.goto('/dashboard/converters/pdf-to-excel')
  await page.getByLabel('Files to convert').setInputFiles([
    { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    { name: 'picture.pdf', mimeType: 'application/pdf', buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  ])
  await expect(page.getByText('The file is empty.')).toBeVisible()
  await expect(page.getByText('This tool takes PDF, and this is a PNG file.')).toBeVisible()
  await page.getByLabel('Files to convert').setInputFiles(golden('ruled-invoice').file)
  await expect(page.getByRole('button', { name: 'Convert 2 pages' })).toBeEnabled()
  await page.getByRole('button', { name: 'Remove all' }).click()
  await expect(page.getByText('ruled-invoice.pdf')).toBeHidden()
})
