// Figures of the review in a real browser, against a started service:
//   node e2e/measure.ts http://127.0.0.1:3000
// They are printed, not judged: a busy machine must not fail a test.

import { calls } from '@docmill/contracts'
import { chromium, type Page, request } from '@playwright/test'
import { makeAccount } from './account.ts'
import { converted } from './converted.ts'
import { golden } from './golden.ts'
import { largeDocument } from './large-document.ts'

const base = process.argv[2] ?? 'http://127.0.0.1:3000'
const rowCount = 10_000
const questions = 60
const openings = 100

const http = await request.newContext({ baseURL: base })
const account = await makeAccount(http)
const id = await converted(http, account.token, 'pdf-to-excel', golden('banded-list').file)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const context = await browser.newContext({ baseURL: base, viewport: { width: 1440, height: 900 } })
await context.addInitScript((token) => localStorage.setItem('token', token), account.token)
const review = `/dashboard/conversions/${id}/review`
const page = await context.newPage()

console.log(`first boxes after the drop, ms: ${await firstBoxes(page)}`)
await page.route(`**${calls.conversionDocument.path.replace(':id', id)}`, (route) => route.fulfill({ json: largeDocument(rowCount) }))
await page.goto(review)
await page.locator('[role="grid"]').waitFor()
const waits = await questionToNext(page)
console.log(`question to next of ${rowCount} rows, ms: median ${waits[Math.floor(waits.length / 2)]}, worst ${waits.at(-1)}`)
console.log(`frames a second while ${rowCount} rows scroll: ${await framesWhileScrolling(page)}`)
await page.unrouteAll()
const [after10, atLast] = await memoryOver(page)
console.log(`heap after 10 and ${openings} openings, MB: ${after10} and ${atLast}`)
await browser.close()
await http.dispose()

/** From the file's drop to the first box of its review, the service warm; least of three. Milliseconds. */
async function firstBoxes(on: Page): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < 3; run++) {
    await on.goto('/dashboard/converters/pdf-to-excel')
    await on.getByText('Drop files anywhere').waitFor()
    const start = performance.now()
    await on.getByLabel('Files to convert').setInputFiles(golden('side-by-side').file)
    await on.getByRole('button', { name: /^Convert \d/ }).click()
    await on.getByRole('link', { name: /^Review/ }).click()
    await on.locator('[data-box]').first().waitFor()
    times.push(Math.round(performance.now() - start))
  }
  return Math.min(...times)
}

/** Milliseconds from Enter to the next question on the screen, sorted. */
function questionToNext(on: Page): Promise<number[]> {
  return on.evaluate(async (count) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const title = () => document.querySelector('.ask h2')?.textContent
    const times: number[] = []
    for (let asked = 0; asked < count; asked++) {
      const before = title()
      const start = performance.now()
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', cancelable: true }))
      while (title() === before && performance.now() - start < 5000) await frame()
      times.push(Math.round(performance.now() - start))
    }
    return times.sort((a, b) => a - b)
  }, questions)
}

/** Frames a second over three seconds of scrolling three rows a frame. */
function framesWhileScrolling(on: Page): Promise<number> {
  return on.evaluate(async () => {
    const grid = document.querySelector('[role="grid"]')
    const start = performance.now()
    let frames = 0
    while (performance.now() - start < 3000) {
      grid?.scrollBy(0, 99)
      await new Promise((resolve) => requestAnimationFrame(resolve))
      frames++
    }
    return Math.round((frames * 1000) / (performance.now() - start))
  })
}

/** Heap in use, MB, after ten and after all openings of the review within one visit. */
async function memoryOver(on: Page): Promise<readonly [number, number]> {
  const tools = await on.context().newCDPSession(on)
  const heap = async () => {
    await tools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await tools.send('Runtime.getHeapUsage')
    return Math.round(usedSize / 1e5) / 10
  }
  const go = (address: string) =>
    on.evaluate((to) => {
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
  await on.goto('/dashboard/conversions')
  let early = 0
  for (let opened = 1; opened <= openings; opened++) {
    await go(review)
    await on.locator('[data-box]').first().waitFor()
    await go('/dashboard/conversions')
    await on.getByRole('heading', { name: 'All conversions' }).waitFor()
    if (opened === 10) early = await heap()
  }
  return [early, await heap()]
}
