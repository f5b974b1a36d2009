import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { type OwnService, ownService } from '../own-service.ts'

// A provider on another origin, whose script shows what it was started with and what it can reach.
const script = `
window.startChatWidget = ({ widgetId, userType }) => {
  let token
  try { token = String(localStorage.getItem('token')) } catch { token = 'out of reach' }
  document.getElementById('chat-state').textContent = ['widget', widgetId, userType, 'token', token].join(' ')
}`

let provider: Server
let service: OwnService
let asked = 0

test.beforeAll(async () => {
  provider = createServer((_request, response) => {
    asked++
    response.setHeader('content-type', 'text/javascript').end(script)
  }).listen(0, '127.0.0.1')
  await once(provider, 'listening')
  service = await ownService({
    DOCMILL_ROLES: 'web',
    CHAT_WIDGET_SCRIPT_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/widget.js`,
    CHAT_WIDGET_ID: 'desk-7',
  })
})
test.afterAll(async () => {
  await service.stop()
  provider.close()
})

test('the chat is loaded when somebody asks for it, in a frame that cannot read the session', async ({ page }) => {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.goto(service.address)
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
  await page.goto(`${service.address}/contact`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Chat', exact: true })).toHaveCount(0)
})
