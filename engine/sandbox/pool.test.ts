import { fork } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { defaultLimits } from '../stages.ts'
import { openSandbox, type Sandbox, type SandboxEvent, type SandboxOptions } from './index.ts'
import { isolationLevels } from './isolation.ts'
import { TemporaryFolder } from './temporary-folder.ts'
import { codeOf, emptyFolder, invoice, isRunning, requestFor, workerProcesses } from './testing.ts'

const opened: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
})

async function sandboxIn(options: SandboxOptions = {}) {
  const temporaryFolder = await emptyFolder()
  const sandbox = openSandbox({ temporaryFolder, ...options })
  opened.push(async () => {
    await sandbox.close()
    await rm(temporaryFolder, { recursive: true })
  })
  return { sandbox, temporaryFolder }
}

const opening = { password: null, limits: defaultLimits }

test.each(isolationLevels)('asked for %s or less, a worker reaches nothing that it must not reach, and reads files', async (strongest) => {
  const { sandbox } = await sandboxIn({ strongest })
  const report = await sandbox.isolation()
  expect(report.probes.filter((probe) => !probe.denied)).toEqual([])
  expect(report.probes.map((probe) => probe.name)).toEqual([
    'connect to the parent',
    'look up a name',
    'start a program',
    'fork',
    'write outside the job folder',
    'change code',
    "read the parent's environment",
    'read /etc/passwd',
    'find anything in the environment',
  ])
  expect(report.sound).toBe(true)
  expect(isolationLevels.indexOf(report.level)).toBeGreaterThanOrEqual(isolationLevels.indexOf(strongest))
  const { summary, pictures } = await sandbox.convert(await invoice(), requestFor(), { pictures: { format: 'webp', dpi: 40 } })
  expect(summary).toMatchObject({ type: 'pdf', pageCount: 2, pages: [{ outcome: 'read' }, { outcome: 'read' }] })
  expect(pictures.map(({ page, mediaType }) => [page, mediaType])).toEqual([
    [1, 'image/webp'],
    [2, 'image/webp'],
  ])
})

test('an abort in the middle ends the job and its process', async () => {
  const { sandbox } = await sandboxIn()
  const controller = new AbortController()
  const workers = new Set<number>()
  const job = sandbox.convert(await invoice(), requestFor(), {
    signal: controller.signal,
    onEvent: () => {
      for (const worker of workerProcesses(process.pid)) workers.add(worker)
      controller.abort()
    },
  })
  expect(await codeOf(job)).toBe('cancelled')
  expect(workers.size).toBeGreaterThan(0)
  // Killed is killed, but the kernel takes a process of another namespace away a moment after its first one.
  await vi.waitFor(() => expect([...workers].filter(isRunning)).toEqual([]), { timeout: 2_000 })
})

test('a worker that dies takes its job along, once, and the next job finds a new one', async () => {
  const { sandbox } = await sandboxIn()
  const file = await invoice()
  let jobs = 0
  const onEvent = (event: SandboxEvent) => {
    if (event.kind === 'opened') jobs += 1
    for (const worker of workerProcesses(process.pid)) process.kill(worker, 'SIGKILL')
  }
  expect(await codeOf(sandbox.convert(file, requestFor(), { onEvent }))).toBe('reader-crashed')
  expect(jobs).toBe(1)
  expect(await codeOf(sandbox.convert(file, requestFor()))).toBe(null)
})

test('a worker that takes more memory than allowed is stopped', async () => {
  const { sandbox } = await sandboxIn({ memoryBytes: 60_000_000 })
  expect(await codeOf(sandbox.convert(await invoice(), requestFor()))).toBe('memory-limit')
})

test.each([
  ['in all', { baseMs: 1, perPageMs: 1, stallMs: 60_000 }],
  ['for one step', { baseMs: 60_000, perPageMs: 1, stallMs: 1 }],
])('a job that takes longer than allowed %s is stopped', async (_, time) => {
  const { sandbox } = await sandboxIn({ time })
  expect(await codeOf(sandbox.convert(await invoice(), requestFor()))).toBe('time-limit')
})

/** The workers there are in the middle of a job. */
async function workersDuring(sandbox: Sandbox): Promise<readonly number[]> {
  let seen: readonly number[] = []
  await sandbox.convert(await invoice(), requestFor(), {
    onEvent: ({ kind }) => {
      if (kind === 'opened') seen = workerProcesses(process.pid)
    },
  })
  return seen
}
/** Resolves when there are this many workers. */
const workersAre = (count: number) =>
  vi.waitFor(() => {
    const workers = workerProcesses(process.pid)
    expect(workers).toHaveLength(count)
    return workers
  }, 10_000)

test('a worker is replaced after the jobs it may do by one that was started before, for which nobody waits', async () => {
  const { sandbox } = await sandboxIn({ jobsPerWorker: 4 })
  const first = await workersDuring(sandbox)
  expect(first).toHaveLength(1)
  const [next] = (await workersAre(2)).filter((worker) => !first.includes(worker))
  for (let job = 2; job <= 4; job += 1) expect(await workersDuring(sandbox)).toEqual(expect.arrayContaining([...first, next]))
  await workersAre(1)
  expect(await workersDuring(sandbox)).toContain(next)
})

test('a worker that was started ahead and has died is replaced when it is needed', async () => {
  const { sandbox } = await sandboxIn({ jobsPerWorker: 2 })
  const [first] = await workersDuring(sandbox)
  for (const worker of await workersAre(2)) if (worker !== first) process.kill(worker, 'SIGKILL')
  await workersAre(1)
  expect(await workersDuring(sandbox)).toEqual([first])
  expect(await workersDuring(sandbox)).not.toContain(first)
})

test('a worker that has grown too large is gone before the next one starts', async () => {
  const { sandbox } = await sandboxIn({ memoryBytes: 250_000_000 })
  const [first] = await workersDuring(sandbox)
  const [second, ...others] = await workersDuring(sandbox)
  expect(others).toEqual([])
  expect(second).not.toBe(first)
})

test('a worker is replaced after a file that hurt it, and kept after an orderly refusal', async () => {
  const { sandbox } = await sandboxIn()
  await codeOf(sandbox.inspect(Buffer.from('plain text'), opening))
  const first = workerProcesses(process.pid)
  expect(first).toHaveLength(1)
  expect(await codeOf(sandbox.inspect(Buffer.from('plain text'), opening))).toBe('unsupported-file')
  expect(workerProcesses(process.pid)).toEqual(first)
  expect(await codeOf(sandbox.inspect(Buffer.from('%PDF-1.4\nnothing more'), opening))).toBe('damaged-file')
  // The answer may come a moment before the killed process is gone.
  await expect.poll(() => first.filter(isRunning)).toEqual([])
  const [second] = await workersAre(1)
  expect(await workersDuring(sandbox)).toEqual([second])
})

test('closing ends a worker that was started ahead, too', async () => {
  const { sandbox, temporaryFolder } = await sandboxIn({ jobsPerWorker: 2 })
  await workersDuring(sandbox)
  await workersAre(2)
  await sandbox.close()
  await workersAre(0)
  expect(await readdir(temporaryFolder)).toEqual([])
})

test('nothing stays on disk: not of a job that is done, not of the pool', async () => {
  const { sandbox, temporaryFolder } = await sandboxIn()
  await sandbox.convert(await invoice(), requestFor(), { pictures: { format: 'png', dpi: 20 } })
  const files = (await readdir(temporaryFolder, { recursive: true, withFileTypes: true })).filter((entry) => !entry.isDirectory())
  expect(files).toEqual([])
  await sandbox.close()
  expect(await readdir(temporaryFolder)).toEqual([])
})

test('closing while a worker starts leaves neither process nor folder', async () => {
  const { sandbox, temporaryFolder } = await sandboxIn()
  const watcher = watch(temporaryFolder)
  const job = codeOf(sandbox.inspect(await invoice(), opening))
  await once(watcher, 'change')
  watcher.close()
  await sandbox.close()
  expect(await job).toBe('cancelled')
  expect(workerProcesses(process.pid)).toEqual([])
  expect(await readdir(temporaryFolder)).toEqual([])
})

test('closing ends jobs that run and jobs that wait', async () => {
  const { sandbox } = await sandboxIn()
  const file = await invoice()
  const running = Promise.withResolvers<void>()
  const first = codeOf(sandbox.convert(file, requestFor(), { onEvent: () => running.resolve() }))
  const second = codeOf(sandbox.convert(file, requestFor()))
  await running.promise
  await sandbox.close()
  expect(await Promise.all([first, second])).toEqual(['cancelled', 'cancelled'])
  expect(workerProcesses(process.pid)).toEqual([])
})

test.each(isolationLevels)(
  'at %s or less the worker of a killed parent dies too, and the next pool removes its folder',
  async (strongest) => {
    const temporaryFolder = await emptyFolder()
    const parent = fork(join(import.meta.dirname, 'testing-parent.ts'), [temporaryFolder, strongest], { execArgv: ['--no-warnings'] })
    await once(parent, 'message')
    const workers = workerProcesses(parent.pid ?? 0)
    expect(workers).toHaveLength(1)
    parent.kill('SIGKILL')
    await once(parent, 'exit')
    await vi.waitFor(() => expect(workers.filter(isRunning)).toEqual([]), { timeout: 10_000 })
    expect(await readdir(temporaryFolder)).toHaveLength(1)
    const next = new TemporaryFolder(temporaryFolder)
    await next.jobFolder()
    await next.remove()
    expect(await readdir(temporaryFolder)).toEqual([])
    await rm(temporaryFolder, { recursive: true })
  },
)

test('files are handed over while others are still to be written, and are those that the conversion gives', async () => {
  const { sandbox } = await sandboxIn()
  const order: string[] = []
  const handed = new Map<string, Uint8Array>()
  const { document, outputs } = await sandbox.convert(await invoice(), requestFor({ formats: ['md', 'txt'] }), {
    onFile: ({ file, bytes }) => {
      order.push(file)
      handed.set(file, bytes)
    },
  })
  expect(order).toEqual(['document', 'md', 'txt'])
  expect(handed.get('document')).toEqual(document)
  expect(outputs.map(({ format, file }) => [format, file.bytes])).toEqual([
    ['md', handed.get('md')],
    ['txt', handed.get('txt')],
  ])
})
