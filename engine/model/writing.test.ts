import { describe, expect, it } from 'vitest'
import { median, middleOf } from './writing.ts'

const byPlace = (numbers: readonly number[], index: number) => numbers.toSorted((a, b) => a - b)[index]

describe('the middle of numbers', () => {
  it('is the same for a few, put in order one by one, as for many, sorted as a list', () => {
    for (const count of [1, 2, 3, 7, 24, 25, 100]) {
      const numbers = Array.from({ length: count }, (_, at) => ((at * 7919) % 101) / 4 - 12)
      for (let index = 0; index < count; index++) expect(middleOf(numbers, index)).toBe(byPlace(numbers, index))
    }
  })

  it('is the upper of the two where there is none, and what was asked for where there are no numbers', () => {
    expect(median([4, 1, 3, 2], 0)).toBe(3)
    expect(median([], 12)).toBe(12)
  })
})
