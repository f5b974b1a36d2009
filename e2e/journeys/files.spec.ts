import { readFileSync } from 'node:fs'
import { expect, signIn, test } from '../account.ts'
import { golden } from '../golden.ts'
import { lockedPdf } from '../locked-pdf.ts'

test('a locked file waits for its password, the others are priced, and all are read together', async ({ page, account }, info) => {
  expect(account.token).not.toBe('')
  const password = 'Carrow 7 yard'
  await page.goto('/dashboard/converters/pdf-to-markdown')
  await page.getByLabel('Files to convert').setInputFiles([
    { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: readFileSync(golden('ruled-invoice').file) },
    { name: 'letter.pdf', mimeType: 'application/pdf', buffer: await lockedPdf('A letter from the tax office.', password) },
  ])
  await expect(page.getByText('Locked with a password')).toBeVisible()
  await expect(page.getByText('1 locked file waits and is not in the quote')).toBeVisible()
  await page.getByLabel('Pages of invoice.pdf').fill('2')
  await expect(page.getByRole('button', { name: 'Convert 1 page' })).toBeEnabled()

  await page.getByLabel('Password for letter.pdf').fill('a wrong one')
  await page.getByRole('button', { name: 'Unlock' }).click()
  await expect(page.getByText('The password does not open the file. Check it and try again.')).toBeVisible()
  await page.getByLabel('Password for letter.pdf').fill(password)
  await page.getByRole('button', { name: 'Unlock' }).click()
  await expect(page.getByText('so 170 stay.')).toBeVisible()
  await page.getByRole('button', { name: 'Convert 2 pages' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Ready: 2 pages' })).toBeVisible({ timeout: 90_000 })
  const downloading = page.waitForEvent('download')
  await page
    .getByRole('region', { name: 'letter.pdf' })
    .getByRole('button', { name: /^Download Markdown/ })
    .click()
  const file = info.outputPath('letter.md')
  await (await downloading).saveAs(file)
  expect(readFileSync(file, 'utf8')).toContain('A letter from the tax office.')
})

test('converting waits for a file that is still on its way, so that none stays behind', async ({ page, account }) => {
  expect(account.token).not.toBe('')
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  let uploads = 0
  await page.route('**/api/docmill/uploads', async (route) => {
    if (++uploads === 2) await held
    await route.continue()
  })
  await page.goto('/dashboard/converters/pdf-to-markdown')
  await page.getByLabel('Files to convert').setInputFiles([
    { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: readFileSync(golden('ruled-invoice').file) },
    { name: 'letter.pdf', mimeType: 'application/pdf', buffer: await lockedPdf('A letter from the tax office.', '') },
  ])
  await expect(page.getByText('so 170 stay.')).toBeVisible()
  await expect(page.getByText('1 file is still uploading: converting can start when all are here')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Convert 2 pages' })).toBeDisabled()
  letThrough()
  await expect(page.getByRole('button', { name: 'Convert 3 pages' })).toBeEnabled()
})

test('a file that was converted before is said to be free, beside one that is not', async ({ page, account }) => {
  expect(account.token).not.toBe('')
  const invoice = { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: readFileSync(golden('ruled-invoice').file) }
  const convert = async (files: (typeof invoice)[]) => {
    await page.goto('/dashboard/converters/pdf-to-markdown')
    await page.getByLabel('Files to convert').setInputFiles(files)
  }
  await convert([invoice])
  await expect(page.getByText('so 170 stay.')).toBeVisible()
  await page.getByRole('button', { name: 'Convert 2 pages' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ready: 2 pages' })).toBeVisible({ timeout: 90_000 })

  await convert([invoice])
  await expect(page.getByText('2 pages, converted so before and still kept: free. You have 170, so 170 stay.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Files' })).toContainText(/\D0\s*credits/)
  await page.getByLabel('Files to convert').setInputFiles([{ ...invoice, name: 'plain.pdf', buffer: await lockedPdf('Plain', '') }])
  await expect(page.getByText('1 file converted so before and still kept: free. You have 170, so 155 stay.')).toBeVisible()
})

test('files dropped on Home open the tool that reads them', async ({ page, sharedAccount }) => {
  await signIn(page, sharedAccount)
  await page.goto('/dashboard')
  await expect(page.getByText('Drop files anywhere on this page')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const bytes = readFileSync(golden('ruled-invoice').file).toString('base64')
  await page.evaluate((encoded) => {
    const dropped = new DataTransfer()
    const content = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
    dropped.items.add(new File([content], 'dropped.pdf', { type: 'application/pdf' }))
    for (const name of ['dragover', 'drop'])
      window.dispatchEvent(new DragEvent(name, { dataTransfer: dropped, bubbles: true, cancelable: true }))
  }, bytes)
  await expect(page.getByRole('heading', { level: 1, name: 'PDF to Excel' })).toBeVisible()
  await expect(page.getByText('dropped.pdf')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Convert 2 pages' })).toBeEnabled()
})
