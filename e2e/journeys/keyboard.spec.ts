import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../account.ts'
import { golden } from '../golden.ts'

/** Presses Tab until the wanted thing has focus, as a person without a mouse does; fails after `most` presses. */
async function tabTo(page: Page, name: RegExp, most = 60): Promise<void> {
  for (let press = 0; press < most; press++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null
      return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
    })
    if (name.test(focused)) return
  }
  throw new Error(`Tab never reached ${name}`)
}

test('the main job is done with the keyboard alone', async ({ page, account }) => {
  expect(account.token).not.toBe('')
  const document = golden('ruled-invoice')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good')
  await page.keyboard.press('c')
  await expect(page.getByRole('heading', { level: 1, name: 'Converters' })).toBeFocused()
  await expect(page.getByRole('link', { name: /^PDF to Excel/ })).toBeVisible()
  await page.keyboard.press('1')
  await expect(page.getByRole('heading', { level: 1, name: 'PDF to Excel' })).toBeFocused()
  await tabTo(page, /choose from this computer/)
  const choosing = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await choosing).setFiles(document.file)
  await expect(page.getByRole('button', { name: `Convert ${document.pages} pages` })).toBeEnabled()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Ready: ${document.pages} pages` })).toBeVisible({ timeout: 40_000 })
  await tabTo(page, /Download XLSX/)
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await downloading).suggestedFilename()).toBe('ruled-invoice.xlsx')
})

test('search opens with Ctrl K, finds a tool and goes there', async ({ page, sharedAccount }) => {
  await signIn(page, sharedAccount)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('credits')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Credits' })).toBeFocused()
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('combobox')).toBeHidden()
})

test('single keys are silent when switched off', async ({ page, sharedAccount }) => {
  await signIn(page, sharedAccount)
  await page.goto('/dashboard/settings')
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).click()
  await page.keyboard.press('c')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeVisible()
  await expect(page).toHaveURL(/\/settings$/)
})
