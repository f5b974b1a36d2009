// How the review looks with a question open, when all is settled, with its tables, and on a phone. As looks.spec.ts, which see.

import { calls } from '@docmill/contracts'
import { expect, type Page, test } from '@playwright/test'
import { freeze, replies } from '../looks/fixed.ts'
import { expectLooks } from '../looks/pictured.ts'
import { reviewedDocument, reviewedPicture } from '../looks/reviewed.ts'

test.use({ timezoneId: 'UTC', locale: 'en-GB' })

const [recorded, recordedReply] = Object.entries(replies).find(([call]) => /conversions\/[\w-]+$/.test(call)) ?? []
const id = recorded?.split('/').at(-1) ?? ''
const conversion = {
  ...(recordedReply as object),
  converter: 'kv-json',
  fileName: 'chandlery.pdf',
  pagesTotal: 1,
  pagesDone: 1,
  pages: [{ page: 1, outcome: 'read', reason: null }],
  formats: [{ format: 'json', fileName: 'chandlery.json', bytes: 4200 }],
  tables: 1,
  documents: [{ kind: 'invoice', pages: [1], fields: 4, failedChecks: 1 }],
  unchecked: { fields: 3, cells: 1 },
  options: { ...(recordedReply as { options: object }).options, content: 'both', jsonShape: 'document' },
}

/** Opens the review of the small invoice, its first question asked. */
async function opened(page: Page): Promise<void> {
  await freeze(page)
  const answers = {
    conversion,
    conversionDocument: reviewedDocument,
    corrections: { corrections: [], revision: 0 },
    saveCorrections: { revision: 1 },
  } as const
  const of = (name: keyof typeof answers | 'pagePicture', each: string) => calls[name].path.replace(':id', id).replace(':page', each)
  await page.route(`**${of('pagePicture', '1')}`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: reviewedPicture }))
  await page.route(`**${of('corrections', '')}`, (route) =>
    route.fulfill({ json: route.request().method() === 'PUT' ? answers.saveCorrections : answers.corrections }),
  )
  for (const name of ['conversion', 'conversionDocument'] as const)
    await page.route(`**${of(name, '')}`, (route) => route.fulfill({ json: answers[name] }))
  await page.goto(`/dashboard/conversions/${id}/review`)
  await expect(page.locator('.view img')).toBeVisible()
  await page.waitForLoadState('networkidle')
}

for (const { width, height, hasTouch } of [
  { width: 1440, height: 900, hasTouch: false },
  { width: 768, height: 1024, hasTouch: true },
  { width: 390, height: 844, hasTouch: true },
])
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height }, hasTouch })
    const only = { from: width, upTo: width }

    test('the review with a question looks as it did', async ({ page }) => {
      await opened(page)
      await expect(page.getByRole('heading', { name: 'Invoice number' })).toBeVisible()
      await expectLooks(page, { name: 'review', ...only })
    })

    test('the review when all is settled looks as it did', async ({ page }) => {
      await opened(page)
      for (const question of ['Invoice number', 'Order number', 'Price, row 2', 'Bill to']) {
        await expect(page.locator('.ask h2')).toHaveText(question)
        // The page follows a moment later: where it stands at the end depends on every place that it was brought to.
        if (question !== 'Order number') await expect(page.locator('.view [data-box][aria-pressed="true"]')).toBeInViewport({ ratio: 1 })
        await page.waitForFunction(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true)))))
        await page.keyboard.press(question === 'Order number' ? 'x' : 'Enter')
      }
      await expect(page.getByText('All settled')).toBeVisible()
      await expect(page.getByText('Saved', { exact: true })).toBeAttached()
      await expectLooks(page, { name: 'review-settled', ...only })
    })

    if (width > 390)
      test('the tables of the review look as they did', async ({ page }) => {
        await opened(page)
        await page.getByRole('tab', { name: /^Tables/ }).click()
        await page.getByRole('gridcell', { name: 'Shackle, stainless, 8 mm' }).click()
        await expectLooks(page, { name: 'review-tables', ...only })
      })
    else
      test('the parts of the review on a phone look as they did', async ({ page }) => {
        await opened(page)
        for (const part of ['Fields', 'Table', 'Pages']) {
          await page.getByRole('tablist', { name: 'Review' }).getByRole('tab', { name: part }).tap()
          await expectLooks(page, { name: `review-phone-${part.toLowerCase()}`, ...only })
        }
      })
  })
