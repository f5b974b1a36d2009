import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditsForAmount, packages } from './prices.ts'

describe('credits for an amount', () => {
  it('gives each package its own credits at its own price', () => {
    for (const { priceMinor, credits } of packages) expect(creditsForAmount(priceMinor)).toBe(credits)
  })

  it('buys 105 credits a dollar below the professional price, rounded down', () => {
    expect(creditsForAmount(100)).toBe(105)
    expect(creditsForAmount(1999)).toBe(2098)
    expect(creditsForAmount(4499)).toBe(4723)
  })

  it('never gives fewer credits for more money', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 100_000 }), (amount) => {
        expect(creditsForAmount(amount + 1)).toBeGreaterThanOrEqual(creditsForAmount(amount))
      }),
      { seed: 7 },
    )
  })

  it('never rewards splitting a purchase in two', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 100_000 }), fc.integer({ min: 100, max: 100_000 }), (a, b) => {
        expect(creditsForAmount(a) + creditsForAmount(b)).toBeLessThanOrEqual(creditsForAmount(a + b))
      }),
      { seed: 7 },
    )
  })

  it('refuses fractions of a cent', () => {
    expect(() => creditsForAmount(100.5)).toThrow(RangeError)
  })
})
