import { afterAll, expect, test } from 'vitest'
import { revive } from '../model/index.ts'
import { defaultLimits } from '../stages.ts'
import { openSandbox } from './index.ts'
import { invoice, requestFor } from './testing.ts'

const sandbox = openSandbox()
afterAll(() => sandbox.close())

test('a worker that has mended a damaged file has the memory left to recognise a large scan', async () => {
  const source = await invoice()
  const { bytes: scan } = await sandbox.picture(source, { page: 1, format: 'png', dpi: 300, password: null, limits: defaultLimits })
  const whole = Buffer.from(source).toString('latin1')
  const torn = whole.replace(/(?<=\d+ 0 obj\n)<<\n\/Type \/Page\n.*?(?=\nendobj)/s, (page) => '(no page)'.padEnd(page.length))
  expect(torn).not.toBe(whole)
  const mended = await sandbox.convert(Buffer.from(torn, 'latin1'), requestFor())
  expect(mended.summary.pages.map(({ outcome }) => outcome)).toContain('failed')
  const { document } = await sandbox.convert(scan, requestFor())
  expect(revive(JSON.parse(Buffer.from(document).toString())).pages[0]?.words.length).toBeGreaterThan(50)
})
