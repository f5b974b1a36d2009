import { execFile, spawnSync } from 'node:child_process'
import { copyFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { calls } from '@docmill/contracts'
import { expect, signIn, test } from '../account.ts'
import { golden } from '../golden.ts'

const languages = [
  { name: 'curl', file: 'first.sh', program: 'bash' },
  { name: 'TypeScript', file: 'first.mts', program: process.execPath },
  { name: 'Python', file: 'first.py', program: 'python3' },
] as const

test('the quick start runs as it is printed, and its jobs are counted against the limits', async ({
  page,
  sharedAccount,
  request,
}, info) => {
  const headers = { authorization: `Bearer ${sharedAccount.token}` }
  const { api_key } = (await (await request.get(calls.apiKey.path, { headers })).json()) as { api_key: string }
  copyFileSync(golden('ruled-invoice').file, info.outputPath('invoice.pdf'))
  await signIn(page, sharedAccount)
  await page.goto('/dashboard/api-access')
  const today = page.locator('.lim .card').filter({ hasText: 'Today' })
  await expect(today).toContainText('0 of 1,000 requests')
  let run = 0
  for (const { name, file, program } of languages) {
    // A machine without Python has nothing to run that example with.
    if (spawnSync(program, ['--version']).error) continue
    await page.getByRole('tab', { name }).click()
    writeFileSync(info.outputPath(file), await page.getByRole('tabpanel').innerText())
    const { stdout } = await promisify(execFile)(program, [file], {
      cwd: info.outputPath('.'),
      env: { ...process.env, DOCMILL_KEY: api_key, FORCE_COLOR: '0' },
      timeout: 90_000,
    })
    expect(stdout, name).toMatch(/["']?state["']?: ?["']done["']/)
    run += 1
  }
  await page.reload()
  await expect(today).toContainText(`${run} of 1,000 requests`)
})
