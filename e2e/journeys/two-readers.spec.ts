import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { request as http } from '@playwright/test'
import { expect, makeAccount, signIn, test } from '../account.ts'
import { converted } from '../converted.ts'
import { golden } from '../golden.ts'
import { type OwnService, ownService } from '../own-service.ts'
import { expectAccessible } from '../screens.ts'

// An endpoint that speaks the protocol: it agrees on one field, reads another differently, and invents a third.
const said = { invoice_number: 'HL-2026-0417', due_date: '14 March 2026', iban: 'GB00 NONE 0000 0000' }

let endpoint: Server
let service: OwnService
let asked = 0

test.beforeAll(async () => {
  test.setTimeout(240_000)
  endpoint = createServer((call, answer) => {
    asked++
    call
      .resume()
      .on('end', () =>
        answer
          .setHeader('content-type', 'application/json')
          .end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: JSON.stringify(said) }, finish_reason: 'stop' }] })),
      )
  }).listen(0, '127.0.0.1')
  await once(endpoint, 'listening')
  service = await ownService({
    NODE_ENV: 'development',
    LOG_LEVEL: 'error',
    MODEL_ENDPOINT_URL: `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/v1`,
    MODEL_NAME: 'reader-1',
  })
})
test.afterAll(async () => {
  await service.stop()
  endpoint.close()
})

test('where a model endpoint is configured, the review says which reader said what', async ({ page }) => {
  const calls = await http.newContext({ baseURL: service.address })
  const account = await makeAccount(calls)
  const id = await converted(calls, account.token, 'kv-json', golden('ruled-invoice').file, { documentType: 'invoice' })
  await calls.dispose()
  expect(asked).toBeGreaterThan(0)
  await signIn(page, account)
  await page.goto(`${service.address}/dashboard/conversions/${id}/review`)
  await page.getByRole('tab', { name: 'Readers' }).click()
  const row = (name: string) =>
    page.getByRole('table', { name: 'Which reader said what' }).getByRole('row', { name: new RegExp(`^${name}`) })
  await expect(row('Invoice number')).toContainText('Agree')
  await expect(row('Due date')).toContainText('Differ')
  await expectAccessible(page, 'review-readers')
  await page.getByRole('checkbox', { name: 'Differences only' }).check()
  await expect(row('Invoice number')).toHaveCount(0)
  await row('Due date').getByRole('button', { name: /^Use / }).click()
  await expect(row('Due date').getByRole('button', { name: /^Use / })).toHaveText('Used')
  await page.getByRole('tab', { name: /^Fields/ }).click()
  await expect(page.getByRole('gridcell', { name: '14 March 2026' })).toHaveCount(2)
})
