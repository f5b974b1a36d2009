import { fork, spawnSync } from 'node:child_process'
import { lookup } from 'node:dns/promises'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { compiledCodeFolder } from './compiled-code.ts'
import type { Job } from './protocol.ts'
import type { Probe } from './sandbox.ts'
import { workerEnvironment } from './worker-process.ts'

/** Before any library sets variables of its own. PWD is set by the wrapper and names the job folder. */
const environmentAtStart = Object.keys(process.env)

/** Tries, from inside a worker, what a worker must not be able to do. */
export async function probe({ parent, port, forbiddenFolder }: Extract<Job, { kind: 'probe' }>): Promise<readonly Probe[]> {
  return [
    await denied('connect to the parent', () => connected(port)),
    await denied('look up a name', async () => (await lookup('localhost')).address),
    await denied('start a program', () => {
      const { error, status } = spawnSync('/bin/true')
      if (error) throw error
      return `ended with ${status}`
    }),
    await denied('fork', () => `process ${fork(import.meta.filename).pid}`),
    await denied('write outside the job folder', () => {
      writeFileSync(join(forbiddenFolder, 'probe'), '')
      return 'written'
    }),
    await denied('change code', () => {
      writeFileSync(join(compiledCodeFolder, 'probe'), '')
      return 'written'
    }),
    await denied("read the parent's environment", () => `${readFileSync(`/proc/${parent}/environ`).length} bytes`),
    await denied('read /etc/passwd', () => `${readFileSync('/etc/passwd').length} bytes`),
    await denied('find anything in the environment', () => {
      const names = environmentAtStart.filter((name) => name !== 'PWD' && !Object.hasOwn(workerEnvironment, name))
      if (names.length === 0) throw new Error('empty')
      return names.join(' ')
    }),
  ]
}

async function denied(name: string, attempt: () => string | Promise<string>): Promise<Probe> {
  try {
    return { name, denied: false, detail: (await attempt()).slice(0, 200) }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    return { name, denied: true, detail: code.slice(0, 200) }
  }
}

/** Connects to a port that the parent listens on: whatever the reason, only an open connection counts as reached. */
async function connected(port: number): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const socket = connect({ host: '127.0.0.1', port })
  socket.once('connect', () => resolve('connected')).once('error', reject)
  return promise.finally(() => socket.destroy())
}
