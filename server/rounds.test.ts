import { expect, it } from 'vitest'
import { startRounds } from './rounds.ts'

it('does what it is woken for at once, never twice at the same time, and ends with its round', async () => {
  let [running, most, rounds] = [0, 0, 0]
  const ends: (() => void)[] = []
  const faults: unknown[] = []
  const work = () => {
    running += 1
    rounds += 1
    most = Math.max(most, running)
    return new Promise<void>((resolve, reject) => ends.push(rounds === 1 ? () => reject(new Error('once')) : resolve)).finally(() => {
      running -= 1
    })
  }
  const woken = startRounds('a chore', 3_600_000, work, { error: (fault: unknown) => faults.push(fault) } as never)
  woken.wake()
  woken.wake()
  expect(rounds).toBe(1)
  ends[0]?.()
  await expect.poll(() => rounds).toBe(2)
  expect([most, faults.length]).toEqual([1, 1])
  const stopping = woken.stop()
  ends[1]?.()
  await stopping
  woken.wake()
  expect(rounds).toBe(2)
})
