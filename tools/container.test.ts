import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, matchesGlob, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'

// No container engine is asked: the files are read as one would, and what they would run is run here.

const root = join(import.meta.dirname, '..')
const text = (file: string) => readFileSync(join(root, file), 'utf8')

interface Step {
  readonly word: string
  readonly rest: string
}
const steps: Step[] = text('Dockerfile')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .flatMap((line) => {
    const [, word, rest] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    return word && rest ? [{ word, rest }] : []
  })
const lastStart = steps.findLastIndex(({ word }) => word === 'FROM')
const buildStage = steps.slice(0, lastStart)
const lastStage = steps.slice(lastStart)
const find = (word: string) => lastStage.find((step) => step.word === word)?.rest ?? ''
const listIn = (rest: string): string[] => JSON.parse(rest.slice(rest.indexOf('[')))

interface Service {
  readonly environment?: Readonly<Record<string, string>>
  readonly [name: string]: unknown
}
const compose = parse(text('compose.yaml'), { merge: true }) as { services: Record<string, Service>; volumes: Record<string, unknown> }

describe('the image', () => {
  it('is built in one stage and run in another, as a user without rights', () => {
    expect(steps.filter(({ word }) => word === 'FROM')).toHaveLength(2)
    expect(find('USER')).toBe('node')
    expect(lastStage.findIndex(({ word }) => word === 'USER')).toBeLessThan(lastStage.findIndex(({ word }) => word === 'CMD'))
    expect(find('HEALTHCHECK')).toContain('tools/health.mjs')
  })

  it('copies what is there, with the manifest of every workspace before the packages are installed', () => {
    const install = steps.findIndex(({ rest }) => rest.startsWith('npm ci'))
    const copied = steps.slice(0, install).flatMap(({ word, rest }) => (word === 'COPY' ? rest.split(' ').slice(0, -1) : []))
    for (const file of copied) expect(existsSync(join(root, file)), file).toBe(true)
    const { workspaces } = JSON.parse(text('package.json')) as { workspaces: string[] }
    for (const workspace of workspaces) {
      expect(copied, workspace).toContain(`${workspace}/package.json`)
      const { bin = {} } = JSON.parse(text(`${workspace}/package.json`)) as { bin?: object }
      if (Object.keys(bin).length > 0) expect(copied).toContain(`${workspace}/bin`)
    }
  })

  it('holds no secret and no data', () => {
    expect(text('Dockerfile')).not.toMatch(/SECRET|PASSWORD|_KEY=/)
    const ignored = text('.dockerignore').split('\n')
    for (const file of ['.env', 'data', '**/node_modules', '.git']) expect(ignored).toContain(file)
  })
})

describe('the composition', () => {
  const own = ['web', 'worker'].map((name) => compose.services[name] ?? {})

  it('runs the service on a read-only file system, without capabilities', () => {
    for (const service of own) {
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], volumes: ['data:/data'] })
      expect(service.security_opt).toContain('no-new-privileges:true')
      expect(String(service.tmpfs)).toContain('/tmp')
    }
  })

  it('sets nothing but settings that the service has, and takes every secret from outside', () => {
    const known = new Set([...text('README.md').matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gm)].map(([, name]) => name))
    expect(known.size).toBeGreaterThan(30)
    for (const { environment = {} } of own)
      for (const [name, value] of Object.entries(environment)) {
        expect(known, name).toContain(name)
        if (/SECRET|PASSWORD/.test(name)) expect(value, name).toMatch(/^\$\{\w+:\?\}$/)
      }
    const asked = new Set([...text('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name))
    const offered = new Set([...text('compose.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name))
    expect([...asked].sort()).toEqual([...offered].sort())
  })

  it('brings a database, storage, and volumes for all that lasts', () => {
    expect(Object.keys(compose.services).sort()).toEqual(['bucket', 'database', 'storage', 'web', 'worker'])
    expect(compose.services.database?.image).toMatch(/^postgres:(1[5-9]|[2-9]\d)/)
    expect(Object.keys(compose.volumes).sort()).toEqual(['data', 'database', 'storage'])
  })
})

describe('what the image runs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docmill-container-'))
  const app = join(folder, 'app')
  beforeAll(() => build(app), 300_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('holds the built pages and what the service needs, and nothing that only building needed', () => {
    for (const file of [
      'web/dist/index.html',
      'server/main.ts',
      'tools/health.mjs',
      'node_modules/fastify',
      'node_modules/@docmill/engine',
    ])
      expect(existsSync(join(app, file)), file).toBe(true)
    const { devDependencies } = JSON.parse(text('package.json')) as { devDependencies: Record<string, string> }
    const { packages } = JSON.parse(readFileSync(join(app, 'node_modules/.package-lock.json'), 'utf8')) as { packages: object }
    for (const name of Object.keys(devDependencies)) expect(packages, name).not.toHaveProperty([`node_modules/${name}`, 'dev'])
    for (const name of ['.git', 'data', 'e2e', 'node_modules/vitest', 'node_modules/typescript', 'server/app.test.ts'])
      expect(existsSync(join(app, name)), name).toBe(false)
    expect(lastStage.find(({ word, rest }) => word === 'COPY' && rest === '--from=build /app /app')).toBeDefined()
  })

  it('starts as in production, without rights on a read-only file system, is found healthy by its own check, and ends when it is asked to', {
    timeout: 120_000,
  }, async () => {
    const port = await freePort()
    const [data, temporary] = ['data', 'tmp'].map((name) => join(folder, name)) as [string, string]
    for (const writable of [data, temporary]) mkdirSync(writable)
    const image = Object.fromEntries(
      find('ENV')
        .split(' ')
        .map((pair) => pair.split('=') as [string, string]),
    )
    const environment = {
      ...image,
      HOST: '127.0.0.1',
      PORT: port,
      DOCMILL_DATA: data,
      DOCMILL_SECRET: 'a secret for this test alone, long enough',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      RAZORPAY_KEY_ID: 'key',
      RAZORPAY_KEY_SECRET: 'secret',
      RAZORPAY_WEBHOOK_SECRET: 'another',
      PATH: process.env.PATH ?? '',
      TMPDIR: temporary,
    }
    const [, ...command] = listIn(find('CMD'))
    const [program = '', ...words] = [...asInTheComposition(data, temporary), process.execPath, ...command]
    const server = spawn(program, words, { cwd: app, env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
    const [, ...check] = listIn(find('HEALTHCHECK'))
    const healthy = () => spawnSync(process.execPath, check, { cwd: app, env: environment }).status
    try {
      expect(healthy()).toBe(1)
      for await (const line of createInterface({ input: server.stdout })) if (line.includes(`127.0.0.1:${port}`)) break
      expect(healthy()).toBe(0)
      expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
    } finally {
      const ended = once(server, 'exit')
      process.kill(insideOf(server.pid ?? 0), 'SIGTERM')
      await ended
    }
    expect(server.exitCode).toBe(0)
  })
})

/**
 * What makes a command run as a user without rights or capabilities, and the whole file system read-only but for its two folders; nothing
 * where there is no bubblewrap, which the image brings.
 */
function asInTheComposition(data: string, temporary: string): string[] {
  const bwrap = '/usr/bin/bwrap'
  if (!existsSync(bwrap)) return []
  const user = ['--unshare-user', '--uid', '1000', '--gid', '1000', '--cap-drop', 'ALL']
  const files = ['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc', '--bind', data, data, '--bind', temporary, temporary]
  return [bwrap, ...user, ...files, '--die-with-parent', '--']
}

/** The process that bubblewrap has started, whose end it repeats; a process of any other kind itself. */
function insideOf(pid: number): number {
  const of = (file: string) => (existsSync(`/proc/${pid}/${file}`) ? readFileSync(`/proc/${pid}/${file}`, 'utf8').trim() : '')
  const [child] = of(`task/${pid}/children`).split(' ')
  return of('comm') === 'bwrap' && child ? insideOf(Number(child)) : pid
}

/**
 * Does in `app` what the first stage does in /app, step by step. Packages are not fetched: the lockfile and the copied manifests are checked
 * by npm as for an installation, and the packages that are installed here are linked instead.
 */
function build(app: string): void {
  mkdirSync(app)
  const ignored = text('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const isIgnored = (file: string) => ignored.some((pattern) => matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`))
  // Nothing of this process's environment: an image has none of it, and a test's NODE_ENV would build other pages.
  const env = { PATH: process.env.PATH, HOME: process.env.HOME }
  const run = (command: string) => execFileSync('sh', ['-c', command], { cwd: app, env, stdio: ['ignore', 'ignore', 'inherit'] })
  for (const { word, rest } of buildStage) {
    if (word === 'COPY') {
      const names = rest.split(' ')
      const target = names.pop() ?? ''
      for (const name of names)
        cpSync(join(root, name), target.endsWith('/') ? join(app, target, name.split('/').at(-1) ?? '') : join(app, target), {
          recursive: true,
          verbatimSymlinks: true,
          filter: (source) => !isIgnored(relative(root, source)),
        })
    }
    if (word !== 'RUN') continue
    if (!rest.startsWith('npm ci')) {
      run(rest.startsWith('npm prune') ? `${rest} --offline` : rest)
      continue
    }
    run(`${rest} --dry-run --offline`)
    linkPackages(app)
  }
}

// As hard links, which takes seconds; what building and pruning write into is copied.
function linkPackages(app: string): void {
  const installed = ['.', ...(JSON.parse(text('package.json')) as { workspaces: string[] }).workspaces].map((name) =>
    join(name, 'node_modules'),
  )
  for (const name of installed) {
    if (!existsSync(join(root, name))) continue
    execFileSync('cp', ['-al', join(root, name), join(app, name)])
    rmSync(join(app, name, '.cache'), { recursive: true, force: true })
    rmSync(join(app, name, '.vite'), { recursive: true, force: true })
  }
  const list = 'node_modules/.package-lock.json'
  rmSync(join(app, list))
  copyFileSync(join(root, list), join(app, list))
}

async function freePort(): Promise<string> {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  taken.close()
  return String(port)
}
