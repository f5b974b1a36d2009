import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A service that a journey has to itself. */
export interface OwnService {
  /** Where it answers, without a slash at the end. */
  readonly address: string
  /** Ends it and takes its data away. */
  readonly stop: () => Promise<void>
}

/**
 * Starts a service with settings of its own, on a free port and with an empty folder for its data, and resolves when it is ready. Rejects
 * with what it printed when it ends before.
 */
export async function ownService(settings: Readonly<Record<string, string>>): Promise<OwnService> {
  const folder = mkdtempSync(path.join(tmpdir(), 'docmill-own-'))
  const service = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
    cwd: path.join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, PORT: '0', DOCMILL_DATA: folder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(service, 'exit')
  let printed = ''
  const address = await new Promise<string>((resolve, reject) => {
    for (const stream of [service.stdout, service.stderr])
      stream.on('data', (chunk) => {
        printed += chunk
        const found = /ready after .*?: (http:\/\/\S+)/.exec(printed)?.[1]
        if (found) resolve(found)
      })
    service.once('exit', () => reject(new Error(`The service ended before it was ready:\n${printed}`)))
  })
  return {
    address,
    async stop() {
      service.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
