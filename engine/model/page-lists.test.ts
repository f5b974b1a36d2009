import { expect, test } from 'vitest'
import { arePages } from './page-lists.ts'

test('a page, a range, several of them and those of a preface are pages, and one that goes on behind a line too', () => {
  expect(['7', '.10', '12,14–19', '129–132', '130–', '265,', 'xiv'].filter((text) => !arePages(text))).toEqual([])
  expect(['4.50', '€7', '12345', '3.4.1', 'page', '–5', ',7', ''].filter(arePages)).toEqual([])
})

test('a long row of digits is none, and is told so at once', () => {
  expect(arePages(`${'1'.repeat(100_000)}x`)).toBe(false)
  expect(arePages(`${'1,'.repeat(50_000)}x`)).toBe(false)
})
