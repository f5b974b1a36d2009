// Measures the public API of the service as operators start it: what a job costs beside the engine's own time, status calls beside running
// conversions, and the memory that a large upload takes.
//
//   npm run bench:api -- [--jobs N] [--seconds N] [--embedded | --postgres] [--dry]

import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { defaultExportOptions, defaultLimits, openSandbox } from '@docmill/engine/sandbox'
import { startTemporaryPostgres } from '../../tools/postgres.ts'
import { statementOf } from './document.ts'
import { askBySchedule, keepDoing, type Latencies, latenciesOf } from './load.ts'
import { type Person, signUp } from './person.ts'
import { type RunningService, startService } from './service.ts'

interface Figures {
  /** The service's answer less the engine's own answer to the same document, in milliseconds; pairs of one after the other. */
  readonly overhead: Latencies
  readonly engine: Latencies
  readonly service: Latencies
  /** GET /dev/jobs/{id} at 50 a second while documents are converted. */
  readonly polls: Latencies
  readonly conversions: number
  /** Most memory of the service's own process during an upload of 50 MB, less before it, in megabytes. */
  readonly uploadMegabytes: number | null
}

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '25' },
    seconds: { type: 'string', default: '5' },
    embedded: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
  },
})
const [jobs, seconds] = [Number(values.jobs), Number(values.seconds)]
if (!(Number.isInteger(jobs) && jobs >= 1 && jobs <= 80 && Number.isInteger(seconds) && seconds >= 1 && seconds <= 60)) {
  console.error('usage: npm run bench:api -- [--jobs 1…80] [--seconds 1…60] [--embedded | --postgres] [--dry]')
  process.exit(2)
}

const pollsASecond = 50
const uploadBytes = 50_000_000
const sampleEveryMs = 10

const kinds = (['embedded', 'postgres'] as const).filter((kind) => values[kind] || values.embedded === values.postgres)
for (const kind of kinds) {
  const loadBefore = Number((loadavg()[0] ?? 0).toFixed(1))
  const figures = await measured(kind)
  console.log(JSON.stringify({ database: kind, ...figures }, null, 2))
  if (values.dry) continue
  const git = (...options: string[]) => execFileSync('git', options, { encoding: 'utf8', cwd: import.meta.dirname }).trim()
  const results = join(import.meta.dirname, '../results')
  const machine = { cores: availableParallelism(), loadBefore }
  const row = { date: new Date().toISOString(), commit: git('rev-parse', '--short=12', 'HEAD'), database: kind, machine, figures }
  mkdirSync(results, { recursive: true })
  appendFileSync(join(results, 'api.jsonl'), `${JSON.stringify(row)}\n`)
}

/** Measures the service on a fresh database of that kind, and ends and removes what was started, however it goes. */
async function measured(kind: 'embedded' | 'postgres'): Promise<Figures> {
  await using resources = new AsyncDisposableStack()
  const folder = mkdtempSync(join(tmpdir(), 'docmill-bench-'))
  resources.defer(() => rmSync(folder, { recursive: true, force: true }))
  const postgres = kind === 'postgres' ? resources.adopt(await startTemporaryPostgres(), (server) => server.stop()) : null
  const environment = { DOCMILL_DATA: folder, DOCMILL_WORKERS: '1', ...(postgres ? { DATABASE_URL: postgres.url } : {}) }
  // Awaited here: what it measures is ended when this returns.
  return await measure(resources.adopt(await startService(environment), (service) => service.stop()))
}

async function measure(running: RunningService): Promise<Figures> {
  const person = await signUp(running.address, 'ada')
  const token = await person.logIn()
  const told = await fetch(`${running.address}/api/docmill/get_api_key`, { headers: { authorization: `Bearer ${token}` } })
  const { api_key: key } = (await told.json()) as { api_key: string }
  const authorization = `Bearer ${key}`
  const { overhead, engine, service: whole, last } = await measureOverhead(running.address, authorization)
  const { polls, conversions } = await measurePolls(running.address, authorization, person, last)
  return { overhead, engine, service: whole, polls, conversions, uploadMegabytes: await measureUpload(running, authorization) }
}

/** The same document, with the same request, through the service and through the engine alone, one after the other; the first pairs warm both up. */
async function measureOverhead(address: string, authorization: string) {
  const sandbox = openSandbox({ workers: 1 })
  const times: { whole: number; alone: number }[] = []
  let last = ''
  const timed = async (work: () => Promise<unknown>) => {
    const started = performance.now()
    await work()
    return performance.now() - started
  }
  const warmUps = 3
  for (let index = 0; index < jobs + warmUps; index += 1) {
    const file = statementOf(index)
    const body = JSON.stringify({ model_name: 'pdf-to-excel', inputs: { file: file.toString('base64') }, options: { formats: ['xlsx'] } })
    const headers = { authorization, 'content-type': 'application/json', prefer: 'wait=60' }
    const whole = await timed(async () => {
      const answer = await fetch(`${address}/api/docmill/dev/convert`, { method: 'POST', headers, body })
      const job = (await answer.json()) as { id: string; state: string }
      if (job.state !== 'done') throw new Error(`the job ended as ${JSON.stringify(job).slice(0, 300)}`)
      last = job.id
    })
    const options = { pages: null, password: null, fields: null, languages: [], limits: defaultLimits, exportOptions: defaultExportOptions }
    const alone = await timed(() => sandbox.convert(file, { formats: ['xlsx'], ...options }))
    if (index >= warmUps) times.push({ whole, alone })
  }
  await sandbox.close()
  return {
    overhead: latenciesOf(times.map(({ whole, alone }) => whole - alone)),
    engine: latenciesOf(times.map(({ alone }) => alone)),
    service: latenciesOf(times.map(({ whole }) => whole)),
    last,
  }
}

async function measurePolls(address: string, authorization: string, person: Person, job: string) {
  const converting = keepDoing(async (index) => {
    const { id } = await person.upload(statementOf(1000 + index))
    await person.convert(id)
  })
  const polls = await askBySchedule(seconds, pollsASecond, async () => {
    const answer = await fetch(`${address}/api/docmill/dev/jobs/${job}`, { headers: { authorization } })
    if (!answer.ok) throw new Error(`a poll answered ${answer.status}`)
    await answer.arrayBuffer()
  })
  return { polls, conversions: await converting.stop() }
}

async function measureUpload(running: RunningService, authorization: string): Promise<number | null> {
  const upload = async (bytes: number, number: number) => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(statementOf(number, bytes))]), 'statement.pdf')
    const answer = await fetch(`${running.address}/api/docmill/dev/uploads`, { method: 'POST', headers: { authorization }, body: form })
    if (!answer.ok) throw new Error(`the upload answered ${answer.status}: ${await answer.text()}`)
  }
  // What the first uploads load and grow stays: the figure is what a large one adds.
  for (let number = 0; number < 5; number += 1) await upload(5_000_000, 5000 + number)
  const before = running.residentMegabytes()
  let most = before ?? 0
  const sampling = setInterval(() => {
    most = Math.max(most, running.residentMegabytes() ?? 0)
  }, sampleEveryMs)
  await upload(uploadBytes, 6000)
  clearInterval(sampling)
  return before === null ? null : most - before
}
