import { describe, expect, it } from 'vitest'
import { PageRange, pagesOf } from './conversions.ts'

describe('page ranges', () => {
  it('name pages in order and once', () => {
    expect(pagesOf('7, 1-3, 2', 10)).toEqual([1, 2, 3, 7])
  })

  it('mean all pages when empty', () => {
    expect(pagesOf('', 3)).toEqual([1, 2, 3])
  })

  it.each(['0', '4', '3-2', '2-9'])('refuse %s in a file of three pages', (range) => {
    expect(() => pagesOf(range, 3)).toThrow(RangeError)
  })

  it.each(['a', '1-', '1;2', '-3'])('are not written like %s', (range) => {
    expect(PageRange.safeParse(range).success).toBe(false)
  })
})
