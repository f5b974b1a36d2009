import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { createLogger } from './index.ts'

function collectingLogger() {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { log: createLogger('info', sink), lines }
}

it('hides secrets and people wherever they stand', () => {
  const { log, lines } = collectingLogger()
  log.info(
    {
      password: 'canary-1',
      request: { headers: { authorization: 'canary-2' } },
      user: { email: 'canary-3' },
      upload: { fileName: 'canary-4' },
    },
    'event',
  )
  expect(lines.join('')).not.toContain('canary')
})

it('tells an error by kind, code and place, without its message', () => {
  const { log, lines } = collectingLogger()
  log.error({ error: Object.assign(new RangeError('Key (email)=(canary@example.org) already exists'), { code: '23505' }) }, 'query failed')
  const [line = '{}'] = lines
  expect(JSON.parse(line).error).toMatchObject({
    type: 'RangeError',
    code: '23505',
    frames: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
  })
  expect(line).not.toContain('canary')
})

it('keeps one event on one line, whatever is written', () => {
  const { log, lines } = collectingLogger()
  log.info({ path: '/a\r\n{"level":50,"msg":"forged"}' }, 'request')
  expect(lines).toHaveLength(1)
  expect(lines[0]?.trimEnd().split(/[\r\n]/)).toHaveLength(1)
})
