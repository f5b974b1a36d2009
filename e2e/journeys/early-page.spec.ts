import type { Page } from '@playwright/test'
import PdfDocument from 'pdfkit'
import { expect, signIn, test } from '../account.ts'
import { expectAccessible } from '../screens.ts'

const pages = 4

/** A PDF of scanned sheets: each has to be recognised, so that the first is read long before the last. */
async function scans(page: Page): Promise<Buffer> {
  await page.setContent(`<style>body { font: 22px Arial, sans-serif; margin: 0; padding: 50px; width: 700px; background: #fff }</style>
    <h1>Minutes of the harbour board</h1>
    ${Array.from({ length: 18 }, (_, line) => `<p>Item ${line + 1}: the quay at the north basin is to be mended before winter.</p>`).join('')}`)
  const picture = await page.screenshot({ fullPage: true })
  const file = new PdfDocument({ autoFirstPage: false, size: 'A4' })
  for (let sheet = 0; sheet < pages; sheet++) file.addPage({ margin: 0 }).image(picture, 0, 0, { fit: [595, 842] })
  file.end()
  const parts: Buffer[] = []
  for await (const part of file) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

test('a page is looked at while the others are still read, in a dialog that gives focus back', async ({ page, account }) => {
  const buffer = await scans(page)
  await signIn(page, account)
  await page.goto('/dashboard/converters/image-to-docx')
  await page.getByLabel('Files to convert').setInputFiles({ name: 'minutes.pdf', mimeType: 'application/pdf', buffer })
  await page.getByRole('button', { name: `Convert ${pages} pages` }).click()
  const first = page.getByRole('button', { name: 'Look at page 1 now' })
  await first.click({ timeout: 90_000 })
  const dialog = page.getByRole('dialog', { name: 'Page 1, read early' })
  await expect(dialog.getByText('Minutes of the harbour board')).toBeVisible()
  const box = dialog.getByRole('button', { name: /^Heading, Minutes of the harbour board/ })
  await box.click()
  await expect(box).toHaveAttribute('aria-pressed', 'true')
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])
    for (const theme of ['light', 'dark']) {
      await page.setViewportSize(size)
      await page.evaluate((value) => {
        document.documentElement.dataset.theme = value
      }, theme)
      await expectAccessible(page, `early-page-${size.width}-${theme}`, theme === 'light' ? undefined : 'colours')
    }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // The end may have come meanwhile: then the page's own link into the review stands where its button was.
  await expect(
    page.getByRole('button', { name: 'Look at page 1 now' }).or(page.getByRole('link', { name: 'Page 1 in the review' })),
  ).toBeVisible()
})
