import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The service in a process of its own, as operators start it. */
export interface RunningService {
  /** Without a slash at its end. */
  readonly address: string
  /** Memory that the process holds now, in megabytes, its workers not counted; null where the system does not tell. */
  residentMegabytes(): number | null
  /** Asks it to end and waits until it has; kills it when that takes longer than 30 seconds. */
  stop(): Promise<void>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
const [, ...command] = scripts.start.split(' ')
const stopMs = 30_000

/** Starts the service on a free port with these variables and nothing else of this environment; throws with what it printed when it ends instead. */
export async function startService(environment: Readonly<Record<string, string>>): Promise<RunningService> {
  const server = spawn(process.execPath, command, {
    cwd: root,
    // Each person of this measurement says an address of their own: limits per address are for strangers.
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1', WELCOME_CREDITS: '1000000', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Whatever ends this process ends the service too.
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  let printed = ''
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk
      const found = /ready after .*?: (http:\/\/\S+)/.exec(printed)?.[1]
      if (found) resolve(found)
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.once('exit', () => reject(new Error(`the service ended:\n${printed}`)))
  })
  return {
    address,
    residentMegabytes: () => residentMegabytes(server),
    stop: async () => {
      await end(server)
      process.removeListener('exit', kill)
    },
  }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exited = once(server, 'exit')
  server.kill('SIGTERM')
  const impatience = setTimeout(() => server.kill('SIGKILL'), stopMs)
  await exited
  clearTimeout(impatience)
}

function residentMegabytes({ pid }: ChildProcess): number | null {
  if (process.platform !== 'linux') return null
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1000)
}
