// Measures the service as operators start it, on the embedded database and on PostgreSQL: log-ins, ledger, reading under load, uploads.
//
//   npm run bench:server -- [--seconds N] [--embedded | --postgres] [--dry]

import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { DatabaseSettings } from '../../server/platform/database/index.ts'
import { startTemporaryPostgres } from '../../tools/postgres.ts'
import { type Figures, measure } from './measure.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    embedded: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)
if (!Number.isInteger(seconds) || seconds < 1 || seconds > 60) {
  console.error('usage: npm run bench:server -- [--seconds 1…60] [--embedded | --postgres] [--dry]')
  process.exit(2)
}
const kinds = (['embedded', 'postgres'] as const).filter((kind) => values[kind] || values.embedded === values.postgres)

const git = (...options: string[]) => execFileSync('git', options, { encoding: 'utf8', cwd: import.meta.dirname }).trim()
const commit = git('rev-parse', '--short=12', 'HEAD')
const changed = git('status', '--porcelain', '--', '../../server', '../../engine', '../../contracts') !== ''
const results = join(import.meta.dirname, '../results')

const interrupted = new Promise<never>((_resolve, reject) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => reject(new Error(`ended by ${signal}`)))
})
for (const kind of kinds) {
  const loadBefore = Number((loadavg()[0] ?? 0).toFixed(1))
  const figures = await measured(kind)
  print(kind, figures)
  const machine = { cores: availableParallelism(), loadBefore }
  const row = { date: new Date().toISOString(), commit, changed, database: kind, seconds, machine, figures }
  if (values.dry) continue
  mkdirSync(results, { recursive: true })
  appendFileSync(join(results, 'server.jsonl'), `${JSON.stringify(row)}\n`)
}
process.exit()

/** Measures on a fresh database of that kind, and removes it and everything that was started, however it ends. */
async function measured(kind: DatabaseSettings['kind']): Promise<Figures> {
  const resources = new AsyncDisposableStack()
  try {
    const folder = mkdtempSync(join(tmpdir(), 'docmill-bench-'))
    resources.defer(() => rmSync(folder, { recursive: true, force: true }))
    const postgres = kind === 'postgres' ? resources.adopt(await startTemporaryPostgres(), (server) => server.stop()) : null
    const settings: DatabaseSettings = postgres ? { kind: 'postgres', url: postgres.url } : { kind: 'embedded', folder }
    return await Promise.race([measure({ settings, folder, seconds, resources }), interrupted])
  } finally {
    await resources.disposeAsync()
  }
}

function print(kind: string, { logInsASecond, ledger, dashboard, transactions, uploads, conversions, residentMegabytes }: Figures): void {
  const latencies = ({ count, p50, p95, p99 }: Figures['dashboard']) => `p50 ${p50}, p95 ${p95}, p99 ${p99} ms (${count})`
  const rows = [
    ['log-ins a second', logInsASecond],
    ['ledger posts a second', ledger.postsASecond],
    ['ledger reads a second', ledger.readsASecond],
    ['dashboard, 50 a second', latencies(dashboard)],
    ['transactions, 50 a second', latencies(transactions)],
    ['conversions meanwhile', conversions],
    ['upload of 5 MB', latencies(uploads)],
    ['memory before and after, MB', `${residentMegabytes.before ?? '?'}, ${residentMegabytes.after ?? '?'}`],
  ]
  console.log(`\n${kind}\n${rows.map(([name, figure]) => `  ${String(name).padEnd(28)}${figure}`).join('\n')}`)
}
