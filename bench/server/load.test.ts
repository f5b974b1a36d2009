import { expect, it } from 'vitest'
import { askBySchedule, keepDoing, latenciesOf } from './load.ts'

it('takes latencies that occurred, and none of no sample', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(latenciesOf(hundred)).toEqual({ count: 100, p50: 50, p95: 95, p99: 99 })
  expect(latenciesOf([])).toEqual({ count: 0, p50: 0, p95: 0, p99: 0 })
})

it('asks on schedule although nobody answers, and counts the wait of each', async () => {
  const waiting: (() => void)[] = []
  const latencies = await askBySchedule(0.1, 100, () => {
    const answer = new Promise<void>((resolve) => waiting.push(resolve))
    // Only when the last has been asked are all answered.
    if (waiting.length === 10) for (const resolve of waiting) resolve()
    return answer
  })
  expect(latencies.count).toBe(10)
  // The first was asked nine tenths of the time before the last; timers may be a millisecond early.
  expect(latencies.p99).toBeGreaterThan(85)
})

it('says how many were done when it is stopped, and what went wrong', async () => {
  const seen: number[] = []
  const three = await new Promise<number>((resolve, reject) => {
    const doing = keepDoing(async (index) => {
      seen.push(index)
      if (index === 2) setImmediate(() => doing.stop().then(resolve, reject))
      await new Promise((next) => setImmediate(next))
    })
  })
  expect(seen).toHaveLength(three)
  const failing = keepDoing(() => Promise.reject(new Error('refused')))
  await expect(failing.stop()).rejects.toThrow('refused')
})
