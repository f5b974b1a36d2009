import { readFile } from 'node:fs/promises'
import { expect, test } from '../account.ts'

test('credits are bought on the test checkout, stand in the history, and come with a receipt', async ({ page, account }) => {
  expect(account.token).not.toBe('')
  await page.goto('/dashboard/credits')
  await expect(page.getByTestId('balance')).toHaveText('200')
  await page.getByRole('article', { name: 'Professional' }).getByRole('button').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Test checkout' })).toBeVisible()
  await expect(page.getByText('No money moves here.')).toBeVisible()
  await page.getByRole('button', { name: 'Pay $45.00 as a test' }).click()
  await expect(page.getByTestId('balance')).toHaveText('5,450')
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'save the receipt' }).click()])
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a declined payment buys nothing and leads back', async ({ page, account }) => {
  expect(account.token).not.toBe('')
  await page.goto('/dashboard/credits')
  await page.getByRole('article', { name: 'Starter' }).getByRole('button').click()
  await page.getByRole('button', { name: 'Decline the payment' }).click()
  await page.getByRole('link', { name: 'Back to credits' }).click()
  await expect(page.getByTestId('balance')).toHaveText('200')
})
