import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { earlyAfterMs, shownEarly } from './early-showing.ts'

describe('pages that are shown early', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
  afterEach(() => void vi.useRealTimers())
  const journal: string[] = []
  const page = (number: number) => [async () => void journal.push(`write ${number}`), () => void journal.push(`tell ${number}`)] as const
  beforeEach(() => void journal.splice(0))

  it('are told and not written when the document ends in the first moment', async () => {
    const shown = shownEarly(performance.now())
    await shown.add(...page(1))
    await shown.add(...page(2))
    expect(journal).toEqual([])
    await shown.end()
    expect(journal).toEqual(['tell 1', 'tell 2'])
  })

  it('are written before they are told once the moment is over, also when no other page follows', async () => {
    const shown = shownEarly(performance.now())
    await shown.add(...page(1))
    await vi.advanceTimersByTimeAsync(earlyAfterMs)
    expect(journal).toEqual(['write 1', 'tell 1'])
    await shown.add(...page(2))
    expect(journal).toEqual(['write 1', 'tell 1', 'write 2', 'tell 2'])
  })

  it('are neither written nor told of a job that has failed', async () => {
    const shown = shownEarly(performance.now())
    await shown.add(...page(1))
    shown.stop()
    await vi.advanceTimersByTimeAsync(earlyAfterMs)
    expect(journal).toEqual([])
  })
})
