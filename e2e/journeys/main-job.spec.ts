import { codeFor, expect, newPerson, test } from '../account.ts'
import { golden } from '../golden.ts'
import { storedCells } from '../workbook.ts'

/** Expects every number of the truth in the workbook as a number, as often as it is printed, and every text. */
function expectTables(file: string, truth: { readonly numbers: readonly number[]; readonly texts: readonly string[] }): void {
  const cells = storedCells(file)
  const left = cells.filter((cell) => typeof cell === 'number').map((cell) => Math.round(cell * 1e6))
  const missing = truth.numbers.filter((number) => {
    const at = left.indexOf(Math.round(number * 1e6))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  expect(missing, 'numbers of the tables that the workbook lacks').toEqual([])
  const texts = new Set(cells.map((cell) => String(cell)))
  expect(
    truth.texts.filter((text) => !texts.has(text)),
    'texts of the tables that the workbook lacks',
  ).toEqual([])
}

test('a new person signs up and gets the ruled tables of a PDF as a workbook', async ({ page, request }, info) => {
  const person = newPerson()
  const document = golden('ruled-invoice')

  await page.goto('/auth?mode=signup')
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Phone').fill('5551234567')
  await page.getByRole('button', { name: 'Make account' }).click()

  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  await page.getByLabel('Digit 1 of 6').pressSequentially(await codeFor(request, person.email))

  await expect(page.getByText('Your address is confirmed.')).toBeVisible()
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good')
  await expect(page.getByText('200', { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Converters', exact: true }).click()
  await page.getByRole('link', { name: /^PDF to Excel/ }).click()
  await page.getByLabel('Files to convert').setInputFiles(document.file)

  const price = 15 * document.pages
  await expect(page.getByText(`You have 200, so ${200 - price} stay.`)).toBeVisible()
  await page.getByRole('button', { name: `Convert ${document.pages} pages` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Ready: ${document.pages} pages` })).toBeVisible({ timeout: 90_000 })
  await expect(page.getByText(`${price} credits charged`)).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download XLSX/ }).click()
  const download = await downloading
  const file = info.outputPath('result.xlsx')
  await download.saveAs(file)
  expect(download.suggestedFilename()).toBe('ruled-invoice.xlsx')
  expectTables(file, document)

  await page.getByRole('link', { name: 'Credits', exact: true }).click()
  await expect(page.getByTestId('balance')).toHaveText(String(200 - price))
})

test('a PDF whose tables have no lines gives a workbook too', async ({ page, account }, info) => {
  expect(account.token).not.toBe('')
  const document = golden('unruled-statement')
  await page.goto('/dashboard/converters/pdf-to-excel')
  await page.getByLabel('Files to convert').setInputFiles(document.file)
  await page.getByRole('button', { name: `Convert ${document.pages} pages` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Ready: ${document.pages} pages` })).toBeVisible({ timeout: 90_000 })
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download XLSX/ }).click()
  const file = info.outputPath('result.xlsx')
  await (await downloading).saveAs(file)
  expectTables(file, document)

  // The job is there after a reload, and among the conversions, until it is deleted.
  await page.reload()
  await expect(page.getByRole('button', { name: /^Download XLSX/ })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('row', { name: /unruled-statement\.pdf.*(?:Ready|to check)/ })).toBeVisible()
  await page.getByRole('button', { name: 'Delete unruled-statement.pdf' }).click()
  await page.getByRole('button', { name: 'Delete now' }).click()
  await expect(page.getByText('Sample', { exact: true }).first()).toBeVisible()
})
