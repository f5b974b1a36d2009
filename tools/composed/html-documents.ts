import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from '@playwright/test'

/** The paths of the HTML documents below a folder, in the order of the alphabet. */
export async function documentsBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.flatMap((entry) => (entry.isFile() && /\.html?$/u.test(entry.name) ? [join(entry.parentPath, entry.name)] : [])).sort()
}

/** A page of the browser that opens documents alone: no pictures, styles or scripts of others, nothing from elsewhere. */
export async function pageOfDocuments(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ javaScriptEnabled: true, offline: true })).newPage()
  await page.route('**', (route) => (route.request().resourceType() === 'document' ? route.continue() : route.abort()))
  return page
}

/** Milliseconds that a document may take to open. */
const patience = 8000
/** Opens a document; false where it does not open in time. */
export const isOpened = async (page: Page, path: string): Promise<boolean> =>
  (await page.goto(pathToFileURL(path).href, { waitUntil: 'domcontentloaded', timeout: patience }).catch(() => null)) !== null
