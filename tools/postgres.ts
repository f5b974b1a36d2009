import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface TemporaryPostgres {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts a private PostgreSQL on a free port of the loopback address, in a folder that `stop` removes.
 * Durability is off: it is for tests alone. Throws when no PostgreSQL is installed.
 */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  const programs = newestPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'docmill-postgres-'))
  // PostgreSQL refuses to run as root; Debian's package brings the account it runs as.
  const account = process.getuid?.() === 0 ? postgresAccount() : null
  const identity = account ? { uid: account.uid, gid: account.gid } : {}
  if (account) chownSync(folder, account.uid, account.gid)
  const environment = { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' }
  const data = join(folder, 'data')
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'docmill', '--auth=trust', '--no-sync', '-E', 'UTF8'], {
    ...identity,
    cwd: folder,
    env: environment,
    stdio: 'ignore',
  })
  const port = await freePort()
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    port: String(port),
    // Who starts this waits for whole test runs without reading what it prints, and a server whose pipe is full stands still. Statements that
    // are refused, of which tests make many, are therefore not told; that it is ready is.
    log_min_messages: 'log',
  }
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...identity,
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    let log = ''
    server.stderr.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000)
      if (log.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)))
  })
  return {
    url: `postgres://docmill@127.0.0.1:${port}/postgres`,
    stop: async () => {
      server.kill('SIGQUIT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function newestPrograms(): string {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).filter((name) => existsSync(join(base, name, 'bin/postgres'))) : []
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0]
  if (!newest) throw new Error('no PostgreSQL is installed; install the package postgresql, or set TEST_DATABASE_URL')
  return join(base, newest, 'bin')
}

function postgresAccount(): { uid: number; gid: number } {
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** A port that was free a moment ago. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
