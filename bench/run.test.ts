import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const run = (...given: string[]) =>
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'run.ts'), ...given], {
    encoding: 'utf8',
  })

test('the benchmark says how it is called when it is asked, and when it is not told where its documents are', () => {
  const asked = run('--help')
  expect([asked.status, asked.stderr]).toEqual([0, ''])
  for (const option of ['--data', '--out', '--track', '--limit', '--every', '--turn', '--passes', '--named', '--rivals'])
    expect(asked.stdout).toContain(option)
  const wrong = run('--out', 'anywhere')
  expect([wrong.status, wrong.stdout, wrong.stderr]).toEqual([2, '', asked.stdout])
})
