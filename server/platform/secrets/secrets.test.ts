import { describe, expect, it } from 'vitest'
import { createSecrets, SealBroken } from './index.ts'

const secrets = createSecrets({ secret: 'a secret of the tests', previousSecret: null })

describe('secrets', () => {
  it('open what they sealed, for the same purpose and context only', () => {
    const sealed = secrets.seal('api keys', 'dm_live_x', 'user', 'key')
    expect(secrets.open('api keys', sealed, 'user', 'key')).toBe('dm_live_x')
    expect(() => secrets.open('api keys', sealed, 'other user', 'key')).toThrow(SealBroken)
    expect(() => secrets.open('mails', sealed, 'user', 'key')).toThrow(SealBroken)
  })

  it('never seal the same text to the same bytes, and leave nothing of it readable', () => {
    const [one, two] = [secrets.seal('mails', 'the code is 123456'), secrets.seal('mails', 'the code is 123456')]
    expect(one.equals(two)).toBe(false)
    expect(one.toString('latin1')).not.toContain('123456')
  })

  it('notice a changed bit anywhere', () => {
    const sealed = secrets.seal('mails', 'text')
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed)
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index)
      expect(() => secrets.open('mails', changed), `byte ${index}`).toThrow(SealBroken)
    }
  })

  it('tell lists of parts apart even when their text runs together', () => {
    expect(secrets.digest('mailed codes', 'ab', 'c').equals(secrets.digest('mailed codes', 'a', 'bc'))).toBe(false)
    expect(secrets.digest('mailed codes', 'a').equals(secrets.digest('addresses', 'a'))).toBe(false)
  })

  it('open with the previous secret while it is rotated, and seal with the present one', () => {
    const old = secrets.seal('api keys', 'key')
    const rotated = createSecrets({ secret: 'the next secret', previousSecret: 'a secret of the tests' })
    expect(rotated.open('api keys', old)).toBe('key')
    expect(rotated.isCurrent('api keys', old)).toBe(false)
    expect(rotated.isCurrent('api keys', rotated.seal('api keys', 'key'))).toBe(true)
    expect(() => createSecrets({ secret: 'the next secret', previousSecret: null }).open('api keys', old)).toThrow(SealBroken)
  })
})
