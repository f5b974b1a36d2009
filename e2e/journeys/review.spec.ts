import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { expect, test } from '../account.ts'
import { converted } from '../converted.ts'
import { golden } from '../golden.ts'
import { storedCells } from '../workbook.ts'

/** Presses something that saves a file and gives where the file lies. */
async function downloaded(page: Page, press: () => Promise<void>, as: string): Promise<string> {
  const downloading = page.waitForEvent('download')
  await press()
  await (await downloading).saveAs(as)
  return as
}

test('a cell is corrected beside its page, and the correction stands in every file', async ({ page, account, request }, info) => {
  const id = await converted(request, account.token, 'pdf-to-excel', golden('ruled-invoice').file)
  await page.goto(`/dashboard/conversions/${id}/review`)
  const sheet = page.getByRole('grid', { name: 'Table 1' })
  await sheet.getByText('Desk lamp, adjustable arm, 4000 K').click()
  // The box on the page and the cell belong together.
  await expect(page.getByRole('button', { name: /^Description, row 7, Desk lamp/ })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('F2')
  await page.keyboard.type('Desk lamp with clamp')
  await page.keyboard.press('Enter')
  await expect(sheet.getByText('Desk lamp with clamp')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  // Every step goes back and forth again.
  await page.keyboard.press('Control+z')
  await expect(sheet.getByText('Desk lamp, adjustable arm, 4000 K')).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await expect(sheet.getByText('Desk lamp with clamp')).toBeVisible()

  // A row more, counted in the sheet.
  await page.getByRole('button', { name: 'Rows', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Insert a row below' }).click()
  await expect(page.getByText('29 rows, pages 1 to 2')).toBeVisible()

  const workbook = await downloaded(
    page,
    () => page.getByRole('button', { name: 'Export XLSX' }).click(),
    info.outputPath('corrected.xlsx'),
  )
  expect(storedCells(workbook)).toContain('Desk lamp with clamp')
  const save = async (format: string, as: string) =>
    downloaded(
      page,
      async () => {
        await page.getByRole('button', { name: 'Other formats' }).click()
        await page.getByRole('menuitem', { name: format }).click()
      },
      info.outputPath(as),
    )
  expect(readFileSync(await save('JSON', 'corrected.json'), 'utf8')).toContain('Desk lamp with clamp')
  expect(readFileSync(await save('Markdown', 'corrected.md'), 'utf8')).toContain('Desk lamp with clamp')

  // It is there after a reload, and so is the way back.
  await page.reload()
  await expect(page.getByRole('grid', { name: 'Table 1' }).getByText('Desk lamp with clamp')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
})

/** A table of two columns that nothing but the edge of its texts shows: rows without titles, which might be a list. */
async function listOfBoats(): Promise<Buffer> {
  const file = await PDFDocument.create()
  const font = await file.embedFont(StandardFonts.Helvetica)
  const page = file.addPage()
  const boats = 'Aurora Bella Calypso Dorado Electra Felicity Galatea Hermes Iris Juno Kestrel Leda Medusa Nereus Otter'.split(' ')
  const rows = boats.map((boat, i) => [boat, ['Boat house', 'Northern shed', 'Lake side', 'Harbour wall'][i % 4] ?? ''] as const)
  page.drawText('Where the boats of the club lie in winter is told below.', { x: 60, y: 760, size: 11, font })
  rows.forEach(([boat, place], i) => {
    page.drawText(boat, { x: 60, y: 720 - i * 16, size: 11, font })
    page.drawText(place, { x: 180, y: 720 - i * 16, size: 11, font })
  })
  return Buffer.from(await file.save())
}

test('what is less than sure is answered by keyboard alone', async ({ page, account, request }) => {
  const id = await converted(request, account.token, 'pdf-to-excel', { name: 'boats.pdf', buffer: await listOfBoats() })
  await page.goto(`/dashboard/conversions/${id}/review`)
  await expect(page.getByRole('heading', { name: 'Table 1' })).toBeVisible()
  await expect(page.getByText('30 unchecked, marked in the file').first()).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog').getByText('Not on the page')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await expect(page.getByText('All settled')).toBeVisible()
  await expect(page.getByText('Everything is checked or sure').first()).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('1 of 1')).toBeVisible()
  // The areas are gone through with F6, and the sheet with arrows.
  await page.keyboard.press('F6')
  await page.keyboard.press('F6')
  await page.keyboard.press('F6')
  await expect(page.getByRole('grid', { name: 'Table 1' })).toBeFocused()
  await page.keyboard.press('Control+End')
  await expect(page.getByRole('gridcell', { selected: true })).toHaveText(/^Lake side/)
})

test('a change made elsewhere is never overwritten without a word', async ({ page, account, request, context }) => {
  const id = await converted(request, account.token, 'pdf-to-excel', golden('side-by-side').file)
  const other = await context.newPage()
  for (const each of [page, other]) {
    await each.goto(`/dashboard/conversions/${id}/review`)
    await expect(each.getByRole('grid')).toBeVisible()
  }
  const change = async (on: Page, text: string) => {
    await on.getByRole('gridcell').first().click()
    await on.keyboard.press('F2')
    await on.keyboard.type(text)
    await on.keyboard.press('Enter')
  }
  const saved = other.waitForResponse((response) => response.url().endsWith('/corrections') && response.request().method() === 'PUT')
  await change(other, 'from the other tab')
  await saved
  await change(page, 'from this tab')
  await expect(page.getByRole('heading', { name: 'This result was changed elsewhere' })).toBeVisible()
  await page.getByRole('button', { name: 'Load the other changes' }).click()
  await expect(page.getByRole('grid').getByText('from the other tab')).toBeVisible()
})

test('a field is corrected, and the correction stands in the JSON file', async ({ page, account, request }, info) => {
  const id = await converted(request, account.token, 'kv-json', golden('ruled-invoice').file, { documentType: 'invoice' })
  await page.goto(`/dashboard/conversions/${id}/review`)
  await page.getByRole('gridcell', { name: 'HL-2026-0417' }).click()
  await page.keyboard.press('F2')
  await page.getByRole('textbox', { name: 'Invoice number' }).last().fill('HL-2026-9999')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('gridcell', { name: 'HL-2026-9999' })).toBeVisible()
  const json = await downloaded(page, () => page.getByRole('button', { name: 'Export JSON' }).click(), info.outputPath('corrected.json'))
  expect(readFileSync(json, 'utf8')).toContain('HL-2026-9999')
})

test('a field that is pressed first is the one that is chosen, and what does not add up is laid open', async ({
  page,
  account,
  request,
}) => {
  const id = await converted(request, account.token, 'kv-json', golden('ruled-invoice').file, { documentType: 'invoice' })
  await page.goto(`/dashboard/conversions/${id}/review`)
  const checks = page.getByRole('region', { name: 'Checks' })
  await expect(checks.getByText('Lines add up')).toBeHidden()
  await page.getByRole('gridcell', { name: '£10,240.64' }).first().click()
  await page.keyboard.press('F2')
  await page.getByRole('textbox', { name: 'Gross total' }).last().fill('£10,000.00')
  await page.keyboard.press('Enter')
  await expect(checks.getByRole('button', { name: /^Net \+ tax = total/ })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(checks.getByText('Net + tax = total')).toBeHidden()
  await checks.getByText('Checks').click()
  await expect(checks.getByText('Net + tax = total')).toBeVisible()
})
