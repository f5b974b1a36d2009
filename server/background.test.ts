import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startChores } from './background.ts'
import { createLogger } from './platform/log/index.ts'

const log = createLogger('silent')
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('does every chore at once and then at its interval, also after one has failed', async () => {
  const done: string[] = []
  const chores = startChores(
    [
      { name: 'often', everyMs: 1000, work: async () => void done.push('often') },
      { name: 'failing', everyMs: 2000, work: () => Promise.reject(new Error(String(done.push('failing')))) },
    ],
    log,
  )
  await vi.advanceTimersByTimeAsync(2000)
  await chores.stop()
  expect(done.toSorted()).toEqual(['failing', 'failing', 'often', 'often', 'often'])
})

it('does not begin a chore again while it is being done, and waits for it at the end', async () => {
  let begun = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  const chores = startChores(
    [
      {
        name: 'slow',
        everyMs: 1000,
        work: () => {
          begun++
          return promise
        },
      },
    ],
    log,
  )
  await vi.advanceTimersByTimeAsync(10_000)
  expect(begun).toBe(1)
  let stopped = false
  const stopping = chores.stop().then(() => {
    stopped = true
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(stopped).toBe(false)
  resolve()
  await stopping
  expect(begun).toBe(1)
})
