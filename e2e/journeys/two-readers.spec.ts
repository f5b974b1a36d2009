import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { request as http } from '@playwright/test'
import { expect, makeAccount, signIn, test } from '../account.ts'
import { converted } from '../converted.ts'
import { golden } from '../golden.ts'
import { expectAccessible } from '../screens.ts'

// An endpoint that speaks the protocol: it agrees on one field, reads another differently, and invents a third.
const said = { invoice_number: 'HL-2026-0417', due_date: '14 March 2026', iban: 'GB00 NONE 0000 0000' }

let endpoint: Server
let service: ChildProcess
let address: string
let asked = 0
const folder = mkdtempSync(path.join(tmpdir(), 'docmill-readers-'))

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
  service = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
    cwd: path.join(import.meta.dirname, '../..'),
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DOCMILL_DATA: folder,
      NODE_ENV: 'development',
      LOG_LEVEL: 'error',
      MODEL_ENDPOINT_URL: `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/v1`,
      MODEL_NAME: 'reader-1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  address = await new Promise<string>((resolve) => {
    let printed = ''
    for (const stream of [service.stdout, service.stderr])
      stream?.on('data', (chunk) => {
        printed += chunk
        const found = /ready after .*?: (http:\/\/\S+)/.exec(printed)?.[1]
        if (found) resolve(found)
      })
  })
})
test.afterAll(async () => {
  const ended = once(service, 'exit')
  service.kill('SIGTERM')
  await ended
  endpoint.close()
  rmSync(folder, { recursive: true, force: true })
})

test('where a model endpoint is configured, the review says which reader said what', async ({ page }) => {
  const calls = await http.newContext({ baseURL: address })
  const account = await makeAccount(calls)
  const id = await converted(calls, account.token, 'kv-json', golden('ruled-invoice').file, { documentType: 'invoice' })
  await calls.dispose()
  expect(asked).toBeGreaterThan(0)
  await signIn(page, account)
  await page.goto(`${address}/dashboard/conversions/${id}/review`)
  await page.getByRole('tab', { name: 'Readers' }).click()
  const row = (name: string) => page.getByRole('table', { name: 'Which reader said what' }).getByRole('row').filter({ hasText: name })
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
