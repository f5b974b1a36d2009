import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { dictionary } from '@zxcvbn-ts/language-common'
import { ApiError } from '../api-error.ts'

/** Slow hashes of passwords, a few at a time. */
export interface Passwords {
  /** Runs `work` when one of the few places is free: whatever hashes, and the look at limits that decides whether to. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>
  /** Argon2id as a PHC string. Call it inside `inTurn`. */
  hash(password: string): Promise<string>
  /** Whether `password` is the one of `stored`. With null the same work is done and the answer is no. Call it inside `inTurn`. */
  matches(password: string, stored: string | null): Promise<boolean>
}

// OWASP's password storage sheet: at least 19 MiB, two passes, one lane.
const parameters = { memory: 19 * 1024, passes: 2, parallelism: 1 }
const saltLength = 16
const hashLength = 32
// Hashes run on the thread pool (4 threads), which files and DNS need too; more at once than cores only makes each slower.
const atOnce = Math.min(4, availableParallelism())
// At about 30 ms a hash a place in this line is a wait of seconds; further back nobody waits.
const longestLine = 300

const derive = promisify(argon2)

export function createPasswords(): Passwords {
  const line: (() => void)[] = []
  let running = 0
  const take = (): Promise<void> => {
    if (running < atOnce) {
      running += 1
      return Promise.resolve()
    }
    if (line.length >= longestLine) throw new ApiError('service-unavailable', { retryAfterSeconds: 5 })
    return new Promise((resolve) => line.push(resolve))
  }
  const give = () => {
    const next = line.shift()
    if (next) next()
    else running -= 1
  }
  // What nobody's password is compared with, so that an unknown account costs what a known one does.
  const nobody = phc(parameters, randomBytes(saltLength), randomBytes(hashLength))
  return {
    inTurn: async (work) => {
      await take()
      try {
        return await work()
      } finally {
        give()
      }
    },
    hash: async (password) => {
      const nonce = randomBytes(saltLength)
      return phc(parameters, nonce, await derive('argon2id', { ...parameters, message: password, nonce, tagLength: hashLength }))
    },
    matches: async (password, stored) => {
      const { nonce, tag, ...costs } = parsePhc(stored ?? nobody)
      const derived = await derive('argon2id', { ...costs, message: password, nonce, tagLength: tag.length })
      return timingSafeEqual(derived, tag) && stored !== null
    },
  }
}

// ASVS 6.2.4: the 3,000 most used passwords among those our rule (8 characters) would accept. Most used first in the list.
const common = new Set((dictionary['passwords-common'] ?? []).filter((password) => password.length >= 8).slice(0, 3000))

/** Whether a password is one of the 3,000 most used, in capitals or not. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())

type Costs = typeof parameters

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
const phc = ({ memory, passes, parallelism }: Costs, salt: Buffer, hash: Buffer): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`

function parsePhc(stored: string): Costs & { readonly nonce: Buffer; readonly tag: Buffer } {
  const [, memory, passes, parallelism, salt, hash] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored) ?? []
  if (!memory || !passes || !parallelism || !salt || !hash) throw new Error('a stored password hash is not an Argon2id PHC string')
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, 'base64'),
    tag: Buffer.from(hash, 'base64'),
  }
}
