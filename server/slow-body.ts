import type { IncomingMessage } from 'node:http'

// A body has 30 seconds for free, then must have come at 8 KB a second on average: slower than any line that could ever send 50 MB,
// faster than someone who only wants to keep the connection.
const freeMs = 30_000
const bytesPerSecond = 8 * 1024
const lookEveryMs = 5_000

/** Whether a body that has brought `bytes` in `elapsedMs` milliseconds is too slow to wait for. */
export const isTooSlow = (bytes: number, elapsedMs: number): boolean =>
  elapsedMs > freeMs && bytes < ((elapsedMs - freeMs) / 1000) * bytesPerSecond

/** Ends the connection of a request whose body comes too slowly. Looks at what the connection has read, so the body itself is left alone. */
export function endWhenTooSlow(request: IncomingMessage): void {
  const { socket } = request
  const started = performance.now()
  const readBefore = socket.bytesRead
  const watch = setInterval(() => {
    if (request.complete) clearInterval(watch)
    else if (isTooSlow(socket.bytesRead - readBefore, performance.now() - started)) request.destroy()
  }, lookEveryMs)
  watch.unref()
  request.once('close', () => clearInterval(watch))
}
