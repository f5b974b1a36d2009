import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { generatedSecret } from './generated-secret.ts'

it('makes a secret once, for this user only, and finds it again', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'docmill-secret-'))
  const made = generatedSecret(folder)
  expect(made).toMatch(/^[\w-]{43}$/)
  expect(generatedSecret(folder)).toBe(made)
  if (process.platform !== 'win32') expect(statSync(path.join(folder, 'secret')).mode & 0o777).toBe(0o600)
  rmSync(folder, { recursive: true })
})
