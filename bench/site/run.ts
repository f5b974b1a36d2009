// Measures the public pages as a phone meets them: Lighthouse's mobile scores, and the scripts a page loads before anything is touched.
//
//   npm run bench:site -- [--dry]
//
// Needs the built web app (npm run build) and Chromium (CHROMIUM_PATH, else /usr/bin/chromium).

import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startService } from '../server/service.ts'

const { values } = parseArgs({ options: { dry: { type: 'boolean', default: false } } })
const root = fileURLToPath(new URL('../..', import.meta.url))
const lighthouse = join(root, 'node_modules/lighthouse/cli/index.js')
const pages = ['/', '/auth']
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The parts of Lighthouse's report that are read here. */
interface Report {
  readonly lighthouseVersion: string
  readonly environment: { readonly benchmarkIndex: number }
  readonly categories: Readonly<Record<(typeof categories)[number], { readonly score: number }>>
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly details?: { readonly items?: readonly NetworkRequest[] } }>
  >
}
interface NetworkRequest {
  readonly url: string
}

const folder = mkdtempSync(join(tmpdir(), 'docmill-site-'))
const service = await startService({ DOCMILL_DATA: join(folder, 'data'), DOCMILL_ROLES: 'web' })
try {
  for (const path of pages) {
    const loadBefore = Number((loadavg()[0] ?? 0).toFixed(1))
    const report = measured(`${service.address}${path}`, join(folder, 'report.json'))
    const blockingMs = processorBlockingTime(JSON.parse(readFileSync(join(folder, 'report-0.trace.json'), 'utf8')).traceEvents)
    const figures = {
      ...Object.fromEntries(categories.map((name) => [name, Math.round(report.categories[name].score * 100)])),
      totalBlockingTimeMs: Math.round(report.audits['total-blocking-time']?.numericValue ?? Number.NaN),
      processorBlockingTimeMs: blockingMs,
      largestContentfulPaintMs: Math.round(report.audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
      cumulativeLayoutShift: Number((report.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(3)),
      scriptKilobytesGzip: Math.round(gzippedScripts(report) / 100) / 10,
    }
    // What Lighthouse found of the machine's speed, busy as it was: figures of different machines, or hours, stand side by side only with it.
    const benchmarkIndex = Math.round(report.environment.benchmarkIndex)
    console.log(path, JSON.stringify({ ...figures, benchmarkIndex, loadBefore }))
    if (values.dry) continue
    const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8', cwd: root }).trim()
    const row = {
      date: new Date().toISOString(),
      commit,
      page: path,
      lighthouse: report.lighthouseVersion,
      loadBefore,
      benchmarkIndex,
      figures,
    }
    appendFileSync(join(root, 'bench/results/site.jsonl'), `${JSON.stringify(row)}\n`)
  }
} finally {
  await service.stop()
  rmSync(folder, { recursive: true, force: true })
}

function measured(address: string, output: string): Report {
  const flags = ['--headless=new', '--disable-dev-shm-usage', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  execFileSync(
    process.execPath,
    [lighthouse, address, '--quiet', '--save-assets', '--output=json', `--output-path=${output}`, `--chrome-flags=${flags.join(' ')}`],
    {
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  return JSON.parse(readFileSync(output, 'utf8'))
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  /** Microseconds of the processor, where it was measured. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/**
 * Milliseconds of blocking time as the simulated phone counts it, four times as slow and what is over 50 ms of each task after the first
 * paint, but of the time for which the page's thread had a processor: a busy machine, which makes tasks wait, leaves it nearly as it is.
 */
function processorBlockingTime(events: readonly TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  const thread = events.find(({ name, pid, args }) => name === 'thread_name' && args?.name === 'CrRendererMain' && pid === paint?.pid)
  if (!paint || !thread) throw new Error('the trace shows no first paint')
  const tasks = events.filter(
    ({ name, pid, tid, ts }) => name.endsWith('RunTask') && pid === paint.pid && tid === thread.tid && ts > paint.ts,
  )
  return Math.round(tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur * 4) / 1000 - 50), 0))
}

/**
 * Bytes of the scripts that the page asked for while it loaded, to run them or only to have them, as gzip packs them: what most servers in
 * between would send.
 */
function gzippedScripts({ audits }: Report): number {
  const requests = audits['network-requests']?.details?.items ?? []
  const names = new Set(requests.map(({ url }) => new URL(url).pathname).filter((name) => name.endsWith('.js')))
  return [...names].reduce((sum, name) => sum + statSync(join(root, 'web/dist', `${name}.gz`)).size, 0)
}
