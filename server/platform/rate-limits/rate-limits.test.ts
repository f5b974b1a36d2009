import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { turnableClock } from '../clock/index.ts'
import { describeOnEachDatabase } from '../database/testing.ts'
import { createSecrets } from '../secrets/index.ts'
import { createRateLimits } from './index.ts'

const secrets = createSecrets({ secret: 'a secret of the tests', previousSecret: null })
const rate = { points: 100, windowMs: 60_000 }

describeOnEachDatabase('rate limits', (database) => {
  const limits = (clock = turnableClock()) => createRateLimits({ queries: database().kysely, clock, secrets })

  it('let exactly the allowed number of 300 parallel requests through, counted by two instances', async () => {
    const both = [limits(), limits()]
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, index) => both[index % 2]?.consume('api-minute', 'key of the parallel test', rate)),
    )
    expect(answers.filter((answer) => answer?.allowed)).toHaveLength(100)
  })

  it('say how many are left and when the window ends, and begin a new window then', async () => {
    const clock = turnableClock()
    const counted = limits(clock)
    expect(await counted.consume('r', 'a', { points: 2, windowMs: 60_000 })).toEqual({
      allowed: true,
      limit: 2,
      remaining: 1,
      resetSeconds: 60,
      windowSeconds: 60,
    })
    await counted.consume('r', 'a', { points: 2, windowMs: 60_000 })
    clock.turn(20_500)
    expect(await counted.consume('r', 'a', { points: 2, windowMs: 60_000 })).toMatchObject({
      allowed: false,
      remaining: 0,
      resetSeconds: 40,
    })
    clock.turn(39_500)
    expect(await counted.consume('r', 'a', { points: 2, windowMs: 60_000 })).toMatchObject({ allowed: true, remaining: 1 })
  })

  it('wait for no disk', async () => {
    const { rows } = await sql`select relpersistence as kind from pg_class where relname = 'rate_counters'`.execute(database().kysely)
    expect(rows).toEqual([{ kind: 'u' }])
  })

  it('take back what turned out not to count', async () => {
    const counted = limits()
    const one = { points: 1, windowMs: 60_000 }
    await counted.takeBack('taken', 'a')
    await counted.consume('taken', 'a', one)
    await counted.takeBack('taken', 'a')
    expect((await counted.consume('taken', 'a', one)).allowed).toBe(true)
    expect((await counted.consume('taken', 'a', one)).allowed).toBe(false)
  })

  it('keep rules and subjects apart, look without counting, and forget', async () => {
    const counted = limits()
    await counted.consume('one', 'a', { points: 1, windowMs: 60_000 })
    expect((await counted.look('one', 'a', { points: 1, windowMs: 60_000 })).allowed).toBe(false)
    expect((await counted.look('one', 'b', { points: 1, windowMs: 60_000 })).allowed).toBe(true)
    expect((await counted.look('two', 'a', { points: 1, windowMs: 60_000 })).allowed).toBe(true)
    await counted.forget('one', 'a')
    expect((await counted.look('one', 'a', { points: 1, windowMs: 60_000 })).allowed).toBe(true)
  })

  it('do not stay stuck when the clock is set back an hour', async () => {
    const clock = turnableClock()
    const counted = limits(clock)
    await counted.consume('r', 'set back', { points: 1, windowMs: 60_000 })
    clock.turn(-3_600_000)
    expect((await counted.consume('r', 'set back', { points: 1, windowMs: 60_000 })).allowed).toBe(true)
  })

  it('keep no address readable', async () => {
    await limits().consume('r', '198.51.100.7', rate)
    const rows = await database().kysely.selectFrom('rateCounters').select('name').execute()
    expect(rows.some(({ name }) => name.includes('198.51.100.7'))).toBe(false)
    expect(rows.length).toBeGreaterThan(0)
  })

  it('sweep counters whose window is over', async () => {
    const clock = turnableClock(new Date('2030-01-01T00:00:00Z'))
    const counted = limits(clock)
    await counted.consume('r', 'swept', { points: 1, windowMs: 1000 })
    clock.turn(1000)
    expect(await counted.sweep()).toBeGreaterThanOrEqual(1)
  })
})
