import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { apiKeyPrefix, apiKeyShape } from '@docmill/contracts'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const randomLength = 32
// 62^6 is above 2^32, so six characters hold every checksum.
const checksumLength = 6

/** A new key: prefix, 32 random base62 characters (190 bits), and a checksum by which a mistyped key is known without the database. */
export function newApiKey(): string {
  const random = Array.from({ length: randomLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
  return `${apiKeyPrefix}${random}${checksum(random)}`
}

/** Whether a text has the shape of a key and the right checksum. */
export const isWellFormed = (key: string): boolean =>
  apiKeyShape.test(key) && key.slice(-checksumLength) === checksum(key.slice(apiKeyPrefix.length, -checksumLength))

/** What a key is found by. Not slow and without salt: nobody guesses 190 random bits. */
export const apiKeyHash = (key: string): Buffer => createHash('sha256').update(key).digest()

function checksum(random: string): string {
  let rest = crc32(random)
  let digits = ''
  for (let place = 0; place < checksumLength; place += 1) {
    digits = alphabet.charAt(rest % alphabet.length) + digits
    rest = Math.floor(rest / alphabet.length)
  }
  return digits
}
