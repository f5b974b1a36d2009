import { readFileSync } from 'node:fs'
import type { Page, TestInfo } from '@playwright/test'
import { expect, test } from '../account.ts'
import { converted } from '../converted.ts'
import { golden } from '../golden.ts'
import { expectAccessible } from '../screens.ts'
import { namesInArchive, picturesOfWordFile, textInArchive, textOfWordFile } from '../word-file.ts'
import { storedCells } from '../workbook.ts'

// One complete job for each tool beside PDF to Excel and KV JSON (main-job.spec.ts, review.spec.ts): file, price, reading, a correction,
// and the correction found again in the file that is saved.

type Given = string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** Converts a file on its tool's page and opens the review. */
async function reviewed(page: Page, tool: string, file: Given): Promise<void> {
  await page.goto(`/dashboard/converters/${tool}`)
  await page.getByLabel('Files to convert').setInputFiles(file)
  await page.getByRole('button', { name: /^Convert 1 / }).click()
  await page.getByRole('link', { name: /^Review/ }).click({ timeout: 90_000 })
  await expect(page.getByRole('tablist', { name: 'Result' })).toBeVisible()
}

/** Saves the corrected result in the tool's own format and gives where the file lies. */
async function exported(page: Page, info: TestInfo): Promise<string> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Export / }).click()
  const download = await downloading
  const file = info.outputPath(download.suggestedFilename())
  await download.saveAs(file)
  return file
}

/** A sheet of paper as a scanner would give it: drawn by the browser, so that only its pixels reach the service. */
async function scanned(page: Page): Promise<Given> {
  const rows = [
    ['Item', 'Pieces', 'Price'],
    ['Garden chairs', '4', '129.50'],
    ['Folding table', '1', '84.00'],
    ['Sun umbrella', '2', '47.25'],
  ]
  const table = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
  await page.setContent(`<style>
    body { font: 26px Arial, sans-serif; color: #000; background: #fff; padding: 60px; width: 780px; margin: 0 }
    h1 { font-size: 38px } table { border-collapse: collapse } td { border: 2px solid #000; padding: 12px 40px 12px 14px }
  </style><h1>Delivery note</h1><p>Goods are to be left at the back door of the workshop.</p><table>${table}</table>
  <canvas width="260" height="200" style="position: absolute; left: 600px; top: 300px"></canvas>`)
  // A photograph of hills: light above, dark and rough below.
  await page.evaluate(() => {
    const canvas = document.querySelector('canvas')
    const context = canvas?.getContext('2d')
    if (!canvas || !context) return
    for (let x = 0; x < canvas.width; x++)
      for (let y = 0; y < canvas.height; y++) {
        const isSky = y < 60 + 30 * Math.sin(x / 23)
        const tone = isSky ? 170 + 25 * Math.sin(y / 30) : 70 + 40 * Math.sin(x / 7) * Math.sin(y / 9)
        context.fillStyle = `rgb(${tone}, ${tone}, ${tone})`
        context.fillRect(x, y, 1, 1)
      }
  })
  return { name: 'delivery.png', mimeType: 'image/png', buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 900, height: 620 } }) }
}

test('Image to Excel: a cell of a scanned table is corrected in the workbook', async ({ page, account }, info) => {
  expect(account.token).not.toBe('')
  await reviewed(page, 'image-to-excel', await scanned(page))
  await page.getByRole('tab', { name: /^Tables/ }).click()
  const sheet = page.getByRole('grid', { name: 'Table 1' })
  await sheet.getByText('Folding table').click()
  await page.keyboard.press('F2')
  await page.keyboard.type('Folding table, oak')
  await page.keyboard.press('Enter')
  await expect(sheet.getByText('Folding table, oak')).toBeVisible()
  const cells = storedCells(await exported(page, info))
  expect(cells).toContain('Folding table, oak')
  expect(cells).toContain(129.5)
})

test('Image to DOCX: a sentence of a scanned page is corrected in the Word file', async ({ page, account }, info) => {
  expect(account.token).not.toBe('')
  await reviewed(page, 'image-to-docx', await scanned(page))
  await page.getByRole('tab', { name: 'Text' }).click()
  // The box over the page has the same name.
  const passage = page.getByRole('region', { name: 'Text' }).getByRole('button', { name: /back door/ })
  await passage.click()
  await passage.press('F2')
  const field = page.getByRole('textbox', { name: 'Paragraph' })
  await field.fill('Goods are to be left at the front gate.')
  await field.press('Control+Enter')
  const file = await exported(page, info)
  // The photograph of the page is in its place, cut out, and the only picture: the writing is no picture of itself.
  const pictures = picturesOfWordFile(file)
  expect(pictures.map(({ width, height }) => (width / height).toFixed(1))).toEqual(['1.3'])
  const text = textOfWordFile(file)
  expect(text).toContain('Goods are to be left at the front gate.')
  expect(text).not.toContain('back door')
  expect(text).toContain('Garden chairs')
})

test('Image to DOCX: what the Word file does not keep is told under it', async ({ page, account }) => {
  expect(account.token).not.toBe('')
  const file = await scanned(page)
  await page.goto('/dashboard/converters/image-to-docx')
  await page.getByLabel('Files to convert').setInputFiles(file)
  await page.getByRole('button', { name: /^Convert 1 / }).click()
  await page.getByText('What the DOCX file does not keep').click({ timeout: 90_000 })
  await expect(page.getByText(/^Pages that are pictures, whose writing is set in black on white/)).toBeVisible()
  await expectAccessible(page, 'losses')
})

test('KV Excel: a field is corrected in the workbook, and in the text of the Word and text files', async ({ page, account }, info) => {
  expect(account.token).not.toBe('')
  await page.goto('/dashboard/converters/kv-excel')
  await page.getByLabel('Files to convert').setInputFiles(golden('ruled-invoice').file)
  await expect(page.getByRole('button', { name: 'Convert 2 pages' })).toBeEnabled()
  await page.getByLabel('Pages', { exact: true }).fill('1')
  await page.getByRole('button', { name: 'Convert 1 page' }).click()
  await page.getByRole('link', { name: /^Review/ }).click({ timeout: 90_000 })
  const type = async (field: RegExp, read: string, text: string) => {
    await page.getByRole('gridcell', { name: read }).first().click()
    await page.keyboard.press('F2')
    await page.getByRole('textbox', { name: field }).last().fill(text)
    await page.keyboard.press('Enter')
  }
  await type(/Invoice number/, 'HL-2026-0417', 'HL-2026-7777')
  // Another day than the page prints, and the day that it prints, written in another way.
  await type(/Due date/i, '13 April 2026', '2026-04-20')
  await type(/Issue date|Invoice date/i, '14 March 2026', '2026-03-14')
  await expect(page.getByRole('gridcell', { name: 'HL-2026-7777' }).first()).toBeVisible()
  expect(storedCells(await exported(page, info))).toContain('HL-2026-7777')
  const saved = async (format: string) => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Other formats' }).click()
    await page.getByRole('menuitem', { name: format }).click()
    const file = info.outputPath(`corrected.${format}`)
    await (await downloading).saveAs(file)
    return file
  }
  const texts = [textOfWordFile(await saved('DOCX')), readFileSync(await saved('Text'), 'utf8')]
  for (const text of texts) {
    expect(text).toContain('HL-2026-7777')
    expect(text).toContain('2026-04-20')
    expect(text).toContain('14 March 2026')
    expect(text).not.toContain('13 April 2026')
    // The foot of the page, which is no text of the Word file's body, prints the number once more, as it was read.
    expect(text.replace('Invoice HL-2026-0417, page 1 of 2', '')).not.toContain('HL-2026-0417')
  }
})

test('PDF to Markdown: a heading is corrected in the text', async ({ page, account }, info) => {
  expect(account.token).not.toBe('')
  await reviewed(page, 'pdf-to-markdown', golden('side-by-side').file)
  await page.getByRole('tab', { name: 'Text' }).click()
  const first = page.locator('.passage').first()
  await first.click()
  await first.press('F2')
  const field = page.locator('.text-pane textarea')
  await field.fill('Read and corrected by hand')
  await field.press('Control+Enter')
  await expect(page.getByText('Read and corrected by hand')).toBeVisible()
  expect(readFileSync(await exported(page, info), 'utf8')).toContain('Read and corrected by hand')
})

test('PDF to Markdown: pictures come as files beside a corrected text that refers to them', async ({ page, account }, info) => {
  expect(account.token).not.toBe('')
  await scanned(page)
  const buffer = await page.pdf({ width: '900px', height: '620px', printBackground: true })
  await page.goto('/dashboard/converters/pdf-to-markdown')
  await page.getByLabel('Files to convert').setInputFiles({ name: 'delivery.pdf', mimeType: 'application/pdf', buffer })
  const pictures = page.getByRole('group', { name: 'Pictures' })
  await expect(pictures.getByRole('button', { name: 'Named' })).toHaveAttribute('aria-pressed', 'true')
  await pictures.getByRole('button', { name: 'As files' }).click()
  await expect(page.getByText('A ZIP of the text and the pictures it refers to')).toBeVisible()
  await page.getByRole('button', { name: /^Convert 1 / }).click()
  await page.getByRole('link', { name: /^Review/ }).click({ timeout: 90_000 })
  await page.getByRole('tab', { name: 'Text' }).click()
  const heading = page.getByRole('region', { name: 'Text' }).getByRole('button', { name: /Delivery note/ })
  await heading.click()
  await heading.press('F2')
  const field = page.locator('.text-pane textarea')
  await field.fill('Note of delivery')
  await field.press('Control+Enter')
  // Written anew after the correction, from the kept picture of the page.
  const file = await exported(page, info)
  expect(file).toMatch(/delivery\.md\.zip$/)
  const names = namesInArchive(file)
  expect(names).toEqual(['document.md', expect.stringMatching(/^pictures\/page-1-picture-1\.(png|jpg)$/)])
  const text = textInArchive(file, 'document.md')
  expect(text).toContain('Note of delivery')
  expect(text).toContain(`![Picture on page 1](${names[1]})`)
})

test('several files of fields are downloaded together from their run, with one workbook of all', async ({
  page,
  account,
  request,
}, info) => {
  const ids: string[] = []
  for (let count = 0; count < 2; count += 1)
    ids.push(await converted(request, account.token, 'kv-excel', golden('ruled-invoice').file, { documentType: 'invoice' }))
  await page.goto(`/dashboard/conversions/${ids.join()}`)
  await page.getByRole('button', { name: 'Download all' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'XLSX' }).click()
  const file = info.outputPath('docmill.zip')
  await (await downloading).saveAs(file)
  expect(namesInArchive(file)).toEqual(['all documents.xlsx', 'ruled-invoice.xlsx', 'ruled-invoice (2).xlsx'])
  // On a phone the button stands left, and the whole list is in view.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Download all' }).click()
  const list = await page.getByRole('menu', { name: 'Download all' }).boundingBox()
  expect([(list?.x ?? -1) >= 0, (list?.x ?? 0) + (list?.width ?? 0) <= 390]).toEqual([true, true])
})

test('chosen conversions are sorted, saved in one ZIP file, and deleted with a word on what goes', async ({
  page,
  account,
  request,
}, info) => {
  for (const name of ['side-by-side', 'banded-list']) await converted(request, account.token, 'pdf-to-excel', golden(name).file)
  await page.goto('/dashboard/conversions?sort=name')
  await expect(page.getByRole('row').nth(1)).toContainText('banded-list.pdf')
  await page.getByRole('button', { name: 'Choose all 2' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download ZIP' }).click()
  await page.getByRole('menuitem', { name: 'XLSX' }).click()
  const file = info.outputPath('docmill.zip')
  await (await downloading).saveAs(file)
  expect(namesInArchive(file)).toEqual(['banded-list.xlsx', 'side-by-side.xlsx'])
  await page.getByRole('button', { name: 'Delete banded-list.pdf' }).click()
  await expect(page.getByRole('dialog').getByText('1 page picture')).toBeVisible()
  await page.getByRole('button', { name: 'Delete now' }).click()
  await expect(page.getByRole('row', { name: /banded-list/ })).toHaveCount(0)
})
