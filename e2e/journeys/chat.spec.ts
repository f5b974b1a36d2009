import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'

// A provider on another origin, whose script shows what it was started with and what it can reach.
const script = `
window.startChatWidget = ({ widgetId, userType }) => {
  let token
  try { token = String(localStorage.getItem('token')) } catch { token = 'out of reach' }
  document.getElementById('chat-state').textContent = ['widget', widgetId, userType, 'token', token].join(' ')
}`

let provider: Server
let service: ChildProcess
let address: string
const folder = mkdtempSync(path.join(tmpdir(), 'docmill-chat-'))
let asked = 0

test.beforeAll(async () => {
  provider = createServer((_request, response) => {
    asked++
    response.setHeader('content-type', 'text/javascript').end(script)
  }).listen(0, '127.0.0.1')
  await once(provider, 'listening')
  service = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
    cwd: path.join(import.meta.dirname, '../..'),
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DOCMILL_DATA: folder,
      DOCMILL_ROLES: 'web',
      CHAT_WIDGET_SCRIPT_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/widget.js`,
      CHAT_WIDGET_ID: 'desk-7',
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
  provider.close()
  rmSync(folder, { recursive: true, force: true })
})

test('the chat is loaded when somebody asks for it, in a frame that cannot read the session', async ({ page }) => {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.goto(address)
  await page.evaluate(() => localStorage.setItem('token', 'secret'))
  const opener = page.getByRole('button', { name: 'Chat', exact: true })
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  expect(asked).toBe(0)
  await opener.click()
  await expect(page.frameLocator('iframe[title="Chat"]').getByRole('status')).toHaveText('widget desk-7 default token out of reach')
  await page.keyboard.press('Escape')
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(opener).toBeFocused()
  expect(faults).toEqual([])
  await page.goto(`${address}/contact`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Chat', exact: true })).toHaveCount(0)
})
