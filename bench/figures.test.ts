import { expect, test } from 'vitest'
import { figuresOf, spread } from './figures.ts'

test('median and 95th percentile are values that occurred', () => {
  expect(spread([5, 1, 4, 2, 3], 1)).toEqual({ median: 3, p95: 5 })
  expect(
    spread(
      Array.from({ length: 100 }, (_, index) => index + 1),
      0,
    ),
  ).toEqual({ median: 50, p95: 95 })
  expect(spread([], 1)).toEqual({ median: 0, p95: 0 })
})

test('refused documents are counted by code and cost nothing', () => {
  const figures = figuresOf([
    { kind: 'done', pages: 4, wallMs: 400, cpuSeconds: 0.2, peakBytes: 200_000_000 },
    { kind: 'refused', code: 'damaged-file' },
    { kind: 'refused', code: 'damaged-file' },
  ])
  expect(figures).toEqual({
    cases: 3,
    failures: { 'damaged-file': 2 },
    pages: 4,
    cpuSecondsPerPage: { median: 0.05, p95: 0.05 },
    wallMsPerPage: { median: 100, p95: 100 },
    peakMegabytes: 200,
  })
})
