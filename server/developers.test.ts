import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type CallName, calls, DevJob, Problem } from '@docmill/contracts'
import { type DevExample, devExamples } from '@docmill/contracts/dev-examples'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdf } from './conversions/testing.ts'
import { at, type Client, type ServerProcess, signUp, startServer } from './testing.ts'

const run = promisify(execFile)
const repository = fileURLToPath(new URL('..', import.meta.url))
const hasPython = spawnSync('python3', ['--version']).status === 0

async function freePort(): Promise<string> {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  taken.close()
  return String(port)
}

// What a developer meets who has the documentation only: every page of it that can be executed is executed against a running service.
describe('a developer with the documentation', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'docmill-developers-'))
  let server: ServerProcess
  let key = ''
  let program: Client
  beforeAll(async () => {
    // A port of its own from the start: links to results name it.
    server = await startServer({ DOCMILL_DATA: path.join(folder, 'data'), WELCOME_CREDITS: '10000', PORT: await freePort() })
    const person = await signUp(server.address)
    key = ((await (await person.call('GET', '/get_api_key')).json()) as { api_key: string }).api_key
    program = at(server.address, { ...person, token: key })
    writeFileSync(path.join(folder, 'statement.pdf'), await pdf(2))
  }, 120_000)
  afterAll(async () => {
    await server.end('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  const environment = () => ({ ...process.env, HOST: server.address, DOCMILL_SERVER: server.address, DOCMILL_KEY: key })

  it('follows the quick start by copying it', async () => {
    const guide = readFileSync(new URL('../docs/guides/quick-start.md', import.meta.url), 'utf8')
    const script = [...guide.matchAll(/```bash\n([\s\S]*?)```/g)].map(([, block]) => block).join('\n')
    const shell = spawn('bash', ['-euo', 'pipefail', '-c', script], { cwd: folder, env: environment(), stdio: ['ignore', 'pipe', 'pipe'] })
    const [out, fault] = await Promise.all([text(shell.stdout), text(shell.stderr), once(shell, 'exit')])
    expect(shell.exitCode, fault).toBe(0)
    expect(out).toContain('done')
    expect(out).toContain('Rent')
    expect(readFileSync(path.join(folder, 'statement.xlsx')).subarray(0, 2).toString()).toBe('PK')
    writeFileSync(path.join(folder, 'statement.pdf'), await pdf(2))
  })

  it('sends every example of the reference as it stands', async () => {
    for (const [name, examples] of Object.entries(devExamples) as [CallName, Record<string, DevExample>][]) {
      for (const [title, { body, status }] of Object.entries(examples)) {
        const { method, path: address, reply } = calls[name]
        const answer = await program.call(method, address.replace('/api/docmill', ''), body)
        const said = await answer.json()
        // A model that this version does not offer says so; nothing else may differ.
        const expected = (said as Problem).code === 'feature-not-available' ? 422 : status
        expect(answer.status, `${name} ${title}: ${JSON.stringify(said).slice(0, 300)}`).toBe(expected)
        if (answer.ok && typeof reply === 'object' && reply !== null) expect(reply.safeParse(said).error, title).toBeUndefined()
        else expect(Problem.parse(said).status).toBe(answer.status)
      }
    }
  })

  it.runIf(hasPython)('converts with the Python example', async () => {
    const example = path.join(repository, 'examples/python/convert.py')
    const { stdout } = await run('python3', [example, 'statement.pdf', '--to', 'csv'], { cwd: folder, env: environment() })
    expect(readFileSync(path.join(folder, stdout.trim())).length).toBeGreaterThan(20)
    const refused = run('python3', [example, 'statement.pdf', '--model', 'pdf-to-gold'], { cwd: folder, env: environment() })
    await expect(refused).rejects.toMatchObject({ stderr: expect.stringContaining('invalid-request') })
  })

  it('installs the client from its tarball and converts with the guide’s program', { timeout: 120_000 }, async () => {
    const { stdout } = await run(process.execPath, ['client/pack.mjs', folder], { cwd: repository })
    writeFileSync(path.join(folder, 'package.json'), '{"type": "module", "private": true}')
    const tarball = stdout.trim().split('\n').at(-1) ?? ''
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', tarball], { cwd: folder })
    const guide = readFileSync(new URL('../docs/guides/typescript.md', import.meta.url), 'utf8')
    const source = (/```ts\n([\s\S]*?)```/.exec(guide)?.[1] ?? '').replace('http://127.0.0.1:3000', server.address)
    writeFileSync(path.join(folder, 'program.ts'), `${source}console.log(workbook.length > 1000)\n`)
    const { stdout: printed } = await run(process.execPath, ['--disable-warning=ExperimentalWarning', 'program.ts'], {
      cwd: folder,
      env: environment(),
    })
    expect(printed).toContain("[ '2026-01-01', 'Rent', '1,200.00' ]")
    expect(printed.trim().split('\n').at(-1)).toBe('true')
    const settings = {
      compilerOptions: {
        strict: true,
        module: 'nodenext',
        target: 'es2024',
        noEmit: true,
        types: ['node'],
        typeRoots: [path.join(repository, 'node_modules/@types')],
      },
      files: ['program.ts'],
    }
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(settings))
    await run(path.join(repository, 'node_modules/.bin/tsc'), ['-p', folder])
  })

  it('reads a picture as text, and fields by their type, on the command line through the service', async () => {
    const command = path.join(repository, 'engine/bin/docmill.mjs')
    const convert = (...words: string[]) => run(process.execPath, [command, 'convert', ...words], { cwd: folder, env: environment() })
    await run(process.execPath, [command, 'explain', 'statement.pdf', '--stage', 'load', '--page', '1', '--out', 'page.png'], {
      cwd: folder,
    })
    await convert('page.png', '--to', 'md', '--out', 'remote')
    await convert('page.png', 'statement.pdf', '--workbook', 'remote/all.xlsx', '--type', 'statement', '--out', 'remote')
    const rows = strFromU8(unzipSync(readFileSync(path.join(folder, 'remote/all.xlsx')))['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(rows.match(/page\.png|statement\.pdf/g)).toEqual(['page.png', 'statement.pdf'])
    expect(readFileSync(path.join(folder, 'remote/page.md'), 'utf8')).toContain('Rent')
    await convert('statement.pdf', '--to', 'json', '--type', 'statement', '--json-shape', 'fields', '--out', 'remote')
    expect(readFileSync(path.join(folder, 'remote/statement.json'), 'utf8')).toMatch(/"kind": ?"statement"/)
  })

  it('converts on the command line through the service', async () => {
    const command = [path.join(repository, 'engine/bin/docmill.mjs'), 'convert', 'statement.pdf', '--to', 'xlsx,md', '--out', 'remote']
    const { stdout } = await run(process.execPath, command, { cwd: folder, env: environment() })
    expect(stdout.trim().split('\n').sort()).toEqual(['remote/statement.md', 'remote/statement.xlsx'])
    expect(readFileSync(path.join(folder, 'remote/statement.md'), 'utf8')).toContain('| 2026-01-01 | Rent |')
    const refused = run(process.execPath, command, { cwd: folder, env: { ...environment(), DOCMILL_KEY: 'dm_live_wrong' } })
    await expect(refused).rejects.toMatchObject({ code: 5, stdout: expect.stringContaining('api-key-invalid') })
  })

  it('asks the tools for assistants through the service, which keeps nothing of it', async () => {
    const jobCount = async () => ((await (await program.call('GET', '/dev/jobs?limit=100')).json()) as { jobs: unknown[] }).jobs.length
    const before = await jobCount()
    const child = spawn(process.execPath, [path.join(repository, 'mcp/bin/docmill-mcp.mjs')], {
      cwd: folder,
      env: environment(),
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    const told = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    const say = (message: object) => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
    const clientInfo = { name: 'test', version: '1' }
    say({ id: 1, method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo } })
    expect(JSON.parse((await told.next()).value ?? '').result.serverInfo.name).toBe('docmill')
    say({ method: 'notifications/initialized' })
    say({ id: 2, method: 'tools/call', params: { name: 'list_tables', arguments: { path: 'statement.pdf', pages: '1' } } })
    const { structuredContent } = JSON.parse((await told.next()).value ?? '').result
    expect(structuredContent.tables[0].rows[1]).toEqual(['2026-01-01', 'Rent', '1,200.00'])
    child.stdin.end()
    await once(child, 'exit')
    expect(await jobCount()).toBe(before)
  })

  it('finds in the document for programs what the service answers', async () => {
    const manual = (await (await fetch(`${server.address}/api/docmill/dev/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
    }
    const made = await program.call('POST', '/dev/convert', devExamples.devConvert?.tables?.body, { prefer: 'wait=60' })
    expect(DevJob.parse(await made.json()).state).toBe('done')
    expect(Object.keys(manual.paths['/api/docmill/dev/convert']?.post?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '202', '402', '429']),
    )
    expect(Object.keys(manual.paths).every((address) => address.startsWith('/api/docmill/dev/'))).toBe(true)
  })
})
