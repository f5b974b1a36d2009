import { execFileSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { calls } from '@docmill/contracts'
import { expect, test } from '../account.ts'
import { longPdf } from '../long-pdf.ts'
import { expectAccessible } from '../screens.ts'

const root = path.join(import.meta.dirname, '../..')

test('the packed client converts a file in a browser, and hears every step', async ({ page, account, request }) => {
  const headers = { authorization: `Bearer ${account.token}` }
  const { api_key: key } = (await (await request.get(calls.apiKey.path, { headers })).json()) as { api_key: string }
  const folder = mkdtempSync(path.join(tmpdir(), 'docmill-client-'))
  try {
    const printed = execFileSync(process.execPath, ['client/pack.mjs', folder], { cwd: root, encoding: 'utf8' })
    execFileSync('tar', ['xzf', printed.trim().split('\n').at(-1) ?? '', '-C', folder])
    // As an application of this host would serve it; what is not the client comes from the service.
    await page.route('**/packed-client/*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: readFileSync(path.join(folder, 'package', path.basename(new URL(route.request().url()).pathname)), 'utf8'),
      }),
    )
    await page.goto('/docs/quick-start')
    // Long enough that the job is heard of before its end: a page is read while its job is being made.
    const file = longPdf(13).toString('base64')
    const told = await page.evaluate(
      async ({ key, file }) => {
        const { Docmill } = await import(`${location.origin}/packed-client/index.js`)
        const docmill = new Docmill({ key, server: location.origin })
        const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0))
        const states: string[] = []
        const job = await docmill.run(
          { model_name: 'pdf-to-excel', inputs: [{ file: new Blob([bytes]), file_name: 'report.pdf' }] },
          { onProgress: (step: { state: string }) => states.push(step.state) },
        )
        const workbook: Uint8Array = await docmill.result(job.id, 'xlsx')
        const refused = await new Docmill({ key: 'dm_live_wrong', server: location.origin })
          .usage()
          .catch((error: { code: string }) => error.code)
        return { states, tables: job.documents[0].result.tables.length, start: [...workbook.slice(0, 2)], refused }
      },
      { key, file },
    )
    expect(told.states.length).toBeGreaterThan(1)
    expect(told.states.at(-1)).toBe('done')
    expect(told.tables).toBeGreaterThan(0)
    expect(told.start).toEqual([...Buffer.from('PK')])
    expect(told.refused).toBe('api-key-invalid')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a webhook is tried from the page, listed with how it went, and sent once more', async ({ page, account }) => {
  expect(account.token).not.toBe('')
  const heard: { id: string; timestamp: string; signature: string; body: string }[] = []
  let status = 500
  const receiver = createServer(async (call, reply) => {
    const said = (name: string) => String(call.headers[`webhook-${name}`])
    heard.push({ id: said('id'), timestamp: said('timestamp'), signature: said('signature'), body: await text(call) })
    reply.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  try {
    await page.goto('/dashboard/api-access')
    const webhooks = page.getByRole('region', { name: 'Webhooks' })
    await expect(webhooks.getByText('No deliveries yet.')).toBeVisible()
    await webhooks.getByLabel('Send a test to').fill('not an address')
    await webhooks.getByRole('button', { name: 'Send test' }).click()
    await expect(webhooks.getByText('Give an address that begins with https://')).toBeVisible()

    await webhooks.getByLabel('Send a test to').fill(hook)
    await webhooks.getByRole('button', { name: 'Send test' }).click()
    const row = webhooks.getByRole('row').filter({ hasText: hook })
    await expect(row).toContainText('failed')
    await expect(row).toContainText('answered 500')
    status = 204
    await row.getByRole('button').click()
    await expect(row).toContainText('delivered')
    await expect(row).toContainText('answered 204, 2 tries')

    expect(heard.map(({ id }) => id)).toEqual([heard[0]?.id, heard[0]?.id])
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await webhooks.getByRole('button', { name: 'Copy the secret' }).click()
    const secret = await page.evaluate(() => navigator.clipboard.readText())
    for (const { id, timestamp, signature, body } of heard) {
      const mac = createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64')).update(`${id}.${timestamp}.${body}`)
      expect(signature).toBe(`v1,${mac.digest('base64')}`)
    }
    for (const width of [1440, 390])
      for (const theme of ['light', 'dark']) {
        await page.setViewportSize({ width, height: 844 })
        await page.evaluate((shown) => {
          document.documentElement.dataset.theme = shown
        }, theme)
        await expectAccessible(page, `webhooks-${width}-${theme}`, theme === 'light' ? undefined : 'colours')
      }
  } finally {
    receiver.close()
  }
})
