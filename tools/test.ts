// `npm test`: types, lint, room check, unit and HTTP tests on the embedded database and on a real PostgreSQL, browser journeys.
// Goes through all of it even when a step fails, and ends with one line: "N passed, N failed".

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTemporaryPostgres } from './postgres.ts'

interface Tally {
  readonly passed: number
  readonly failed: number
}

/** As much of vitest's JSON report as is looked at. */
interface UnitReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

/** Unit tests that failed, named again at the end: what was printed in between is long. */
const failures: string[] = []
const reports = mkdtempSync(join(tmpdir(), 'docmill-reports-'))
const postgres = process.env.TEST_DATABASE_URL ? null : await startTemporaryPostgres()
const environment = { ...process.env, TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? postgres?.url }
const tallies: (Tally & { name: string; seconds: number })[] = []
try {
  step('types', () => check('tsc', ['-p', '.']))
  step('types of the web app', () => check('tsc', ['-p', 'web']))
  step('lint and format', () => check('biome', ['ci', '--error-on-warnings', '.']))
  step('unit, rooms and HTTP', unitTests)
  step('browser', browserTests)
} finally {
  await postgres?.stop()
  rmSync(reports, { recursive: true, force: true })
}
for (const failure of failures) console.log(`failed: ${failure}`)
for (const { name, passed, failed, seconds } of tallies) console.log(`${name}: ${passed} passed, ${failed} failed (${seconds} s)`)
const total = tallies.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
  passed: 0,
  failed: 0,
})
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

function step(name: string, work: () => Tally): void {
  const started = performance.now()
  console.log(`\n== ${name}`)
  const tally = work()
  tallies.push({ name, ...tally, seconds: Math.round((performance.now() - started) / 1000) })
}

/** A program whose exit code is the whole answer. */
function check(program: string, args: readonly string[]): Tally {
  const ok = run(program, args) === 0
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
}

function unitTests(): Tally {
  const report = join(reports, 'unit.json')
  const status = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`])
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as UnitReport
  for (const { name: file, status, assertionResults } of testResults) {
    for (const { status, fullName } of assertionResults) if (status === 'failed') failures.push(`${file} › ${fullName}`)
    if (status === 'failed' && !assertionResults.some(({ status }) => status === 'failed')) failures.push(file)
  }
  return honest(status, { passed: numPassedTests, failed: numFailedTests })
}

function browserTests(): Tally {
  const report = join(reports, 'browser.json')
  const status = run('playwright', ['test', '-c', 'e2e/playwright.config.ts', '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as { stats: { expected: number; unexpected: number; flaky: number } }
  if (stats.flaky > 0) console.log(`${stats.flaky} browser tests passed only on the second try; they are named above`)
  return honest(status, { passed: stats.expected + stats.flaky, failed: stats.unexpected })
}

/** A runner that failed without naming a failed test (a broken file, an unhandled error) still failed. */
function honest(status: number, tally: Tally): Tally {
  return status !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

function run(program: string, args: readonly string[], extra: Record<string, string> = {}): number {
  return spawnSync(join('node_modules/.bin', program), args, { stdio: 'inherit', env: { ...environment, ...extra } }).status ?? 1
}
