// Figures of the review in a real browser, against a started service:
//   node e2e/measure.ts http://127.0.0.1:3000
// They are printed, not judged: a busy machine must not fail a test. What the machine itself can do just then is printed beside them: a
// page with nothing but a list of as many rows, drawn with as little work as there can be.

import { calls } from '@docmill/contracts'
import { chromium, type Page, request } from '@playwright/test'
import { makeAccount } from './account.ts'
import { converted } from './converted.ts'
import { golden } from './golden.ts'
import { largeDocument } from './large-document.ts'

const base = process.argv[2] ?? 'http://127.0.0.1:3000'
const rowCount = 10_000
const questions = 60
const pressed = 20
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
await openLargeDocument(page)
const waits = await questionToNext(page)
console.log(`question to next of ${rowCount} rows, answered without a pause, ms: median ${middle(waits)}, worst ${waits.at(-1)}`)
const painted = await keyToPainted(page)
console.log(`from the key to the next question painted, a key a second, ms: median ${middle(painted)}, worst ${painted.at(-1)}`)
const frames = await framesWhileScrolling(page, '[role="grid"]')
const control = await plainList()
console.log(`frames a second while ${rowCount} rows scroll: ${frames}; a bare list here and now: ${control}`)
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

/** Opens the review of a long table; each of its pages has the picture of the one page that was really converted. */
async function openLargeDocument(on: Page): Promise<void> {
  const headers = { authorization: `Bearer ${account.token}` }
  const first = await http.fetch(calls.pagePicture.path.replace(':id', id).replace(':page', '1'), { headers })
  const picture = { body: await first.body(), contentType: first.headers()['content-type'] ?? '' }
  await on.route(`**${calls.pagePicture.path.replace(':id', id).replace(':page', '*')}`, (route) => route.fulfill(picture))
  await on.route(`**${calls.conversionDocument.path.replace(':id', id)}`, (route) => route.fulfill({ json: largeDocument(rowCount) }))
  await on.goto(review)
  await on.locator('[role="grid"]').waitFor()
}

/** Milliseconds from Enter to the next question on the screen, each as soon as the one before is answered, sorted. */
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

/** Milliseconds from a real key to the frame that shows the next question, as the browser itself counts them (in eights), sorted. */
async function keyToPainted(on: Page): Promise<number[]> {
  const times: number[] = []
  for (let asked = 0; asked < pressed; asked++) {
    const painted = on.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const seen = new PerformanceObserver((list) => {
            const key = list.getEntries().find(({ name }) => name === 'keydown')
            if (!key) return
            seen.disconnect()
            resolve(key.duration)
          })
          seen.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
          document.documentElement.dataset.listens = ''
        }),
    )
    await on.locator('html[data-listens]').waitFor()
    await on.keyboard.press('Enter')
    times.push(await painted)
    await on.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)))
  }
  return times.sort((a, b) => a - b)
}

/** Frames a second over three seconds of scrolling three rows a frame. */
function framesWhileScrolling(on: Page, list: string): Promise<number> {
  return on.evaluate(async (selector) => {
    const grid = document.querySelector(selector)
    const start = performance.now()
    let count = 0
    while (performance.now() - start < 3000) {
      grid?.scrollBy(0, 99)
      await new Promise((resolve) => requestAnimationFrame(resolve))
      count++
    }
    return Math.round((count * 1000) / (performance.now() - start))
  }, list)
}

/** The same scrolling in a page of its own that holds thirty rows of five texts, taken from the top and put at the end. */
async function plainList(): Promise<number> {
  const bare = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await bare.setContent('<div id="list" style="position:relative;width:600px;height:500px;overflow:auto"><div></div></div>')
  await bare.evaluate((rows) => {
    const [high, drawn] = [33, 30]
    const pane = document.getElementById('list') as HTMLElement
    const body = pane.firstElementChild as HTMLElement
    body.style.cssText = `position:relative;height:${rows * high}px`
    const pool = Array.from({ length: drawn }, () => {
      const row = document.createElement('div')
      for (let cell = 0; cell < 5; cell++) {
        const text = document.createElement('div')
        text.style.cssText = `position:absolute;left:${cell * 110}px;width:110px;height:${high}px;border:1px solid silver;background:white`
        text.append('')
        row.append(text)
      }
      return body.appendChild(row)
    })
    const draw = () => {
      const from = Math.floor(pane.scrollTop / high)
      for (let index = from; index < from + drawn; index++) {
        const row = pool[index % drawn]
        if (!row || row.dataset.row === String(index)) continue
        row.dataset.row = String(index)
        row.style.cssText = `position:absolute;top:${index * high}px`
        for (const [column, cell] of [...row.children].entries()) if (cell.firstChild) cell.firstChild.nodeValue = `${index}.${column}`
      }
    }
    pane.addEventListener('scroll', draw)
    draw()
  }, rowCount)
  const frames = await framesWhileScrolling(bare, '#list')
  await bare.close()
  return frames
}

function middle(sorted: readonly number[]): number | undefined {
  return sorted[Math.floor(sorted.length / 2)]
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
