import { openSandbox, type Sandbox } from '../sandbox/index.ts'

/** Bytes: together with the command line's own two processes less than the 1.5 GB that the whole is allowed. */
const workerMemoryBytes = 1_300_000_000

/** Milliseconds without any step done: somebody is waiting, and nothing else runs here. */
const stallMs = 20_000

/** Lends a sandbox with that many workers for as long as `use` takes. */
export async function withSandbox<T>(use: (sandbox: Sandbox) => Promise<T>, workers = 1): Promise<T> {
  const sandbox = openSandbox({ workers, memoryBytes: workerMemoryBytes, time: { stallMs } })
  try {
    return await use(sandbox)
  } finally {
    await sandbox.close()
  }
}
