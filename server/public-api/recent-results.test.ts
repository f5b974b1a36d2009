import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRecentResults } from './recent-results.ts'

describe('results that were read a moment ago', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const result = { sheets: [], tables: [] }
  const maker = (size: number) => vi.fn(async () => ({ result, size }))

  it('are made once, and anew when their time is over or they were forgotten', async () => {
    const recent = createRecentResults()
    const make = maker(10)
    await recent.get('a', make)
    expect(await recent.get('a', make)).toBe(result)
    expect(make).toHaveBeenCalledTimes(1)
    recent.forget('a')
    await recent.get('a', make)
    vi.advanceTimersByTime(31_000)
    await recent.get('a', make)
    expect(make).toHaveBeenCalledTimes(3)
  })

  it('take no more memory than they may: the oldest goes first, and what is too large is not kept', async () => {
    const recent = createRecentResults()
    const [first, second, huge] = [maker(5_000_000), maker(5_000_000), maker(50_000_000)]
    await recent.get('first', first)
    await recent.get('second', second)
    await recent.get('huge', huge)
    await recent.get('second', second)
    await recent.get('first', first)
    await recent.get('huge', huge)
    expect([first, second, huge].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 2])
  })

  it('are not remembered as missing', async () => {
    const recent = createRecentResults()
    expect(await recent.get('a', async () => null)).toBeNull()
    expect(await recent.get('a', maker(1))).toBe(result)
  })
})
