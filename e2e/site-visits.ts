import type { Page } from '@playwright/test'

/** Collects what must not happen on a page: errors in the console, failed scripts, requests to other hosts. */
export function watch(page: Page): readonly string[] {
  const found: string[] = []
  page.on('console', (message) => message.type() === 'error' && found.push(`console: ${message.text()}`))
  page.on('pageerror', (error) => found.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && host !== `127.0.0.1:${process.env.DOCMILL_E2E_PORT}`) found.push(`foreign: ${request.url()}`)
  })
  return found
}

/** As after the first visit of a session: without the loader. */
export const seenBefore = (page: Page) => page.addInitScript(() => sessionStorage.setItem('landing_seen', 'yes'))
