import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ServerProcess, startServer } from './testing.ts'

const root = path.dirname(import.meta.dirname)
const folder = mkdtempSync(path.join(tmpdir(), 'docmill-quickstart-'))
let server: ServerProcess
beforeAll(async () => {
  server = await startServer({ DOCMILL_DATA: folder })
})
afterAll(async () => {
  await server.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

it('runs as it is printed, from sign-up to a workbook and the credits it took', { timeout: 120_000 }, async () => {
  const page = readFileSync(path.join(root, 'docs/quickstart.md'), 'utf8')
  const commands = [...page.matchAll(/```bash\n([\s\S]*?)```/g)].map(([, command]) => command)
  const script = ['set -eu', `cd '${folder}'`, ...commands]
    .join('\n')
    .replaceAll('engine/golden/', `${root}/engine/golden/`)
    .replaceAll('node_modules/', `${root}/node_modules/`)
  const { stdout } = await promisify(execFile)('bash', ['-c', script], { env: { ...process.env, HOST: server.address } })

  expect(stdout).toContain('"pages":2,"credits":30,"balance":200,"after":170')
  expect(stdout).toContain('done\n170\n')
  for (const workbook of ['result.xlsx', 'ruled-invoice.xlsx'])
    expect(readFileSync(path.join(folder, workbook)).subarray(0, 4).toString('latin1'), workbook).toBe('PK\x03\x04')
})
