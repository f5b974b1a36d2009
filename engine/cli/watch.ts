import { stat, watch } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isReadable } from './inputs.ts'

// A file that is being copied grows: it is taken once it has had the same size for this long.
const quietMs = 700

/**
 * Files that come into a folder or change there, each once it is whole; ends when the signal aborts. `present` tells, once the folder is
 * watched, what came before and nobody has seen.
 */
export async function* arrivingFiles(
  folder: string,
  present: () => Promise<readonly string[]>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const waiting = new Set<string>()
  const whole: string[] = []
  let wake = () => {}
  const settle = async (path: string) => {
    if (waiting.has(path)) return
    waiting.add(path)
    try {
      if (await hasSettled(path, signal)) {
        whole.push(path)
        wake()
      }
    } finally {
      waiting.delete(path)
    }
  }
  const listening = (async () => {
    for await (const { filename } of watch(folder, { recursive: true, signal })) {
      if (filename && isReadable(filename)) settle(join(folder, filename)).catch(() => {})
    }
  })().catch(() => {})
  for (const path of await present()) settle(path).catch(() => {})
  while (!signal.aborted) {
    for (let path = whole.shift(); path !== undefined; path = whole.shift()) yield path
    await new Promise<void>((resolve) => {
      wake = resolve
      signal.addEventListener('abort', () => resolve(), { once: true })
      if (whole.length > 0 || signal.aborted) resolve()
    })
  }
  await listening
}

/** Whether the file is there and has stopped growing. */
async function hasSettled(path: string, signal: AbortSignal): Promise<boolean> {
  const look = () =>
    stat(path).then(
      ({ size, mtimeMs }) => `${size} ${mtimeMs}`,
      () => null,
    )
  for (let before = await look(); before !== null; ) {
    await wait(quietMs, null, { signal })
    const now = await look()
    if (now === before) return true
    before = now
  }
  return false
}
