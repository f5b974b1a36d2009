import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/**
 * The settings this folder needs. `secret`: DOCMILL_SECRET, it lies outside the database.
 * `previousSecret`: the one before, while an operator rotates: what it sealed still opens, nothing new is sealed with it.
 */
export interface SecretSettings {
  readonly secret: string
  readonly previousSecret: string | null
}

/** What a derived key is for. Keys of different purposes cannot stand in for each other. */
export type Purpose = 'mailed codes' | 'api keys' | 'mails' | 'addresses' | 'test payments' | 'webhooks' | 'page pictures'

export interface Secrets {
  /** HMAC-SHA256 of the parts, each with its length, so that no two lists of parts look alike. 32 bytes. */
  digest(purpose: Purpose, ...parts: readonly string[]): Buffer
  /** Encrypts with AES-256-GCM. `context` (who and what it belongs to) is not stored, but must be the same to open it. */
  seal(purpose: Purpose, text: string, ...context: readonly string[]): Buffer
  /** The text that was sealed; throws SealBroken when the key or context is another or a bit has changed. */
  open(purpose: Purpose, sealed: Buffer, ...context: readonly string[]): string
  /** Whether it was sealed with the present secret; false: seal it again to finish a rotation. */
  isCurrent(purpose: Purpose, sealed: Buffer): boolean
}

export class SealBroken extends Error {
  constructor(options?: ErrorOptions) {
    super('A stored secret cannot be opened: DOCMILL_SECRET is not the one it was sealed with, or the row was changed.', options)
    this.name = 'SealBroken'
  }
}

/** Everything that is derived from DOCMILL_SECRET. Each purpose has its own 256-bit key by HKDF-SHA256. */
export function createSecrets({ secret, previousSecret }: SecretSettings): Secrets {
  const current = keyring(secret)
  const rings = previousSecret === null ? [current] : [current, keyring(previousSecret)]
  return {
    digest: (purpose, ...parts) => createHmac('sha256', current(purpose)).update(framed(parts)).digest(),
    seal: (purpose, text, ...context) => {
      const key = current(purpose)
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      cipher.setAAD(framed([purpose, ...context]))
      return Buffer.concat([keyName(key), nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    open: (purpose, sealed, ...context) => {
      const key = rings.map((ring) => ring(purpose)).find((candidate) => keyName(candidate).equals(sealed.subarray(0, nameLength)))
      if (!key) throw new SealBroken()
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(nameLength, nameLength + nonceLength))
        decipher.setAAD(framed([purpose, ...context]))
        decipher.setAuthTag(sealed.subarray(-tagLength))
        return Buffer.concat([decipher.update(sealed.subarray(nameLength + nonceLength, -tagLength)), decipher.final()]).toString('utf8')
      } catch (error) {
        throw new SealBroken({ cause: error })
      }
    },
    isCurrent: (purpose, sealed) => keyName(current(purpose)).equals(sealed.subarray(0, nameLength)),
  }
}

// Sealed bytes: 4 bytes that name the key, 12 bytes nonce (the size GCM is made for), the text, 16 bytes tag.
const nameLength = 4
const nonceLength = 12
const tagLength = 16

function keyring(secret: string): (purpose: Purpose) => Buffer {
  const keys = new Map<Purpose, Buffer>()
  return (purpose) => {
    const known = keys.get(purpose)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', secret, 'docmill', purpose, 32))
    keys.set(purpose, key)
    return key
  }
}

const keyName = (key: Buffer): Buffer => createHash('sha256').update('name').update(key).digest().subarray(0, nameLength)

const framed = (parts: readonly string[]): Buffer =>
  Buffer.concat(
    parts.flatMap((part) => {
      const bytes = Buffer.from(part, 'utf8')
      const length = Buffer.alloc(4)
      length.writeUInt32BE(bytes.length)
      return [length, bytes]
    }),
  )
