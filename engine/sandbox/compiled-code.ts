import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { memoryFlags, workerUser } from './worker-process.ts'

/**
 * Where Node keeps the engine in compiled form. Stripping types and compiling takes 0.5 s of processor time at every start of a worker,
 * reading what was compiled before 0.1 s. Node compares each entry with its source, so an old folder costs time and never truth.
 */
export const compiledCodeFolder = fileURLToPath(new URL('../../node_modules/.cache/docmill', import.meta.url))
const stamp = join(compiledCodeFolder, 'filled')
/** Code that changed since is compiled at every start again, so the folder is filled anew once a day. */
const freshMs = 24 * 60 * 60 * 1000
const longestMs = 30_000
/** What else compiled code depends on. */
const madeWith = memoryFlags.join(' ')

let filling: Promise<void> | null = null

/**
 * Fills the folder when it is missing or old: in a process that runs our code, reads no document, and is the only one that may write there.
 * Never rejects: where the folder cannot be written, workers compile for themselves.
 */
export function compileCode(): Promise<void> {
  filling ??= isFresh() ? Promise.resolve() : fill()
  return filling
}

function isFresh(): boolean {
  const found = statSync(stamp, { throwIfNoEntry: false })
  return found !== undefined && Date.now() - found.mtimeMs < freshMs && readFileSync(stamp, 'utf8') === madeWith
}

async function fill(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const script = fileURLToPath(new URL('compile.ts', import.meta.url))
  const child = spawn(process.execPath, [...memoryFlags, '--no-warnings', script], {
    env: { NODE_COMPILE_CACHE: compiledCodeFolder },
    stdio: 'ignore',
    timeout: longestMs,
  })
  child.once('error', () => resolve())
  child.once('exit', (code) => {
    if (code === 0) finish()
    resolve()
  })
  return promise
}

/** Node keeps what each user compiled apart, by a folder name that ends in the user's number; workers are another user to themselves. */
function finish(): void {
  try {
    for (const name of readdirSync(compiledCodeFolder)) {
      const own = /^(v.+)-(\d+)$/.exec(name)
      const theirs = join(compiledCodeFolder, `${own?.[1]}-${workerUser}`)
      if (own !== null && own[2] !== String(workerUser) && !existsSync(theirs)) symlinkSync(name, theirs)
    }
    writeFileSync(stamp, madeWith)
  } catch {
    // Without a stamp the next start tries again.
  }
}
