import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'

/** Replies of the service as they were recorded once: `METHOD /path?query` to what it answered. */
export const replies = JSON.parse(readFileSync(path.join(import.meta.dirname, 'replies.json'), 'utf8')) as Record<string, unknown>

/** A page as the pictures of documents show it: paper, a heading, lines. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="595" height="842"><rect width="595" height="842" fill="#fff"/><rect x="60" y="70" width="220" height="26" fill="#333"/>${Array.from(
  { length: 18 },
  (_, line) => `<rect x="60" y="${150 + line * 34}" width="${line % 3 === 0 ? 380 : 470}" height="9" fill="#bbb"/>`,
).join('')}</svg>`

/** Answers every call of a page from the record, at an hour that stands still; a call that is not in it fails, which the screen shows. */
export async function freeze(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-11-22T09:30:00Z'))
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await page.addInitScript(() => {
    sessionStorage.setItem('landing_seen', 'yes')
    localStorage.setItem('token', 'none')
  })
  await page.route('**/api/docmill/**', (route) => {
    const request = route.request()
    const { pathname, search } = new URL(request.url())
    if (/\/pictures?(\/|$)/.test(pathname)) return route.fulfill({ contentType: 'image/svg+xml', body: picture })
    const reply = replies[`${request.method()} ${pathname}${search}`]
    return reply === undefined ? route.abort() : route.fulfill({ json: reply })
  })
}
